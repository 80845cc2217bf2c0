# Tactique in English: what things are called, what is asked, what is done, and what the rules say of it.
# No sentence begins with the name of a unit, and no verb agrees with it: “heavy infantry pr07”, “Chasseurs”.
# The sides are “blue” and “red”; a scenario may name them by their nations.

game = Tactique

## Sides

side-blue = Blue
side-red = Red
side-bl = Blue
side-rd = Red
side-pr = Prussia
side-at = Austria
side-al = Coalition
side-fr = France
side-gb = Great Britain
side-ru = Russia
seat-blue = Blue
seat-red = Red

# Who acts and whose it is, at the beginning of a sentence and within it.
Actor = { $actor_id ->
    [blue] Blue
    [red] Red
    [bl] Blue
    [rd] Red
    [pr] Prussia
    [at] Austria
    [al] The Coalition
    [fr] France
    [gb] Great Britain
    [ru] Russia
   *[other] { $actor }
}
Side = { $side_id ->
    [al] The Coalition
   *[other] { $side }
}
side = { $side_id ->
    [al] the Coalition
   *[other] { $side }
}

## Units

unit-inf_light = light infantry { $number }
unit-inf_heavy = heavy infantry { $number }
unit-inf_elite = elite infantry { $number }
unit-cav_light = light cavalry { $number }
unit-cav_heavy = heavy cavalry { $number }
unit-cav_elite = elite cavalry { $number }
unit-art_light = light artillery { $number }
unit-art_heavy = heavy artillery { $number }
unit-art_elite = elite artillery { $number }

type-inf_light = light infantry
type-inf_heavy = heavy infantry
type-inf_elite = elite infantry
type-cav_light = light cavalry
type-cav_heavy = heavy cavalry
type-cav_elite = elite cavalry
type-art_light = light artillery
type-art_heavy = heavy artillery
type-art_elite = elite artillery

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery

grade-light = light
grade-heavy = heavy
grade-elite = elite

badge-activated = activated
badge-moved_combat = has moved with combat
badge-moved_no_combat = has moved without combat
badge-moved_march = has marched by road
badge-attacked = has attacked

## Nations and what is peculiar to them

nation-generic = generic
nation-allied = minor allies (Netherlands, Brunswick, Portugal, Poland)
nation-fr_empire = France 1796–1815
nation-fr_royale = France 1756–1763
nation-at_1756 = Austria 1756–1763
nation-at_1796 = Austria 1792–1807
nation-at_empire = Austria 1808–1815
nation-pr_1756 = Prussia 1756–1763
nation-pr_1806 = Prussia 1792–1807
nation-pr_1813 = Prussia 1812–1815
nation-ru = Russia 1799–1815
nation-gb = Great Britain 1756–1815
nation-reich = Imperial Circles 1757
nation-es = Spain 1808–1814

effect-elan = Élan
effect-elan-text = Supported heavy or elite infantry that has moved attacks in the clear with 1 die more.
effect-massed_guns = Massed guns
effect-massed_guns-text = For heavy artillery next to friendly artillery yellow beyond 2 hexes is a flag.
effect-court = Court intrigues
effect-court-text = Activated only together with units within 2 hexes.
effect-maison = Household cavalry
effect-maison-text = Elite cavalry ignores the first flag of each attack.
effect-grenzer = Grenzer
effect-grenzer-text = Light infantry attacked in rough terrain is always supported.
effect-liechtenstein = Liechtenstein’s guns
effect-liechtenstein-text = Heavy artillery has a range of 5 hexes.
effect-fine_horse = Fine horse
effect-fine_horse-text = Outside rough terrain one other cavalry unit is enough to support attacking cavalry.
effect-masse = Battalion masses
effect-masse-text = Against this infantry yellow serves cavalry only if it is supported.
effect-drill = Drill
effect-drill-text = Heavy or elite infantry attacks after a move without combat, with 1 die less, if it entered no rough hex.
effect-seydlitz = Seydlitz’s squadrons
effect-seydlitz-text = Heavy or elite cavalry has 1 die more in the second combat of a pursuit.
effect-parade = Parade
effect-parade-text = Heavy or elite infantry that has not moved attacks in the clear with 1 die more.
effect-stiff = Stiff lines
effect-stiff-text = Heavy or elite infantry is never supported in rough terrain other than buildings.
effect-landwehr = Landwehr
effect-landwehr-text = Infantry that has all its elements ignores the first flag of each attack.
effect-stoic = Stoic
effect-stoic-text = Infantry ignores the first flag of each attack.
effect-licorne = Licornes
effect-licorne-text = Heavy artillery that has not moved has 1 die more at 2 hexes or less.
effect-volley = Held volley
effect-volley-text = Infantry ripostes with 1 die more, unless it is lower, a unit is in rough terrain or the target is in field works.
effect-unreined = Unreined
effect-unreined-text = Cavalry must advance whenever the attacked hex is left empty.
effect-brittle = Brittle
effect-brittle-text = Where there is one flag there is one more.

