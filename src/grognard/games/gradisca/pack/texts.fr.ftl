# La Guerre de Gradisca en français : le nom des choses, ce qui est demandé, ce qui est fait, et ce qu’en disent les règles.
# Une phrase ne commence jamais par le nom d’un pion, et aucun verbe ne s’accorde avec lui : « Cuirassiers », « Garnison de Palma ».

game = La Guerre de Gradisca

## Les camps et les places

side-ven = Vénitiens
side-aus = Autrichiens
seat-ven = les Vénitiens
seat-aus = les Autrichiens
seat-ven_1 = le premier joueur vénitien
seat-aus_1 = le premier joueur autrichien
seat-ven_2 = le second joueur vénitien
seat-aus_2 = le second joueur autrichien

# Qui agit et à qui c’est, en tête de phrase et au milieu ; le joueur d’une équipe agit pour son camp.
Actor = { $actor_id ->
    [ven] Les Vénitiens
    [ven_1] Les Vénitiens
    [ven_2] Les Vénitiens
   *[aus] Les Autrichiens
}
Side = { $side_id ->
    [ven] Les Vénitiens
   *[aus] Les Autrichiens
}
side = { $side_id ->
    [ven] les Vénitiens
   *[aus] les Autrichiens
}
of-side = { $side_id ->
    [ven] vénitien
   *[aus] autrichien
}

## Les types de pion

unit-inf = infanterie { $number }
unit-lcav = cavalerie légère { $number }
unit-mcav = cavalerie moyenne { $number }
unit-hcav = cavalerie lourde { $number }
unit-sap = sapeurs { $number }
unit-art = artillerie { $number }
unit-leader = chef { $number }
unit-camp = camp

type-inf = infanterie
type-lcav = cavalerie légère
type-mcav = cavalerie moyenne
type-hcav = cavalerie lourde
type-sap = sapeurs
type-art = artillerie
type-leader = chef
type-camp = camp

badge-disorganised = unité désorganisée
badge-activated = activation faite
badge-unsupplied = sans ravitaillement
badge-moved = camp déplacé ce tour-ci
badge-moving = en marche
badge-cernide = cernides
badge-dutch = Hollandais

## La carte

terrain-open = terrain découvert
terrain-difficult = terrain difficile
terrain-fortress = forteresse

border-normal = bord
border-impassable = bord infranchissable
border-river = rivière sans pont
border-river_bridge = rivière avec pont
border-bridge = pont
border-wall = mur

marker-wall = mur
marker-mine = mine
marker-town = bourg fortifié
marker-ruin = bourg détruit
marker-fort = fort
marker-loot = butin
marker-razzia = razzia
marker-sea_supply = ravitaillement par mer

wall-crauglio_gradisca = le mur de Gradisca face à Crauglio
wall-farra_gradisca = le mur de Gradisca face à Farra
wall-gradisca_rosazzo = le mur de Gradisca face à Rosazzo
wall-gradisca_sagrado = le mur de Gradisca face à Sagrado
wall-crauglio_palma = le mur de Palma face à Crauglio
wall-marano_palma = le mur de Palma face à Marano
wall-mariano_palma = le mur de Palma face à Mariano
wall-palma_pozzuolo = le mur de Palma face à Pozzuolo
wall-palma_strassoldo = le mur de Palma face à Strassoldo

## Le tour

phase-start = début du tour
phase-draw = commandement
phase-cards = cartes
phase-areas = zones et actions
phase-combat = combat
phase-end = fin du tour

track-turn = Tour
track-points = Points de victoire
track-morale = Moral
track-forts = Forts en réserve
track-pile = Cartes dans la pioche
track-cards_left = Cartes encore à jouer
track-areas_left = Zones encore à activer

where-cup = dans le récipient
where-drawn = tiré
where-played = joué
where-out = hors jeu

zone-green = moral élevé
zone-yellow = moral moyen
zone-red = moral bas

condition-flood = L’Isonzo est en crue.
condition-rain = Pluies torrentielles.
condition-confusion = Confusion dans le commandement vénitien.
condition-truce = Trêve.
condition-fleet = La flotte d’Osuna croise au large.

box-eliminated = unités éliminées
box-waiting = renforts

way-one_area = une seule zone
way-one_area-text = Jouer deux cartes au plus et activer le commandement dans une zone.
way-draw_card = piocher
way-draw_card-text = Piocher une carte, sans activer personne ni rien jouer.
way-leader_areas = les zones du chef
way-leader_areas-text = Jouer une carte au plus et activer le commandement dans autant de zones que la valeur de son chef.

deed-move = se déplacer
deed-bombard = bombarder un mur
deed-fire = bombarder des unités
deed-mine = poser une mine
deed-blow = faire sauter une mine
deed-countermine = contre-miner
deed-rebuild = reconstruire un mur
deed-fort = construire un fort
deed-recover = récupérer
deed-exit = quitter la carte
deed-raze = raser un fort
deed-camp = déplacer le camp

pace-to = avancer
pace-drop = laisser en chemin
pace-exit = quitter la carte
pace-razzia = razzia
pace-raid = incursion

answer-on = un autre round
answer-end = finir la bataille
answer-stand = subir une touche de plus
answer-retreat = battre en retraite
answer-destroy = détruire le fort
answer-convert = s’emparer du fort

## Compter, et élider

of-area = { $area_id ->
    [aidussina] d’{ $area }
    [aquileia] d’{ $area }
    [idria] d’{ $area }
    [udine] d’{ $area }
   *[other] de { $area }
}
of-area2 = { $area2_id ->
    [aidussina] d’{ $area2 }
    [aquileia] d’{ $area2 }
    [idria] d’{ $area2 }
    [udine] d’{ $area2 }
   *[other] de { $area2 }
}
hits = { $number ->
    [one] { $number } touche
   *[other] { $number } touches
}
points = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
sum-areas = { $number ->
    [one] { $number } zone
   *[other] { $number } zones
}
sum-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
sum-value = { $number }
sum-cover = { $number ->
    [one] { $number } touche absorbée
   *[other] { $number } touches absorbées
}
sum-enemies = { $number } à ajouter au dé

tally-lost = Pas perdus par l’ennemi
tally-own_lost = Pas perdus
tally-eliminated = Unités ennemies éliminées
tally-own_eliminated = Unités éliminées
tally-retreated = Unités ennemies repoussées
tally-walls = Niveaux de mur abattus
tally-points = Points de victoire gagnés

## Les zones

area-tolmezzo = Tolmezzo
area-pontebba = Pontebba
area-val_canale = Val Canale
area-tarvis = Tarvis
area-villaco = Villaco
area-chiusaforte = Chiusa
area-resia = Resia
area-raibl = Raibl
area-plezzo = Plezzo
area-venzone = Venzone
area-gemona = Gemona
area-musi = Monti Musi
area-san_daniele = San Daniele
area-tarcento = Tarcento
area-stupizza = Stupizza
area-chiavoreto = Chiavoreto
area-tolmino = Tolmino
area-circhina = Circhina
area-valli_natisone = Valli del Natisone
area-colovrat = Colovrat
area-cividale = Cividale
area-udine = Udine
area-codroipo = Codroipo
area-canale = Canale
area-idria = Idria
area-dobra = Dobra
area-tarnova = Selva di Tarnova
area-salcano = Salcano
area-pozzuolo = Pozzuolo
area-rosazzo = Rosazzo
area-cormons = Cormons
area-vipulzano = Vipulzano
area-goritia = Goritia
area-lucinico = Lucinico
area-aidussina = Aidussina
area-mariano = Mariano
area-farra = Farra
area-rubia = Rubia
area-merna = Merna
area-gradisca = Gradisca
area-palma = Palma
area-latisana = Latisana
area-crauglio = Crauglio
area-strassoldo = Strassoldo
area-marano = Marano
area-cervignano = Cervignano
area-sagrado = Sagrado
area-aquileia = Aquileia
area-fiumicello = Fiumicello
area-monfalcone = Monfalcone
area-doberdo = Doberdo
area-comeno = Comeno
area-rifembergo = Rifembergo
area-duino = Duino
area-sesana = Sesana
area-prevaldo = Prevaldo
area-trieste = Trieste
area-san_servolo = San Servolo
area-muggia = Muggia
area-capo_istria = Capo d’Istria
area-pirano = Pirano

## Les rivières

