# Black Powder in English: what things are called, what is asked, what is done, and what the rules say of it.
# No sentence depends on the number or the gender of a unit: “Hussars”, “Foot battery”.

game = Black Powder

## Armies

army-france = French
army-britain = British and Portuguese
army-austria = Austrians
army-russia = Russians
army-union = Union
army-confederacy = Confederates
army-common = Every army

## Units, by their profile

# French
unit-fr_line = French line infantry
unit-fr_light = French light infantry
unit-fr_grenadier = Combined grenadiers
unit-fr_conscript = Conscript battalion
unit-fr_young_guard = Young Guard
unit-fr_old_guard = Old Guard
unit-fr_cuirassier = Cuirassiers
unit-fr_dragoon = Dragoons
unit-fr_hussar = Hussars
unit-fr_chasseur = Chasseurs à cheval
unit-fr_lancer = Lancers
unit-fr_foot_art = Foot battery
unit-fr_heavy_art = Heavy foot battery
unit-fr_horse_art = Horse battery
# British and Portuguese
unit-br_line = British line infantry
unit-br_light = British light infantry
unit-br_highland = Highlanders
unit-br_guard = Foot Guards
unit-br_rifles = Rifle battalion
unit-br_rifles_small = Rifle companies
unit-pt_line = Portuguese line
unit-pt_cacador = Caçadores
unit-br_dragoon = Dragoons
unit-br_light_dragoon = Light dragoons
unit-br_household = Household cavalry
unit-br_foot_art = Royal foot battery
unit-br_horse_art = Royal horse battery
# Austrians
unit-at_line = Austrian line (German)
unit-at_hungarian = Hungarian line
unit-at_grenadier = Austrian grenadiers
unit-at_grenz = Grenzer
unit-at_jager = Jäger
unit-at_cuirassier = Austrian cuirassiers
unit-at_dragoon = Austrian dragoons
unit-at_chevauleger = Chevaulegers
unit-at_hussar = Austrian hussars
unit-at_uhlan = Uhlans
unit-at_brigade_art = 6-pdr brigade battery
unit-at_position_art = Position battery
unit-at_cavalry_art = Cavalry battery
# Russians
unit-ru_line = Russian line infantry
unit-ru_grenadier = Russian grenadiers
unit-ru_jager = Russian jägers
unit-ru_opolchenie = Opolchenie (pikes)
unit-ru_lifeguard = Life Guard infantry
unit-ru_cuirassier = Russian cuirassiers
unit-ru_dragoon = Russian dragoons
unit-ru_hussar = Russian hussars
unit-ru_uhlan = Russian uhlans
unit-ru_cossack = Cossacks
unit-ru_light_art = Light battery (12 guns)
unit-ru_position_art = Position battery (12 guns)
unit-ru_horse_art = Russian horse battery
# Union
unit-us_vol = Union volunteers
unit-us_vet = Union veterans
unit-us_blackhats = Black-hat veterans
unit-us_raw = Raw Union regiment
unit-us_sharp = US Sharpshooters
unit-us_cav = Union cavalry (mounted)
unit-us_cav_foot = Union cavalry (dismounted)
unit-us_napoleon = 12-pdr battery
unit-us_rifled = Rifled battery
unit-us_horse_art = Union horse battery
# Confederates
unit-cs_inf = Confederate infantry
unit-cs_smooth = Confederate infantry (smoothbore)
unit-cs_vet = Confederate veterans
unit-cs_texas = Texas brigade
unit-cs_militia = State militia
unit-cs_sharp = Confederate sharpshooters
unit-cs_cav = Confederate cavalry (mounted)
unit-cs_cav_foot = Confederate cavalry (dismounted)
unit-cs_napoleon = Confederate 12-pdr battery
unit-cs_rifled = Confederate rifled battery
unit-cs_horse_art = Confederate horse battery
# Every army
unit-battalion_gun = Battalion gun
unit-wagon = Wagon

## Arms, sizes, formations

arm-inf = infantry
arm-cav = cavalry
arm-art = artillery
arm-wagon = wagon
size-large = large
size-standard = standard
size-small = small
size-tiny = tiny
formation-line = line
formation-attack_column = attack column
formation-march_column = march column
formation-square = square
formation-skirmish = skirmish order
formation-mixed = mixed formation
formation-garrison = garrison
formation-deployed = deployed
formation-limbered = limbered
formation-wagon = wagon

## Weapons

weapon-pistols = pistols or thrown weapons
weapon-bow = bow
weapon-smoothbore_carbine = smoothbore carbine
weapon-smoothbore_musket = smoothbore musket
weapon-rifled_carbine = rifled carbine
weapon-rifled_musket = rifled musket
weapon-breech_carbine = breech-loading carbine
weapon-breech_rifle = breech-loading rifle
weapon-bolt_carbine = bolt-action carbine
weapon-bolt_rifle = bolt-action rifle
weapon-light_smoothbore_artillery = light smoothbore artillery
weapon-smoothbore_artillery = smoothbore artillery
weapon-battalion_gun = battalion gun
weapon-siege_smoothbore = heavy smoothbore artillery
weapon-rifled_horse_artillery = rifled horse artillery
weapon-rifled_artillery = rifled artillery
weapon-sabre = sabre
weapon-lance = lance
weapon-pike = pike
weapon-none = unarmed

## Special rules

special-elite_3 = Elite 3+
special-elite_3-text = recovers from disorder at the start of its turn on 3 or more
special-elite_4 = Elite 4+
special-elite_4-text = recovers from disorder at the start of its turn on 4 or more
special-elite_5 = Elite 5+
special-elite_5-text = recovers from disorder at the start of its turn on 5 or more
special-elite_6 = Elite 6
special-elite_6-text = recovers from disorder at the start of its turn on a 6
special-reliable = Reliable
special-reliable-text = +1 to the rating when it is ordered
special-unreliable = Unreliable
special-unreliable-text = does not move when the command roll equals the rating
special-pas_de_charge = Pas de charge
special-pas_de_charge-text = +1 to the rating in attack column
special-marauders = Marauders
special-marauders-text = no distance penalty for orders
special-superbly_drilled = Superbly drilled
special-superbly_drilled-text = one free move when its order fails
special-lacking_initiative = Lacking initiative
special-lacking_initiative-text = makes no initiative moves
special-first_fire = First fire
special-first_fire-text = one more die the first time it shoots
special-sharpshooters = Sharpshooters
special-sharpshooters-text = may roll one missed shot again
special-poor_shooters = Poor shooters
special-poor_shooters-text = must roll one hit again
special-shrapnel = Shrapnel
special-shrapnel-text = at medium range 3 dice that hit on 5 or more, if wished
special-steady_line = Steady line
special-steady_line-text = may fire and counter-charge when charged in line
special-tough_fighters = Tough fighters
special-tough_fighters-text = may roll one missed blow again
special-ferocious_charge = Ferocious charge
special-ferocious_charge-text = may roll missed blows again when it charges
special-bloodthirsty = Bloodthirsty
special-bloodthirsty-text = may roll missed blows again in its first round of combat
special-heavy_d3 = Heavy cavalry (d3)
special-heavy_d3-text = +d3 to the combat result when it charges
special-heavy_1 = Heavy cavalry (1)
special-heavy_1-text = +1 to the combat result when it charges
special-lancers = Lancers
special-lancers-text = saves against its charge are worse
special-gallop = Gallop
special-gallop-text = +1 to charge orders, ferocious, must sweep on
special-terrifying_charge = Terrifying charge
special-terrifying_charge-text = the target tests before it is charged
special-fanatics = Fanatics
special-fanatics-text = ferocious and terrifying
special-determined_charge = Determined charge
special-determined_charge-text = must charge when it can
special-stubborn = Stubborn
special-stubborn-text = may roll one failed save again
special-crack = Crack
special-crack-text = may roll one failed save again while it has no casualties
special-brave = Brave
special-brave-text = far from the enemy a shaken unit rallies on 4 or more
special-steady = Steady
special-steady-text = passes its first break test
special-valiant = Valiant
special-valiant-text = may roll one break test of the battle again
special-wavering = Wavering
special-wavering-text = takes a break test whenever it has casualties
special-freshly_raised = Freshly raised
special-freshly_raised-text = rolls for its mettle the first time it shoots or fights
special-untested = Untested
special-untested-text = its Stamina is rolled with its first casualty
special-must_square = Forms square
special-must_square-text = may form square, and must when cavalry charges its front
special-skirmish = Skirmish
special-skirmish-text = may form skirmish order
special-terrain_skirmish = Skirmish in cover
special-terrain_skirmish-text = may form skirmish order at woods and rough ground
special-mixed = Mixed formation
special-mixed-text = may form mixed order
special-rifle_mixed = Mixed formation with rifles
special-rifle_mixed-text = may form mixed order, and shoots from it as far as a rifled musket
special-no_attack_column = No attack column
special-no_attack_column-text = forms attack column only at a building
special-poor_skirmishers = Poor skirmishers
special-poor_skirmishers-text = no mixed order, and skirmish order only in cover
special-mounted_infantry = Mounted infantry
special-mounted_infantry-text = mounts and dismounts
special-battalion_gun = Battalion gun
special-battalion_gun-text = is moved farther by hand

## Terrain, cover

terrain-woods = woods
terrain-rough = rough ground
terrain-obstacle = obstacle
terrain-fortification = fortification
terrain-building = building
terrain-hill = hill
terrain-road = road
terrain-river = river
terrain-ford = ford
terrain-bridge = bridge
cover-none = no cover
cover-light = light cover
cover-heavy = heavy cover

## Blunders, personalities

blunder-rear = to the rear
blunder-left = charge, or move to the left
blunder-right = charge, or move to the right
blunder-forward = charge, or move forward
blunder-uncontrolled = uncontrolled charge
personality-aggressive = aggressive
personality-decisive = decisive
personality-diffident = diffident
personality-headstrong = headstrong
personality-hesitant = hesitant
personality-timid = timid

## Why an action is refused

