# La Guerre de Gradisca in English: what things are called, what is asked, what is done, and what the rules say of it.
# No sentence begins with the name of a counter, and no verb agrees with it: “Cuirassiers”, “Garrison of Palma”.

game = La Guerre de Gradisca

## Sides and seats

side-ven = Venetians
side-aus = Austrians
seat-ven = the Venetians
seat-aus = the Austrians
seat-ven_1 = the first Venetian player
seat-aus_1 = the first Austrian player
seat-ven_2 = the second Venetian player
seat-aus_2 = the second Austrian player

# Who acts and whose it is, at the beginning of a sentence and within it; a team's player acts for his side.
Actor = { $actor_id ->
    [ven] The Venetians
    [ven_1] The Venetians
    [ven_2] The Venetians
   *[aus] The Austrians
}
Side = { $side_id ->
    [ven] The Venetians
   *[aus] The Austrians
}
side = { $side_id ->
    [ven] the Venetians
   *[aus] the Austrians
}
of-side = { $side_id ->
    [ven] Venetian
   *[aus] Austrian
}

## Types of counter

unit-inf = infantry { $number }
unit-lcav = light cavalry { $number }
unit-mcav = medium cavalry { $number }
unit-hcav = heavy cavalry { $number }
unit-sap = sappers { $number }
unit-art = artillery { $number }
unit-leader = leader { $number }
unit-camp = camp

type-inf = infantry
type-lcav = light cavalry
type-mcav = medium cavalry
type-hcav = heavy cavalry
type-sap = sappers
type-art = artillery
type-leader = leader
type-camp = camp

badge-disorganised = disorganised
badge-activated = activated
badge-unsupplied = out of supply
badge-moved = camp moved this turn
badge-moving = on the march
badge-cernide = cernide
badge-dutch = Dutch

## The map

terrain-open = open terrain
terrain-difficult = difficult terrain
terrain-fortress = fortress

border-normal = border
border-impassable = impassable border
border-river = river without a bridge
border-river_bridge = river with a bridge
border-bridge = bridge
border-wall = wall

marker-wall = wall
marker-mine = mine
marker-town = fortified town
marker-ruin = destroyed town
marker-fort = fort
marker-loot = loot
marker-razzia = razzia
marker-sea_supply = sea supply

wall-crauglio_gradisca = the wall of Gradisca towards Crauglio
wall-farra_gradisca = the wall of Gradisca towards Farra
wall-gradisca_rosazzo = the wall of Gradisca towards Rosazzo
wall-gradisca_sagrado = the wall of Gradisca towards Sagrado
wall-crauglio_palma = the wall of Palma towards Crauglio
wall-marano_palma = the wall of Palma towards Marano
wall-mariano_palma = the wall of Palma towards Mariano
wall-palma_pozzuolo = the wall of Palma towards Pozzuolo
wall-palma_strassoldo = the wall of Palma towards Strassoldo

## The turn

phase-start = start of the turn
phase-draw = command
phase-cards = cards
phase-areas = areas and actions
phase-combat = combat
phase-end = end of the turn

track-turn = Turn
track-points = Victory points
track-morale = Morale
track-forts = Forts in hand
track-pile = Cards in the pile
track-cards_left = Cards still to be played
track-areas_left = Areas still to be activated

where-cup = in the cup
where-drawn = drawn
where-played = played
where-out = out of play

zone-green = high morale
zone-yellow = medium morale
zone-red = low morale

condition-flood = The Isonzo is in flood.
condition-rain = Torrential rain.
condition-confusion = Confusion in the Venetian command.
condition-truce = Truce.
condition-fleet = The fleet of Osuna lies off the coast.

box-eliminated = eliminated
box-waiting = reinforcements

way-one_area = one area
way-one_area-text = Play up to two cards and activate the command in one area.
way-draw_card = draw a card
way-draw_card-text = Draw one card; activate nobody and play nothing.
way-leader_areas = the leader’s areas
way-leader_areas-text = Play up to one card and activate the command in as many areas as its leader’s value.

deed-move = move
deed-bombard = bombard a wall
deed-fire = bombard units
deed-mine = place a mine
deed-blow = blow a mine
deed-countermine = countermine
deed-rebuild = rebuild a wall
deed-fort = build a fort
deed-recover = recover
deed-exit = leave the map
deed-raze = raze a fort
deed-camp = move the camp

pace-to = on
pace-drop = leave behind
pace-exit = leave the map
pace-razzia = razzia
pace-raid = raid

answer-on = another round
answer-end = end the battle
answer-stand = take one more hit
answer-retreat = retreat
answer-destroy = destroy the fort
answer-convert = take the fort over

## Counting, and whose it is

of-area = of { $area }
of-area2 = of { $area2 }
hits = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
sum-areas = { $number ->
    [one] { $number } area
   *[other] { $number } areas
}
sum-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
sum-value = { $number }
sum-cover = { $number ->
    [one] { $number } hit absorbed
   *[other] { $number } hits absorbed
}
sum-enemies = { $number } added to the die

tally-lost = Steps lost by the enemy
tally-own_lost = Steps lost
tally-eliminated = Enemy units eliminated
tally-own_eliminated = Units eliminated
tally-retreated = Enemy units driven back
tally-walls = Wall levels shot down
tally-points = Victory points gained

## Areas

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

## Rivers

river-isonzo = Isonzo
river-vipacco = Vipacco
river-torre = Torre
river-aussa = Aussa
river-stella = Stella
river-tagliamento = Tagliamento

## Regions

region-carnia_and_canal_del_ferro = Carnia and Canal del Ferro
region-carinthia = Carinthia
region-upper_isonzo = Upper Isonzo
region-friuli = Friuli
region-natisone_valleys = Natisone valleys
region-carniola = Carniola
region-county_of_gorizia = County of Gorizia
region-carso = Carso
region-triestine = Triestine
region-istria = Istria

## Commands

command-giustiniani = Giustiniani
command-pompei = Pompei
command-strassoldo_v = Strassoldo
command-scotti = Scotti
command-presidi_v = Venetian garrisons
command-istria = Istria
command-erizzo = Erizzo
command-olanda = Dutch
command-gradisca = Gradisca
command-trautmannsdorf = Trautmannsdorf
command-uscocchi = Uskoks
command-presidi_a = Archducal garrisons
command-dampierre = Dampierre
command-bamberg = Bamberg
command-marchese = Marquis of Austria

chit-giustiniani = Giustiniani
chit-pompei = Pompei
chit-strassoldo_v = Strassoldo
chit-scotti = Scotti
chit-presidi_v = Venetian garrisons
chit-istria = Istria
chit-erizzo = Erizzo
chit-olanda = Dutch
chit-gradisca = Gradisca
chit-trautmannsdorf = Trautmannsdorf
chit-uscocchi = Uskoks
chit-presidi_a = Archducal garrisons
chit-dampierre = Dampierre
chit-bamberg = Bamberg
chit-marchese = Marquis of Austria

