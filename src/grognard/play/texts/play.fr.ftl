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

## Ce qui ne va pas dans une liste

finding-near = Vouliez-vous dire « { $near } » ?
finding-number = Entre { $lowest } et { $highest }, pas { $got }.
finding-name = Un nom a au plus { $most } lettres, sur une ligne.
finding-no-army = Il n’y a pas de liste d’armée « { $word } ».
finding-no-profile = Il n’y a pas d’unité « { $word } » dans cette liste.
finding-not-listed = « { $word } » n’est pas dans la liste de cette armée.
finding-size = « { $word } » n’existe pas dans cette taille, seulement : { $sizes }.
finding-no-brigade = L’armée n’a pas de brigade : ajoutez-en une.
finding-brigades = { $got } brigades, c’est trop : { $most } au plus.
finding-no-unit = La brigade n’a pas d’unité : ajoutez-en une, ou retirez la brigade.
finding-units = { $got } unités, c’est trop : { $most } au plus.
finding-limit = L’armée compte { $total } points, { $over } de trop.
finding-no-text = Ce n’est pas un fichier texte : enregistrez-le en UTF-8.
finding-too-large = Le fichier est trop gros pour une liste : { $most } ko au plus.
finding-no-list = Le catalogue de cette liste n’a pas d’armée ici ; il y a : { $all }.
finding-no-profile-for = Il n’y a pas de profil pour « { $word } » dans la liste d’armée.
finding-no-force = Il n’y a pas de force dans cette liste.
finding-archive = L’archive est illisible : elle doit contenir un fichier .ros.
finding-no-roster = Cette liste est illisible : enregistrez-la depuis BattleScribe en .ros ou .rosz.
finding-line = Ligne { $line } : { $said }
