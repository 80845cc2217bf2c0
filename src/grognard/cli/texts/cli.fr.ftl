# Ce que disent les commandes.

## Aide

help-usage = Usage :
help-options = Options
help-commands = Commandes
help-examples = Exemples

help-grognard = Un arbitre, un adversaire et un laboratoire pour les jeux de guerre du temps des mousquets. Pour une première partie : grognard play
brief-play = jouer une partie dans le terminal
brief-serve = jouer dans le navigateur : ici, ou par le réseau
brief-games = les jeux, leurs scénarios et leurs options
brief-rules = lire les règles, clause par clause
brief-match = faire jouer des robots, de nombreuses fois
brief-ladder = faire jouer chaque robot contre tous les autres, et les classer
brief-gauge = ce que gagnent les choix d’un robot, décision par décision
brief-tune = chercher de meilleurs poids pour les robots d’un jeu
brief-replay = rejouer un procès-verbal et le contrôler
brief-review = comment une partie a basculé : erreurs, coups du sort, chance et habileté
brief-case = trancher des questions de règles écrites dans des fichiers
brief-pack = contrôler, copier et dessiner votre propre contenu
brief-army = lister les armées de Black Powder, vérifier et reprendre des listes
brief-backup = copier toutes les parties du serveur
brief-bench = mesurer la vitesse sur cette machine
brief-pack-check = dire tout ce qui ne va pas dans un paquet
brief-pack-copy = copier le paquet d’un jeu, pour le changer
brief-pack-draw = dessiner la mise en place d’un scénario
brief-army-list = lister les armées, ou ce que l’une d’elles contient
brief-army-check = dire ce qui ne va pas dans une armée, ou ce qu’elle coûte
brief-army-import = reprendre la liste d’un créateur d’armées

help-play = Jouer une partie dans le terminal : contre un robot, contre quelqu’un à côté de vous, ou avec de vrais dés. Sans scénario : une première partie de Battle Cry, dans le camp de l’Union. Un scénario se nomme par toute partie qu’il est seul à porter. Pendant le jeu, « aide » dit ce que l’on peut taper.
example-play =
    grognard play
    grognard play battle_cry/shiloh --seat csa=human --seat usa=bot:greedy
    grognard play battle_cry/first_bull --seat usa=human:Anna --seat csa=human:Ben --dice typed
    grognard play black_powder/open_field --roster a=mon_armee.toml --roster b=austria
help-serve = Jouer dans le navigateur. Les parties sont conservées, chaque étape avant d’être montrée ; d’autres les rejoignent par les liens que donne la page. Si le port est pris, le prochain port libre est utilisé. Ctrl-C arrête.
example-serve =
    grognard serve
    grognard serve --host 0.0.0.0 --port 8080 --no-browser
help-backup = Copier la base de toutes les parties dans FILE, entière et cohérente, pendant que le serveur tourne.
example-backup =
    grognard backup parties.db
help-games = Les jeux avec leurs scénarios ; d’un seul jeu (GAME), aussi les notes et les options.
help-rules = Ce que dit une clause des règles. CLAUSE est un identifiant (BC-ret-15), le début d’un identifiant (BC-ret) ou un mot à chercher ; sans elle, toutes les clauses.
example-rules =
    grognard rules battle_cry BC-ret-15
    grognard rules battle_cry bois
help-match = Faire jouer un scénario par deux robots, de nombreuses fois ; le premier a le premier camp que nomme « grognard games ». Ctrl-C arrête et garde ce qui est fait.
example-match =
    grognard match battle_cry/first_bull --bots greedy random --games 20 --seed 1
    grognard match battle_cry/shiloh --games 100 --jobs 2 --record parties
