# Tactique en français : le nom des choses, ce qui est demandé, ce qui est fait, et ce qu’en disent les règles.
# Une phrase ne commence jamais par le nom d’une unité, et aucun verbe ne s’accorde avec lui : « l’infanterie lourde pr07 », « Chasseurs ».
# Les camps sont « blue » et « red » ; un scénario peut les nommer par sa nation.

game = Tactique

## Les camps

side-blue = Bleu
side-red = Rouge
side-bl = Bleu
side-rd = Rouge
side-pr = Prusse
side-at = Autriche
side-al = Coalition
side-fr = France
side-gb = Grande-Bretagne
side-ru = Russie
seat-blue = le camp bleu
seat-red = le camp rouge

# Qui agit et à qui c’est, en tête de phrase et au milieu.
Actor = { $actor_id ->
    [blue] Le camp bleu
    [red] Le camp rouge
    [bl] Le camp bleu
    [rd] Le camp rouge
    [pr] La Prusse
    [at] L’Autriche
    [al] La Coalition
    [fr] La France
    [gb] La Grande-Bretagne
    [ru] La Russie
   *[other] { $actor }
}
Side = { $side_id ->
    [blue] Le camp bleu
    [red] Le camp rouge
    [bl] Le camp bleu
    [rd] Le camp rouge
    [pr] La Prusse
    [at] L’Autriche
    [al] La Coalition
    [fr] La France
    [gb] La Grande-Bretagne
    [ru] La Russie
   *[other] { $side }
}
side = { $side_id ->
    [blue] le camp bleu
    [red] le camp rouge
    [bl] le camp bleu
    [rd] le camp rouge
    [pr] la Prusse
    [at] l’Autriche
    [al] la Coalition
    [fr] la France
    [gb] la Grande-Bretagne
    [ru] la Russie
   *[other] { $side }
}

## Les unités

unit-inf_light = l’infanterie légère { $number }
unit-inf_heavy = l’infanterie lourde { $number }
unit-inf_elite = l’infanterie d’élite { $number }
unit-cav_light = la cavalerie légère { $number }
unit-cav_heavy = la cavalerie lourde { $number }
unit-cav_elite = la cavalerie d’élite { $number }
unit-art_light = l’artillerie légère { $number }
unit-art_heavy = l’artillerie lourde { $number }
unit-art_elite = l’artillerie d’élite { $number }

type-inf_light = infanterie légère
type-inf_heavy = infanterie lourde
type-inf_elite = infanterie d’élite
type-cav_light = cavalerie légère
type-cav_heavy = cavalerie lourde
type-cav_elite = cavalerie d’élite
type-art_light = artillerie légère
type-art_heavy = artillerie lourde
type-art_elite = artillerie d’élite

arm-infantry = infanterie
arm-cavalry = cavalerie
arm-artillery = artillerie

grade-light = légère
grade-heavy = lourde
grade-elite = d’élite

badge-activated = activée
badge-moved_combat = déplacement avec combat fait
badge-moved_no_combat = déplacement sans combat fait
badge-moved_march = marche sur route faite
badge-attacked = combat livré

## Les nations et leurs spécificités

nation-generic = générique
nation-allied = alliés mineurs (Pays-Bas, Brunswick, Portugal, Pologne)
nation-fr_empire = France (Révolution et Empire)
nation-fr_royale = France (monarchie)
nation-at_1756 = Autriche (guerre de Sept Ans)
nation-at_1796 = Autriche (1792-1807)
nation-at_empire = Autriche (1808-1815)
nation-pr_1756 = Prusse (Frédéric II)
nation-pr_1806 = Prusse (1806)
nation-pr_1813 = Prusse (1813-1815)
nation-ru = Russie
nation-gb = Grande-Bretagne
nation-reich = armée des Cercles
nation-es = Espagne

