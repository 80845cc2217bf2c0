# Ce que dit la page elle-même. La page remplit les places ; une phrase avec un nombre a deux formes.

tagline = la table des batailles au mousquet
credits = Grognard est un logiciel libre : un arbitre, un adversaire et un laboratoire. Chaque règle a son numéro, et chaque numéro ouvre sa règle.
loading = Un instant…
close = Fermer
cancel = Annuler
confirm = Confirmer
copy = Copier
copied = C’est copié.
copy-by-hand = À copier :
menu = Menu
settings = Réglages
home = Accueil
other-language = Switch to English
you = vous
player = Joueur
game = Jeu
key-enter = Entrée
key-escape = Échap

## L’entrée

recent = Vos parties
recent-against = contre { $name }
recent-here = les deux camps à cet écran
scenarios-one = { $n } bataille
scenarios-other = { $n } batailles
turns-about-one = environ { $n } tour
turns-about-other = environ { $n } tours
moves-first = joue en premier
cards-one = { $n } carte
cards-other = { $n } cartes
goal = { $what } : { $n } pour gagner
map-of = Le plan : { $name }
reconstruction = La mise en place est une reconstitution : qui possède le jeu imprimé peut la corriger dans le dossier du jeu.
learn = Une première partie pour apprendre
learn-text = Dix étapes, dix minutes, sans livret
open-record = Ouvrir une partie
open-record-text = Revoir un .grog, ou le reprendre en route
your-match = Votre partie
you-play = Vous jouez
opponent = Contre
opponent-bot = Un robot
opponent-bot-text = tout de suite, sur cet ordinateur
opponent-link = Quelqu’un au loin
opponent-link-text = vous envoyez un lien
opponent-here = Quelqu’un à côté de vous
opponent-here-text = un seul écran, un rideau sur les mains
opponent-here-open = un seul écran pour deux
which-bot = Quel robot
your-name = Votre nom
other-name = Le nom de l’autre
more-options = Dés, pendule et règles facultatives
dealers-text = Équitable : Grognard distribue, et chacun peut vérifier après coup. Saisi : vous lancez et piochez à une vraie table et entrez ce qui vient.
dealers-text-dice = Équitable : Grognard lance, et chacun peut vérifier après coup. Saisi : vous lancez de vrais dés et entrez ce qu’ils montrent.
clock = Pendule
clock-kind = Temps
clock-none = sans pendule
clock-match = pour la partie
clock-turn = pour chaque tour
clock-minutes = Minutes
clock-end = À la fin du temps
clock-end-lose = la partie est perdue
clock-end-bot = un robot continue
clock-end-nothing = il ne se passe rien
messages = Petits messages
options = Règles facultatives
begin = Au combat
begin-link = Au combat, et le lien
beginning = On dresse la table…

## La table

region-board = Plateau
region-panel = Ce qui est à décider
region-hand = Votre main
region-tray = Dés
region-books = Livrets
region-tabs = Parties de la table
tab-board = Plateau
tab-hand = Main { $n }
tab-dice = Dés
tab-log = Journal
tab-rules = Règles
book-log = Journal
book-rules = Règles
book-aid = Aide
turn = Tour { $n }
phases = Étapes du tour
over = Terminée
your-turn = À vous
your-turn-as = À vous de jouer : { $name }.
their-turn = À l’autre
player-you = { $name }, vous
player-away = { $name }, absent
flags-of = { $side } : { $n } drapeaux sur { $goal }
cards-held = { $n } cartes en main
played = Jouée
discards = Défausse
hand-empty = Pas de carte.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau
connection-lost = La connexion est coupée. Nouvel essai en cours ; rien de ce qui a été confirmé n’est perdu.
error-no-table = Cette table n’existe pas : le lien est peut-être tronqué.
error-offline = Le serveur ne répond pas. Tourne-t-il encore ?
error-server = Le serveur n’a pas compris. Rien n’a changé.

## Décider

