# Black Powder en français : les noms, les questions, les actions, et ce qu’en disent les règles.
# Aucune phrase ne s’accorde avec le nom d’une unité : « Hussards », « Batterie à pied ».

game = Black Powder

## Armées

army-france = Français
army-britain = Britanniques et Portugais
army-austria = Autrichiens
army-russia = Russes
army-union = Union
army-confederacy = Confédérés
army-common = Toutes les armées

## Unités, par leur profil

# Français
unit-fr_line = Infanterie de ligne
unit-fr_light = Infanterie légère
unit-fr_grenadier = Grenadiers réunis
unit-fr_conscript = Bataillon de conscrits
unit-fr_young_guard = Jeune Garde
unit-fr_old_guard = Vieille Garde
unit-fr_cuirassier = Cuirassiers
unit-fr_dragoon = Dragons
unit-fr_hussar = Hussards
unit-fr_chasseur = Chasseurs à cheval
unit-fr_lancer = Lanciers
unit-fr_foot_art = Batterie à pied
unit-fr_heavy_art = Batterie de 12
unit-fr_horse_art = Batterie à cheval
# Britanniques et Portugais
unit-br_line = Infanterie de ligne britannique
unit-br_light = Infanterie légère britannique
unit-br_highland = Highlanders
unit-br_guard = Gardes à pied
unit-br_rifles = Bataillon de Rifles
unit-br_rifles_small = Compagnies de Rifles
unit-pt_line = Ligne portugaise
unit-pt_cacador = Caçadores
unit-br_dragoon = Dragons britanniques
unit-br_light_dragoon = Dragons légers
unit-br_household = Household Cavalry
unit-br_foot_art = Royal Artillery
unit-br_horse_art = Royal Horse Artillery
# Autrichiens
unit-at_line = Ligne autrichienne
unit-at_hungarian = Ligne hongroise
unit-at_grenadier = Grenadiers autrichiens
unit-at_grenz = Grenzer
unit-at_jager = Chasseurs autrichiens
unit-at_cuirassier = Cuirassiers autrichiens
unit-at_dragoon = Dragons autrichiens
unit-at_chevauleger = Chevau-légers
unit-at_hussar = Hussards autrichiens
unit-at_uhlan = Uhlans
unit-at_brigade_art = Batterie de 6
unit-at_position_art = Batterie de position
unit-at_cavalry_art = Batterie de cavalerie
# Russes
unit-ru_line = Infanterie de ligne russe
unit-ru_grenadier = Grenadiers russes
unit-ru_jager = Chasseurs russes
unit-ru_opolchenie = Opoltchénié (piques)
unit-ru_lifeguard = Infanterie de la Garde russe
unit-ru_cuirassier = Cuirassiers russes
unit-ru_dragoon = Dragons russes
unit-ru_hussar = Hussards russes
unit-ru_uhlan = Uhlans russes
unit-ru_cossack = Cosaques
unit-ru_light_art = Batterie légère
unit-ru_position_art = Batterie de position
unit-ru_horse_art = Artillerie à cheval russe
# Union
unit-us_vol = Volontaires de l’Union
unit-us_vet = Vétérans de l’Union
unit-us_blackhats = Brigade de fer
unit-us_raw = Régiment novice de l’Union
unit-us_sharp = Tireurs d’élite de l’Union
unit-us_cav = Cavalerie de l’Union (montée)
unit-us_cav_foot = Cavalerie de l’Union (à pied)
unit-us_napoleon = Batterie de 12 livres
unit-us_rifled = Batterie rayée
unit-us_horse_art = Artillerie à cheval de l’Union
# Confédérés
unit-cs_inf = Infanterie confédérée
unit-cs_smooth = Infanterie confédérée (lisse)
unit-cs_vet = Vétérans confédérés
unit-cs_texas = Brigade du Texas
unit-cs_militia = Milice d’État
unit-cs_sharp = Tireurs d’élite confédérés
unit-cs_cav = Cavalerie confédérée (montée)
unit-cs_cav_foot = Cavalerie confédérée (à pied)
unit-cs_napoleon = Batterie confédérée de 12
unit-cs_rifled = Batterie rayée confédérée
unit-cs_horse_art = Artillerie à cheval confédérée
# Toutes les armées
unit-battalion_gun = Pièce de bataillon
unit-wagon = Chariot

## Armes, tailles, formations

arm-inf = infanterie
arm-cav = cavalerie
arm-art = artillerie
arm-wagon = chariot
size-large = grande
size-standard = standard
size-small = petite
size-tiny = minuscule
formation-line = ligne
formation-attack_column = colonne d’attaque
formation-march_column = colonne de marche
formation-square = carré
formation-skirmish = ordre dispersé
formation-mixed = formation mixte
formation-garrison = garnison
formation-deployed = en batterie
formation-limbered = attelée
formation-wagon = chariot

## Armement

weapon-pistols = pistolets, armes de jet
weapon-bow = arc et flèches
weapon-smoothbore_carbine = carabine à âme lisse
weapon-smoothbore_musket = mousquet à âme lisse
weapon-rifled_carbine = mousqueton à âme rayée
weapon-rifled_musket = mousquet à âme rayée
weapon-breech_carbine = carabine à chargement par la culasse
weapon-breech_rifle = fusil à chargement par la culasse
weapon-bolt_carbine = carabine à levier d’action
weapon-bolt_rifle = fusil à levier d’action
weapon-light_smoothbore_artillery = artillerie légère à âme lisse
weapon-smoothbore_artillery = artillerie à âme lisse
weapon-battalion_gun = pièce de bataillon
weapon-siege_smoothbore = artillerie lourde à âme lisse
weapon-rifled_horse_artillery = artillerie à cheval rayée
weapon-rifled_artillery = artillerie rayée
weapon-sabre = sabre
weapon-lance = lance
weapon-pike = pique
weapon-none = sans arme

## Règles spéciales

special-elite_3 = Élite 3+
special-elite_3-text = se remet du désordre au début de son tour sur 3 ou plus
special-elite_4 = Élite 4+
special-elite_4-text = se remet du désordre au début de son tour sur 4 ou plus
special-elite_5 = Élite 5+
special-elite_5-text = se remet du désordre au début de son tour sur 5 ou plus
special-elite_6 = Élite 6
special-elite_6-text = se remet du désordre au début de son tour sur 6
special-reliable = Fiable
special-reliable-text = +1 à la valeur d’état-major quand elle reçoit un ordre
special-unreliable = Peu fiable
special-unreliable-text = ne bouge pas quand le jet de commandement égale la valeur
special-pas_de_charge = Pas de charge
special-pas_de_charge-text = +1 à la valeur d’état-major en colonne d’attaque
special-marauders = Maraudeurs
special-marauders-text = pas de malus de distance pour les ordres
special-superbly_drilled = Manœuvrière
special-superbly_drilled-text = un mouvement libre quand son ordre échoue
special-lacking_initiative = Sans initiative
special-lacking_initiative-text = ne fait pas de mouvement d’initiative
special-first_fire = Premier feu
special-first_fire-text = un dé de plus la première fois qu’elle tire
special-sharpshooters = Tireurs d’élite
special-sharpshooters-text = peut relancer un tir manqué
special-poor_shooters = Mauvais tireurs
special-poor_shooters-text = doit relancer une touche
special-shrapnel = Shrapnel
special-shrapnel-text = à moyenne portée, 3 dés qui touchent sur 5 ou plus, au choix
special-steady_line = Ligne inébranlable
special-steady_line-text = peut tirer et contre-charger quand on la charge en ligne
special-tough_fighters = Rudes combattants
special-tough_fighters-text = peut relancer un coup manqué
special-ferocious_charge = Charge féroce
special-ferocious_charge-text = peut relancer ses coups manqués quand elle charge
special-bloodthirsty = Sanguinaire
special-bloodthirsty-text = peut relancer ses coups manqués à son premier round de combat
special-heavy_d3 = Cavalerie lourde (d3)
special-heavy_d3-text = +d3 au résultat du combat quand elle charge
special-heavy_1 = Cavalerie lourde (1)
special-heavy_1-text = +1 au résultat du combat quand elle charge
special-lancers = Lanciers
special-lancers-text = les sauvegardes contre sa charge sont moins bonnes
special-gallop = Au galop
special-gallop-text = +1 aux ordres de charge, féroce, doit percer
special-terrifying_charge = Charge terrifiante
special-terrifying_charge-text = la cible teste avant d’être chargée
special-fanatics = Fanatiques
special-fanatics-text = féroces et terrifiants
special-determined_charge = Charge acharnée
special-determined_charge-text = doit charger quand elle le peut
special-stubborn = Tenace
special-stubborn-text = peut relancer une sauvegarde manquée
special-crack = Troupe de choix
special-crack-text = peut relancer une sauvegarde manquée tant qu’elle n’a pas de pertes
special-brave = Brave
special-brave-text = loin de l’ennemi, une unité ébranlée se rallie sur 4 ou plus
special-steady = Stable
special-steady-text = réussit son premier test de rupture
special-valiant = Vaillante
special-valiant-text = peut relancer un test de rupture de la bataille
special-wavering = Chancelante
special-wavering-text = fait un test de rupture chaque fois qu’elle a des pertes
special-freshly_raised = Levée récente
special-freshly_raised-text = jette un dé la première fois qu’elle tire ou combat
special-untested = Sans expérience
special-untested-text = sa Résistance est tirée au dé à sa première perte
special-must_square = Forme le carré
special-must_square-text = peut former le carré, et le doit quand la cavalerie charge son front
special-skirmish = Tirailleurs
special-skirmish-text = peut former l’ordre dispersé
special-terrain_skirmish = Tirailleurs à couvert
special-terrain_skirmish-text = peut former l’ordre dispersé près des bois et du terrain difficile
special-mixed = Formation mixte
special-mixed-text = peut prendre la formation mixte
special-rifle_mixed = Formation mixte à carabines
special-rifle_mixed-text = peut prendre la formation mixte, et tire alors aussi loin qu’un mousquet à âme rayée
special-no_attack_column = Pas de colonne d’attaque
special-no_attack_column-text = ne forme la colonne d’attaque que contre un bâtiment
special-poor_skirmishers = Mauvais tirailleurs
special-poor_skirmishers-text = pas de formation mixte, et ordre dispersé seulement à couvert
special-mounted_infantry = Infanterie montée
special-mounted_infantry-text = monte à cheval et met pied à terre
special-battalion_gun = Pièce de bataillon
special-battalion_gun-text = se déplace plus loin à bras d’hommes

## Terrain, couvert

terrain-woods = bois
terrain-rough = terrain difficile
terrain-obstacle = obstacle
terrain-fortification = fortification
terrain-building = bâtiment
terrain-hill = colline
terrain-road = route
terrain-river = rivière
terrain-ford = gué
terrain-bridge = pont
cover-none = aucun couvert
cover-light = couvert léger
cover-heavy = couvert lourd

## Bévues, caractères

blunder-rear = vers l’arrière
blunder-left = charge, ou mouvement vers la gauche
blunder-right = charge, ou mouvement vers la droite
blunder-forward = charge, ou mouvement vers l’avant
blunder-uncontrolled = charge incontrôlée
personality-aggressive = agressif
personality-decisive = décidé
personality-diffident = effacé
personality-headstrong = impétueux
personality-hesitant = irrésolu
personality-timid = timoré

## Pourquoi une action est refusée