## Leaders, units and camps

piece-v_l_giustiniani = Pompeo Giustiniani
piece-v_l_medici = Giovanni de’ Medici
piece-v_l_strassoldo = Carlo di Strassoldo
piece-v_l_lezze = Benedetto da Lezze
piece-v_l_nassau = John Ernest of Nassau
piece-v_l_levenstein = Levenstein
piece-a_l_strassoldo = Riccardo di Strassoldo
piece-a_l_trautmannsdorf = Adam von Trautmannsdorf
piece-a_l_marradas = Baltasar Marradas
piece-a_l_frangipane = Wolf Frangipane of Tersatto
piece-a_l_dampierre = Henri Duval de Dampierre
piece-a_l_marchese = Marquis of Austria
piece-v_giu_1 = Venetian foot
piece-v_giu_2 = Lombards
piece-v_giu_3 = Corsicans
piece-v_giu_4 = Oltremarini
piece-v_giu_5 = Cernide of Treviso
piece-v_giu_6 = Cuirassiers
piece-v_giu_7 = Armati
piece-v_giu_8 = Cappelletti
piece-v_giu_9 = Artillery I
piece-v_giu_10 = Artillery II
piece-v_giu_11 = Sappers I
piece-v_giu_12 = Sappers II
piece-v_pom_1 = Veronese
piece-v_pom_2 = Paduans
piece-v_pom_3 = Mounted arquebusiers of Pompei
piece-v_pom_4 = Cernide of Latisana
piece-v_pom_5 = Artillery of Marano
piece-v_str_1 = Friulians
piece-v_str_2 = Cernide of Cividale
piece-v_str_3 = Cernide of Friuli
piece-v_str_4 = Friulian horse
piece-v_str_5 = Sappers III
piece-v_sco_1 = Scotti’s cuirassiers
piece-v_sco_2 = Albanian horse
piece-v_sco_3 = Scotti’s foot
piece-v_pre_1 = Garrison of Palma
piece-v_pre_2 = Artillery of Palma
piece-v_pre_3 = Garrison of Udine
piece-v_pre_4 = Cernide of Gemona
piece-v_pre_5 = Cernide of Pontebba
piece-v_pre_6 = Garrison of Monfalcone
piece-v_pre_7 = Garrison of Cividale
piece-v_pre_8 = Levied cernide I
piece-v_pre_9 = Levied cernide II
piece-v_ist_1 = Italian foot
piece-v_ist_2 = Foot of Istria
piece-v_ist_3 = Cappelletti of Istria
piece-v_ist_4 = Cernide of Istria
piece-v_ist_5 = Schiavoni
piece-v_ist_6 = Galley foot
piece-v_ist_7 = Croatian horse
piece-v_ist_8 = Artillery of Istria
piece-v_ist_9 = Sappers of Istria
piece-v_eri_1 = Albanians
piece-v_eri_2 = Dalmatians
piece-v_eri_3 = Stradiots
piece-v_eri_4 = Sappers IV
piece-v_eri_5 = Artillery III
piece-v_eri_6 = Swiss
piece-v_eri_7 = Grisons
piece-v_eri_8 = Lombard cuirassiers
piece-v_ola_1 = Dutch I
piece-v_ola_2 = Dutch II
piece-v_ola_3 = Dutch III
piece-v_ola_4 = Dutch IV
piece-v_ola_5 = Dutch artillery
piece-v_ola_6 = Dutch sappers
piece-v_ola_7 = Levenstein’s Dutch
piece-v_ola_8 = English
piece-a_gra_1 = Germans I
piece-a_gra_2 = Germans II
piece-a_gra_3 = Militia of Gradisca
piece-a_gra_4 = Mounted arquebusiers of Gradisca
piece-a_gra_5 = Artillery of Gradisca
piece-a_gra_6 = Sappers of Gradisca
piece-a_tra_1 = Stander
piece-a_tra_2 = Foot of Carniola
piece-a_tra_3 = Foot of Styria
piece-a_tra_4 = Militia of Goritia
piece-a_tra_5 = Garrison of Vipulzano
piece-a_tra_6 = Marradas’s cuirassiers
piece-a_tra_7 = Artillery of Goritia
piece-a_tra_8 = Militia of Carinthia
piece-a_tra_9 = Foot of Carinthia
piece-a_tra_10 = Tyrolese of Schonberg
piece-a_tra_11 = Tyrolese of Brus
piece-a_tra_12 = Artillery of Graz
piece-a_tra_13 = Sappers of Graz I
piece-a_tra_14 = Sappers of Graz II
piece-a_usc_1 = Uskoks I
piece-a_usc_2 = Uskoks II
piece-a_usc_3 = Uskoks III
piece-a_usc_4 = Croats
piece-a_pre_1 = Garrison of Aquileia I
piece-a_pre_2 = Garrison of Aquileia II
piece-a_pre_3 = Germans of Trieste I
piece-a_pre_4 = Germans of Trieste II
piece-a_pre_5 = Garrison of Trieste
piece-a_pre_6 = Militia of Trieste
piece-a_pre_7 = Artillery of Trieste
piece-a_pre_8 = Garrison of Tolmino
piece-a_pre_9 = Garrison of Chiavoreto
piece-a_pre_10 = Garrison of Tarvis
piece-a_dam_1 = Dampierre’s cuirassiers I
piece-a_dam_2 = Dampierre’s cuirassiers II
piece-a_dam_3 = Poles
piece-a_dam_4 = Hungarians
piece-a_bam_1 = Bamberg I
piece-a_bam_2 = Bamberg II
piece-a_bam_3 = Bamberg III
piece-a_bam_4 = Cuirassiers of Bamberg
piece-a_mar_1 = Imperial foot I
piece-a_mar_2 = Imperial foot II
piece-a_mar_3 = Imperial cuirassiers
piece-a_mar_4 = Imperial artillery
piece-a_mar_5 = Imperial sappers
piece-a_mar_6 = Wallenstein’s cuirassiers
piece-a_mar_7 = Wallenstein’s musketeers
piece-v_camp = Venetian camp
piece-a_camp = Archducal camp

## Reinforcement groups

group-cernide = levied cernide
group-istria_a = first landing in Istria
group-istria_b = second landing in Istria
group-erizzo_a = troops from Dalmatia
group-erizzo_b = Swiss and Grisons
group-olanda_a = Dutch contingent
group-olanda_b = Levenstein’s Dutch and the English
group-carinzia = militia of Carinthia
group-dampierre = Dampierre’s cuirassiers
group-bamberg = mercenaries of Bamberg
group-tirolo = companies of Tyrol
group-treno = siege train of Graz
group-marchese_a = the Marquis of Austria’s corps
group-marchese_b = Wallenstein’s corps

## Cards

