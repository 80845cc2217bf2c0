# Battle Cry in English: what things are called, what is asked, what is done, and what the rules say of it.

## Sides

side-usa = Union
side-csa = Confederacy
seat-usa = the Union
seat-csa = the Confederacy

# Who acts and whose it is, at the beginning of a sentence and within it.
Actor = { $actor_id ->
    [usa] The Union
   *[csa] The Confederacy
}
Side = { $side_id ->
    [usa] The Union
   *[csa] The Confederacy
}
side = { $side_id ->
    [usa] the Union
   *[csa] the Confederacy
}
of-side = { $side_id ->
    [usa] Union
   *[csa] Confederate
}

## Pieces

unit-infantry = { of-side } infantry { $number }
unit-cavalry = { of-side } cavalry { $number }
unit-artillery = { of-side } artillery { $number }
unit-horse_artillery = { of-side } horse artillery { $number }
unit-cadets = { of-side } VMI infantry { $number }
unit-general = { of-side } general { $number }

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery
arm-general = general

type-infantry = infantry
type-cavalry = cavalry
type-artillery = artillery
type-horse_artillery = horse artillery
type-cadets = VMI cadets
type-general = general

badge-ordered = ordered
badge-moved = has moved
badge-battled = has battled
badge-attached = attached

## Lines on the map

line-fire = Fire

## The board

section-left = left flank
section-center = centre
section-right = right flank

on-section = { $section_id ->
    [left] on the left flank
    [center] in the centre
   *[right] on the right flank
}
on-sections = { on-section }{ $section2_id ->
    [left] {" "}and on the left flank
    [center] {" "}and in the centre
    [right] {" "}and on the right flank
   *[none] {""}
}
by-section = { $section_id ->
    [left] {" "}on the left flank
    [center] {" "}in the centre
    [right] {" "}on the right flank
   *[none] {""}
}

facing-n = north
facing-ne = north-east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-nw = north-west
facing-e = east
facing-w = west

terrain-clear = clear ground
terrain-woods = woods
terrain-orchard = orchard
terrain-hill = hill
terrain-town = town
terrain-homestead = homestead
terrain-waterway = waterway
terrain-bridge = bridge
terrain-field = field
terrain-rough = rough terrain

work-fence2 = fence
work-fence3 = long fence
work-fieldwork = fieldwork
work-entrenchment = entrenchment

marker-goal_usa = Union objective
marker-goal_csa = Confederate objective
goal-hold = objective to hold
goal-capture = objective to capture
goal-start = start-of-turn objective

track-flags = Victory flags
track-pile = Draw pile
track-tokens = Works in supply

## The turn

phase-card = play a card
phase-order = order units
phase-move = move
phase-battle = battle
phase-draw = draw a card

face-infantry = infantry
face-cavalry = cavalry
face-artillery = artillery
face-flag = flag
face-swords = crossed swords

alone-together = with its general
alone-alone = without its general

penalty-nothing = nothing
penalty-pass = a turn without orders
penalty-hand = a smaller hand

## Counting

