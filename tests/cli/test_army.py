"""`grognard army`: lists are shown, rosters are checked, those of army builders taken over."""

from pathlib import Path

import pytest

from .conftest import Run

ROSTER = """
name = "Avant-garde"
army = "france"
general = { name = "Gén. Morel", rating = 9 }

[[brigade]]
name = "1re brigade"
commander = { name = "Gén. Vial" }
unit = [
    { profile = "fr_line", count = 3 },
    { profile = "fr_light", size = "small" },
]
"""

BUILT = """<roster name="Vorhut"><forces><force name="Army" catalogueName="Austrian"><selections>
<selection name="Line Brigade" type="upgrade"><selections>
<selection name="Staff Rating 7" type="upgrade"/>
<selection name="Hungarian line" type="unit" number="2"/>
<selection name="Grenzer" type="unit"/>
</selections></selection></selections></force></forces></roster>"""


def written(name: str, text: str) -> str:
    Path(name).write_text(text, "utf-8")
    return name


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", [[], ["list"], ["check"], ["import"]], ids=" ".join)
def test_help(run: Run, words: list[str], language: str) -> None:
    result = run("army", *words, "--help", LANG=language)
    assert result.exit_code == 0
    assert "army-" not in result.stdout


def test_the_armies_are_listed(run: Run) -> None:
    told = run("army", "list").stdout
    assert "austria      Austrians (13 profiles)" in told
    assert len(told.splitlines()) == 7


def test_an_army_is_listed(run: Run) -> None:
    told = run("army", "list", "russia").stdout.splitlines()
    assert len(told) == 13
    assert told[0].startswith(
        "ru_line             41  Russian line infantry: standard, smoothbore musket, Hand-to-"
    )
    assert "Morale 4+, Stamina 4; Tough fighters, Forms square" in told[0]
    assert (
        "Résistance 4\N{NO-BREAK SPACE}; Rudes combattants"
        in run("army", "list", "russia", "--lang", "fr").stdout
    )


def test_an_unknown_army_is_asked_about(run: Run) -> None:
    result = run("army", "list", "rusia")
    assert result.exit_code == 2
    assert "did you mean russia?" in result.stderr


def test_a_roster_is_counted(run: Run) -> None:
    result = run("army", "check", written("army.toml", ROSTER))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Avant-garde (French)",
        "general Gén. Morel, staff rating 9",
        "1re brigade: Gén. Vial, staff rating 8",
        "   3 French line infantry  114",
        "   1 French light infantry (small)  33",
        "147 points",
    ]


def test_everything_wrong_with_a_roster_is_told(run: Run) -> None:
    text = ROSTER.replace("fr_line", "fr_lin").replace("rating = 9", "rating = 99")
    result = run("army", "check", written("army.toml", text))
    assert result.exit_code == 2
    told = result.stderr.splitlines()
    assert told[0] == "grognard: army.toml, line 4, general.rating: Between 5 and 10, not 99."
    assert told[1].startswith(
        "grognard: army.toml, line 10, brigade[0].unit[0].profile: There is no unit “fr_lin”"
    )
    assert len(told) == 2


@pytest.mark.parametrize("words", [["check"], ["import"]], ids=" ".join)
def test_what_is_no_file_is_told_in_one_line(run: Run, words: list[str]) -> None:
    missing = run("army", *words, "nowhere.toml")
    assert missing.exit_code == 2
    assert missing.stderr.startswith("grognard: nowhere.toml: ")
    Path("dirt").write_bytes(b"\xff\xfe\x00")
    dirt = run("army", *words, "dirt")
    assert dirt.exit_code == 2
    assert len(dirt.stderr.splitlines()) == 1


def test_a_roster_of_an_army_builder_is_taken_over(run: Run) -> None:
    built = written("army.ros", BUILT)
    result = run("army", "import", built, "-o", "army.toml")
    assert result.stdout == "written: army.toml, 139 points\n"
    assert run("army", "import", built).stdout == Path("army.toml").read_text("utf-8")
    checked = run("army", "check", "army.toml").stdout
    assert checked.startswith("Vorhut (Austrians)\n")
    assert "Line Brigade: -, staff rating 7" in checked
    assert checked.endswith("139 points\n")


def test_a_strange_unit_of_an_army_builder_is_told(run: Run) -> None:
    result = run("army", "import", written("army.ros", BUILT.replace("Grenzer", "Janissaries")))
    assert result.exit_code == 2
    assert result.stderr == "grognard: army.ros: There is no profile for “Janissaries” in the army list.\n"


# battles from rosters


OPEN = ("play", "black_powder/open_field", "--dice", "seeded:3")


def test_a_battle_of_two_rosters_is_played(run: Run) -> None:
    roster, built = written("army.toml", ROSTER), written("army.ros", BUILT)
    result = run(
        *OPEN, "--roster", f"a={roster}", "--roster", f"b={built}", "--save", "battle.grog", typed="ready\n"
    )
    assert result.exit_code == 0, result.stderr
    assert "Avant-garde – Vorhut" in result.stdout
    kept = Path("battle.grog").read_text("utf-8")
    assert 'army a | name = "Avant-garde"' in kept
    assert 'army b | army = "austria"' in kept
    again = run("play", "--resume", "battle.grog", typed="")
    assert again.exit_code == 0, again.stderr
    assert run("replay", "battle.grog").exit_code == 0


def test_a_single_roster_meets_a_ready_one(run: Run) -> None:
    result = run(
        "match",
        "black_powder/hamlet",
        "--roster",
        f"a={written('army.toml', ROSTER)}",
        "--bots",
        "random",
        "random",
        "--games",
        "1",
        "--json",
        "--option",
        "free_deployment=0",
    )
    assert result.exit_code == 0, result.stderr
    assert '"scenario": "bp01_hamlet"' in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["c=france"], "“c=france” is no roster"),
        (["a"], "“a” is no roster"),
        (["a=france", "a=russia"], "“a=russia” is no roster"),
        (["a=nowhere.toml"], "no file “nowhere.toml”, and no ready roster"),
        (["a=bad.toml"], "bad.toml, line 4, general.rating: Between 5 and 10, not 99."),
    ],
)
def test_a_wrong_roster_is_told_in_one_line(run: Run, words: list[str], said: str) -> None:
    written("bad.toml", ROSTER.replace("rating = 9", "rating = 99"))
    result = run(*OPEN, *[part for word in words for part in ("--roster", word)])
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_other_games_take_no_roster(run: Run) -> None:
    result = run("play", "battle_cry/shiloh", "--roster", "usa=x")
    assert result.exit_code == 2
    assert "armies of its scenarios" in result.stderr