reason-E_TURN = ce n’est pas à vous de décider maintenant
reason-E_OWNER = elle appartient à l’autre camp ou à une autre brigade
reason-E_USED = elle a déjà agi ce tour-ci
reason-E_ENGAGED = l’unité est engagée
reason-E_DISORDERED = l’unité est En désordre
reason-E_BROKENBRIG = la brigade est démoralisée
reason-E_SHAKEN = une unité Ébranlée ne peut pas le faire
reason-E_FORMATION = la formation ne le permet pas
reason-E_NOINIT = aucun ennemi n’est assez près pour un mouvement d’initiative
reason-E_GROUP = les unités ne forment pas un groupe avec un seul ordre
reason-E_COMDIST = le commandant est trop loin
reason-E_LEGS = l’ordre a trop de parties, ou sa charge n’est pas la dernière
reason-E_TABLE = c’est hors de la table
reason-E_TERRAIN = cette unité ne peut pas entrer dans ce terrain
reason-E_COST = le mouvement est trop long
reason-E_PROX = pas de mouvement de côté si près de l’ennemi
reason-E_ENEMY1 = trop près d’un ennemi
reason-E_PASS = un ami barre le passage
reason-E_OVERLAP = il n’y a pas la place
reason-E_FACE = cette face est déjà chargée, ou n’est pas celle qui lui fait face
reason-E_SIGHT = la cible n’est pas visible
reason-E_ARC = la cible est hors de l’arc
reason-E_RANGE = la cible est hors de portée
reason-E_NODICE = il n’y a pas de dé à jeter
reason-E_CLOSE4 = elle doit tirer sur l’ennemi tout proche
reason-E_CAPACITY = le bâtiment est plein ou trop petit

## Options

option-general_orders = Ordres du général en chef
option-general_orders-text = Après les commandants de brigade, le général en chef donne aussi des ordres, avec sa propre valeur.
option-general_orders-off = non
option-general_orders-on = oui
option-personalities = Caractères
option-personalities-text = Les commandants sont agressifs, décidés, effacés, impétueux, irrésolus ou timorés, là où le scénario le dit.
option-personalities-off = non
option-personalities-on = oui
option-bouncing_shot = Boulets ricochants
option-bouncing_shot-text = Le boulet touche aussi l’unité placée juste derrière sa cible.
option-bouncing_shot-off = non
option-bouncing_shot-on = oui
option-one_move_and_fire = Un mouvement et tir
option-one_move_and_fire-text = Une unité qui a fait plus d’un mouvement ne tire pas.
option-one_move_and_fire-off = non
option-one_move_and_fire-on = oui
option-shoot_before_orders = Tirs avant les ordres
option-shoot_before_orders-text = Les unités tirent après les mouvements d’initiative et avant les ordres ; celles qui ont tiré reçoivent leurs ordres à -1.
option-shoot_before_orders-off = non
option-shoot_before_orders-on = oui
option-kind_brigades = Brigades endurantes
option-kind_brigades-text = Une brigade n’est démoralisée que si plus de la moitié en est perdue ou Ébranlée, et elle peut se remettre.
option-kind_brigades-off = non
option-kind_brigades-on = oui
option-lie_down = À plat ventre
option-lie_down-text = Un bataillon peut recevoir l’ordre de se coucher sous le feu de l’artillerie.
option-lie_down-off = non
option-lie_down-on = oui
option-column_of_companies = Colonne de compagnies
option-column_of_companies-text = L’infanterie peut former une colonne de compagnies.
option-column_of_companies-off = non
option-column_of_companies-on = oui
option-four_deep_line = Ligne sur quatre rangs
option-four_deep_line-text = L’infanterie peut former une ligne sur quatre rangs.
option-four_deep_line-off = non
option-four_deep_line-on = oui
option-deep_cavalry = Cavalerie en profondeur
option-deep_cavalry-text = La cavalerie peut se former en profondeur.
option-deep_cavalry-off = non
option-deep_cavalry-on = oui
option-no_late_square = Pas de carré tardif
option-no_late_square-text = On ne forme pas le carré contre une cavalerie partie à moins d’un mouvement.
option-no_late_square-off = non
option-no_late_square-on = oui
option-scale = Échelle
option-scale-text = Toutes les distances et les empreintes sont multipliées.
option-scale-sheet = de l’aide de jeu
option-scale-english = une fois et demie : l’aide de jeu anglaise
option-scale-half = trois quarts : tables de demi-taille
option-free_deployment = Déploiement libre
option-free_deployment-text = Chaque camp place ses unités dans sa zone avant le premier tour.
option-free_deployment-off = non
option-free_deployment-on = oui
option-formed_in_woods = En ordre serré dans les bois
option-formed_in_woods-text = L’infanterie formée peut entrer dans les bois au quart de son allure, En désordre.
option-formed_in_woods-off = non
option-formed_in_woods-on = oui
option-literal_retire = Les carrés reculent
option-literal_retire-text = Un carré qui doit reculer le fait en carré, même face à la seule cavalerie.
option-literal_retire-off = non
option-literal_retire-on = oui
option-literal_garrison_fire = Feu de garnison de tous côtés
option-literal_garrison_fire-text = Une garnison tire avec 2 dés de chaque côté.
option-literal_garrison_fire-off = non
option-literal_garrison_fire-on = oui

## Lieux, commandants et brigades de chaque scénario

terrain-bp01_hamlet-road_ns = route du nord
terrain-bp01_hamlet-road_ew = route de traverse
terrain-bp01_hamlet-house_nw = auberge
terrain-bp01_hamlet-house_se = ferme
terrain-bp01_hamlet-west_wood = bois de l’ouest
terrain-bp01_hamlet-east_hedge = haie de l’est
terrain-bp01_hamlet-wet_field = pré humide
objective-bp01_hamlet-obj_nw = auberge
objective-bp01_hamlet-obj_se = ferme
objective-bp01_hamlet-obj_x = carrefour
commander-bp01_hamlet-general_a = Gén. Morel
commander-bp01_hamlet-general_b = FML Hartmann
commander-bp01_hamlet-fr_b1 = Gén. Vial
brigade-bp01_hamlet-fr_b1 = 1re brigade
commander-bp01_hamlet-fr_b2 = Gén. Bertin
brigade-bp01_hamlet-fr_b2 = Cavalerie légère
commander-bp01_hamlet-at_b1 = GM Kolb
brigade-bp01_hamlet-at_b1 = Brigade de ligne
commander-bp01_hamlet-at_b2 = GM Dory
brigade-bp01_hamlet-at_b2 = Cavalerie légère

terrain-bp02_reverse_slope-ridge = crête
terrain-bp02_reverse_slope-olive = oliveraie
terrain-bp02_reverse_slope-wall = mur de pierre
terrain-bp02_reverse_slope-gully = ravine
terrain-bp02_reverse_slope-track = chemin
objective-bp02_reverse_slope-obj_crest_w = crête, à l’ouest
objective-bp02_reverse_slope-obj_crest_e = crête, à l’est
commander-bp02_reverse_slope-general_b = Lt-Gen. Hale
commander-bp02_reverse_slope-general_a = Gén. Merle
commander-bp02_reverse_slope-br_b1 = Maj-Gen. Coles
brigade-bp02_reverse_slope-br_b1 = 1re brigade
commander-bp02_reverse_slope-br_b2 = Maj-Gen. Stuart
brigade-bp02_reverse_slope-br_b2 = 2e brigade
commander-bp02_reverse_slope-br_b3 = Brig. Sousa
brigade-bp02_reverse_slope-br_b3 = Brigade portugaise
commander-bp02_reverse_slope-br_b4 = Col. Grant
brigade-bp02_reverse_slope-br_b4 = Cavalerie légère
commander-bp02_reverse_slope-fr_b1 = Gén. Sarrut
brigade-bp02_reverse_slope-fr_b1 = 1re brigade
commander-bp02_reverse_slope-fr_b2 = Gén. Graindorge
brigade-bp02_reverse_slope-fr_b2 = 2e brigade
commander-bp02_reverse_slope-fr_b3 = Gén. Foy
brigade-bp02_reverse_slope-fr_b3 = 3e brigade
commander-bp02_reverse_slope-fr_b4 = Gén. Cavrois
brigade-bp02_reverse_slope-fr_b4 = Dragons

terrain-bp03_burning_village-church = église
terrain-bp03_burning_village-inn = auberge
terrain-bp03_burning_village-mill = moulin
terrain-bp03_burning_village-barn = grange
terrain-bp03_burning_village-village_road = route du village
terrain-bp03_burning_village-garden_w = jardins de l’ouest
terrain-bp03_burning_village-garden_e = jardins de l’est
terrain-bp03_burning_village-marsh = marais
terrain-bp03_burning_village-poplars = peupleraie
terrain-bp03_burning_village-knoll = tertre
objective-bp03_burning_village-obj_church = église
objective-bp03_burning_village-obj_inn = auberge
objective-bp03_burning_village-obj_mill = moulin
objective-bp03_burning_village-obj_barn = grange
commander-bp03_burning_village-general_a = Gén. Molitor
commander-bp03_burning_village-general_b = FML Vacquant
commander-bp03_burning_village-fr_b1 = Gén. Leguay
brigade-bp03_burning_village-fr_b1 = Garnison du village
commander-bp03_burning_village-fr_b2 = Gén. Viviès
brigade-bp03_burning_village-fr_b2 = Brigade de réserve
commander-bp03_burning_village-fr_b3 = Gén. Marulaz
brigade-bp03_burning_village-fr_b3 = Cavalerie légère
commander-bp03_burning_village-at_b1 = GM Weber
brigade-bp03_burning_village-at_b1 = Colonne d’assaut
commander-bp03_burning_village-at_b2 = GM Henneberg
brigade-bp03_burning_village-at_b2 = Deuxième colonne
commander-bp03_burning_village-at_b3 = GM Nordmann
brigade-bp03_burning_village-at_b3 = Avant-garde
commander-bp03_burning_village-at_b4 = GM Kinmayer
brigade-bp03_burning_village-at_b4 = Cavalerie

terrain-bp04_great_redoubt-redoubt = redoute
terrain-bp04_great_redoubt-rise = mamelon
terrain-bp04_great_redoubt-ravine = ravin
terrain-bp04_great_redoubt-birch = bois de bouleaux
terrain-bp04_great_redoubt-hut = cabane
terrain-bp04_great_redoubt-old_road = vieille route
objective-bp04_great_redoubt-obj_redoubt = redoute
objective-bp04_great_redoubt-obj_rise_e = mamelon, à l’est
objective-bp04_great_redoubt-obj_hut = cabane
commander-bp04_great_redoubt-general_b = Gen. Raevsky
commander-bp04_great_redoubt-general_a = Gén. Eugène
commander-bp04_great_redoubt-ru_b1 = Gen. Paskevich
brigade-bp04_great_redoubt-ru_b1 = Garnison de la redoute
commander-bp04_great_redoubt-ru_b2 = Gen. Vasilchikov
brigade-bp04_great_redoubt-ru_b2 = Brigade de gauche
commander-bp04_great_redoubt-ru_b3 = Gen. Likhachev
brigade-bp04_great_redoubt-ru_b3 = Brigade de droite
commander-bp04_great_redoubt-ru_b4 = Gen. Kreutz
brigade-bp04_great_redoubt-ru_b4 = Cavalerie
commander-bp04_great_redoubt-fr_b1 = Gén. Bonamy
brigade-bp04_great_redoubt-fr_b1 = Morand
commander-bp04_great_redoubt-fr_b2 = Gén. Gérard
brigade-bp04_great_redoubt-fr_b2 = Gérard
commander-bp04_great_redoubt-fr_b3 = Gén. Broussier
brigade-bp04_great_redoubt-fr_b3 = Broussier
commander-bp04_great_redoubt-fr_b4 = Gén. Caulaincourt
brigade-bp04_great_redoubt-fr_b4 = Cuirassiers
commander-bp04_great_redoubt-fr_b5 = Gén. d’Anthouard
brigade-bp04_great_redoubt-fr_b5 = Grande batterie

