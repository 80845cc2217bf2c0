# Ce que dit le serveur.

## Boutons

offer-done = Terminé
offer-pass = Passer
offer-decline = Renoncer
offer-stay = Rester

## Noms

bot-random = Robot au hasard
bot-random-text = N’importe quel choix permis, comme il vient : bon pour découvrir les règles.
bot-greedy = Robot glouton
bot-greedy-text = Prend ce qui paraît le meilleur sur le moment. Un adversaire honnête pour une première soirée.
bot-recruit = Recrue
bot-recruit-text = Voit ce qui paraît le meilleur, et une fois sur trois fait autre chose : plus facile à battre que le glouton.
bot-veteran = Vétéran
bot-veteran-text = Regarde quelques tours devant lui avant de faire ce qui paraît le meilleur : un tiers de seconde par décision, au plus. À Black Powder c’est à peine assez : il y joue à peu près comme le glouton.
bot-guard = Garde
bot-guard-text = Regarde devant elle comme le vétéran, mais jusqu’à une seconde et demie par décision : elle prend son temps.
dealer-fair = Honnête
dealer-fair-text = Grognard lance et distribue ; chaque résultat peut être prouvé après coup.
dealer-typed = Saisi
dealer-typed-text = Vous lancez et tirez à une vraie table, et saisissez ce qui vient.
source-dice = Dés
source-cards = Cartes
source-chits = Pions
player = Joueur
listed-turn = Tour { $turn }
listed-over = Finie après { $turn } tours
player-here = Vous

## Ce qui se passe à la table

event-undo = { $count ->
    [one] Une étape est reprise.
   *[other] { $count } étapes sont reprises.
}
event-resign = Abandon : { $seat }.
event-offer = Partie nulle proposée par { $seat }.
event-accept = La nulle est acceptée par { $seat }.
event-say = { $seat } :
event-bot = { $text } joue désormais pour { $seat }.
event-person = Une personne joue de nouveau pour { $seat }.
event-claim = La partie était délaissée ; elle est réclamée par { $seat }.
event-time = Temps écoulé : { $seat }.
event-ask = La reprise de la dernière étape est demandée par { $seat }.
event-refuse = La reprise est refusée par { $seat }.
event-no_draw = La partie nulle est refusée par { $seat }.
event-rematch = Une revanche, camps échangés, est demandée par { $seat }.
event-hint = Un conseil est demandé : { $seat }.

## À propos des choses

about-strength = Il en reste { $strength } sur { $full }.
about-card = { $name } : { $text }
about-ground = { $name } : { $terrain }.
about-nothing = Terrain dégagé.

## Erreurs

error-no_table = Il n’y a pas de telle table : le lien est peut-être coupé.
error-malformed = Ce message est illisible : { $detail }
error-hello_first = Le premier message doit être « hello ».
error-too_large = Ce message est trop grand : { $most } octets au plus.
error-too_fast = Trop de messages : attendez un instant.
error-stale = La position a changé entre-temps.
error-foreign_seat = Ce siège n’est pas le vôtre.
error-curtain = Levez d’abord le rideau pour ce siège.
error-no_seat = Vous êtes spectateur : il n’y a pas de siège pour vous ici.
error-which_seat = Dites pour quel siège : vous en tenez plusieurs.
error-notation = { $detail }
error-refused = { $detail }
error-silence = Les messages sont coupés à cette table.
error-empty = Il n’y a rien à dire.
error-too_long = Trop long : { $most } lettres au plus.
error-not_over = La partie n’est pas finie.
error-over = La partie est finie.
error-present = Personne n’est parti depuis assez longtemps pour cela.
error-no_bot = { $detail }
error-bot_cards = À cette table les cartes sont saisies, et personne ne saisit celles d’un robot.
error-bot_table = Un robot ne voit pas une vraie table.
error-no_hints = Aucun conseil n’est donné à cette table.
error-no_review = Une partie sur une vraie table ne peut pas être analysée.
error-bot_plays = Un robot joue ce siège : reprenez-le d’abord.
error-not_bot = Aucun robot ne joue ce siège.
error-no_draw = Aucune nulle n’est proposée.
error-no_such = Rien ne s’appelle « { $what } » ici.
error-not_asked = Personne n’a demandé cela.
error-elsewhere = La partie a continué ailleurs : rechargez-la.
error-no_room = Ce terrain n’a pas de place pour toute cette armée : choisissez un autre terrain, ou une armée plus petite.
error-setup = { $detail }
error-record = { $detail }
error-other_rules = { $detail }
error-not_found = Il n’y a rien ici.
error-method = Cela ne peut pas se faire ici.
error-origin = Les requêtes d’autres sites ne sont pas acceptées.
error-crowded = Trop de connexions viennent de votre adresse.
error-full = Le serveur est plein : réessayez plus tard.
error-broken = Quelque chose ne va pas sur le serveur ; rien n’a changé.
error-stopping = Le serveur s’arrête : il reviendra.
error-no_replay = Cette relecture n’est plus ouverte : rouvrez le fichier.
error-no_frame = Le fichier a les positions 0 à { $most }.
error-over_there = Le fichier finit là : reprenez à une position antérieure.
error-no_lesson = Il n’y a pas de partie d’apprentissage de { $what }.
