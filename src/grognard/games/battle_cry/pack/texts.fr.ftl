# Battle Cry en français : le nom des choses, ce qui est demandé, ce qui est fait, et ce qu’en disent les règles.
# Une phrase ne commence jamais par le nom d’une unité : il porte son article (« l’infanterie 3 de l’Union »).

## Les camps

side-usa = Union
side-csa = Confédération
seat-usa = l’Union
seat-csa = la Confédération

# Qui agit et à qui c’est, en tête de phrase et au milieu.
Actor = { $actor_id ->
    [usa] L’Union
   *[csa] La Confédération
}
Side = { $side_id ->
    [usa] L’Union
   *[csa] La Confédération
}
side = { $side_id ->
    [usa] l’Union
   *[csa] la Confédération
}
of-side = { $side_id ->
    [usa] de l’Union
   *[csa] de la Confédération
}

## Les unités et les généraux

unit-infantry = l’infanterie { $number } { of-side }
unit-cavalry = la cavalerie { $number } { of-side }
unit-artillery = l’artillerie { $number } { of-side }
unit-horse_artillery = l’artillerie à cheval { $number } { of-side }
unit-cadets = l’infanterie { $number } { of-side } (cadets du VMI)
unit-general = le général { $number } { of-side }

arm-infantry = infanterie
arm-cavalry = cavalerie
arm-artillery = artillerie
arm-general = général

type-infantry = infanterie
type-cavalry = cavalerie
type-artillery = artillerie
type-horse_artillery = artillerie à cheval
type-cadets = cadets du VMI
type-general = général

badge-ordered = ordre reçu
badge-moved = mouvement fait
badge-battled = combat livré
badge-attached = rattaché

## Les lignes sur la carte

line-fire = Tir

## Le plateau

section-left = flanc gauche
section-center = centre
section-right = flanc droit

on-section = { $section_id ->
    [left] sur le flanc gauche
    [center] au centre
   *[right] sur le flanc droit
}
on-sections = { on-section }{ $section2_id ->
    [left] {" "}et sur le flanc gauche
    [center] {" "}et au centre
    [right] {" "}et sur le flanc droit
   *[none] {""}
}
by-section = { $section_id ->
    [left] {" "}sur le flanc gauche
    [center] {" "}au centre
    [right] {" "}sur le flanc droit
   *[none] {""}
}

facing-n = nord
facing-ne = nord-est
facing-se = sud-est
facing-s = sud
facing-sw = sud-ouest
facing-nw = nord-ouest
facing-e = est
facing-w = ouest

terrain-clear = terrain dégagé
terrain-woods = bois
terrain-orchard = verger
terrain-hill = colline
terrain-town = ville
terrain-homestead = ferme
terrain-waterway = cours d’eau
terrain-bridge = pont
terrain-field = champ
terrain-rough = terrain infranchissable

work-fence2 = clôture
work-fence3 = longue clôture
work-fieldwork = ouvrage de campagne
work-entrenchment = retranchement

marker-goal_usa = objectif de l’Union
marker-goal_csa = objectif de la Confédération
goal-hold = objectif à tenir
goal-capture = objectif à prendre
goal-start = objectif de début de tour

track-flags = Drapeaux de victoire
track-pile = Pioche
track-tokens = Ouvrages en réserve

## Le tour

phase-card = jouer une carte
phase-order = donner les ordres
phase-move = se déplacer
phase-battle = combattre
phase-draw = piocher une carte

face-infantry = fantassin
face-cavalry = cavalier
face-artillery = canon
face-flag = drapeau
face-swords = sabres croisés

alone-together = avec son général
alone-alone = sans son général

penalty-nothing = rien
penalty-pass = un tour sans ordre
penalty-hand = une main réduite

## Compter

hexes = { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
}
flags = { $number ->
    [one] { $number } drapeau
   *[other] { $number } drapeaux
}
figures = { $number ->
    [one] { $number } figurine
   *[other] { $number } figurines
}
dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
sum-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
sum-ignore = { $number ->
    [one] { $number } drapeau peut être ignoré
   *[other] { $number } drapeaux peuvent être ignorés
}

tally-lost = Figurines perdues par l’ennemi
tally-own_lost = Figurines perdues
tally-flags = Drapeaux de victoire gagnés
tally-own_flags = Drapeaux de victoire gagnés par l’ennemi
tally-retreated = Unités et généraux ennemis repoussés

## Les cartes