help-ladder = Faire jouer chaque robot contre tous les autres sur tous les scénarios du JEU, chaque fois deux parties avec échange des camps et la même chance pour chaque camp. Une paire s’arrête dès qu’il est établi (à 95 %) qu’elle franchit ou manque sa barre, au plus tard après les parties permises. Ctrl-C arrête plus tôt et garde ce qui est fait ; avec --file, on y reprend une autre fois. Code de sortie 1 si une barre n’est pas atteinte.
example-ladder =
    grognard ladder battle_cry --bots random greedy --bar greedy:random:0.98
    grognard ladder tactique --bots greedy search:400 cmd:./monbot --jobs 2 --file tactique.ladder
help-gauge = Ce que les choix d’un robot gagnent sur ceux du robot « greedy », dans des décisions tirées au sort de parties de « greedy » contre lui-même : là où le robot choisit autre chose, on joue la suite des deux choix, chaque fois avec la même chance. Le gain est donné en chances de victoire, avec son erreur, pour toutes les décisions et selon ce qui était à décider. Il y faut bien moins de temps que pour des parties qui en diraient autant. Ctrl-C arrête plus tôt et montre ce qui a été trouvé.
example-gauge =
    grognard gauge battle_cry --bot search:4000 --decisions 200 --jobs 2
    grognard gauge tactique --bot search:700 --to-the-end
help-tune = Chercher de meilleurs poids pour les robots du JEU : par SPSA, en parties du robot « greedy » contre lui-même ; puis opposer ce qui a été trouvé à ce dont on est parti, et dire (à 95 %) si c’est mieux. La même graine et le même nombre de parties redonnent le même résultat. Ctrl-C arrête plus tôt et garde ce qui est fait. Code de sortie 1 si le progrès n’est pas certain.
example-tune =
    grognard tune battle_cry --games 1600 --seed 1 --jobs 2 --out weights.toml
help-replay = Rejouer un procès-verbal : chaque étape est comparée aux règles, puis le résultat et la dernière position à ce qui est écrit.
help-review = Examiner une partie après coup : les chances de gagner tour par tour, les trois erreurs les plus chères avec ce qui aurait mieux valu, les trois plus grands coups du sort, et la part de la chance et des choix. Chaque décision est jugée sur ce que son joueur pouvait savoir. Ctrl-C montre ce qui est déjà trouvé.
example-review =
    grognard review partie.grog
    grognard review partie.grog --json
help-case = Jouer les cas de fichiers, ou de tous les fichiers d’un dossier : des questions de règles avec leurs réponses. Code de sortie 1 si l’un d’eux ne tient pas.
help-pack = Votre propre contenu : un paquet est un dossier de fichiers de texte.
help-pack-check = Lire un paquet et dire tout ce qui n’y va pas.
help-pack-copy = Copier le paquet d’un jeu dans un nouveau dossier, pour l’y changer et le jouer avec --pack.
help-pack-draw = Dessiner la mise en place d’un scénario (image SVG).
help-army = Armées de Black Powder : une armée est un fichier texte avec des brigades, des commandants et des unités d’une même liste.
example-army =
    grognard army list france
    grognard army check mon_armee.toml
    grognard army import mon_armee.rosz -o mon_armee.toml
help-army-list = Lister les armées ; pour une seule ARMY, chaque profil avec ses points et ses valeurs.
help-army-check = Lire une armée et dire tout ce qui n’y va pas, ou ce qu’elle coûte.
help-army-import = Reprendre une liste BattleScribe (.ros ou .rosz) pour une armée connue, et l’écrire comme armée de Grognard.
help-bench = Mesurer la vitesse de Grognard ici, chaque chiffre à côté de celui qui est visé. Si le noyau est compilé, le noyau simple est mesuré à côté.

