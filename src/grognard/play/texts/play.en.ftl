# What Grognard says about any game.

actor-chance = Chance

## What is done, asked and told

did = { $actor }: { $what }
did-secret = { $actor }: { $what } (hidden)
ask = { $actor } to decide: { $what }

cited = { $text } ({ $clause })
cited-numbers = { $text } ({ $clause }: { $numbers })
refused = Not allowed. { $reason }
refused-rule = Not allowed. { $reason } The rule: “{ $rule }”

note-GG-turn-1 = The decision is with { $seat }.

## Sums: “4 dice at 1 hex (…), −1 woods (…): 3 dice”

sum = { $terms }: { $total }
sum-term = { $value } { $term } ({ $clause })
sum-bare = { $value } ({ $clause })
sum-next = { "; " }

## How a match ends

result-open = The match is not over.
result-drawn = The match is drawn. { $scores } ({ $clause })
result-won = Victory: { $winner }. { $scores } ({ $clause })

## Forecasts

forecast = { $name }: { $mean } on average ({ $odds })
forecast-sampled = { $name }: about { $mean } ± { $margin } on average ({ $odds })
forecast-odds = { $value }: { $percent }%
forecast-assumed = Assuming the usual answer to: { $verbs }

## Measures of the open table

measure-inches = { $value }″
measure-cm = { $value } cm
measure-degrees = { $value }°
place-point = { $x } east, { $y } north
place-pose = { $x } east, { $y } north, facing { $bearing }
way-then = { ", then " }

## Hints: what speaks for a choice

hint-expected = To be expected on average: { $means }.
hint-mean = { $name } ({ $mean })
hint-threatens = It threatens { $names } next turn.
hint-threatened = It could be attacked there by { $names }.
hint-more = { $count } more
hint-sum = The sum: { $sum }.
hint-because = Why: { $reasons }.
hint-against = Against it: { $reasons }.
hint-then = Then, for instance: { $plan }
hint-even = Hardly better or worse than the others.

reason-term-area = { $sign ->
    [more] the area promises much
   *[less] the area promises little
}
reason-term-attack = { $sign ->
    [more] a stronger attack
   *[less] a weaker attack
}
reason-term-battle = { $sign ->
    [more] a good chance in battle
   *[less] a poor chance in battle
}
reason-term-camp = { $sign ->
    [more] the camp stands better
   *[less] the camp stands worse
}
reason-term-card = { $sign ->
    [more] the card does much now
   *[less] the card is worth more later
}
reason-term-charge = { $sign ->
    [more] the charge should succeed
   *[less] the charge is a risk
}
reason-term-danger = { $sign ->
    [more] less danger
   *[less] more danger
}
reason-term-first = { $sign ->
    [more] the most urgent comes first
   *[less] something else is more urgent
}
reason-term-follow = { $sign ->
    [more] the unit keeps up with the others
   *[less] the unit has little to gain
}
reason-term-forecast = { $sign ->
    [more] the odds are good
   *[less] the odds are poor
}
reason-term-front = { $sign ->
    [more] troops where they are needed
   *[less] troops away from where they are needed
}
reason-term-garrison = { $sign ->
    [more] the place stays guarded
   *[less] a place is left with fewer guards
}
reason-term-ground = { $sign ->
    [more] better ground
   *[less] worse ground
}
reason-term-group = { $sign ->
    [more] others can act with it
   *[less] few can act with it
}
reason-term-hand = { $sign ->
    [more] good cards stay in the hand
   *[less] a good card leaves the hand
}
reason-term-initiative = { $sign ->
    [more] a move that needs no order
   *[less] little is gained by moving now
}
reason-term-lead = { $sign ->
    [more] there is most to do there
   *[less] there is little to do there
}
reason-term-letters = { $sign ->
    [more] an order is kept for later
   *[less] it costs an order
}
reason-term-losses = { $sign ->
    [more] it costs the enemy more
   *[less] it costs own strength
}
reason-term-march = { $sign ->
    [more] the march leads where it counts
   *[less] the march gains little
}
reason-term-morale = { $sign ->
    [more] morale rises
   *[less] morale suffers
}
reason-term-order = { $sign ->
    [more] the order of play suits
   *[less] the order of play does not suit
}
reason-term-orders = { $sign ->
    [more] the units ordered can do much
   *[less] the units ordered can do little
}
reason-term-place = { $sign ->
    [more] the unit stands better
   *[less] the unit stands worse
}
reason-term-position = { $sign ->
    [more] a better position afterwards
   *[less] a worse position afterwards
}
reason-term-prize = { $sign ->
    [more] a prize is near
   *[less] a prize is given up
}
reason-term-rally = { $sign ->
    [more] a worn unit recovers
   *[less] there is little to rally
}
reason-term-reach = { $sign ->
    [more] more targets in reach
   *[less] fewer targets in reach
}
reason-term-ride = { $sign ->
    [more] the commander is where he is needed
   *[less] the commander is too far off
}
reason-term-shot = { $sign ->
    [more] a shot worth its powder
   *[less] a shot of little use
}
reason-term-stake = { $sign ->
    [more] there is much to win in this battle
   *[less] there is too much to lose in this battle
}
reason-term-supply = { $sign ->
    [more] troops are fed
   *[less] supply suffers
}
reason-term-time = { $sign ->
    [more] it saves time
   *[less] it takes time
}
reason-term-unit = { $sign ->
    [more] the unit has something to do
   *[less] the unit has little to do
}
reason-term-work = { $sign ->
    [more] the work pays
   *[less] the work pays little
}