reason-E_TURN = it is not yours to decide now
reason-E_OWNER = it belongs to the other side or to another brigade
reason-E_USED = it has already acted this turn
reason-E_ENGAGED = the unit is engaged
reason-E_DISORDERED = the unit is Disordered
reason-E_BROKENBRIG = the brigade is broken
reason-E_SHAKEN = a Shaken unit may not do this
reason-E_FORMATION = the formation does not allow it
reason-E_NOINIT = no enemy is near enough for an initiative move
reason-E_GROUP = the units are not one group with one order
reason-E_COMDIST = the commander is too far away
reason-E_LEGS = the order has too many parts, or its charge is not the last
reason-E_TABLE = this is off the table
reason-E_TERRAIN = this unit cannot enter that terrain
reason-E_COST = the move is too long
reason-E_PROX = no sideways move so near the enemy
reason-E_ENEMY1 = too near an enemy
reason-E_PASS = a friend is in the way
reason-E_OVERLAP = there is no room
reason-E_FACE = that face is already charged, or is not the one it faces
reason-E_SIGHT = the target cannot be seen
reason-E_ARC = the target is outside the arc
reason-E_RANGE = the target is out of range
reason-E_NODICE = there are no dice to roll
reason-E_CLOSE4 = it must shoot at the enemy close by
reason-E_CAPACITY = the building is full or too small

## Options

option-general_orders = General’s orders
option-general_orders-text = After the brigade commanders the general gives orders too, with his own rating.
option-general_orders-off = off
option-general_orders-on = on
option-personalities = Personalities
option-personalities-text = Commanders are aggressive, decisive, diffident, headstrong, hesitant or timid, where the scenario says so.
option-personalities-off = off
option-personalities-on = on
option-bouncing_shot = Bouncing shot
option-bouncing_shot-text = Solid shot also hits the unit close behind its target.
option-bouncing_shot-off = off
option-bouncing_shot-on = on
option-one_move_and_fire = One move and fire
option-one_move_and_fire-text = A unit that made more than one move does not shoot.
option-one_move_and_fire-off = off
option-one_move_and_fire-on = on
option-shoot_before_orders = Shooting before orders
option-shoot_before_orders-text = Units shoot after initiative moves and before orders; those that fired are ordered at -1.
option-shoot_before_orders-off = off
option-shoot_before_orders-on = on
option-kind_brigades = Kind brigades
option-kind_brigades-text = A brigade breaks only when more than half of it is lost or Shaken, and may recover.
option-kind_brigades-off = off
option-kind_brigades-on = on
option-lie_down = Lying down
option-lie_down-text = A battalion may be ordered to lie down under artillery fire.
option-lie_down-off = off
option-lie_down-on = on
option-column_of_companies = Column of companies
option-column_of_companies-text = Infantry may form a column of companies.
option-column_of_companies-off = off
option-column_of_companies-on = on
option-four_deep_line = Line four deep
option-four_deep_line-text = Infantry may form a line four deep.
option-four_deep_line-off = off
option-four_deep_line-on = on
option-deep_cavalry = Deep cavalry
option-deep_cavalry-text = Cavalry may form in depth.
option-deep_cavalry-off = off
option-deep_cavalry-on = on
option-no_late_square = No late square
option-no_late_square-text = No square is formed against cavalry that starts within one move.
option-no_late_square-off = off
option-no_late_square-on = on
option-scale = Scale
option-scale-text = Every distance and footprint is multiplied.
option-scale-sheet = of the sheet
option-scale-english = one and a half: the English sheet
option-scale-half = three quarters: half-size tables
option-free_deployment = Free deployment
option-free_deployment-text = Each side places its own units in its zone before the first turn.
option-free_deployment-off = off
option-free_deployment-on = on
option-formed_in_woods = Formed in woods
option-formed_in_woods-text = Formed infantry may enter woods at a quarter of its pace, Disordered.
option-formed_in_woods-off = off
option-formed_in_woods-on = on
option-literal_retire = Squares retire
option-literal_retire-text = A square that must retire does so as a square, also against cavalry alone.
option-literal_retire-off = off
option-literal_retire-on = on
option-literal_garrison_fire = Garrisons fire all round
option-literal_garrison_fire-text = A garrison shoots with 2 dice from every side.
option-literal_garrison_fire-off = off
option-literal_garrison_fire-on = on

## Places, commanders and brigades of each scenario

terrain-bp01_hamlet-road_ns = north road
terrain-bp01_hamlet-road_ew = cross road
terrain-bp01_hamlet-house_nw = inn
terrain-bp01_hamlet-house_se = farm
terrain-bp01_hamlet-west_wood = west wood
terrain-bp01_hamlet-east_hedge = east hedge
terrain-bp01_hamlet-wet_field = wet field
objective-bp01_hamlet-obj_nw = inn
objective-bp01_hamlet-obj_se = farm
objective-bp01_hamlet-obj_x = crossroads
commander-bp01_hamlet-general_a = Gén. Morel
commander-bp01_hamlet-general_b = FML Hartmann
commander-bp01_hamlet-fr_b1 = Gén. Vial
brigade-bp01_hamlet-fr_b1 = 1st Brigade
commander-bp01_hamlet-fr_b2 = Gén. Bertin
brigade-bp01_hamlet-fr_b2 = Light cavalry
commander-bp01_hamlet-at_b1 = GM Kolb
brigade-bp01_hamlet-at_b1 = Line brigade
commander-bp01_hamlet-at_b2 = GM Dory
brigade-bp01_hamlet-at_b2 = Light cavalry

terrain-bp02_reverse_slope-ridge = ridge
terrain-bp02_reverse_slope-olive = olive grove
terrain-bp02_reverse_slope-wall = stone wall
terrain-bp02_reverse_slope-gully = gully
terrain-bp02_reverse_slope-track = track
objective-bp02_reverse_slope-obj_crest_w = west of the crest
objective-bp02_reverse_slope-obj_crest_e = east of the crest
commander-bp02_reverse_slope-general_b = Lt-Gen. Hale
commander-bp02_reverse_slope-general_a = Gén. Merle
commander-bp02_reverse_slope-br_b1 = Maj-Gen. Coles
brigade-bp02_reverse_slope-br_b1 = 1st Brigade
commander-bp02_reverse_slope-br_b2 = Maj-Gen. Stuart
brigade-bp02_reverse_slope-br_b2 = 2nd Brigade
commander-bp02_reverse_slope-br_b3 = Brig. Sousa
brigade-bp02_reverse_slope-br_b3 = Portuguese
commander-bp02_reverse_slope-br_b4 = Col. Grant
brigade-bp02_reverse_slope-br_b4 = Light cavalry
commander-bp02_reverse_slope-fr_b1 = Gén. Sarrut
brigade-bp02_reverse_slope-fr_b1 = 1st Brigade
commander-bp02_reverse_slope-fr_b2 = Gén. Graindorge
brigade-bp02_reverse_slope-fr_b2 = 2nd Brigade
commander-bp02_reverse_slope-fr_b3 = Gén. Foy
brigade-bp02_reverse_slope-fr_b3 = 3rd Brigade
commander-bp02_reverse_slope-fr_b4 = Gén. Cavrois
brigade-bp02_reverse_slope-fr_b4 = Dragoons

terrain-bp03_burning_village-church = church
terrain-bp03_burning_village-inn = inn
terrain-bp03_burning_village-mill = mill
terrain-bp03_burning_village-barn = barn
terrain-bp03_burning_village-village_road = village road
terrain-bp03_burning_village-garden_w = west gardens
terrain-bp03_burning_village-garden_e = east gardens
terrain-bp03_burning_village-marsh = marsh
terrain-bp03_burning_village-poplars = poplars
terrain-bp03_burning_village-knoll = knoll
objective-bp03_burning_village-obj_church = church
objective-bp03_burning_village-obj_inn = inn
objective-bp03_burning_village-obj_mill = mill
objective-bp03_burning_village-obj_barn = barn
commander-bp03_burning_village-general_a = Gén. Molitor
commander-bp03_burning_village-general_b = FML Vacquant
commander-bp03_burning_village-fr_b1 = Gén. Leguay
brigade-bp03_burning_village-fr_b1 = Village garrison
commander-bp03_burning_village-fr_b2 = Gén. Viviès
brigade-bp03_burning_village-fr_b2 = Reserve brigade
commander-bp03_burning_village-fr_b3 = Gén. Marulaz
brigade-bp03_burning_village-fr_b3 = Light cavalry
commander-bp03_burning_village-at_b1 = GM Weber
brigade-bp03_burning_village-at_b1 = Storm column
commander-bp03_burning_village-at_b2 = GM Henneberg
brigade-bp03_burning_village-at_b2 = Second column
commander-bp03_burning_village-at_b3 = GM Nordmann
brigade-bp03_burning_village-at_b3 = Advance guard
commander-bp03_burning_village-at_b4 = GM Kinmayer
brigade-bp03_burning_village-at_b4 = Cavalry

terrain-bp04_great_redoubt-redoubt = redoubt
terrain-bp04_great_redoubt-rise = rise
terrain-bp04_great_redoubt-ravine = ravine
terrain-bp04_great_redoubt-birch = birch wood
terrain-bp04_great_redoubt-hut = hut
terrain-bp04_great_redoubt-old_road = old road
objective-bp04_great_redoubt-obj_redoubt = redoubt
objective-bp04_great_redoubt-obj_rise_e = east of the rise
objective-bp04_great_redoubt-obj_hut = hut
commander-bp04_great_redoubt-general_b = Gen. Raevsky
commander-bp04_great_redoubt-general_a = Gén. Eugène
commander-bp04_great_redoubt-ru_b1 = Gen. Paskevich
brigade-bp04_great_redoubt-ru_b1 = Redoubt garrison
commander-bp04_great_redoubt-ru_b2 = Gen. Vasilchikov
brigade-bp04_great_redoubt-ru_b2 = Left brigade
commander-bp04_great_redoubt-ru_b3 = Gen. Likhachev
brigade-bp04_great_redoubt-ru_b3 = Right brigade
commander-bp04_great_redoubt-ru_b4 = Gen. Kreutz
brigade-bp04_great_redoubt-ru_b4 = Cavalry
commander-bp04_great_redoubt-fr_b1 = Gén. Bonamy
brigade-bp04_great_redoubt-fr_b1 = Morand
commander-bp04_great_redoubt-fr_b2 = Gén. Gérard
brigade-bp04_great_redoubt-fr_b2 = Gérard
commander-bp04_great_redoubt-fr_b3 = Gén. Broussier
brigade-bp04_great_redoubt-fr_b3 = Broussier
commander-bp04_great_redoubt-fr_b4 = Gén. Caulaincourt
brigade-bp04_great_redoubt-fr_b4 = Cuirassiers
commander-bp04_great_redoubt-fr_b5 = Gén. d’Anthouard
brigade-bp04_great_redoubt-fr_b5 = Grand battery