card-card_01 = Landing in Istria I
card-card_01-text = The Venetians land da Lezze and four units in Capo d’Istria or Pirano.
card-card_02 = Landing in Istria II
card-card_02-text = The Venetians land five units in Capo d’Istria or Pirano.
card-card_03 = Levy of the cernide
card-card_03-text = The Venetians place two units of cernide, each in Udine, Cividale or Palma, away from enemy combat units.
card-card_04 = Troops from Dalmatia
card-card_04-text = Mandatory, after January-February 1616. The Venetians place Erizzo’s first five units in Cividale.
card-card_05 = Swiss and Grisons
card-card_05-text = Mandatory, after July-August 1616. The Venetians place three more units of Erizzo in Cividale.
card-card_06 = Militia of Carinthia
card-card_06-text = Mandatory, after September-October 1615. The Austrians place two units in Villaco.
card-card_07 = Dampierre’s cuirassiers
card-card_07-text = Mandatory, after November-December 1615. The Austrians place Dampierre and four units in Villaco.
card-card_08 = Mercenaries of Bamberg
card-card_08-text = Mandatory, after May-June 1616. The Austrians place four units in Villaco.
card-card_09 = Companies of Tyrol
card-card_09-text = Mandatory, after July-August 1616. The Austrians place two units in Villaco.
card-card_10 = Siege train of Graz
card-card_10-text = Mandatory, after January-February 1616. The Austrians place a gun and two sappers in Villaco.
card-card_11 = Confusion in the Venetian command
card-card_11-text = Venetian commands drawn later this turn activate nobody.
card-card_12 = Epidemic
card-card_12-text = Mandatory. Each side takes one hit where it has four combat units or more in an area, two where it has seven or more.
card-card_13 = Famine
card-card_13-text = Mandatory. Each side takes one hit in every town or fortress where it has four combat units or more; advanced: also one on units out of supply in each area.
card-card_14 = Supplies from Venice
card-card_14-text = Up to two disorganised Venetian units of one area recover; advanced: first Venetian morale rises by 1, or falls by 1 and nobody recovers if the camp is lost or cut off.
card-card_15 = Supplies from Graz
card-card_15-text = Up to two disorganised Austrian units of one area recover; advanced: first Austrian morale rises by 1, or falls by 1 and nobody recovers if the camp is lost or cut off.
card-card_16 = War in Piedmont
card-card_16-text = The Venetians gain 2 victory points.
card-card_17 = Contributions
card-card_17-text = Gain 1 victory point if your combat units stand in two or more named areas of the enemy’s territory.
card-card_18 = Forced march
card-card_18-text = Before the first area. Combat units activated now have 1 movement point more.
card-card_19 = Spy
card-card_19-text = Look at the enemy’s hand and discard one card from it, but no reinforcements and no mandatory card in force.
card-card_20 = Ambush
card-card_20-text = Answer: a group that has just entered among your units takes one hit, two in difficult terrain.
card-card_21 = Military engineer
card-card_21-text = Before the first area. Sappers and guns have 1 more, up to 5, against walls and mines and in rebuilding.
card-card_22 = Night assault
card-card_22-text = Before the first area. In the first round of your first combat, attacking infantry fires at 1 more, up to 5.
card-card_23 = The Isonzo in flood
card-card_23-text = Until the end of the turn nobody moves across the Isonzo, not even by a bridge.
card-card_24 = Torrential rain
card-card_24-text = Until the end of the turn nobody bombards, mines or blows a mine.
card-card_25 = Desertion
card-card_25-text = The opponent loses one of his cernide; if he has none, one of his infantry in good order is disorganised.
card-card_26 = Truce
card-card_26-text = After July-August 1616. Until the end of the turn nobody enters among enemies, bombards, mines, blows a mine or carries out a razzia.
card-card_27 = Uskok corsairs
card-card_27-text = The Austrians gain 1 victory point; advanced: sea supply is taken off until the next turn.
card-card_28 = Fog
card-card_28-text = Answer: a combat against your units is not fought; the attackers go back and have acted.
card-card_29 = Dutch contingent
card-card_29-text = After March-April 1617. The Venetians place Nassau and six units in Monfalcone.
card-card_30 = Levenstein and the English
card-card_30-text = After July-August 1617. The Venetians place two more units in Monfalcone.
card-card_31 = The Marquis of Austria
card-card_31-text = Mandatory, after November-December 1616. The Austrians place the Marquis and five units in Villaco.
card-card_32 = Wallenstein
card-card_32-text = Mandatory, after May-June 1617. The Austrians place two units in Villaco; advanced: their morale rises by 1.
card-card_33 = Talks in Madrid
card-card_33-text = Mandatory, after March-April 1617. The end of the game moves one turn nearer.
card-card_34 = French mediation
card-card_34-text = Mandatory, after July-August 1617. The end of the game moves one turn nearer.
card-card_35 = Talks break down
card-card_35-text = The end of the game moves one turn away, but not beyond March-April 1618.
card-card_36 = The fleet of Osuna
card-card_36-text = The Austrians gain 1 victory point. Until the end of the turn nobody plays cards 1, 2, 29 and 30; advanced: no sea supply.

## The turn track

box-sep_oct_1615 = Sep–Oct 1615
box-nov_dec_1615 = Nov–Dec 1615
box-jan_feb_1616 = Jan–Feb 1616
box-mar_apr_1616 = Mar–Apr 1616
box-may_jun_1616 = May–Jun 1616
box-jul_aug_1616 = Jul–Aug 1616
box-sep_oct_1616 = Sep–Oct 1616
box-nov_dec_1616 = Nov–Dec 1616
box-jan_feb_1617 = Jan–Feb 1617
box-mar_apr_1617 = Mar–Apr 1617
box-may_jun_1617 = May–Jun 1617
box-jul_aug_1617 = Jul–Aug 1617
box-sep_oct_1617 = Sep–Oct 1617
box-nov_dec_1617 = Nov–Dec 1617
box-jan_feb_1618 = Jan–Feb 1618
box-mar_apr_1618 = Mar–Apr 1618

## Options