river-isonzo = Isonzo
river-vipacco = Vipacco
river-torre = Torre
river-aussa = Aussa
river-stella = Stella
river-tagliamento = Tagliamento

## Les régions

region-carnia_and_canal_del_ferro = Carnie et Canal del Ferro
region-carinthia = Carinthie
region-upper_isonzo = Haut Isonzo
region-friuli = Frioul
region-natisone_valleys = Vallées du Natisone
region-carniola = Carniole
region-county_of_gorizia = Comté de Gorizia
region-carso = Carso
region-triestine = Triestin
region-istria = Istrie

## Les commandements

command-giustiniani = Giustiniani
command-pompei = Pompei
command-strassoldo_v = Strassoldo
command-scotti = Scotti
command-presidi_v = Garnisons vénitiennes
command-istria = Istrie
command-erizzo = Erizzo
command-olanda = Hollandais
command-gradisca = Gradisca
command-trautmannsdorf = Trautmannsdorf
command-uscocchi = Uskoks
command-presidi_a = Garnisons archiducales
command-dampierre = Dampierre
command-bamberg = Bamberg
command-marchese = Marquis d’Autriche

chit-giustiniani = Giustiniani
chit-pompei = Pompei
chit-strassoldo_v = Strassoldo
chit-scotti = Scotti
chit-presidi_v = Garnisons vénitiennes
chit-istria = Istrie
chit-erizzo = Erizzo
chit-olanda = Hollandais
chit-gradisca = Gradisca
chit-trautmannsdorf = Trautmannsdorf
chit-uscocchi = Uskoks
chit-presidi_a = Garnisons archiducales
chit-dampierre = Dampierre
chit-bamberg = Bamberg
chit-marchese = Marquis d’Autriche

## Les chefs, les unités et les camps

piece-v_l_giustiniani = Pompeo Giustiniani
piece-v_l_medici = Giovanni de’ Medici
piece-v_l_strassoldo = Carlo di Strassoldo
piece-v_l_lezze = Benedetto da Lezze
piece-v_l_nassau = Jean-Ernest de Nassau
piece-v_l_levenstein = Levenstein
piece-a_l_strassoldo = Riccardo di Strassoldo
piece-a_l_trautmannsdorf = Adam von Trautmannsdorf
piece-a_l_marradas = Baltasar Marradas
piece-a_l_frangipane = Wolf Frangipane de Tersatto
piece-a_l_dampierre = Henri Duval de Dampierre
piece-a_l_marchese = Marquis d’Autriche
piece-v_giu_1 = Fantassins vénitiens
piece-v_giu_2 = Lombards
piece-v_giu_3 = Corses
piece-v_giu_4 = Oltremarini
piece-v_giu_5 = Cernides de Trévise
piece-v_giu_6 = Cuirassiers
piece-v_giu_7 = Armati
piece-v_giu_8 = Cappelletti
piece-v_giu_9 = Artillerie I
piece-v_giu_10 = Artillerie II
piece-v_giu_11 = Sapeurs I
piece-v_giu_12 = Sapeurs II
piece-v_pom_1 = Véronais
piece-v_pom_2 = Padouans
piece-v_pom_3 = Arquebusiers à cheval de Pompei
piece-v_pom_4 = Cernides de Latisana
piece-v_pom_5 = Artillerie de Marano
piece-v_str_1 = Frioulans
piece-v_str_2 = Cernides de Cividale
piece-v_str_3 = Cernides du Frioul
piece-v_str_4 = Cavaliers frioulans
piece-v_str_5 = Sapeurs III
piece-v_sco_1 = Cuirassiers de Scotti
piece-v_sco_2 = Albanais à cheval
piece-v_sco_3 = Fantassins de Scotti
piece-v_pre_1 = Garnison de Palma
piece-v_pre_2 = Artillerie de Palma
piece-v_pre_3 = Garnison d’Udine
piece-v_pre_4 = Cernides de Gemona
piece-v_pre_5 = Cernides de Pontebba
piece-v_pre_6 = Garnison de Monfalcone
piece-v_pre_7 = Garnison de Cividale
piece-v_pre_8 = Cernides levées I
piece-v_pre_9 = Cernides levées II
piece-v_ist_1 = Fantassins italiens
piece-v_ist_2 = Fantassins d’Istrie
piece-v_ist_3 = Cappelletti d’Istrie
piece-v_ist_4 = Cernides d’Istrie
piece-v_ist_5 = Schiavoni
piece-v_ist_6 = Fantassins des galères
piece-v_ist_7 = Cavaliers croates
piece-v_ist_8 = Artillerie d’Istrie
piece-v_ist_9 = Sapeurs d’Istrie
piece-v_eri_1 = Albanais
piece-v_eri_2 = Dalmates
piece-v_eri_3 = Stradiots
piece-v_eri_4 = Sapeurs IV
piece-v_eri_5 = Artillerie III
piece-v_eri_6 = Suisses
piece-v_eri_7 = Grisons
piece-v_eri_8 = Cuirassiers lombards
piece-v_ola_1 = Hollandais I
piece-v_ola_2 = Hollandais II
piece-v_ola_3 = Hollandais III
piece-v_ola_4 = Hollandais IV
piece-v_ola_5 = Artillerie hollandaise
piece-v_ola_6 = Sapeurs hollandais
piece-v_ola_7 = Hollandais de Levenstein
piece-v_ola_8 = Anglais
piece-a_gra_1 = Allemands I
piece-a_gra_2 = Allemands II
piece-a_gra_3 = Milice de Gradisca
piece-a_gra_4 = Arquebusiers à cheval de Gradisca
piece-a_gra_5 = Artillerie de Gradisca
piece-a_gra_6 = Sapeurs de Gradisca
piece-a_tra_1 = Stander
piece-a_tra_2 = Fantassins de Carniole
piece-a_tra_3 = Fantassins de Styrie
piece-a_tra_4 = Milice de Goritia
piece-a_tra_5 = Garnison de Vipulzano
piece-a_tra_6 = Cuirassiers de Marradas
piece-a_tra_7 = Artillerie de Goritia
piece-a_tra_8 = Milice de Carinthie
piece-a_tra_9 = Fantassins de Carinthie
piece-a_tra_10 = Tyroliens de Schonberg
piece-a_tra_11 = Tyroliens de Brus
piece-a_tra_12 = Artillerie de Graz
piece-a_tra_13 = Sapeurs de Graz I
piece-a_tra_14 = Sapeurs de Graz II
piece-a_usc_1 = Uskoks I
piece-a_usc_2 = Uskoks II
piece-a_usc_3 = Uskoks III
piece-a_usc_4 = Croates
piece-a_pre_1 = Garnison d’Aquilée I
piece-a_pre_2 = Garnison d’Aquilée II
piece-a_pre_3 = Allemands de Trieste I
piece-a_pre_4 = Allemands de Trieste II
piece-a_pre_5 = Garnison de Trieste
piece-a_pre_6 = Milice de Trieste
piece-a_pre_7 = Artillerie de Trieste
piece-a_pre_8 = Garnison de Tolmino
piece-a_pre_9 = Garnison de Chiavoreto
piece-a_pre_10 = Garnison de Tarvis
piece-a_dam_1 = Cuirassiers de Dampierre I
piece-a_dam_2 = Cuirassiers de Dampierre II
piece-a_dam_3 = Polonais
piece-a_dam_4 = Hongrois
piece-a_bam_1 = Bamberg I
piece-a_bam_2 = Bamberg II
piece-a_bam_3 = Bamberg III
piece-a_bam_4 = Cuirassiers de Bamberg
piece-a_mar_1 = Fantassins impériaux I
piece-a_mar_2 = Fantassins impériaux II
piece-a_mar_3 = Cuirassiers impériaux
piece-a_mar_4 = Artillerie impériale
piece-a_mar_5 = Sapeurs impériaux
piece-a_mar_6 = Cuirassiers de Wallenstein
piece-a_mar_7 = Mousquetaires de Wallenstein
piece-v_camp = Camp vénitien
piece-a_camp = Camp archiducal

## Les groupes de renforts

