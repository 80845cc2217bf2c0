# What the commands say.

## Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-examples = Examples

help-grognard = A referee, an opponent and a laboratory for horse-and-musket wargames. For a first game: grognard play
brief-play = play a match in the terminal
brief-serve = play in the browser: here, or over the net
brief-games = list the games, their scenarios and options
brief-rules = read the rules, clause by clause
brief-match = let bots play many matches
brief-ladder = play every bot against every other, and rate them
brief-gauge = what a bot's choices gain, decision for decision
brief-tune = look for better weights for the bots of a game
brief-replay = play a record again and check it
brief-review = how a match swung: mistakes, strokes of luck, luck and skill
brief-case = settle rule questions written as files
brief-pack = check, copy and draw content of your own
brief-army = list armies of Black Powder, check and take over rosters
brief-backup = copy all matches of the server
brief-bench = measure the speed on this machine
brief-pack-check = say all that is wrong with a pack
brief-pack-copy = copy a game’s pack, to change it
brief-pack-draw = draw the set-up of a scenario
brief-army-list = list the armies, or what one of them has
brief-army-check = say what is wrong with a roster, or what it costs
brief-army-import = take over a roster of an army builder

help-play = Play a match in the terminal, against a bot, against somebody beside you, or with real dice. Without a scenario: a first game of Battle Cry as the Union. A scenario may be named by any part that only it has. Inside, “help” tells what can be typed.
example-play =
    grognard play
    grognard play battle_cry/shiloh --seat csa=human --seat usa=bot:greedy
    grognard play battle_cry/first_bull --seat usa=human:Anna --seat csa=human:Ben --dice typed
    grognard play black_powder/open_field --roster a=my_army.toml --roster b=austria
help-serve = Play in the browser. Matches are kept, each step before it is shown; others join by the links that the page gives. If the port is taken, the next free one is used. Ctrl-C stops.
example-serve =
    grognard serve
    grognard serve --host 0.0.0.0 --port 8080 --no-browser
help-backup = Copy the store of all matches to FILE, whole and consistent, while the server runs.
example-backup =
    grognard backup matches.db
help-games = List the games with their scenarios; of one GAME, also its notes and options.
help-rules = Say what a clause of the rules says. CLAUSE is an id (BC-ret-15), the beginning of one (BC-ret), or a word to look for; without it, all clauses are told.
example-rules =
    grognard rules battle_cry BC-ret-15
    grognard rules battle_cry woods
help-match = Let two bots play a scenario many times; the first has the first side that “grognard games” names. Ctrl-C ends early and keeps what is done.
example-match =
    grognard match battle_cry/first_bull --bots greedy random --games 20 --seed 1
    grognard match battle_cry/shiloh --games 100 --jobs 2 --record matches
help-ladder = Let every bot play every other over all scenarios of GAME, each time twice with sides exchanged and the same luck for each side. A pair ends when it is known (95 %) to clear or to miss its bar, at the latest after the games allowed. Ctrl-C ends early and keeps what is done; with --file it goes on there another time. Exit code 1 if a bar is not reached.
example-ladder =
    grognard ladder battle_cry --bots random greedy --bar greedy:random:0.98
    grognard ladder tactique --bots greedy search:400 cmd:./mybot --jobs 2 --file tactique.ladder
help-gauge = What the choices of a bot gain over what the greedy bot would do, in decisions drawn by lot from games of the greedy bot against itself: where the bot chooses otherwise, both choices are played on, each time with the same luck. It is given in chances to win, with its error, for all decisions and by what was decided. It takes far less time than games that would tell as much. Ctrl-C ends early and shows what was found so far.
example-gauge =
    grognard gauge battle_cry --bot search:4000 --decisions 200 --jobs 2
    grognard gauge tactique --bot search:700 --to-the-end
help-tune = Look for better weights for the bots of GAME: by SPSA, in games of the greedy bot against itself; then play what was found against what it began with, and say (95 %) whether it is better. The same seed and number of games find the same again. Ctrl-C ends early and keeps what is done. Exit code 1 if it is not certain to be better.
example-tune =
    grognard tune battle_cry --games 1600 --seed 1 --jobs 2 --out weights.toml