option-rules = Rules
option-rules-text = The basic game, or the advanced game with all its chapters.
option-rules-basic = basic
option-rules-advanced = advanced
option-players = Players
option-players-text = Two players, or four in teams who share the commands of their side.
option-players-two = two
option-players-four = four, in teams
option-mine_table = Mine table
option-mine_table-text = The die that blows a mine: a breach on 1 to 3 and the mine lost on 6, or by the player aid a breach on 1 or 2 and the mine lost on 5 or 6.
option-mine_table-rulebook = of the rulebook
option-mine_table-player_aid = of the player aid
option-captured_leader = Captured leaders
option-captured_leader-text = Leaders caught alone are out of the game, or are replaced like killed ones.
option-captured_leader-eliminated = eliminated
option-captured_leader-replaced = replaced
option-retreat_to_origin = Retreat to the attacker’s starting area
option-retreat_to_origin-text = Beaten defenders may go where the attackers came from.
option-retreat_to_origin-allowed = allowed
option-retreat_to_origin-forbidden = forbidden
option-cards_between_areas = Cards between areas
option-cards_between_areas-text = Cards may also be played between two areas of an activation.
option-cards_between_areas-no = no
option-cards_between_areas-yes = yes
option-river_attack_retreat = Retreat across the river
option-river_attack_retreat-text = Attackers beaten beyond a river without a bridge are eliminated, or may go back across it.
option-river_attack_retreat-eliminated = eliminated
option-river_attack_retreat-allowed = allowed
option-breach_fire = Fire across a breach
option-breach_fire-text = Fire across a breach loses 1 both ways, or for the besieger only; or only guns inside fire across it, at 1 less.
option-breach_fire-both_ways = 1 less both ways
option-breach_fire-besieger_only = 1 less for the besieger
option-breach_fire-garrison_only = garrison only
option-loot_taker = Who takes loot
option-loot_taker-text = Only the enemy of the side that placed it, or whoever comes first.
option-loot_taker-enemy_only = the enemy
option-loot_taker-anyone = anyone
option-razzia_combat = Combat after a razzia
option-razzia_combat-text = Among enemies a group fights when it stops there, or always before it may leave.
option-razzia_combat-on_stop = when it stops
option-razzia_combat-always = always
option-vp_bid_ven = Victory point bid, Venetians
option-vp_bid_ven-text = Victory points with which the Venetians start.
option-vp_bid_aus = Victory point bid, Austrians
option-vp_bid_aus-text = Victory points with which the Austrians start.
option-rivers = Rivers
option-rivers-text = Without a bridge a river takes a whole move, stops guns, retreats and supply.
option-rivers-rules = as the rules chosen
option-rivers-off = off
option-rivers-on = on
option-radius = Command radius
option-radius-text = A leader activates only areas at most two away.
option-radius-rules = as the rules chosen
option-radius-off = off
option-radius-on = on
option-calls = Calls
option-calls-text = A leader who attacks may call units to the combat.
option-calls-rules = as the rules chosen
option-calls-off = off
option-calls-on = on
option-rounds = Battles in rounds
option-rounds-text = With six combat units or more a battle may last several rounds.
option-rounds-rules = as the rules chosen
option-rounds-off = off
option-rounds-on = on
option-rough = Difficult terrain in combat
option-rough-text = There attackers with a value of 3 or more fire at 1 less.
option-rough-rules = as the rules chosen
option-rough-off = off
option-rough-on = on
option-two_forts = Two forts
option-two_forts-text = Two forts may stand in an area; captured ones may be taken over.
option-two_forts-rules = as the rules chosen
option-two_forts-off = off
option-two_forts-on = on
option-supply = Supply
option-supply-text = Units without a supply line move less and do not recover.
option-supply-rules = as the rules chosen
option-supply-off = off
option-supply-on = on
option-attack_supply = Attack supply
option-attack_supply-text = Large attacks, sieges and forts need the camp near.
option-attack_supply-rules = as the rules chosen
option-attack_supply-off = off
option-attack_supply-on = on
option-army_morale = Army morale
option-army_morale-text = An army with medium or low morale does less.
option-army_morale-rules = as the rules chosen
option-army_morale-off = off
option-army_morale-on = on
option-razzia = Razzia
option-razzia-text = Infantry and cavalry plunder the enemy’s country for morale.
option-razzia-rules = as the rules chosen
option-razzia-off = off
option-razzia-on = on
option-camps = Camps
option-camps-text = Each army has a camp that can move and be lost.
option-camps-rules = as the rules chosen
option-camps-off = off
option-camps-on = on
option-winter = Winter
option-winter-text = In January and February cavalry moves only 3 points.
option-winter-rules = as the rules chosen
option-winter-off = off
option-winter-on = on
option-raids = Light cavalry raids
option-raids-text = Light cavalry strikes and rides back.
option-raids-rules = as the rules chosen
option-raids-off = off
option-raids-on = on
option-raiders_tire = Razzias tire light cavalry
option-raiders_tire-text = Light cavalry is disorganised by any razzia.
option-raiders_tire-rules = as the rules chosen
option-raiders_tire-off = off
option-raiders_tire-on = on
option-early_cards = Early reinforcement cards
option-early_cards-text = Reinforcement cards may be played before their date and arrive by a die.
option-early_cards-rules = as the rules chosen
option-early_cards-off = off
option-early_cards-on = on

## What is asked

ask-chit = Which command is drawn from the cup?
ask-use = { Actor }: how is the command to be used?
ask-draw = Which card do { side } draw?
ask-discard = { Actor }: which of the five cards goes?
ask-play = { $number ->
    [0] { Actor }: a card before the first area?
   *[other] { Actor }: a card after the areas?
}
ask-expose = { Actor }: which card of the enemy’s hand is discarded?
ask-activate = { Actor }: which area is activated?
ask-act = { Actor }: who acts in { $here }, and how?
ask-join = { Actor }: does anybody join in?
ask-march = { Actor }: where does the group go from { $here }?
ask-ambush = { Actor }: an ambush?
ask-fog = { Actor }: does fog hide the battlefield?
ask-caller = { Actor }: which leader calls for help?
ask-call = { $number ->
    [one] { Actor }: whom does { $piece2 } call, and through which area? One unit may still come.
   *[other] { Actor }: whom does { $piece2 } call, and through which area? { $number } units may still come.
}
ask-fire = { Actor } fire at { $number }: what do the dice show? ({ $piece })
ask-bombard = Bombardment at { $number }: what does the die show? ({ $piece })
ask-wall = Fire at { $wall }, value { $number }: what does the die show?
ask-mine = Mining { $wall }, value { $number }: what does the die show?
ask-countermine = Countermining { $wall }, value { $number }: what does the die show?
ask-rebuild = Rebuilding { $wall }, value { $number }: what does the die show?
ask-blow = The fuse burns at { $wall }: what does the die show?
ask-razzia = Razzia in { $area }: what does the die show?
ask-test = Does { $piece } survive? What does the die show?
ask-loot = A “?” in { $area }: what does the die show?
ask-marker = Loot in { $area }: what is the marker worth?
ask-arrive = Do the reinforcements arrive ({ $group })? What does the die show?
ask-dispute = Which partner takes the first hit in { $area }? What does the die show?
ask-lose = { $number ->
    [one] { Actor }: who takes the hit in { $area }?
   *[other] { Actor }: who takes a hit in { $area }? { $number } are still to be taken.
}
ask-starve = { Actor }: who in { $area } starves?
ask-desert = { Actor }: who deserts?
ask-refit = { Actor }: who is to recover?
ask-replace = { Actor }: where does { $piece2 } take over?
ask-stand = { Actor }: one more hit, or retreat?
ask-retreat = { $number ->
    [0] { Actor }: where do the units { of-area2 } retreat to?
   *[other] { Actor }: do the units { of-area2 } retreat, and where to?
}
ask-battle = { Actor }: another round?
ask-fort = { Actor }: what becomes of the fort in { $area }?
ask-crowd = { $number ->
    [one] { Actor }: { $area } is crowded; who is disorganised?
   *[other] { Actor }: { $area } is crowded; who is disorganised? { $number } units are to be chosen.
}
ask-land = { $count ->
    [0] { Actor }: where do the reinforcements come in ({ $group })?
   *[other] { Actor }: where does this unit come in: { $piece }?
}
ask-sea = { Actor }: which area do the ships supply?
ask-pitch = { Actor }: where is the lost camp pitched again?