group-cernide = cernides levées
group-istria_a = premier débarquement en Istrie
group-istria_b = second débarquement en Istrie
group-erizzo_a = troupes de Dalmatie
group-erizzo_b = Suisses et Grisons
group-olanda_a = contingent hollandais
group-olanda_b = Hollandais de Levenstein et Anglais
group-carinzia = milices de Carinthie
group-dampierre = cuirassiers de Dampierre
group-bamberg = mercenaires de Bamberg
group-tirolo = compagnies du Tyrol
group-treno = train de siège de Graz
group-marchese_a = corps du marquis d’Autriche
group-marchese_b = corps de Wallenstein

## Les cartes

card-card_01 = Débarquement en Istrie I
card-card_01-text = Les Vénitiens débarquent da Lezze et quatre unités à Capo d’Istria ou à Pirano.
card-card_02 = Débarquement en Istrie II
card-card_02-text = Les Vénitiens débarquent cinq unités à Capo d’Istria ou à Pirano.
card-card_03 = Levée des cernides
card-card_03-text = Les Vénitiens placent deux unités de cernides, chacune à Udine, Cividale ou Palma, là où l’ennemi n’a pas d’unité de combat.
card-card_04 = Troupes de Dalmatie
card-card_04-text = Obligatoire, après janvier-février 1616. Les Vénitiens placent à Cividale les cinq premières unités d’Erizzo.
card-card_05 = Suisses et Grisons
card-card_05-text = Obligatoire, après juillet-août 1616. Les Vénitiens placent à Cividale trois autres unités d’Erizzo.
card-card_06 = Milices de Carinthie
card-card_06-text = Obligatoire, après septembre-octobre 1615. Les Autrichiens placent deux unités à Villaco.
card-card_07 = Les cuirassiers de Dampierre
card-card_07-text = Obligatoire, après novembre-décembre 1615. Les Autrichiens placent Dampierre et quatre unités à Villaco.
card-card_08 = Mercenaires de Bamberg
card-card_08-text = Obligatoire, après mai-juin 1616. Les Autrichiens placent quatre unités à Villaco.
card-card_09 = Compagnies du Tyrol
card-card_09-text = Obligatoire, après juillet-août 1616. Les Autrichiens placent deux unités à Villaco.
card-card_10 = Train de siège de Graz
card-card_10-text = Obligatoire, après janvier-février 1616. Les Autrichiens placent à Villaco une artillerie et deux sapeurs.
card-card_11 = Confusion dans le commandement vénitien
card-card_11-text = Les commandements vénitiens tirés plus tard dans le tour n’activent personne.
card-card_12 = Épidémie
card-card_12-text = Obligatoire. Chaque camp subit une touche dans toute zone où il a quatre unités de combat ou plus, deux s’il en a sept ou plus.
card-card_13 = Famine
card-card_13-text = Obligatoire. Chaque camp subit une touche dans tout bourg ou forteresse où il a quatre unités de combat ou plus ; jeu avancé : une aussi sur les unités non ravitaillées de chaque zone.
card-card_14 = Ravitaillement de Venise
card-card_14-text = Deux unités vénitiennes désorganisées d’une même zone au plus récupèrent ; jeu avancé : le moral vénitien monte d’abord de 1, ou baisse de 1 sans récupération si le camp est perdu ou coupé.
card-card_15 = Ravitaillement de Graz
card-card_15-text = Deux unités autrichiennes désorganisées d’une même zone au plus récupèrent ; jeu avancé : le moral autrichien monte d’abord de 1, ou baisse de 1 sans récupération si le camp est perdu ou coupé.
card-card_16 = Guerre en Piémont
card-card_16-text = Les Vénitiens gagnent 2 points de victoire.
card-card_17 = Contributions
card-card_17-text = Vous gagnez 1 point de victoire si vos unités de combat sont dans deux zones portant un nom, ou plus, du territoire ennemi.
card-card_18 = Marche forcée
card-card_18-text = Avant la première zone. Les unités de combat activées ont 1 point de mouvement de plus.
card-card_19 = Espion
card-card_19-text = Regardez la main adverse et défaussez-en une carte, mais ni renforts ni carte obligatoire en vigueur.
card-card_20 = Embuscade
card-card_20-text = Réponse : un groupe qui vient d’entrer parmi vos unités subit une touche, deux en terrain difficile.
card-card_21 = Ingénieur militaire
card-card_21-text = Avant la première zone. Sapeurs et canons ont 1 de plus, jusqu’à 5, contre les murs et les mines et pour reconstruire.
card-card_22 = Assaut de nuit
card-card_22-text = Avant la première zone. Au premier round de votre premier combat, l’infanterie attaquante tire à 1 de plus, jusqu’à 5.
card-card_23 = Crue de l’Isonzo
card-card_23-text = Jusqu’à la fin du tour, personne ne franchit l’Isonzo, même par un pont.
card-card_24 = Pluies torrentielles
card-card_24-text = Jusqu’à la fin du tour, on ne bombarde pas, on ne pose ni ne fait sauter de mine.
card-card_25 = Désertion
card-card_25-text = L’adversaire perd une de ses unités de cernides ; s’il n’en a pas, une de ses infanteries en bon ordre se désorganise.
card-card_26 = Trêve
card-card_26-text = Après juillet-août 1616. Jusqu’à la fin du tour, on n’entre pas chez l’ennemi, on ne bombarde pas, on ne pose ni ne fait sauter de mine, on ne fait pas de razzia.
card-card_27 = Corsaires uskoks
card-card_27-text = Les Autrichiens gagnent 1 point de victoire ; jeu avancé : le ravitaillement par mer est ôté jusqu’au tour suivant.
card-card_28 = Brouillard
card-card_28-text = Réponse : un combat contre vos unités n’a pas lieu ; les attaquants reviennent sur leurs pas, leur action faite.
card-card_29 = Contingent hollandais
card-card_29-text = Après mars-avril 1617. Les Vénitiens placent Nassau et six unités à Monfalcone.
card-card_30 = Levenstein et les Anglais
card-card_30-text = Après juillet-août 1617. Les Vénitiens placent deux autres unités à Monfalcone.
card-card_31 = Le marquis d’Autriche
card-card_31-text = Obligatoire, après novembre-décembre 1616. Les Autrichiens placent le marquis et cinq unités à Villaco.
card-card_32 = Wallenstein
card-card_32-text = Obligatoire, après mai-juin 1617. Les Autrichiens placent deux unités à Villaco ; jeu avancé : leur moral monte de 1.
card-card_33 = Négociations de Madrid
card-card_33-text = Obligatoire, après mars-avril 1617. La fin du jeu se rapproche d’un tour.
card-card_34 = Médiation française
card-card_34-text = Obligatoire, après juillet-août 1617. La fin du jeu se rapproche d’un tour.
card-card_35 = Rupture des négociations
card-card_35-text = La fin du jeu s’éloigne d’un tour, sans dépasser mars-avril 1618.
card-card_36 = La flotte d’Osuna
card-card_36-text = Les Autrichiens gagnent 1 point de victoire. Jusqu’à la fin du tour, personne ne joue les cartes 1, 2, 29 et 30 ; jeu avancé : pas de ravitaillement par mer.

## La piste des tours

box-sep_oct_1615 = sept.–oct. 1615
box-nov_dec_1615 = nov.–déc. 1615
box-jan_feb_1616 = janv.–févr. 1616
box-mar_apr_1616 = mars–avril 1616
box-may_jun_1616 = mai–juin 1616
box-jul_aug_1616 = juil.–août 1616
box-sep_oct_1616 = sept.–oct. 1616
box-nov_dec_1616 = nov.–déc. 1616
box-jan_feb_1617 = janv.–févr. 1617
box-mar_apr_1617 = mars–avril 1617
box-may_jun_1617 = mai–juin 1617
box-jul_aug_1617 = juil.–août 1617
box-sep_oct_1617 = sept.–oct. 1617
box-nov_dec_1617 = nov.–déc. 1617
box-jan_feb_1618 = janv.–févr. 1618
box-mar_apr_1618 = mars–avril 1618

## Les options

