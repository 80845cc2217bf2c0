side-red = Rouge
side-blue = Bleu
unit-infantry = infanterie { $number } de { $side }
note-SK-hit-1 = { $piece } perd { $number ->
    [one] { $number } figurine
   *[other] { $number } figurines
}.
note-SK-dice-1 = Les dés selon la distance.
    .term = selon la distance
    .sum = dice
note-SK-woods-1 = Le bois protège.
    .term = bois
    .sum = dice
sum-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
tally-hits = Figurines perdues par l’ennemi