option-help = Afficher cette aide.
option-version = La version, et lequel des noyaux tourne, le simple (plain) ou le compilé (compiled).
option-units = Comment dire les longueurs sur le terrain libre : inches (pouces) ou cm.
option-lang = La langue, en ou fr ; sinon celle de votre système.
option-pack = Un paquet à vous au lieu de celui du jeu.
option-json = Écrire du JSON, pour les programmes.
option-roster = Une armée à vous pour un camp, dans les jeux qui en prennent : le fichier d’une liste (ou de BattleScribe), ou le nom d’une liste toute prête ; se donne deux fois.
option-option = Une règle optionnelle du jeu ; peut être donnée plusieurs fois.
option-seat = Qui joue un camp : human, human:NOM, bot:NOM, ou bot:cmd:PROGRAMME pour un robot à vous ; peut être donnée plusieurs fois.
option-bot-time = Les secondes dont un robot extérieur dispose pour une décision ; 10 sauf indication contraire.
option-resume = Reprendre une partie sauvée ; de plusieurs manches, d’abord les finies.
option-save = Garder la partie dans ce fichier.
option-dice = Qui lance les dés : fair (vérifiable ensuite), typed (de vrais dés), seeded:N, duplicate:N.
option-cards = Qui donne les cartes : fair, typed (de vraies cartes), seeded:N, duplicate:N.
option-chits = Qui tire les marqueurs du récipient : fair, typed (un vrai récipient), seeded:N, duplicate:N.
option-rounds = Combien de manches ; on échange les camps à chaque fois.
option-bots = Les robots du premier et du second camp (search:1.5s réfléchit une seconde et demie, search:1.5sx2 sur deux cœurs) ; « cmd:PROGRAMME ARGUMENTS » est un robot à vous.
option-ladder-bots = Les robots, l’un après l’autre ; random et greedy sauf indication contraire.
option-bar = La part des points que BOT doit atteindre contre AUTRE (une nulle vaut un demi-point) ; sinon la moitié. Peut être donnée plusieurs fois.
option-ladder-games = Combien de parties une paire joue au plus.
option-scenario = Ce scénario seulement ; peut être donnée plusieurs fois.
option-ladder-seed = La graine du premier duel de chaque paire ; les suivantes s’y enchaînent.
option-file = Garder chaque duel dans ce fichier, et reprendre de ce qu’il contient.
option-gauge-bot = Le robot dont on regarde les choix.
option-gauge-decisions = Combien de décisions, prises dans tous les scénarios tour à tour.
option-gauge-lots = Combien de fois on joue la suite des deux choix d’une décision.
option-gauge-to-the-end = Jouer jusqu’à la fin de la partie, au lieu de s’arrêter où une recherche s’arrête.
option-gauge-seed = La graine de la première partie ; les suivantes s’y enchaînent.
option-tune-games = Combien de parties sont jouées pour trouver les poids.
option-check = Combien de parties au plus pour les comparer ; 0 pour aucune.
option-tune-seed = La graine de la première partie ; les suivantes s’y enchaînent.
option-tune-chances = Ajuster plutôt les chances de gagner : ce qu’une position promet à la fin, d’après les résultats d’autant de parties du robot « greedy » contre lui-même.
option-out = Écrire les poids dans ce fichier, tels qu’un paquet les contient.
option-games = Combien de parties.
option-seed = La graine de la première partie ; les suivantes s’y enchaînent.
option-jobs = Combien de processus jouent côte à côte.
option-record = Écrire le procès-verbal de chaque partie dans ce dossier.
option-verify = Redonner tous les dés et toutes les cartes à partir de la clé publiée.
option-tell = Raconter toute la partie.
option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
option-port = Le port, ou le premier à essayer ; 0 pour n’importe lequel.
option-database = Où les parties sont conservées : sqlite:///FICHIER ; sinon dans votre dossier.
option-proxies = Les adresses des mandataires placés devant le serveur, crus sur parole quant à l’adresse du client.
option-no-browser = Ne pas ouvrir de navigateur.
option-lab = Servir aussi les pages des développeurs, et relire à chaque fois les fichiers de la page.
option-output = Le fichier à écrire ; - pour l’écran. Sinon SCÉNARIO.svg.
option-army-import-output = Le fichier à écrire ; sinon l’écran.

## Erreurs

