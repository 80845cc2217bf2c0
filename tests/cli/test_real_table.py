"""The referee of a real table at the terminal: a turn as it is typed, in French."""

from pathlib import Path

from grognard.play.reading import load

from .conftest import Run

REAL = ("play", "black_powder/bp01_hamlet", "--option", "referee=1")
ORDER = ["end", "order fr_b1 orders", "brief fr_l1", "give", "12,5", "yes", "advance", "no"]
ROLL = ["2 2", "annuler", "2 3", "done", "end"]  # the first roll was mistyped
PUT_RIGHT = ["report wrong", "who at_l1", "correct casualties 1", "done"]
SHOT = ["shoot fr_leg at_l2", "5", "clear", "light", "no", "4 5 6", "1 1 3", "cease", "end"]
LAST = ["quitter"]


def test_a_turn_is_typed_and_told(run: Run):
    typed = "\n".join([*ORDER, *ROLL, *PUT_RIGHT, *SHOT, *LAST]) + "\n"
    result = run(*REAL, "--lang", "fr", "--save", "m.grog", typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    told = result.stdout.replace("\u00a0", " ")
    for sentence in (
        "Une vraie table : tout le monde est ici",
        "Tapez la distance en pouces, de 0 à 48",
        "Entre Gén. Vial et Infanterie de ligne I : 12,5″.",
        "Jet de commandement du Gén. Vial : 2 et 3.",
        "Correction, pertes de Ligne autrichienne I : 1.",
        "Les tirs d’Infanterie légère sur Ligne autrichienne II : 4, 5, 6.",
        "Pertes de Ligne autrichienne II : 2, en tout 2.",
        "  at_l2: line 2/4 disordered",
        "Les Autrichiens : quel commandant donne un ordre ?",
    ):
        assert sentence in told
    assert "scellée" not in told  # nobody but the players rolls
    assert "n’est pas une réponse" not in told
    kept = load(Path("m.grog"))
    assert dict(kept.dealers)["dice"] == "typed"
    assert dict(kept.options) == {"referee": 1}


def test_everybody_sits_at_a_real_table(run: Run):
    result = run(*REAL, "--seat", "a=human:Anna", typed="quit\n")
    assert "French (Anna), Austrians (a player)" in result.stdout
    assert "A real table" in result.stdout
    assert "sealed" not in result.stdout