help-replay = Play a record again: every step is checked against the rules, then the result and the last position against those written.
help-review = Look at a match afterwards: the chances to win turn by turn, the three dearest mistakes with what would have been better, the three largest strokes of luck, and what was luck and what was choice. Every decision is judged by what its player could know. Ctrl-C shows what has been found so far.
example-review =
    grognard review match.grog
    grognard review match.grog --json
help-case = Run the cases in files, or in all the files of a folder: rule questions with their answers. Exit code 1 if one does not hold.
help-pack = Content of your own: a pack is a folder of text files.
help-pack-check = Read a pack and say all that is wrong with it.
help-pack-copy = Copy the pack of a game into a new folder, to be changed there and played with --pack.
help-pack-draw = Draw the set-up of a scenario as an SVG picture.
help-army = Armies of Black Powder: a roster is a text file with brigades, commanders and units of one list.
example-army =
    grognard army list france
    grognard army check my_army.toml
    grognard army import my_army.rosz -o my_army.toml
help-army-list = List the armies; of one ARMY, every profile with its points and values.
help-army-check = Read a roster and say all that is wrong with it, or what it costs.
help-army-import = Take over a BattleScribe roster (.ros or .rosz) for a listed army, and write it as a roster of Grognard.
help-bench = Measure how fast Grognard runs here, each figure beside the one that is aimed at. Where the core is compiled, the plain one is measured beside it.

option-help = Show this help.
option-version = Show the version, and whether the plain or the compiled core runs.
option-units = How lengths are told on the open table, inches or cm.
option-lang = The language, en or fr; else that of your system.
option-pack = A pack of your own instead of the game’s.
option-json = Write JSON, for programs.
option-roster = An army of your own for a side, with games that take one: the file of a roster (or of BattleScribe), or the id of a ready one; may be given twice.
option-option = An optional rule of the game; may be given several times.
option-seat = Who plays a seat: human, human:NAME, bot:NAME, or bot:cmd:PROGRAM for a bot of your own; may be given several times.
option-bot-time = The seconds that an outside bot may take for a decision; 10 unless told otherwise.
option-resume = Go on with a saved match; of several rounds, the finished ones first.
option-save = Keep the match in this file.
option-dice = Who rolls: fair (can be proved afterwards), typed (real dice), seeded:N, duplicate:N.
option-cards = Who deals the cards: fair, typed (real cards), seeded:N, duplicate:N.
option-chits = Who draws the markers from the cup: fair, typed (a real cup), seeded:N, duplicate:N.
option-rounds = How many rounds; sides are exchanged each time.
option-bots = The bots of the first and of the second side (search:1.5s thinks for a second and a half, search:1.5sx2 on two cores); “cmd:PROGRAM ARGUMENTS” is a bot of your own.
option-ladder-bots = The bots, one after the other; random and greedy unless told otherwise.
option-bar = The share of the points that BOT is to reach against OTHER (a draw is half a point); else half of them. May be given several times.
option-ladder-games = How many games a pair plays at most.
option-scenario = Only this scenario; may be given several times.
option-ladder-seed = The seed of the first duel of each pair; the next ones follow.
option-file = Keep every duel in this file, and go on from what it holds.
option-gauge-bot = The bot whose choices are looked at.
option-gauge-decisions = How many decisions, of all scenarios in turn.
option-gauge-lots = How often the two choices of a decision are played on.
option-gauge-to-the-end = Play on to the end of the game, instead of as far as a search looks ahead.
option-gauge-seed = The seed of the first game; the next ones follow.
option-tune-games = How many games are played to find the weights.
option-check = How many games are played at most to compare them; 0 for none.
option-tune-seed = The seed of the first game; the next ones follow.
option-tune-chances = Fit the chances to win instead: what a position promises at the end, on the results of so many games of the greedy bot against itself.
option-out = Write the weights into this file, as a pack has them.
option-games = How many matches.
option-seed = The seed of the first match; the next ones follow.
option-jobs = How many processes play side by side.
option-record = Write the record of every match into this folder.
option-verify = Deal all dice and cards again from the published key.
option-tell = Tell the whole match in sentences.
option-host = The address to listen on; 0.0.0.0 lets other machines in.
option-port = The port, or the first to be tried; 0 for any.
option-database = Where matches are kept, as sqlite:///FILE; else in your own folder.
option-proxies = The addresses of proxies in front of the server, whose word is taken for the client’s address.
option-no-browser = Do not open a browser.
option-lab = Serve the developers’ pages too, and read the page’s files anew each time.
option-output = The file to write; - for the screen. Else SCENARIO.svg.
option-army-import-output = The file to write; else the screen.