terrain-bp05_sabres_at_the_ford-river = river
terrain-bp05_sabres_at_the_ford-west_ford = west ford
terrain-bp05_sabres_at_the_ford-east_ford = east ford
terrain-bp05_sabres_at_the_ford-bridge = bridge
terrain-bp05_sabres_at_the_ford-post_road = post road
terrain-bp05_sabres_at_the_ford-north_wood = north wood
terrain-bp05_sabres_at_the_ford-south_wood = south wood
terrain-bp05_sabres_at_the_ford-relay = relay house
terrain-bp05_sabres_at_the_ford-bluff = bluff
objective-bp05_sabres_at_the_ford-obj_bridge = bridge
objective-bp05_sabres_at_the_ford-obj_wford = west ford
objective-bp05_sabres_at_the_ford-obj_eford = east ford
commander-bp05_sabres_at_the_ford-general_a = Gen. Uvarov
commander-bp05_sabres_at_the_ford-general_b = Gén. Latour
commander-bp05_sabres_at_the_ford-ru_b1 = Gen. Pahlen
brigade-bp05_sabres_at_the_ford-ru_b1 = Hussar brigade
commander-bp05_sabres_at_the_ford-ru_b2 = Gen. Duka
brigade-bp05_sabres_at_the_ford-ru_b2 = Cuirassier brigade
commander-bp05_sabres_at_the_ford-ru_b3 = Gen. Roth
brigade-bp05_sabres_at_the_ford-ru_b3 = Jäger brigade
commander-bp05_sabres_at_the_ford-ru_b4 = Ataman Ilovaisky
brigade-bp05_sabres_at_the_ford-ru_b4 = Cossacks
commander-bp05_sabres_at_the_ford-fr_b1 = Gén. Corbineau
brigade-bp05_sabres_at_the_ford-fr_b1 = Light brigade
commander-bp05_sabres_at_the_ford-fr_b2 = Gén. Bordesoulle
brigade-bp05_sabres_at_the_ford-fr_b2 = Heavy brigade
commander-bp05_sabres_at_the_ford-fr_b3 = Gén. Teste
brigade-bp05_sabres_at_the_ford-fr_b3 = Rearguard foot

terrain-bp06_first_morning-north_ridge = north ridge
terrain-bp06_first_morning-south_ridge = south ridge
terrain-bp06_first_morning-run = the run
terrain-bp06_first_morning-herbst_wood = Herbst’s wood
terrain-bp06_first_morning-seminary = seminary
terrain-bp06_first_morning-pike = pike
terrain-bp06_first_morning-cut = railway cut
terrain-bp06_first_morning-farm = farm
objective-bp06_first_morning-obj_north = north ridge
objective-bp06_first_morning-obj_sem = seminary
objective-bp06_first_morning-obj_farm = farm
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
brigade-bp06_first_morning-us_b1 = Gamble (dismounted)
commander-bp06_first_morning-us_b2 = Col. Devin
brigade-bp06_first_morning-us_b2 = Devin (dismounted)
commander-bp06_first_morning-us_b3 = Gen. Meredith
brigade-bp06_first_morning-us_b3 = Black hats
commander-bp06_first_morning-us_b4 = Gen. Cutler
brigade-bp06_first_morning-us_b4 = Cutler

terrain-bp07_sunken_lane-lane = sunken lane
terrain-bp07_sunken_lane-corn = cornfield
terrain-bp07_sunken_lane-fence = rail fence
terrain-bp07_sunken_lane-farmstead = farmstead
terrain-bp07_sunken_lane-piper = Piper farm
terrain-bp07_sunken_lane-farm_lane = farm lane
terrain-bp07_sunken_lane-orchard = orchard
terrain-bp07_sunken_lane-swell = swell
objective-bp07_sunken_lane-obj_lane_w = west of the lane
objective-bp07_sunken_lane-obj_lane_e = east of the lane
objective-bp07_sunken_lane-obj_piper = Piper farm
commander-bp07_sunken_lane-general_a = Gen. French
commander-bp07_sunken_lane-general_b = Gen. D. Hill
commander-bp07_sunken_lane-us_b1 = Gen. Weber
brigade-bp07_sunken_lane-us_b1 = Weber
commander-bp07_sunken_lane-us_b2 = Col. Morris
brigade-bp07_sunken_lane-us_b2 = Morris (raw)
commander-bp07_sunken_lane-us_b3 = Gen. Kimball
brigade-bp07_sunken_lane-us_b3 = Kimball
commander-bp07_sunken_lane-us_b4 = Gen. Meagher
brigade-bp07_sunken_lane-us_b4 = Irish brigade
commander-bp07_sunken_lane-cs_b1 = Gen. Rodes
brigade-bp07_sunken_lane-cs_b1 = Rodes
commander-bp07_sunken_lane-cs_b2 = Gen. Anderson
brigade-bp07_sunken_lane-cs_b2 = Anderson
commander-bp07_sunken_lane-cs_b3 = Gen. Wright
brigade-bp07_sunken_lane-cs_b3 = Wright

terrain-bp08_stone_bridge-creek = creek
terrain-bp08_stone_bridge-bridge = stone bridge
terrain-bp08_stone_bridge-snavely = Snavely’s ford
terrain-bp08_stone_bridge-upper = upper ford
terrain-bp08_stone_bridge-bluff = bluff
terrain-bp08_stone_bridge-quarry = quarry
terrain-bp08_stone_bridge-road = bridge road
terrain-bp08_stone_bridge-oaks = oaks
terrain-bp08_stone_bridge-plough = ploughed field
terrain-bp08_stone_bridge-otto = Otto farm
objective-bp08_stone_bridge-obj_bridgehead = bridgehead
objective-bp08_stone_bridge-obj_bluff = bluff
objective-bp08_stone_bridge-obj_otto = Otto farm
commander-bp08_stone_bridge-general_a = Gen. Sturgis
commander-bp08_stone_bridge-general_b = Gen. Toombs
commander-bp08_stone_bridge-us_b1 = Gen. Ferrero
brigade-bp08_stone_bridge-us_b1 = Ferrero
commander-bp08_stone_bridge-us_b2 = Gen. Nagle
brigade-bp08_stone_bridge-us_b2 = Nagle
commander-bp08_stone_bridge-us_b3 = Gen. Rodman
brigade-bp08_stone_bridge-us_b3 = Rodman
commander-bp08_stone_bridge-us_b4 = Maj. Durell
brigade-bp08_stone_bridge-us_b4 = Guns
commander-bp08_stone_bridge-cs_b1 = Col. Benning
brigade-bp08_stone_bridge-cs_b1 = Bluff garrison
commander-bp08_stone_bridge-cs_b2 = Col. Walker
brigade-bp08_stone_bridge-cs_b2 = Ford pickets
commander-bp08_stone_bridge-cs_b3 = Gen. Jenkins
brigade-bp08_stone_bridge-cs_b3 = Reserve

## Sides

roster-general = General,
roster-commander = Commander,
objective-open_field-west = western ground
objective-open_field-centre = centre
objective-open_field-east = eastern ground
objective-drawn_field-west = western ground
objective-drawn_field-centre = centre
objective-drawn_field-east = eastern ground
option-ground = Number of the ground
option-ground-text = The same number draws the same woods, hills and houses.
side-a = Side A
side-b = Side B
side-france = French
side-britain = British
side-austria = Austrians
side-russia = Russians
side-union = Federals
side-confederacy = Confederates
seat-a = the troops of side A
seat-b = the troops of side B
seat-france = the French
seat-britain = the British
seat-austria = the Austrians
seat-russia = the Russians
seat-union = the Federals
seat-confederacy = the Confederates

# Who acts and whose it is, at the beginning of a sentence and within it.
Actor = { $actor_id ->
    [france] The French
    [britain] The British
    [austria] The Austrians
    [russia] The Russians
    [union] The Federals
    [confederacy] The Confederates
    [a] The troops of side A
   *[b] The troops of side B
}
Side = { $side_id ->
    [france] The French
    [britain] The British
    [austria] The Austrians
    [russia] The Russians
    [union] The Federals
    [confederacy] The Confederates
    [a] The troops of side A
   *[b] The troops of side B
}
side = { $side_id ->
    [france] the French
    [britain] the British
    [austria] the Austrians
    [russia] the Russians
    [union] the Federals
    [confederacy] the Confederates
    [a] the troops of side A
   *[b] the troops of side B
}
of-side = { $side_id ->
    [france] of the French
    [britain] of the British
    [austria] of the Austrians
    [russia] of the Russians
    [union] of the Federals
    [confederacy] of the Confederates
    [a] of the troops of side A
   *[b] of the troops of side B
}

## Types, badges, markers, tracks

unit-general = general
unit-commander = commander
unit-infantry = infantry
unit-cavalry = cavalry
unit-artillery = artillery
type-infantry = infantry
type-cavalry = cavalry
type-artillery = artillery
type-wagon = wagon
type-general = general
type-commander = brigade commander
formation-companies = column of companies
formation-four_deep = line four deep
formation-deep_cavalry = deep cavalry
formation-lying = lying down
badge-disordered = Disordered
badge-shaken = Shaken
badge-engaged = engaged
badge-ordered = ordered this turn
badge-shot = has fired
badge-loose = skirmishers
line-fire = Fire
line-charge = Charge
line-support = Support
marker-objective = objective
terrain-objective = objective
track-turns = Turns
track-points = Points held
track-broken = Brigades broken
track-lost = Units lost
phase-start = start of the turn
phase-initiative = initiative
phase-orders = orders
phase-charge = charges
phase-commanders = commanders
phase-shooting = shooting
phase-combat = hand-to-hand
phase-end = end of the turn

