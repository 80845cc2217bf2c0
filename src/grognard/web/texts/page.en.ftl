# What the page itself says. Places are filled by the page; a sentence with a number has two forms.

tagline = the table for horse-and-musket battles
credits = Grognard is free software: a referee, an opponent and a laboratory. Rules have numbers, and every number opens its rule.
loading = One moment…
close = Close
cancel = Cancel
confirm = Do it
copy = Copy
copied = Copied.
copy-by-hand = Copy this:
menu = Menu
settings = Settings
home = To the door
other-language = Passer au français
you = you
player = Player
game = Game
key-enter = Enter
key-escape = Esc

## The door

recent = Your matches
recent-against = against { $name }
recent-here = both sides at this screen
scenarios-one = { $n } battle
scenarios-other = { $n } battles
turns-about-one = about { $n } turn
turns-about-other = about { $n } turns
moves-first = moves first
cards-one = { $n } card
cards-other = { $n } cards
goal = { $what }: { $n } to win
map-of = The map of { $name }
reconstruction = The set-up is a reconstruction: whoever owns the printed game can correct it in the pack.
learn = A first game that teaches
learn-text = Ten steps, ten minutes, no rulebook
open-record = Open a record
open-record-text = Watch a .grog, or play on from any point
your-match = Your match
you-play = You play
opponent = Against
opponent-bot = A bot
opponent-bot-text = at once, on this computer
opponent-link = Somebody far away
opponent-link-text = you send a link
opponent-here = Somebody beside you
opponent-here-text = one screen, a curtain over the hands
opponent-here-open = one screen for both
which-bot = Which bot
your-name = Your name
other-name = The other’s name
more-options = Dice, clock and optional rules
dealers-text = Fair: Grognard deals, and everybody can check it afterwards. Typed: you roll and draw at a real table and enter what comes.
dealers-text-dice = Fair: Grognard rolls, and everybody can check it afterwards. Typed: you roll real dice and enter what they show.
clock = Clock
clock-kind = Time
clock-none = no clock
clock-match = for the match
clock-turn = for each turn
clock-minutes = Minutes
clock-end = When it runs out
clock-end-lose = the match is lost
clock-end-bot = a bot plays on
clock-end-nothing = nothing happens
messages = Short messages
options = Optional rules
begin = To battle
begin-link = To battle, and get the link
beginning = The table is being laid…

## The table

region-board = Board
region-panel = What is to be decided
region-hand = Your hand
region-tray = Dice
region-books = Books
region-tabs = Parts of the table
tab-board = Board
tab-hand = Hand { $n }
tab-dice = Dice
tab-log = Log
tab-rules = Rules
book-log = Log
book-rules = Rules
book-aid = Aid
turn = Turn { $n }
phases = Steps of the turn
over = Over
your-turn = Your turn
your-turn-as = Your turn: { $name }.
their-turn = Their turn
player-you = { $name }, you
player-away = { $name }, away
flags-of = { $side }: { $n } flags of { $goal }
cards-held = { $n } cards in hand
played = Played
discards = Discards
hand-empty = No cards.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board
connection-lost = The connection is lost. Trying again; nothing that was confirmed is lost.
error-no-table = There is no such table: the link may be cut short.
error-offline = The server does not answer. Is it still running?
error-server = The server did not understand. Nothing was changed.

## Deciding

waiting-for = Waiting for { $name }
waiting-chance = Waiting for the dice
thinking = { $name } is thinking…
watching = You are watching. Hidden cards stay hidden.
invite = Send this link to your opponent: whoever opens it takes the other seat.
sent = Sent…
choices = Choices
choose-next = Now choose:
choose-odds = Now choose (ø: what the enemy loses on average):
back = Back
another = Another
against = against
modifiers = Modifiers
weighing = Weighing the odds…
sum = In all
sum-dice = Dice to roll
sum-ignore = Flags that may be ignored
may-happen = What may happen
exact = exact
sampled = sampled
mean = { $n } on average
odds-label = ø { $n }
worst-title = At worst next turn.
worst = { $dice } from { $enemy }: { $lost } lost on average.
worst-none = Nobody can reach this unit.
worst-others-one = { $n } more could attack it.
worst-others-other = { $n } more could attack it.
dice-one = { $n } die
dice-other = { $n } dice
roll-one = Roll { $n } die
roll-other = Roll { $n } dice
play-card = Play this card
window-text = You are asked whatever you hold, so that a pause tells nothing.
decline-until = Decline until my turn
declining = You decline every answer until your turn.
attend = Ask me again
more-rules-one = and one more rule in the book
more-rules-other = and { $n } more rules in the book

## Typed dice and cards