## Errors

no-command = { $near ->
    [0] no command “{ $word }” (there are: { $all })
   *[other] no command “{ $word }” (did you mean “{ $all }”?)
}
no-file = { $path }: there is no such file
no-cases = { $path }: no cases in this folder
no-folder = { $path }: this is a file, not a folder
scenario-several = several scenarios hold “{ $word }”: { $all }
scenario-none = { $near ->
    [0] no scenario “{ $word }” of { $game } (there are: { $all })
   *[other] no scenario “{ $word }” of { $game } (did you mean “{ $all }”?)
}
scenario-missing = name a scenario of { $game }: { $game }/SCENARIO (there are: { $all })
roster-unread = “{ $word }” is no roster: write --roster SIDE=FILE, once for each side ({ $all }).
roster-none = There is no file “{ $word }”, and no ready roster of that name; there are: { $all }.
option-unread = “{ $word }” is no option: write --option ID=NUMBER
seat-unread = “{ $word }” is no seat: write --seat SEAT=human or --seat SEAT=bot:NAME
seat-none = { $near ->
    [0] no seat “{ $word }” (there are: { $all })
   *[other] no seat “{ $word }” (did you mean “{ $all }”?)
}
seat-twice = the seat “{ $word }” is given twice
sitter-none = nobody called “{ $word }” can sit there: write human, human:NAME or bot:NAME (bots: { $all })
dealer-none = no dealer “{ $word }” (there are: { $all })
clause-none = { $near ->
    [0] no clause “{ $word }”, and none speaks of it
   *[other] no clause “{ $word }” (did you mean “{ $all }”?)
}
resume-alone = --resume goes on with a match as it was begun: leave out the scenario, the seats, the options and the dealers; a program is named again by --seat SEAT=bot:cmd:PROGRAM
resume-order = { $path }: the round before it is not over
resume-over = { $path }: this match is over; “grognard replay” shows it
findings-more = (and { $count } more: “grognard pack check” tells them all)

## Lists

games-reconstruction = a set-up of ours, after public figures
games-play = To play:
games-more = Notes and options:
games-options = Options (--option ID=VALUE)
games-first = { $side } begins; about { $turns } turns.
games-turns = About { $turns } turns.

forfeit = { $seat } forfeits the match: { $reason }
match-forfeits = { $count ->
    [one] a match was forfeited by an outside bot (seed { $seed }): { $reason }
   *[other] { $count } matches were forfeited by outside bots; the first (seed { $seed }): { $reason }
}
ladder-alone = a ladder needs two bots at least: --bots random greedy
ladder-stopped = stopped before the end
ladder-forfeits = { $count ->
    [one] a match was forfeited by an outside bot: { $reason }
   *[other] { $count } matches were forfeited by outside bots; the first: { $reason }
}
bar-unread = “{ $word }” is no bar: write BOT:OTHER:0.98, with two of { $bots }
ladder-pair = Pair
ladder-games = Games
ladder-results = Won/drawn/lost
ladder-share = Share
ladder-interval = 95 %
ladder-bar = Bar
ladder-verdict = Verdict
ladder-seconds = s/game
ladder-rating = Rating
ladder-played = { $games } games over { $scenarios } { $scenarios ->
    [one] scenario
   *[other] scenarios
}, seed { $seed }, { $build } core
verdict-clears = cleared
verdict-misses = missed
verdict-above = above, not certain
verdict-below = below, not certain
verdict-unplayed = not played