option-rules = Règles
option-rules-text = Le jeu de base, ou le jeu avancé avec tous ses chapitres.
option-rules-basic = jeu de base
option-rules-advanced = jeu avancé
option-players = Joueurs
option-players-text = Deux joueurs, ou quatre en équipes qui se partagent les commandements de leur camp.
option-players-two = deux
option-players-four = quatre, en équipes
option-mine_table = Table des mines
option-mine_table-text = Le dé qui fait sauter une mine : brèche de 1 à 3 et mine perdue sur 6, ou, selon l’aide de jeu, brèche sur 1 ou 2 et mine perdue sur 5 ou 6.
option-mine_table-rulebook = celle du livret
option-mine_table-player_aid = celle de l’aide de jeu
option-captured_leader = Chefs capturés
option-captured_leader-text = Les chefs pris seuls sont hors jeu, ou remplacés comme des chefs tués.
option-captured_leader-eliminated = éliminés
option-captured_leader-replaced = remplacés
option-retreat_to_origin = Retraite vers la zone de départ de l’attaquant
option-retreat_to_origin-text = Des défenseurs battus peuvent aller là d’où sont venus les attaquants.
option-retreat_to_origin-allowed = permise
option-retreat_to_origin-forbidden = interdite
option-cards_between_areas = Cartes entre les zones
option-cards_between_areas-text = On peut aussi jouer des cartes entre deux zones d’une activation.
option-cards_between_areas-no = non
option-cards_between_areas-yes = oui
option-river_attack_retreat = Retraite à travers la rivière
option-river_attack_retreat-text = Des attaquants battus au-delà d’une rivière sans pont sont éliminés, ou peuvent la repasser.
option-river_attack_retreat-eliminated = éliminés
option-river_attack_retreat-allowed = permise
option-breach_fire = Tir à travers une brèche
option-breach_fire-text = Le tir par une brèche perd 1 dans les deux sens, ou pour le seul assiégeant ; ou bien seuls les canons de l’intérieur y tirent, avec 1 de moins.
option-breach_fire-both_ways = 1 de moins dans les deux sens
option-breach_fire-besieger_only = 1 de moins pour l’assiégeant
option-breach_fire-garrison_only = garnison seule
option-loot_taker = Prise du butin
option-loot_taker-text = Par l’ennemi seul de qui l’a placé, ou par le premier venu.
option-loot_taker-enemy_only = l’ennemi seul
option-loot_taker-anyone = n’importe qui
option-razzia_combat = Combat après une razzia
option-razzia_combat-text = Au milieu d’ennemis, un groupe se bat quand il s’arrête, ou toujours avant de pouvoir repartir.
option-razzia_combat-on_stop = quand il s’arrête
option-razzia_combat-always = toujours
option-vp_bid_ven = Enchère de points, Vénitiens
option-vp_bid_ven-text = Points de victoire avec lesquels les Vénitiens commencent.
option-vp_bid_aus = Enchère de points, Autrichiens
option-vp_bid_aus-text = Points de victoire avec lesquels les Autrichiens commencent.
option-rivers = Rivières
option-rivers-text = Sans pont, une rivière coûte tout un déplacement et arrête canons, retraites et ravitaillement.
option-rivers-rules = selon les règles choisies
option-rivers-off = non
option-rivers-on = oui
option-radius = Rayon de commandement
option-radius-text = Un chef n’active que des zones à deux au plus de la sienne.
option-radius-rules = selon les règles choisies
option-radius-off = non
option-radius-on = oui
option-calls = Appels
option-calls-text = Un chef qui attaque peut appeler des unités au combat.
option-calls-rules = selon les règles choisies
option-calls-off = non
option-calls-on = oui
option-rounds = Batailles en plusieurs rounds
option-rounds-text = À six unités de combat ou plus, une bataille peut durer plusieurs rounds.
option-rounds-rules = selon les règles choisies
option-rounds-off = non
option-rounds-on = oui
option-rough = Terrain difficile au combat
option-rough-text = Les attaquants d’une valeur de 3 ou plus y tirent à 1 de moins.
option-rough-rules = selon les règles choisies
option-rough-off = non
option-rough-on = oui
option-two_forts = Deux forts
option-two_forts-text = Une zone peut recevoir deux forts ; ceux que l’on prend peuvent changer de camp.
option-two_forts-rules = selon les règles choisies
option-two_forts-off = non
option-two_forts-on = oui
option-supply = Ravitaillement
option-supply-text = Sans ligne de ravitaillement, les unités avancent moins et ne récupèrent pas.
option-supply-rules = selon les règles choisies
option-supply-off = non
option-supply-on = oui
option-attack_supply = Ravitaillement d’attaque
option-attack_supply-text = Grandes attaques, sièges et forts demandent que le camp soit proche.
option-attack_supply-rules = selon les règles choisies
option-attack_supply-off = non
option-attack_supply-on = oui
option-army_morale = Moral de l’armée
option-army_morale-text = Une armée au moral moyen ou bas en fait moins.
option-army_morale-rules = selon les règles choisies
option-army_morale-off = non
option-army_morale-on = oui
option-razzia = Razzia
option-razzia-text = Infanterie et cavalerie pillent le pays ennemi, et le moral monte.
option-razzia-rules = selon les règles choisies
option-razzia-off = non
option-razzia-on = oui
option-camps = Camps
option-camps-text = Chaque armée a un camp, qui se déplace et peut se perdre.
option-camps-rules = selon les règles choisies
option-camps-off = non
option-camps-on = oui
option-winter = Hiver
option-winter-text = En janvier et février, la cavalerie n’a que 3 points de mouvement.
option-winter-rules = selon les règles choisies
option-winter-off = non
option-winter-on = oui
option-raids = Incursions de cavalerie légère
option-raids-text = La cavalerie légère frappe et s’en retourne.
option-raids-rules = selon les règles choisies
option-raids-off = non
option-raids-on = oui
option-raiders_tire = Fatigue des razzias
option-raiders_tire-text = Toute razzia désorganise la cavalerie légère.
option-raiders_tire-rules = selon les règles choisies
option-raiders_tire-off = non
option-raiders_tire-on = oui
option-early_cards = Cartes de renforts anticipées
option-early_cards-text = Les cartes de renforts se jouent avant leur date, et un dé décide de l’arrivée.
option-early_cards-rules = selon les règles choisies
option-early_cards-off = non
option-early_cards-on = oui

## Ce qui est demandé

ask-chit = Quel commandement est tiré du récipient ?
ask-use = { Actor } : comment employer le commandement ?
ask-draw = Quelle carte piochent { side } ?
ask-discard = { Actor } : laquelle des cinq cartes défausser ?
ask-play = { $number ->
    [0] { Actor } : une carte avant la première zone ?
   *[other] { Actor } : une carte après les zones ?
}
ask-expose = { Actor } : quelle carte de la main adverse défausser ?
ask-activate = { Actor } : quelle zone activer ?
ask-act = { Actor } : qui agit à { $here }, et comment ?
ask-join = { Actor } : quelqu’un se joint-il à l’action ?
ask-march = { Actor } : où va le groupe, depuis { $here } ?
ask-ambush = { Actor } : une embuscade ?
ask-fog = { Actor } : le brouillard couvre-t-il le champ de bataille ?
ask-caller = { Actor } : quel chef appelle à l’aide ?
ask-call = { $number ->
    [one] { Actor } : qui appeler, et par quelle zone ? Une unité peut encore venir. (Chef : { $piece2 })
   *[other] { Actor } : qui appeler, et par quelle zone ? { $number } unités peuvent encore venir. (Chef : { $piece2 })
}
ask-fire = { Actor } tirent à { $number } : que donnent les dés ? ({ $piece })
ask-bombard = Bombardement à { $number } : que donne le dé ? ({ $piece })
ask-wall = Tir contre { $wall }, valeur { $number } : que donne le dé ?
ask-mine = Mine sous { $wall }, valeur { $number } : que donne le dé ?
ask-countermine = Contre-mine sous { $wall }, valeur { $number } : que donne le dé ?
ask-rebuild = Travaux sur { $wall }, valeur { $number } : que donne le dé ?
ask-blow = La mèche brûle sous { $wall } : que donne le dé ?
ask-razzia = Razzia à { $area } : que donne le dé ?
ask-test = Test de survie : que donne le dé ? ({ $piece })
ask-loot = Un « ? » à { $area } : que donne le dé ?
ask-marker = Butin à { $area } : que vaut le marqueur ?
ask-arrive = Arrivée des renforts ({ $group }) : que donne le dé ?
ask-dispute = Lequel des partenaires subit la première touche à { $area } ? Que donne le dé ?
ask-lose = { $number ->
    [one] { Actor } : qui subit la touche à { $area } ?
   *[other] { Actor } : qui subit une touche à { $area } ? Il en reste { $number }.
}
ask-starve = { Actor } : qui souffre de la famine à { $area } ?
ask-desert = { Actor } : qui déserte ?
ask-refit = { Actor } : qui récupère ?
ask-replace = { Actor } : où placer le chef de remplacement ? ({ $piece2 })
ask-stand = { Actor } : une touche de plus, ou la retraite ?
ask-retreat = { $number ->
    [0] { Actor } : où replier les unités { of-area2 } ?
   *[other] { Actor } : faut-il replier les unités { of-area2 }, et où ?
}
ask-battle = { Actor } : un autre round ?
ask-fort = { Actor } : que faire du fort, à { $area } ?
ask-crowd = { $number ->
    [one] { Actor } : trop de monde à { $area } ; qui se désorganise ?
   *[other] { Actor } : trop de monde à { $area } ; qui se désorganise ? Il faut { $number } unités.
}
ask-land = { $count ->
    [0] { Actor } : où arrivent les renforts ({ $group }) ?
   *[other] { Actor } : où placer cette unité : { $piece } ?
}
ask-sea = { Actor } : quelle zone ravitailler par mer ?
ask-pitch = { Actor } : où rétablir le camp perdu ?

