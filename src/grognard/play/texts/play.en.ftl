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