effect-elan = Élan
effect-elan-text = L’infanterie lourde ou d’élite soutenue qui s’est déplacée attaque en terrain clair avec 1 dé de plus.
effect-massed_guns = Grande batterie
effect-massed_guns-text = Pour une artillerie lourde voisine d’une artillerie amie, le jaune au-delà de 2 hex est un drapeau.
effect-court = Intrigues de cour
effect-court-text = Ne s’active qu’avec des unités à 2 hex au plus.
effect-maison = Maison du roi
effect-maison-text = La cavalerie d’élite ignore le premier drapeau de chaque attaque.
effect-grenzer = Grenzer
effect-grenzer-text = L’infanterie légère attaquée en terrain accidenté est toujours soutenue.
effect-liechtenstein = Canons de Liechtenstein
effect-liechtenstein-text = L’artillerie lourde a une portée de 5 hex.
effect-fine_horse = Belle cavalerie
effect-fine_horse-text = Hors du terrain accidenté, une seule autre cavalerie suffit à soutenir la cavalerie qui attaque.
effect-masse = Masses de bataillon
effect-masse-text = Contre cette infanterie, le jaune ne sert la cavalerie que si elle est soutenue.
effect-drill = Exercice
effect-drill-text = L’infanterie lourde ou d’élite attaque après un déplacement sans combat, avec 1 dé de moins, si elle n’est entrée dans aucun hex accidenté.
effect-seydlitz = Escadrons de Seydlitz
effect-seydlitz-text = La cavalerie lourde ou d’élite a 1 dé de plus dans le second combat d’une poursuite.
effect-parade = Parade
effect-parade-text = L’infanterie lourde ou d’élite qui ne s’est pas déplacée attaque en terrain clair avec 1 dé de plus.
effect-stiff = Lignes raides
effect-stiff-text = L’infanterie lourde ou d’élite n’est jamais soutenue en terrain accidenté autre que des habitations.
effect-landwehr = Landwehr
effect-landwehr-text = L’infanterie qui a tous ses éléments ignore le premier drapeau de chaque attaque.
effect-stoic = Stoïque
effect-stoic-text = L’infanterie ignore le premier drapeau de chaque attaque.
effect-licorne = Licornes
effect-licorne-text = L’artillerie lourde qui ne s’est pas déplacée a 1 dé de plus à 2 hex ou moins.
effect-volley = Salve retenue
effect-volley-text = L’infanterie riposte avec 1 dé de plus, sauf si elle est plus bas, si une unité est en terrain accidenté ou si la cible est retranchée.
effect-unreined = Bride abattue
effect-unreined-text = La cavalerie doit avancer chaque fois que l’hex attaqué se vide.
effect-brittle = Fragile
effect-brittle-text = Un drapeau en entraîne un autre.

## Les lignes sur la carte

line-support = Soutien
line-attack = Soutien pour attaquer
line-fire = Tir

## La carte

terrain-clear = terrain clair
terrain-buildings = habitations
terrain-forest = forêt
terrain-rocks = rocailles
terrain-marsh = marais
terrain-ford = gué
terrain-bridge = pont
terrain-water = eau
terrain-works = retranchement

level-0 = plaine
level-1 = éminence
level-2 = hauteur
level-3 = sommet

edge-n = nord
edge-s = sud
edge-e = est
edge-w = ouest

marker-objective = objectif
marker-objective_blue = objectif tenu par le camp bleu
marker-objective_red = objectif tenu par le camp rouge
marker-arrival_blue = renfort du camp bleu
marker-arrival_red = renfort du camp rouge

## Le tour

phase-command = commandement
phase-movement = déplacement
phase-combat = combat
phase-end = fin de tour

command-mediocre = commandement médiocre
command-good = bon commandement
command-excellent = excellent commandement

class-none = aucun déplacement
class-combat = déplacement avec combat
class-no_combat = déplacement sans combat
class-march = marche sur route

face-blue = bleu
face-blue-text = coup touché sur l’infanterie
face-blue-letter = B
face-green = vert
face-green-text = coup touché sur la cavalerie
face-green-letter = V
face-red = rouge
face-red-text = coup touché sur l’artillerie
face-red-letter = R
face-yellow = jaune
face-yellow-text = avantage tactique
face-yellow-letter = J
face-black = noir
face-black-text = drapeau, un coup au moral
face-black-letter = N
face-white = blanc
face-white-text = lettre d’ordre ; coup manqué dans le jeu de base
face-white-letter = W

track-turns = Tours
track-points = Points de victoire
track-command = Unités à activer
track-letters = Lettres d’ordre

## Les ordres

orders-manoeuvre = ordre de manœuvre
orders-attack = ordre d’attaque
orders-defence = ordre de défense