card-scout_left = Reconnaissance à gauche
card-scout_left-text = 1 ordre sur le flanc gauche. En fin de tour, piochez deux cartes et gardez-en une.
card-scout_center = Reconnaissance au centre
card-scout_center-text = 1 ordre au centre. En fin de tour, piochez deux cartes et gardez-en une.
card-scout_right = Reconnaissance à droite
card-scout_right-text = 1 ordre sur le flanc droit. En fin de tour, piochez deux cartes et gardez-en une.
card-probe_left = Coup de sonde à gauche
card-probe_left-text = 2 ordres sur le flanc gauche.
card-probe_center = Coup de sonde au centre
card-probe_center-text = 2 ordres au centre.
card-probe_right = Coup de sonde à droite
card-probe_right-text = 2 ordres sur le flanc droit.
card-attack_left = Attaque à gauche
card-attack_left-text = 3 ordres sur le flanc gauche.
card-attack_center = Attaque au centre
card-attack_center-text = 3 ordres au centre.
card-attack_right = Attaque à droite
card-attack_right-text = 3 ordres sur le flanc droit.
card-assault_left = Assaut à gauche
card-assault_left-text = Un ordre à chaque unité et à chaque général du flanc gauche.
card-assault_center = Assaut au centre
card-assault_center-text = Un ordre à chaque unité et à chaque général du centre.
card-assault_right = Assaut à droite
card-assault_right-text = Un ordre à chaque unité et à chaque général du flanc droit.
card-skirmish = Escarmouche
card-skirmish-text = 1 ordre sur chaque flanc et 1 au centre.
card-general_advance = Avance générale
card-general_advance-text = 2 ordres sur chaque flanc et 2 au centre.
card-pincer = Mouvement en tenaille
card-pincer-text = 2 ordres sur le flanc gauche et 2 sur le flanc droit.
card-all_out_offensive = Offensive totale
card-all_out_offensive-text = Un ordre à toute votre armée.
card-battle_cry = Cri de guerre !
card-battle_cry-text = Un ordre à votre infanterie et à votre cavalerie au contact de l’ennemi. Elles restent sur place et combattent avec 1 dé de plus.
card-bombard = Bombardement
card-bombard-text = Un ordre à toute votre artillerie : chaque unité combat deux fois, ou se déplace de 3 hexagones au plus.
card-cavalry_charge = Charge de cavalerie
card-cavalry_charge-text = Un ordre à toute votre cavalerie, qui combat avec 1 dé de plus.
card-construct_fieldworks = Ouvrages de campagne
card-construct_fieldworks-text = Posez jusqu’à trois ouvrages de campagne sous vos unités, chacun orienté à votre gré. Aucun ordre.
card-counterattack = Contre-attaque
card-counterattack-text = Devient la carte que l’adversaire vient de jouer, gauche et droite échangées.
card-fight_back = Riposte
card-fight_back-text = Pendant le tour ennemi : une unité attaquée qui a tenu bon combat aussitôt son attaquant.
card-forced_march = Marche forcée
card-forced_march-text = Un ordre à toute votre infanterie d’une section : elle se déplace de 2 hexagones au plus et peut encore combattre.
card-hit_and_run = Frapper et fuir
card-hit_and_run-text = Un ordre à toute votre cavalerie et à vos généraux. Après les combats, la cavalerie peut se déplacer une seconde fois.
card-leadership = Ascendant
card-leadership-text = Un ordre à chacun de vos généraux, et à l’unité qu’il ne quitte pas. Infanterie et cavalerie avec un général combattent avec 1 dé de plus.
card-rally = Ralliement
card-rally-text = Lancez un dé par carte de votre main, celle-ci comprise. Les armes et les sabres croisés rendent des figurines perdues ; les unités complétées reçoivent un ordre.
card-sharpshooters = Tireurs d’élite
card-sharpshooters-text = Visez un général ennemi, même avec une unité, à 4 hexagones au plus et en vue de votre infanterie. Trois dés : les sabres croisés l’éliminent.
card-short_supply = Ravitaillement coupé
card-short_supply-text = Choisissez une unité du plateau : son propriétaire la ramène à son bord, dans la même section. Aucun ordre.

## Les options

option-older_generals = Généraux d’antan
option-older_generals-text = L’infanterie et la cavalerie avec un général combattent avec 1 dé de plus, comme dans la première édition.
option-older_artillery = Artillerie d’antan
option-older_artillery-text = Les unités d’artillerie ont 2 figurines, comme dans la première édition.
option-hill_plain = Collines sans façon
option-hill_plain-text = Une colline ne couvre pas contre un attaquant sur une colline, à aucune distance.
option-edge_figures = Dernier carré
option-edge_figures-text = Une unité sur sa propre rangée de bord perd une figurine par drapeau au lieu d’être chassée du plateau.
option-allout_pass = Offensive à bout de souffle
option-allout_pass-text = Après une Offensive totale, le joueur ne donne aucun ordre à son tour suivant ; il échange une carte à la place.
option-allout_hand = Offensive coûteuse
option-allout_hand-text = Après une Offensive totale, le joueur ne pioche pas : sa main compte désormais une carte de moins, mais jamais moins de 3.
option-allout_choice = Offensive au prix de l’ennemi
option-allout_choice-text = Après une Offensive totale, l’adversaire choisit : un tour sans ordre ou une main réduite.
option-turn_cap = Dernier tour
option-turn_cap-text = La bataille s’arrête après ce nombre de tours de joueur ; le camp qui a le plus de drapeaux gagne. 0 : pas de limite.
option-no_ground_after_counterattack = Pas de terrain après Contre-attaque
option-no_ground_after_counterattack-text = Les unités activées par Contre-attaque ne peuvent pas prendre le terrain.
option-los_both_sides = Vue plus sévère
option-los_both_sides-text = Une ligne de vue qui suit des côtés d’hexagones est obstruée dès qu’un obstacle la touche où que ce soit à gauche et un autre où que ce soit à droite.

