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

## Conseils : ce qui plaide pour un choix

hint-expected = À attendre en moyenne : { $means }.
hint-mean = { $name } ({ $mean })
hint-threatens = Au prochain tour, menace { $names }.
hint-threatened = Pourrait y être attaqué par { $names }.
hint-more = { $count } de plus
hint-sum = Le compte : { $sum }.
hint-because = Pourquoi : { $reasons }.
hint-against = Contre : { $reasons }.
hint-then = Ensuite, par exemple : { $plan }
hint-even = Ni vraiment mieux ni vraiment moins bien que les autres.

reason-term-area = { $sign ->
    [more] la zone promet beaucoup
   *[less] la zone promet peu
}
reason-term-attack = { $sign ->
    [more] une attaque plus forte
   *[less] une attaque plus faible
}
reason-term-battle = { $sign ->
    [more] de bonnes chances au combat
   *[less] peu de chances au combat
}
reason-term-camp = { $sign ->
    [more] le camp est mieux placé
   *[less] le camp est moins bien placé
}
reason-term-card = { $sign ->
    [more] la carte sert beaucoup maintenant
   *[less] la carte vaudra plus tard
}
reason-term-charge = { $sign ->
    [more] la charge devrait réussir
   *[less] la charge est un risque
}
reason-term-danger = { $sign ->
    [more] moins de danger
   *[less] plus de danger
}
reason-term-first = { $sign ->
    [more] le plus pressé d’abord
   *[less] autre chose presse davantage
}
reason-term-follow = { $sign ->
    [more] l’unité suit les autres
   *[less] l’unité a peu à gagner
}
reason-term-forecast = { $sign ->
    [more] les chances sont bonnes
   *[less] les chances sont minces
}
reason-term-front = { $sign ->
    [more] des troupes là où il en faut
   *[less] des troupes loin de là où il en faut
}
reason-term-garrison = { $sign ->
    [more] la place reste gardée
   *[less] une place est moins gardée
}
reason-term-ground = { $sign ->
    [more] un meilleur terrain
   *[less] un moins bon terrain
}
reason-term-group = { $sign ->
    [more] d’autres peuvent agir avec elle
   *[less] peu d’autres peuvent agir avec elle
}
reason-term-hand = { $sign ->
    [more] les bonnes cartes restent en main
   *[less] une bonne carte quitte la main
}
reason-term-initiative = { $sign ->
    [more] un mouvement sans ordre
   *[less] peu à gagner à bouger maintenant
}
reason-term-lead = { $sign ->
    [more] c’est là qu’il y a le plus à faire
   *[less] il y a peu à faire là
}
reason-term-letters = { $sign ->
    [more] un ordre est gardé pour plus tard
   *[less] cela coûte un ordre
}
reason-term-losses = { $sign ->
    [more] cela coûte plus à l’ennemi
   *[less] cela coûte des forces
}
reason-term-march = { $sign ->
    [more] la marche mène là où il faut
   *[less] la marche apporte peu
}
reason-term-morale = { $sign ->
    [more] le moral monte
   *[less] le moral souffre
}
reason-term-order = { $sign ->
    [more] l’ordre du jeu convient
   *[less] l’ordre du jeu ne convient pas
}
reason-term-orders = { $sign ->
    [more] les unités commandées peuvent faire beaucoup
   *[less] les unités commandées peuvent faire peu
}
reason-term-place = { $sign ->
    [more] l’unité est mieux placée
   *[less] l’unité est moins bien placée
}
reason-term-position = { $sign ->
    [more] une meilleure position ensuite
   *[less] une moins bonne position ensuite
}
reason-term-prize = { $sign ->
    [more] une prise est à portée
   *[less] une prise est abandonnée
}
reason-term-rally = { $sign ->
    [more] une unité éprouvée se reprend
   *[less] il y a peu à rallier
}
reason-term-reach = { $sign ->
    [more] plus de cibles à portée
   *[less] moins de cibles à portée
}
reason-term-ride = { $sign ->
    [more] le chef est là où il faut
   *[less] le chef est trop loin
}
reason-term-shot = { $sign ->
    [more] un tir qui vaut sa poudre
   *[less] un tir peu utile
}
reason-term-stake = { $sign ->
    [more] il y a beaucoup à gagner dans ce combat
   *[less] il y a trop à perdre dans ce combat
}
reason-term-supply = { $sign ->
    [more] les troupes sont nourries
   *[less] le ravitaillement souffre
}
reason-term-time = { $sign ->
    [more] du temps gagné
   *[less] cela prend du temps
}
reason-term-unit = { $sign ->
    [more] l’unité a de quoi faire
   *[less] l’unité a peu à faire
}
reason-term-work = { $sign ->
    [more] l’ouvrage rapporte
   *[less] l’ouvrage rapporte peu
}

## L’analyse d’une partie

review-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
review-mistake = { review-turn }, { $seat } : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de chances de gagner en moins.
review-played = Joué : { $choice }
review-better = Mieux : { $choice }
review-against = Contre le choix fait : { $reasons }.
review-lucky = { review-turn }, { $side } : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de chance.
review-unlucky = { review-turn }, { $side } : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de malchance.

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

## Ce que font mal les programmes qui jouent

program-unstarted = il ne démarre pas : { $error }
program-late = il n’a pas répondu à temps
program-silent = il a fermé sa sortie
program-ended = il s’est arrêté avec le code { $code }
program-killed = il a été arrêté par { $signal }
program-long-line = il a écrit une ligne de plus de { $most } octets
program-verbose = il a écrit { $most } lignes sans répondre
program-astray = il a écrit « { $word } » là où « { $verb } » était attendu
program-unread = il a choisi « { $choice } » : { $error }
program-illegal = il a choisi « { $choice } », ce qui n’est pas permis ({ $clause })