no-command = { $near ->
    [0] pas de commande « { $word } » (il y a : { $all })
   *[other] pas de commande « { $word } » (vouliez-vous dire « { $all } » ?)
}
no-file = { $path } : ce fichier n’existe pas
no-cases = { $path } : pas de cas dans ce dossier
no-folder = { $path } : c’est un fichier, pas un dossier
scenario-several = plusieurs scénarios portent « { $word } » : { $all }
scenario-none = { $near ->
    [0] pas de scénario « { $word } » dans { $game } (il y a : { $all })
   *[other] pas de scénario « { $word } » dans { $game } (vouliez-vous dire « { $all } » ?)
}
scenario-missing = nommez un scénario de { $game } : { $game }/SCÉNARIO (il y a : { $all })
roster-unread = « { $word } » n’est pas une liste : écrivez --roster CAMP=FICHIER, une fois par camp ({ $all }).
roster-none = Il n’y a ni fichier « { $word } » ni liste toute prête de ce nom ; il y a : { $all }.
option-unread = « { $word } » n’est pas une option : écrivez --option ID=NOMBRE
seat-unread = « { $word } » n’est pas un siège : écrivez --seat SIÈGE=human ou --seat SIÈGE=bot:NOM
seat-none = { $near ->
    [0] pas de siège « { $word } » (il y a : { $all })
   *[other] pas de siège « { $word } » (vouliez-vous dire « { $all } » ?)
}
seat-twice = le siège « { $word } » est donné deux fois
sitter-none = personne du nom de « { $word } » ne peut s’y asseoir : écrivez human, human:NOM ou bot:NOM (robots : { $all })
dealer-none = pas de donneur « { $word } » (il y a : { $all })
clause-none = { $near ->
    [0] pas de clause « { $word } », et aucune n’en parle
   *[other] pas de clause « { $word } » (vouliez-vous dire « { $all } » ?)
}
resume-alone = --resume reprend une partie telle qu’elle a commencé : sans scénario, sièges, options ni donneurs ; seul un programme est nommé de nouveau par --seat SIÈGE=bot:cmd:PROGRAMME
resume-order = { $path } : la manche précédente n’est pas finie
resume-over = { $path } : cette partie est finie ; « grognard replay » la montre
findings-more = (et { $count } de plus : « grognard pack check » les dit tous)

## Listes

games-reconstruction = une mise en place de notre main, d’après des chiffres publics
games-play = Pour jouer :
games-more = Notes et options :
games-options = Options (--option ID=VALEUR)
games-first = { $side } commence ; environ { $turns } tours.
games-turns = Environ { $turns } tours.

forfeit = { $seat } perd la partie par forfait : { $reason }
match-forfeits = { $count ->
    [one] une partie a été perdue par forfait d’un robot extérieur (graine { $seed }) : { $reason }
   *[other] { $count } parties ont été perdues par forfait de robots extérieurs ; la première (graine { $seed }) : { $reason }
}
ladder-alone = il faut au moins deux robots : --bots random greedy
ladder-stopped = arrêté avant la fin
ladder-forfeits = { $count ->
    [one] une partie a été perdue par forfait d’un robot extérieur : { $reason }
   *[other] { $count } parties ont été perdues par forfait de robots extérieurs ; la première : { $reason }
}
bar-unread = « { $word } » n’est pas une barre : écrivez BOT:AUTRE:0.98, avec deux de { $bots }
ladder-pair = Paire
ladder-games = Parties
ladder-results = Gagnées/nulles/perdues
ladder-share = Part
ladder-interval = 95 %
ladder-bar = Barre
ladder-verdict = Verdict
ladder-seconds = s/partie
ladder-rating = Classement
ladder-played = { $games } parties sur { $scenarios } { $scenarios ->
    [one] scénario
   *[other] scénarios
}, graine { $seed }, { $build ->
    [compiled] moteur compilé
   *[plain] moteur non compilé
}
verdict-clears = franchie
verdict-misses = manquée
verdict-above = au-dessus, sans certitude
verdict-below = au-dessous, sans certitude
verdict-unplayed = pas jouée