gauge-all = all
gauge-decision = Decision
gauge-number = Number
gauge-otherwise = Otherwise
gauge-gain = Gain
gauge-error = Error
gauge-seconds = s/decision

tune-written = The weights are written to { $path }.
tune-better = Better: { $share } % of the points in { $games } games against the old ones (95 %: { $low } to { $high }).
tune-not-better = Not certain to be better: { $share } % of the points in { $games } games against the old ones (95 %: { $low } to { $high }).
tune-fitted = What is left unexplained of the results, in nats a position: { $after }; with the old weights: { $before }.
tune-nothing-fitted = What { $game } promises at the end is no sum of weights: there is nothing to fit.

match-running = Matches
match-side = Side
match-bot = Bot
match-wins = Wins
match-share = Share
match-draws = drawn
match-speed = { $games ->
    [one] 1 match of { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }, { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }, { $rate } steps a second on one core
   *[other] { $games } matches of { $turns } turns on average, { $steps } steps, { $rate } steps a second on one core
}
match-stopped = stopped after { $done } of { $asked } matches; what is done is above

replay-legal = { $steps ->
    [one] 1 step, played by the rules.
   *[other] { $steps } steps, all played by the rules; result and last position as written.
}
verify-proved = { $count ->
    [one] 1 outcome was dealt again from the published key, and is the one recorded.
   *[other] { $count } outcomes were dealt again from the published key; all are those recorded.
}
verify-running = Not verified: the match is not over, and its dealers keep their secrets.
verify-nothing = Not verified: no dice or cards were dealt by Grognard.

case-passed = passed  { $name }
case-failed = FAILED  { $name } ({ $file }): { $reason }
case-sum = { $passed } of { $all } passed

pack-good = { $pack }: good, { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
}
pack-copied = { $count } files copied. Change them, then: grognard play { $game }/SCENARIO --pack { $path }
pack-drawn = drawn: { $path }

army-profiles = { $count ->
    [one] 1 profile
   *[other] { $count } profiles
}
army-unknown = There is no army “{ $army }”; did you mean { $near }?
army-profile = { $name }: { $size }, { $weapon }, Hand-to-hand { $combat }, Shooting { $shooting }, Morale { $morale }+, Stamina { $stamina }
army-specials = {"; "}{ $specials }
army-general = general { $name }, staff rating { $rating }
army-brigade = { $brigade }: { $name }, staff rating { $rating }
army-points = { $points } points
army-taken = written: { $path }, { $points } points
army-no-text = { $path }: not a text file; save it as UTF-8
army-too-large = { $path }: too large for a roster

## The table

welcome =
    Welcome to Grognard: Battle Cry, First Bull Run, 21 July 1861. You command the Union, a bot the Confederacy.
    On your turn you play a card, give orders to as many units as it says, move them, then attack with them.
    Six victory flags win: one for every enemy unit or general eliminated.
    You are asked step by step. Type the number of a choice, or its words; “aid” explains the board, “help” the rest.
sits-alone = you
sits-person = a player
greeting = { $battle }: { $players }
greeting-round = Round { $round } of { $count }: { $battle }: { $players }
measure-typed = Type the distance in inches, from 0 to { $most }: “5”, “7.5”.
real-table = A real table: everybody sits here, you roll your own dice and type what they show, and you answer what is asked about the ground. “undo” takes an answer back.
dealers-fair = The dice and cards are fair: their key is sealed by { $seal } and published at the end.

status-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
thinking = Thinking: { $seat }
hint-running = Weighing what is best
hint-line = { $choice }: { $percent }% to win

## Reviews