terrain-bp05_sabres_at_the_ford-river = rivière
terrain-bp05_sabres_at_the_ford-west_ford = gué de l’ouest
terrain-bp05_sabres_at_the_ford-east_ford = gué de l’est
terrain-bp05_sabres_at_the_ford-bridge = pont
terrain-bp05_sabres_at_the_ford-post_road = route de poste
terrain-bp05_sabres_at_the_ford-north_wood = bois du nord
terrain-bp05_sabres_at_the_ford-south_wood = bois du sud
terrain-bp05_sabres_at_the_ford-relay = relais de poste
terrain-bp05_sabres_at_the_ford-bluff = talus
objective-bp05_sabres_at_the_ford-obj_bridge = pont
objective-bp05_sabres_at_the_ford-obj_wford = gué de l’ouest
objective-bp05_sabres_at_the_ford-obj_eford = gué de l’est
commander-bp05_sabres_at_the_ford-general_a = Gen. Uvarov
commander-bp05_sabres_at_the_ford-general_b = Gén. Latour
commander-bp05_sabres_at_the_ford-ru_b1 = Gen. Pahlen
brigade-bp05_sabres_at_the_ford-ru_b1 = Brigade de hussards
commander-bp05_sabres_at_the_ford-ru_b2 = Gen. Duka
brigade-bp05_sabres_at_the_ford-ru_b2 = Brigade de cuirassiers
commander-bp05_sabres_at_the_ford-ru_b3 = Gen. Roth
brigade-bp05_sabres_at_the_ford-ru_b3 = Brigade de chasseurs
commander-bp05_sabres_at_the_ford-ru_b4 = Ataman Ilovaisky
brigade-bp05_sabres_at_the_ford-ru_b4 = Cosaques
commander-bp05_sabres_at_the_ford-fr_b1 = Gén. Corbineau
brigade-bp05_sabres_at_the_ford-fr_b1 = Brigade légère
commander-bp05_sabres_at_the_ford-fr_b2 = Gén. Bordesoulle
brigade-bp05_sabres_at_the_ford-fr_b2 = Brigade lourde
commander-bp05_sabres_at_the_ford-fr_b3 = Gén. Teste
brigade-bp05_sabres_at_the_ford-fr_b3 = Infanterie d’arrière-garde

terrain-bp06_first_morning-north_ridge = crête du nord
terrain-bp06_first_morning-south_ridge = crête du sud
terrain-bp06_first_morning-run = ruisseau
terrain-bp06_first_morning-herbst_wood = bois Herbst
terrain-bp06_first_morning-seminary = séminaire
terrain-bp06_first_morning-pike = route à péage
terrain-bp06_first_morning-cut = tranchée du chemin de fer
terrain-bp06_first_morning-farm = ferme
objective-bp06_first_morning-obj_north = crête du nord
objective-bp06_first_morning-obj_sem = séminaire
objective-bp06_first_morning-obj_farm = ferme
commander-bp06_first_morning-general_a = Gen. Heth
commander-bp06_first_morning-general_b = Gen. Buford
commander-bp06_first_morning-cs_b1 = Gen. Archer
brigade-bp06_first_morning-cs_b1 = Archer
commander-bp06_first_morning-cs_b2 = Gen. Davis
brigade-bp06_first_morning-cs_b2 = Davis
commander-bp06_first_morning-cs_b3 = Col. Brockenbrough
brigade-bp06_first_morning-cs_b3 = Brockenbrough
commander-bp06_first_morning-cs_b4 = Gen. Pettigrew
brigade-bp06_first_morning-cs_b4 = Pettigrew
commander-bp06_first_morning-us_b1 = Col. Gamble
brigade-bp06_first_morning-us_b1 = Gamble (à pied)
commander-bp06_first_morning-us_b2 = Col. Devin
brigade-bp06_first_morning-us_b2 = Devin (à pied)
commander-bp06_first_morning-us_b3 = Gen. Meredith
brigade-bp06_first_morning-us_b3 = Brigade de fer
commander-bp06_first_morning-us_b4 = Gen. Cutler
brigade-bp06_first_morning-us_b4 = Cutler

terrain-bp07_sunken_lane-lane = chemin creux
terrain-bp07_sunken_lane-corn = champ de maïs
terrain-bp07_sunken_lane-fence = clôture
terrain-bp07_sunken_lane-farmstead = métairie
terrain-bp07_sunken_lane-piper = ferme Piper
terrain-bp07_sunken_lane-farm_lane = chemin de la ferme
terrain-bp07_sunken_lane-orchard = verger
terrain-bp07_sunken_lane-swell = ondulation
objective-bp07_sunken_lane-obj_lane_w = chemin creux, à l’ouest
objective-bp07_sunken_lane-obj_lane_e = chemin creux, à l’est
objective-bp07_sunken_lane-obj_piper = ferme Piper
commander-bp07_sunken_lane-general_a = Gen. French
commander-bp07_sunken_lane-general_b = Gen. D. Hill
commander-bp07_sunken_lane-us_b1 = Gen. Weber
brigade-bp07_sunken_lane-us_b1 = Weber
commander-bp07_sunken_lane-us_b2 = Col. Morris
brigade-bp07_sunken_lane-us_b2 = Morris (novices)
commander-bp07_sunken_lane-us_b3 = Gen. Kimball
brigade-bp07_sunken_lane-us_b3 = Kimball
commander-bp07_sunken_lane-us_b4 = Gen. Meagher
brigade-bp07_sunken_lane-us_b4 = Brigade irlandaise
commander-bp07_sunken_lane-cs_b1 = Gen. Rodes
brigade-bp07_sunken_lane-cs_b1 = Rodes
commander-bp07_sunken_lane-cs_b2 = Gen. Anderson
brigade-bp07_sunken_lane-cs_b2 = Anderson
commander-bp07_sunken_lane-cs_b3 = Gen. Wright
brigade-bp07_sunken_lane-cs_b3 = Wright

terrain-bp08_stone_bridge-creek = ruisseau
terrain-bp08_stone_bridge-bridge = pont de pierre
terrain-bp08_stone_bridge-snavely = gué Snavely
terrain-bp08_stone_bridge-upper = gué d’amont
terrain-bp08_stone_bridge-bluff = talus
terrain-bp08_stone_bridge-quarry = carrière
terrain-bp08_stone_bridge-road = route du pont
terrain-bp08_stone_bridge-oaks = chênaie
terrain-bp08_stone_bridge-plough = labours
terrain-bp08_stone_bridge-otto = ferme Otto
objective-bp08_stone_bridge-obj_bridgehead = tête de pont
objective-bp08_stone_bridge-obj_bluff = talus
objective-bp08_stone_bridge-obj_otto = ferme Otto
commander-bp08_stone_bridge-general_a = Gen. Sturgis
commander-bp08_stone_bridge-general_b = Gen. Toombs
commander-bp08_stone_bridge-us_b1 = Gen. Ferrero
brigade-bp08_stone_bridge-us_b1 = Ferrero
commander-bp08_stone_bridge-us_b2 = Gen. Nagle
brigade-bp08_stone_bridge-us_b2 = Nagle
commander-bp08_stone_bridge-us_b3 = Gen. Rodman
brigade-bp08_stone_bridge-us_b3 = Rodman
commander-bp08_stone_bridge-us_b4 = Maj. Durell
brigade-bp08_stone_bridge-us_b4 = Artillerie
commander-bp08_stone_bridge-cs_b1 = Col. Benning
brigade-bp08_stone_bridge-cs_b1 = Garnison du talus
commander-bp08_stone_bridge-cs_b2 = Col. Walker
brigade-bp08_stone_bridge-cs_b2 = Garde des gués
commander-bp08_stone_bridge-cs_b3 = Gen. Jenkins
brigade-bp08_stone_bridge-cs_b3 = Réserve

## Camps

roster-general = Général,
roster-commander = Commandant,
objective-open_field-west = terrain de l’ouest
objective-open_field-centre = centre
objective-open_field-east = terrain de l’est
objective-drawn_field-west = terrain de l’ouest
objective-drawn_field-centre = centre
objective-drawn_field-east = terrain de l’est
option-ground = Numéro du terrain
option-ground-text = Le même numéro tire les mêmes bois, collines et maisons.
side-a = Camp A
side-b = Camp B
side-france = Français
side-britain = Britanniques
side-austria = Autrichiens
side-russia = Russes
side-union = Fédéraux
side-confederacy = Confédérés
seat-a = les troupes du camp A
seat-b = les troupes du camp B
seat-france = les Français
seat-britain = les Britanniques
seat-austria = les Autrichiens
seat-russia = les Russes
seat-union = les Fédéraux
seat-confederacy = les Confédérés

# Qui agit et à qui c’est, en tête de phrase et au milieu.
Actor = { $actor_id ->
    [france] Les Français
    [britain] Les Britanniques
    [austria] Les Autrichiens
    [russia] Les Russes
    [union] Les Fédéraux
    [confederacy] Les Confédérés
    [a] Les troupes du camp A
   *[b] Les troupes du camp B
}
Side = { $side_id ->
    [france] Les Français
    [britain] Les Britanniques
    [austria] Les Autrichiens
    [russia] Les Russes
    [union] Les Fédéraux
    [confederacy] Les Confédérés
    [a] Les troupes du camp A
   *[b] Les troupes du camp B
}
side = { $side_id ->
    [france] les Français
    [britain] les Britanniques
    [austria] les Autrichiens
    [russia] les Russes
    [union] les Fédéraux
    [confederacy] les Confédérés
    [a] les troupes du camp A
   *[b] les troupes du camp B
}
of-side = { $side_id ->
    [france] des Français
    [britain] des Britanniques
    [austria] des Autrichiens
    [russia] des Russes
    [union] des Fédéraux
    [confederacy] des Confédérés
    [a] des troupes du camp A
   *[b] des troupes du camp B
}

## Types, états, marqueurs, compteurs

unit-general = général en chef
unit-commander = commandant
unit-infantry = infanterie
unit-cavalry = cavalerie
unit-artillery = artillerie
type-infantry = infanterie
type-cavalry = cavalerie
type-artillery = artillerie
type-wagon = chariot
type-general = général en chef
type-commander = commandant de brigade
formation-companies = colonne de compagnies
formation-four_deep = ligne sur quatre rangs
formation-deep_cavalry = cavalerie en profondeur
formation-lying = couchée
badge-disordered = En désordre
badge-shaken = Ébranlée
badge-engaged = engagée
badge-ordered = ordonnée ce tour-ci
badge-shot = a tiré
badge-loose = tirailleurs
line-fire = Tir
line-charge = Charge
line-support = Soutien
marker-objective = objectif
terrain-objective = objectif
track-turns = Tours
track-points = Points tenus
track-broken = Brigades démoralisées
track-lost = Unités perdues
phase-start = début du tour
phase-initiative = initiative
phase-orders = ordres
phase-charge = charges
phase-commanders = commandants
phase-shooting = tirs
phase-combat = corps à corps
phase-end = fin du tour

## Ce que l’on choisit