## What is chosen

deed-orders = order
deed-follow_me = Follow me!
deed-rally = Rally
deed-finish = no more orders
gait-move = move
gait-form = change formation
gait-charge = charge
gait-enter = enter a building
gait-leave = leave the building
gait-mount = mount or dismount
anchor-centre = the centre stays
anchor-front = the front edge stays
anchor-left = turned to the left
anchor-right = turned to the right
anchor-about = turned about
answer-yes = yes
answer-no = no
answer-hold = hold
answer-fire = fire
answer-counter = counter-charge
answer-evade = evade
answer-face = turn to face
answer-fire_and_counter = fire and counter-charge
answer-pass = let it pass
answer-stay = stay
answer-reform = reform
answer-fall_back = fall back
answer-sweep = sweeping advance
answer-charge = sweeping charge
answer-occupy = occupy the building
answer-rejoin = rejoin the fight
face-front = front
face-right = right
face-rear = rear
face-left = left
face-round = all round
face-side1 = side 1
face-side2 = side 2
face-side3 = side 3
face-side4 = side 4
face-side5 = side 5
face-side6 = side 6
face-side7 = side 7
face-side8 = side 8
face-side9 = side 9
face-side10 = side 10
face-side11 = side 11
face-side12 = side 12
when-start = before the move
when-end = after the move
load-shot = solid shot
load-shell = shrapnel

## Counting

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
    [one] { $number } die
   *[other] { $number } dice
}
sum-hit = { signed } to hit
sum-save = { signed } to save
sum-test = { signed } on the test
sum-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sum-same = { signed }
tally-casualties = Casualties { of-side }
tally-shaken = Units Shaken { of-side }
tally-disordered = Units Disordered { of-side }
tally-lost = Units lost { of-side }
tally-fought = Units that fight hand to hand { of-side }

## What is asked

ask-first = Who goes first? What do the two dice show?
ask-station = { Actor }: which commander is placed anew, and where?
ask-deploy = { Actor }: which unit is placed anew, and where?
ask-reserve = { Actor }: which reserve comes in, and where?
ask-post = { Actor }: where does { $piece3 } stand, near { $piece2 }?
ask-recover = Does it recover ({ $piece })? What does the die show?
ask-initiate = { Actor }: which unit acts on its own initiative?
ask-leg = { Actor }: what next for { $piece }?
ask-order = { Actor }: which commander gives an order?
ask-brief = { $number ->
    [0] { Actor }: which unit does { $piece2 } order?
   *[other] { Actor }: another unit under the same order, or is it given? ({ $piece2 })
}
ask-command = { $piece } needs { $number } or less: what do the dice show?
ask-again = { Actor }: does { $piece } roll again?
ask-blunder = A blunder of { $piece }: what does the die show?
ask-uncontrolled = How far does the uncontrolled charge go? What does the die show?
ask-respond = { Actor }: a charge of { $piece }; what is the response of { $piece2 }?
ask-square = Is the square formed ({ $piece2 })? What do the dice show?
ask-traverse = { Actor }: a target crosses the front of { $piece } ({ $piece2 }): fire, or let it pass?
ask-ride = { Actor }: which commander moves, and where?
ask-hearten = { Actor }: which brave unit tries to find its heart again?
ask-brave = Does it find its heart again ({ $piece })? What does the die show?
ask-shoot = { Actor }: who shoots, and at whom?
ask-fire = Fire of { $piece } at { $piece2 }, hits on { $number2 } or more: what do the dice show?
ask-refire = Rolled again for { $piece }, hits on { $number2 } or more: what do the dice show?
ask-save = Saves of { $piece } on { $number2 } or more: what do the dice show?
ask-resave = A save of { $piece } again, on { $number } or more: what does the die show?
ask-reroll = { Actor }: are dice rolled again for { $piece }?
ask-test = { Actor }: which unit tests first?
ask-break = A break test ({ $piece }): what do the dice show?
ask-fight = { Actor }: which combat is fought next?
ask-allocate = { Actor }: how many of the { $number2 } dice of { $piece2 } go to which enemy?
ask-support = { Actor }: who is supported by { $piece2 }?
ask-strike = Blows of { $piece } at { $piece2 }, hits on { $number2 } or more: what do the dice show?
ask-restrike = Blows of { $piece } again, hits on { $number2 } or more: what do the dice show?
ask-weight = The weight of the heavy cavalry: what does the die show?
ask-fresh = The mettle of raw men ({ $piece }): what does the die show?
ask-stamina = The Stamina of untested men ({ $piece }): what does the die show?
ask-fate = Is { $piece } hit? What do the dice show?
ask-after = { Actor }: what follows the victory of { $piece }?

## The answers that a forecast takes for granted

verb-station = placing of commanders
verb-deploy = deployment
verb-reserve = reserves
verb-post = commanders of reserves
verb-initiate = initiative moves
verb-leg = routes
verb-order = orders
verb-brief = units ordered
verb-again = the general’s re-roll
verb-respond = responses to charges
verb-traverse = traversing fire
verb-ride = moves of commanders
verb-hearten = brave units
verb-shoot = shots
verb-reroll = re-rolls
verb-test = order of the tests
verb-fight = order of the combats
verb-allocate = dice shared out
verb-support = supports
verb-after = what victors do

## What the button for choosing nothing says

pass-station = Ready
pass-deploy = Ready
pass-reserve = Wait
pass-post = Stay
pass-initiate = No more initiative moves
pass-leg = The route is complete
pass-order = No more orders
pass-brief = Give the order
pass-ride = No more commanders move
pass-hearten = No more
pass-shoot = Cease fire

## What is done

do-first = The dice for the first turn: { $die } and { $die2 }.
do-station = { $given ->
    [4] Placed anew at { $way }, with { $piece2 }: { $piece }.
   *[other] Placed anew at { $way }: { $piece }.
}
do-station-pass = { Actor } have their commanders in place.
do-deploy = Placed anew at { $way } ({ $formation }): { $piece }.
do-deploy-pass = { Actor } are ready.
do-reserve = From the reserve to { $way }: { $piece }.
do-reserve-pass = { Actor } keep their other reserves off the table.
do-post = Beside his men, at { $way }: { $piece }.
do-post-pass = He stays where he is: { $piece3 }.
do-recover = Recovery from disorder, { $die }: { $piece }.
do-initiate = On its own initiative: { $piece }.
do-initiate-pass = { Actor } make no more initiative moves.
do-leg = { $gait_id ->
    [move] Route of { $piece }: to { $way }.
    [form] Route of { $piece }: { $formation }, { $anchor }.
    [charge] Route of { $piece2 }: a charge at { $piece }{ $given ->
        [3] , { $length } from the middle of its side
       *[other] { "" }
    }.
    [enter] Route of { $piece }: into the building ({ $feature }).
    [leave] Route of { $piece }: out of the building to { $way } ({ $formation }).
   *[mount] { $stops ->
        [0] Route of { $piece }: it mounts or dismounts.
       *[other] Route of { $piece }: to { $way }, and it mounts or dismounts ({ $when }).
    }
}
do-leg-pass = The route is complete: { $piece }.
do-order = { $deed_id ->
    [orders] An order of { $piece }.
    [follow_me] “Follow me!”, says { $piece }.
    [rally] { $piece } tries to rally his men.
   *[finish] No more orders from { $piece }.
}
do-order-pass = { Actor } give no more orders.
do-brief = Under this order: { $piece }.
do-brief-pass = The order is given. ({ $piece2 })
do-command = Command roll of { $piece }: { $die } and { $die2 }.
do-again = { $answer_id ->
    [yes] { Actor } have the roll made again: { $piece }.
   *[no] { Actor } let the roll stand: { $piece }.
}
do-blunder = The blunder of { $piece }: { $die }.
do-uncontrolled = The uncontrolled charge: { $die }.
do-respond = { $answer_id ->
    [fire] Closing fire at { $piece }: { $piece2 }.
    [counter] A counter-charge at { $piece }: { $piece2 }.
    [evade] Evading by { $length }, then facing { $bearing }: { $piece2 }.
    [face] It turns to face the charge: { $piece2 }.
    [fire_and_counter] Fire and a counter-charge at { $piece }: { $piece2 }.
   *[hold] It holds: { $piece2 }.
}
do-square = Forming square, { $die } and { $die2 }: { $piece2 }.
do-traverse = { $answer_id ->
    [fire] Traversing fire of { $piece } at { $piece2 }.
   *[pass] Let past by { $piece }: { $piece2 }.
}
do-ride = { $given ->
    [4] { $piece } rides to { $way } and joins { $piece2 }.
   *[other] { $piece } rides to { $way }.
}
do-ride-pass = { Actor } move no more commanders.
do-hearten = It tries to find its heart again: { $piece }.
do-hearten-pass = No other unit tries.
do-brave = Courage, { $die }: { $piece }.
do-shoot = { $load_id ->
    [shell] Shrapnel of { $piece } at { $piece2 }.
   *[other] { $given ->
        [3] Fire of { $piece } ({ $face }) at { $piece2 }.
        [4] Fire of { $piece }, turned to { $bearing }, at { $piece2 }.
       *[other] Fire of { $piece } at { $piece2 }.
    }
}
do-shoot-pass = { Actor } cease fire.
do-fire = The shots of { $piece } at { $piece2 }: { $die }.
do-refire = Rolled again by { $piece }: { $die }.
do-save = The saves of { $piece }: { $die }.
do-resave = A save of { $piece } again: { $die }.
do-reroll = { $answer_id ->
    [yes] { Actor } roll again: { $piece }.
   *[no] { Actor } let the dice lie: { $piece }.
}
do-test = It tests first: { $piece }.
do-break = The break test of { $piece }: { $die } and { $die2 }.
do-fight = The next combat: { $piece }.
do-allocate = { $number ->
    [one] { $number } die of { $piece2 } for { $piece }.
   *[other] { $number } dice of { $piece2 } for { $piece }.
}
do-support = In support of { $piece }: { $piece2 }.
do-strike = The blows of { $piece } at { $piece2 }: { $die }.
do-restrike = Struck again by { $piece }: { $die }.
do-weight = The weight of the heavy cavalry { of-side }: { $die }.
do-fresh = The mettle of raw men, { $die }: { $piece }.
do-stamina = The Stamina of untested men, { $die }: { $piece }.
do-fate = The fate of { $piece }: { $die } and { $die2 }.
do-after = { $answer_id ->
    [reform] It reforms ({ $formation }): { $piece }.
    [fall_back] { $stops ->
        [0] It falls back: { $piece }.
       *[other] It falls back to { $way }: { $piece }.
    }
    [sweep] { $stops ->
        [0] A sweeping advance: { $piece }.
       *[other] A sweeping advance to { $way }: { $piece }.
    }
    [charge] A sweeping charge at { $piece }: { $piece2 }.
    [occupy] It occupies the building: { $piece }.
    [rejoin] Back into the fight against { $piece }: { $piece2 }.
   *[stay] It stays where it is: { $piece }.
}