gauge-all = toutes
gauge-decision = Décision
gauge-number = Nombre
gauge-otherwise = Autrement
gauge-gain = Gain
gauge-error = Erreur
gauge-seconds = s/décision

tune-written = Les poids sont écrits dans { $path }.
tune-better = Meilleurs : { $share } % des points en { $games } parties contre les anciens (95 % : { $low } à { $high }).
tune-not-better = Progrès incertain : { $share } % des points en { $games } parties contre les anciens (95 % : { $low } à { $high }).
tune-fitted = Part des résultats restée inexpliquée, en nats par position : { $after } ; avec les anciens poids : { $before }.
tune-nothing-fitted = Ce que { $game } promet à la fin n’est pas une somme de poids : il n’y a rien à ajuster.

match-running = Parties
match-side = Camp
match-bot = Robot
match-wins = Victoires
match-share = Part
match-draws = nulles
match-speed = { $games ->
    [one] 1 partie en { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }, { $steps ->
            [one] { $steps } étape
           *[other] { $steps } étapes
        }, { $rate } étapes par seconde sur un cœur
   *[other] { $games } parties, { $turns } tours en moyenne, { $steps } étapes, { $rate } étapes par seconde sur un cœur
}
match-stopped = arrêté après { $done } parties sur { $asked } ; ce qui est fait est ci-dessus

replay-legal = { $steps ->
    [one] { $steps } étape, conforme aux règles.
   *[other] { $steps } étapes, toutes conformes aux règles ; résultat et dernière position tels qu’écrits.
}
verify-proved = { $count ->
    [one] { $count } tirage a été refait à partir de la clé publiée : c’est bien celui du procès-verbal.
   *[other] { $count } tirages ont été refaits à partir de la clé publiée : ce sont bien ceux du procès-verbal.
}
verify-running = Non vérifié : la partie n’est pas finie, et ses donneurs gardent leurs secrets.
verify-nothing = Non vérifié : aucun dé, aucune carte n’a été donné par Grognard.

case-passed = tient   { $name }
case-failed = ÉCHOUE  { $name } ({ $file }) : { $reason }
case-sum = { $passed } sur { $all } tiennent

pack-good = { $pack } : bon, { $scenarios ->
    [one] { $scenarios } scénario
   *[other] { $scenarios } scénarios
}
pack-copied = { $count } fichiers copiés. Changez-les, puis : grognard play { $game }/SCÉNARIO --pack { $path }
pack-drawn = dessiné : { $path }

army-profiles = { $count ->
    [one] 1 profil
   *[other] { $count } profils
}
army-unknown = Il n’y a pas d’armée « { $army } » ; vouliez-vous dire { $near } ?
army-profile = { $name } : { $size }, { $weapon }, Combat { $combat }, Tir { $shooting }, Moral { $morale }+, Résistance { $stamina }
army-specials = {" ; "}{ $specials }
army-general = général en chef { $name }, valeur d’état-major { $rating }
army-brigade = { $brigade } : { $name }, valeur d’état-major { $rating }
army-points = { $points } points
army-taken = écrit : { $path }, { $points } points
army-no-text = { $path } : ce n’est pas un fichier texte ; enregistrez-le en UTF-8
army-too-large = { $path } : trop grand pour une armée

## La table

welcome =
    Bienvenue dans Grognard : Battle Cry, Premier Bull Run, 21 juillet 1861. Vous commandez l’Union, un robot la Confédération.
    À votre tour, vous jouez une carte, donnez des ordres à autant d’unités qu’elle le dit, les déplacez, puis attaquez avec elles.
    Six drapeaux de victoire font gagner : un par unité ou général ennemi éliminé.
    On vous interroge pas à pas. Tapez le numéro d’un choix, ou ses mots ; « légende » explique le plateau, « aide » le reste.