review-running = Looking at every decision
review-real = a match on a real table cannot be reviewed
review-stopped = Stopped early: { $steps } of { $all } steps were looked at.
review-swings = Chances to win of { $side }, at the beginning of each turn:
review-end = At the end
review-mistakes = The dearest mistakes, by playing both choices on many times:
review-no-mistakes = No choice gave away anything worth telling.
review-strokes = The strokes of luck:
review-no-strokes = No roll or draw moved the chances by much.
review-accounts = Luck and skill, in points of the chance to win:
review-account = { $side }: luck { $luck }, choices { $choices }, mistakes { $mistakes }

status-hand = { $side }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}
named = { $name }: { $does }
hand = Your hand: { $cards }
enter-words = Write what they show, one word each (the first letters will do): { $words }
choices-many = { $count } choices, for instance “{ $first }”; “options” lists them all, “options b4” those of b4.
window-only = You are asked whatever you hold, so that the enemy learns nothing of your cards; “wait” declines until your turn.
options-none = No choice names “{ $word }” now.

unread = “{ $text }” is not an answer. Write { $usage } or “{ $passing }”; “options” lists the choices, “help” the commands.
unread-near = “{ $text }” is not an answer. Did you mean “{ $near }”?
unread-word = “{ $word }” names no { $kind ->
    [piece] piece: name it by its place (b4) or its id (usa_inf_3)
    [hex] hex: a letter and a number (b4)
    [card] card: “hand” shows yours
    [face] face of a die: infantry, cavalry, artillery, flag, swords
   *[other] { $kind } here
}.
unread-several = Several pieces stand on { $word }: write one of { $all }.
status-track = { $name }: { $values }
unread-number = There is no choice { $text }: the numbers go from 1 to { $most }.
not-now = There is nothing to choose just now.
why-nothing = No special rule applies.
odds-which = Of which choice? For instance “odds 1”.
odds-nothing = Nothing is lost or won by this alone.
threats-which = To which piece? Name it by its place: “threats b4”.
threat = { $name } ({ $place }), as its own side sees it:
threats-none = No enemy could attack { $piece } next turn.
rules-which = Which clause? For instance “rules BC-ret-15” or “rules woods”.

undone = Taken back: { $n ->
    [0] you are at the very beginning.
    [one] one step stands.
   *[other] { $n } steps stand.
}
undo-ask = “undo ask” asks the other side to let you take it back.
undo-agree = { $seat }: do you agree to take the last step back? (yes/no)
undo-refused = It stands.
resign-sure = Do you really give up? (yes/no)
answer-yes = yes y
saved = Saved: { $path }
save-exists = { $path }: this file is there already and is not this match; name another
save-failed = { $path }: cannot be written ({ $reason })
left = The match is kept in { $path }. To go on:
kept = The record is kept in { $path }. To check every step and every die of it:
curtain-close = Press Enter to hide { $seat }’s cards.
curtain-open = For { $seat } only. Press Enter when nobody else looks.
rounds-total = After this round: { $one } { $first }, { $two } { $second }.
rounds-won = { $name } wins the match.
rounds-drawn = The match is drawn.

help-choices =
    Type the number of a choice in the last list, or its words: “order b4”, “move b4 c4”, “battle c4 d5”, “done”.
    A piece is named by its place or its id. Several choices go together, all or none: “order b4, order b5, done”.
    “d” is short for “done” or “decline”. The tabulator completes what you type.

argument-options = [PIECE]
argument-why = [CHOICE]
argument-odds = [CHOICE]
argument-threats = PIECE
argument-rules = CLAUSE
argument-log = [NUMBER]
argument-save = [FILE]
argument-undo = [ask]

does-options = all the choices you have now
does-why = which rules a choice meets, or why it is refused; alone: about the last step
does-odds = what a choice is likely to bring
does-threats = what the enemy could do to a piece next turn
does-hint = the best three choices, the chance to win with each, and why
does-board = the board again
does-hand = your cards and what they do
does-log = the last steps again
does-aid = what the signs on the board and the faces of the dice mean
does-rules = a clause of the rules, or those that speak of a word
does-undo = take your last choice back; “ask” beyond dice and cards, if the other side agrees
does-wait = decline everything until your own turn
does-save = write the match to a file
does-resign = give up
does-help = this list
does-quit = leave; the match is kept