order-reconnaissance = Reconnaissance
order-reconnaissance-text = Une seule unité est activée, et l’on reçoit les lettres du niveau de commandement.
order-forced_march = Marche forcée
order-forced_march-text = Une unité activée se déplace de 1 hex de plus et peut encore combattre.
order-woodsmen = Coureurs des bois
order-woodsmen-text = Une unité activée passe des hex accidentés comme s’ils étaient clairs, 2 lettres par hex.
order-courier = Estafette
order-courier-text = Une unité de plus est activée, où que ce soit et de n’importe quelle arme.
order-combined_attack = Attaque combinée
order-combined_attack-text = Les unités activées peuvent être d’armes différentes.
order-manoeuvre = Manœuvre
order-manoeuvre-text = Les unités activées peuvent être n’importe où, mais d’une seule arme.
order-forward = En avant !
order-forward-text = Toute unité activée se déplace de 1 hex de plus et peut encore combattre.
order-general_assault = Assaut général
order-general_assault-text = Après la phase de déplacement, un second groupe est activé et se déplace.
order-rally = Ralliement
order-rally-text = Une infanterie ou une cavalerie entamée, près de son bord et loin de l’ennemi, regagne 1 élément.
order-volley_fire = Feu de salve
order-volley_fire-text = 1 dé de plus dans cette attaque.
order-close_support = Soutien rapproché
order-close_support-text = L’attaquant est soutenu dans cette attaque.
order-stand_firm = Tenir bon
order-stand_firm-text = Le défenseur ignore un drapeau de cette attaque.
order-square = Carré
order-square-text = Le jaune est manqué pour la cavalerie qui attaque ; l’infanterie ne riposte pas.
order-counter_attack = Contre-attaque
order-counter_attack-text = Le défenseur peut riposter sans soutien.

## Compter