## Ce qui est demandé

ask-card = { Actor } : quelle carte jouer ?
ask-discard = { Actor } : quelle carte défausser ?
ask-penalty = { Actor } : quel prix l’ennemi paiera-t-il son Offensive totale ?
ask-draw = { Actor } pioche une carte : laquelle est-ce ?
ask-keep = { Actor } : laquelle des deux cartes garder ?
ask-section = { Actor } : dans quelle section l’infanterie marche-t-elle ?
ask-order = { $number2 ->
    [one] { orders-left }
    [other] { orders-left }
   *[none] { Actor } : à quelle unité donner l’unique ordre ?
}
orders-left = { Actor } : à qui donner un ordre ? Ordres restants : flanc gauche { $number }, centre { $number2 }, flanc droit { $number3 }.
ask-move = { $number ->
    [0] { Actor } : qui se déplace, et où ?
   *[other] { Actor } : quelle cavalerie se déplace une seconde fois, et où ?
}
ask-battle = { Actor } : qui combat, et contre qui ?
ask-roll = { $number ->
    [one] Pour { $piece } contre { $piece2 }, { $number } dé : que montre-t-il ?
   *[other] Pour { $piece } contre { $piece2 }, { $number } dés : que montrent-ils ?
}
ask-ignore = { $number2 ->
    [one] { Actor } : { $number2 } drapeau contre { $piece }. Est-il ignoré ?
   *[other] { Actor } : { $number2 } drapeaux contre { $piece }. Combien sont ignorés, { $number3 } au plus ?
}
ask-retreat = { $number ->
    [one] { Actor } : où se replie { $piece } ?
   *[other] { Actor } : où se replie { $piece } ? Il reste { $number } drapeaux à subir.
}
ask-advance = { Actor } : prendre le terrain en { $hex2 } avec { $piece } ?
ask-answer = { Actor } : riposter avec { $piece } contre { $piece2 } ?
ask-dig = { $count ->
    [0] { Actor } : où élever un ouvrage de campagne, et dans quelle orientation ?
   *[other] { Actor } : où élever l’ouvrage de campagne suivant, et dans quelle orientation ?
}
ask-rally = { Actor } lance les dés de Ralliement, { $number } en tout : que montrent-ils ?
ask-restore = { Actor } : à quelle unité le dé « { $face } » rend-il une figurine ?
ask-mark = { Actor } : quel général les tireurs d’élite visent-ils ?
ask-marksmen = Les tireurs d’élite visent { $piece }, avec { $number } dés : que montrent-ils ?
ask-cut = { Actor } : à quelle unité couper le ravitaillement ?
ask-withdraw = { Actor } : vers quel hexagone de son bord ramener { $piece } ?

# Ce que dit un bouton pour ne plus rien choisir.
pass-order = Plus d’ordres
pass-move = Plus de mouvements
pass-battle = Plus de combats
pass-advance = Rester en place
pass-answer = Ne pas riposter
pass-dig = Plus d’ouvrages

# Les réponses qu’une prévision tient pour acquises.
verb-card = la carte
verb-discard = la défausse
verb-penalty = le prix de l’offensive
verb-keep = la carte gardée
verb-section = la section
verb-order = les ordres
verb-move = les mouvements
verb-battle = les combats
verb-ignore = les drapeaux ignorés
verb-retreat = le chemin de la retraite
verb-advance = la prise de terrain
verb-answer = la Riposte
verb-dig = les ouvrages de campagne
verb-restore = les figurines rendues
verb-mark = le général visé
verb-cut = l’unité sans ravitaillement
verb-withdraw = l’hexagone de retour

## Ce qui est fait