type-dice-one = Enter what the die shows.
type-dice-other = Enter what the { $n } dice show.
type-card = Enter the card that was drawn.
type-card-secret = Enter the card that you drew. Nobody else should look.
nothing-typed = nothing entered yet
enter-roll = That is the roll
erase = Erase
seek-card = Find a card

## The dice tray

last-roll = Last roll
no-roll = No dice have been rolled yet.
rolling = The dice are rolling…
faces = The faces of a die

## The log

log-setup = The armies deploy
log-empty = Nothing has happened yet.
log-undone = Taken back:
luck-title = Dice that succeeded
luck-side = { $side } { $actual } ({ $expected } expected)
luck-none = No dice to compare yet.
say = Say something
say-send = Send

## Rules and aid

seek-rule = Search the rules
all-rules = All rules
rules-found-one = { $n } rule
rules-found-other = { $n } rules
rules-more = More rules match: add a word.
aid-none = This game has no aid yet.
clauses = Clauses

## The match

undo = Undo
undo-title = Take the last choice back
undo-ask = Ask to undo
undo-ask-title = Ask the other side to take a choice back
undo-asked = { $name } asks to take the last choice back.
undo-grant = Allow it
undo-refuse = Let it stand
undo-waiting = You asked to take a choice back. Waiting for the answer.
draw-offer = Offer a draw
draw-offered = { $name } offers a draw.
draw-accept = Accept
draw-refuse = Play on
draw-waiting = You offered a draw. Waiting for the answer.
resign = Resign
resign-text = The match ends, and the other side wins.
resign-yes = Resign
hand-to-bot = Let a bot play my side
hand-to-bot-text = A bot plays your side until you take it back.
hand-to-bot-yes = Let it play
bot-plays = A bot plays for { $name }.
take-back-seat = I play again
left-alone = { $name } has left the match alone for a long time.
claim = Claim the victory
claim-bot = Let a bot play on
won = { $name } wins
drawn = A draw
rematch = Play again, sides exchanged
rematch-asked = { $name } would like to play again with sides exchanged.
rematch-waiting = You would like to play again. Waiting for the answer.
rematch-accept = Play again
replay-this = Watch it again
export = Save the record (.grog)
links = Links of this table
links-text = Send a link to whoever plays this side. Whoever has it holds the seat.
links-none = Whoever began this match has its links.
link-seat = To play: { $name }
link-spectators = To watch
about-scenario = About this battle

## The curtain

curtain-title = The screen passes: { $name }
curtain-text = Take the seat, then lift the curtain. Nobody else should look.
curtain-lift = Lift the curtain
curtain-lift-name = I am { $name }: lift the curtain
curtain-down = The curtain is down.

## The lesson

lesson-step = Lesson, step { $step } of { $of }
lesson-progress = How far the lesson has come
lesson-here = here
lesson-show = Show me
lesson-leave = Leave the lesson, play on

## Replay

replay = Replay
replay-none = No record is open here.
replay-at = Position
replay-step = Step { $n } of { $of }
replay-proved = every die proved fair
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
continue-here = Play on from here
continue-text = A new match begins after step { $n }. The record stays as it is.
seat-here = at this screen
seat-bot = a bot
seat-link = by link

## Board in words

board-in-words = The board in words
ground = Ground
pieces-one = { $n } piece
pieces-other = { $n } pieces
strength = strength { $strength } of { $full }

## Settings

as-system = as the system
set-language = Language
set-contrast = Contrast
set-contrast-high = high
set-contrast-normal = normal
set-motion = Motion
set-motion-still = none
set-quick = Show moves without waiting
set-notify = Notify me when it is my turn
set-name = Name
notify-refused = The browser does not allow notifications.

## Keys

keys-title = Keys
keys-arrows = ← ↑ → ↓
keys-arrows-text = over the spaces of the board
keys-enter = Enter
keys-enter-text = choose what is under the cursor; press the red button
keys-list = 1 … 9, a, b …
keys-list-text = a line of the list of choices
keys-pass = 0
keys-pass-text = done, pass or decline
keys-escape = Esc
keys-escape-text = one step back
keys-undo = u
keys-undo-text = take back
keys-zoom = + −
keys-zoom-text = nearer, farther
keys-fit = f
keys-fit-text = the whole board
keys-space = Space
keys-space-text = skip what is being shown
keys-menu = m
keys-menu-text = the menu
keys-help = ?
keys-help-text = this list