deed-orders = ordre
deed-follow_me = Avec moi !
deed-rally = Ralliement
deed-finish = plus d’ordres
gait-move = mouvement
gait-form = changer de formation
gait-charge = charge
gait-enter = entrer dans un bâtiment
gait-leave = quitter le bâtiment
gait-mount = monter à cheval ou mettre pied à terre
anchor-centre = le centre reste
anchor-front = le bord avant reste
anchor-left = tournée à gauche
anchor-right = tournée à droite
anchor-about = demi-tour
answer-yes = oui
answer-no = non
answer-hold = tenir
answer-fire = tirer
answer-counter = contre-charger
answer-evade = esquiver
answer-face = faire face
answer-fire_and_counter = tirer et contre-charger
answer-pass = laisser passer
answer-stay = rester
answer-reform = se reformer
answer-fall_back = se replier
answer-sweep = percée
answer-charge = percée en charge
answer-occupy = occuper le bâtiment
answer-rejoin = rejoindre le combat
face-front = front
face-right = droite
face-rear = arrière
face-left = gauche
face-round = tout autour
face-side1 = côté 1
face-side2 = côté 2
face-side3 = côté 3
face-side4 = côté 4
face-side5 = côté 5
face-side6 = côté 6
face-side7 = côté 7
face-side8 = côté 8
face-side9 = côté 9
face-side10 = côté 10
face-side11 = côté 11
face-side12 = côté 12
when-start = avant le mouvement
when-end = après le mouvement
load-shot = boulet
load-shell = shrapnel

## Compter

signed = { $number ->
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $number }
}
sum-rating = { $number }
sum-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
sum-hit = { signed } pour toucher
sum-save = { signed } à la sauvegarde
sum-test = { signed } au test
sum-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sum-same = { signed }
tally-casualties = Pertes { of-side }
tally-shaken = Unités Ébranlées { of-side }
tally-disordered = Unités en désordre { of-side }
tally-lost = Unités perdues { of-side }
tally-fought = Unités au corps à corps { of-side }

## Ce qui est demandé

ask-first = Qui commence ? Que montrent les deux dés ?
ask-station = { Actor } : quel commandant se place autrement, et où ?
ask-deploy = { Actor } : quelle unité se place autrement, et où ?
ask-reserve = { Actor } : quelle réserve entre, et où ?
ask-post = { Actor } : où se place { $piece3 }, près { DE($piece2) } ?
ask-recover = Se remet-elle en ordre ({ $piece }) ? Que montre le dé ?
ask-initiate = { Actor } : quelle unité agit d’elle-même ?
ask-leg = { Actor } : et maintenant, pour { $piece } ?
ask-order = { Actor } : quel commandant donne un ordre ?
ask-brief = { $number ->
    [0] { Actor } : à quelle unité va l’ordre { DE($piece2) } ?
   *[other] { Actor } : une autre unité sous le même ordre, ou l’ordre est-il donné ? ({ $piece2 })
}
ask-command = Il faut { $number } ou moins à { $piece } : que montrent les dés ?
ask-again = { Actor } : { $piece } relance-t-il les dés ?
ask-blunder = Une bévue { DE($piece) } : que montre le dé ?
ask-uncontrolled = Jusqu’où va la charge incontrôlée ? Que montre le dé ?
ask-respond = { Actor } : charge { DE($piece) } ; quelle est la réponse { DE($piece2) } ?
ask-square = Le carré est-il formé ({ $piece2 }) ? Que montrent les dés ?
ask-traverse = { Actor } : une cible passe devant { $piece } ({ $piece2 }) : tirer, ou laisser passer ?
ask-ride = { Actor } : quel commandant se déplace, et où ?
ask-hearten = { Actor } : quelle unité brave essaie de reprendre cœur ?
ask-brave = Reprend-elle cœur ({ $piece }) ? Que montre le dé ?
ask-shoot = { Actor } : qui tire, et sur qui ?
ask-fire = Tir { DE($piece) } sur { $piece2 }, touche sur { $number2 } ou plus : que montrent les dés ?
ask-refire = Relance { DE($piece) }, touche sur { $number2 } ou plus : que montrent les dés ?
ask-save = Sauvegardes { DE($piece) } sur { $number2 } ou plus : que montrent les dés ?
ask-resave = Nouvelle sauvegarde { DE($piece) } sur { $number } ou plus : que montre le dé ?
ask-reroll = { Actor } : faut-il relancer pour { $piece } ?
ask-test = { Actor } : quelle unité passe d’abord le test ?
ask-break = Un test de rupture ({ $piece }) : que montrent les dés ?
ask-fight = { Actor } : quel combat vient ensuite ?
ask-allocate = { Actor } : combien des { $number2 } dés { DE($piece2) }, et contre quel ennemi ?
ask-support = { Actor } : qui est soutenu par { $piece2 } ?
ask-strike = Coups { DE($piece) } sur { $piece2 }, touche sur { $number2 } ou plus : que montrent les dés ?
ask-restrike = Nouveaux coups { DE($piece) }, touche sur { $number2 } ou plus : que montrent les dés ?
ask-weight = Le poids de la cavalerie lourde : que montre le dé ?
ask-fresh = Le cran des novices ({ $piece }) : que montre le dé ?
ask-stamina = La Résistance d’une troupe sans expérience ({ $piece }) : que montre le dé ?
ask-fate = { $piece } est-il touché ? Que montrent les dés ?
ask-after = { Actor } : que faire de la victoire { DE($piece) } ?

## Les réponses qu’une prévision tient pour acquises

verb-station = placement des commandants
verb-deploy = déploiement
verb-reserve = réserves
verb-post = commandants des réserves
verb-initiate = mouvements d’initiative
verb-leg = routes
verb-order = ordres
verb-brief = unités ordonnées
verb-again = relance du général
verb-respond = réponses aux charges
verb-traverse = tir au passage
verb-ride = déplacements des commandants
verb-hearten = unités braves
verb-shoot = tirs
verb-reroll = relances
verb-test = ordre des tests
verb-fight = ordre des combats
verb-allocate = partage des dés
verb-support = soutiens
verb-after = choix des vainqueurs

## Ce que dit le bouton pour ne rien choisir

pass-station = Prêts
pass-deploy = Prêts
pass-reserve = Attendre
pass-post = Rester
pass-initiate = Plus d’initiative
pass-leg = La route est complète
pass-order = Plus d’ordres
pass-brief = Donner l’ordre
pass-ride = Plus de déplacement
pass-hearten = C’est tout
pass-shoot = Cessez le feu

## Ce qui est fait

do-first = Les dés pour commencer : { $die } et { $die2 }.
do-station = { $given ->
    [4] Placé à { $way }, avec { $piece2 } : { $piece }.
   *[other] Placé à { $way } : { $piece }.
}
do-station-pass = { Actor } ont leurs commandants en place.
do-deploy = Placée à { $way } ({ $formation }) : { $piece }.
do-deploy-pass = { Actor } sont prêts.
do-reserve = De la réserve à { $way } : { $piece }.
do-reserve-pass = { Actor } gardent leurs autres réserves hors de la table.
do-post = Auprès des siens, à { $way } : { $piece }.
do-post-pass = Il reste où il est : { $piece3 }.
do-recover = Remise en ordre, { $die } : { $piece }.
do-initiate = De sa propre initiative : { $piece }.
do-initiate-pass = { Actor } ne font plus de mouvements d’initiative.
do-leg = { $gait_id ->
    [move] Route { DE($piece) } : à { $way }.
    [form] Route { DE($piece) } : { $formation }, { $anchor }.
    [charge] Route { DE($piece2) } : une charge contre { $piece }{ $given ->
        [3] , à { $length } du milieu de sa face
       *[other] { "" }
    }.
    [enter] Route { DE($piece) } : dans le bâtiment ({ $feature }).
    [leave] Route { DE($piece) } : hors du bâtiment, à { $way } ({ $formation }).
   *[mount] { $stops ->
        [0] Route { DE($piece) } : à cheval, ou pied à terre.
       *[other] Route { DE($piece) } : à { $way } ; à cheval, ou pied à terre ({ $when }).
    }
}
do-leg-pass = La route est complète : { $piece }.
do-order = { $deed_id ->
    [orders] Un ordre { DE($piece) }.
    [follow_me] « Avec moi ! », dit { $piece }.
    [rally] { $piece } tente un ralliement.
   *[finish] Plus d’ordres { DE($piece) }.
}
do-order-pass = { Actor } ne donnent plus d’ordres.
do-brief = Sous cet ordre : { $piece }.
do-brief-pass = L’ordre est donné. ({ $piece2 })
do-command = Jet de commandement { DE($piece) } : { $die } et { $die2 }.
do-again = { $answer_id ->
    [yes] { Actor } font relancer : { $piece }.
   *[no] { Actor } gardent le jet : { $piece }.
}
do-blunder = La bévue { DE($piece) } : { $die }.
do-uncontrolled = La charge incontrôlée : { $die }.
do-respond = { $answer_id ->
    [fire] Tir de réaction sur { $piece } : { $piece2 }.
    [counter] Contre-charge sur { $piece } : { $piece2 }.
    [evade] Esquive de { $length }, puis cap { $bearing } : { $piece2 }.
    [face] Elle fait face à la charge : { $piece2 }.
    [fire_and_counter] Tir et contre-charge sur { $piece } : { $piece2 }.
   *[hold] Elle tient : { $piece2 }.
}
do-square = Former le carré, { $die } et { $die2 } : { $piece2 }.
do-traverse = { $answer_id ->
    [fire] Tir au passage { DE($piece) } sur { $piece2 }.
   *[pass] Passage laissé par { $piece } : { $piece2 }.
}
do-ride = { $given ->
    [4] Déplacement { DE($piece) } : à { $way }, pour se joindre à { $piece2 }.
   *[other] Déplacement { DE($piece) } : à { $way }.
}
do-ride-pass = { Actor } ne déplacent plus de commandants.
do-hearten = Elle essaie de reprendre cœur : { $piece }.
do-hearten-pass = Aucune autre n’essaie.
do-brave = Courage, { $die } : { $piece }.
do-shoot = { $load_id ->
    [shell] Shrapnel { DE($piece) } sur { $piece2 }.
   *[other] { $given ->
        [3] Tir { DE($piece) } ({ $face }) sur { $piece2 }.
        [4] Tir { DE($piece) }, cap { $bearing }, sur { $piece2 }.
       *[other] Tir { DE($piece) } sur { $piece2 }.
    }
}
do-shoot-pass = { Actor } cessent le feu.
do-fire = Les tirs { DE($piece) } sur { $piece2 } : { $die }.
do-refire = Relance { DE($piece) } : { $die }.
do-save = Les sauvegardes { DE($piece) } : { $die }.
do-resave = Nouvelle sauvegarde { DE($piece) } : { $die }.
do-reroll = { $answer_id ->
    [yes] { Actor } relancent : { $piece }.
   *[no] { Actor } gardent les dés : { $piece }.
}
do-test = Premier test : { $piece }.
do-break = Le test de rupture { DE($piece) } : { $die } et { $die2 }.
do-fight = Le combat suivant : { $piece }.
do-allocate = { $number ->
    [one] { $number } dé { DE($piece2) } contre { $piece }.
   *[other] { $number } dés { DE($piece2) } contre { $piece }.
}
do-support = Au soutien { DE($piece) } : { $piece2 }.
do-strike = Les coups { DE($piece) } sur { $piece2 } : { $die }.
do-restrike = Nouveaux coups { DE($piece) } : { $die }.
do-weight = Le poids de la cavalerie lourde { of-side } : { $die }.
do-fresh = Le cran des novices, { $die } : { $piece }.
do-stamina = La Résistance d’une troupe sans expérience, { $die } : { $piece }.
do-fate = Le sort { DE($piece) } : { $die } et { $die2 }.
do-after = { $answer_id ->
    [reform] Elle se reforme ({ $formation }) : { $piece }.
    [fall_back] { $stops ->
        [0] Elle se replie : { $piece }.
       *[other] Elle se replie à { $way } : { $piece }.
    }
    [sweep] { $stops ->
        [0] Une percée : { $piece }.
       *[other] Une percée à { $way } : { $piece }.
    }
    [charge] Une percée en charge contre { $piece } : { $piece2 }.
    [occupy] Elle occupe le bâtiment : { $piece }.
    [rejoin] De nouveau au combat contre { $piece } : { $piece2 }.
   *[stay] Elle reste sur place : { $piece }.
}