do-card = { Actor } joue « { $card } ».
do-discard = { Actor } défausse « { $card } ».
do-penalty = { Actor } fixe le prix de l’Offensive totale : { $penalty }.
do-draw = { Actor } pioche « { $card } ».
do-draw-secret = { Actor } pioche une carte.
do-keep = { Actor } garde « { $card } ».
do-keep-secret = { Actor } garde l’une des deux cartes.
do-section = { Actor } marche { on-section }.
do-order = Ordre à { $piece }{ by-section }.
do-order-pass = { Actor } ne donne plus d’ordre.
do-move = { $alone_id ->
    [alone] Mouvement : { $piece } va en { $hex } sans son général.
   *[other] Mouvement : { $piece } va en { $hex }.
}
do-move-pass = { Actor } ne déplace plus personne.
do-battle = Combat : { $piece } attaque { $piece2 }.
do-battle-pass = { Actor } n’attaque plus.
do-roll = { Actor } lance { dice } : { $face }.
do-ignore = { $number ->
    [0] { Actor } n’ignore aucun drapeau.
   *[other] { Actor } ignore { flags }.
}
do-retreat = Retraite : { $piece } se replie en { $hex }.
do-advance = Terrain pris : { $piece } s’avance en { $hex }.
do-advance-pass = Pas de prise de terrain pour { $piece }.
do-answer = { Actor } joue « { $card } » : { $piece } se retourne contre { $piece2 }.
do-answer-pass = { Actor } ne riposte pas.
do-dig = { Actor } élève un ouvrage de campagne en { $hex }, orienté { $facing }.
do-dig-pass = { Actor } n’élève plus d’ouvrage.
do-rally = { Actor } lance { dice } de Ralliement : { $face }.
do-restore = Une figurine revient à { $piece }.
do-mark = Les tireurs d’élite visent { $piece }.
do-marksmen = { Actor } lance { dice } : { $face }.
do-cut = Ravitaillement coupé pour { $piece }.
do-withdraw = Retour à l’arrière : { $piece } revient en { $hex }.

## Ce que disent les règles : le tour et ses cartes

note-BC-seq-1 = Tour { $number } : à { side } de jouer.
note-BC-card-1 =
    .refusal = « { $card } » n’est pas dans la main.
note-BC-card-2 =
    .refusal = La carte ne donne pas d’ordre { on-sections }, où se trouve { $piece }.
note-BC-card-4 = « { $card } » n’active personne.
note-BC-card-5 =
    .refusal = On ne passe pas : il faut jouer une carte.
note-BC-card-6 =
    .refusal = « { $card } » répond à un combat de l’ennemi et ne se joue pas à son propre tour.
note-BC-card-7 =
    .refusal = Il faut nommer l’une des trois sections.
note-BC-card-10 = { Side } n’a aucune carte à jouer et en défausse une à la place.
    .refusal = Il faut défausser une carte de la main.
note-BC-info-3 = « { $card } » est défaussée face visible.
note-BC-draw-3 = La défausse est mélangée : { $number ->
    [one] { $number } carte forme
   *[other] { $number } cartes forment
} la nouvelle pioche.
note-BC-draw-4 = { Side } pioche d’abord, pour la Riposte.
note-BC-scout-2 = Après la Reconnaissance, { side } pioche deux cartes et en garde une.
    .refusal = Il faut garder l’une des deux cartes piochées.