# The answers that a forecast takes for granted.
verb-use = how commands are used
verb-discard = discards
verb-play = cards
verb-expose = what the spy takes
verb-activate = areas
verb-act = actions
verb-join = who joins in
verb-march = marches
verb-ambush = the ambush
verb-fog = the fog
verb-caller = who calls
verb-call = calls
verb-lose = who takes the hits
verb-starve = who starves
verb-desert = who deserts
verb-refit = who recovers
verb-replace = where leaders are replaced
verb-stand = whether a garrison stands
verb-retreat = the way of the retreat
verb-battle = further rounds
verb-fort = the fate of forts
verb-crowd = who is disorganised by crowding
verb-land = where reinforcements come in
verb-sea = sea supply
verb-pitch = the camp’s return

# What the button for choosing nothing says.
pass-discard = Keep all five
pass-play = No more cards
pass-expose = Discard nothing
pass-activate = No more areas
pass-act = End the area
pass-join = Nobody else
pass-march = Stop here
pass-ambush = No ambush
pass-fog = No fog
pass-caller = No call
pass-call = No more calls
pass-starve = Nobody
pass-refit = Nobody else
pass-retreat = Stay
pass-land = No place
pass-sea = No sea supply
pass-pitch = Wait

## What is done

do-chit = The command drawn: { $command }.
do-use = { $way_id ->
    [one_area] { Actor } use the command in one area.
    [draw_card] { Actor } choose to draw.
   *[leader_areas] { Actor } use the command in the leader’s areas.
}
do-draw = { Side } draw “{ $card }”.
do-draw-secret = { Side } draw a card.
do-discard = { Actor } discard “{ $card }”.
do-discard-pass = { Actor } keep all five cards.
do-play = { Actor } play “{ $card }”.
do-play-pass = { Actor } play no card.
do-expose = The spy has “{ $card }” discarded.
do-expose-pass = The spy has nothing discarded.
do-activate = { Actor } activate { $area }.
do-activate-pass = { Actor } activate no further area.
do-act = { $deed_id ->
    [move] On the march: { $piece }.
    [bombard] Bombardment of the walls { of-area }: { $piece }.
    [fire] Bombardment { of-area }: { $piece }.
    [mine] Mining under the walls { of-area }: { $piece }.
    [blow] Lighting the fuse of a mine at { $area }: { $piece }.
    [countermine] Countermining towards { $area }: { $piece }.
    [rebuild] Rebuilding the wall towards { $area }: { $piece }.
    [fort] Building a fort: { $piece }.
    [recover] Recovering: { $piece }.
    [exit] Leaving the map: { $piece }.
    [raze] Razing a fort: { $piece }.
   *[camp] The camp moves to { $area }.
}
do-act-pass = { Actor } are done with the area.
do-join = Joining in: { $piece }.
do-join-pass = Nobody else joins in.
do-march = { $pace_id ->
    [to] The group goes to { $area }.
    [drop] Left behind in { $area }: { $piece }.
    [exit] The group leaves the map by { $area }, for good.
    [razzia] A razzia in { $area }.
   *[raid] A raid into { $area }.
}
do-march-pass = The group stops.
do-ambush = { Actor } lie in ambush.
do-ambush-pass = There is no ambush.
do-fog = Fog falls on the battlefield.
do-fog-pass = The air stays clear.
do-caller = Calling for help: { $piece }.
do-caller-pass = No leader calls for help.
do-call = Called to the combat by way of { $area }: { $piece }.
do-call-pass = No further unit is called.
do-fire = { Actor } fire at { $number }: { $die }. ({ $piece })
do-bombard = { Actor } bombard at { $number }: { $die }. ({ $piece })
do-wall = Fire at { $wall }, value { $number }: { $die }. ({ $piece })
do-mine = Mining { $wall }, value { $number }: { $die }. ({ $piece })
do-countermine = Countermining { $wall }, value { $number }: { $die }. ({ $piece })
do-rebuild = Rebuilding { $wall }, value { $number }: { $die }. ({ $piece })
do-blow = The fuse burns at { $wall }: { $die }. ({ $piece })
do-razzia = Razzia in { $area }: { $die }.
do-test = Survival: { $die }. ({ $piece })
do-loot = The “?” in { $area }: { $die }.
do-marker = { $number ->
    [0] The loot { of-area } is a “?”.
   *[other] The loot { of-area } is worth { $number }.
}
do-arrive = Arrival of reinforcements ({ $group }): { $die }.
do-dispute = The partners roll for the first hit in { $area }: { $die }.
do-lose = { Actor } take a hit: { $piece }.
do-starve = Starving: { $piece }.
do-starve-pass = Nobody is left to starve.
do-desert = Deserting: { $piece }.
do-refit = Refitted: { $piece }.
do-refit-pass = { Actor } refit nobody else.
do-replace = Taking over in { $area }: { $piece2 }.
do-stand = { $answer_id ->
    [stand] The garrison stands and takes one more hit.
   *[retreat] The garrison gives way.
}
do-retreat = { Side } retreat from { $area2 } to { $area }.
do-retreat-pass = { Side } stay in { $area2 }.
do-battle = { $answer_id ->
    [on] { Actor } want another round.
   *[end] { Actor } end the battle.
}
do-fort = { $answer_id ->
    [destroy] { Actor } destroy the fort in { $area }.
   *[convert] { Actor } take over the fort in { $area }.
}
do-crowd = Crowded in { $area }: { $piece }.
do-land = { $count ->
    [0] Reinforcements come in at { $area } ({ $group }).
   *[other] Coming in at { $area }: { $piece }.
}
do-land-pass = No area is open to this unit: { $piece }.
do-sea = The ships supply { $area }.
do-sea-pass = The ships supply no area.
do-pitch = The camp is pitched again in { $area }.
do-pitch-pass = The lost camp waits.

## What the rules say

note-GR-2_1-6 = Eliminated: { $piece }.
note-GR-4-4 = No unit is left on the map: the marker goes. ({ $command })
note-GR-4_1-5 = The turn of { $box } is over.
note-GR-4_1-8 = The cards marked 1617 are laid on the pile: { $number }.
note-GR-4_2-6 =
    .refusal = Partners share the burden: it is the other one’s turn, not that of { $piece }.
note-GR-4_2-9 = { $number ->
    [0] The first player
   *[other] The second player
} has more units there and takes the first hit.
    .refusal = This hit is for units of the other partner.
note-GR-4_2-11 = { $number ->
    [0] The first player
   *[other] The second player
} takes the first hit.
note-GR-5-1 =
    .refusal = A command is used in one of three ways.