## Ce que disent les règles

note-BP-over-3 = Tour { $number } : au tour { of-side }.
note-BP-over-8 = { Side } commencent.
note-BP-over-9 = La bataille s’achève au tour { $number }.
note-BP-over-11 = La cavalerie lourde { of-side } pèse { $number }.
note-BP-seq-3 =
    .refusal = Les ordres d’un commandant s’achèvent avant que le suivant parle : pas { $piece } maintenant.
note-BP-seq-4 =
    .refusal = Le général en chef se déplace après les commandants de brigade : pas { $piece } maintenant.
note-BP-seq-8 = La charge d’une percée se combat dans la même phase : { $piece }.
note-BP-seq-10 =
    .refusal = L’initiative ou un ordre, jamais les deux : { $piece }.
note-BP-geo-6 =
    .refusal = Hors de l’arc de tir { DE($piece) } : { $piece2 }.
    .short = hors de l’arc
note-BP-geo-10 =
    .refusal = De ce côté du bâtiment, pas de tir sur { $piece2 } : { $piece }.
    .short = hors de l’arc
note-BP-geo-13 =
    .refusal = La place est prise par une autre unité ({ $piece2 }) : deux unités ne se recouvrent pas. ({ $piece })
note-BP-geo-15 =
    .refusal = C’est hors de la table : { $piece }.
note-BP-form-1 =
    .refusal = Pas une formation pour { $piece } : { $formation }.
note-BP-form-2 =
    .refusal = Seules les unités « Tirailleurs » prennent cette formation partout : pas { $piece }.
note-BP-form-3 =
    .refusal = Ordre dispersé seulement au contact d’un bois ou d’un terrain difficile : { $piece }.
note-BP-form-4 =
    .refusal = Pas de formation mixte pour { $piece }.
note-BP-form-5 =
    .refusal = Pas de carré pour { $piece }.
note-BP-form-6 =
    .refusal = Colonne d’attaque seulement contre un bâtiment : { $piece }.
note-BP-form-7 =
    .refusal = Trop peu d’hommes pour cette formation ({ $formation }) : { $piece }.
note-BP-form-8 = Nouvelle formation : { $piece }, { $formation }.
    .refusal = C’est déjà sa formation ({ $formation }) : { $piece }.
note-BP-form-9 =
    .refusal = Après le changement, le centre ou le bord avant reste en place, ou l’unité tourne sur son centre : { $piece }.
note-BP-form-10 =
    .refusal = Engagée, l’unité garde sa formation : { $piece }.
note-BP-form-16 =
    .refusal = Une colonne de marche ne tire pas : { $piece }.
    .short = en colonne de marche
note-BP-form-18 =
    .refusal = Des pièces attelées ne tirent pas : { $piece }.
    .short = attelée
note-BP-form-22 =
    .refusal = Pas de charge dans cette formation ({ $formation }) : { $piece }.
note-BP-form-11 =
    .term = en colonne d’attaque
    .sum = dice
    .base = yes
note-BP-form-12 =
    .term = en formation mixte
    .sum = dice
    .base = yes
note-BP-form-14 =
    .term = d’un côté du carré
    .sum = dice
    .base = yes
note-BP-form-15 =
    .term = sur les côtés du carré
    .sum = dice
    .base = yes
note-BP-form-17 =
    .term = en colonne de marche
    .sum = dice
    .base = yes
note-BP-form-21 =
    .term = de l’unité
    .sum = dice
    .base = yes
note-BP-cmd-1 =
    .refusal = Personne à qui donner un tel ordre : { $piece }.
note-BP-cmd-3 =
    .term = de valeur d’état-major
    .sum = rating
    .base = yes
note-BP-cmd-4 = { $number } contre une valeur de { $number2 }. ({ $piece })
note-BP-cmd-5 = { $number ->
    [one] L’ordre passe : { $number } mouvement.
   *[other] L’ordre passe : { $number } mouvements.
}
note-BP-cmd-7 =
    .term = par la distance au commandant
    .sum = rating
note-BP-cmd-9 =
    .term = pour un ennemi proche
    .sum = rating
note-BP-cmd-11 =
    .term = pour la colonne d’attaque
    .sum = rating
note-BP-cmd-12 =
    .term = en colonne de marche
    .sum = rating
note-BP-cmd-13 =
    .term = en colonne sur une route
    .sum = rating
note-BP-cmd-16 =
    .term = pour rester entre 5 et 10
    .sum = rating
note-BP-cmd-32 =
    .term = par la distance de l’unité la plus éloignée
    .sum = rating
note-BP-cmd-33 =
    .term = pour un ennemi proche du groupe
    .sum = rating
note-BP-spec-2 =
    .term = pour une unité fiable
    .sum = rating
note-BP-spec-4 =
    .term = pour le pas de charge
    .sum = rating
note-BP-spec-5 =
    .term = pour des maraudeurs
    .sum = rating
note-BP-opt-2 =
    .term = pour un chef agressif
    .sum = rating
note-BP-opt-7 =
    .term = pour un chef timoré
    .sum = rating
note-BP-cmd-17 = Peu fiable, elle ne bouge pas : { $piece }.
note-BP-cmd-18 = L’ordre échoue ; plus d’ordres { DE($piece) } ce tour-ci.
    .refusal = Plus d’ordres { DE($piece) } ce tour-ci.
note-BP-cmd-20 =
    .refusal = Le général en chef ne donne pas d’ordres lui-même : { $piece }.
note-BP-cmd-21 =
    .refusal = Un ordre par tour, et c’est déjà fait : { $piece }.
note-BP-cmd-22 =
    .refusal = Pas un choix possible ici : { $piece }.
note-BP-cmd-23 =
    .refusal = En désordre, ni ordre ni initiative : { $piece }.
note-BP-cmd-24 =
    .refusal = Engagée, pas libre de bouger : { $piece }.
note-BP-cmd-25 = Colonne de marche, un mouvement libre : { $piece }.
note-BP-cmd-26 = Attelée, un mouvement libre : { $piece }.
note-BP-cmd-27 = En carré, un mouvement : { $piece }.
note-BP-cmd-28 =
    .refusal = Un carré fait un seul mouvement par tour : { $piece }.
note-BP-cmd-29 = Un mouvement libre n’est pas une charge : { $piece }.
note-BP-cmd-30 = Cet ordre ne donne pas de mouvement libre : { $piece }.
note-BP-cmd-31 =
    .refusal = Trop loin des autres du groupe : { $piece }.
note-BP-cmd-36 =
    .refusal = Un seul ordre pour tous : { $piece } doit faire de même, dans la même direction.
note-BP-cmd-37 = Le général en chef fait relancer { $piece }.
    .refusal = Oui ou non : le général en chef fait-il relancer { $piece } ?
note-BP-cmd-38 = Le commandant en tête : { $piece }.
    .refusal = « Avec moi ! » vaut pour une seule unité, à { $length2 } au plus du commandant : { $piece }, à { $length }.
note-BP-cmd-40 =
    .refusal = On rallie une seule unité, à { $length2 } au plus du commandant : { $piece }, à { $length }.
note-BP-cmd-41 = Une perte revient dans les rangs { DE($piece) } ; restent : { $number }.
note-BP-cmd-43 =
    .refusal = Moins de deux pertes, rien à rallier : { $piece }.
note-BP-cmd-44 =
    .refusal = La brigade est démoralisée, pas de ralliement : { $piece }.
note-BP-order-1 =
    .refusal = Un ordre demande une route d’un à trois mouvements : { $piece }.
note-BP-order-4 =
    .refusal = Une charge est le dernier mouvement : { $piece }.
note-BP-order-5 = Ce mouvement n’est plus possible : { $piece }.
note-BP-order-6 = La voie n’est plus libre : arrêt avant le but pour { $piece }.
note-BP-order-8 =
    .refusal = Aucun mouvement possible pour { $piece }.
note-BP-order-9 = { $number ->
    [0] Ordre de mouvement.
    [1] Ordre de repli.
    [2] Ordre de changer de formation.
    [3] Ordre de charger.
   *[4] Ordre de ralliement.
}
note-BP-init-1 =
    .refusal = Aucun ennemi assez proche au début de la phase : { $piece }.
note-BP-init-3 =
    .refusal = En réserve, pas d’initiative : { $piece }.
note-BP-prox-1 =
    .refusal = Si près d’un ennemi, pas de glissement de côté : { $length } pour { $length2 }. ({ $piece })
note-BP-blund-1 = Double six : une bévue ! ({ $piece })
note-BP-blund-3 = { $number ->
    [1] Deux mouvements en arrière.
    [2] Un mouvement en arrière.
    [3] Une charge, ou un mouvement, à gauche.
    [4] Une charge, ou un mouvement, à droite.
    [5] Une charge, ou un mouvement, en avant.
   *[6] Une charge incontrôlée.
}
note-BP-blund-4 = En arrière par erreur : { $piece }.
note-BP-blund-5 = Par erreur, charge contre { $piece2 } : { $piece }.
note-BP-blund-6 = { $number2 ->
    [one] { $number2 } mouvement.
   *[other] { $number2 } mouvements.
}
note-BP-blund-7 = Personne à charger, simple mouvement : { $piece }.
note-BP-blund-8 = Sans contrôle, charge contre { $piece2 } : { $piece }.
note-BP-blund-9 = Aucune voie en arrière, sur place : { $piece }.
note-BP-move-5 =
    .refusal = À bras d’hommes, un mouvement par tour : { $piece }.
note-BP-move-6 =
    .refusal = Trop loin à pied : { $length } pour { $length2 }. ({ $piece })
note-BP-move-7 =
    .refusal = Trop loin à cheval : { $length } pour { $length2 }. ({ $piece })
note-BP-move-8 =
    .refusal = Un mouvement a un à quatre pas, pas { $number } : { $piece }.
note-BP-move-10 =
    .refusal = En colonne, on tourne de 90 degrés au plus, pas de { $bearing } : { $piece }.
note-BP-move-12 = Demi-tour : { $piece }.
note-BP-move-13 = Parcouru par { $piece } : { $length } sur { $length2 }.
    .refusal = Trop loin : { $length } pour { $length2 }. ({ $piece })
note-BP-move-15 =
    .refusal = Trop près { DE($piece2) } : { $length } au lieu de { $length2 }. ({ $piece })
note-BP-move-18 = Arrivée : { $piece }.
    .refusal = Une réserve entre l’arrière sur sa portion du bord de table : { $piece }.
note-BP-move-19 = Les réserves { of-side } attendent.
note-BP-int-1 =
    .refusal = On ne traverse pas { $piece2 }. ({ $piece })