sits-alone = vous
sits-person = un joueur
greeting = { $battle } : { $players }
greeting-round = Manche { $round } sur { $count } : { $battle } : { $players }
measure-typed = Tapez la distance en pouces, de 0 à { $most } : « 5 », « 7,5 ».
real-table = Une vraie table : tout le monde est ici, vous jetez vos dés et tapez ce qu’ils montrent, et vous répondez à ce qui est demandé du terrain. « annuler » reprend une réponse.
dealers-fair = Les dés et les cartes sont honnêtes : leur clé est scellée par { $seal } et publiée à la fin.

status-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
thinking = Réflexion : { $seat }
hint-running = Recherche du meilleur choix
hint-line = { $choice } : { $percent } % de chances de gagner

## Analyses

review-running = Examen de chaque décision
review-real = une partie sur une vraie table ne peut pas être analysée
review-stopped = Arrêté avant la fin : { $steps } étapes examinées sur { $all }.
review-swings = Chances de gagner, { $side }, au début de chaque tour :
review-end = À la fin
review-mistakes = Les erreurs les plus chères, les deux choix ayant été joués maintes fois :
review-no-mistakes = Aucun choix n’a rien coûté qui vaille d’être dit.
review-strokes = Les coups du sort :
review-no-strokes = Aucun jet ni tirage n’a beaucoup changé les chances.
review-accounts = Chance et habileté, en points de chances de gagner :
review-account = { $side } : chance { $luck }, choix { $choices }, erreurs { $mistakes }

status-hand = { $side } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
named = { $name } : { $does }
hand = Votre main : { $cards }
enter-words = Écrivez ce qu’ils montrent, un mot pour chacun (les premières lettres suffisent) : { $words }
choices-many = { $count } choix, par exemple « { $first } » ; « choix » les montre tous, « choix b4 » ceux de b4.
window-only = On vous le demande quelles que soient vos cartes, pour que l’ennemi n’en apprenne rien ; « attendre » décline jusqu’à votre tour.
options-none = Aucun choix ne nomme « { $word } » en ce moment.

unread = « { $text } » n’est pas une réponse. Écrivez { $usage } ou « { $passing } » ; « choix » montre les choix, « aide » les commandes.
unread-near = « { $text } » n’est pas une réponse. Vouliez-vous dire « { $near } » ?
unread-word = « { $word } » ne nomme { $kind ->
    [piece] aucune pièce : nommez-la par sa case (b4) ou son identifiant (usa_inf_3)
    [hex] aucun hexagone : une lettre et un nombre (b4)
    [card] aucune carte : « main » montre les vôtres
    [face] aucune face d’un dé : infantry, cavalry, artillery, flag, swords
   *[other] rien de tel ici ({ $kind })
}.
unread-several = Plusieurs pièces sont en { $word } : écrivez l’une de { $all }.
status-track = { $name } : { $values }
unread-number = Il n’y a pas de choix { $text } : les numéros vont de 1 à { $most }.
not-now = Il n’y a rien à choisir en ce moment.
why-nothing = Aucune règle particulière ne s’applique.
odds-which = De quel choix ? Par exemple « chances 1 ».
odds-nothing = Cela seul ne fait rien perdre ni gagner.
threats-which = Sur quelle pièce ? Nommez-la par sa case : « menaces b4 ».
threat = { $name } ({ $place }), du point de vue de son camp :
threats-none = Aucun ennemi ne pourrait attaquer { $piece } au prochain tour.
rules-which = Quelle clause ? Par exemple « règles BC-ret-15 » ou « règles bois ».