## What the rules say

note-BP-over-3 = Turn { $number }: { side } are to move.
note-BP-over-8 = { Side } go first.
note-BP-over-9 = The battle ends in turn { $number }.
note-BP-over-11 = The heavy cavalry { of-side } weighs { $number }.
note-BP-seq-3 =
    .refusal = The orders of one commander are completed before the next speaks: not { $piece } now.
note-BP-seq-4 =
    .refusal = The general moves after the brigade commanders: not { $piece } now.
note-BP-seq-8 = A sweeping charge is fought in this same phase: { $piece }.
note-BP-seq-10 =
    .refusal = Initiative or one order, never both: { $piece }.
note-BP-geo-6 =
    .refusal = Outside the fire arc of { $piece }: { $piece2 }.
    .short = outside the arc
note-BP-geo-10 =
    .refusal = From this side of the building no fire reaches { $piece2 }: { $piece }.
    .short = outside the arc
note-BP-geo-13 =
    .refusal = The place is taken by { $piece2 }: two units do not overlap. ({ $piece })
note-BP-geo-15 =
    .refusal = This is off the table: { $piece }.
note-BP-form-1 =
    .refusal = Not a formation for { $piece }: { $formation }.
note-BP-form-2 =
    .refusal = Only units with “Skirmish” take this formation anywhere: not { $piece }.
note-BP-form-3 =
    .refusal = In skirmish order only at woods or rough ground: { $piece }.
note-BP-form-4 =
    .refusal = No mixed formation for { $piece }.
note-BP-form-5 =
    .refusal = No square for { $piece }.
note-BP-form-6 =
    .refusal = In attack column only beside a building: { $piece }.
note-BP-form-7 =
    .refusal = Too few men for this formation ({ $formation }): { $piece }.
note-BP-form-8 = New formation: { $piece }, { $formation }.
    .refusal = That is its formation already ({ $formation }): { $piece }.
note-BP-form-9 =
    .refusal = After a change the centre or the front edge stays where it was, or the unit turns about its centre: { $piece }.
note-BP-form-10 =
    .refusal = Engaged, no change of formation: { $piece }.
note-BP-form-16 =
    .refusal = A march column does not shoot: { $piece }.
    .short = in march column
note-BP-form-18 =
    .refusal = Limbered guns do not shoot: { $piece }.
    .short = limbered
note-BP-form-22 =
    .refusal = No charge in this formation ({ $formation }): { $piece }.
note-BP-form-11 =
    .term = in attack column
    .sum = dice
    .base = yes
note-BP-form-12 =
    .term = in mixed formation
    .sum = dice
    .base = yes
note-BP-form-14 =
    .term = from the side of a square
    .sum = dice
    .base = yes
note-BP-form-15 =
    .term = on the sides of a square
    .sum = dice
    .base = yes
note-BP-form-17 =
    .term = in march column
    .sum = dice
    .base = yes
note-BP-form-21 =
    .term = of the unit
    .sum = dice
    .base = yes
note-BP-cmd-1 =
    .refusal = { $piece } has nobody who could be ordered so.
note-BP-cmd-3 =
    .term = staff rating
    .sum = rating
    .base = yes
note-BP-cmd-4 = { $number } against a rating of { $number2 }. ({ $piece })
note-BP-cmd-5 = { $number ->
    [one] The order succeeds: { $number } move.
   *[other] The order succeeds: { $number } moves.
}
note-BP-cmd-7 =
    .term = by the distance to the commander
    .sum = rating
note-BP-cmd-9 =
    .term = for an enemy near
    .sum = rating
note-BP-cmd-11 =
    .term = for attack column
    .sum = rating
note-BP-cmd-12 =
    .term = in column of march
    .sum = rating
note-BP-cmd-13 =
    .term = in column on a road
    .sum = rating
note-BP-cmd-16 =
    .term = to stay between 5 and 10
    .sum = rating
note-BP-cmd-32 =
    .term = by the distance of the farthest unit
    .sum = rating
note-BP-cmd-33 =
    .term = for an enemy near the group
    .sum = rating
note-BP-spec-2 =
    .term = for being reliable
    .sum = rating
note-BP-spec-4 =
    .term = for the pas de charge
    .sum = rating
note-BP-spec-5 =
    .term = for marauders
    .sum = rating
note-BP-opt-2 =
    .term = for being aggressive
    .sum = rating
note-BP-opt-7 =
    .term = for being timid
    .sum = rating
note-BP-cmd-17 = Unreliable, it does not move: { $piece }.
note-BP-cmd-18 = The order fails; no more orders from { $piece } this turn.
    .refusal = { $piece } gives no more orders this turn.
note-BP-cmd-20 =
    .refusal = The general gives no orders himself: { $piece }.
note-BP-cmd-21 =
    .refusal = One order a turn, and { $piece } had one.
note-BP-cmd-22 =
    .refusal = Not to be chosen here: { $piece }.
note-BP-cmd-23 =
    .refusal = Disordered, no order and no initiative: { $piece }.
note-BP-cmd-24 =
    .refusal = Engaged, not free to move: { $piece }.
note-BP-cmd-25 = A march column, it makes a free move: { $piece }.
note-BP-cmd-26 = Limbered, it makes a free move: { $piece }.
note-BP-cmd-27 = A square, it makes one move: { $piece }.
note-BP-cmd-28 =
    .refusal = A square makes one move a turn, and not a change of formation after it: { $piece }.
note-BP-cmd-29 = No free move is a charge: { $piece }.
note-BP-cmd-30 = This order gives no free move: { $piece }.
note-BP-cmd-31 =
    .refusal = Too far from the others of the group: { $piece }.
note-BP-cmd-36 =
    .refusal = One order for all: { $piece } must do the same in the same direction.
note-BP-cmd-37 = The general has { $piece } roll again.
    .refusal = Yes or no: does the general have { $piece } roll again?
note-BP-cmd-38 = The commander at their head: { $piece }.
    .refusal = “Follow me!” is for one unit, within { $length2 } of the commander: { $piece }, { $length } away.
note-BP-cmd-40 =
    .refusal = One unit is rallied, within { $length2 } of the commander: { $piece }, { $length } away.
note-BP-cmd-41 = A casualty returns to the ranks of { $piece }; left: { $number }.
note-BP-cmd-43 =
    .refusal = Fewer than two casualties, nothing to rally: { $piece }.
note-BP-cmd-44 =
    .refusal = The brigade is broken, no rally: { $piece }.
note-BP-order-1 =
    .refusal = An order needs a route of one to three legs: { $piece }.
note-BP-order-4 =
    .refusal = A charge is the last leg: { $piece }.
note-BP-order-5 = This leg is no longer possible: { $piece }.
note-BP-order-6 = The way is no longer free, a halt short of the goal: { $piece }.
note-BP-order-8 =
    .refusal = No leg is open to { $piece }.
note-BP-order-9 = { $number ->
    [0] An order to move.
    [1] An order to withdraw.
    [2] An order to change formation.
    [3] An order to charge.
   *[4] An order to rally.
}
note-BP-init-1 =
    .refusal = No enemy was near enough when the phase began: { $piece }.
note-BP-init-3 =
    .refusal = In reserve nobody takes the initiative: { $piece }.
note-BP-prox-1 =
    .refusal = So near an enemy it does not slide sideways: { $length } of { $length2 }. ({ $piece })
note-BP-blund-1 = A double six: a blunder! ({ $piece })
note-BP-blund-3 = { $number ->
    [1] Two moves to the rear.
    [2] One move to the rear.
    [3] A charge, or one move, to the left.
    [4] A charge, or one move, to the right.
    [5] A charge, or one move, forward.
   *[6] An uncontrolled charge.
}
note-BP-blund-4 = To the rear by mistake: { $piece }.
note-BP-blund-5 = By mistake, a charge: { $piece } against { $piece2 }.
note-BP-blund-6 = { $number2 ->
    [one] { $number2 } move.
   *[other] { $number2 } moves.
}
note-BP-blund-7 = Nobody to charge, it only moves: { $piece }.
note-BP-blund-8 = Out of control, a charge: { $piece } against { $piece2 }.
note-BP-blund-9 = No way to the rear, it stays: { $piece }.
note-BP-move-5 =
    .refusal = By hand guns move once a turn: { $piece }.
note-BP-move-6 =
    .refusal = Too far on foot: { $length } of { $length2 }. ({ $piece })
note-BP-move-7 =
    .refusal = Too far to ride: { $length } of { $length2 }. ({ $piece })
note-BP-move-8 =
    .refusal = A move has one to four steps, not { $number }: { $piece }.
note-BP-move-10 =
    .refusal = In column a unit turns by 90 degrees at most, not { $bearing }: { $piece }.
note-BP-move-12 = About turn: { $piece }.
note-BP-move-13 = Moved by { $piece }: { $length } of { $length2 }.
    .refusal = Too far: { $length } of { $length2 }. ({ $piece })
note-BP-move-15 =
    .refusal = Too near { $piece2 }: { $length }, and { $length2 } must stay. ({ $piece })