hexes = { $number } hex
flags = { $number ->
    [one] { $number } drapeau
   *[other] { $number } drapeaux
}
elements = { $number ->
    [one] { $number } élément
   *[other] { $number } éléments
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
letters = { $number ->
    [one] { $number } lettre
   *[other] { $number } lettres
}
hits = { $number ->
    [one] { $number } coup touché
   *[other] { $number } coups touchés
}
dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
sum-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
# Ce que nations et ordres changent aux drapeaux d’un jet.
sum-flags = { $number ->
    [-2] Deux drapeaux de moins
    [-1] Un drapeau de moins
    [0] Autant de drapeaux qu’au jet
   *[other] Un drapeau de plus
}

tally-lost = Éléments perdus par l’ennemi
tally-own_lost = Éléments perdus
tally-eliminated = Unités ennemies éliminées
tally-own_eliminated = Unités éliminées
tally-retreated = Unités ennemies repoussées

## Les options

option-nations = Spécificités nationales
option-nations-text = Les nations ont leurs propres spécificités.
option-nations-off = non
option-nations-on = oui
option-orders = Lettres d’ordre
option-orders-text = Les faces blanches donnent des lettres qui paient des ordres.
option-orders-off = non
option-orders-letters = lettres
option-activation_link = Activation en chaîne
option-activation_link-text = Il suffit que chaque unité activée soit à 3 hex au plus d’une autre et que tout le groupe se tienne.
option-activation_link-pairwise = non, 3 hex deux à deux
option-activation_link-chain = oui
option-rout_capacity = Capacité de déroute
option-rout_capacity-text = Ce que les drapeaux doivent dépasser pour mettre une unité en déroute : son plus long déplacement hors route, son déplacement avec combat, ou rien, et il n’y a pas de déroute.
option-rout_capacity-no_combat = plus long déplacement hors route
option-rout_capacity-combat = déplacement avec combat
option-rout_capacity-off = pas de déroute
option-rout_blows = Déroute aux coups touchés
option-rout_blows-text = Dès qu’un drapeau est effectif, les coups touchés du jet s’ajoutent aux drapeaux pour la déroute.
option-rout_blows-flags = non, drapeaux seuls
option-rout_blows-hits_and_flags = oui
option-artillery_crossing = L’artillerie traverse l’artillerie
option-artillery_crossing-text = L’artillerie aussi peut traverser l’artillerie amie.
option-artillery_crossing-not_artillery = non
option-artillery_crossing-any = oui
option-pursuit_move = Poursuite sans combat
option-pursuit_move-text = La cavalerie qui poursuit peut prendre son second hex sans combattre.
option-pursuit_move-with_combat = non
option-pursuit_move-free = oui
option-riposte_advance = Avance après riposte
option-riposte_advance-text = Une unité qui riposte peut avancer dans l’hex qu’elle a vidé ; elle n’y est jamais obligée, et il n’y a pas de poursuite.
option-riposte_advance-none = non
option-riposte_advance-optional = oui
option-artillery_riposte = Riposte de l’artillerie
option-artillery_riposte-text = Une artillerie soutenue et attaquée depuis un hex adjacent peut riposter.
option-artillery_riposte-off = non
option-artillery_riposte-on = oui
option-combined_arms_rough_artillery = Canons en terrain accidenté ignorés
option-combined_arms_rough_artillery-text = Une artillerie en terrain accidenté à côté de la cible ne procure pas d’avantage tactique.
option-combined_arms_rough_artillery-count = non, ils comptent
option-combined_arms_rough_artillery-ignore = oui
option-victory_count = Victoire aux éléments
option-victory_count-text = 1 point par élément perdu par l’ennemi ; seuils et objectifs sont multipliés par 2,5 et arrondis au supérieur.
option-victory_count-units = non, aux unités
option-victory_count-elements = oui
option-adjacent_lock = Artillerie au contact
option-adjacent_lock-text = L’artillerie au contact d’un ennemi ne peut tirer que sur des ennemis adjacents.
option-adjacent_lock-off = sans restriction
option-adjacent_lock-on = cibles adjacentes seules

## Ce qui est demandé

ask-activate = { Actor } : quelle unité activer ?
ask-order = { $number ->
    [1] { Actor } : un ordre pour l’attaque menée par { $piece } contre { $piece2 } ?
    [0] { Actor } : un ordre pour la défense opposée par { $piece2 } à { $piece } ?
   *[none] { $number2 ->
        [0] { Actor } : un ordre de manœuvre avant d’activer des unités ?
       *[other] { Actor } : un ordre de manœuvre pour ce tour ?
    }
}
ask-move = { Actor } : qui se déplace, et où ?
ask-attack = { Actor } : qui attaque, et contre qui ?
ask-roll = { $number2 ->
    [1] Second combat : { $piece } contre { $piece2 }, { roll-dice } ; que donne le jet ?
    [2] Riposte : { $piece } contre { $piece2 }, { roll-dice } ; que donne le jet ?
   *[other] Attaque : { $piece } contre { $piece2 }, { roll-dice } ; que donne le jet ?
}
roll-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
ask-retreat = { $number ->
    [one] { Actor } : où replier { $piece } ?
   *[other] { Actor } : où replier { $piece } ? Il reste { $number } hex à faire.
}
ask-advance = { $number ->
    [0] { Actor } : avancer en { $hex2 } avec { $piece } ?
   *[other] { Actor } : l’avance en { $hex2 } est obligatoire pour { $piece }.
}
ask-pursue = { Actor } : poursuivre avec { $piece2 }, depuis quel hex et contre qui ?
ask-riposte = { Actor } : riposter avec { $piece2 } contre { $piece3 } ?

# Les réponses qu’une prévision tient pour acquises.
verb-activate = les unités activées
verb-order = les ordres
verb-move = les déplacements
verb-attack = les attaques
verb-retreat = le chemin du repli
verb-advance = l’avance
verb-pursue = la poursuite
verb-riposte = la riposte

## Ce qui est fait

do-activate = { Actor } active { $piece }.
do-activate-pass = { Actor } n’active plus personne.
do-order = { $order_id ->
    [forced_march] { Actor } donne l’ordre « { $order } » à { $piece }.
    [woodsmen] { Actor } donne l’ordre « { $order } » à { $piece }, pour { hexes }.
    [courier] { Actor } donne l’ordre « { $order } » à { $piece }.
    [rally] { Actor } donne l’ordre « { $order } » à { $piece }.
   *[other] { Actor } donne l’ordre « { $order } ».
}
do-order-pass = { Actor } ne donne pas d’ordre.
do-move = Déplacement en { $hex } : { $piece }.
do-move-pass = { Actor } ne déplace plus personne.
do-attack = Attaque : { $piece } contre { $piece2 }.
do-attack-pass = { Actor } n’attaque plus.
do-roll = { $number2 ->
    [1] { Actor } livre un second combat à { $piece2 } et lance { dice } : { $face }.
   *[other] { Actor } lance { dice } : { $face }.
}
do-retreat = Repli en { $hex } : { $piece }.
do-retreat-pass = Repli hors de la carte : { $piece }.
do-advance = Avance en { $hex } : { $piece }.
do-advance-pass = Pas d’avance pour { $piece }.
do-pursue = { $given ->
    [2] Poursuite : { $piece2 } contre { $piece } depuis { $hex }.
   *[other] Poursuite jusqu’en { $hex } : { $piece2 }.
}
do-pursue-pass = Halte : pas de poursuite pour { $piece2 }.
do-riposte = Riposte : { $piece2 } contre { $piece }.
do-riposte-pass = Pas de riposte pour { $piece2 }.

## Ce que disent les règles : le tour

note-TA-seq-1 = Tour { $number } : { side } joue.
note-TA-seq-4 =
    .refusal = On n’active que ses propres unités, non { $piece }.
note-TA-seq-5 =
    .refusal = Sans activation ce tour-ci, pas de déplacement pour { $piece }.
note-TA-seq-6 =
    .refusal = Sans activation ce tour-ci, pas de combat pour { $piece }.
note-TA-seq-9 =
    .refusal = Un seul déplacement par tour : pas de second pour { $piece }.
note-TA-seq-13 = { Side } gagne : l’ennemi abandonne.

## Ce que disent les règles : le commandement

at-most = { $number ->
    [one] Une seule unité est activée
   *[other] { $number } unités au plus sont activées
} ce tour-ci : pas de place pour { $piece }.
note-TA-cmd-1 =
    .refusal = { at-most }
note-TA-cmd-2 =
    .refusal = { at-most }
note-TA-cmd-3 =
    .refusal = { at-most }
note-TA-cmd-5 =
    .refusal = Il y a { hexes } entre une unité du groupe et { $piece }, et 3 sont permis.
note-TA-cmd-6 =
    .refusal = Il y a plus de 3 hex entre chaque unité du groupe et { $piece }.
note-TA-cmd-10 =
    .refusal = Infanterie et cavalerie ne s’activent jamais ensemble : pas de place dans le groupe pour { $piece }.
note-TA-cmd-12 =
    .refusal = L’infanterie va avec l’artillerie lourde ou d’élite, la cavalerie avec la légère : pas de place dans le groupe pour { $piece }.
note-TA-nat-7 =
    .refusal = Il y a { hexes } entre une unité du groupe et { $piece }, et 2 sont permis là où commandent des courtisans.
note-TA-reinf-2 =
    .refusal = Renfort pas encore arrivé : { $piece }.

## Ce que disent les règles : le déplacement

too-far = Le chemin fait au moins { hexes }, et le déplacement permis à { $piece } est de { $number2 }.
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
note-TA-move-7 = Après { hexes }, pas de combat ce tour-ci pour { $piece }.
too-far-by-road = La route permet { $number2 } hex au plus à { $piece }, et aucune route libre ne va là-bas en { $number }.
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
note-TA-road-6 = Marche sur route : ni combat ni tir ce tour-ci pour { $piece }.
note-TA-hex-11 = Un escarpement arrête { $piece }.
    .refusal = Un escarpement barre le chemin de { $hex } à { $piece }.
note-TA-move-13 =
    .refusal = L’ennemi barre le chemin de { $hex } à { $piece }.
note-TA-move-16 =
    .refusal = L’eau barre le chemin de { $hex } à { $piece }.
note-TA-move-17 =
    .refusal = Un déplacement doit mener { $piece } ailleurs qu’en { $hex }.
note-TA-terr-2 = Le terrain accidenté en { $hex } arrête { $piece }.
    .refusal = Le terrain accidenté, en chemin, arrêterait { $piece } avant { $hex }.
note-TA-terr-3 = Le terrain accidenté en { $hex } arrête { $piece }.
    .refusal = Le terrain accidenté, en chemin, arrêterait { $piece } avant { $hex }.
note-TA-terr-4 =
    .refusal = L’artillerie n’entre en terrain accidenté que par la route : le chemin de { $hex } est fermé pour { $piece }.
note-TA-cross-1 =
    .refusal = Une unité amie occupe { $hex } : pas de place pour { $piece }.
note-TA-cross-2 =
    .refusal = Des amis barrent le chemin de { $hex } à { $piece }, et seule l’artillerie se traverse.
note-TA-cross-3 = Traversée : l’artillerie amie laisse passer { $piece } jusqu’en { $hex }.
note-TA-cross-4 =
    .refusal = L’artillerie ne traverse pas l’artillerie : le chemin de { $hex } est fermé pour { $piece }.
note-TA-cross-6 =
    .refusal = L’artillerie ennemie barre le chemin de { $hex } à { $piece }.
note-TA-cross-7 =
    .refusal = Sur le chemin de { $hex }, l’artillerie est en terrain accidenté et ne se traverse que par la route : pas de passage pour { $piece }.
note-TA-reinf-4 = Renfort par { $hex } : { $piece }.
note-TA-reinf-5 =
    .refusal = Entrée bloquée en { $hex } pour { $piece }.

## Ce que disent les règles : qui attaque qui

note-TA-att-1 =
    .refusal = On attaque un ennemi : pas d’attaque de { $piece } contre { $piece2 }.
note-TA-att-2 =
    .refusal = Un seul combat par tour : pas de second pour { $piece }.
note-TA-att-3 =
    .refusal = L’infanterie et la cavalerie attaquent un ennemi adjacent : trop loin de { $piece } à { $piece2 }.
note-TA-att-8 =
    .refusal = Avec un ennemi au contact, seules des cibles adjacentes s’offrent à { $piece }.
    .short = ennemi au contact
note-TA-att-9 =
    .refusal = Après ce déplacement, pas de combat ce tour-ci pour { $piece }.
note-TA-att-11 =
    .refusal = La cible n’est plus là : pas d’attaque de { $piece } contre { $piece2 }.
note-TA-reinf-7 =
    .refusal = La cible est encore hors de la carte : pas d’attaque de { $piece } contre { $piece2 }.
out-of-range = La portée est de { $number2 } hex pour { $piece }, et la cible est à { hexes }.
in-range = À portée et en vue : { hexes } sur { $number2 }.
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
    .refusal = Dans le brouillard, la vue porte à { $number2 } hex pour { $piece }, et la cible est à { hexes }.
note-TA-fire-7 =
    .refusal = En terrain accidenté, pas de tir pour { $piece }.
    .short = terrain accidenté
note-TA-los-5 =
    .refusal = La ligne de mire est obstruée de part et d’autre, d’un côté par { $hex }.
    .short = des deux côtés
note-TA-los-6 =
    .refusal = Le long du bord de la carte, { $hex } obstrue la ligne de mire.
    .short = bord de carte
note-TA-los-9 =
    .refusal = Le terrain plus haut en { $hex } obstrue la ligne de mire.
    .short = plus haut
note-TA-los-10 =
    .refusal = Bois, maisons ou troupes en { $hex } obstruent la ligne de mire.
    .short = couvert ou troupes
note-TA-los-12 =
    .refusal = La hauteur en { $hex } obstrue la ligne de mire : on ne voit vers le bas que depuis la crête.
    .short = la hauteur
note-TA-los-13 =
    .refusal = Bois, maisons ou troupes en { $hex } s’élèvent jusqu’à la ligne de mire.
    .short = couvert ou troupes
note-TA-los-14 = Le tir passe par-dessus les troupes en { $hex }.
note-TA-los-15 =
    .refusal = Bois, maisons ou troupes en { $hex } cachent la cible, juste derrière.
    .short = juste derrière

## Ce que disent les règles : le soutien

note-TA-support-1 = Soutien de deux voisines pour { $piece }.
    .line = { $number ->
        [0] Sans soutien : aucune voisine amie pour { $piece }, il en faut deux.
        [1] Sans soutien : une seule voisine amie pour { $piece }, il en faut deux.
       *[other] Soutien : { $number } voisines amies pour { $piece }.
    }
    .short = { $number ->
        [0] aucune voisine
        [1] 1 voisine sur 2
       *[other] soutien
    }
note-TA-support-2 =
    .line = Soutien donné.
note-TA-support-3 = Jamais de soutien en terrain accidenté pour { $piece }.
    .short = terrain accidenté
note-TA-support-5 = Soutien contre une cavalerie en terrain accidenté pour { $piece }.
    .short = soutien
note-TA-support-6 = Soutien des habitations pour { $piece }.
    .short = habitations
note-TA-support-7 = Jamais de soutien en terrain accidenté pour { $piece }.
    .short = terrain accidenté
note-TA-support-8 = Pas de soutien venant de { $piece }, en terrain accidenté.
    .short = terrain accidenté
note-TA-support-9 = Soutien du retranchement pour { $piece }.
    .short = retranchement
note-TA-nat-9 = Grenzer, soutien en terrain accidenté pour { $piece }.
    .short = Grenzer
note-TA-nat-11 = Soutien d’une autre cavalerie pour { $piece }.
    .short = soutien
note-TA-nat-16 = Lignes raides, jamais de soutien en terrain accidenté pour { $piece }.
    .short = lignes raides

## Ce que disent les règles : les dés

note-TA-dice-1 =
    .term = en terrain clair
    .sum = dice
note-TA-dice-2 =
    .term = pour l’attaquant plus haut
    .sum = dice
note-TA-dice-3 =
    .term = pour l’attaquant plus bas
    .sum = dice
note-TA-dice-4 =
    .term = en terrain accidenté
    .sum = dice
note-TA-dice-8 = Le parapet met { $piece } plus haut que l’attaquant.
note-TA-dice-10 =
    .term = { $number ->
        [1] au moins 1
        [2] au moins 1
       *[other] au plus 4
    }
    .sum = dice
note-TA-fire-4 =
    .term = pour l’artillerie légère
    .sum = dice
note-TA-fire-5 =
    .term = pour l’artillerie lourde
    .sum = dice
note-TA-fire-6 =
    .term = pour l’artillerie d’élite
    .sum = dice
note-TA-nat-5 =
    .term = Élan
    .sum = dice
note-TA-nat-13 =
    .refusal = Seul un chemin sans terrain accidenté permettrait une attaque à { $piece } après ce déplacement.
    .term = Exercice
    .sum = dice
note-TA-nat-14 =
    .term = Escadrons de Seydlitz
    .sum = dice
note-TA-nat-15 =
    .term = Parade
    .sum = dice
note-TA-nat-19 =
    .term = Licornes
    .sum = dice
note-TA-nat-20 =
    .term = Salve retenue
    .sum = dice

## Ce que disent les règles : le jaune

note-TA-adv-1 = Jaune : manqué.
note-TA-adv-2 = Jaune : touché, car l’attaquant est soutenu et le défenseur ne l’est pas.
note-TA-adv-3 = Jaune : touché, car une artillerie ou une cavalerie de l’attaquant est au contact du défenseur.
note-TA-adv-4 = Jaune : un drapeau, infanterie soutenue contre cavalerie.
note-TA-adv-5 = Jaune : touché, infanterie contre artillerie.
note-TA-adv-6 = Jaune : touché, cavalerie soutenue contre infanterie.
note-TA-adv-7 = Jaune : touché, car une infanterie ou une artillerie de l’attaquant est au contact du défenseur.
note-TA-adv-8 = Jaune : touché, cavalerie soutenue contre cavalerie.
note-TA-adv-9 = Jaune : touché, car une infanterie ou une artillerie de l’attaquant est au contact du défenseur.
note-TA-adv-10 = Jaune : touché, cavalerie contre artillerie.
note-TA-adv-11 = Jaune : touché, artillerie à 2 hex ou moins.
note-TA-adv-12 = Jaune : un drapeau, artillerie d’élite au-delà de 2 hex.
note-TA-face-5 = Jaune : manqué, cavalerie en terrain accidenté.
note-TA-face-6 = Jaune : manqué, cavalerie contre un retranchement.
note-TA-nat-6 = Jaune : un drapeau, grande batterie.
note-TA-nat-12 = Jaune : manqué, masses de bataillon contre une cavalerie sans soutien.

## Ce que disent les règles : coups touchés et drapeaux

note-TA-face-1 = Bleu : { hits } sur { $piece }.
note-TA-face-2 = Vert : { hits } sur { $piece }.
note-TA-face-3 = Rouge : { hits } sur { $piece }.
note-TA-face-4 = Jaune : { $number2 ->
    [1] { hits } sur { $piece }.
    [2] { $number ->
        [one] { $number } avantage tactique.
       *[other] { $number } avantages tactiques.
    }
   *[other] { $number ->
        [one] { $number } dé manqué.
       *[other] { $number } dés manqués.
    }
}
note-TA-adv-17 = Jaune : { flags } contre { $piece }.
note-TA-face-9 = Pertes : { elements } pour { $piece }.
note-TA-face-10 = { $number ->
    [one] { $number } coup de trop est perdu.
   *[other] { $number } coups de trop sont perdus.
}
note-TA-fire-11 = Deux coups touchés d’un même jet détruisent { $piece }.
note-TA-fire-12 = Un seul coup touché ne fait rien à { $piece }.
note-TA-unit-4 = Unité éliminée : { $piece }.
    .refusal = Unité déjà éliminée : { $piece }.
note-TA-res-2 = { $number ->
    [one] { $number } drapeau est ignoré
   *[other] { $number } drapeaux sont ignorés
} : il ne reste personne pour se replier.
note-TA-flag-1 = Drapeaux sans effet sur l’artillerie : { $piece }.
note-TA-flag-2 = Soutien : { flags } sans effet sur { $piece }.
note-TA-flag-3 = Repli de { hexes } pour { $piece }.
note-TA-flag-4 = Repli impossible : { elements } de moins pour { $piece }.
note-TA-flag-5 = Déroute, unité éliminée : { $piece }.
note-TA-flag-7 = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
} contre { $piece }, pour une capacité de { $number2 }.
note-TA-nat-8 =
    .term = pour la maison du roi
    .sum = flags