# Les réponses qu’une prévision tient pour acquises.
verb-use = l’emploi des commandements
verb-discard = les défausses
verb-play = les cartes
verb-expose = la prise de l’espion
verb-activate = les zones
verb-act = les actions
verb-join = qui se joint à l’action
verb-march = les marches
verb-ambush = l’embuscade
verb-fog = le brouillard
verb-caller = le chef qui appelle
verb-call = les appels
verb-lose = la répartition des touches
verb-starve = les victimes de la famine
verb-desert = les déserteurs
verb-refit = les récupérations
verb-replace = la place des chefs de remplacement
verb-stand = la tenue de la garnison
verb-retreat = le chemin de la retraite
verb-battle = les rounds suivants
verb-fort = le sort des forts
verb-crowd = les unités en surnombre
verb-land = le lieu d’arrivée des renforts
verb-sea = le ravitaillement par mer
verb-pitch = le retour du camp

# Ce que dit le bouton qui ne choisit rien.
pass-discard = Garder les cinq
pass-play = Plus de carte
pass-expose = Ne rien défausser
pass-activate = Plus de zone
pass-act = Finir la zone
pass-join = Personne d’autre
pass-march = Halte
pass-ambush = Pas d’embuscade
pass-fog = Pas de brouillard
pass-caller = Pas d’appel
pass-call = Plus d’appel
pass-starve = Personne
pass-refit = Personne d’autre
pass-retreat = Rester
pass-land = Pas de place
pass-sea = Aucune zone
pass-pitch = Attendre

## Ce qui est fait

do-chit = Le commandement tiré : { $command }.
do-use = { $way_id ->
    [one_area] { Actor } emploient le commandement dans une seule zone.
    [draw_card] { Actor } choisissent de piocher.
   *[leader_areas] { Actor } emploient le commandement dans les zones du chef.
}
do-draw = { Side } piochent « { $card } ».
do-draw-secret = { Side } piochent une carte.
do-discard = { Actor } défaussent « { $card } ».
do-discard-pass = { Actor } gardent les cinq cartes.
do-play = { Actor } jouent « { $card } ».
do-play-pass = { Actor } ne jouent pas de carte.
do-expose = L’espion fait défausser « { $card } ».
do-expose-pass = L’espion ne fait rien défausser.
do-activate = { Actor } activent { $area }.
do-activate-pass = { Actor } n’activent plus de zone.
do-act = { $deed_id ->
    [move] En marche : { $piece }.
    [bombard] Bombardement des murs { of-area } : { $piece }.
    [fire] Bombardement { of-area } : { $piece }.
    [mine] Une mine sous les murs { of-area } : { $piece }.
    [blow] Mise à feu d’une mine à { $area } : { $piece }.
    [countermine] Contre-mine du côté { of-area } : { $piece }.
    [rebuild] Travaux au mur du côté { of-area } : { $piece }.
    [fort] Construction d’un fort : { $piece }.
    [recover] Récupération : { $piece }.
    [exit] Départ hors de la carte : { $piece }.
    [raze] Démolition d’un fort : { $piece }.
   *[camp] Le camp gagne { $area }.
}
do-act-pass = { Actor } en ont fini avec la zone.
do-join = Se joint à l’action : { $piece }.
do-join-pass = Personne d’autre ne se joint à l’action.
do-march = { $pace_id ->
    [to] Le groupe gagne { $area }.
    [drop] Halte en chemin à { $area } : { $piece }.
    [exit] Le groupe quitte la carte par { $area }, pour toujours.
    [razzia] Une razzia à { $area }.
   *[raid] Une incursion à { $area }.
}
do-march-pass = Le groupe fait halte.
do-ambush = { Actor } tendent une embuscade.
do-ambush-pass = Il n’y a pas d’embuscade.
do-fog = Le brouillard couvre le champ de bataille.
do-fog-pass = Le ciel reste clair.
do-caller = À l’appel de : { $piece }.
do-caller-pass = Aucun chef n’appelle à l’aide.
do-call = Appel au combat, en passant par { $area } : { $piece }.
do-call-pass = Personne d’autre n’est appelé.
do-fire = { Actor } tirent à { $number } : { $die }. ({ $piece })
do-bombard = { Actor } bombardent à { $number } : { $die }. ({ $piece })
do-wall = Tir contre { $wall }, valeur { $number } : { $die }. ({ $piece })
do-mine = Mine sous { $wall }, valeur { $number } : { $die }. ({ $piece })
do-countermine = Contre-mine sous { $wall }, valeur { $number } : { $die }. ({ $piece })
do-rebuild = Travaux sur { $wall }, valeur { $number } : { $die }. ({ $piece })
do-blow = La mèche brûle sous { $wall } : { $die }. ({ $piece })
do-razzia = Razzia à { $area } : { $die }.
do-test = Test de survie : { $die }. ({ $piece })
do-loot = Le « ? » à { $area } : { $die }.
do-marker = { $number ->
    [0] Le butin { of-area } est un « ? ».
   *[other] Le butin { of-area } vaut { $number }.
}
do-arrive = Arrivée des renforts ({ $group }) : { $die }.
do-dispute = Un dé décide qui des partenaires subit la première touche à { $area } : { $die }.
do-lose = { Actor } subissent une touche : { $piece }.
do-starve = Victimes de la famine : { $piece }.
do-starve-pass = La famine ne trouve plus personne.
do-desert = Désertion : { $piece }.
do-refit = Récupération : { $piece }.
do-refit-pass = Personne d’autre ne récupère.
do-replace = Au commandement, à { $area } : { $piece2 }.
do-stand = { $answer_id ->
    [stand] La garnison tient bon et subit une touche de plus.
   *[retreat] La garnison cède la place.
}
do-retreat = { Side } battent en retraite depuis { $area2 } : les voici à { $area }.
do-retreat-pass = { Side } restent à { $area2 }.
do-battle = { $answer_id ->
    [on] { Actor } veulent un autre round.
   *[end] { Actor } mettent fin à la bataille.
}
do-fort = { $answer_id ->
    [destroy] { Actor } détruisent le fort, à { $area }.
   *[convert] { Actor } s’emparent du fort, à { $area }.
}
do-crowd = Trop de monde à { $area } : { $piece }.
do-land = { $count ->
    [0] Les renforts arrivent à { $area } ({ $group }).
   *[other] Arrivée à { $area } : { $piece }.
}
do-land-pass = Aucune zone n’est ouverte à cette unité : { $piece }.
do-sea = Les navires ravitaillent { $area }.
do-sea-pass = Les navires ne ravitaillent aucune zone.
do-pitch = Le camp est rétabli à { $area }.
do-pitch-pass = Le camp perdu attend.

## Ce que disent les règles

note-GR-2_1-6 = Élimination : { $piece }.
note-GR-4-4 = Plus une unité sur la carte : le marqueur sort du jeu. ({ $command })
note-GR-4_1-5 = Fin du tour : { $box }.
note-GR-4_1-8 = Les cartes marquées 1617 vont sur la pioche : { $number }.
note-GR-4_2-6 =
    .refusal = Les partenaires partagent la charge : c’est au tour de l’autre. ({ $piece })