note-BP-move-18 = Arrived: { $piece }.
    .refusal = A reserve enters with its rear on its stretch of the table edge: { $piece }.
note-BP-move-19 = The reserves { of-side } wait.
note-BP-int-1 =
    .refusal = Not to be passed through: { $piece2 }. ({ $piece })
note-BP-int-3 = Friends burst through, Disordered: { $piece }.
note-BP-terr-1 = Woods slow { $piece }: { $feature }.
    .refusal = Into woods only in skirmish order ({ $feature }): { $piece }.
note-BP-terr-2 = Rough ground slows { $piece }: { $feature }.
    .refusal = Rough ground is closed to it ({ $feature }): { $piece }.
note-BP-terr-4 =
    .refusal = Guns and wagons go there only along a road ({ $feature }): { $piece }.
note-BP-terr-6 = An obstacle to cross ({ $feature }): { $piece }.
note-BP-terr-12 = Through the ford ({ $feature }): { $piece }.
    .refusal = The ford is closed to it ({ $feature }): { $piece }.
note-BP-terr-13 =
    .refusal = Not in this formation over the bridge ({ $feature }): { $piece }.
note-BP-terr-22 =
    .refusal = The river is crossed only at a ford or a bridge ({ $feature }): { $piece }.
note-BP-bld-1 =
    .refusal = Only infantry enters, and only a building ({ $feature }): { $piece }.
note-BP-bld-3 =
    .refusal = Full or too small ({ $feature }): { $piece }.
note-BP-bld-10 =
    .refusal = Nobody moves through a building ({ $feature }): { $piece }.
note-BP-chg-1 = A charge: { $piece } against { $piece2 }.
note-BP-chg-2 =
    .refusal = Shaken (casualties { $number }, Stamina { $number2 }), no charge: { $piece }.
note-BP-chg-3 =
    .refusal = Disordered, no charge: { $piece }.
note-BP-chg-4 =
    .refusal = Unseen by { $piece }: { $piece2 }, { $length } away, farther than { $length2 }.
note-BP-chg-5 = The face charged: { $face }. ({ $piece })
note-BP-chg-6 =
    .refusal = Skirmishers do not charge formed enemies from the front: { $piece }, { $piece2 }.
note-BP-chg-7 =
    .refusal = That face has its charger already ({ $piece2 }): one for each. ({ $piece })
note-BP-chg-8 = Two small units share the face: { $piece }, { $piece2 }.
note-BP-chg-9 = Contact: { $piece }, { $piece2 }.
note-BP-chg-11 = The charge goes { $length } of { $length2 }. ({ $piece })
    .refusal = Too far to charge: { $length } of { $length2 }. ({ $piece })
note-BP-chg-12 =
    .refusal = In the way of the charge: { $piece2 }. ({ $piece })
note-BP-chg-13 = Engaged as well: { $piece2 }.
note-BP-chg-14 = Too few moves to reach the enemy: { $piece }.
note-BP-chg-15 = It stops { $length } short of { $piece2 }: { $piece }.
    .refusal = Before a charge that stopped short one only holds or fires: { $piece2 }.
note-BP-chg-18 = { $number ->
    [0] Caught alone, lost: { $piece }.
   *[1] The enemy comes near; with the nearest unit: { $piece }.
}
note-BP-chg-19 =
    .refusal = Slid too far along the face: { $length } of { $length2 }. ({ $piece })
note-BP-chg-21 = The target is gone, the charge goes on: { $piece }.
note-BP-resp-1 =
    .refusal = Not a response to a charge: { $piece }.
note-BP-resp-2 = Charged there ({ $face }), it can only hold: { $piece }.
    .refusal = Only a charge on the front is answered so ({ $face }): { $piece }.
note-BP-resp-4 =
    .refusal = Only infantry and deployed guns give closing fire: not { $piece }.
note-BP-resp-5 =
    .refusal = No closing fire from this formation ({ $formation }): { $piece }.
note-BP-resp-6 =
    .refusal = It has fired in reaction this turn: { $piece }.
note-BP-resp-7 = Engaged, it cannot respond: { $piece }.
    .refusal = Engaged, it cannot respond: { $piece }.
note-BP-resp-10 = The charge does not go home: { $piece }.
note-BP-resp-11 = Disordered by the fire, it charges on: { $piece }.
note-BP-resp-12 =
    .refusal = Only steady cavalry charged on its front counter-charges: not { $piece }.
note-BP-resp-14 =
    .refusal = No evading before { $piece2 }: skirmishers do it, and cavalry before infantry. ({ $piece })
note-BP-resp-15 = The charger goes { $length } of { $length2 }. ({ $piece })
note-BP-resp-16 =
    .refusal = Disordered: it neither evades nor turns to face. ({ $piece })
note-BP-resp-17 =
    .refusal = Only steady cavalry charged in flank or rear turns to face: not { $piece }.
note-BP-resp-18 = Cavalry! It must form square: { $piece }.
note-BP-resp-19 =
    .refusal = Fire, or let it pass: { $piece }.
note-BP-resp-21 = Fire at { $length }, as { $piece2 } crosses the front. ({ $piece })
note-BP-resp-22 = They meet halfway: { $piece }, { $piece2 }.
note-BP-resp-24 = Fallen back by { $length }: { $piece }.
    .refusal = It does not evade that far ({ $length }), or not to there: { $piece }.
note-BP-resp-25 = Caught in flight: { $piece }.
note-BP-los-4 =
    .refusal = Unseen by { $piece }: { $piece2 }.
    .short = unseen
note-BP-los-5 = Partly visible: { $piece2 }.
note-BP-los-12 =
    .refusal = Engaged in hand-to-hand, no target: { $piece }.
    .short = in a combat
note-BP-shoot-1 =
    .refusal = Nothing to shoot with now: { $piece }.
    .short = no dice
note-BP-shoot-3 =
    .refusal = After two moves guns do not shoot: { $piece }.
    .short = has moved
note-BP-shoot-4 =
    .refusal = Out of range: { $length } of { $length2 }. ({ $piece })
    .line = At { $length }, with a reach of { $length2 }. ({ $piece })
    .short = { $length }
note-BP-shoot-5 = Range { $length }.
    .short = { $length }
note-BP-shoot-6 =
    .refusal = So near, { $piece2 } must be the target of { $piece }.
    .short = another is nearer
note-BP-shoot-7 =
    .refusal = A unit fires to its front, a square or a garrison from its sides ({ $face }): { $piece }.
note-BP-shoot-8 = { $number2 ->
    [0] No hit, on { $number } or more.
    [one] { $number2 } hit, on { $number } or more.
   *[other] { $number2 } hits, on { $number } or more.
}
note-BP-shoot-10 =
    .term = with guns at a column or square
    .sum = hit
note-BP-shoot-11 =
    .term = at close range or as skirmishers
    .sum = hit
note-BP-shoot-13 =
    .term = for being Shaken or Disordered
    .sum = hit
note-BP-shoot-14 =
    .term = at a poor target
    .sum = hit
note-BP-shoot-15 =
    .term = beyond half range
    .sum = hit
note-BP-shoot-16 =
    .term = over units
    .sum = hit
note-BP-h2h-7 =
    .term = by the charge
    .sum = hit
note-BP-h2h-8 =
    .term = for winning the last round
    .sum = hit
note-BP-h2h-9 =
    .term = for being Shaken or Disordered
    .sum = hit
note-BP-h2h-10 =
    .term = as skirmishers
    .sum = hit
note-BP-h2h-11 =
    .term = while engaged in flank or rear
    .sum = hit
note-BP-shoot-18 = A target in cover ({ $cover }): { $piece }.
note-BP-shoot-20 =
    .term = of the guns at this range
    .sum = dice
    .base = yes
note-BP-shoot-22 =
    .term = in enfilade
    .sum = dice
note-BP-shoot-23 =
    .term = in enfilade
    .sum = dice
note-BP-shoot-24 = In enfilade: { $piece2 }.
note-BP-shoot-25 =
    .term = from the side of a building
    .sum = dice
    .base = yes
note-BP-shoot-26 =
    .refusal = All its shots are fired: { $piece }.
note-BP-shoot-28 = A natural six, Disordered: { $piece }.
note-BP-shoot-30 =
    .refusal = It has fired in this phase: { $piece }.
    .short = has fired
note-BP-shoot-31 = Over the heads of others: { $piece }.
note-BP-save-1 = { $number2 ->
    [0] No hit is saved, on { $number } or more. ({ $piece })
    [one] { $number2 } hit is saved, on { $number } or more. ({ $piece })
   *[other] { $number2 } hits are saved, on { $number } or more. ({ $piece })
}
note-BP-save-2 =
    .term = in attack column
    .sum = save
note-BP-save-3 =
    .term = in light cover
    .sum = save
note-BP-save-4 =
    .term = in heavy cover
    .sum = save
note-BP-save-5 =
    .term = in march column
    .sum = save
note-BP-save-6 =
    .term = from artillery at long range
    .sum = save
note-BP-save-7 =
    .term = from artillery at close or medium range
    .sum = save
note-BP-spec-18 =
    .term = from lancers
    .sum = save
note-BP-save-8 = No save is possible: { $piece }.
note-BP-cas-1 = Casualties of { $piece }: { $number }, { $number2 } in all.
note-BP-cas-2 = Shaken (casualties { $number }, Stamina { $number2 }): { $piece }.
note-BP-cas-5 = Losses beyond Stamina are forgotten ({ $number }): { $piece }.
note-BP-cas-7 = Shaken and off the table, lost: { $piece }.
note-BP-cas-8 =
    .refusal = Shaken, it keeps { $length } from the enemy: { $piece }.
note-BP-dis-2 = Disordered: { $piece }.
note-BP-dis-3 = In order again: { $piece }.
note-BP-break-1 = Too many losses under fire, test A: { $piece }.
note-BP-break-2 = Closing fire tells, test B: { $piece }.
note-BP-break-4 = The combat is lost, test C: { $piece }.
note-BP-break-6 = Shaken after a draw, test D: { $piece }.
note-BP-break-7 = Its friends have broken, test E: { $piece }.
note-BP-break-9 =
    .term = for losses beyond Stamina
    .sum = test