note-TA-nat-17 =
    .term = pour la Landwehr fraîche
    .sum = flags
note-TA-nat-18 =
    .term = pour une unité stoïque
    .sum = flags
note-TA-nat-22 =
    .term = pour une unité fragile
    .sum = flags

## Ce que disent les règles : le repli

note-TA-ret-1 =
    .refusal = Un pas de repli mène à un hex adjacent, vers le bord ami : { $hex } n’en est pas un pour { $piece }.
note-TA-ret-2 =
    .refusal = L’hex { $hex } ne rapproche pas { $piece } de son bord ami.
note-TA-ret-3 = Hors de la carte, unité éliminée : { $piece }.
note-TA-ret-6 =
    .refusal = L’hex { $hex } est fermé au repli pour { $piece }.
note-TA-ret-7 = L’artillerie amie en { $hex } laisse passer { $piece }.
    .refusal = Pas d’hex libre au-delà de l’artillerie en { $hex } : pas d’arrêt possible pour { $piece }.
note-TA-ret-10 =
    .refusal = Il faut à { $piece } l’un des plus longs chemins de repli.

## Ce que disent les règles : après le combat

note-TA-assault-1 =
    .refusal = Le seul hex ouvert à { $piece } est { $hex }.
note-TA-assault-2 = Assaut vers le bas : l’avance est obligatoire pour { $piece }.
note-TA-charge-1 =
    .refusal = Le seul hex ouvert à { $piece } est { $hex }.