hexes = { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
flags = { $number ->
    [one] 1 flag
   *[other] { $number } flags
}
figures = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
sum-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
sum-ignore = { $number ->
    [one] 1 flag may be ignored
   *[other] { $number } flags may be ignored
}

tally-lost = Figures lost by the enemy
tally-own_lost = Figures lost
tally-flags = Flags won
tally-own_flags = Flags won by the enemy
tally-retreated = Enemy pieces thrown back

## Cards

card-scout_left = Scout Left
card-scout_left-text = 1 order on the left flank. At the end of the turn draw two cards and keep one of them.
card-scout_center = Scout Center
card-scout_center-text = 1 order in the centre. At the end of the turn draw two cards and keep one of them.
card-scout_right = Scout Right
card-scout_right-text = 1 order on the right flank. At the end of the turn draw two cards and keep one of them.
card-probe_left = Probe Left
card-probe_left-text = 2 orders on the left flank.
card-probe_center = Probe Center
card-probe_center-text = 2 orders in the centre.
card-probe_right = Probe Right
card-probe_right-text = 2 orders on the right flank.
card-attack_left = Attack Left
card-attack_left-text = 3 orders on the left flank.
card-attack_center = Attack Center
card-attack_center-text = 3 orders in the centre.
card-attack_right = Attack Right
card-attack_right-text = 3 orders on the right flank.
card-assault_left = Assault Left
card-assault_left-text = Every unit and every general on the left flank is ordered.
card-assault_center = Assault Center
card-assault_center-text = Every unit and every general in the centre is ordered.
card-assault_right = Assault Right
card-assault_right-text = Every unit and every general on the right flank is ordered.
card-skirmish = Skirmish
card-skirmish-text = 1 order on each flank and 1 in the centre.
card-general_advance = General Advance
card-general_advance-text = 2 orders on each flank and 2 in the centre.
card-pincer = Pincer Movement
card-pincer-text = 2 orders on the left flank and 2 on the right flank.
card-all_out_offensive = All-Out Offensive
card-all_out_offensive-text = Your whole army is ordered.
card-battle_cry = Battle Cry!
card-battle_cry-text = Your infantry and cavalry next to an enemy are ordered. They stay where they are and battle with 1 extra die.
card-bombard = Bombard
card-bombard-text = All your artillery is ordered: each unit battles twice, or moves up to 3 hexes.
card-cavalry_charge = Cavalry Charge
card-cavalry_charge-text = All your cavalry is ordered and battles with 1 extra die.
card-construct_fieldworks = Construct Fieldworks
card-construct_fieldworks-text = Put up to three fieldworks where your units stand, each facing as you like. No orders.
card-counterattack = Counterattack
card-counterattack-text = Becomes the card that your opponent has just played, left and right exchanged.
card-fight_back = Fight Back
card-fight_back-text = On the enemy’s turn: a unit that was attacked and has held its ground battles its attacker at once.
card-forced_march = Forced March
card-forced_march-text = All your infantry in one section is ordered: it moves up to 2 hexes and may still battle.
card-hit_and_run = Hit and Run
card-hit_and_run-text = All your cavalry and your generals are ordered. After the battles the cavalry may move a second time.
card-leadership = Leadership
card-leadership-text = All your generals are ordered, and the units they stay with. Infantry and cavalry with a general battle with 1 extra die.
card-rally = Rally
card-rally-text = Roll a die for each card in your hand, this one included. Arms and crossed swords bring lost figures back; the units restored are ordered.
card-sharpshooters = Sharpshooters
card-sharpshooters-text = Aim at one enemy general, even with a unit, within 4 hexes and in sight of your infantry. Three dice: crossed swords eliminate him.
card-short_supply = Short Supply
card-short_supply-text = Choose any unit on the board: its owner puts it back on his own edge, in the same section. No orders.

## Options

option-older_generals = Older generals
option-older_generals-text = Infantry and cavalry with a general battle with 1 extra die, as in the first edition.
option-older_artillery = Older artillery
option-older_artillery-text = Artillery units have 2 figures, as in the first edition.
option-hill_plain = Plain hills
option-hill_plain-text = A hill gives no cover against an attacker on a hill, at any distance.
option-edge_figures = Last stand at the edge
option-edge_figures-text = A unit on its own edge row loses a figure for each flag instead of being driven off the board.
option-allout_pass = Breathless offensive
option-allout_pass-text = After an All-Out Offensive the player gives no orders on his next turn; he exchanges one card instead.
option-allout_hand = Costly offensive
option-allout_hand-text = After an All-Out Offensive the player draws no card: his hand is one card smaller from then on, but never below 3.
option-allout_choice = Offensive at the enemy’s price
option-allout_choice-text = After an All-Out Offensive the opponent chooses: a turn without orders or a smaller hand.
option-turn_cap = Last turn
option-turn_cap-text = The battle stops after so many player turns; the side with more flags wins. 0 means no limit.
option-no_ground_after_counterattack = No ground after Counterattack
option-no_ground_after_counterattack-text = Units ordered by Counterattack may not take ground.
option-los_both_sides = Stricter sight
option-los_both_sides-text = A line of sight along the sides of hexes is blocked once something blocks anywhere on its left and anywhere on its right.

## What is asked

ask-card = { Actor }: which card is played?
ask-discard = { Actor }: which card is discarded?
ask-penalty = { Actor }: what shall the All-Out Offensive cost the enemy?
ask-draw = { Actor } draws a card: which one is it?
ask-keep = { Actor }: which of the two cards is kept?
ask-section = { Actor }: in which section does the infantry march?
ask-order = { $number2 ->
    [one] { orders-left }
    [other] { orders-left }
   *[none] { Actor }: which unit receives the one order?
}
orders-left = { Actor }: who receives an order? Orders left: left flank { $number }, centre { $number2 }, right flank { $number3 }.
ask-move = { $number ->
    [0] { Actor }: who moves, and where to?
   *[other] { Actor }: which cavalry moves a second time, and where to?
}
ask-battle = { Actor }: who battles whom?
ask-roll = { $number ->
    [one] { $piece } against { $piece2 }, 1 die: what does it show?
   *[other] { $piece } against { $piece2 }, { $number } dice: what do they show?
}
ask-ignore = { $number2 ->
    [one] { Actor }: one flag against { $piece }. Is it ignored?
   *[other] { Actor }: { $number2 } flags against { $piece }. How many are ignored, { $number3 } at most?
}
ask-retreat = { $number ->
    [one] { Actor }: where does { $piece } retreat to?
   *[other] { Actor }: where does { $piece } retreat to? { $number } flags are still to be obeyed.
}
ask-advance = { Actor }: does { $piece } advance to { $hex2 }?
ask-answer = { Actor }: does { $piece } fight back against { $piece2 }?
ask-dig = { $count ->
    [0] { Actor }: where is a fieldwork built, and which way does it face?
   *[other] { Actor }: where is the next fieldwork built, and which way does it face?
}
ask-rally = { Actor } rolls the Rally dice, { $number } in all: what do they show?
ask-restore = { Actor }: which unit regains a figure by the die “{ $face }”?
ask-mark = { Actor }: which general do the sharpshooters aim at?
ask-marksmen = The sharpshooters fire at { $piece } with { $number } dice: what do they show?
ask-cut = { Actor }: which unit runs short of supply?
ask-withdraw = { Actor }: which hex of its own edge does { $piece } go back to?

# What a button says for choosing nothing more.
pass-order = No more orders
pass-move = No more moves
pass-battle = No more battles
pass-advance = Hold the ground
pass-answer = No answer
pass-dig = No more works

# The answers that a forecast takes for granted.
verb-card = the card
verb-discard = the discard
verb-penalty = the price of the offensive
verb-keep = the card kept
verb-section = the section
verb-order = the orders
verb-move = the moves
verb-battle = the battles
verb-ignore = the flags ignored
verb-retreat = the way of the retreat
verb-advance = taking ground
verb-answer = Fight Back
verb-dig = the fieldworks
verb-restore = the figures restored
verb-mark = the general aimed at
verb-cut = the unit short of supply
verb-withdraw = where it goes back to

## What is done

do-card = { Actor } plays “{ $card }”.
do-discard = { Actor } discards “{ $card }”.
do-penalty = { Actor } names the price of the All-Out Offensive: { $penalty }.
do-draw = { Actor } draws “{ $card }”.
do-draw-secret = { Actor } draws a card.
do-keep = { Actor } keeps “{ $card }”.
do-keep-secret = { Actor } keeps one card of the two.
do-section = { Actor } marches { on-section }.
do-order = { $piece } is ordered{ by-section }.
do-order-pass = { Actor } gives no more orders.
do-move = { $alone_id ->
    [alone] { $piece } moves to { $hex } without its general.
   *[other] { $piece } moves to { $hex }.
}
do-move-pass = { Actor } moves no more.
do-battle = { $piece } attacks { $piece2 }.
do-battle-pass = { Actor } attacks no more.
do-roll = { Actor } rolls { dice }: { $face }.
do-ignore = { $number ->
    [0] { Actor } ignores no flag.
   *[other] { Actor } ignores { flags }.
}
do-retreat = { $piece } falls back to { $hex }.
do-advance = { $piece } takes the ground at { $hex }.
do-advance-pass = { $piece } does not advance.
do-answer = { Actor } plays “{ $card }”: { $piece } turns on { $piece2 }.
do-answer-pass = { Actor } does not fight back.
do-dig = { Actor } builds a fieldwork at { $hex }, facing { $facing }.
do-dig-pass = { Actor } builds no more.
do-rally = { Actor } rolls { dice } to rally: { $face }.
do-restore = { $piece } regains a figure.
do-mark = The sharpshooters aim at { $piece }.
do-marksmen = { Actor } rolls { dice }: { $face }.
do-cut = { $piece } runs short of supply.
do-withdraw = { $piece } goes back to { $hex }.

## What the rules say: the turn and its cards

note-BC-seq-1 = Turn { $number }: { side } to play.
note-BC-card-1 =
    .refusal = “{ $card }” is not in the hand.
note-BC-card-2 =
    .refusal = { $piece } stands { on-sections }, to which the card gives no orders.
note-BC-card-4 = “{ $card }” finds nobody to order.
note-BC-card-5 =
    .refusal = Nobody passes: a card must be played.
note-BC-card-6 =
    .refusal = “{ $card }” answers a battle of the enemy; it is not played on one’s own turn.
note-BC-card-7 =
    .refusal = One of the three sections must be named.
note-BC-card-10 = { Side } holds no card to play and discards one instead.
    .refusal = A card of the hand must be discarded.
note-BC-info-3 = “{ $card }” is discarded face up.
note-BC-draw-3 = The discard pile is shuffled: { $number ->
    [one] 1 card becomes
   *[other] { $number } cards become
} the new draw pile.
note-BC-draw-4 = { Side } draws first, for the Fight Back.
note-BC-scout-2 = After the Scout { side } draws two cards and keeps one.
    .refusal = One of the two cards drawn must be kept.
note-BC-counter-2 = It copies “{ $card }” and counts as “{ $card2 }”.
note-BC-var-5 = After the All-Out Offensive { side } gives no orders: one card is exchanged instead.
note-BC-var-6 = After the All-Out Offensive { side } draws no card and goes on with { $number }.
note-BC-var-7 =
    .refusal = There are two prices to choose from: a turn without orders or a smaller hand.

instead = one order to any unit instead
note-BC-cry-3 = No infantry or cavalry is next to an enemy: { instead }.
note-BC-bombard-6 = There is no artillery: { instead }.
note-BC-charge-2 = There is no cavalry: { instead }.
note-BC-construct-6 = No fieldwork can be built: { instead }.
note-BC-counter-6 = There is no card to copy: { instead }.
note-BC-march-4 = There is no infantry: { instead }.
note-BC-hitrun-7 = There is no cavalry: { instead }.
note-BC-lead-6 = There is no general: { instead }.
note-BC-rally-5 = No unit has lost a figure: { instead }.
note-BC-sharp-5 = No enemy general is in the sights: { instead }.

## What the rules say: orders

note-BC-order-1 =
    .refusal = { $piece } is not one of the player’s own pieces still in play.
note-BC-order-2 =
    .refusal = { $piece } has no order and may not move.
note-BC-order-3 =
    .refusal = { $piece } already has an order this turn.
note-BC-order-4 =
    .refusal = The orders for this part of the field are all given: none is left for { $piece }.
note-BC-order-5 = { $number ->
    [one] 1 order remains unused.
   *[other] { $number } orders remain unused.
}
note-BC-order-6 =
    .refusal = For { $piece } a section is named only on a hex of two sections that both have an order left, and then one of these two.
note-BC-order-10 = The order is for { $piece } alone, not for his unit.
note-BC-order-13 = { $number ->
    [0] The card orders nobody.
    [one] The card orders 1 piece.
   *[other] The card orders { $number } pieces.
}
note-BC-subst-1 =
    .refusal = The one order is for a unit, and { $piece } is a general.
note-BC-lead-2 = { $piece } is ordered with its general.
note-BC-lead-5 = { $piece } loses its order: its general has left.
note-BC-lead-7 =
    .refusal = Under Leadership a unit and its general act together: { $piece } cannot part now.

## What the rules say: movement

# A piece that goes too far; without numbers: a unit that has moved too far to battle.
too-far = { $number ->
    [one] { far }
    [other] { far }
   *[none] { $piece } has moved too far to battle.
}
far = { $piece } would have to move { hexes } and may move { $number2 }.
note-BC-move-5 =
    .refusal = { too-far }
note-BC-move-6 =
    .refusal = { too-far }
note-BC-move-7 =
    .refusal = { $number ->
        [one] { far }
        [other] { far }
       *[none] { $piece } has moved and does not battle this turn.
    }
note-BC-gen-1 =
    .refusal = { far }
note-BC-horse-2 =
    .refusal = { far }
note-BC-horse-3 =
    .refusal = { $piece } has moved too far to battle.
note-BC-s11-2 =
    .refusal = { too-far }
note-BC-march-2 =
    .refusal = { too-far }
note-BC-bombard-2 =
    .refusal = { $number ->
        [one] { far }
        [other] { far }
       *[none] { $piece } either battles twice or moves, and has done so.
    }
note-BC-move-3 =
    .refusal = { $piece } has already moved this turn.
note-BC-move-4 =
    .refusal = { $piece } has no order and may not move.
note-BC-move-8 =
    .refusal = { $piece } finds no open way to { $hex }.
note-BC-move-11 =
    .refusal = Another friendly unit stands at { $hex }, in the way of { $piece }.
note-BC-move-12 =
    .refusal = An enemy unit stands at { $hex }: { $piece } may not enter.
note-BC-move-13 =
    .refusal = An enemy general stands at { $hex }: { $piece } may not enter.
note-BC-move-14 = { $piece2 } is now attached to { $piece }.
    .refusal = A lone general on the way would stop { $piece }.
note-BC-move-15 =
    .refusal = { $piece } has its general with it, and another one stands at { $hex }.
note-BC-march-3 =
    .refusal = A lone general on the way would stop { $piece } before { $hex }.
note-BC-gen-3 =
    .refusal = { $piece } has already moved this turn.
note-BC-gen-5 =
    .refusal = { $piece } has already moved with his unit.
note-BC-gen-7 = { $piece } is now attached to { $piece2 }.
note-BC-gen-8 =
    .refusal = The enemy stands at { $hex }: { $piece } may not enter.
note-BC-gen-9 = The ground at { $hex } stops { $piece }.
    .refusal = Ground on the way would stop { $piece } before { $hex }.
note-BC-gen-13 = { $piece } goes with it.
note-BC-gen-15 =
    .refusal = The general with { $piece } has already moved and stays behind.
note-BC-gen-16 = { $piece2 } stays behind alone.
note-BC-gen-17 =
    .refusal = There is already a general at { $hex }: { $piece } may not end there.
note-BC-gen-18 =
    .refusal = { $piece } leaves its general behind only if each of them has an order and he has not moved.
note-BC-hitrun-2 =
    .refusal = Only cavalry moves a second time, and { $piece } is none.
note-BC-woods-1 = The woods at { $hex } stop { $piece }.
    .refusal = Woods on the way would stop { $piece } before { $hex }.
note-BC-town-1 = The town at { $hex } stops { $piece }.
    .refusal = A town on the way would stop { $piece } before { $hex }.
note-BC-home-1 = The homestead at { $hex } stops { $piece }.
    .refusal = A homestead on the way would stop { $piece } before { $hex }.
note-BC-water-1 = The waterway at { $hex } stops { $piece }.
    .refusal = A waterway on the way would stop { $piece } before { $hex }.
note-BC-trench-1 = The entrenchment at { $hex } stops { $piece }.
    .refusal = An entrenchment on the way would stop { $piece } before { $hex }.
note-BC-rough-1 =
    .refusal = Nobody enters the rough terrain at { $hex }, not even { $piece }.
note-BC-s08-3 =
    .refusal = The river is closed at { $hex }: { $piece } must take the bridge.

## What the rules say: who battles whom

note-BC-battle-1 =
    .refusal = { $piece } has no order and may not battle.
note-BC-battle-3 =
    .refusal = { $piece } has already battled this turn.
note-BC-battle-5 =
    .refusal = { $piece } battles an enemy unit or a lone enemy general, one at a time.
note-BC-battle-6 =
    .refusal = { $piece } has an enemy unit next to it and may not battle { $piece2 }, { $number } hexes away.
    .line = With an enemy unit adjacent only adjacent enemies may be battled.
    .short = enemy adjacent
note-BC-battle-13 =
    .refusal = { $piece2 } is with a unit: { $piece } can only battle that unit.
note-BC-battle-14 =
    .refusal = The cover of { $piece2 } leaves { $piece } no die to roll.
    .short = cover
note-BC-gen-2 =
    .refusal = { $piece } is a general and does not battle.
note-BC-los-5 =
    .refusal = The ground at { $hex } blocks the line of sight.
    .short = the ground
note-BC-los-6 =
    .refusal = A unit at { $hex } blocks the line of sight.
    .short = a unit
note-BC-los-7 =
    .refusal = A general at { $hex } blocks the line of sight.
    .short = a general
note-BC-los-8 =
    .refusal = The line of sight is blocked on both of its sides, on one of them at { $hex }.
    .short = on both sides
note-BC-var-10 =
    .refusal = The line of sight is blocked on both of its sides, on one of them at { $hex }.
    .short = on both sides
note-BC-hill-4 =
    .refusal = The hill at { $hex } blocks the line of sight.
    .short = the hill
note-BC-hill-6 =
    .refusal = From lower ground nothing is seen beyond the hill at { $hex }.
    .short = the hill
note-BC-hill-7 = { $piece } fires over the friends at { $hex }.
note-BC-dice-7 =
    .refusal = Where it stands, { $piece } has no die against { $piece2 }.

## What the rules say: dice

# A target out of range.
out-of-range = { $number2 ->
    [one] { $piece } battles adjacent targets only, and this one is { hexes } away.
   *[other] { $piece } has a range of { $number2 } hexes, and the target is { hexes } away.
}
in-range = In range and in sight: { hexes } of { $number2 }.
note-BC-dice-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = for infantry at this range
    .sum = dice
note-BC-dice-2 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = for cavalry
    .sum = dice
note-BC-dice-3 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = for artillery at this range
    .sum = dice
note-BC-horse-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = for horse artillery at this range
    .sum = dice
note-BC-cadet-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = for the cadets at this range
    .sum = dice
note-BC-hill-8 =
    .term = for artillery on a hill at long range
    .sum = dice
note-BC-woods-2 =
    .refusal = { $piece } has just entered the woods and may not battle this turn.
    .term = just entered the woods
    .sum = dice
note-BC-woods-3 =
    .refusal = { $piece } has just entered the woods: { $piece2 } is too far away this turn.
    .term = just entered the woods
    .sum = dice
note-BC-town-2 =
    .refusal = { $piece } has just entered the town and may not battle this turn.
    .term = just entered the town
    .sum = dice
note-BC-town-3 =
    .refusal = { $piece } is in a town: { $piece2 } is too far away to be battled from there.
    .term = from a town
    .sum = dice
note-BC-town-4 =
    .refusal = { $piece } is in a town: { $piece2 } is too far away to be battled from there.
    .term = from a town
    .sum = dice
note-BC-home-2 =
    .refusal = { $piece } has just entered the homestead: { $piece2 } is too far away this turn.
    .term = just entered the homestead
    .sum = dice
note-BC-home-3 =
    .refusal = { $piece } has just entered the homestead: { $piece2 } is too far away this turn.
    .term = just entered the homestead
    .sum = dice
note-BC-home-4 =
    .refusal = { $piece } is at a homestead: it may not battle { $piece2 } this turn.
    .term = from a homestead
    .sum = dice
note-BC-water-2 =
    .term = from a waterway
    .sum = dice
note-BC-woods-5 =
    .term = target in woods
    .sum = dice
note-BC-orch-2 =
    .term = target in an orchard
    .sum = dice
note-BC-hill-2 =
    .term = target on a hill
    .sum = dice
note-BC-hill-3 =
    .term = { $number ->
        [0] target on an adjacent hill
       *[other] target on another hill
    }
    .sum = dice
note-BC-var-3 =
    .term = from hill to hill
    .sum = dice
note-BC-town-5 =
    .term = target in a town
    .sum = dice
note-BC-home-5 =
    .term = target at a homestead
    .sum = dice
note-BC-field-2 =
    .term = target in a field
    .sum = dice
note-BC-fence-2 =
    .term = target behind a fence
    .sum = dice
note-BC-fwork-2 =
    .term = behind a fieldwork
    .sum = { cover-or-flags }
note-BC-trench-3 =
    .term = behind an entrenchment
    .sum = { cover-or-flags }
note-BC-s10-1 = Devil’s Den stops { $piece }.
    .refusal = Devil’s Den stops { $piece }, which may not battle on the turn it enters.
    .term = Devil’s Den
    .sum = { cover-or-flags }
# Ground that takes dice off also lets flags be ignored: the one is below 0, the other above.
cover-or-flags = { $number ->
    [1] ignore
    [2] ignore
    [3] ignore
   *[other] dice
}
note-BC-cry-2 =
    .refusal = After a Battle Cry! nobody moves, not even { $piece }.
    .term = Battle Cry!
    .sum = dice
note-BC-charge-1 =
    .term = Cavalry Charge
    .sum = dice
note-BC-lead-3 =
    .term = Leadership
    .sum = dice
note-BC-var-1 =
    .term = general with the unit
    .sum = dice

## What the rules say: losses

hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
note-BC-hit-2 = { hits } on { $piece }.
note-BC-hit-3 = Crossed swords: { hits } on { $piece }.
note-BC-hit-6 = { $piece } is eliminated: 1 flag for { side }.
note-BC-hit-7 = { $number ->
    [one] 1 hit too many is lost.
   *[other] { $number } hits too many are lost.
}
note-BC-hit-8 = { $piece } is left alone.
note-BC-kgen-4 = { $piece } falls: 1 flag for { side }.

## What the rules say: retreat

note-BC-ret-4 =
    .refusal = Hex { $hex } is not one of the hexes behind { $piece }.
note-BC-ret-7 =
    .refusal = { $piece } must retreat as long as a hex behind it is open.
note-BC-ret-9 =
    .refusal = Hex { $hex } is impassable: { $piece } cannot retreat there.
note-BC-ret-10 =
    .refusal = A unit stands at { $hex }: { $piece } cannot retreat there.
note-BC-ret-11 =
    .refusal = An enemy general stands at { $hex }: { $piece } cannot retreat there.
note-BC-ret-12 = { $piece } finds { $piece2 } and holds{ $number ->
    [0] .
    [one] : 1 flag is cancelled.
   *[other] : { $number } flags are cancelled.
}
note-BC-ret-13 =
    .refusal = { $piece } has its general with it, and another one stands at { $hex }.
note-BC-ret-14 = { $piece } goes with it.
note-BC-ret-15 = { $piece } cannot fall back and loses { figures } instead.
note-BC-ret-16 = { $piece } is forced off the board.
note-BC-ret-17 = { $number ->
    [0] There is no flag left for { $piece } to obey.
    [one] 1 flag now applies to { $piece }.
   *[other] { $number } flags now apply to { $piece }.
}
note-BC-ret-18 = { $piece } passes through the friends at { $hex }.
note-BC-ret-19 = { $piece } is now attached to { $piece2 }.
note-BC-ret-20 =
    .refusal = { $piece } must obey every flag and may not stop on the way.
note-BC-ret-21 =
    .refusal = There is already a general at { $hex }: { $piece } cannot end his retreat there.
note-BC-ret-22 = { $piece } finds no way back.
note-BC-ret-25 =
    .term = thanks to the general
    .sum = ignore
note-BC-ret-26 =
    .term = by a general alone
    .sum = ignore
note-BC-ret-29 =
    .term = by the general left alone
    .sum = ignore
note-BC-s10-2 =
    .term = on Little Round Top
    .sum = ignore
note-BC-s12-1 =
    .term = on Snodgrass Hill
    .sum = ignore
note-BC-ret-27 =
    .refusal = { $piece } may ignore { flags } at most.
note-BC-ret-31 =
    .refusal = The enemy stands at { $hex }: { $piece } cannot retreat there.
note-BC-ret-32 =
    .refusal = By way of { $hex } { $piece } could not obey all the flags.
note-BC-var-4 = { $piece } stands on its own edge and loses { figures } instead of falling back.

## What the rules say: after a battle

note-BC-ground-1 =
    .refusal = { $piece } can only advance to { $hex }.
note-BC-ground-2 = { $piece } goes with it.
note-BC-ground-7 = { $piece2 } still stands there: { $piece } cannot take the ground.
note-BC-var-9 = Ordered by Counterattack, { $piece } may not take ground.
note-BC-fight-1 =
    .refusal = Only a “Fight Back” from the hand answers a battle.
note-BC-fight-8 = { $piece } was thrown back and has no second battle.
note-BC-fight-9 = { $piece } was thrown back and has no second move.

## What the rules say: tactic cards

note-BC-construct-1 =
    .refusal = At { $hex } there is no unit of the player, or it has just received a fieldwork.
note-BC-construct-4 =
    .refusal = A fieldwork covers two sides and faces one of six ways: n, ne, se, s, sw or nw.
note-BC-construct-8 =
    .refusal = At least one fieldwork is built, and none on a waterway or on rough terrain.
note-BC-rally-2 =
    .refusal = The figure goes to a damaged unit that this die may restore.
note-BC-rally-3 = No unit can use the die “{ $face }”.
note-BC-rally-4 = { $piece } is ordered.
note-BC-sharp-2 =
    .refusal = The sharpshooters aim at an enemy general within 4 hexes and in sight of their infantry.
note-BC-sharp-3 = { $number ->
    [0] They miss { $piece }.
   *[other] They hit { $piece }.
}
note-BC-supply-1 =
    .refusal = A unit on the board must be named.
note-BC-supply-2 =
    .refusal = Hex { $hex } does not lie in the section of { $piece }.
note-BC-supply-3 =
    .refusal = { $piece } goes back to its own edge row, or to the next row if that one is full.
note-BC-supply-6 =
    .refusal = Hex { $hex } is not vacant: { $piece } cannot go there.
note-BC-supply-8 = There is no vacant hex for { $piece }, which stays where it is.

## What the rules say: objectives and victory

note-BC-obj-3 = { $number ->
    [0] { Side } no longer holds its objective: its flags are lost.
   *[other] { Side } keeps { $number ->
        [one] this flag
       *[other] these flags
    } as long as it holds the ground.
}
note-BC-s04-1 = On the Union’s edge { side } holds { flags }.
note-BC-s07-1 = At Dunker Church { side } holds { flags }.
note-BC-s07-2 = In the cornfield { side } holds { flags }.
note-BC-s08-1 = On Marye’s Heights { side } holds { flags }.
note-BC-s10-3 = From the Peach Orchard to Little Round Top { side } holds { flags }.
note-BC-s11-1 = At the Angle { side } holds { flags }.
note-BC-s14-1 = In Perryville { side } holds { flags }.
note-BC-s15-1 = { Side } takes the Crossroads: { flags } for good.
note-BC-s16-1 = In the entrenchments { side } holds { flags }.

score = Union { $number }, Confederacy { $number2 }
note-BC-win-1 = { Side } has its flags and wins. { score }.
note-BC-win-5 = Both sides reach their number at once: whoever is playing wins.
note-BC-win-6 = { Side } wins: the enemy resigns. { score }.
note-BC-win-7 = { Side } wins: the enemy has no unit left. { score }.
note-BC-var-8 = { $side_id ->
    [usa] The last turn is played: the Union wins. { score }.
    [csa] The last turn is played: the Confederacy wins. { score }.
   *[draw] The last turn is played: nobody wins. { score }.
}