waiting-for = On attend { $name }
waiting-chance = On attend les dés
thinking = { $name } réfléchit…
watching = Vous regardez. Les cartes cachées le restent.
invite = Envoyez ce lien à votre adversaire : qui l’ouvre prend l’autre place.
sent = Envoyé…
choices = Choix
choose-next = Choisissez ensuite :
choose-odds = Choisissez ensuite (ø : ce que l’ennemi perd en moyenne) :
back = Retour
another = Autre choix
against = contre
modifiers = Modificateurs
weighing = On pèse les chances…
sum = En tout
sum-dice = Dés à lancer
sum-ignore = Drapeaux à ignorer
may-happen = Ce qui peut arriver
exact = exact
sampled = estimé
mean = { $n } en moyenne
odds-label = ø { $n }
worst-title = Au pire, au prochain tour.
worst = { $dice } par { $enemy } : { $lost } de pertes en moyenne.
worst-none = Personne ne peut atteindre cette unité.
worst-others-one = { $n } autre pourrait l’attaquer.
worst-others-other = { $n } autres pourraient l’attaquer.
dice-one = { $n } dé
dice-other = { $n } dés
roll-one = Lancer { $n } dé
roll-other = Lancer { $n } dés
play-card = Jouer cette carte
window-text = La question vient quoi que vous teniez, pour qu’une pause ne dise rien.
decline-until = Refuser jusqu’à mon tour
declining = Vous refusez toute réponse jusqu’à votre tour.
attend = Me demander à nouveau
more-rules-one = et une autre règle dans le livret
more-rules-other = et { $n } autres règles dans le livret

## Dés et cartes saisis

type-dice-one = Entrez ce que montre le dé.
type-dice-other = Entrez ce que montrent les { $n } dés.
type-card = Entrez la carte piochée.
type-card-secret = Entrez la carte que vous avez piochée. Personne d’autre ne doit regarder.
nothing-typed = rien d’entré pour l’instant
enter-roll = Valider le jet
erase = Effacer
seek-card = Chercher une carte

## Le plateau à dés

last-roll = Dernier jet
no-roll = Aucun dé n’a encore été lancé.
rolling = Les dés roulent…
faces = Les faces d’un dé

## Le journal

log-setup = Les armées se déploient
log-empty = Il ne s’est encore rien passé.
log-undone = Annulé :
luck-title = Dés réussis
luck-side = { $side } { $actual } ({ $expected } prévus)
luck-none = Pas encore de dés à comparer.
say = Dire quelque chose
say-send = Envoyer

## Règles et aide

seek-rule = Chercher dans les règles
all-rules = Toutes les règles
rules-found-one = { $n } règle
rules-found-other = { $n } règles
rules-more = D’autres règles conviennent : ajoutez un mot.
aid-none = Ce jeu n’a pas encore d’aide.
clauses = Articles

## La partie

undo = Annuler
undo-title = Reprendre le dernier choix
undo-ask = Demander
undo-ask-title = Demander à l’autre camp de reprendre un choix
undo-asked = { $name } demande à reprendre le dernier choix.
undo-grant = Accepter
undo-refuse = Refuser
undo-waiting = Vous avez demandé à reprendre un choix. On attend la réponse.
draw-offer = Proposer le match nul
draw-offered = { $name } propose le match nul.
draw-accept = Accepter
draw-refuse = Continuer
draw-waiting = Vous avez proposé le match nul. On attend la réponse.
resign = Abandonner
resign-text = La partie s’arrête, et l’autre camp gagne.
resign-yes = Abandonner
hand-to-bot = Confier mon camp à un robot
hand-to-bot-text = Un robot joue votre camp jusqu’à ce que vous le repreniez.
hand-to-bot-yes = Confier
bot-plays = Un robot joue : { $name }.
take-back-seat = Je reprends
left-alone = { $name } : la partie est délaissée depuis longtemps.
claim = Réclamer la victoire
claim-bot = Laisser jouer un robot
won = Victoire : { $name }
drawn = Match nul
rematch = Rejouer, camps échangés
rematch-asked = { $name } voudrait rejouer, camps échangés.
rematch-waiting = Vous voudriez rejouer. On attend la réponse.
rematch-accept = Rejouer
replay-this = Revoir la partie
export = Enregistrer la partie (.grog)
links = Liens de cette table
links-text = Envoyez un lien à qui joue ce camp. Qui le détient occupe la place.
links-none = Qui a créé cette partie en a les liens.
link-seat = Pour jouer : { $name }
link-spectators = Pour regarder
about-scenario = À propos de cette bataille