# what lies round a map of areas
tab-tracks = Tracks
book-tracks = Tracks
turn-track = Turn track
box-winter = Winter
box-morale = Each army loses a point of morale
box-end = End of the war
cup = Cup
in-cup = In the cup
chits-played = Played
reinforcements = Reinforcements
losses = Losses
forts-left = Forts
battle = The combat
battle-at = Combat: { $place }
battle-round = round { $n }
battle-spared = the ground absorbs { $n }
battle-attacks = { $side }: attack
battle-defends = { $side }: defence
does-not-fire = does not fire
toll-hits = hits: { $n }
toll-expected = expected { $n } · suffers { $suffers }
siege-of = Siege: { $place }
wall-level = wall { $level } of { $full }
wall-breach = breach
mines = mines: { $n }
nobody = nobody
siege-garrison = garrison
victory-points = victory points
card-group = Reinforcement
card-mandatory = Mandatory
card-removed = Remove
card-later = 1617
card-before = Before activating
card-reaction = Reaction
set-metric = Lengths in centimetres
tape = Measuring tape
tape-how = Measuring tape: drag from place to place (Shift and drag does it at any time)
order-hint = Drag a unit to where it shall go, or choose who speaks.
leg-hint = Drag the unit, turn it by its handle, drag it onto an enemy to charge, or choose below. Alt: nothing snaps.
order-legs = The order
order-no-leg = waits for its orders
order-back = Take back
leg-into = into { $formation }
give-order = Give the order
add-unit = Add a unit
go-as-far = Go as far as it may
was-too-far = { $used }
gait-move = Moves
gait-form = Formation
gait-charge = Charge
gait-enter = Into a building
gait-leave = Out of the building
gait-mount = Mount or dismount
gait-places = Places
place-at = { $x }, { $y }
place-here = where it stands
place-far = { $far } away, at { $x }, { $y }
way-ahead = { $far } ahead
way-back = { $far } back
way-right = { $far } right
way-left = { $far } left
way-turn-right = turned { $degrees }° right
way-turn-left = turned { $degrees }° left
way-about = about-face
way-still = stands still
formation-line = line
formation-attack-column = attack column
formation-march-column = march column
formation-square = square
formation-skirmish = skirmish order
formation-mixed = mixed order
formation-garrison = garrison
formation-deployed = deployed guns
formation-limbered = limbered
formation-wagon = wagon
formation-companies = column of companies
formation-four-deep = line four deep
formation-deep-cavalry = deep line
formation-lying = lying down
command-roll = Command roll
command-roll-how = two dice, equal or lower
roll-this = Roll this or less
chance-blunder = Blunder
chance-moves0 = No move
chance-moves1 = 1 move
chance-moves2 = 2 moves
chance-moves3 = 3 moves
clash = Fire and steel
roll-fire = shooting
roll-refire = shooting again
roll-save = morale saves
roll-resave = saves again
roll-strike = blows
roll-restrike = blows again
roll-break = break test
roll-hits = hits: { $n }
roll-unsaved = casualties: { $n }
roll-why = Why

## Armies of one's own

own-title = Armies of your own
own-short = two rosters, any ground
own-build = Build an army
own-side-a = First army
own-side-b = Second army
own-ground = Ground
own-number = Number
own-again = Another
own-text = Each army stands in array; then both deploy, unless the option is switched off, and the battle is won by breaking the other army, or by the objectives after the last turn.
army-title = Armies
army-subtitle = rosters for Black Powder
army-home = play, or watch a record
army-rosters = Rosters
army-form = The roster
army-new = New army
army-add = New
army-open = Open a file
army-kept = In this browser
army-ready = Ready to play
army-nameless = without a name
army-forget = Forget it
army-forget-text = This roster is kept in this browser alone. Save it as a file first, if you want it again.
army-forget-named = Forget { $name }
army-refused = { $name } cannot be taken over
army-name = Name of the army
army-list = Army list
army-limit = Limit of points
army-no-limit = none
army-general = General
army-brigade = Brigade { $n }
army-brigade-add = Add a brigade
army-cost = Points and flaws
army-points = points
army-of = of { $limit } points
army-sound = Ready to be played.
army-play = Play with this army
army-save = Save as a file
brigade-name = Name of the brigade
brigade-remove = Remove { $name }
brigades-one = { $n } brigade
brigades-other = { $n } brigades
units-one = { $n } unit
units-other = { $n } units
points-one = { $n } point
points-other = { $n } points
flaws-one = { $n } thing is wrong
flaws-other = { $n } things are wrong
officer-name = Name
officer-rating = Rating
officer-bonus = Dice
officer-mount = Moves
officer-personality = Character
mount-horse = mounted
mount-foot = on foot
personality-none = none
unit-add = Add a unit
unit-more = One more: { $name }
unit-fewer = One less: { $name }
unit-remove = Remove { $name }
unit-size = size
unit-about = Values and rules: { $name }
unit-no-rules = no special rules
unit-rules = Special rules
unit-combat = Hand-to-hand
unit-shooting = Shooting
unit-morale = Morale
unit-stamina = Stamina
unit-weapon = Weapon