note-GR-5-2 =
    .refusal = With one area, two cards and one area are all.
    .term = with option A
    .sum = areas
note-GR-5-4 =
    .refusal = The leader of this command is not on the map, or his areas and his card are used up.
    .term = by the leader’s value
    .sum = areas
note-GR-5-5 =
    .refusal = One of the five cards in hand goes.
note-GR-5-10 = The discards are shuffled into a new pile of { $number }.
note-GR-5-11 = There is no card left to draw.
note-GR-5-13 =
    .refusal = Only units of the drawn command act, in an area where they stand.
note-GR-5-15 =
    .refusal = Already chosen in this activation: { $area }.
note-GR-5-16 =
    .refusal = Everybody of the command in { $area } has acted.
note-GR-5_1-1 =
    .refusal = One action each, and { $piece } had one.
note-GR-5_1-3 =
    .refusal = Only guns bombard a wall, not { $piece }.
note-GR-5_1-4 =
    .refusal = Only guns in a fortress, or across a breach, bombard units: not { $piece } from here.
note-GR-5_1-5 =
    .refusal = Only sappers mine and countermine, not { $piece }.
note-GR-5_1-6 =
    .refusal = Only sappers build forts, not { $piece }.
note-GR-5_1-7 =
    .refusal = There is nothing to recover from: { $piece }.
note-GR-5_1-8 =
    .refusal = Only sappers blow mines and rebuild walls, not { $piece }.
note-GR-5_1-10 =
    .refusal = This is not the moment for “{ $card }”.
note-GR-5_1-11 =
    .refusal = “{ $card }” answers an attack of the enemy.
note-GR-5_1-15 =
    .refusal = A leader only moves: { $piece }.
note-GR-6-4 =
    .refusal = Too few movement points: { $piece }.
note-GR-6-5 =
    .refusal = No way leads from here to { $area }.
note-GR-6-6 = Enemies in { $area }: the march ends here.
    .refusal = Among enemies the group stops.
note-GR-6-7 =
    .refusal = Together with { $piece } the group could go nowhere.
note-GR-6-8 =
    .refusal = Only a member of a group on its way is left behind, and never the last. ({ $piece })
note-GR-6-11 =
    .refusal = Only units of the drawn command in the activated area join, not { $piece }.
note-GR-6-13 =
    .refusal = Without infantry or cavalry nobody goes among the enemies in { $area }.
note-GR-6-14 =
    .refusal = Without infantry or cavalry no group goes among the enemies in { $area }.
note-GR-6-15 = Caught alone and eliminated: { $piece }.
note-GR-6-19 =
    .refusal = There is no breach on this side { of-area }.
note-GR-6-21 = The gates { of-area } stand open.
note-GR-6-24 =
    .refusal = The map is left only from an area at its edge, for 1 point. ({ $piece })
note-GR-7_1-1 = { Side } attack in { $area }.
note-GR-7_1-5 = { $number3 ->
    [0] No hit.
    [one] One hit.
   *[other] { $number3 } hits.
}
note-GR-7_1-7 = { $number2 ->
    [0] No hit.
    [one] One hit.
   *[other] { $number2 } hits.
}
note-GR-7_1-8 = Round { $number } in { $area }.
note-GR-7_1-9 = Fort and town absorb { hits }; what is left: { $number2 }.
note-GR-7_1-10 = { Side } take { hits } in { $area }.
    .refusal = The hit is for one of the combat units in { $area }.
note-GR-7_1-12 = More hits than steps: { hits } too many.
    .refusal = Hits are taken while there are steps.
note-GR-7_1-13 =
    .refusal = Leaders take no hits.
note-GR-7_1-14 = { $number ->
    [1] Killed: { $piece }.
    [2] Killed: { $piece }.
   *[other] Unhurt: { $piece }.
}
note-GR-7_1-16 = { Side } have { $area } to themselves.
note-GR-7_1-17 = The attackers suffered { $number }, the defenders { $number2 }.
note-GR-7_1-21 = Nobody can fight on in { $area }: the attackers who live go back.
note-GR-7_1-22 = The attackers stay in { $area }.
note-GR-7_1-24 =
    .term = as printed
    .sum = value
note-GR-7_2-1 = Disorganised: { $piece }.
note-GR-7_2-2 = Eliminated: { $piece }.
note-GR-7_2-4 =
    .refusal = A replacement appears only where friendly combat units are. ({ $piece })
note-GR-7_2-5 = Nobody replaces the dead leader: { $piece }.
note-GR-7_2-7 = No friendly combat unit is left for a replacement: { $piece }.
note-GR-7_2-9 = Back in good order: { $piece }.
note-GR-7_3-1 = { Side } are beaten.
note-GR-7_3-2 =
    .refusal = A retreat leads to one area beside { $area }.
note-GR-7_3-3 =
    .refusal = Enemies or an X border close { $area2 } to the retreat.
note-GR-7_3-4 = Back to { $area }: { $piece }.
note-GR-7_3-5 = With no way to retreat, eliminated: { $piece }.
note-GR-7_3-6 = No way back after a landing, eliminated: { $piece }.
note-GR-7_3-7 = For one more hit the garrison holds { $area }.
    .refusal = One more hit, or the retreat: nothing else.
note-GR-7_3-8 = Nobody would be left after one more hit: the garrison must go.
note-GR-7_4-1 = { $number2 ->
    [0] No hit.
    [one] One hit.
   *[other] { $number2 } hits.
}
note-GR-7_4-4 = { $number ->
    [1] Without sappers the value is 1: { $piece }.
   *[other] With sappers beside it the value is { $number }: { $piece }.
}
    .term = { $number ->
        [1] without sappers
       *[other] beside sappers
    }
    .sum = value
note-GR-7_4-5 = A 6: the gun bursts. ({ $piece })
note-GR-7_4-9 =
    .refusal = An X border lies between.
note-GR-7_4-10 =
    .refusal = Guns do not storm a fortress.
note-GR-7_4_1-1 = { $number ->
    [0] No hit: the wall stays at { $number2 }.
   *[other] A hit: the wall falls to { $number2 }.
}
note-GR-7_4_1-3 = A breach: { $wall }.
note-GR-7_4_1-5 =
    .refusal = No enemy combat unit holds that fortress.
note-GR-7_4_1-6 =
    .refusal = No wall of a fortress lies on that side. ({ $piece })
note-GR-7_4_1-7 =
    .refusal = That wall is a breach already.
note-GR-7_4_2-1 =
    .refusal = There is no enemy unit to bombard.
note-GR-7_4_2-2 =
    .refusal = Without a breach nobody fires into the fortress.
note-GR-7_4_2-3 = Through the breach, 1 less: { $piece }.
    .term = through the breach
    .sum = value
note-GR-7_4_2-4 = Through the breach, 1 less: { $piece }.
    .term = through the breach
    .sum = value
note-GR-7_4_2-5 =
    .refusal = Only guns of the command that have not acted, from the same area, join in.
