"""What things are worth to the bots, in one place: in thousandths of a step of good infantry."""

from typing import Final

# Points and places.
POINT: Final = 1000  # a point that changes hands
LOOT: Final = 2300  # a marker that nobody has turned, on average
RIPE: Final = [
    100,
    100,
    95,
    90,
    85,
    80,
    75,
    70,
    65,
    60,
]  # by turns left, in hundredths: a place pays at the end
UNRIPE: Final = 55  # the same when the end is farther
CAMP_STAKE: Final = 5000
CAMP_REACH: Final = 3  # areas from which the camp serves an attack
SERVED: Final = 10  # how many times less than its goals an army's attack supply is worth

# Units.
HIT: Final = 750  # a step lost
RISK: Final = 350  # a unit among stronger enemies
CROWD: Final = 850  # a unit too many in one area
ORPHAN: Final = 900  # a gun or sapper without foot or horse
GUN: Final = 2000  # a gun lost
CHIEF: Final = 700  # each point of command of a leader lost
HUNGER: Final = 400  # a unit that would be out of supply
FRESH: Final = 8  # a movement point: of two equal marches the shorter one

# Holding an area.
COVER: Final = 5  # what a fort or a town adds to a defence, in sixths of a hit
GUARD: Final = 4  # the attack to be feared at a place worth points though no enemy is near
SUPPORT: Final = 40  # in hundredths: what the enemies count that cannot attack together with the strongest
DANGER: Final = 150  # in thousandths: how much likelier each point of attack makes an attack
BROKEN: Final = 30  # defence in hundredths of the attack: at this it falls,
FIRM: Final = 140  # and at this it holds
COMING: Final = [100, 100, 100, 60, 35, 15]  # by distance, in hundredths: how likely an enemy comes
SOUND_WALLS: Final = 15  # in hundredths: what enemies count before a fortress that nobody besieges,
INVESTED: Final = 40  # with guns or sappers at its walls,
UNDERMINED: Final = 70  # with a mine under them; a breach lets all of them in

# Going somewhere.
FAR_STEPS: Final = 20
RIVER_COST: Final = 3  # about what a river without a bridge costs a march
FADE: Final = [
    1000, 770, 600, 470, 370, 295, 235, 190, 156, 130, 110, 94, 81, 70, 61, 53, 46, 40, 35, 31, 27,
]  # fmt: skip  # by distance, in thousandths
BOLD: Final = 0.4  # an attack less likely to succeed is not made,
LAST_CHANCE: Final = 0.1  # but in the last turn
SPENT: Final = 4  # how many times less losses count then
KEPT: Final = 600  # in thousandths: how much of the danger to a place counts when it is to be taken
MATE: Final = 120  # a comrade of the same command beside a unit: only those can attack together
HARD: Final = 3  # in hundredths: how much less a place draws for each point of its defence
HARDEST: Final = 25  # but never less than this
RELIEF: Final = 2500  # what draws a sapper into an own fortress under siege,
READY: Final = 1200  # and into one that is not

# Works.
WALL: Final = 1800  # a level of the wall of a place worth points
CLUMSY: Final = -500
BARS: Final = -100_000

# Morale: by its value, what one more is worth.
HEART: Final = [2500, 2500, 2600, 2800, 2600, 2200, 1500, 1000, 600, 100]

# Cards.
RECRUIT: Final = 900  # a unit brought by a card
LATE: Final = 6  # turns that reinforcements need to be of full use
NO_ROOM: Final = 250  # what a card is worth to a full hand
LIKELY: Final = 500  # what a card of no use now may be worth later
DRAWN: Final = 60  # in hundredths: what a drawn card is worth of its value, since the enemy may draw it too
IDLE: Final = 200  # a card at all
CONFUSED: Final = 2500
USEFUL: Final = {
    "forced_march": 300,
    "engineer": 400,
    "night_assault": 400,
    "spy": 250,
    "ambush": 600,
    "fog": 700,
}