aid-battle_cry =
    A cell is the ground, then the unit with its figures: “HI4*” is a hill, infantry with 4 figures, and its general.
    Capitals are { $usa } (I infantry, C cavalry, A artillery, G a general alone), small letters { $csa }.
    In rows b, d, f and h a hex lies between two numbers of the top line: it has the lower one.
    # a fieldwork or fence; your own edge is at the bottom, so that left and right are yours.
    Dice: 2 faces infantry, 1 cavalry, 1 artillery (each hits its own arm), 1 swords (hits any), 1 flag (one hex of retreat).
    A turn: play a card, order, move, battle, draw. Six flags usually win.
aid-gradisca =
    A line an area, from north to south; those in which nothing is are left out.
    Signs: * fortress, + fortified town, ^ difficult ground. Then the counters by their ids with what is printed on them.
    2/3 attack and defence, 3* gun, (3) sapper; ’ disorganised, . has acted. In brackets: walls with their level, forts, mines, loot.
aid-ground = The ground here: { $ground }.

## The server

serve-ready = Grognard is at { $address }
serve-no-browser = No browser was found here: open that address in one.
serve-stop = Ctrl-C stops; every match is kept.
serve-stopped = Stopped.
backup-done = { $matches ->
    [one] 1 match copied to { $path }
   *[other] { $matches } matches copied to { $path }
}

## Speed

bench-running = Measuring
bench-figure = Figure
bench-plain = Plain
bench-compiled = Compiled
bench-ratio = Ratio
bench-aim = Aim
bench-steps = Battle Cry, random play: counted steps on one core
bench-matches = Battle Cry, random matches on one core
bench-tactique-steps = Tactique, random play: counted steps on one core
bench-tactique-matches = Tactique, random matches on one core
bench-gradisca-steps = Gradisca, random play: counted steps on one core
bench-gradisca-matches = Gradisca, random matches on one core
bench-gradisca-advanced-steps = Gradisca, advanced, random play: counted steps on one core
bench-gradisca-advanced-matches = Gradisca, advanced, random matches on one core
bench-black-powder-steps = Black Powder, random play: counted steps on one core
bench-black-powder-matches = Black Powder, random matches on one core
bench-black-powder-list = Black Powder, useful moves of a unit, slowest
bench-black-powder-judged = Black Powder, judging a dragged pose
bench-black-powder-sight = Black Powder, a look from unit to unit
bench-raw = Battle Cry, steps of a search beside the engine’s raw steps
bench-tree = Battle Cry, steps of a search beside the same play without it
bench-search = Battle Cry, steps of a search beside those of random play
bench-tactique-raw = Tactique, steps of a search beside the engine’s raw steps
bench-tactique-tree = Tactique, steps of a search beside the same play without it
bench-tactique-search = Tactique, steps of a search beside those of random play
bench-gradisca-raw = Gradisca, steps of a search beside the engine’s raw steps
bench-gradisca-tree = Gradisca, steps of a search beside the same play without it
bench-gradisca-search = Gradisca, steps of a search beside those of random play
bench-black-powder-raw = Black Powder, steps of a search beside the engine’s raw steps
bench-black-powder-tree = Black Powder, steps of a search beside the same play without it
bench-black-powder-search = Black Powder, steps of a search beside those of random play
bench-clone = clone()
bench-because = because() while no journal listens
bench-forecast = Battle Cry, forecast of a battle, the slowest
bench-tactique-forecast = Tactique, forecast of a combat, riposte or pursuit, the slowest
bench-gradisca-forecast = Gradisca, forecast of a battle, twelve a side, all arms
bench-gradisca-advanced-forecast = Gradisca, advanced, forecast of a battle in rounds, twelve a side
bench-gradisca-advanced-arms-forecast = Gradisca, advanced, the same with guns and leaders
bench-replay = Reading, replaying and verifying a record
bench-start = grognard games, from start to end
bench-met = met
bench-missed = missed
