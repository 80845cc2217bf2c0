# What the server says.

## Buttons

offer-done = Done
offer-pass = Pass
offer-decline = Decline
offer-stay = Stay

## Names

bot-random = Random bot
bot-random-text = Any legal choice, as it comes: good for a first look at the rules.
bot-greedy = Greedy bot
bot-greedy-text = Takes what looks best at once. A fair opponent for a first evening.
bot-recruit = Recruit
bot-recruit-text = Knows what looks best, and one time in three does something else: easier to beat than the greedy bot.
bot-veteran = Veteran
bot-veteran-text = Looks a few turns ahead before it does what looks best: a third of a second a decision at the most. In Black Powder that is hardly enough: there it plays much like the greedy bot.
bot-guard = Guard
bot-guard-text = Looks ahead like the veteran, but for up to a second and a half a decision: it takes its time.
dealer-fair = Fair
dealer-fair-text = Grognard rolls and deals; every outcome can be proved afterwards.
dealer-typed = Typed
dealer-typed-text = You roll and draw at a real table and enter what comes.
source-dice = Dice
source-cards = Cards
source-chits = Chits
player = Player
listed-turn = Turn { $turn }
listed-over = Over after { $turn } turns
player-here = You

## What happens at the table

event-undo = { $count ->
    [one] One step is taken back.
   *[other] { $count } steps are taken back.
}
event-resign = Resignation: { $seat }.
event-offer = A draw is offered by { $seat }.
event-accept = The draw is accepted by { $seat }.
event-say = { $seat }:
event-bot = { $text } plays for { $seat } from now on.
event-person = A person plays for { $seat } again.
event-claim = The match was left alone and is claimed by { $seat }.
event-time = Out of time: { $seat }.
event-ask = Taking back the last step is asked for by { $seat }.
event-refuse = Taking back is refused by { $seat }.
event-no_draw = The draw is refused by { $seat }.
event-rematch = A rematch with sides exchanged is asked for by { $seat }.
event-hint = A hint is asked for by { $seat }.

## About things

about-strength = { $strength } of { $full } left.
about-card = { $name }: { $text }
about-ground = { $name }: { $terrain }.
about-nothing = Open ground.

## Errors

error-no_table = There is no such table: the link may be cut short.
error-malformed = This message cannot be read: { $detail }
error-hello_first = The first message must be “hello”.
error-too_large = This message is too large: { $most } bytes at most.
error-too_fast = Too many messages: wait a moment.
error-stale = The position has changed meanwhile.
error-foreign_seat = This seat is not yours.
error-curtain = Lift the curtain for this seat first.
error-no_seat = You are watching: there is no seat here for you.
error-which_seat = Say for which seat: you hold several.
error-notation = { $detail }
error-refused = { $detail }
error-silence = Messages are switched off at this table.
error-empty = There is nothing to say.
error-too_long = Too long: { $most } letters at most.
error-not_over = The match is not over.
error-over = The match is over.
error-present = Nobody has been away long enough for that.
error-no_bot = { $detail }
error-bot_cards = Cards are typed at this table, and nobody types those of a bot.
error-bot_table = A bot does not see a real table.
error-no_hints = No hints are given at this table.
error-no_review = A match on a real table cannot be reviewed.
error-bot_plays = A bot plays this seat: take it back first.
error-not_bot = No bot plays this seat.
error-no_draw = No draw is offered.
error-no_such = There is nothing called “{ $what }” here.
error-not_asked = Nobody has asked for that.
error-elsewhere = The match went on elsewhere: load it again.
error-no_room = This ground has no room for the whole army: choose another ground, or a smaller army.
error-setup = { $detail }
error-record = { $detail }
error-other_rules = { $detail }
error-not_found = There is nothing here.
error-method = That cannot be done here.
error-origin = Requests from other sites are not accepted.
error-crowded = There are too many connections from your address.
error-full = The server is full: try again later.
error-broken = Something is wrong on the server; nothing was changed.
error-stopping = The server is stopping: it will be back.
error-no_replay = This replay is no longer open: open the record again.
error-no_frame = The record has positions 0 to { $most }.
error-over_there = The record ends there: go on from an earlier position.
error-no_lesson = There is no teaching game of { $what }.