note-BC-counter-2 = Elle copie « { $card } » et vaut « { $card2 } ».
note-BC-var-5 = Après l’Offensive totale, { side } ne donne aucun ordre et échange une carte à la place.
note-BC-var-6 = Après l’Offensive totale, { side } ne pioche pas et continue avec { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
note-BC-var-7 =
    .refusal = Il y a deux prix au choix : un tour sans ordre ou une main réduite.

instead = un ordre à une unité quelconque à la place
note-BC-cry-3 = Ni infanterie ni cavalerie au contact de l’ennemi : { instead }.
note-BC-bombard-6 = Pas d’artillerie : { instead }.
note-BC-charge-2 = Pas de cavalerie : { instead }.
note-BC-construct-6 = Aucun ouvrage de campagne possible : { instead }.
note-BC-counter-6 = Aucune carte à copier : { instead }.
note-BC-march-4 = Pas d’infanterie : { instead }.
note-BC-hitrun-7 = Pas de cavalerie : { instead }.
note-BC-lead-6 = Pas de général : { instead }.
note-BC-rally-5 = Aucune unité entamée : { instead }.
note-BC-sharp-5 = Aucun général ennemi en vue des tireurs : { instead }.

## Ce que disent les règles : les ordres

note-BC-order-1 =
    .refusal = On n’active que ses propres unités et généraux encore en jeu, et { $piece } n’en est pas.
note-BC-order-2 =
    .refusal = Sans ordre, { $piece } ne peut pas se déplacer.
note-BC-order-3 =
    .refusal = Un seul ordre par tour : { $piece } a déjà le sien.
note-BC-order-4 =
    .refusal = Les ordres pour cette partie du front sont tous donnés : il n’en reste pas pour { $piece }.
note-BC-order-5 = { $number ->
    [one] { $number } ordre reste inutilisé.
   *[other] { $number } ordres restent inutilisés.
}
note-BC-order-6 =
    .refusal = On ne nomme une section pour { $piece } que sur un hexagone partagé dont les deux sections ont encore un ordre, et c’est l’une de ces deux-là.
note-BC-order-10 = L’ordre vaut pour { $piece } seul, non pour son unité.
note-BC-order-13 = { $number ->
    [0] La carte n’active personne.
    [one] La carte donne { $number } ordre.
   *[other] La carte donne { $number } ordres.
}
note-BC-subst-1 =
    .refusal = L’unique ordre va à une unité, et { $piece } est un général.
note-BC-lead-2 = Ordre aussi à { $piece }, avec son général.
note-BC-lead-5 = Ordre perdu pour { $piece } : son général est parti.
note-BC-lead-7 =
    .refusal = Avec Ascendant, unité et général agissent ensemble : pas de départ séparé pour { $piece }.

## Ce que disent les règles : le mouvement

# Qui va trop loin ; sans nombres : une unité qui s’est trop déplacée pour combattre.
too-far = { $number ->
    [one] { far }
    [other] { far }
   *[none] Après un si long mouvement, { $piece } ne combat plus.
}
far = Il faudrait { hexes } de mouvement à { $piece }, qui n’en a que { $number2 }.
note-BC-move-5 =
    .refusal = { too-far }
note-BC-move-6 =
    .refusal = { too-far }
note-BC-move-7 =
    .refusal = { $number ->
        [one] { far }
        [other] { far }
       *[none] Après son mouvement, { $piece } ne combat plus ce tour-ci.
    }
note-BC-gen-1 =
    .refusal = { far }
note-BC-horse-2 =
    .refusal = { far }
note-BC-horse-3 =
    .refusal = Après un si long mouvement, { $piece } ne combat plus.
note-BC-s11-2 =
    .refusal = { too-far }
note-BC-march-2 =
    .refusal = { too-far }
note-BC-bombard-2 =
    .refusal = { $number ->
        [one] { far }
        [other] { far }
       *[none] Deux combats ou un mouvement : { $piece } a déjà épuisé son choix.
    }
note-BC-move-3 =
    .refusal = Un seul mouvement par tour : { $piece } a déjà fait le sien.
note-BC-move-4 =
    .refusal = Sans ordre, { $piece } ne peut pas se déplacer.
note-BC-move-8 =
    .refusal = Aucun chemin ouvert ne mène { $piece } en { $hex }.
note-BC-move-11 =
    .refusal = Une autre unité amie occupe { $hex } : { $piece } ne peut pas y entrer.
note-BC-move-12 =
    .refusal = Une unité ennemie occupe { $hex } : { $piece } ne peut pas y entrer.
note-BC-move-13 =
    .refusal = Un général ennemi occupe { $hex } : { $piece } ne peut pas y entrer.
note-BC-move-14 = Rattachement : { $piece2 } est désormais avec { $piece }.
    .refusal = Un général seul, en chemin, arrêterait { $piece }.
note-BC-move-15 =
    .refusal = Il y a déjà un général avec { $piece }, et un autre en { $hex }.
note-BC-march-3 =
    .refusal = Un général seul, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-gen-3 =
    .refusal = Un seul mouvement par tour : { $piece } a déjà fait le sien.
note-BC-gen-5 =
    .refusal = Déjà en mouvement avec son unité, { $piece } ne se déplace plus.
note-BC-gen-7 = Rattachement : { $piece } est désormais avec { $piece2 }.
note-BC-gen-8 =
    .refusal = L’ennemi occupe { $hex } : { $piece } ne peut pas y entrer.
note-BC-gen-9 = Le terrain en { $hex } arrête { $piece }.
    .refusal = Le terrain, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-gen-13 = À sa tête : { $piece }.
note-BC-gen-15 =
    .refusal = Le général qui a rejoint { $piece } a déjà fait son mouvement et reste sur place.
note-BC-gen-16 = Seul en arrière : { $piece2 }.
note-BC-gen-17 =
    .refusal = Il y a déjà un général en { $hex } : { $piece } ne peut pas s’y arrêter.
note-BC-gen-18 =
    .refusal = Pour que { $piece } laisse son général sur place, il faut un ordre à chacun, et que lui n’ait pas bougé.
note-BC-hitrun-2 =
    .refusal = Seule la cavalerie se déplace une seconde fois, non { $piece }.
note-BC-woods-1 = Le bois en { $hex } arrête { $piece }.
    .refusal = Un bois, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-town-1 = La ville en { $hex } arrête { $piece }.
    .refusal = Une ville, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-home-1 = La ferme en { $hex } arrête { $piece }.
    .refusal = Une ferme, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-water-1 = Le cours d’eau en { $hex } arrête { $piece }.
    .refusal = Un cours d’eau, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-trench-1 = Le retranchement en { $hex } arrête { $piece }.
    .refusal = Un retranchement, en chemin, arrêterait { $piece } avant { $hex }.
note-BC-rough-1 =
    .refusal = Personne n’entre dans le terrain infranchissable en { $hex }, pas même { $piece }.
note-BC-s08-3 =
    .refusal = Le fleuve est infranchissable en { $hex } : { $piece } doit passer par le pont.

## Ce que disent les règles : qui combat qui

note-BC-battle-1 =
    .refusal = Sans ordre, { $piece } ne peut pas combattre.
note-BC-battle-3 =
    .refusal = Un seul combat par tour : { $piece } a déjà livré le sien.
note-BC-battle-5 =
    .refusal = Un combat de { $piece } vise une unité ennemie ou un général ennemi seul, et rien d’autre.
note-BC-battle-6 =
    .refusal = Avec une unité ennemie à son contact, { $piece } ne peut pas combattre { $piece2 }, à { $number } hexagones.
    .line = Avec un ennemi au contact, seuls des ennemis adjacents peuvent être combattus.
    .short = ennemi au contact
note-BC-battle-13 =
    .refusal = Rattaché à une unité, { $piece2 } n’est pas une cible pour { $piece } : seule l’unité en est une.
note-BC-battle-14 =
    .refusal = Le couvert dont jouit { $piece2 } ne laisse aucun dé à { $piece }.
    .short = à couvert
note-BC-gen-2 =
    .refusal = Un général comme { $piece } ne combat pas.
note-BC-los-5 =
    .refusal = Le terrain en { $hex } bloque la vue.
    .short = le terrain
note-BC-los-6 =
    .refusal = Une unité en { $hex } bloque la vue.
    .short = une unité
note-BC-los-7 =
    .refusal = Un général en { $hex } bloque la vue.
    .short = un général
note-BC-los-8 =
    .refusal = La ligne de vue est obstruée de part et d’autre, d’un côté par { $hex }.
    .short = des deux côtés
note-BC-var-10 =
    .refusal = La ligne de vue est obstruée de part et d’autre, d’un côté par { $hex }.
    .short = des deux côtés
note-BC-hill-4 =
    .refusal = La colline en { $hex } bloque la vue.
    .short = la colline
note-BC-hill-6 =
    .refusal = D’en bas, on ne voit rien au-delà de la colline en { $hex }.
    .short = la colline
note-BC-hill-7 = Tir par-dessus les amis en { $hex } pour { $piece }.
note-BC-dice-7 =
    .refusal = D’où elle se trouve, { $piece } n’a aucun dé contre { $piece2 }.

## Ce que disent les règles : les dés

# Une cible hors de portée.
out-of-range = { $number2 ->
    [one] Il faut une cible adjacente à { $piece }, et celle-ci est à { hexes }.
   *[other] La portée est de { $number2 } hexagones pour { $piece }, et la cible est à { hexes }.
}
in-range = À portée et en vue : { hexes } sur { $number2 }.
note-BC-dice-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = pour l’infanterie à cette distance
    .sum = dice
note-BC-dice-2 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = pour la cavalerie
    .sum = dice
note-BC-dice-3 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = pour l’artillerie à cette distance
    .sum = dice
note-BC-horse-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = pour l’artillerie à cheval à cette distance
    .sum = dice
note-BC-cadet-1 =
    .refusal = { out-of-range }
    .line = { in-range }
    .term = pour les cadets à cette distance
    .sum = dice
note-BC-hill-8 =
    .term = pour l’artillerie sur une colline à longue distance
    .sum = dice
note-BC-woods-2 =
    .refusal = Tout juste dans le bois, { $piece } ne peut pas combattre ce tour-ci.
    .term = entrée dans le bois ce tour-ci
    .sum = dice
note-BC-woods-3 =
    .refusal = Tout juste dans le bois, { $piece } ne porte pas ce tour-ci jusqu’à { $piece2 }.
    .term = entrée dans le bois ce tour-ci
    .sum = dice
note-BC-town-2 =
    .refusal = Tout juste dans la ville, { $piece } ne peut pas combattre ce tour-ci.
    .term = entrée dans la ville ce tour-ci
    .sum = dice
note-BC-town-3 =
    .refusal = Depuis la ville, { $piece } ne porte pas jusqu’à { $piece2 }.
    .term = depuis une ville
    .sum = dice
note-BC-town-4 =
    .refusal = Depuis la ville, { $piece } ne porte pas jusqu’à { $piece2 }.
    .term = depuis une ville
    .sum = dice
note-BC-home-2 =
    .refusal = Tout juste dans la ferme, { $piece } ne porte pas ce tour-ci jusqu’à { $piece2 }.
    .term = entrée dans la ferme ce tour-ci
    .sum = dice
note-BC-home-3 =
    .refusal = Tout juste dans la ferme, { $piece } ne porte pas ce tour-ci jusqu’à { $piece2 }.
    .term = entrée dans la ferme ce tour-ci
    .sum = dice
note-BC-home-4 =
    .refusal = Depuis la ferme, { $piece } ne peut pas attaquer { $piece2 } ce tour-ci.
    .term = depuis une ferme
    .sum = dice
note-BC-water-2 =
    .term = depuis un cours d’eau
    .sum = dice
note-BC-woods-5 =
    .term = cible dans un bois
    .sum = dice
note-BC-orch-2 =
    .term = cible dans un verger
    .sum = dice
note-BC-hill-2 =
    .term = cible sur une colline
    .sum = dice
note-BC-hill-3 =
    .term = { $number ->
        [0] cible sur une colline adjacente
       *[other] cible sur une autre colline
    }
    .sum = dice
note-BC-var-3 =
    .term = de colline à colline
    .sum = dice
note-BC-town-5 =
    .term = cible dans une ville
    .sum = dice
note-BC-home-5 =
    .term = cible dans une ferme
    .sum = dice
note-BC-field-2 =
    .term = cible dans un champ
    .sum = dice
note-BC-fence-2 =
    .term = cible derrière une clôture
    .sum = dice
note-BC-fwork-2 =
    .term = derrière un ouvrage de campagne
    .sum = { cover-or-flags }
note-BC-trench-3 =
    .term = derrière un retranchement
    .sum = { cover-or-flags }
note-BC-s10-1 = Devil’s Den arrête { $piece }.
    .refusal = Devil’s Den arrête { $piece }, qui ne combat pas le tour où elle y entre.
    .term = Devil’s Den
    .sum = { cover-or-flags }
# Un couvert ôte des dés et fait aussi ignorer des drapeaux : l’un est au-dessous de 0, l’autre au-dessus.
cover-or-flags = { $number ->
    [1] ignore
    [2] ignore
    [3] ignore
   *[other] dice
}
note-BC-cry-2 =
    .refusal = Après le Cri de guerre, personne ne se déplace, pas même { $piece }.
    .term = Cri de guerre
    .sum = dice
note-BC-charge-1 =
    .term = Charge de cavalerie
    .sum = dice
note-BC-lead-3 =
    .term = Ascendant
    .sum = dice
note-BC-var-1 =
    .term = général rattaché
    .sum = dice

## Ce que disent les règles : les pertes

hits = { $number ->
    [one] { $number } touche
   *[other] { $number } touches
}
note-BC-hit-2 = { hits } sur { $piece }.
note-BC-hit-3 = Sabres croisés : { hits } sur { $piece }.
note-BC-hit-6 = Éliminée : { $piece } ; 1 drapeau de victoire pour { side }.
note-BC-hit-7 = { $number ->
    [one] { $number } touche en trop est perdue.
   *[other] { $number } touches en trop sont perdues.
}
note-BC-hit-8 = Resté seul : { $piece }.
note-BC-kgen-4 = Général éliminé : { $piece } ; 1 drapeau de victoire pour { side }.

## Ce que disent les règles : la retraite

note-BC-ret-4 =
    .refusal = L’hexagone { $hex } n’est pas juste derrière { $piece }.
note-BC-ret-7 =
    .refusal = Tant qu’un hexagone arrière est ouvert, { $piece } doit se replier.
note-BC-ret-9 =
    .refusal = L’hexagone { $hex } est infranchissable : { $piece } ne peut pas s’y replier.
note-BC-ret-10 =
    .refusal = Une unité occupe { $hex } : { $piece } ne peut pas s’y replier.
note-BC-ret-11 =
    .refusal = Un général ennemi occupe { $hex } : { $piece } ne peut pas s’y replier.
note-BC-ret-12 = Ralliée par { $piece2 }, { $piece } tient bon{ $number ->
    [0] .
    [one] {" "}: { $number } drapeau est annulé.
   *[other] {" "}: { $number } drapeaux sont annulés.
}
note-BC-ret-13 =
    .refusal = Il y a déjà un général avec { $piece }, et un autre en { $hex }.
note-BC-ret-14 = À sa suite : { $piece }.
note-BC-ret-15 = Retraite coupée : { $piece } perd { figures } à la place.
note-BC-ret-16 = Chassée du plateau : { $piece }.
note-BC-ret-17 = { $number ->
    [0] Plus aucun drapeau ne s’applique à { $piece }.
    [one] { $number } drapeau s’applique maintenant à { $piece }.
   *[other] { $number } drapeaux s’appliquent maintenant à { $piece }.
}
note-BC-ret-18 = Passage de { $piece } à travers les amis en { $hex }.
note-BC-ret-19 = Rattachement : { $piece } est désormais avec { $piece2 }.
note-BC-ret-20 =
    .refusal = Il faut obéir à tous les drapeaux : { $piece } ne peut pas s’arrêter en chemin.
note-BC-ret-21 =
    .refusal = Il y a déjà un général en { $hex } : { $piece } ne peut pas y finir sa retraite.
note-BC-ret-22 = Aucune retraite possible pour { $piece }.
note-BC-ret-25 =
    .term = grâce au général
    .sum = ignore
note-BC-ret-26 =
    .term = par un général seul
    .sum = ignore
note-BC-ret-29 =
    .term = par le général resté seul
    .sum = ignore
note-BC-s10-2 =
    .term = sur Little Round Top
    .sum = ignore
note-BC-s12-1 =
    .term = sur Snodgrass Hill
    .sum = ignore
note-BC-ret-27 =
    .refusal = On peut ignorer { flags } au plus pour { $piece }.
note-BC-ret-31 =
    .refusal = L’ennemi occupe { $hex } : { $piece } ne peut pas s’y replier.
note-BC-ret-32 =
    .refusal = En passant par { $hex }, { $piece } ne pourrait pas obéir à tous les drapeaux.
note-BC-var-4 = Au bord du plateau, { $piece } perd { figures } au lieu de se replier.

## Ce que disent les règles : après le combat

note-BC-ground-1 =
    .refusal = Seul { $hex } est ouvert à l’avance pour { $piece }.
note-BC-ground-2 = À sa tête : { $piece }.
note-BC-ground-7 = Toujours là, { $piece2 } empêche de prendre le terrain avec { $piece }.
note-BC-var-9 = Activée par Contre-attaque, { $piece } ne peut pas prendre le terrain.
note-BC-fight-1 =
    .refusal = Seule une « Riposte » de la main répond à un combat.
note-BC-fight-8 = Repoussée par la Riposte, { $piece } n’a pas de second combat.
note-BC-fight-9 = Repoussée par la Riposte, { $piece } n’a pas de second mouvement.

## Ce que disent les règles : les cartes tactiques

note-BC-construct-1 =
    .refusal = Il n’y a pas d’unité du joueur en { $hex }, ou elle vient de recevoir un ouvrage.
note-BC-construct-4 =
    .refusal = Un ouvrage de campagne couvre deux côtés et a six orientations : n, ne, se, s, sw ou nw.
note-BC-construct-8 =
    .refusal = Il faut élever au moins un ouvrage, jamais sur un cours d’eau ni en terrain infranchissable.
note-BC-rally-2 =
    .refusal = La figurine revient à une unité entamée que ce dé peut compléter.
note-BC-rally-3 = Le dé « { $face } » ne sert à aucune unité.
note-BC-rally-4 = Ordre à { $piece }.
note-BC-sharp-2 =
    .refusal = Les tireurs d’élite visent un général ennemi à 4 hexagones au plus et en vue de leur infanterie.
note-BC-sharp-3 = { $number ->
    [0] Ils manquent { $piece }.
   *[other] Ils touchent { $piece }.
}
note-BC-supply-1 =
    .refusal = Il faut désigner une unité du plateau.
note-BC-supply-2 =
    .refusal = L’hexagone { $hex } n’est pas dans la section où se trouve { $piece }.
note-BC-supply-3 =
    .refusal = Il faut ramener { $piece } sur sa rangée de bord, ou sur la suivante si celle-ci est pleine.
note-BC-supply-6 =
    .refusal = L’hexagone { $hex } n’est pas libre : { $piece } ne peut pas y aller.
note-BC-supply-8 = Aucun hexagone libre pour { $piece }, qui reste sur place.

## Ce que disent les règles : objectifs et victoire

note-BC-obj-3 = { $number ->
    [0] { Side } ne tient plus son objectif : ses drapeaux sont perdus.
   *[other] { Side } garde { $number ->
        [one] ce drapeau
       *[other] ces drapeaux
    } tant que le terrain est tenu.
}
note-BC-s04-1 = Sur le bord de l’Union, { side } détient { flags }.
note-BC-s07-1 = À Dunker Church, { side } détient { flags }.
note-BC-s07-2 = Dans le champ de maïs, { side } détient { flags }.
note-BC-s08-1 = Sur les hauteurs de Marye, { side } détient { flags }.
note-BC-s10-3 = De Peach Orchard à Little Round Top, { side } détient { flags }.
note-BC-s11-1 = À l’Angle, { side } détient { flags }.
note-BC-s14-1 = Dans Perryville, { side } détient { flags }.
note-BC-s15-1 = { Side } prend le carrefour : { flags } pour de bon.
note-BC-s16-1 = Dans les retranchements, { side } détient { flags }.

score = Union { $number }, Confédération { $number2 }
note-BC-win-1 = { Side } a ses drapeaux et gagne. { score }.
note-BC-win-5 = Les deux camps atteignent leur nombre en même temps : celui dont c’est le tour gagne.
note-BC-win-6 = { Side } gagne : l’ennemi abandonne. { score }.
note-BC-win-7 = { Side } gagne : l’ennemi n’a plus d’unité. { score }.
note-BC-var-8 = { $side_id ->
    [usa] Le dernier tour est joué : l’Union gagne. { score }.
    [csa] Le dernier tour est joué : la Confédération gagne. { score }.
   *[draw] Le dernier tour est joué : personne ne gagne. { score }.
}