## Lines on the map

line-support = Support
line-attack = Support when attacking
line-fire = Fire

## The map

terrain-clear = clear terrain
terrain-buildings = buildings
terrain-forest = forest
terrain-rocks = rocks
terrain-marsh = marsh
terrain-ford = ford
terrain-bridge = bridge
terrain-water = water
terrain-works = field works

level-0 = plain
level-1 = rise
level-2 = height
level-3 = summit

edge-n = north
edge-s = south
edge-e = east
edge-w = west

marker-objective = objective
marker-objective_blue = objective held by Blue
marker-objective_red = objective held by Red
marker-arrival_blue = Blue reinforcement
marker-arrival_red = Red reinforcement

## The turn

phase-command = command
phase-movement = movement
phase-combat = combat
phase-end = end of turn

command-mediocre = mediocre command
command-good = good command
command-excellent = excellent command

class-none = no move
class-combat = move with combat
class-no_combat = move without combat
class-march = road march

face-blue = blue
face-blue-text = hit on infantry
face-blue-letter = B
face-green = green
face-green-text = hit on cavalry
face-green-letter = G
face-red = red
face-red-text = hit on artillery
face-red-letter = R
face-yellow = yellow
face-yellow-text = tactical advantage
face-yellow-letter = Y
face-black = black
face-black-text = flag, a morale hit
face-black-letter = K
face-white = white
face-white-text = order letter; a miss in the basic game
face-white-letter = W

track-turns = Turns
track-points = Victory points
track-command = Units to activate
track-letters = Order letters

## Orders

orders-manoeuvre = manoeuvre order
orders-attack = attack order
orders-defence = defence order

order-reconnaissance = Reconnaissance
order-reconnaissance-text = One unit only is activated, and the letters of the command level are gained.
order-forced_march = Forced march
order-forced_march-text = One activated unit moves 1 hex farther and may still fight.
order-woodsmen = Woodsmen
order-woodsmen-text = One activated unit passes rough hexes as if they were clear, 2 letters for each hex.
order-courier = Courier
order-courier-text = One more unit is activated, anywhere and of any arm.
order-combined_attack = Combined attack
order-combined_attack-text = The units activated may be of different arms.
order-manoeuvre = Manoeuvre
order-manoeuvre-text = The units activated may be anywhere, but of one arm.
order-forward = Forward!
order-forward-text = Every activated unit moves 1 hex farther and may still fight.
order-general_assault = General assault
order-general_assault-text = After the movement phase a second group is activated and moves.
order-rally = Rally
order-rally-text = A reduced infantry or cavalry unit near its own edge, away from the enemy, regains 1 element.
order-volley_fire = Volley fire
order-volley_fire-text = 1 die more in this attack.
order-close_support = Close support
order-close_support-text = The attacker is supported in this attack.
order-stand_firm = Stand firm
order-stand_firm-text = The defender ignores one flag of this attack.
order-square = Square
order-square-text = Yellow misses for the attacking cavalry; the infantry does not riposte.
order-counter_attack = Counter-attack
order-counter_attack-text = The defender may riposte without support.

## Counting