note-BP-break-10 =
    .term = for disorder
    .sum = test
note-BP-break-11 =
    .term = for losses by artillery
    .sum = test
note-BP-break-12 = In all { $number }: { $piece }.
note-BP-break-13 = In all { $number }: { $piece }.
note-BP-break-14 = In all { $number }: { $piece }.
note-BP-break-15 = In all { $number }: { $piece }.
note-BP-break-16 = In all { $number }: { $piece }.
note-BP-break-17 = In all { $number }: { $piece }.
note-BP-break-20 = It breaks and leaves the table: { $piece }.
note-BP-break-21 = It holds: { $piece }.
note-BP-break-22 = It retires: { $piece }.
note-BP-break-23 = It retires in disorder, two moves: { $piece }.
note-BP-break-24 = With no way back, it breaks: { $piece }.
note-BP-ret-3 = Gone back by { $length }: { $piece }.
note-BP-ret-5 = Disordered by the retreat: { $piece }.
note-BP-ret-6 = Driven off the table: { $piece }.
note-BP-ret-7 = The square becomes a Disordered line: { $piece }.
note-BP-ret-8 = Out of the building ({ $formation }): { $piece }.
note-BP-h2h-1 = Combat: { $piece }, { $piece2 }.
    .refusal = No combat to fight there: { $piece }.
note-BP-h2h-2 = { $number ->
    [one] To strike with: { $number } die. ({ $piece })
   *[other] To strike with: { $number } dice. ({ $piece })
}
note-BP-form-19 =
    .term = for limbered guns
    .sum = dice
    .base = yes
note-BP-h2h-3 =
    .refusal = Each enemy has its dice, here { $number } to { $number2 }: { $piece }.
note-BP-h2h-4 =
    .term = on its sides
    .sum = dice
    .base = yes
note-BP-h2h-5 = { $number2 ->
    [0] No hit, on { $number } or more.
    [one] { $number2 } hit, on { $number } or more.
   *[other] { $number2 } hits, on { $number } or more.
}
note-BP-h2h-15 =
    .term = by casualties caused
    .sum = score
    .base = yes
note-BP-h2h-16 =
    .term = by closing fire
    .sum = score
note-BP-h2h-17 =
    .term = by rear support
    .sum = score
note-BP-h2h-18 =
    .term = by flank support
    .sum = score
note-BP-h2h-19 =
    .term = by a square against cavalry
    .sum = score
note-BP-h2h-20 =
    .term = by the building
    .sum = score
note-BP-spec-16 =
    .term = by heavy cavalry
    .sum = score
note-BP-spec-17 =
    .term = by heavy cavalry
    .sum = score
note-BP-h2h-21 = The result of the combat: { $side } { $number }, { $side2 } { $number2 }.
note-BP-h2h-25 = After the draw the cavalry draws off: { $piece }.
note-BP-h2h-26 = After the draw it stays in the fight: { $piece }.
note-BP-h2h-27 = The fight goes on next turn: { $piece }.
note-BP-h2h-29 =
    .refusal = Engaged, it does not shoot: { $piece }.
    .short = engaged
note-BP-h2h-31 = Nothing to strike with: { $piece }.
    .term = for wagons
    .sum = dice
    .base = yes
note-BP-sup-1 = In support of { $piece2 }: { $piece }.
note-BP-sup-5 =
    .refusal = No support of { $piece } for { $piece2 }.
note-BP-post-1 = Victorious: { $piece }.
    .refusal = That is not open to the victor: { $piece }.
note-BP-post-3 =
    .refusal = It reforms once, where it stands: { $piece }.
note-BP-post-4 =
    .refusal = It falls back by one move, into its rear quarter: { $piece }.
note-BP-post-5 =
    .refusal = A sweeping advance goes up to one move, ahead and in order: { $piece }.
note-BP-post-6 = A sweeping charge: { $piece } against { $piece2 }.
note-BP-post-7 =
    .refusal = One sweeping charge in a phase: { $piece }.
note-BP-post-8 =
    .refusal = A sweeping charge is met by holding, fire or a counter-charge: { $piece }.
note-BP-post-9 =
    .refusal = Shaken, no sweeping advance: { $piece }.
note-BP-post-10 = The building is taken: { $piece }.
    .refusal = No building to occupy: { $piece }.
note-BP-post-11 = A new opponent for { $piece }: { $piece2 }.
    .refusal = Not of this combat, or out of reach: { $piece2 }. ({ $piece })
note-BP-post-12 =
    .refusal = Infantry does not pursue: { $piece }.
note-BP-sq-1 =
    .refusal = Cavalry does not charge a steady square: { $piece }, { $piece2 }.
note-BP-sq-2 = Against a square the charge counts for nothing: { $piece }.
note-BP-sq-3 = { $number ->
    [2] No square is formed: { $piece }.
    [12] The square is formed in disorder: { $piece }.
   *[other] The square is formed: { $piece }.
}
note-BP-sq-4 = The cavalry halts { $length } before the square: { $piece }.
note-BP-sq-5 = The square is disordered, the cavalry rides in: { $piece }.
note-BP-sq-8 = A square among cavalry holds: { $piece }.
note-BP-sq-9 = No room for a square: { $piece }.
note-BP-bld-4 = Into the building: { $piece }.
    .refusal = Not into a building from this formation ({ $formation }), nor while engaged: { $piece }.
note-BP-bld-5 = Out of the building ({ $formation }): { $piece }.
    .refusal = A building is left by a face, outward, in line, attack column or skirmish order: { $piece }.
note-BP-bld-7 =
    .term = on the sides of the building
    .sum = dice
    .base = yes
note-BP-bld-9 =
    .refusal = That side of the building has its attacker already ({ $piece2 }): { $piece }.
note-BP-art-4 = The guns turn by { $bearing }: { $piece }.
    .refusal = Guns turn by 45 degrees at most before they fire, not { $bearing }: { $piece }.
note-BP-art-5 = The guns are lost: { $piece }.
note-BP-com-1 =
    .refusal = A commander does not stand among enemies: { $piece }.
note-BP-com-2 =
    .refusal = A commander moves once, at the end of the orders: { $piece }.
note-BP-com-3 = { $piece } joins { $piece2 }.
    .refusal = Not under his command, or too far from { $piece }: { $piece2 }.
note-BP-com-4 =
    .term = by the commander
    .sum = dice
note-BP-com-5 = { $number ->
    [0] Unhurt: { $piece }.
   *[1] Lost in the fight: { $piece }.
}
note-BP-com-6 =
    .refusal = Nobody shoots at commanders: { $piece }.
note-BP-com-7 = A successor takes over at { $piece2 }, rating { $number }: { $piece }.
note-BP-com-8 = { $number ->
    [0] With his broken unit, lost: { $piece }.
   *[1] Escaped to the nearest unit: { $piece }.
}
note-BP-brig-1 = The brigade is broken ({ $brigade }): { $number } of { $number2 } lost or Shaken.
note-BP-brig-8 = Its brigade is broken, it must go back: { $piece }.
note-BP-brig-9 =
    .refusal = The brigade is broken: no orders, no charges for { $piece }.
note-BP-brig-10 = No way back, it stays: { $piece }.
note-BP-vic-1 = The army { of-side } is broken: { $number } of { $number2 } brigades.
note-BP-vic-3 = Both armies break at once.
note-BP-vic-4 = { Side } hold: { $goal } ({ $number }).
note-BP-vic-6 = The objectives: { $side } { $number }, { $side2 } { $number2 }.
note-BP-spec-1 = In order again: { $piece }.
note-BP-spec-6 = Superbly drilled, it makes a free move: { $piece }.
note-BP-spec-7 =
    .refusal = It lacks initiative: { $piece }.
note-BP-spec-8 =
    .term = for the first fire
    .sum = dice
note-BP-spec-9 = Sharpshooters roll one miss again: { $piece }.
note-BP-spec-10 = Poor shooters roll one hit again: { $piece }.
note-BP-spec-11 =
    .refusal = Shrapnel is for batteries at medium range: not { $piece } now.
    .term = with shrapnel
    .sum = { $number ->
        [-1] hit
       *[other] dice
    }
    .base = { $number ->
        [-1] no
       *[other] yes
    }
note-BP-spec-12 = The steady line fires and counter-charges: { $piece }.
    .refusal = Only a steady line fires and counter-charges: not { $piece }.
note-BP-spec-13 = Tough fighters roll one miss again: { $piece }.
note-BP-spec-14 = A ferocious charge: misses are rolled again. ({ $piece })
note-BP-spec-15 = Bloodthirsty: misses are rolled again. ({ $piece })
note-BP-spec-19 =
    .refusal = At the gallop it must sweep on: { $piece }.
    .term = for the gallop
    .sum = rating
note-BP-spec-20 = A terrifying charge, a test before the response: { $piece }.
note-BP-spec-22 = Determined, a charge: { $piece } against { $piece2 }.
note-BP-spec-23 = Stubborn: one save is rolled again. ({ $piece })
note-BP-spec-24 = Crack troops: one save is rolled again. ({ $piece })
note-BP-spec-25 = Casualties now: { $number }. ({ $piece })
    .refusal = Only a Shaken brave unit far from the enemy finds its heart again: not { $piece }.
note-BP-spec-26 = Steady, it passes its first test: { $piece }.
note-BP-spec-27 = Valiant, it tests again: { $piece }.
note-BP-spec-28 = Wavering and hurt, it tests: { $piece }.
note-BP-spec-29 = { $number ->
    [1] Raw men in disorder, only sixes hit this turn: { $piece }.
    [2] Raw men, only sixes hit this turn: { $piece }.
    [3] Raw men, only sixes hit this turn: { $piece }.
    [6] Raw men full of fire, one die more: { $piece }.
   *[other] Raw men do as others do: { $piece }.
}
    .term = by eagerness
    .sum = dice
note-BP-spec-30 = Untested, its Stamina is { $number }: { $piece }.
note-BP-spec-36 =
    .refusal = Poor skirmishers, no such formation ({ $formation }): { $piece }.