## Le rideau

curtain-title = L’écran passe : { $name }
curtain-text = Prenez place, puis levez le rideau. Personne d’autre ne doit regarder.
curtain-lift = Lever le rideau
curtain-lift-name = Je suis { $name } : lever le rideau
curtain-down = Le rideau est baissé.

## La leçon

lesson-step = Leçon, étape { $step } sur { $of }
lesson-progress = Où en est la leçon
lesson-here = ici
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon, jouer

## Revoir

replay = Revoir
replay-none = Aucune partie n’est ouverte ici.
replay-at = Position
replay-step = Étape { $n } sur { $of }
replay-proved = chaque dé est prouvé équitable
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Une étape en avant
replay-last = À la fin
continue-here = Jouer à partir d’ici
continue-text = Une nouvelle partie commence après l’étape { $n }. L’enregistrement reste tel quel.
seat-here = à cet écran
seat-bot = un robot
seat-link = par lien

## Le plateau en mots

board-in-words = Le plateau en mots
ground = Terrain
pieces-one = { $n } pièce
pieces-other = { $n } pièces
strength = force { $strength } sur { $full }

## Réglages

as-system = comme le système
set-language = Langue
set-contrast = Contraste
set-contrast-high = fort
set-contrast-normal = normal
set-motion = Animations
set-motion-still = aucune
set-quick = Montrer les coups sans attendre
set-notify = M’avertir quand c’est à moi
set-name = Nom
notify-refused = Le navigateur n’autorise pas les avertissements.

## Touches

keys-title = Touches
keys-arrows = ← ↑ → ↓
keys-arrows-text = d’une case du plateau à l’autre
keys-enter = Entrée
keys-enter-text = choisir ce qui est sous le curseur ; presser le bouton rouge
keys-list = 1 … 9, a, b …
keys-list-text = une ligne de la liste des choix
keys-pass = 0
keys-pass-text = terminer, passer ou refuser
keys-escape = Échap
keys-escape-text = un pas en arrière
keys-undo = u
keys-undo-text = reprendre
keys-zoom = + −
keys-zoom-text = plus près, plus loin
keys-fit = f
keys-fit-text = tout le plateau
keys-space = Espace
keys-space-text = passer ce qui est montré
keys-menu = m
keys-menu-text = le menu
keys-help = ?
keys-help-text = cette liste

# ce qui entoure une carte de zones
tab-tracks = Pistes
book-tracks = Pistes
turn-track = Piste des tours
box-winter = Hiver
box-morale = Chaque armée perd un point de moral
box-end = Fin de la guerre
cup = Coupe
in-cup = Dans la coupe
chits-played = Joués
reinforcements = Renforts
losses = Pertes
forts-left = Forts
battle = Le combat
battle-at = Combat : { $place }
battle-round = round { $n }
battle-spared = le terrain absorbe { $n }
battle-attacks = { $side } : attaque
battle-defends = { $side } : défense
does-not-fire = ne tire pas
toll-hits = touches : { $n }
toll-expected = attendu { $n } · subit { $suffers }
siege-of = Siège : { $place }
wall-level = mur { $level } sur { $full }
wall-breach = brèche
mines = mines : { $n }
nobody = personne
siege-garrison = garnison
victory-points = points de victoire
card-group = Renfort
card-mandatory = Obligatoire
card-removed = À retirer
card-later = 1617
card-before = Avant d’activer
card-reaction = Réaction
set-metric = Longueurs en centimètres
tape = Mètre ruban
tape-how = Mètre ruban : tirez d’un point à l’autre (Maj et tirer, à tout moment)
order-hint = Tirez une unité là où elle doit aller, ou choisissez qui parle.
leg-hint = Tirez l’unité, tournez-la par sa poignée, tirez-la sur un ennemi pour charger, ou choisissez ci-dessous. Alt : sans accrochage.
order-legs = L’ordre
order-no-leg = attend ses ordres
order-back = Reprendre
leg-into = en { $formation }
give-order = Donner l’ordre
add-unit = Ajouter une unité
go-as-far = Aller jusqu’où c’est permis
was-too-far = { $used }
gait-move = Mouvements
gait-form = Formation
gait-charge = Charge
gait-enter = Dans un bâtiment
gait-leave = Hors du bâtiment
gait-mount = À cheval ou à pied
gait-places = Endroits
place-at = { $x } ; { $y }
place-here = là où elle est
place-far = à { $far }, en { $x } ; { $y }
way-ahead = { $far } en avant
way-back = { $far } en arrière
way-right = { $far } à droite
way-left = { $far } à gauche
way-turn-right = tourne de { $degrees }° à droite
way-turn-left = tourne de { $degrees }° à gauche
way-about = demi-tour
way-still = reste sur place
formation-line = ligne
formation-attack-column = colonne d’attaque
formation-march-column = colonne de marche
formation-square = carré
formation-skirmish = ordre dispersé
formation-mixed = ordre mixte
formation-garrison = garnison
formation-deployed = batterie
formation-limbered = attelage
formation-wagon = convoi
formation-companies = colonne de compagnies
formation-four-deep = ligne sur quatre rangs
formation-deep-cavalry = ligne profonde
formation-lying = couché
command-roll = Jet de commandement
command-roll-how = deux dés, égal ou inférieur
roll-this = Obtenir au plus
chance-blunder = Bévue
chance-moves0 = Rien
chance-moves1 = 1 mouvement
chance-moves2 = 2 mouvements
chance-moves3 = 3 mouvements
clash = Le feu et le fer
roll-fire = tir
roll-refire = tir relancé
roll-save = sauvegardes
roll-resave = sauvegardes relancées
roll-strike = coups
roll-restrike = coups relancés
roll-break = test de rupture
roll-hits = touches : { $n }
roll-unsaved = pertes : { $n }
roll-why = Pourquoi