hexes = { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
flags = { $number ->
    [one] 1 flag
   *[other] { $number } flags
}
elements = { $number ->
    [one] 1 element
   *[other] { $number } elements
}
points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
letters = { $number ->
    [one] 1 letter
   *[other] { $number } letters
}
hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
sum-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
# What nations and orders change in the flags of a roll.
sum-flags = { $number ->
    [-2] Two flags less
    [-1] One flag less
    [0] As many flags as rolled
   *[other] One flag more
}

tally-lost = Elements lost by the enemy
tally-own_lost = Elements lost
tally-eliminated = Enemy units eliminated
tally-own_eliminated = Units eliminated
tally-retreated = Enemy units thrown back

## Options

option-nations = National characteristics
option-nations-text = The nations have characteristics of their own.
option-nations-off = off
option-nations-on = on
option-orders = Order letters
option-orders-text = White faces give letters that pay for orders.
option-orders-off = off
option-orders-letters = letters
option-activation_link = Activation in a chain
option-activation_link-text = It is enough that each activated unit lies within 3 hexes of another one and the whole group hangs together.
option-activation_link-pairwise = no, every pair within 3 hexes
option-activation_link-chain = yes
option-rout_capacity = Rout capacity
option-rout_capacity-text = What the flags must exceed to rout a unit: its longest move off the road, its move with combat, or nothing, so that there is no rout.
option-rout_capacity-no_combat = longest move off the road
option-rout_capacity-combat = move with combat
option-rout_capacity-off = no rout
option-rout_blows = Hits count in a rout
option-rout_blows-text = Once a flag takes effect, the hits of the roll are added to the flags for the rout.
option-rout_blows-flags = no, flags alone
option-rout_blows-hits_and_flags = yes
option-artillery_crossing = Guns cross guns
option-artillery_crossing-text = Artillery too may cross friendly artillery.
option-artillery_crossing-not_artillery = no
option-artillery_crossing-any = yes
option-pursuit_move = Pursuit without combat
option-pursuit_move-text = Pursuing cavalry may take its second hex and not fight.
option-pursuit_move-with_combat = no
option-pursuit_move-free = yes
option-riposte_advance = Advance after a riposte
option-riposte_advance-text = A unit that ripostes may advance into the hex it has emptied; it never has to, and there is no pursuit.
option-riposte_advance-none = no
option-riposte_advance-optional = yes
option-artillery_riposte = Riposte of artillery
option-artillery_riposte-text = Supported artillery attacked from an adjacent hex may riposte.
option-artillery_riposte-off = no
option-artillery_riposte-on = yes
option-combined_arms_rough_artillery = Guns in rough ground ignored
option-combined_arms_rough_artillery-text = Artillery in rough terrain beside the target gives no tactical advantage.
option-combined_arms_rough_artillery-count = no, they count
option-combined_arms_rough_artillery-ignore = yes
option-victory_count = Victory by elements
option-victory_count-text = 1 point for each element the enemy loses; targets and objectives are multiplied by 2.5 and rounded up.
option-victory_count-units = no, by units
option-victory_count-elements = yes
option-adjacent_lock = Guns at close quarters
option-adjacent_lock-text = Artillery next to an enemy may fire only at adjacent enemies.
option-adjacent_lock-off = no restriction
option-adjacent_lock-on = adjacent targets only

## What is asked

ask-activate = { Actor }: which unit is activated?
ask-order = { $number ->
    [1] { Actor }: an order for the attack of { $piece } on { $piece2 }?
    [0] { Actor }: an order for the defence of { $piece2 } against { $piece }?
   *[none] { $number2 ->
        [0] { Actor }: a manoeuvre order before units are activated?
       *[other] { Actor }: a manoeuvre order for this turn?
    }
}
ask-move = { Actor }: who moves, and where to?
ask-attack = { Actor }: who attacks whom?
ask-roll = { $number2 ->
    [1] Second combat of { $piece } against { $piece2 }, { roll-dice }: what is rolled?
    [2] Riposte of { $piece } against { $piece2 }, { roll-dice }: what is rolled?
   *[other] Attack of { $piece } on { $piece2 }, { roll-dice }: what is rolled?
}
roll-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
ask-retreat = { $number ->
    [one] { Actor }: where to retreat with { $piece }?
   *[other] { Actor }: where to retreat with { $piece }? { $number } hexes are still to be made.
}
ask-advance = { $number ->
    [0] { Actor }: advance to { $hex2 } with { $piece }?
   *[other] { Actor }: the advance of { $piece } to { $hex2 } is compulsory.
}
ask-pursue = { Actor }: pursue with { $piece2 }, from which hex and against whom?
ask-riposte = { Actor }: riposte with { $piece2 } against { $piece3 }?

# The answers that a forecast takes for granted.
verb-activate = the units activated
verb-order = the orders
verb-move = the moves
verb-attack = the attacks
verb-retreat = the way of the retreat
verb-advance = the advance
verb-pursue = the pursuit
verb-riposte = the riposte

## What is done

do-activate = { Actor } activates { $piece }.
do-activate-pass = { Actor } activates no more units.
do-order = { $order_id ->
    [forced_march] { Actor } orders “{ $order }” for { $piece }.
    [woodsmen] { Actor } orders “{ $order }” for { $piece }, { hexes }.
    [courier] { Actor } orders “{ $order }” for { $piece }.
    [rally] { Actor } orders “{ $order }” for { $piece }.
   *[other] { Actor } orders “{ $order }”.
}
do-order-pass = { Actor } gives no order.
do-move = Move to { $hex }: { $piece }.
do-move-pass = { Actor } moves no more.
do-attack = Attack: { $piece } against { $piece2 }.
do-attack-pass = { Actor } attacks no more.
do-roll = { $number2 ->
    [1] { Actor } fights a second combat against { $piece2 } and rolls { dice }: { $face }.
   *[other] { Actor } rolls { dice }: { $face }.
}
do-retreat = Retreat to { $hex }: { $piece }.
do-retreat-pass = Retreat off the map: { $piece }.
do-advance = Advance to { $hex }: { $piece }.
do-advance-pass = No advance of { $piece }.
do-pursue = { $given ->
    [2] Pursuit: { $piece2 } against { $piece } from { $hex }.
   *[other] Pursuit to { $hex }: { $piece2 }.
}
do-pursue-pass = Halt: no pursuit by { $piece2 }.
do-riposte = Riposte: { $piece2 } against { $piece }.
do-riposte-pass = No riposte from { $piece2 }.

## What the rules say: the turn

note-TA-seq-1 = Turn { $number }: { side } plays.
note-TA-seq-4 =
    .refusal = Only one’s own units are activated, not { $piece }.
note-TA-seq-5 =
    .refusal = Not activated this turn, { $piece } may not move.
note-TA-seq-6 =
    .refusal = Not activated this turn, { $piece } may not start a combat.
note-TA-seq-9 =
    .refusal = One move a turn: no second one for { $piece }.
note-TA-seq-13 = { Side } wins: the enemy concedes.

## What the rules say: command

at-most = At most { $number ->
    [one] 1 unit is
   *[other] { $number } units are
} activated this turn: no room for { $piece }.
note-TA-cmd-1 =
    .refusal = { at-most }
note-TA-cmd-2 =
    .refusal = { at-most }
note-TA-cmd-3 =
    .refusal = { at-most }
note-TA-cmd-5 =
    .refusal = A unit of the group is { hexes } away from { $piece }, and 3 are allowed.
note-TA-cmd-6 =
    .refusal = More than 3 hexes lie between each unit of the group and { $piece }.
note-TA-cmd-10 =
    .refusal = Infantry and cavalry are never activated together: { $piece } cannot join the group.
note-TA-cmd-12 =
    .refusal = Infantry takes heavy and elite artillery with it, cavalry takes light: { $piece } cannot join the group.
note-TA-nat-7 =
    .refusal = A unit of the group is { hexes } away from { $piece }, and 2 are allowed where courtiers command.
note-TA-reinf-2 =
    .refusal = Reinforcement not yet arrived: { $piece }.

## What the rules say: movement

too-far = The way is at least { hexes } long, and { $piece } may move { $number2 }.
note-TA-move-1 =
    .refusal = { too-far }
note-TA-move-2 =
    .refusal = { too-far }
note-TA-move-3 =
    .refusal = { too-far }
note-TA-move-4 =
    .refusal = { too-far }
note-TA-move-5 =
    .refusal = { too-far }
note-TA-move-6 =
    .refusal = { too-far }
note-TA-move-7 = After { hexes } no combat for { $piece } this turn.
too-far-by-road = The road leads { $piece } at most { $number2 } hexes far, and no open road goes there in { $number }.
note-TA-road-1 =
    .refusal = { too-far-by-road }
note-TA-road-2 =
    .refusal = { too-far-by-road }
note-TA-road-3 =
    .refusal = { too-far-by-road }
note-TA-road-4 =
    .refusal = { too-far-by-road }
note-TA-road-5 =
    .refusal = { too-far-by-road }
note-TA-road-6 = March by road: neither combat nor fire for { $piece } this turn.
note-TA-hex-11 = A cliff stops { $piece }.
    .refusal = A cliff bars the way of { $piece } to { $hex }.
note-TA-move-13 =
    .refusal = The enemy stands in the way of { $piece } to { $hex }.
note-TA-move-16 =
    .refusal = Water bars the way of { $piece } to { $hex }.
note-TA-move-17 =
    .refusal = A move must lead { $piece } elsewhere than { $hex }.
note-TA-terr-2 = The rough terrain at { $hex } stops { $piece }.
    .refusal = Rough terrain on the way would stop { $piece } before { $hex }.
note-TA-terr-3 = The rough terrain at { $hex } stops { $piece }.
    .refusal = Rough terrain on the way would stop { $piece } before { $hex }.
note-TA-terr-4 =
    .refusal = Artillery enters rough terrain by road only: the way of { $piece } to { $hex } is closed.
note-TA-cross-1 =
    .refusal = A friendly unit is at { $hex }: there is no room for { $piece }.
note-TA-cross-2 =
    .refusal = Friends stand in the way of { $piece } to { $hex }, and only artillery is crossed.
note-TA-cross-3 = Friendly artillery lets { $piece } through to { $hex }.
note-TA-cross-4 =
    .refusal = Artillery does not cross artillery: the way of { $piece } to { $hex } is closed.
note-TA-cross-6 =
    .refusal = Enemy artillery bars the way of { $piece } to { $hex }.
note-TA-cross-7 =
    .refusal = On the way to { $hex } the artillery stands in rough terrain and is crossed by road only: no passage for { $piece }.
note-TA-reinf-4 = Reinforcement by { $hex }: { $piece }.
note-TA-reinf-5 =
    .refusal = Entry blocked at { $hex } for { $piece }.

## What the rules say: who attacks whom

note-TA-att-1 =
    .refusal = An attack is made on an enemy: { $piece } cannot attack { $piece2 }.
note-TA-att-2 =
    .refusal = One combat a turn: no second one for { $piece }.
note-TA-att-3 =
    .refusal = Infantry and cavalry attack an adjacent enemy: it is too far from { $piece } to { $piece2 }.
note-TA-att-8 =
    .refusal = With an enemy adjacent { $piece } may fire at adjacent enemies only.
    .short = enemy adjacent
note-TA-att-9 =
    .refusal = After this move { $piece } may not start a combat this turn.
note-TA-att-11 =
    .refusal = The target is gone: { $piece } cannot attack { $piece2 }.
note-TA-reinf-7 =
    .refusal = The target is still off the map: { $piece } cannot attack { $piece2 }.
out-of-range = The range of { $piece } is { $number2 ->
    [one] 1 hex
   *[other] { $number2 } hexes
}, and the target is { hexes } away.
in-range = In range and in sight: { hexes } of { $number2 }.
note-TA-fire-1 =
    .refusal = { out-of-range }
    .line = { in-range }
note-TA-fire-2 =
    .refusal = { out-of-range }
    .line = { in-range }
note-TA-fire-3 =
    .refusal = { out-of-range }
    .line = { in-range }
note-TA-nat-10 =
    .refusal = { out-of-range }
    .line = { in-range }
note-TA-scen-1 =
    .refusal = In the fog { $piece } can see { $number2 ->
        [one] 1 hex
       *[other] { $number2 } hexes
    } far, and the target is { hexes } away.
note-TA-fire-7 =
    .refusal = In rough terrain { $piece } cannot fire.
    .short = rough ground
note-TA-los-5 =
    .refusal = The line of sight is obstructed on both of its sides, on one of them at { $hex }.
    .short = on both sides
note-TA-los-6 =
    .refusal = Along the edge of the map { $hex } obstructs the line of sight.
    .short = map edge
note-TA-los-9 =
    .refusal = The higher ground at { $hex } obstructs the line of sight.
    .short = higher ground
note-TA-los-10 =
    .refusal = Woods, houses or troops at { $hex } obstruct the line of sight.
    .short = cover or troops
note-TA-los-12 =
    .refusal = The height at { $hex } obstructs the line of sight: one sees down only from the crest.
    .short = the height
note-TA-los-13 =
    .refusal = Woods, houses or troops at { $hex } rise to the line of sight.
    .short = cover or troops
note-TA-los-14 = The fire passes over the troops at { $hex }.
note-TA-los-15 =
    .refusal = Woods, houses or troops at { $hex } hide the target just behind them.
    .short = just behind

## What the rules say: support

note-TA-support-1 = Supported by two neighbours: { $piece }.
    .line = { $number ->
        [0] Not supported: no friendly neighbour for { $piece }, and two are needed.
        [1] Not supported: a single friendly neighbour for { $piece }, and two are needed.
       *[other] Supported: { $number } friendly neighbours for { $piece }.
    }
    .short = { $number ->
        [0] no neighbour
        [1] 1 neighbour of 2
       *[other] supported
    }
note-TA-support-2 =
    .line = Support given.
note-TA-support-3 = Never supported in rough terrain: { $piece }.
    .short = rough ground
note-TA-support-5 = Supported against cavalry in rough terrain: { $piece }.
    .short = supported
note-TA-support-6 = Supported by the buildings: { $piece }.
    .short = buildings
note-TA-support-7 = Never supported in rough terrain: { $piece }.
    .short = rough ground
note-TA-support-8 = No support from { $piece }, in rough terrain.
    .short = rough ground
note-TA-support-9 = Supported by the field works: { $piece }.
    .short = field works
note-TA-nat-9 = Supported in rough terrain as Grenzer: { $piece }.
    .short = Grenzer
note-TA-nat-11 = Supported by other cavalry: { $piece }.
    .short = supported
note-TA-nat-16 = Stiff lines, never supported in rough terrain: { $piece }.
    .short = stiff lines

## What the rules say: dice

note-TA-dice-1 =
    .term = in clear terrain
    .sum = dice
note-TA-dice-2 =
    .term = for the higher attacker
    .sum = dice
note-TA-dice-3 =
    .term = for the lower attacker
    .sum = dice
note-TA-dice-4 =
    .term = in rough terrain
    .sum = dice
note-TA-dice-8 = The parapet puts { $piece } above the attacker.
note-TA-dice-10 =
    .term = { $number ->
        [1] at least 1
        [2] at least 1
       *[other] at most 4
    }
    .sum = dice
note-TA-fire-4 =
    .term = for light artillery
    .sum = dice
note-TA-fire-5 =
    .term = for heavy artillery
    .sum = dice
note-TA-fire-6 =
    .term = for elite artillery
    .sum = dice
note-TA-nat-5 =
    .term = Élan
    .sum = dice
note-TA-nat-13 =
    .refusal = Only a way free of rough terrain would let { $piece } attack after this move.
    .term = Drill
    .sum = dice
note-TA-nat-14 =
    .term = Seydlitz’s squadrons
    .sum = dice
note-TA-nat-15 =
    .term = Parade
    .sum = dice
note-TA-nat-19 =
    .term = Licornes
    .sum = dice
note-TA-nat-20 =
    .term = Held volley
    .sum = dice

## What the rules say: yellow

note-TA-adv-1 = Yellow misses.
note-TA-adv-2 = Yellow hits: the attacker is supported, the defender is not.
note-TA-adv-3 = Yellow hits: artillery or cavalry of the attacker is next to the defender.
note-TA-adv-4 = Yellow is a flag: supported infantry against cavalry.
note-TA-adv-5 = Yellow hits: infantry against artillery.
note-TA-adv-6 = Yellow hits: supported cavalry against infantry.
note-TA-adv-7 = Yellow hits: infantry or artillery of the attacker is next to the defender.
note-TA-adv-8 = Yellow hits: supported cavalry against cavalry.
note-TA-adv-9 = Yellow hits: infantry or artillery of the attacker is next to the defender.
note-TA-adv-10 = Yellow hits: cavalry against artillery.
note-TA-adv-11 = Yellow hits: artillery at 2 hexes or less.
note-TA-adv-12 = Yellow is a flag: elite artillery beyond 2 hexes.
note-TA-face-5 = Yellow misses: cavalry in rough terrain.
note-TA-face-6 = Yellow misses: cavalry against field works.
note-TA-nat-6 = Yellow is a flag: massed guns.
note-TA-nat-12 = Yellow misses: battalion masses against unsupported cavalry.

## What the rules say: hits and flags

note-TA-face-1 = Blue: { hits } on { $piece }.
note-TA-face-2 = Green: { hits } on { $piece }.
note-TA-face-3 = Red: { hits } on { $piece }.
note-TA-face-4 = Yellow: { $number2 ->
    [1] { hits } on { $piece }.
    [2] { $number ->
        [one] 1 tactical advantage.
       *[other] { $number } tactical advantages.
    }
   *[other] { $number ->
        [one] 1 miss.
       *[other] { $number } misses.
    }
}
note-TA-adv-17 = Yellow: { flags } against { $piece }.
note-TA-face-9 = Losses: { elements } of { $piece }.
note-TA-face-10 = { $number ->
    [one] 1 hit too many is lost.
   *[other] { $number } hits too many are lost.
}
note-TA-fire-11 = Two hits at once destroy { $piece }.
note-TA-fire-12 = A single hit does nothing to { $piece }.
note-TA-unit-4 = Eliminated: { $piece }.
    .refusal = Already eliminated: { $piece }.
note-TA-res-2 = { $number ->
    [one] 1 flag is ignored
   *[other] { $number } flags are ignored
}: nobody is left to retreat.
note-TA-flag-1 = Flags have no effect on artillery: { $piece }.
note-TA-flag-2 = Support: { flags } without effect on { $piece }.
note-TA-flag-3 = Retreat of { hexes } for { $piece }.
note-TA-flag-4 = Retreat blocked: { elements } lost by { $piece }.
note-TA-flag-5 = Routed and eliminated: { $piece }.
note-TA-flag-7 = { $number ->
    [one] 1 blow
   *[other] { $number } blows
} against { $piece }, for a capacity of { $number2 }.
note-TA-nat-8 =
    .term = for the household cavalry
    .sum = flags
note-TA-nat-17 =
    .term = for fresh Landwehr
    .sum = flags
note-TA-nat-18 =
    .term = for a stoic unit
    .sum = flags
note-TA-nat-22 =
    .term = for a brittle unit
    .sum = flags

## What the rules say: retreat

note-TA-ret-1 =
    .refusal = A step of retreat leads to an adjacent hex towards the friendly edge: { $hex } is none for { $piece }.
note-TA-ret-2 =
    .refusal = Hex { $hex } lies no nearer to the friendly edge of { $piece }.
note-TA-ret-3 = Driven off the map and eliminated: { $piece }.
note-TA-ret-6 =
    .refusal = Hex { $hex } is closed to the retreat of { $piece }.
note-TA-ret-7 = Friendly artillery at { $hex } lets { $piece } through.
    .refusal = There is no free hex beyond the artillery at { $hex }: { $piece } cannot stop there.
note-TA-ret-10 =
    .refusal = The retreat of { $piece } takes one of the longest ways.

## What the rules say: after a combat

note-TA-assault-1 =
    .refusal = The only hex open to { $piece } is { $hex }.
note-TA-assault-2 = The assault goes downhill: the advance of { $piece } is compulsory.
note-TA-charge-1 =
    .refusal = The only hex open to { $piece } is { $hex }.
note-TA-charge-2 = Cavalry against cavalry: the advance of { $piece } is compulsory.
note-TA-charge-3 = The charge goes downhill: the advance of { $piece } is compulsory.
note-TA-nat-21 = Unreined: the advance of { $piece } is compulsory.
note-TA-riposte-7 =
    .refusal = The only hex open to { $piece } is { $hex }.
note-TA-pursuit-1 = The second combat is fought from { $hex }.
note-TA-pursuit-2 = One hex farther for { $piece }: { $hex }.
note-TA-pursuit-5 =
    .refusal = The second combat is against an adjacent enemy: from there { $piece } cannot reach { $piece2 }.
note-TA-pursuit-6 =
    .refusal = A second hex must be adjacent, passable, empty and next to an enemy: { $hex } does not serve { $piece }.
note-TA-pursuit-7 =
    .refusal = From rough terrain { $piece } could pursue to { $hex } by road only.
note-TA-riposte-1 =
    .refusal = A riposte is made on the attacker: { $piece } can only answer { $piece2 }.
note-TA-riposte-2 = Unsupported, { $piece } cannot riposte.
note-TA-riposte-12 = By the chosen option artillery does not riposte: { $piece }.
note-TA-riposte-14 = In rough terrain { $piece } cannot riposte.

## What the rules say: order letters

note-TA-ord-1 = { Side } starts with { letters }.
note-TA-ord-2 = { Side } gains { letters }.
note-TA-ord-4 = { $number ->
    [one] 1 letter is paid
   *[other] { $number } letters are paid
}, { $number2 } { $number2 ->
    [one] is
   *[other] are
} left.
    .refusal = “{ $order }” costs { letters }, and there { $number2 ->
        [one] is 1.
       *[other] are { $number2 }.
    }
note-TA-ord-5 =
    .refusal = “{ $order }” is not an order for this moment.
note-TA-ord-9 =
    .refusal = After a reconnaissance a single unit is activated.
note-TA-ord-10 =
    .refusal = “{ order-forced_march }” is for an activated unit.
note-TA-ord-11 =
    .refusal = “{ order-woodsmen }” is for an activated unit and at most 4 rough hexes.
note-TA-ord-12 =
    .refusal = “{ order-courier }” is for a unit of one’s own that has arrived and is not yet activated.
note-TA-ord-14 =
    .refusal = Under this manoeuvre all activated units are of one arm.
note-TA-ord-15 =
    .refusal = “{ order-forward }” needs an activated unit.
note-TA-ord-17 =
    .refusal = “{ order-rally }” is for reduced infantry or cavalry in the two rows next to its edge, with no enemy beside it.
note-TA-ord-18 =
    .term = Volley fire
    .sum = dice
note-TA-ord-19 = Close support: the attacker counts as supported.
note-TA-ord-20 =
    .term = for standing firm
    .sum = flags
note-TA-ord-21 = Square: yellow misses, and there is no riposte.
    .refusal = “{ order-square }” is for infantry outside rough terrain that is attacked by cavalry.
note-TA-ord-22 = Counter-attack: support is not needed for the riposte.
note-TA-ord-25 =
    .refusal = “{ $order }” does not name what it must: some orders name a unit, woodsmen also a number of hexes, and reconnaissance allows one activated unit at most.
note-TA-ord-27 = General assault: a second group is activated, at most { $number } units.

## What the rules say: objectives and victory

note-TA-end-2 = { Side } now controls { $hex }.
note-TA-win-2 = The objective at { $hex } is worth { points } to { side }.
note-TA-win-3 = { Side } has reached its target and wins.
note-TA-win-4 = Both sides have reached their targets: { side } wins.
note-TA-win-5 = { Side } wins: the enemy has no unit left.
note-TA-win-6 = { $side_id ->
    [blue] { last-turn-won }
    [red] { last-turn-won }
    [bl] { last-turn-won }
    [rd] { last-turn-won }
    [pr] { last-turn-won }
    [at] { last-turn-won }
    [al] { last-turn-won }
    [fr] { last-turn-won }
    [gb] { last-turn-won }
    [ru] { last-turn-won }
   *[draw] The last turn is played: nobody wins.
}
last-turn-won = The last turn is played: { side } wins.