note-GR-7_4_2-6 = { Side } take { hits } in { $area }.
note-GR-7_4_2-8 =
    .refusal = Only leaders are there: no target.
note-GR-7_4_2-10 =
    .refusal = That area has been bombarded from here.
note-GR-7_5-1 = { $number ->
    [0] Failure: no mine is placed.
   *[other] Success: a mine is placed.
}
    .refusal = Sappers mine the wall of a fortress beside them.
note-GR-7_5-2 = Mines under { $wall }: { $number }.
note-GR-7_5-3 =
    .refusal = There is no mine to be blown.
note-GR-7_5-4 = Success, the mine explodes: { $wall } is a breach.
note-GR-7_5-5 = { $number ->
    [0] Failure: the mine does not explode, and stays.
   *[other] Failure: the mine does not explode, and is lost.
}
note-GR-7_5-7 =
    .refusal = A mine is not blown in the activation that placed it.
note-GR-7_5-10 = The mines under { $wall } are given up.
note-GR-7_5-11 = The mines under { $wall } are given up.
note-GR-7_5-12 = The mines under { $wall } are given up.
    .refusal = No enemy combat unit holds that fortress.
note-GR-7_6-1 = { $number ->
    [0] Failure: the mines stay, { $number2 } under { $wall }.
   *[other] { $number2 ->
        [0] Success: the mine is removed.
       *[other] Success: one mine is removed; left under { $wall }: { $number2 }.
    }
}
    .refusal = No enemy mine lies on that side.
note-GR-7_7-1 = { $number ->
    [0] Failure: the wall stays at { $number2 }.
   *[other] Success: the wall rises to { $number2 }.
}
    .refusal = No damaged wall of the fortress lies on that side.
note-GR-7_7-2 = The breach is closed: { $wall }.
note-GR-8_1-2 =
    .term = the leader’s value
    .sum = value
note-GR-8_1-3 =
    .term = the sappers’ value
    .sum = value
note-GR-8_2-2 =
    .term = as printed
    .sum = value
note-GR-8_3-1 = Cernide stand no hit, eliminated: { $piece }.
note-GR-9-3 = Crowded: { $area }, { $number } more than six.
note-GR-9-4 =
    .refusal = Infantry or cavalry in good order from the crowded area is to be chosen.
note-GR-9-5 = All units in good order in { $area } are disorganised.
note-GR-10-1 = A fort stands in { $area }.
    .refusal = Enemy combat units keep { $piece } from building.
note-GR-10-2 =
    .term = by forts
    .sum = cover
note-GR-10-3 =
    .refusal = An area holds one fort, and one stands here.
note-GR-10-5 =
    .refusal = No fort is built in a fortress.
note-GR-10-6 =
    .refusal = No fort marker is left.
note-GR-10-7 = The enemy’s fort in { $area } is destroyed.
note-GR-11-1 =
    .term = by the fortified town
    .sum = cover
note-GR-11-2 = The town { of-area } is destroyed.
note-GR-11-3 = The fort is lost, the town { of-area } stands.
note-GR-12-1 =
    .refusal = “{ $card }” does not allow that.
note-GR-12-3 =
    .refusal = “{ $card }” is not in the hand.
note-GR-12-5 =
    .refusal = A mandatory card comes before anything else.
note-GR-12-6 =
    .refusal = The date of “{ $card }” has not passed.
note-GR-12-9 = “{ $card }” leaves the game.
note-GR-12-13 = A new marker for the next turn: { $command }.
note-GR-12-15 = They come in among enemies: in { $area } they win or die.
note-GR-12-16 = New in { $area }: { $piece }.
note-GR-12-18 = “{ $card }” has no effect.
note-GR-12-20 =
    .refusal = The date of “{ $card }” has not passed.
note-GR-12-21 =
    .refusal = None of the five cards may go, so none is drawn.
note-GR-13-1 = The turn marker lies beyond the end: the war is over.
note-GR-13-3 = { Side } lay hands on the loot { of-area }.
note-GR-13-4 = { Side } gain { points }.
note-GR-13-8 = { Side } gain { points }.
note-GR-13-9 = { Side } gain { points }.
note-GR-13-10 = { Side } hold { $area }.
note-GR-13-12 = Final points: Venetians { $number }, Austrians { $number2 }.
note-GR-15-2 =
    .refusal = A river without a bridge stops { $piece }.
note-GR-15-3 = The river is crossed to { $area2 }: that is the whole move.
note-GR-15-4 =
    .refusal = Crossing the river takes a whole move, and part of it is spent.
note-GR-15-6 =
    .refusal = A river without a bridge stops the retreat to { $area2 }.
note-GR-15-7 = The river is behind them, eliminated: { $piece }.
note-GR-15-9 =
    .refusal = Guns cannot cross the river, so the group cannot.
note-GR-15-10 =
    .refusal = Crossing the river takes everybody’s whole move, and part of it is spent.
note-GR-16-1 =
    .refusal = Without their leader no area of his is activated.
note-GR-16-2 =
    .refusal = { $area } lies beyond the leader’s radius.
note-GR-17-1 =
    .refusal = A leader who has entered with the attackers calls, not { $piece }.
note-GR-17-2 =
    .refusal = Only friendly units that have not been activated are called, not { $piece }.
note-GR-17-3 =
    .refusal = Beyond the leader’s radius, or there already: { $piece }.
note-GR-17-5 =
    .refusal = Too few movement points to come that way: { $piece }.
note-GR-17-9 =
    .refusal = Enemies hold { $area }, so nobody comes through it.
note-GR-17-11 =
    .refusal = From { $area } a wall bars the way.
note-GR-18-3 = Hits so far: Venetians { $number }, Austrians { $number2 }.
note-GR-18-4 = An even round: both must want another.
    .refusal = Another round, or the end: nothing else.
note-GR-18-5 = { Side } suffered less and decide.
    .refusal = Another round, or the end: nothing else.
note-GR-18-6 = The attackers suffered { $number }, the defenders { $number2 }.
note-GR-19_1-1 = Difficult ground, 1 less: { $piece }.
    .term = difficult terrain
    .sum = value
note-GR-19_1-2 = Difficult ground, 1 less: { $piece }.
    .term = difficult terrain
    .sum = value
note-GR-19_2-1 =
    .refusal = An area holds two forts, and two stand here.
note-GR-19_2-2 =
    .refusal = This command has built a fort here in this activation.
note-GR-19_2-3 =
    .refusal = The fort in { $area } is destroyed or taken over.
note-GR-19_2-5 = A fort in { $area } is razed.
    .refusal = Sappers raze a fort of their own side where they stand: not { $piece }.
note-GR-19_2-6 = The forts are lost, the town { of-area } stands.
note-GR-19_2-8 =
    .refusal = Two own forts stand in { $area } already.
note-GR-20-1 =
    .refusal = Out of supply nobody recovers: { $piece }.
note-GR-21-2 = No supply line reaches { $area }.
note-GR-21-7 =
    .refusal = { $area } does not lie by the sea.