note-GR-4_2-9 = { $number ->
    [0] Le premier joueur
   *[other] Le second joueur
} a là le plus d’unités et subit la première touche.
    .refusal = Cette touche est pour les unités de l’autre partenaire.
note-GR-4_2-11 = { $number ->
    [0] Le premier joueur
   *[other] Le second joueur
} subit la première touche.
note-GR-5-1 =
    .refusal = Un commandement s’emploie de l’une des trois façons.
note-GR-5-2 =
    .refusal = Avec une seule zone, deux cartes et une zone sont tout.
    .term = avec l’option A
    .sum = areas
note-GR-5-4 =
    .refusal = Le chef de ce commandement n’est pas sur la carte, ou ses zones et sa carte sont épuisées.
    .term = par la valeur du chef
    .sum = areas
note-GR-5-5 =
    .refusal = L’une des cinq cartes en main doit partir.
note-GR-5-10 = La défausse est mélangée : la nouvelle pioche compte { $number } cartes.
note-GR-5-11 = Il n’y a plus de carte à piocher.
note-GR-5-13 =
    .refusal = Seules agissent les unités du commandement tiré, dans une zone où elles se trouvent.
note-GR-5-15 =
    .refusal = Déjà choisie pendant cette activation : { $area }.
note-GR-5-16 =
    .refusal = À { $area }, tout le monde a déjà agi.
note-GR-5_1-1 =
    .refusal = Une seule action par unité, et elle est faite : { $piece }.
note-GR-5_1-3 =
    .refusal = Seule l’artillerie bombarde un mur. ({ $piece })
note-GR-5_1-4 =
    .refusal = Seule l’artillerie d’une forteresse, ou par une brèche, bombarde des unités. ({ $piece })
note-GR-5_1-5 =
    .refusal = Seuls les sapeurs minent et contre-minent. ({ $piece })
note-GR-5_1-6 =
    .refusal = Seuls les sapeurs construisent des forts. ({ $piece })
note-GR-5_1-7 =
    .refusal = Rien à récupérer : { $piece }.
note-GR-5_1-8 =
    .refusal = Seuls les sapeurs font sauter des mines et reconstruisent des murs. ({ $piece })
note-GR-5_1-10 =
    .refusal = Ce n’est pas le moment pour « { $card } ».
note-GR-5_1-11 =
    .refusal = « { $card } » répond à une attaque de l’ennemi.
note-GR-5_1-15 =
    .refusal = Un chef ne fait que se déplacer : { $piece }.
note-GR-6-4 =
    .refusal = Trop peu de points de mouvement : { $piece }.
note-GR-6-5 =
    .refusal = Aucun passage ne mène d’ici à { $area }.
note-GR-6-6 = L’ennemi est à { $area } : la marche s’arrête là.
    .refusal = Au milieu d’ennemis, le groupe s’arrête.
note-GR-6-7 =
    .refusal = Avec { $piece }, le groupe n’irait nulle part.
note-GR-6-8 =
    .refusal = On ne laisse en chemin qu’un membre d’un groupe en route, et jamais le dernier. ({ $piece })
note-GR-6-11 =
    .refusal = Seules se joignent au groupe les unités du commandement tiré, dans la zone activée. ({ $piece })
note-GR-6-13 =
    .refusal = Sans infanterie ni cavalerie, on n’entre pas chez l’ennemi à { $area }.
note-GR-6-14 =
    .refusal = Sans infanterie ni cavalerie, un groupe n’entre pas chez l’ennemi à { $area }.
note-GR-6-15 = Sans défense, élimination : { $piece }.
note-GR-6-19 =
    .refusal = Aucune brèche de ce côté { of-area }.
note-GR-6-21 = Les portes { of-area } sont ouvertes.
note-GR-6-24 =
    .refusal = On ne quitte la carte que depuis sa lisière, et pour 1 point. ({ $piece })
note-GR-7_1-1 = { Side } attaquent à { $area }.
note-GR-7_1-5 = { $number3 ->
    [0] Aucune touche.
    [one] Une touche.
   *[other] { $number3 } touches.
}
note-GR-7_1-7 = { $number2 ->
    [0] Aucune touche.
    [one] Une touche.
   *[other] { $number2 } touches.
}
note-GR-7_1-8 = Round { $number } à { $area }.
note-GR-7_1-9 = Fort et bourg absorbent { hits } ; il en reste { $number2 }.
note-GR-7_1-10 = { Side } subissent { hits } à { $area }.
    .refusal = La touche est pour une unité de combat présente à { $area }.
note-GR-7_1-12 = Plus de touches que de pas : { hits } de trop.
    .refusal = On subit les touches tant qu’il reste des pas.
note-GR-7_1-13 =
    .refusal = Les chefs ne subissent pas de touche.
note-GR-7_1-14 = { $number ->
    [1] Mort au combat : { $piece }.
    [2] Mort au combat : { $piece }.
   *[other] Sain et sauf : { $piece }.
}
note-GR-7_1-16 = { Side } restent seuls à { $area }.
note-GR-7_1-17 = Touches subies : { $number } par l’attaquant, { $number2 } par le défenseur.
note-GR-7_1-21 = Plus personne ne peut se battre à { $area } : les attaquants survivants s’en retournent.
note-GR-7_1-22 = L’attaquant reste à { $area }.
note-GR-7_1-24 =
    .term = valeur du pion
    .sum = value
note-GR-7_2-1 = Désorganisation : { $piece }.
note-GR-7_2-2 = Élimination : { $piece }.
note-GR-7_2-4 =
    .refusal = Un chef de remplacement ne paraît que là où il y a des unités de combat amies. ({ $piece })
note-GR-7_2-5 = Personne ne remplace le chef tué : { $piece }.
note-GR-7_2-7 = Plus une unité de combat amie pour un remplaçant : { $piece }.
note-GR-7_2-9 = De nouveau en bon ordre : { $piece }.
note-GR-7_3-1 = { Side } sont battus.
note-GR-7_3-2 =
    .refusal = Une retraite mène à une zone adjacente à { $area }.
note-GR-7_3-3 =
    .refusal = Des ennemis ou un bord marqué X ferment { $area2 } à la retraite.
note-GR-7_3-4 = De retour à { $area } : { $piece }.
note-GR-7_3-5 = Sans retraite possible, élimination : { $piece }.
note-GR-7_3-6 = Sans retour possible, élimination : { $piece }.
note-GR-7_3-7 = Pour une touche de plus, la garnison garde { $area }.
    .refusal = Une touche de plus ou la retraite : rien d’autre.
note-GR-7_3-8 = Une touche de plus ne laisserait personne : la garnison doit partir.
note-GR-7_4-1 = { $number2 ->
    [0] Aucune touche.
    [one] Une touche.
   *[other] { $number2 } touches.
}
note-GR-7_4-4 = { $number ->
    [1] Sans sapeurs, la valeur est 1 : { $piece }.
   *[other] Avec des sapeurs, la valeur est { $number } : { $piece }.
}
    .term = { $number ->
        [1] sans sapeurs
       *[other] avec des sapeurs
    }
    .sum = value
note-GR-7_4-5 = Un 6 : la pièce éclate. ({ $piece })
note-GR-7_4-9 =
    .refusal = Un bord marqué X l’empêche.
note-GR-7_4-10 =
    .refusal = L’artillerie ne monte pas à l’assaut d’une forteresse.
note-GR-7_4_1-1 = { $number ->
    [0] Coup manqué : le mur reste à { $number2 }.
   *[other] Touché : le mur tombe à { $number2 }.
}
note-GR-7_4_1-3 = Une brèche : { $wall }.
note-GR-7_4_1-5 =
    .refusal = Aucune unité de combat ennemie ne tient cette forteresse.
note-GR-7_4_1-6 =
    .refusal = Aucun mur de forteresse de ce côté. ({ $piece })
note-GR-7_4_1-7 =
    .refusal = Ce mur est déjà une brèche.
note-GR-7_4_2-1 =
    .refusal = Il n’y a pas d’unité ennemie à bombarder.
note-GR-7_4_2-2 =
    .refusal = Sans brèche, on ne tire pas dans la forteresse.
note-GR-7_4_2-3 = Par la brèche, 1 de moins : { $piece }.
    .term = par la brèche
    .sum = value
note-GR-7_4_2-4 = Par la brèche, 1 de moins : { $piece }.
    .term = par la brèche
    .sum = value
