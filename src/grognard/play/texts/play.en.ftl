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