## Armées personnelles

own-title = Vos propres armées
own-short = deux listes, n’importe quel terrain
own-build = Composer une armée
own-side-a = Première armée
own-side-b = Seconde armée
own-ground = Terrain
own-number = Numéro
own-again = Un autre
own-text = Chaque armée est rangée dans sa zone ; puis les deux se déploient, sauf si l’option est désactivée, et l’on gagne en brisant l’autre armée, ou par les objectifs après le dernier tour.
army-title = Armées
army-subtitle = listes pour Black Powder
army-home = jouer, ou revoir une partie
army-rosters = Listes
army-form = La liste
army-new = Nouvelle armée
army-add = Nouvelle
army-open = Ouvrir un fichier
army-kept = Dans ce navigateur
army-ready = Prêtes à jouer
army-nameless = sans nom
army-forget = L’oublier
army-forget-text = Cette liste n’est gardée que dans ce navigateur. Enregistrez-la d’abord dans un fichier si vous y tenez.
army-forget-named = Oublier { $name }
army-refused = { $name } ne peut pas être repris
army-name = Nom de l’armée
army-list = Liste d’armée
army-limit = Limite de points
army-no-limit = aucune
army-general = Général en chef
army-brigade = Brigade { $n }
army-brigade-add = Ajouter une brigade
army-cost = Points et erreurs
army-points = points
army-of = sur { $limit } points
army-sound = Prête à jouer.
army-play = Jouer avec cette armée
army-save = Enregistrer le fichier
brigade-name = Nom de la brigade
brigade-remove = Retirer { $name }
brigades-one = { $n } brigade
brigades-other = { $n } brigades
units-one = { $n } unité
units-other = { $n } unités
points-one = { $n } point
points-other = { $n } points
flaws-one = { $n } chose à corriger
flaws-other = { $n } choses à corriger
officer-name = Nom
officer-rating = Valeur
officer-bonus = Dés
officer-mount = Se déplace
officer-personality = Caractère
mount-horse = à cheval
mount-foot = à pied
personality-none = aucun
unit-add = Ajouter une unité
unit-more = Une de plus : { $name }
unit-fewer = Une de moins : { $name }
unit-remove = Retirer { $name }
unit-size = taille
unit-about = Valeurs et règles : { $name }
unit-no-rules = pas de règle spéciale
unit-rules = Règles spéciales
unit-combat = Corps à corps
unit-shooting = Tir
unit-morale = Moral
unit-stamina = Résistance
unit-weapon = Arme