note-BP-int-3 = Traversée par des fuyards, en désordre : { $piece }.
note-BP-terr-1 = Le bois ralentit { $piece } : { $feature }.
    .refusal = Dans un bois, seulement en ordre dispersé ({ $feature }) : { $piece }.
note-BP-terr-2 = Le terrain difficile ralentit { $piece } : { $feature }.
    .refusal = Terrain difficile fermé ({ $feature }) : { $piece }.
note-BP-terr-4 =
    .refusal = Pièces et chariots n’y vont que par une route ({ $feature }) : { $piece }.
note-BP-terr-6 = Un obstacle à franchir ({ $feature }) : { $piece }.
note-BP-terr-12 = Par le gué ({ $feature }) : { $piece }.
    .refusal = Gué fermé ({ $feature }) : { $piece }.
note-BP-terr-13 =
    .refusal = Pas dans cette formation sur le pont ({ $feature }) : { $piece }.
note-BP-terr-22 =
    .refusal = La rivière ne se passe qu’à un gué ou un pont ({ $feature }) : { $piece }.
note-BP-bld-1 =
    .refusal = Seule l’infanterie entre, et seulement dans un bâtiment ({ $feature }) : { $piece }.
note-BP-bld-3 =
    .refusal = Occupé ou trop petit ({ $feature }) : { $piece }.
note-BP-bld-10 =
    .refusal = On ne traverse pas un bâtiment ({ $feature }) : { $piece }.
note-BP-chg-1 = Charge { DE($piece) } contre { $piece2 }.
note-BP-chg-2 =
    .refusal = Ébranlée (pertes { $number }, Résistance { $number2 }), pas de charge : { $piece }.
note-BP-chg-3 =
    .refusal = En désordre, pas de charge : { $piece }.
note-BP-chg-4 =
    .refusal = Hors de vue { DE($piece) } : { $piece2 }, à { $length }, au-delà de { $length2 }.
note-BP-chg-5 = Côté chargé : { $face }. ({ $piece })
note-BP-chg-6 =
    .refusal = Des tirailleurs ne chargent pas de front un ennemi formé : { $piece }, { $piece2 }.
note-BP-chg-7 =
    .refusal = Ce côté a déjà son assaillant ({ $piece2 }) : un par côté. ({ $piece })
note-BP-chg-8 = Deux petites unités se partagent le côté : { $piece }, { $piece2 }.
note-BP-chg-9 = Contact : { $piece }, { $piece2 }.
note-BP-chg-11 = La charge parcourt { $length } sur { $length2 }. ({ $piece })
    .refusal = Trop loin pour charger : { $length } pour { $length2 }. ({ $piece })
note-BP-chg-12 =
    .refusal = Sur la voie de la charge : { $piece2 }. ({ $piece })
note-BP-chg-13 = Engagée aussi : { $piece2 }.
note-BP-chg-14 = Trop peu de mouvements pour atteindre l’ennemi : { $piece }.
note-BP-chg-15 = Arrêt { DE($piece) } à { $length } { DE($piece2) }.
    .refusal = Devant une charge arrêtée, on ne peut que tenir ou tirer : { $piece2 }.
note-BP-chg-18 = { $number ->
    [0] Pris seul, perdu : { $piece }.
   *[1] L’ennemi approche ; refuge auprès de l’unité la plus proche : { $piece }.
}
note-BP-chg-19 =
    .refusal = Glissement trop grand le long du côté : { $length } pour { $length2 }. ({ $piece })
note-BP-chg-21 = La cible n’y est plus, la charge continue : { $piece }.
note-BP-resp-1 =
    .refusal = Pas une réponse à une charge : { $piece }.
note-BP-resp-2 = Chargée là ({ $face }), l’unité ne peut que tenir : { $piece }.
    .refusal = On ne répond ainsi qu’à une charge de front ({ $face }) : { $piece }.
note-BP-resp-4 =
    .refusal = Seules l’infanterie et les pièces en batterie tirent en réaction : pas { $piece }.
note-BP-resp-5 =
    .refusal = Pas de tir de réaction dans cette formation ({ $formation }) : { $piece }.
note-BP-resp-6 =
    .refusal = Elle a déjà tiré en réaction ce tour-ci : { $piece }.
note-BP-resp-7 = Engagée, pas de réponse : { $piece }.
    .refusal = Engagée, pas de réponse : { $piece }.
note-BP-resp-10 = La charge n’aboutit pas : { $piece }.
note-BP-resp-11 = En désordre sous le feu, la charge continue : { $piece }.
note-BP-resp-12 =
    .refusal = Seule une cavalerie en ordre, chargée de front, contre-charge : pas { $piece }.
note-BP-resp-14 =
    .refusal = Pas d’esquive { DE($piece) } devant { $piece2 } : c’est l’affaire des tirailleurs, et de la cavalerie devant l’infanterie.
note-BP-resp-15 = L’assaillant parcourt { $length } sur { $length2 }. ({ $piece })
note-BP-resp-16 =
    .refusal = En désordre : ni esquive, ni face à l’ennemi. ({ $piece })
note-BP-resp-17 =
    .refusal = Seule une cavalerie en ordre, chargée de flanc ou par l’arrière, fait face : pas { $piece }.
note-BP-resp-18 = La cavalerie ! Il faut former le carré : { $piece }.
note-BP-resp-19 =
    .refusal = Tirer, ou laisser passer : { $piece }.
note-BP-resp-21 = Tir à { $length } sur { $piece2 }, qui passe devant. ({ $piece })
note-BP-resp-22 = Rencontre à mi-chemin : { $piece }, { $piece2 }.
note-BP-resp-24 = Repli de { $length } : { $piece }.
    .refusal = Pas d’esquive aussi longue ({ $length }), ou pas jusque-là : { $piece }.
note-BP-resp-25 = Rattrapée dans sa fuite : { $piece }.
note-BP-los-4 =
    .refusal = Hors de vue { DE($piece) } : { $piece2 }.
    .short = hors de vue
note-BP-los-5 = Partiellement visible : { $piece2 }.
note-BP-los-12 =
    .refusal = Au corps à corps, pas une cible : { $piece }.
    .short = au corps à corps
note-BP-shoot-1 =
    .refusal = Rien pour tirer à présent : { $piece }.
    .short = aucun dé
note-BP-shoot-3 =
    .refusal = Après deux mouvements, les pièces ne tirent pas : { $piece }.
    .short = a bougé
note-BP-shoot-4 =
    .refusal = Hors de portée : { $length } pour { $length2 }. ({ $piece })
    .line = À { $length }, pour une portée de { $length2 }. ({ $piece })
    .short = { $length }
note-BP-shoot-5 = Portée { $length }.
    .short = { $length }
note-BP-shoot-6 =
    .refusal = Si proche, c’est { $piece2 } la cible obligée { DE($piece) }.
    .short = un autre est plus près
note-BP-shoot-7 =
    .refusal = Une unité tire vers l’avant, un carré ou une garnison par ses côtés ({ $face }) : { $piece }.
note-BP-shoot-8 = { $number2 ->
    [0] Aucune touche, sur { $number } ou plus.
    [one] { $number2 } touche, sur { $number } ou plus.
   *[other] { $number2 } touches, sur { $number } ou plus.
}
note-BP-shoot-10 =
    .term = avec des pièces sur une colonne ou un carré
    .sum = hit
note-BP-shoot-11 =
    .term = à courte portée ou en tirailleurs
    .sum = hit
note-BP-shoot-13 =
    .term = pour une unité Ébranlée ou en désordre
    .sum = hit
note-BP-shoot-14 =
    .term = sur une cible difficile
    .sum = hit
note-BP-shoot-15 =
    .term = au-delà de la demi-portée
    .sum = hit
note-BP-shoot-16 =
    .term = par-dessus des unités
    .sum = hit
note-BP-h2h-7 =
    .term = par la charge
    .sum = hit
note-BP-h2h-8 =
    .term = par la victoire au tour précédent
    .sum = hit
note-BP-h2h-9 =
    .term = pour une unité Ébranlée ou en désordre
    .sum = hit
note-BP-h2h-10 =
    .term = en tirailleurs
    .sum = hit
note-BP-h2h-11 =
    .term = de flanc ou par l’arrière
    .sum = hit
note-BP-shoot-18 = Cible à couvert ({ $cover }) : { $piece }.
note-BP-shoot-20 =
    .term = des pièces à cette portée
    .sum = dice
    .base = yes
note-BP-shoot-22 =
    .term = en enfilade
    .sum = dice
note-BP-shoot-23 =
    .term = en enfilade
    .sum = dice
note-BP-shoot-24 = En enfilade : { $piece2 }.
note-BP-shoot-25 =
    .term = d’un côté du bâtiment
    .sum = dice
    .base = yes
note-BP-shoot-26 =
    .refusal = Tous ses tirs sont faits : { $piece }.
note-BP-shoot-28 = Un six naturel, en désordre : { $piece }.
note-BP-shoot-30 =
    .refusal = Elle a tiré dans cette phase : { $piece }.
    .short = a tiré
note-BP-shoot-31 = Par-dessus d’autres unités : { $piece }.
note-BP-save-1 = { $number2 ->
    [0] Aucune touche n’est sauvée, sur { $number } ou plus. ({ $piece })
    [one] { $number2 } touche est sauvée, sur { $number } ou plus. ({ $piece })
   *[other] { $number2 } touches sont sauvées, sur { $number } ou plus. ({ $piece })
}
note-BP-save-2 =
    .term = en colonne d’attaque
    .sum = save
note-BP-save-3 =
    .term = sous couvert léger
    .sum = save
note-BP-save-4 =
    .term = sous couvert lourd
    .sum = save
note-BP-save-5 =
    .term = en colonne de marche
    .sum = save
note-BP-save-6 =
    .term = face à l’artillerie à longue portée
    .sum = save
note-BP-save-7 =
    .term = face à l’artillerie à courte ou moyenne portée
    .sum = save
note-BP-spec-18 =
    .term = face aux lanciers
    .sum = save
note-BP-save-8 = Aucune sauvegarde possible : { $piece }.
note-BP-cas-1 = Pertes { DE($piece) } : { $number }, en tout { $number2 }.
note-BP-cas-2 = Ébranlée (pertes { $number }, Résistance { $number2 }) : { $piece }.
note-BP-cas-5 = Pertes au-delà de la Résistance effacées ({ $number }) : { $piece }.
note-BP-cas-7 = Ébranlée et hors de la table, perdue : { $piece }.
note-BP-cas-8 =
    .refusal = Ébranlée, elle reste à { $length } de l’ennemi : { $piece }.
note-BP-dis-2 = En désordre : { $piece }.
note-BP-dis-3 = De nouveau en ordre : { $piece }.
note-BP-break-1 = Trop de pertes sous le feu, test A : { $piece }.
note-BP-break-2 = Le tir de réaction porte, test B : { $piece }.
note-BP-break-4 = Le combat est perdu, test C : { $piece }.
note-BP-break-6 = Ébranlée après un combat indécis, test D : { $piece }.
note-BP-break-7 = Ses voisins ont lâché, test E : { $piece }.
note-BP-break-9 =
    .term = pour des pertes au-delà de la Résistance
    .sum = test
note-BP-break-10 =
    .term = pour le désordre
    .sum = test
note-BP-break-11 =
    .term = pour des pertes par l’artillerie
    .sum = test