note-GR-7_4_2-5 =
    .refusal = Seules se joignent au tir les pièces du commandement qui sont dans la même zone et n’ont pas agi.
note-GR-7_4_2-6 = { Side } subissent { hits } à { $area }.
note-GR-7_4_2-8 =
    .refusal = Il n’y a là que des chefs : pas de cible.
note-GR-7_4_2-10 =
    .refusal = Cette zone a déjà été bombardée d’ici.
note-GR-7_5-1 = { $number ->
    [0] Échec : aucune mine n’est posée.
   *[other] Réussite : une mine est posée.
}
    .refusal = Les sapeurs minent le mur d’une forteresse voisine.
note-GR-7_5-2 = Mines sous { $wall } : { $number }.
note-GR-7_5-3 =
    .refusal = Il n’y a pas de mine à faire sauter.
note-GR-7_5-4 = Réussite, la mine saute : { $wall } n’est plus qu’une brèche.
note-GR-7_5-5 = { $number ->
    [0] Échec : la mine ne saute pas, elle reste en place.
   *[other] Échec : la mine ne saute pas, elle est perdue.
}
note-GR-7_5-7 =
    .refusal = Une mine ne saute pas pendant l’activation qui l’a posée.
note-GR-7_5-10 = Les mines sous { $wall } sont abandonnées.
note-GR-7_5-11 = Les mines sous { $wall } sont abandonnées.
note-GR-7_5-12 = Les mines sous { $wall } sont abandonnées.
    .refusal = Aucune unité de combat ennemie ne tient cette forteresse.
note-GR-7_6-1 = { $number ->
    [0] Échec : les mines restent ({ $number2 }) sous { $wall }.
   *[other] { $number2 ->
        [0] Réussite : la mine est retirée.
       *[other] Réussite : une mine est retirée ; il en reste { $number2 } sous { $wall }.
    }
}
    .refusal = Aucune mine ennemie de ce côté.
note-GR-7_7-1 = { $number ->
    [0] Échec : le mur reste à { $number2 }.
   *[other] Réussite : le mur remonte à { $number2 }.
}
    .refusal = Aucun mur endommagé de la forteresse de ce côté.
note-GR-7_7-2 = La brèche est fermée : { $wall }.
note-GR-8_1-2 =
    .term = valeur du chef
    .sum = value
note-GR-8_1-3 =
    .term = valeur des sapeurs
    .sum = value
note-GR-8_2-2 =
    .term = valeur du pion
    .sum = value
note-GR-8_3-1 = Une touche suffit contre des cernides, élimination : { $piece }.
note-GR-9-3 = Trop de monde à { $area } : { $number } de plus que six.
note-GR-9-4 =
    .refusal = Il faut choisir une infanterie ou une cavalerie en bon ordre de la zone trop pleine.
note-GR-9-5 = À { $area }, toutes les unités en bon ordre se désorganisent.
note-GR-10-1 = Un fort s’élève à { $area }.
    .refusal = Des unités de combat ennemies empêchent de bâtir : { $piece }.
note-GR-10-2 =
    .term = par les forts
    .sum = cover
note-GR-10-3 =
    .refusal = Une zone reçoit un fort, et il y en a un.
note-GR-10-5 =
    .refusal = On ne bâtit pas de fort dans une forteresse.
note-GR-10-6 =
    .refusal = Il ne reste plus de marqueur de fort.
note-GR-10-7 = À { $area }, le fort ennemi est détruit.
note-GR-11-1 =
    .term = par le bourg fortifié
    .sum = cover
note-GR-11-2 = Le bourg { of-area } est détruit.
note-GR-11-3 = Le fort est perdu, le bourg { of-area } demeure.
note-GR-12-1 =
    .refusal = « { $card } » ne le permet pas.
note-GR-12-3 =
    .refusal = « { $card } » n’est pas en main.
note-GR-12-5 =
    .refusal = Une carte obligatoire passe avant tout.
note-GR-12-6 =
    .refusal = La date de « { $card } » n’est pas passée.
note-GR-12-9 = « { $card } » sort du jeu.
note-GR-12-13 = Un nouveau marqueur pour le tour suivant : { $command }.
note-GR-12-15 = Ils arrivent au milieu de l’ennemi : à { $area }, vaincre ou mourir.
note-GR-12-16 = En renfort à { $area } : { $piece }.
note-GR-12-18 = « { $card } » reste sans effet.
note-GR-12-20 =
    .refusal = La date de « { $card } » n’est pas passée.
note-GR-12-21 =
    .refusal = Aucune des cinq cartes ne peut partir : on ne pioche pas.
note-GR-13-1 = Le marqueur de tour a dépassé la fin : la guerre est finie.
note-GR-13-3 = { Side } mettent la main sur le butin { of-area }.
note-GR-13-4 = { Side } gagnent { points }.
note-GR-13-8 = { Side } gagnent { points }.
note-GR-13-9 = { Side } gagnent { points }.
note-GR-13-10 = { Side } tiennent { $area }.
note-GR-13-12 = Points, à la fin : Vénitiens { $number }, Autrichiens { $number2 }.
note-GR-15-2 =
    .refusal = Une rivière sans pont arrête { $piece }.
note-GR-15-3 = Passage de la rivière vers { $area2 } : c’est tout le déplacement.
note-GR-15-4 =
    .refusal = Passer la rivière demande tout un déplacement, et une part en est dépensée.
note-GR-15-6 =
    .refusal = Une rivière sans pont arrête la retraite vers { $area2 }.
note-GR-15-7 = La rivière coupe la retraite, élimination : { $piece }.
note-GR-15-9 =
    .refusal = Les canons ne passent pas la rivière, donc le groupe non plus.
note-GR-15-10 =
    .refusal = Passer la rivière demande à tous un déplacement entier, et une part en est dépensée.
note-GR-16-1 =
    .refusal = Sans le chef, aucune de ses zones n’est activée.
note-GR-16-2 =
    .refusal = À { $area }, on est hors du rayon du chef.
note-GR-17-1 =
    .refusal = Seul un chef entré avec les attaquants peut appeler. ({ $piece })
note-GR-17-2 =
    .refusal = On n’appelle que des unités amies pas encore activées. ({ $piece })
note-GR-17-3 =
    .refusal = Hors du rayon du chef, ou déjà sur place : { $piece }.
note-GR-17-5 =
    .refusal = Trop peu de points de mouvement pour venir par là : { $piece }.
note-GR-17-9 =
    .refusal = L’ennemi tient { $area } : personne ne vient par là.
note-GR-17-11 =
    .refusal = Depuis { $area }, un mur barre la route.
note-GR-18-3 = Touches jusqu’ici : Vénitiens { $number }, Autrichiens { $number2 }.
note-GR-18-4 = Round égal : il faut que les deux camps en veuillent un autre.
    .refusal = Un autre round ou la fin : rien d’autre.
note-GR-18-5 = { Side } ont moins souffert et décident.
    .refusal = Un autre round ou la fin : rien d’autre.
note-GR-18-6 = Touches subies : { $number } par l’attaquant, { $number2 } par le défenseur.
note-GR-19_1-1 = Terrain difficile, 1 de moins : { $piece }.
    .term = terrain difficile
    .sum = value
note-GR-19_1-2 = Terrain difficile, 1 de moins : { $piece }.
    .term = terrain difficile
    .sum = value
note-GR-19_2-1 =
    .refusal = Une zone reçoit deux forts, et il y en a deux.
note-GR-19_2-2 =
    .refusal = Ce commandement a déjà bâti un fort ici pendant l’activation.
note-GR-19_2-3 =
    .refusal = À { $area }, le fort est détruit ou change de camp.
note-GR-19_2-5 = À { $area }, un fort est rasé.
    .refusal = Seuls des sapeurs rasent un fort, de leur camp, là où ils sont. ({ $piece })
note-GR-19_2-6 = Les forts sont perdus, le bourg { of-area } demeure.
note-GR-19_2-8 =
    .refusal = Il y a déjà deux forts amis à { $area }.
note-GR-20-1 =
    .refusal = Sans ravitaillement, pas de récupération : { $piece }.
note-GR-21-2 = Aucune ligne de ravitaillement n’atteint { $area }.
note-GR-21-7 =
    .refusal = Pas de côte à { $area }.
note-GR-21-10 =
    .refusal = À { $area }, des unités autrichiennes tiennent les navires à distance.