undone = Repris : { $n ->
    [0] vous êtes au tout début.
    [one] { $n } étape reste.
   *[other] { $n } étapes restent.
}
undo-ask = « annuler demander » demande à l’autre camp de vous laisser reprendre.
undo-agree = { $seat } : acceptez-vous de reprendre la dernière étape ? (oui/non)
undo-refused = Rien n’est repris.
resign-sure = Abandonnez-vous vraiment ? (oui/non)
answer-yes = oui o yes y
saved = Sauvé : { $path }
save-exists = { $path } : ce fichier existe déjà et n’est pas cette partie ; nommez-en un autre
save-failed = { $path } : impossible à écrire ({ $reason })
left = La partie est gardée dans { $path }. Pour la reprendre :
kept = Le procès-verbal est gardé dans { $path }. Pour en contrôler chaque étape et chaque dé :
curtain-close = Entrée cache les cartes ({ $seat }).
curtain-open = Pour { $seat } seulement. Entrée quand personne d’autre ne regarde.
rounds-total = Après cette manche : { $one } { $first }, { $two } { $second }.
rounds-won = { $name } gagne le match.
rounds-drawn = Le match est nul.

help-choices =
    Tapez le numéro d’un choix de la dernière liste, ou ses mots : « order b4 », « move b4 c4 », « battle c4 d5 », « done ».
    Une pièce se nomme par sa case ou son identifiant. Plusieurs choix vont ensemble, tous ou aucun : « order b4, order b5, done ».
    « d » abrège « done » (fini) ou « decline » (décliner). La touche de tabulation complète ce que vous tapez.

argument-options = [PIÈCE]
argument-why = [CHOIX]
argument-odds = [CHOIX]
argument-threats = PIÈCE
argument-rules = CLAUSE
argument-log = [NOMBRE]
argument-save = [FICHIER]
argument-undo = [demander]

word-options = choix
word-why = pourquoi
word-odds = chances
word-threats = menaces
word-hint = conseil
word-board = plateau
word-hand = main
word-log = journal
word-aid = légende legende
word-rules = règles regles règle regle
word-undo = annuler
word-wait = attendre
word-save = sauver
word-resign = abandonner
word-help = aide
word-quit = quitter

does-options = tous les choix que vous avez
does-why = quelles règles touche un choix, ou pourquoi il est refusé ; seul : sur la dernière étape
does-odds = ce qu’un choix a des chances d’apporter
does-threats = ce que l’ennemi pourrait faire à une pièce au prochain tour
does-hint = les trois meilleurs choix, les chances de gagner avec chacun, et pourquoi
does-board = encore le plateau
does-hand = vos cartes et ce qu’elles font
does-log = encore les dernières étapes
does-aid = ce que veulent dire les signes du plateau et les faces des dés
does-rules = une clause des règles, ou celles qui parlent d’un mot
does-undo = reprendre votre dernier choix ; « demander » au-delà des dés et des cartes, si l’autre camp l’accepte
does-wait = tout décliner jusqu’à votre tour
does-save = écrire la partie dans un fichier
does-resign = abandonner
does-help = cette liste
does-quit = partir ; la partie est gardée

aid-battle_cry =
    Une case montre le terrain, puis l’unité avec ses figurines : « HI4* » est une colline, de l’infanterie à 4 figurines, et son général.
    Capitales : { $usa } (I infanterie, C cavalerie, A artillerie, G un général seul) ; minuscules : { $csa }.
    Dans les rangées b, d, f et h, une case est entre deux nombres de la ligne du haut : elle porte le plus petit.
    # un ouvrage ou une clôture ; votre bord est en bas, si bien que gauche et droite sont les vôtres.
    Dés : 2 faces infantry (infanterie), 1 cavalry (cavalerie), 1 artillery (artillerie), qui touchent chacune leur arme ; 1 swords (sabres), qui touche toute arme ; 1 flag (drapeau), un hexagone de retraite.
    Un tour : jouer une carte, ordonner, déplacer, combattre, piocher. D’ordinaire, six drapeaux font gagner.
aid-gradisca =
    Une ligne par zone, du nord au sud ; celles où il n’y a rien manquent.
    Signes : * forteresse, + bourg fortifié, ^ terrain difficile. Puis les pions par leur identifiant, avec leurs valeurs.
    2/3 attaque et défense, 3* canon, (3) sapeurs ; ’ désorganisé, . a agi. Entre crochets : murs avec leur niveau, forts, mines, butin.