note-GR-21-10 =
    .refusal = Austrian units keep the ships from { $area }.
note-GR-21-13 = { $number ->
    [0] Out of supply: { $piece }.
   *[other] In supply again: { $piece }.
}
note-GR-21-14 =
    .term = as command value out of supply
    .sum = value
note-GR-21_1-1 =
    .refusal = Without attack supply this is not possible: { $piece }.
note-GR-21_1-4 = No attack supply in { $area }: the camp is lost or cut off.
note-GR-21_1-5 = { $number ->
    [4] No attack supply in { $area }: the camp is too far.
   *[other] Attack supply reaches { $area }.
}
note-GR-21_1-11 =
    .refusal = Three combat units or more need attack supply to attack { $area }.
note-GR-22-4 = Morale of { side }: { $number }.
note-GR-22-6 = With medium morale one area is all.
note-GR-22-7 = Morale is too low: nobody can be called.
note-GR-22-8 = Low morale: no attack supply, one area, one card.
    .refusal = With low morale one area and one card are all.
    .term = with low morale
    .sum = cards
note-GR-22-9 = Morale is too low: nobody can be called.
note-GR-23-1 =
    .refusal = There is no razzia in a fortress.
note-GR-23-3 =
    .refusal = An attempt costs each raider 1 point, and not everybody has one left.
note-GR-23-4 = A 1: whatever stands in the way, the razzia succeeds.
note-GR-23-5 = A 6 scatters the raiders: { $piece }.
    .refusal = After a 6 there is no further attempt.
note-GR-23-7 =
    .term = for enemy units
    .sum = enemies
note-GR-23-8 = The razzia succeeds.
note-GR-23-9 =
    .refusal = { $area } has been plundered this year.
note-GR-23-11 = The enemy’s camp is plundered.
note-GR-23-13 = The raiders find nothing in { $area }.
note-GR-23-14 = The raiders have stopped among enemies: a combat in { $area }.
note-GR-23-17 =
    .refusal = The Venetians do not plunder { $area }.
note-GR-23-18 =
    .refusal = The Austrians do not plunder { $area }.
note-GR-23-20 =
    .refusal = Leaders alone carry out no razzia.
note-GR-23-21 =
    .refusal = Sappers and guns carry out no razzia.
note-GR-23-22 =
    .refusal = There is no razzia where the move begins.
note-GR-23-24 =
    .refusal = Nobody is left behind among enemies.
note-GR-24-2 =
    .refusal = The camp moves one area in a turn, from the activated area.
note-GR-24-4 =
    .refusal = The camp enters neither fortresses nor enemies’ areas, and crosses no X border.
note-GR-24-6 = Lost in { $area }: { $piece }.
note-GR-24-7 = Morale of { side }: { $number }.
note-GR-24-8 = Morale of { side }: { $number }.
note-GR-24-9 =
    .refusal = A lost camp comes back in a source of supply where friendly units are.
note-GR-25_2-1 =
    .refusal = Only light cavalry raids, and only where enemies are.
note-GR-25_2-3 = The raiders ride back to { $area }.
    .refusal = There are too few points to ride in and back.
note-GR-25_2-5 =
    .refusal = { $area } has been raided in this activation.
note-GR-25_2-7 =
    .refusal = A raid crosses no river without a bridge and enters no fortress.
note-GR-25_2-8 =
    .refusal = A raid of three units or more needs attack supply.
note-GR-25_3-1 = Worn out by the razzia: { $piece }.
note-GR-26-2 =
    .refusal = A reinforcement card is not discarded before its date.
note-GR-26-3 = Expected after { $box }: { $group }.
note-GR-26-4 = { $number2 ->
    [0] They need { $number } or less: they do not arrive yet.
   *[other] They need { $number } or less: they arrive.
}
note-GR-26-5 =
    .refusal = The reinforcements do not come in there ({ $group }).
note-GR-adv-3 = A new year: the land may be plundered again.
note-GR-card03-1 =
    .refusal = Enemy combat units are in that area.
note-GR-card11-2 = The Venetian command is in confusion until the end of the turn.
    .refusal = In the confusion no unit of this command is activated.
    .term = in the confusion
    .sum = areas
note-GR-card12-1 = { Side } take { hits } in { $area }.
note-GR-card13-1 = { Side } take { hits } in { $area }.
note-GR-card13-2 =
    .refusal = Only units out of supply in that area starve, not { $piece }.
note-GR-card14-1 = Morale of { side }: { $number }.
note-GR-card14-2 =
    .refusal = Disorganised units of one area are refitted, not { $piece }.
note-GR-card15-1 = Morale of { side }: { $number }.
note-GR-card15-2 =
    .refusal = Disorganised units of one area are refitted, not { $piece }.
note-GR-card16-1 = { Side } gain { points }.
note-GR-card17-1 = { Side } gain { points }.
note-GR-card19-1 = { Side } have been spied on.
    .refusal = The spy touches neither reinforcements nor a mandatory card in force.
note-GR-card20-2 = The ambush in { $area } costs { hits }.
note-GR-card20-4 = With no infantry or cavalry left, the rest turns back from { $area }.
note-GR-card21-1 =
    .term = military engineer
    .sum = value
note-GR-card22-1 =
    .term = night assault
    .sum = value
note-GR-card23-1 = The Isonzo is in flood until the end of the turn.
    .refusal = The Isonzo is in flood.
note-GR-card24-1 = Torrential rain until the end of the turn.
    .refusal = In this rain nobody bombards, mines or blows a mine.
note-GR-card25-1 =
    .refusal = Cernide desert first, then infantry in good order: not { $piece }.
note-GR-card26-1 = A truce until the end of the turn.
    .refusal = The truce forbids it.
note-GR-card27-1 = { Side } gain { points }.
note-GR-card27-2 = The ships stay in port until the next turn.
note-GR-card28-2 = There is no combat in { $area }: the attackers go back.
note-GR-card28-4 = Back among enemies in { $area }, they must fight there.
note-GR-card32-2 = Morale of { side }: { $number }.
note-GR-card33-1 = The war will now end after { $box }.
note-GR-card34-1 = The war will now end after { $box }.
note-GR-card35-1 = The war will now end after { $box }.
note-GR-card36-1 = { Side } gain { points }.
note-GR-card36-2 = The fleet of Osuna lies off the coast until the end of the turn.
    .refusal = The fleet of Osuna keeps “{ $card }” away this turn.
note-GR-card-3 =
    .refusal = “{ $card }” is played before the first area.
note-GR-opt-6 =
    .refusal = By the option chosen, the defenders do not go where the attackers came from.
note-GR-opt-9 =
    .refusal = By the option chosen, only guns inside fire across a breach.
    .term = full value through the breach
    .sum = value
note-GR-opt-15 =
    .refusal = After a razzia among enemies the combat comes first.
note-GR-sm-10 =
    .refusal = The order is not complete: some actions name an area, others none.
note-GR-sm-11 =
    .refusal = That is no pace for this group.
