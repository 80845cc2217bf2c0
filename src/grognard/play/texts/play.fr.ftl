# Ce que dit Grognard de n’importe quel jeu.

actor-chance = Le sort

## Ce qui est fait, demandé et raconté

did = { $actor } : { $what }
did-secret = { $actor } : { $what } (caché)
ask = { $actor } décide : { $what }

cited = { $text } ({ $clause })
cited-numbers = { $text } ({ $clause } : { $numbers })
refused = Interdit. { $reason }
refused-rule = Interdit. { $reason } La règle : « { $rule } »

note-GG-turn-1 = La décision appartient à { $seat }.

## Sommes : « 4 dés à 1 case (…), −1 bois (…) : 3 dés »

sum = { $terms } : { $total }
sum-term = { $value } { $term } ({ $clause })
sum-bare = { $value } ({ $clause })
sum-next = { " ; " }

## Comment finit une partie

result-open = La partie n’est pas finie.
result-drawn = Partie nulle. { $scores } ({ $clause })
result-won = Victoire : { $winner }. { $scores } ({ $clause })

## Prévisions

forecast = { $name } : { $mean } en moyenne ({ $odds })
forecast-sampled = { $name } : environ { $mean } ± { $margin } en moyenne ({ $odds })
forecast-odds = { $value } : { $percent } %
forecast-assumed = En supposant la réponse habituelle à : { $verbs }

## Les mesures du terrain libre

measure-inches = { $value }″
measure-cm = { $value } cm
measure-degrees = { $value }°
place-point = { $x } est, { $y } nord
place-pose = { $x } est, { $y } nord, cap { $bearing }
way-then = { ", puis " }