note-BP-break-12 = En tout { $number } : { $piece }.
note-BP-break-13 = En tout { $number } : { $piece }.
note-BP-break-14 = En tout { $number } : { $piece }.
note-BP-break-15 = En tout { $number } : { $piece }.
note-BP-break-16 = En tout { $number } : { $piece }.
note-BP-break-17 = En tout { $number } : { $piece }.
note-BP-break-20 = Elle lâche et quitte la table : { $piece }.
note-BP-break-21 = Elle tient : { $piece }.
note-BP-break-22 = Elle recule : { $piece }.
note-BP-break-23 = Elle recule en désordre, de deux mouvements : { $piece }.
note-BP-break-24 = Sans voie de recul, elle lâche : { $piece }.
note-BP-ret-3 = En arrière de { $length } : { $piece }.
note-BP-ret-5 = En désordre par la retraite : { $piece }.
note-BP-ret-6 = Chassée de la table : { $piece }.
note-BP-ret-7 = Le carré devient une ligne en désordre : { $piece }.
note-BP-ret-8 = Hors du bâtiment ({ $formation }) : { $piece }.
note-BP-h2h-1 = Combat : { $piece }, { $piece2 }.
    .refusal = Pas de combat à livrer là : { $piece }.
note-BP-h2h-2 = { $number ->
    [one] Pour frapper : { $number } dé. ({ $piece })
   *[other] Pour frapper : { $number } dés. ({ $piece })
}
note-BP-form-19 =
    .term = pour des pièces attelées
    .sum = dice
    .base = yes
note-BP-h2h-3 =
    .refusal = Chaque ennemi a ses dés, ici de { $number } à { $number2 } : { $piece }.
note-BP-h2h-4 =
    .term = sur ses côtés
    .sum = dice
    .base = yes
note-BP-h2h-5 = { $number2 ->
    [0] Aucune touche, sur { $number } ou plus.
    [one] { $number2 } touche, sur { $number } ou plus.
   *[other] { $number2 } touches, sur { $number } ou plus.
}
note-BP-h2h-15 =
    .term = par les pertes infligées
    .sum = score
    .base = yes
note-BP-h2h-16 =
    .term = par le tir de réaction
    .sum = score
note-BP-h2h-17 =
    .term = par soutien arrière
    .sum = score
note-BP-h2h-18 =
    .term = par soutien de flanc
    .sum = score
note-BP-h2h-19 =
    .term = par un carré contre la cavalerie
    .sum = score
note-BP-h2h-20 =
    .term = par le bâtiment
    .sum = score
note-BP-spec-16 =
    .term = par la cavalerie lourde
    .sum = score
note-BP-spec-17 =
    .term = par la cavalerie lourde
    .sum = score
note-BP-h2h-21 = Résultat du combat : { $side } { $number }, { $side2 } { $number2 }.
note-BP-h2h-25 = Après un combat indécis, la cavalerie se retire : { $piece }.
note-BP-h2h-26 = Après un combat indécis, elle reste au combat : { $piece }.
note-BP-h2h-27 = Le combat continue au tour suivant : { $piece }.
note-BP-h2h-29 =
    .refusal = Engagée, elle ne tire pas : { $piece }.
    .short = engagée
note-BP-h2h-31 = Rien pour frapper : { $piece }.
    .term = pour des chariots
    .sum = dice
    .base = yes
note-BP-sup-1 = Soutien { DE($piece) } à { $piece2 }.
note-BP-sup-5 =
    .refusal = Pas de soutien { DE($piece) } à { $piece2 }.
note-BP-post-1 = Victorieuse : { $piece }.
    .refusal = Ce choix n’est pas ouvert au vainqueur : { $piece }.
note-BP-post-3 =
    .refusal = Elle se reforme une fois, sur place : { $piece }.
note-BP-post-4 =
    .refusal = Elle se replie d’un mouvement, dans son quart arrière : { $piece }.
note-BP-post-5 =
    .refusal = Une percée va jusqu’à un mouvement, vers l’avant et en ordre : { $piece }.
note-BP-post-6 = Une percée en charge : { $piece } contre { $piece2 }.
note-BP-post-7 =
    .refusal = Une seule charge de percée par phase : { $piece }.
note-BP-post-8 =
    .refusal = À la charge d’une percée, on tient, on tire ou on contre-charge : { $piece }.
note-BP-post-9 =
    .refusal = Ébranlée, pas de percée : { $piece }.
note-BP-post-10 = Le bâtiment est pris : { $piece }.
    .refusal = Aucun bâtiment à occuper : { $piece }.
note-BP-post-11 = Nouvel adversaire { DE($piece) } : { $piece2 }.
    .refusal = Pas de ce combat, ou hors d’atteinte : { $piece2 }. ({ $piece })
note-BP-post-12 =
    .refusal = L’infanterie ne poursuit pas : { $piece }.
note-BP-sq-1 =
    .refusal = La cavalerie ne charge pas un carré en ordre : { $piece }, { $piece2 }.
note-BP-sq-2 = Contre un carré, la charge ne compte pas : { $piece }.
note-BP-sq-3 = { $number ->
    [2] Le carré n’est pas formé : { $piece }.
    [12] Le carré est formé en désordre : { $piece }.
   *[other] Le carré est formé : { $piece }.
}
note-BP-sq-4 = La cavalerie s’arrête à { $length } du carré : { $piece }.
note-BP-sq-5 = Le carré est en désordre, la cavalerie y entre : { $piece }.
note-BP-sq-8 = Un carré entouré de cavalerie tient : { $piece }.
note-BP-sq-9 = Pas de place pour un carré : { $piece }.
note-BP-bld-4 = Dans le bâtiment : { $piece }.
    .refusal = Pas d’entrée dans cette formation ({ $formation }), ni engagée : { $piece }.
note-BP-bld-5 = Hors du bâtiment ({ $formation }) : { $piece }.
    .refusal = On quitte un bâtiment par un côté, vers l’extérieur, en ligne, en colonne d’attaque ou en ordre dispersé : { $piece }.
note-BP-bld-7 =
    .term = sur les côtés du bâtiment
    .sum = dice
    .base = yes
note-BP-bld-9 =
    .refusal = Ce côté du bâtiment est déjà attaqué ({ $piece2 }) : { $piece }.
note-BP-art-4 = Les pièces tournent de { $bearing } : { $piece }.
    .refusal = Avant de tirer, les pièces tournent de 45 degrés au plus, pas de { $bearing } : { $piece }.
note-BP-art-5 = Les pièces sont perdues : { $piece }.
note-BP-com-1 =
    .refusal = Un commandant ne se place pas parmi l’ennemi : { $piece }.
note-BP-com-2 =
    .refusal = Un commandant se déplace une fois, après les ordres : { $piece }.
note-BP-com-3 = { $piece } rejoint { $piece2 }.
    .refusal = Pas sous ses ordres, ou trop loin { DE($piece) } : { $piece2 }.
note-BP-com-4 =
    .term = par le commandant
    .sum = dice
note-BP-com-5 = { $number ->
    [0] Indemne : { $piece }.
   *[1] Perdu au combat : { $piece }.
}
note-BP-com-6 =
    .refusal = On ne tire pas sur les commandants : { $piece }.
note-BP-com-7 = Un successeur prend la place auprès { DE($piece2) }, valeur { $number } : { $piece }.
note-BP-com-8 = { $number ->
    [0] Perdu avec son unité : { $piece }.
   *[1] Réfugié auprès de l’unité la plus proche : { $piece }.
}
note-BP-brig-1 = La brigade est démoralisée ({ $brigade }) : { $number } sur { $number2 } perdues ou Ébranlées.
note-BP-brig-8 = Sa brigade est démoralisée, elle doit reculer : { $piece }.
note-BP-brig-9 =
    .refusal = La brigade est démoralisée : ni ordres ni charges pour { $piece }.
note-BP-brig-10 = Aucune voie de recul, sur place : { $piece }.
note-BP-vic-1 = L’armée { of-side } est démoralisée : { $number } brigades sur { $number2 }.
note-BP-vic-3 = Les deux armées se démoralisent ensemble.
note-BP-vic-4 = { Side } tiennent : { $goal } ({ $number }).
note-BP-vic-6 = Les objectifs : { $side } { $number }, { $side2 } { $number2 }.
note-BP-spec-1 = De nouveau en ordre : { $piece }.
note-BP-spec-6 = Manœuvrière, un mouvement libre : { $piece }.
note-BP-spec-7 =
    .refusal = Elle manque d’initiative : { $piece }.
note-BP-spec-8 =
    .term = pour le premier feu
    .sum = dice
note-BP-spec-9 = Tireurs d’élite, un dé manqué est relancé : { $piece }.
note-BP-spec-10 = Mauvais tireurs, une touche est relancée : { $piece }.
note-BP-spec-11 =
    .refusal = Le shrapnel est pour les batteries à moyenne portée : pas { $piece } maintenant.
    .term = au shrapnel
    .sum = { $number ->
        [-1] hit
       *[other] dice
    }
    .base = { $number ->
        [-1] no
       *[other] yes
    }
note-BP-spec-12 = La ligne inébranlable tire et contre-charge : { $piece }.
    .refusal = Seule une ligne inébranlable tire et contre-charge : pas { $piece }.
note-BP-spec-13 = Rudes combattants, un dé manqué est relancé : { $piece }.
note-BP-spec-14 = Charge féroce : les dés manqués sont relancés. ({ $piece })
note-BP-spec-15 = Sanguinaire : les dés manqués sont relancés. ({ $piece })
note-BP-spec-19 =
    .refusal = Au galop, la percée est obligatoire : { $piece }.
    .term = pour le galop
    .sum = rating
note-BP-spec-20 = Charge terrifiante, un test avant la réponse : { $piece }.
note-BP-spec-22 = Charge acharnée { DE($piece) } contre { $piece2 }.
note-BP-spec-23 = Tenace : une sauvegarde est relancée. ({ $piece })
note-BP-spec-24 = Troupe de choix : une sauvegarde est relancée. ({ $piece })
note-BP-spec-25 = Pertes à présent : { $number }. ({ $piece })
    .refusal = Seule une unité brave, Ébranlée et loin de l’ennemi, reprend cœur : pas { $piece }.
note-BP-spec-26 = Stable, elle réussit son premier test : { $piece }.
note-BP-spec-27 = Vaillante, elle refait le test : { $piece }.
note-BP-spec-28 = Chancelante et touchée, elle passe un test : { $piece }.
note-BP-spec-29 = { $number ->
    [1] Novices en désordre, seuls les six touchent ce tour-ci : { $piece }.
    [2] Novices, seuls les six touchent ce tour-ci : { $piece }.
    [3] Novices, seuls les six touchent ce tour-ci : { $piece }.
    [6] Novices pleins d’ardeur, un dé de plus : { $piece }.
   *[other] Novices, mais comme les autres : { $piece }.
}
    .term = par ardeur
    .sum = dice
note-BP-spec-30 = Sans expérience, sa Résistance est de { $number } : { $piece }.
note-BP-spec-36 =
    .refusal = Mauvais tirailleurs, pas cette formation ({ $formation }) : { $piece }.
note-BP-spec-37 = À cheval, ou à terre : { $piece }.
    .refusal = Seule l’infanterie montée monte à cheval et met pied à terre : pas { $piece }.
note-BP-scen-2 =
    .refusal = Elle se déploie dans sa zone : { $piece }.
note-BP-scen-8 = Dans le bâtiment dès le départ : { $piece }.
    .refusal = Il n’y a pas de bâtiment à cet endroit : { $piece }.
note-BP-scen-9 =
    .refusal = Il se place dans sa propre zone : { $piece }.