## The review of a match

review-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
review-mistake = { review-turn }, { $seat }: { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} of the chance to win given away.
review-played = Played: { $choice }
review-better = Better: { $choice }
review-against = Against the choice made: { $reasons }.
review-lucky = { review-turn }, { $side }: { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} of good luck.
review-unlucky = { review-turn }, { $side }: { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} of bad luck.

## What is wrong with a roster

finding-near = Did you mean “{ $near }”?
finding-number = Between { $lowest } and { $highest }, not { $got }.
finding-name = A name has at most { $most } letters, on one line.
finding-no-army = There is no army list “{ $word }”.
finding-no-profile = There is no unit “{ $word }” in this list.
finding-not-listed = “{ $word }” is not in the list of this army.
finding-size = “{ $word }” does not come in this size, only as: { $sizes }.
finding-no-brigade = The army has no brigade: add one.
finding-brigades = { $got } brigades are too many: { $most } at most.
finding-no-unit = The brigade has no unit: add one, or remove the brigade.
finding-units = { $got } units are too many: { $most } at most.
finding-limit = The army has { $total } points, { $over } above its limit.
finding-no-text = This is no text file: save it as UTF-8.
finding-too-large = The file is too large for a roster: { $most } kB at most.
finding-no-list = The catalogue of this roster has no army list here; there are: { $all }.
finding-no-profile-for = There is no profile for “{ $word }” in the army list.
finding-no-force = There is no force in this roster.
finding-archive = The archive cannot be read: it must hold one .ros file.
finding-no-roster = This is no roster that can be read: save it from BattleScribe as .ros or .rosz.
finding-line = Line { $line }: { $said }

## What programs that play do wrong

program-unstarted = it cannot be started: { $error }
program-late = it did not answer in time
program-silent = it closed its output
program-ended = it ended with exit code { $code }
program-killed = it was ended by { $signal }
program-long-line = it wrote a line of more than { $most } bytes
program-verbose = it wrote { $most } lines without an answer
program-astray = it wrote "{ $word }" where "{ $verb }" was waited for
program-unread = it chose "{ $choice }": { $error }
program-illegal = it chose "{ $choice }", which is not legal ({ $clause })