aid-ground = Le terrain d’ici : { $ground }.

## Le serveur

serve-ready = Grognard est à l’adresse { $address }
serve-no-browser = Aucun navigateur trouvé ici : ouvrez cette adresse dans l’un d’eux.
serve-stop = Ctrl-C arrête ; chaque partie est conservée.
serve-stopped = Arrêté.
backup-done = { $matches ->
    [one] 1 partie copiée dans { $path }
   *[other] { $matches } parties copiées dans { $path }
}

## Vitesse

bench-running = Mesure
bench-figure = Chiffre
bench-plain = Simple
bench-compiled = Compilé
bench-ratio = Rapport
bench-aim = Visé
bench-steps = Battle Cry, jeu au hasard : étapes comptées sur un cœur
bench-matches = Battle Cry, parties au hasard sur un cœur
bench-tactique-steps = Tactique, jeu au hasard : étapes comptées sur un cœur
bench-tactique-matches = Tactique, parties au hasard sur un cœur
bench-gradisca-steps = Gradisca, jeu au hasard : étapes comptées sur un cœur
bench-gradisca-matches = Gradisca, parties au hasard sur un cœur
bench-gradisca-advanced-steps = Gradisca, règles avancées, jeu au hasard : étapes comptées sur un cœur
bench-gradisca-advanced-matches = Gradisca, règles avancées, parties au hasard sur un cœur
bench-black-powder-steps = Black Powder, jeu au hasard : étapes comptées sur un cœur
bench-black-powder-matches = Black Powder, parties au hasard sur un cœur
bench-black-powder-list = Black Powder, mouvements utiles d’une unité, au pire
bench-black-powder-judged = Black Powder, jugement d’une position tirée
bench-black-powder-sight = Black Powder, un regard d’unité à unité
bench-raw = Battle Cry, pas d’une recherche rapportés aux pas bruts du moteur
bench-tree = Battle Cry, pas d’une recherche rapportés à ceux du même jeu sans elle
bench-search = Battle Cry, pas d’une recherche rapportés à ceux du jeu au hasard
bench-tactique-raw = Tactique, pas d’une recherche rapportés aux pas bruts du moteur
bench-tactique-tree = Tactique, pas d’une recherche rapportés à ceux du même jeu sans elle
bench-tactique-search = Tactique, pas d’une recherche rapportés à ceux du jeu au hasard
bench-gradisca-raw = Gradisca, pas d’une recherche rapportés aux pas bruts du moteur
bench-gradisca-tree = Gradisca, pas d’une recherche rapportés à ceux du même jeu sans elle
bench-gradisca-search = Gradisca, pas d’une recherche rapportés à ceux du jeu au hasard
bench-black-powder-raw = Black Powder, pas d’une recherche rapportés aux pas bruts du moteur
bench-black-powder-tree = Black Powder, pas d’une recherche rapportés à ceux du même jeu sans elle
bench-black-powder-search = Black Powder, pas d’une recherche rapportés à ceux du jeu au hasard
bench-clone = clone()
bench-because = because() sans journal
bench-forecast = Battle Cry, prévision d’un combat, la plus lente
bench-tactique-forecast = Tactique, prévision d’un combat, d’une riposte ou d’une poursuite, la plus lente
bench-gradisca-forecast = Gradisca, prévision d’un combat, douze de chaque côté, toutes armes
bench-gradisca-advanced-forecast = Gradisca, règles avancées, prévision d’un combat à plusieurs tours, douze de chaque côté
bench-gradisca-advanced-arms-forecast = Gradisca, règles avancées, le même avec canons et chefs
bench-replay = Lire, rejouer et vérifier un procès-verbal
bench-start = grognard games, du début à la fin
bench-met = atteint
bench-missed = manqué