note-BP-scen-4 =
    .refusal = Pas encore attendue en réserve : { $piece }.
note-BP-opt-3 = Décidé, il relance : { $piece }.
note-BP-opt-4 = Effacé, ce n’est qu’un échec : { $piece }.
    .term = pour un chef effacé loin du général
    .sum = rating
note-BP-opt-5 = Impétueux : une bévue ! ({ $piece })
    .term = pour un chef impétueux qui parle le premier
    .sum = rating
note-BP-opt-6 = Irrésolu, il doit relancer : { $piece }.
note-BP-opt-8 = Le boulet ricoche : { $piece }.
note-BP-opt-9 =
    .refusal = Après plus d’un mouvement, elle ne tire pas : { $piece }.
note-BP-opt-10 =
    .term = pour un tir avant l’ordre
    .sum = rating
note-BP-opt-11 = Perdues ou Ébranlées dans la brigade ({ $brigade }) : { $number } sur { $number2 }.
note-BP-opt-12 = Les hommes étaient couchés : { $piece }.
    .refusal = Se coucher est pour des bataillons formés, qui ne bougent pas ainsi : { $piece }.
note-BP-opt-13 =
    .term = pour la colonne de compagnies
    .sum = { $number ->
        [-2] dice
       *[other] same
    }
note-BP-opt-14 =
    .term = sur quatre rangs
    .sum = dice
note-BP-opt-15 =
    .term = pour la cavalerie en profondeur
    .sum = { $number ->
        [-1] dice
       *[other] same
    }
note-BP-opt-16 = Trop tard pour un carré : { $piece }.
note-BP-opt-19 = Formée dans le bois, en désordre : { $piece }.

## L’arbitre d’une vraie table

option-referee = Arbitre d’une vraie table
option-referee-text = Vous jouez avec vos figurines et vos dés : Grognard demande les distances, les couverts et le reste, calcule tout et tient les comptes. Ce qui se déplace sur la table n’est pas jugé.
option-referee-off = non
option-referee-on = oui
word-no = non
word-yes = oui
word-clear = nettement
word-partly = en partie
word-none = aucun
word-light = léger
word-heavy = lourd
word-advance = une avance
word-retire = un repli
word-change = une nouvelle formation
word-charge = une charge
word-shot = à boulet
word-shell = au shrapnel
word-one_move = un mouvement en arrière
word-two_moves = deux mouvements, en désordre
word-broken = aucune issue
question-distance = distance
question-near = ennemi proche
question-road = sur une route
question-purpose = but
question-seen = vue
question-over = par-dessus des unités
question-shelter = couvert
question-struck = de flanc
question-load = charge
question-back = retraite
question-held = objectif
question-touched = côté touché
question-supported = soutien
event-formed = nouvelle formation
event-entered = dans un bâtiment
event-charged = une charge
event-crossing = tir sur qui passe devant un front
event-joined = commandant avec une unité
event-left = commandant seul
event-parted = sans contact
ask-tell = { $question_id ->
    [near] Un ennemi est-il à { $length } ou moins d’une unité de cet ordre ({ $piece }) ?
    [road] La colonne est-elle sur une route ({ $piece }) ?
    [purpose] Quel est le but de l’ordre { DE($piece) } ?
    [seen] La cible ({ $piece }) est-elle bien vue ? Tireur : { $piece2 }.
    [over] Les canons tirent-ils par-dessus d’autres unités ({ $piece2 }) ?
    [shelter] Quel est le couvert { DE($piece) } ?
    [struck] Le tir vient-il du quart gauche ou droit { DE($piece) } ?
    [load] Comment tirent les canons ({ $piece2 }) ?
    [action] Que fait-elle d’initiative ({ $piece }) ?
    [late] La cavalerie ({ $piece2 }) a-t-elle commencé son tour à un mouvement ou moins { DE($piece) } ?
    [room] Y a-t-il la place pour un carré là où elle se tient ({ $piece }) ?
    [caught] La charge { DE($piece2) } l’atteint-elle encore ({ $piece }) ?
    [flight] Sa brigade a lâché. Un ennemi est-il à { $length } ou moins, et comment recule-t-elle ({ $piece }) ?
    [general] Le général en chef ({ $piece }) est-il à { $length } ou moins { DE($piece2) } ?
   *[back] Comment se retire-t-elle ({ $piece }) ?
}
ask-measure = { $number ->
    [1] Quelle est la distance entre { $piece } et { $piece2 } ?
   *[other] Quelle est la distance entre { $piece } et l’unité la plus éloignée de l’ordre ({ $number } unités) ?
}
ask-held = Qui tient à présent cet objectif : { $goal } ?
ask-report = { Actor } : que faut-il noter de ce qui s’est passé sur la table ?
ask-who = De qui s’agit-il ({ $event }) ?
ask-whom = { $event_id ->
    [charged] Qui est chargé par { $piece2 } ?
    [touched] Qui d’autre est touché par { $piece2 } ?
    [joined] Quelle unité rejoint-il ({ $piece2 }) ?
   *[other] Sur qui tire { $piece2 } ?
}
ask-into = Dans quelle formation est-elle à présent ({ $piece }) ?
ask-house = Dans quel bâtiment entre-t-elle ({ $piece }) ?
ask-against = Quel côté de l’ennemi est touché par { $piece } ?
ask-backing = { Actor } : qui soutient qui, et de quel côté ?
verb-tell = questions de l’arbitre
verb-measure = distances
verb-held = objectifs tenus
verb-report = nouvelles de la table
verb-who = qui est noté
verb-whom = l’autre unité notée
verb-into = formations notées
verb-house = bâtiments occupés
verb-against = côtés touchés
verb-backing = soutiens sur une vraie table
pass-held = Personne
pass-report = Rien de plus
pass-backing = Plus de soutiens
do-tell = { $question_id ->
    [near] Un ennemi à { $length } ou moins ({ $piece }) : { $word }.
    [road] Sur une route ({ $piece }) : { $word }.
    [purpose] L’ordre { DE($piece) } est pour { $word }.
    [seen] La cible ({ $piece }) est vue { $word }. Tireur : { $piece2 }.
    [over] Par-dessus d’autres unités ({ $piece2 }) : { $word }.
    [shelter] Le couvert { DE($piece) } : { $word }.
    [struck] De flanc ({ $piece }) : { $word }.
    [load] Les canons tirent { $word } ({ $piece2 }).
    [action] D’initiative, { $word } : { $piece }.
    [late] La cavalerie ({ $piece2 }) a commencé à un mouvement ou moins { DE($piece) } : { $word }.
    [room] La place pour un carré ({ $piece }) : { $word }.
    [caught] Encore atteinte par la charge { DE($piece2) } ({ $piece }) : { $word }.
    [flight] D’une brigade qui a lâché, { $word } : { $piece }.
    [general] Le général en chef à { $length } ou moins { DE($piece2) } : { $word }.
   *[back] La retraite { DE($piece) } : { $word }.
}
do-measure = Entre { $piece } et { $piece2 } : { $length }.
do-held = { Side } le tiennent : { $goal }.
do-held-pass = Personne ne le tient : { $goal }.
do-report = À noter : { $event }.
do-who = Au registre ({ $event }) : { $piece }.
do-whom = Au registre ({ $event }) : { $piece2 } et { $piece }.
do-into = Nouvelle formation ({ $formation }) : { $piece }.
do-house = Dans le bâtiment ({ $feature }) : { $piece }.
do-against = Au contact de ce côté ({ $face }) : { $piece }.
do-report-pass = Rien de plus à noter.
do-backing = Au soutien { DE($piece2) } ({ $face }) : { $piece }.
do-backing-pass = Plus de soutiens.
event-touched = un autre ennemi touché
event-burst = amis bousculés par des fuyards
event-fled = commandant surpris seul
event-mounted = à cheval ou à pied
event-wrong = une erreur à corriger
word-off_table = hors de la table
word-move = un mouvement
word-far = aucun ennemi si près
word-stuck = aucune issue, elle reste
question-action = initiative
question-late = cavalerie trop proche
question-room = place pour un carré
question-caught = rattrapée
question-flight = brigade qui a lâché
matter-casualties = pertes
matter-disordered = en désordre
matter-in_order = en bon ordre
matter-formation = formation
matter-out = hors de la bataille
matter-back = de retour sur la table
matter-rating = valeur de commandement
ask-refuge = { Actor } : quelle unité amie atteint-il d’un mouvement ({ $piece2 }) ?
ask-prey = { $number ->
    [1] Par bévue : qui charge-t-elle, si elle charge ({ $piece2 }) ?
    [2] Qui doit-elle charger, s’il y a quelqu’un à un mouvement ({ $piece2 }) ?
   *[other] Qui est chargé par { $piece2 } ?
}
ask-flank = De quel côté est prise la cible ({ $piece2 }) par { $piece } ?
ask-short = Devant le front de qui, à { $length } ou moins, la charge s’arrête-t-elle ({ $piece2 }) ?
ask-cross = { Actor } : qui tire sur { $piece2 }, si un front est croisé à { $length } ou moins ?
ask-drill = Quelle formation prend-elle ({ $piece }) ?
ask-arrive = { Actor } : quelle réserve est à présent sur la table ?
ask-behind = Qui se tient juste derrière { $piece3 }, à { $length } ou moins ? ({ $piece2 })
ask-correct = Que faut-il corriger ({ $piece }) ?
verb-refuge = commandants en fuite
verb-prey = cibles des charges sur une vraie table
verb-flank = côtés chargés sur une vraie table
verb-short = charges arrêtées
verb-cross = fronts croisés sur une vraie table
verb-drill = formations sur une vraie table
verb-arrive = réserves sur une vraie table
verb-behind = unités derrière une cible
verb-correct = corrections
pass-refuge = Aucune : il est perdu
pass-prey = Personne à portée
pass-short = Devant personne
pass-cross = Personne ne tire
pass-drill = Elle garde la sienne
pass-arrive = Elles attendent
pass-behind = Personne
pass-correct = Rien
do-refuge = { $piece2 } rejoint { $piece }.
do-refuge-pass = Aucun ami à portée : { $piece2 }.
do-prey = La charge { DE($piece2) } vise { $piece }.
do-prey-pass = Personne à portée de charge : { $piece2 }.
do-flank = Prise de ce côté ({ $face }) par { $piece } : { $piece2 }.
do-short = La charge { DE($piece2) } s’arrête devant { $piece }.
do-short-pass = Aucun front n’est proche : { $piece2 }.
do-cross = Le front { DE($piece) } est croisé par { $piece2 }.
do-cross-pass = Personne ne tire au passage sur { $piece2 }.
do-drill = Nouvelle formation ({ $formation }) : { $piece }.
do-drill-pass = La formation reste la même : { $piece }.
do-arrive = De la réserve : { $piece }.
do-arrive-pass = { Actor } laissent le reste en réserve.
do-behind = Juste derrière la cible : { $piece }.
do-behind-pass = Personne derrière la cible.
do-correct = { $matter_id ->
    [casualties] Correction, pertes { DE($piece) } : { $number }.
    [disordered] Correction, en désordre : { $piece }.
    [in_order] Correction, en bon ordre : { $piece }.
    [formation] Correction, autre formation ({ $formation }) : { $piece }.
    [out] Correction, hors de la bataille : { $piece }.
    [rating] Correction, valeur de commandement { DE($piece) } : { $number }.
   *[back] Correction, sur la table : { $piece }.
}
do-correct-pass = Rien à corriger : { $piece }.
question-general = général proche
event-wooded = formée dans un bois