note-TA-charge-2 = Cavalerie contre cavalerie : l’avance est obligatoire pour { $piece }.
note-TA-charge-3 = Charge vers le bas : l’avance est obligatoire pour { $piece }.
note-TA-nat-21 = À bride abattue : l’avance est obligatoire pour { $piece }.
note-TA-riposte-7 =
    .refusal = Le seul hex ouvert à { $piece } est { $hex }.
note-TA-pursuit-1 = Le second combat se livre depuis { $hex }.
note-TA-pursuit-2 = Un hex de plus pour { $piece } : { $hex }.
note-TA-pursuit-5 =
    .refusal = Le second combat vise un ennemi adjacent : de là, trop loin de { $piece } à { $piece2 }.
note-TA-pursuit-6 =
    .refusal = Le second hex doit être adjacent, franchissable, vide et au contact d’un ennemi : { $hex } ne convient pas à { $piece }.
note-TA-pursuit-7 =
    .refusal = En terrain accidenté, la poursuite vers { $hex } ne serait possible que par la route pour { $piece }.
note-TA-riposte-1 =
    .refusal = On riposte contre l’attaquant : pour { $piece }, c’est { $piece2 }.
note-TA-riposte-2 = Sans soutien, pas de riposte pour { $piece }.
note-TA-riposte-12 = D’après l’option choisie, l’artillerie ne riposte pas : { $piece }.
note-TA-riposte-14 = En terrain accidenté, pas de riposte pour { $piece }.