note-BP-spec-37 = In the saddle, or out of it: { $piece }.
    .refusal = Only mounted infantry mounts and dismounts: not { $piece }.
note-BP-scen-2 =
    .refusal = It deploys in its own zone: { $piece }.
note-BP-scen-8 = In the building from the start: { $piece }.
    .refusal = There is no building at that point: { $piece }.
note-BP-scen-9 =
    .refusal = He is placed in his own zone: { $piece }.
note-BP-scen-4 =
    .refusal = Not due as a reserve yet: { $piece }.
note-BP-opt-3 = Decisive, he rolls again: { $piece }.
note-BP-opt-4 = Diffident, he only fails: { $piece }.
    .term = for a diffident chief far from the general
    .sum = rating
note-BP-opt-5 = Headstrong: a blunder! ({ $piece })
    .term = for a headstrong chief who speaks first
    .sum = rating
note-BP-opt-6 = Hesitant, he must roll again: { $piece }.
note-BP-opt-8 = The shot bounces on: { $piece }.
note-BP-opt-9 =
    .refusal = After more than one move it does not shoot: { $piece }.
note-BP-opt-10 =
    .term = for shooting before the order
    .sum = rating
note-BP-opt-11 = Lost or Shaken in the brigade ({ $brigade }): { $number } of { $number2 }.
note-BP-opt-12 = The men were lying down: { $piece }.
    .refusal = Lying down is for formed battalions, which do not move so: { $piece }.
note-BP-opt-13 =
    .term = for the column of companies
    .sum = { $number ->
        [-2] dice
       *[other] same
    }
note-BP-opt-14 =
    .term = four deep
    .sum = dice
note-BP-opt-15 =
    .term = for deep cavalry
    .sum = { $number ->
        [-1] dice
       *[other] same
    }
note-BP-opt-16 = Too late for a square: { $piece }.
note-BP-opt-19 = Formed in the woods, Disordered: { $piece }.

## The referee of a real table

option-referee = Referee for a real table
option-referee-text = You play with your own figures and dice: Grognard asks for distances, cover and the like, works out every number and keeps the books. What is moved on the table is not judged.
option-referee-off = off
option-referee-on = on
word-no = no
word-yes = yes
word-clear = clear
word-partly = partly
word-none = none
word-light = light
word-heavy = heavy
word-advance = an advance
word-retire = a retreat
word-change = a new formation
word-charge = a charge
word-shot = round shot
word-shell = shrapnel
word-one_move = one move back
word-two_moves = two moves, in disorder
word-broken = no way back
question-distance = distance
question-near = enemy near
question-road = on a road
question-purpose = purpose
question-seen = sight
question-over = over units
question-shelter = cover
question-struck = from the flank
question-load = load
question-back = retreat
question-held = objective
question-touched = side touched
question-supported = support
event-formed = new formation
event-entered = into a building
event-charged = a charge
event-crossing = fire at one who crosses a front
event-joined = commander joins
event-left = commander leaves
event-parted = out of contact
ask-tell = { $question_id ->
    [near] Is an enemy within { $length } of a unit under the order ({ $piece })?
    [road] Is the column on a road ({ $piece })?
    [purpose] What is the order of { $piece } for?
    [seen] How well does { $piece2 } see { $piece }?
    [over] Do the guns fire over other units ({ $piece2 })?
    [shelter] What cover has { $piece }?
    [struck] Does the shot come from the left or right quarter of { $piece }?
    [load] What do the guns fire ({ $piece2 })?
    [action] What does it do by initiative ({ $piece })?
    [late] Did the cavalry ({ $piece2 }) begin its turn within one move of { $piece }?
    [room] Is there room for a square where it stands ({ $piece })?
    [caught] Does the charge of { $piece2 } still reach it ({ $piece })?
    [flight] Its brigade is broken. Is an enemy within { $length }, and how does it fall back ({ $piece })?
    [general] Is the general ({ $piece }) within { $length } of { $piece2 }?
   *[back] How does it get away ({ $piece })?
}
ask-measure = { $number ->
    [one] How far is it from { $piece } to { $piece2 }?
   *[other] How far is it from { $piece } to the farthest unit of the order ({ $number } units)?
}
ask-held = Who holds this objective now: { $goal }?
ask-report = { Actor }: what happened on the table that must be written down?
ask-who = Whom is it about ({ $event })?
ask-whom = { $event_id ->
    [charged] Whom does { $piece2 } charge?
    [touched] Whom does { $piece2 } touch besides?
    [joined] Which unit does he join ({ $piece2 })?
   *[other] At whom does { $piece2 } fire?
}
ask-into = Which formation is it in now ({ $piece })?
ask-house = Which building does it enter ({ $piece })?
ask-against = Which side of the enemy does { $piece } touch?
ask-backing = { Actor }: who supports whom, and from which side?
verb-tell = questions of the referee
verb-measure = distances
verb-held = objectives held
verb-report = reports from the table
verb-who = whom a report is about
verb-whom = the other unit of a report
verb-into = formations reported
verb-house = buildings entered
verb-against = sides touched
verb-backing = supports at a real table
pass-held = Nobody
pass-report = Nothing more
pass-backing = No more supports
do-tell = { $question_id ->
    [near] An enemy within { $length } of { $piece }: { $word }.
    [road] On a road ({ $piece }): { $word }.
    [purpose] The order of { $piece } is for { $word }.
    [seen] The view of { $piece2 } of { $piece }: { $word }.
    [over] Over other units ({ $piece2 }): { $word }.
    [shelter] The cover of { $piece }: { $word }.
    [struck] From the flank of { $piece }: { $word }.
    [load] The guns of { $piece2 } fire { $word }.
    [action] By initiative, { $word }: { $piece }.
    [late] The cavalry ({ $piece2 }) began within one move of { $piece }: { $word }.
    [room] Room for a square ({ $piece }): { $word }.
    [caught] Still reached by the charge of { $piece2 } ({ $piece }): { $word }.
    [flight] Of a broken brigade, { $word }: { $piece }.
    [general] The general within { $length } of { $piece2 }: { $word }.
   *[back] The retreat of { $piece }: { $word }.
}
do-measure = From { $piece } to { $piece2 }: { $length }.
do-held = { Side } hold it: { $goal }.
do-held-pass = Nobody holds it: { $goal }.
do-report = To be written down: { $event }.
do-who = For the book ({ $event }): { $piece }.
do-whom = For the book ({ $event }): { $piece2 } and { $piece }.
do-into = A new formation ({ $formation }): { $piece }.
do-house = It enters { $feature }: { $piece }.
do-against = It touches this side ({ $face }): { $piece }.
do-report-pass = Nothing more to write down.
do-backing = In support of { $piece2 } ({ $face }): { $piece }.
do-backing-pass = No more supports.
event-touched = another enemy touched
event-burst = friends burst through
event-fled = commander caught alone
event-mounted = mounted or dismounted
event-wrong = a mistake to put right
word-off_table = off the table
word-move = a move
word-far = no enemy so near
word-stuck = no way back, it stays
question-action = initiative
question-late = cavalry too near
question-room = room for a square
question-caught = caught in flight
question-flight = broken brigade
matter-casualties = casualties
matter-disordered = Disordered
matter-in_order = in good order
matter-formation = formation
matter-out = out of the battle
matter-back = back on the table
matter-rating = staff rating
ask-refuge = { Actor }: which friends within his move does he reach ({ $piece2 })?
ask-prey = { $number ->
    [1] By blunder: whom does it charge, if anybody ({ $piece2 })?
    [2] Whom must it charge, if anybody is within one move ({ $piece2 })?
   *[other] Whom does { $piece2 } charge?
}
ask-flank = On which side does { $piece } charge ({ $piece2 })?
ask-short = Before whose front does the charge stop, within { $length } ({ $piece2 })?
ask-cross = { Actor }: who fires at { $piece2 }, if it crosses a front within { $length }?
ask-drill = Which formation does it take ({ $piece })?
ask-arrive = { Actor }: which reserve is on the table now?
ask-behind = Who stands straight behind { $piece3 }, within { $length }? ({ $piece2 })
ask-correct = What is right ({ $piece })?
verb-refuge = commanders in flight
verb-prey = targets of charges at a real table
verb-flank = sides charged at a real table
verb-short = charges that stop short
verb-cross = fronts crossed at a real table
verb-drill = formations at a real table
verb-arrive = reserves at a real table
verb-behind = units behind a target
verb-correct = corrections
pass-refuge = None: he is lost
pass-prey = Nobody in reach
pass-short = Before nobody
pass-cross = Nobody fires
pass-drill = It keeps its own
pass-arrive = They wait
pass-behind = Nobody
pass-correct = Nothing
do-refuge = { $piece2 } rides to { $piece }.
do-refuge-pass = No friends in reach: { $piece2 }.
do-prey = The charge of { $piece2 } is at { $piece }.
do-prey-pass = Nobody is in reach of a charge: { $piece2 }.
do-flank = It strikes { $piece2 } on this side ({ $face }): { $piece }.
do-short = The charge of { $piece2 } stops short of { $piece }.
do-short-pass = Nobody’s front is near: { $piece2 }.
do-cross = The front of { $piece } is crossed by { $piece2 }.
do-cross-pass = Nobody fires at { $piece2 } on the way.
do-drill = A new formation ({ $formation }): { $piece }.
do-drill-pass = It keeps its formation: { $piece }.
do-arrive = From the reserve: { $piece }.
do-arrive-pass = { Actor } leave the rest in reserve.
do-behind = Straight behind the target: { $piece }.
do-behind-pass = Nobody stands behind the target.
do-correct = { $matter_id ->
    [casualties] Put right, casualties of { $piece }: { $number }.
    [disordered] Put right, Disordered: { $piece }.
    [in_order] Put right, in good order: { $piece }.
    [formation] Put right, another formation ({ $formation }): { $piece }.
    [out] Put right, out of the battle: { $piece }.
    [rating] Put right, the staff rating of { $piece }: { $number }.
   *[back] Put right, on the table: { $piece }.
}
do-correct-pass = Nothing to put right: { $piece }.
question-general = general near
event-wooded = formed in the woods
