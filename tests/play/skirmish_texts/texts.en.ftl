side-red = Red
side-blue = Blue
unit-infantry = { $side } infantry { $number }
card-volley = Volley
face-hit = hit
face-flag = flag

do-battle = { $piece } attacks { $piece2 }.
do-battle-pass = { $actor } is done.
do-roll = { $actor } rolls { $count ->
    [one] one die
   *[other] { $count } dice
}: { $face }.
do-roll-pass = Nothing is rolled.
do-retreat = { $piece } falls back to { $hex }.
do-draw-secret = { $actor } draws a card.
ask-battle = { $actor }: which unit battles?

note-SK-dice-1 = So many dice by range.
    .term = by range
    .sum = dice
note-SK-woods-1 = The woods protect.
    .term = woods
    .sum = dice
note-SK-hit-1 = { $piece } loses { $number ->
    [one] a figure
   *[other] { $number } figures
}.
note-SK-battle-3 = { $piece } is too far away.
    .refusal = { $piece } is { $number } hexes away, { $number2 } at most.
note-SK-hit-2 = { $hexagon } is a variable that nobody gives.

sum-dice = { $number ->
    [one] one die
   *[other] { $number } dice
}
tally-hits = Figures lost by the enemy
verb-retreat = the way of a retreat