## Ce que disent les règles : les lettres d’ordre

note-TA-ord-1 = { Side } commence avec { letters }.
note-TA-ord-2 = { Side } reçoit { letters }.
note-TA-ord-4 = { $number ->
    [one] { $number } lettre est payée
   *[other] { $number } lettres sont payées
}, il en reste { $number2 }.
    .refusal = « { $order } » coûte { letters }, et il y en a { $number2 }.
note-TA-ord-5 =
    .refusal = « { $order } » n’est pas un ordre pour ce moment.
note-TA-ord-9 =
    .refusal = Après une reconnaissance, une seule unité est activée.
note-TA-ord-10 =
    .refusal = « { order-forced_march } » s’adresse à une unité activée.
note-TA-ord-11 =
    .refusal = « { order-woodsmen } » s’adresse à une unité activée, pour 4 hex accidentés au plus.
note-TA-ord-12 =
    .refusal = « { order-courier } » s’adresse à une unité de son camp, arrivée et pas encore activée.
note-TA-ord-14 =
    .refusal = Dans cette manœuvre, toutes les unités activées sont d’une seule arme.
note-TA-ord-15 =
    .refusal = « { order-forward } » demande une unité activée.
note-TA-ord-17 =
    .refusal = « { order-rally } » s’adresse à une infanterie ou à une cavalerie entamée, dans les deux rangées de son bord, sans ennemi à son contact.