note-GR-21-13 = { $number ->
    [0] Sans ravitaillement : { $piece }.
   *[other] De nouveau au ravitaillement : { $piece }.
}
note-GR-21-14 =
    .term = comme valeur d’un chef non ravitaillé
    .sum = value
note-GR-21_1-1 =
    .refusal = Sans ravitaillement d’attaque, ce n’est pas possible : { $piece }.
note-GR-21_1-4 = Pas de ravitaillement d’attaque à { $area } : le camp est perdu ou coupé.
note-GR-21_1-5 = { $number ->
    [4] Pas de ravitaillement d’attaque à { $area } : le camp est trop loin.
   *[other] Le ravitaillement d’attaque atteint { $area }.
}
note-GR-21_1-11 =
    .refusal = À trois unités de combat ou plus, il faut le ravitaillement d’attaque pour attaquer { $area }.
note-GR-22-4 = Moral { of-side } : { $number }.
note-GR-22-6 = Avec un moral moyen, une zone est tout.
note-GR-22-7 = Le moral est trop bas : on ne peut appeler personne.
note-GR-22-8 = Moral bas : pas de ravitaillement d’attaque, une zone, une carte.
    .refusal = Avec un moral bas, une zone et une carte sont tout.
    .term = avec un moral bas
    .sum = cards
note-GR-22-9 = Le moral est trop bas : on ne peut appeler personne.
note-GR-23-1 =
    .refusal = Pas de razzia dans une forteresse.
note-GR-23-3 =
    .refusal = Une tentative coûte 1 point à chacun, et il en manque.
note-GR-23-4 = Un 1 : quoi qu’il y ait en face, la razzia réussit.
note-GR-23-5 = Un 6 disperse les pillards : { $piece }.
    .refusal = Après un 6, plus de tentative.
note-GR-23-7 =
    .term = pour les unités ennemies
    .sum = enemies
note-GR-23-8 = La razzia réussit.
note-GR-23-9 =
    .refusal = Cette année, on a déjà pillé { $area }.
note-GR-23-11 = Le camp ennemi est pillé.
note-GR-23-13 = Les pillards ne trouvent rien à { $area }.
note-GR-23-14 = Les pillards se sont arrêtés chez l’ennemi : combat à { $area }.
note-GR-23-17 =
    .refusal = Les Vénitiens ne pillent pas { $area }.
note-GR-23-18 =
    .refusal = Les Autrichiens ne pillent pas { $area }.
note-GR-23-20 =
    .refusal = Des chefs seuls ne font pas de razzia.
note-GR-23-21 =
    .refusal = Sapeurs et canons ne font pas de razzia.
note-GR-23-22 =
    .refusal = Pas de razzia là où le déplacement commence.
note-GR-23-24 =
    .refusal = On ne laisse personne au milieu des ennemis.
note-GR-24-2 =
    .refusal = Le camp se déplace d’une zone par tour, depuis la zone activée.
note-GR-24-4 =
    .refusal = Le camp n’entre ni dans une forteresse ni chez l’ennemi, et ne franchit pas un bord marqué X.
note-GR-24-6 = Perdu à { $area } : { $piece }.
note-GR-24-7 = Moral { of-side } : { $number }.
note-GR-24-8 = Moral { of-side } : { $number }.
note-GR-24-9 =
    .refusal = Un camp perdu revient dans une source de ravitaillement où sont des unités amies.
note-GR-25_2-1 =
    .refusal = Seule la cavalerie légère fait des incursions, et seulement chez l’ennemi.
note-GR-25_2-3 = Les cavaliers reviennent à { $area }.
    .refusal = Trop peu de points pour l’aller et le retour.
note-GR-25_2-5 =
    .refusal = Il y a déjà eu une incursion à { $area } pendant cette activation.
note-GR-25_2-7 =
    .refusal = Une incursion ne passe pas de rivière sans pont et n’entre pas dans une forteresse.
note-GR-25_2-8 =
    .refusal = Une incursion de trois unités ou plus demande le ravitaillement d’attaque.
note-GR-25_3-1 = À bout de forces après la razzia : { $piece }.
note-GR-26-2 =
    .refusal = Une carte de renforts ne se défausse pas avant sa date.
note-GR-26-3 = On attend, après { $box } : { $group }.
note-GR-26-4 = { $number2 ->
    [0] Il fallait { $number } ou moins : ils n’arrivent pas encore.
   *[other] Il fallait { $number } ou moins : ils arrivent.
}
note-GR-26-5 =
    .refusal = Les renforts n’arrivent pas là ({ $group }).
note-GR-adv-3 = Une nouvelle année : le pays peut être pillé de nouveau.
note-GR-card03-1 =
    .refusal = Des unités de combat ennemies sont dans cette zone.
note-GR-card11-2 = Le commandement vénitien est en pleine confusion jusqu’à la fin du tour.
    .refusal = Dans la confusion, aucune unité de ce commandement n’est activée.
    .term = dans la confusion
    .sum = areas
note-GR-card12-1 = { Side } subissent { hits } à { $area }.
note-GR-card13-1 = { Side } subissent { hits } à { $area }.
note-GR-card13-2 =
    .refusal = Seules souffrent les unités non ravitaillées de la zone. ({ $piece })
note-GR-card14-1 = Moral { of-side } : { $number }.
note-GR-card14-2 =
    .refusal = Seules récupèrent des unités désorganisées d’une même zone. ({ $piece })
note-GR-card15-1 = Moral { of-side } : { $number }.
note-GR-card15-2 =
    .refusal = Seules récupèrent des unités désorganisées d’une même zone. ({ $piece })
note-GR-card16-1 = { Side } gagnent { points }.
note-GR-card17-1 = { Side } gagnent { points }.
note-GR-card19-1 = { Side } ont été espionnés.
    .refusal = L’espion ne touche ni aux renforts ni à une carte obligatoire en vigueur.
note-GR-card20-2 = L’embuscade à { $area } coûte { hits }.
note-GR-card20-4 = Sans plus d’infanterie ni de cavalerie, le reste quitte { $area }.
note-GR-card21-1 =
    .term = ingénieur militaire
    .sum = value
note-GR-card22-1 =
    .term = assaut de nuit
    .sum = value
note-GR-card23-1 = L’Isonzo est en crue jusqu’à la fin du tour.
    .refusal = L’Isonzo est en crue.
note-GR-card24-1 = Pluies torrentielles jusqu’à la fin du tour.
    .refusal = Sous cette pluie, on ne bombarde pas, on ne pose ni ne fait sauter de mine.
note-GR-card25-1 =
    .refusal = Ce sont d’abord des cernides qui désertent, puis une infanterie en bon ordre. ({ $piece })
note-GR-card26-1 = Trêve jusqu’à la fin du tour.
    .refusal = La trêve l’interdit.
note-GR-card27-1 = { Side } gagnent { points }.
note-GR-card27-2 = Les navires restent au port jusqu’au tour suivant.
note-GR-card28-2 = Il n’y a pas de combat à { $area } : l’attaquant s’en retourne.
note-GR-card28-4 = De retour chez l’ennemi à { $area }, ils doivent s’y battre.
note-GR-card32-2 = Moral { of-side } : { $number }.
note-GR-card33-1 = La guerre finira maintenant après { $box }.
note-GR-card34-1 = La guerre finira maintenant après { $box }.
note-GR-card35-1 = La guerre finira maintenant après { $box }.
note-GR-card36-1 = { Side } gagnent { points }.
note-GR-card36-2 = La flotte d’Osuna croise au large jusqu’à la fin du tour.
    .refusal = La flotte d’Osuna empêche « { $card } » ce tour-ci.
note-GR-card-3 =
    .refusal = « { $card } » se joue avant la première zone.
note-GR-opt-6 =
    .refusal = D’après l’option choisie, le défenseur ne va pas là d’où vient l’attaquant.
note-GR-opt-9 =
    .refusal = D’après l’option choisie, seuls les canons de l’intérieur tirent par une brèche.
    .term = pleine valeur par la brèche
    .sum = value
note-GR-opt-15 =
    .refusal = Après une razzia chez l’ennemi, le combat passe d’abord.
note-GR-sm-10 =
    .refusal = L’ordre n’est pas complet : certaines actions nomment une zone, les autres aucune.
note-GR-sm-11 =
    .refusal = Ce pas n’est pas possible pour ce groupe.
