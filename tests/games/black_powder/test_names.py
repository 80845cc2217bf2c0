"""Everything in the pack of Black Powder has its name, in both languages."""

import pytest

from games.black_powder.law import table, tables
from grognard.games.black_powder.field import FORMATIONS
from grognard.games.black_powder.reading import read
from grognard.packs import builtin, open_pack
from grognard.play.wording import wording

PACK = builtin("black_powder")
CONTENT = read(open_pack(PACK), thorough=False)
NAMES = {"en": "name (en)", "fr": "name (fr)"}

KEYS = [
    *[f"army-{army.id}" for army in CONTENT.armies],
    *[f"unit-{id}" for id in CONTENT.profiles()],
    *[f"arm-{arm}" for arm in ("inf", "cav", "art", "wagon")],
    *[f"size-{size.id}" for size in CONTENT.sizes],
    *[f"formation-{formation}" for formation in FORMATIONS],  # the optional ones too
    *[f"weapon-{weapon.id}" for weapon in CONTENT.weapons],
    *[f"special-{special.id}{end}" for special in CONTENT.specials for end in ("", "-text")],
    *[f"terrain-{kind.id}" for kind in CONTENT.terrain],
    *[f"cover-{cover}" for cover in ("none", "light", "heavy")],
    *[f"blunder-{blunder.result}" for blunder in CONTENT.blunders],
    *[
        f"personality-{each}"
        for each in ("aggressive", "decisive", "diffident", "headstrong", "hesitant", "timid")
    ],
    *[f"reason-{row['code']}" for row in table("code", "meaning")],
    *[f"terrain-{scenario.id}-{each.id}" for scenario in CONTENT.scenarios for each in scenario.terrain],
    *[f"objective-{scenario.id}-{each.id}" for scenario in CONTENT.scenarios for each in scenario.objective],
    *[f"commander-{scenario.id}-{each.id}" for scenario in CONTENT.scenarios for each in scenario.commander],
    *[
        f"brigade-{scenario.id}-{each.id}"
        for scenario in CONTENT.scenarios
        for each in scenario.commander
        if not each.general
    ],
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_a_name(language: str) -> None:
    words = wording(PACK, language)
    assert [key for key in KEYS if not words.say(key)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_units_brigades_and_commanders_are_called_as_in_the_rules(language: str) -> None:
    words = wording(PACK, language)
    for _, rows in tables("id", "name (en)"):
        for row in rows:
            assert words.say(f"unit-{row['id']}") == row[NAMES[language]]
    for title, rows in tables("command id"):
        scenario = title.split("`")[1]
        for row in rows:
            key = f"{scenario}-{row['command id']}"
            assert words.say(f"commander-{key}") == row["commander"]
            if not row["command id"].startswith("general_"):
                assert words.say(f"brigade-{key}") == row[NAMES[language]]


def test_weapons_keep_the_words_of_the_sheet() -> None:
    words = wording(PACK, "fr")
    for row in table("weapon id"):
        told = row["name (fr)"].replace("'", "’")
        assert words.say(f"weapon-{row['weapon id']}") == told[0].lower() + told[1:]