note-TA-ord-18 =
    .term = Feu de salve
    .sum = dice
note-TA-ord-19 = Soutien rapproché : l’attaquant compte comme soutenu.
note-TA-ord-20 =
    .term = pour qui tient bon
    .sum = flags
note-TA-ord-21 = Carré : le jaune est manqué, et il n’y a pas de riposte.
    .refusal = « { order-square } » s’adresse à une infanterie hors du terrain accidenté, attaquée par la cavalerie.
note-TA-ord-22 = Contre-attaque : la riposte se passe de soutien.
note-TA-ord-25 =
    .refusal = « { $order } » ne nomme pas ce qu’il faut : certains ordres nomment une unité, « Coureurs des bois » aussi un nombre d’hex, et « Reconnaissance » veut une unité activée au plus.
note-TA-ord-27 = Assaut général : un second groupe est activé, { $number } unités au plus.

## Ce que disent les règles : objectifs et victoire

note-TA-end-2 = { Side } contrôle maintenant { $hex }.
note-TA-win-2 = L’objectif en { $hex } vaut { points } pour { side }.
note-TA-win-3 = { Side } a atteint son seuil de victoire et gagne.
note-TA-win-4 = Les deux camps ont atteint leur seuil : { side } gagne.
note-TA-win-5 = { Side } gagne : l’ennemi n’a plus d’unité.
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
   *[draw] Le dernier tour est joué : personne ne gagne.
}
last-turn-won = Le dernier tour est joué : { side } gagne.
