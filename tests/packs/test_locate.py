"""The lines of a TOML text by path."""

from grognard.packs.locate import line_of, lines_of

TEXT = '''\
# a comment = "no key"
title = "x # y [z]"   # the title
"quoted key" = 1
dotted.key = 2
long = """
[[not]]
a table = 1
"""

[owner]
name = 'N'

[[army]]
hexes = [
    "a1", "a2",
    # nothing here
    "b1",
]

[[army]]
hexes = []
[[army.line]]
arm = "infantry"
[[army.line]]
dice = [{ at = 1, rolls = 4 },
        { at = 2, rolls = [3, 2] }]
[army.home]
row = """a "quoted" word"""
last = 1861-07-21
'''


def test_every_table_key_and_entry_has_its_line():
    lines = lines_of(TEXT)
    expected = {
        "title": 2,
        "quoted key": 3,
        "dotted.key": 4,
        "long": 5,
        "owner": 10,
        "owner.name": 11,
        "army": 13,
        "army[0]": 13,
        "army[0].hexes": 14,
        "army[0].hexes[1]": 15,
        "army[0].hexes[2]": 17,
        "army[1]": 20,
        "army[1].line[0].arm": 23,
        "army[1].line[1].dice[0].rolls": 25,
        "army[1].line[1].dice[1].rolls[1]": 26,
        "army[1].home.row": 28,
        "army[1].home.last": 29,
    }
    assert {path: lines.get(path) for path in expected} == expected
    assert "not" not in lines


def test_what_is_not_there_is_placed_where_it_belongs():
    lines = lines_of(TEXT)
    assert line_of(lines, "army[1].line[0].dice[3].rolls") == 22
    assert line_of(lines, "army[7].hexes") == 13
    assert line_of(lines, "nowhere") is None
    assert line_of(lines, "") is None


def test_a_text_that_is_not_toml_does_no_harm():
    for text in ("=", "[", "[[", "]", "a = [", "a = {", 'a = "', "\x00", "a", "[a]]", '"""'):
        lines_of(text)
