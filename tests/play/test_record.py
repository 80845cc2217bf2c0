"""Records: they read back, replay to the same position, can be proved, and give no secret away."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from grognard import games
from grognard.core.journal import PASS
from grognard.core.rng import Seeded as Luck
from grognard.core.table import SPECTATOR
from grognard.play.dealers import Dealer, Duplicate, Fair, Scripted, Seeded, Typed
from grognard.play.match import Match
from grognard.play.reading import load, read
from grognard.play.record import RecordError, export, record, save, write
from grognard.play.replay import game_of, replay, restore, verify
from play.duel import DUEL, LUNGE, DuelGame, duel_match, play, play_out

KEY = bytes(range(3, 35))
SHORT = """\
grognard 1
game duel
scenario dawn
rules 1
pack duel 1 sha256:0000000000000000000000000000000000000000000000000000000000000000
option turn_cap=6
seat red "Anna"
seat blue bot:random
dice scripted
cards scripted
---
1 chance draw lunge
2 chance draw feint
3 chance draw parry
4 chance draw lunge
5 red stand red_man a2
! undo 4
5 red stand red_man a3
6 red play lunge +
7 chance roll six six
8 blue decline
9 blue fall a1 =
10 chance draw lunge
! say blue "touché, \\"Anna\\" # so soon"
! resign blue
---
result red 1 blue 0
state sha256:cb14112c2417333e87a38aad28d2b05d11067ba909b37d516e6da8c0d51f96ca
"""


def fair_match(words: tuple[str, ...] = (), cap: int = 12) -> Match:
    fair = Fair(KEY, words)
    return Match(DUEL, "dawn", {"turn_cap": cap}, ["Anna", "bot:random"], {"dice": fair, "cards": fair})


def wander(match: Match, seed: int) -> Match:
    """Random choices with undos of all kinds, events and choices sent together, to the end."""
    luck = Luck(seed)
    for _ in range(120):
        if match.result is not None:
            break
        seat = match.to_move or 0
        fate = luck.below(10)
        if fate == 0 and match.free_undo(seat) is not None:
            match.undo(seat)
        elif fate == 1 and any(e.actor == seat and not e.forced for e in match.entries):
            match.ask_undo(seat)
            match.grant_undo(1 - seat)
        elif fate == 2:
            match.say(seat, 'en "garde" \\ # now')
        elif fate == 3 and match.step is not None and match.step.verb == "stand":
            match.choose(seat, [PASS, PASS])
        else:
            match.choose(seat, [luck.pick(match.options())])
    return match


def test_a_record_reads_like_the_design() -> None:
    match = duel_match("lunge feint parry lunge lunge", "six six")
    play(match, "stand a1 a2")
    match.undo(0)
    match.choose(0, [(0, 2), (LUNGE,)])
    play(match, "decline")
    match.say(1, 'touché, "Anna" # so soon')
    match.resign(1)
    text = write(record(match))
    expected = SHORT.replace("option turn_cap=6\n", "").replace("bot:random", '"Ben"')
    assert text.split("state")[0] == expected.split("state")[0]
    assert write(read(text)) == text


@pytest.mark.parametrize("seed", range(12))
def test_a_record_reads_back_and_replays_to_the_same_position(seed: int) -> None:
    match = wander(fair_match(cap=9), seed)
    if match.result is None:
        match.resign(0)
    text = write(record(match))
    again = read(text)
    assert write(again) == text
    ledger = replay(DUEL, again)
    assert ledger.state.facts() == match.state.facts()
    assert ledger.entries == match.entries
    assert ledger.lines == match.ledger.lines
    assert verify(DUEL, again) == match.setup.dealers["dice"].dealt


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = write(record(wander(fair_match(), 5)))
    commented = "# a duel\n" + text.replace("\n", "   # why\n\n").replace("\n---", "\r\n---\r")
    assert write(read(commented)) == text


def test_a_fair_record_is_proved_from_its_key_with_the_words_of_the_seats() -> None:
    match = play_out(fair_match(words=("tambour", "")), 3)
    text = write(record(match))
    assert 'word red "tambour"' in text
    assert text.count("sha256:" + Fair(KEY).commitment[7:]) == 1
    assert text.endswith(f"key {KEY.hex()}\n")
    assert verify(DUEL, read(text)) >= 4
    with pytest.raises(RecordError, match="is not what the fair dealer dealt"):
        verify(DUEL, read(text.replace("tambour", "clairon")))


def test_undone_outcomes_are_proved_too() -> None:
    match = fair_match()
    match.choose(0, [PASS, (LUNGE,)])
    match.ask_undo(0)
    match.grant_undo(1)
    match.resign(0)
    text = write(record(match))
    rolled = re.search(r"chance (roll .*)", text)
    assert rolled is not None
    assert verify(DUEL, read(text)) >= 5
    with pytest.raises(RecordError, match="is not what the fair dealer dealt"):
        verify(DUEL, read(text.replace(rolled[1], "roll one one")))


@pytest.mark.parametrize(
    "dealers", [(Seeded(3), Seeded(4)), (Duplicate(3), Duplicate(4)), (Seeded(5), Typed())]
)
def test_seeded_records_are_proved_from_their_seeds(dealers: tuple[Dealer, Dealer]) -> None:
    dice, cards = dealers
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": dice, "cards": cards})
    while match.waiting is not None:
        match.enter(match.waiting.side, (LUNGE,))
    match.choose(0, [PASS, (LUNGE,)] if (LUNGE,) in match.options() or isinstance(cards, Typed) else [PASS])
    match.resign(1)
    text = write(record(match))
    assert write(read(text)) == text
    if any(dealer.provable and dealer.dealt for dealer in dealers):
        assert verify(DUEL, read(text)) == sum(dealer.dealt for dealer in dealers)


def test_what_people_typed_cannot_be_proved() -> None:
    match = duel_match("lunge feint parry lunge")
    match.resign(0)
    with pytest.raises(RecordError, match="nothing can be proved"):
        verify(DUEL, record(match))


# saves


@pytest.mark.parametrize("seed", range(8))
def test_a_saved_match_goes_on_as_if_it_had_not_been_interrupted(seed: int, tmp_path: Path) -> None:
    whole, other = fair_match(cap=30), fair_match(cap=30)
    luck = Luck(seed)
    for _ in range(10):
        choice = luck.pick(whole.options())
        for match in (whole, other):
            match.choose(match.to_move or 0, [choice])
        if whole.result is not None:
            break
    save(record(other), tmp_path / "duel.grog")
    resumed = restore(DUEL, load(tmp_path / "duel.grog"))
    assert resumed.free_undo(0) == whole.free_undo(0)
    assert resumed.free_undo(1) == whole.free_undo(1)
    assert write(record(play_out(resumed, seed))) == write(record(play_out(whole, seed)))


def test_choices_sent_together_are_undone_together_after_a_resumption() -> None:
    dealers: dict[str, Dealer] = {"dice": Typed(), "cards": Seeded(4)}
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], dealers)
    match.choose(0, [(0, 1), (LUNGE,)])
    resumed = restore(DUEL, read(write(record(match))))
    assert resumed.waiting is not None
    resumed.undo(0)
    assert resumed.n == 4


def test_a_save_replaces_the_file_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "duel.grog"
    match = fair_match()
    save(record(match), path)
    before = path.read_bytes()
    broken = replace(record(match), rules="\ud800")  # type: ignore[arg-type]  # cannot be encoded
    with pytest.raises(UnicodeEncodeError):
        save(broken, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# what a seat may see


def permuted(blue_cards: list[str]) -> Match:
    """A match in which red holds and draws the same, and blue's secrets are others."""
    hands = ["lunge", "feint", *blue_cards[:2], "parry", blue_cards[2]]
    return duel_match(" ".join(hands), "six six, one one")


@pytest.mark.parametrize("secrets", [["parry", "lunge", "feint"], ["lunge", "lunge", "lunge"]])
def test_the_export_of_a_seat_gives_no_secret_of_the_other_away(secrets: list[str]) -> None:
    texts = []
    for cards in (["lunge", "parry", "parry"], secrets):
        match = permuted(cards)
        play(match, "stay", "play lunge", "decline", "stay", "play lunge", "stay", "hold")
        match.ask_undo(1)
        match.grant_undo(0)  # undone draws stay hidden, too
        texts.append([write(export(match, seat)) for seat in (0, SPECTATOR)])
        assert "draw ?" in texts[-1][0]
        assert "draw lunge" in texts[-1][0]
        assert "draw lunge" not in texts[-1][1]
    assert texts[0] == texts[1]


def test_an_export_has_no_key_no_seed_and_no_hash() -> None:
    fair = Fair(KEY)
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": fair, "cards": Seeded(77)})
    text = write(export(match, 0))
    assert text.endswith("---\nresult -\n")
    assert fair.commitment in text
    assert KEY.hex() not in text
    assert "cards seeded ?" in text
    assert write(read(text)) == text
    match.resign(0)
    assert export(match, 1) == record(match)  # a finished match has no secrets left


def test_an_export_cannot_be_resumed_or_replayed() -> None:
    fair = fair_match()
    with pytest.raises(RecordError, match="a hidden outcome: this is what one seat may see"):
        replay(DUEL, export(fair, 0))
    with pytest.raises(RecordError, match="no key of the fair dealer: this is what one seat may see"):
        restore(DUEL, export(fair, 0))
    seeded = Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": Scripted(), "cards": Seeded(77)})
    with pytest.raises(RecordError, match="no seed of the seeded dealer"):
        restore(DUEL, export(seeded, 0))


# errors


def test_the_short_record_is_right() -> None:
    assert write(read(SHORT)) == SHORT
    assert replay(DUEL, read(SHORT)).state.result is not None


READING = [
    ("grognard 1", "hello", 'line 1: not a Grognard record: it does not begin with "grognard 1"'),
    ("grognard 1", "grognard 2", 'line 1: this release reads "grognard 1", not "grognard 2"'),
    ("scenario dawn\n", "", 'line 10: the header has no "scenario"'),
    ("scenario dawn", "scenari dawn", 'line 3: no header "scenari" (did you mean "scenario"?)'),
    ("scenario dawn", "scenario dawn\nscenario dusk", 'line 4: "scenario" is there twice'),
    ("scenario dawn", "scenario", 'line 3: nothing after "scenario"'),
    ("rules 1", "rules one", 'line 4: "one" is no whole number'),
    ("turn_cap=6", "turn_cap", 'line 6: "turn_cap" is no option: write "id=value"'),
    ('"Anna"', "Anna", "line 7: red Anna is no seat with a text in quotation marks"),
    ('"Anna"', '"bot:anna"', 'line 7: a person is not called "bot:anna"'),
    ("5 red stand red_man a2", "five red stand", 'line 16: "five red stand" is no step'),
    ("! undo 4", "! undo some", 'line 17: "some" is no whole number'),
    ("! resign blue", "! surrender blue", 'line 25: no event "surrender"'),
    ("! say blue", "! say", 'line 24: "touché'),
    ("result red 1 blue 0\n", "", "line 27: the record is cut short: the result is missing"),
    ("result red 1 blue 0", "result red 1 blue", 'line 27: "red 1 blue" is no result'),
    ("result red 1 blue 0", "result red one blue 0", 'line 27: "one" is no whole number'),
    ("state", "stat", "does not belong after the steps"),
    ("state sha256:", "state sha256:0", "line 28: the record is cut short:"),
    ("! resign blue", "---", 'line 26: a third "---": two records in one file?'),
]


@pytest.mark.parametrize(("old", "new", "error"), READING)
def test_a_line_that_cannot_be_read_is_named(old: str, new: str, error: str) -> None:
    assert old in SHORT
    with pytest.raises(RecordError, match=re.escape(error)):
        read(SHORT.replace(old, new, 1))


def test_a_record_cut_anywhere_is_refused() -> None:
    text = write(record(play_out(fair_match(cap=3), 1)))
    for end in range(len(text) - 1):
        with pytest.raises(RecordError):
            verify(DUEL, read(text[:end]))
    lines = text.splitlines()
    with pytest.raises(RecordError, match="line 8: the record is cut short: the steps are missing"):
        read("\n".join(lines[:8]))
    with pytest.raises(RecordError, match="line 14: the record is cut short: the result is missing"):
        read("\n".join(lines[:14]))
    with pytest.raises(RecordError, match="the hash of the last position is missing"):
        read("\n".join(lines[:-2]))
    with pytest.raises(RecordError, match="the key of the fair dealer is missing"):
        read("\n".join(lines[:-1]))


PLAYING = [
    ("game duel", "game chess", "line 2: a record of chess, not of duel", ""),
    ("scenario dawn", "scenario dusk", 'line 3: no scenario of duel "dusk"', ""),
    (
        "rules 1",
        "rules 2",
        "line 4: played by rules 2 of duel; this release plays rules 1: replay it",
        "",
    ),
    ("sha256:00", "sha256:01", 'line 5: played with the pack "duel 1 sha256:01', ""),
    ("turn_cap=6", "turn_cap=600", "option turn_cap lies between 1 and 99, not 600", ""),
    ("option turn_cap", "option cap_turn", 'no option of duel "cap_turn"', ""),
    ("seat red", "seat green", "the seats of duel are red, blue", ""),
    ("1 chance draw lunge", "2 chance draw lunge", "line 12: step 2 where step 1 should follow", ""),
    (
        "1 chance draw lunge",
        "1 red draw lunge",
        "line 12: red settles what is for chance to settle",
        "GG-turn-1",
    ),
    ("1 chance draw lunge", "1 chance draw lung", 'line 12: no card "lung" (did you mean "lunge"?)', ""),
    (
        "5 red stand red_man a2",
        "5 red stand blue_man a2",
        'line 16: "stand blue_man a2" breaks DU-own',
        "DU-own",
    ),
    ("7 chance roll six six", "7 chance roll six", 'line 20: "roll six" breaks GG-chance-1', "GG-chance-1"),
    ("9 blue fall a1 =", "9 blue fall a2 =", 'line 22: "fall a2" breaks DU-fall', "DU-fall"),
    ("8 blue decline", "8 blue decline =", 'line 21: "decline" is marked as forced and is not', ""),
    ("! undo 4", "! undo 9", "line 17: undo to step 9 where there are 5", ""),
    ("! resign blue", "! resign green", 'line 25: no seat "green"', ""),
    ("! resign blue", "! accept blue", "line 25: no draw is offered", ""),
    (
        "! resign blue",
        "! resign blue\n11 blue stay",
        "line 26: the match was over before this step",
        "GG-over-1",
    ),
    ("! resign blue", "! resign blue\n! undo 3", "line 26: the match was over before this", "GG-over-1"),
    ("! resign blue", "! resign red", "line 28: the steps lead to another position", ""),
    ("10 chance draw lunge", "10 chance draw feint", "line 28: the steps lead to another position", ""),
    ("result red 1 blue 0", "result red 2 blue 0", "line 27: the steps lead to another result", ""),
    ("result red 1 blue 0", "result -", "line 27: the steps lead to another result", ""),
]


@pytest.mark.parametrize(("old", "new", "error", "clause"), PLAYING)
def test_an_edited_or_foreign_record_says_what_is_wrong(old: str, new: str, error: str, clause: str) -> None:
    assert old in SHORT
    with pytest.raises(RecordError, match=re.escape(error)) as raised:
        replay(DUEL, read(SHORT.replace(old, new, 1)))
    assert raised.value.clause == clause


def test_an_older_record_asks_for_an_older_release() -> None:
    with pytest.raises(RecordError, match="replay it with an older release"):
        replay(DuelGame(version=2), read(SHORT))


DEALERS = [
    ("dice scripted", "dice loaded", 'line 9: no dealer "loaded": there is fair, typed'),
    ("dice scripted", "dice seeded x", 'line 9: "x" is no seed'),
    ("dice scripted\n", "", "line 19: the header does not say who deals the dice"),
    ("dice scripted", "dice seeded 4", 'line 20: "roll six six" is not what the seeded dealer dealt'),
]


@pytest.mark.parametrize(("old", "new", "error"), DEALERS)
def test_a_dealer_that_cannot_be_right_is_named(old: str, new: str, error: str) -> None:
    with pytest.raises(RecordError, match=re.escape(error)):
        verify(DUEL, read(SHORT.replace(old, new, 1)))


def test_a_word_belongs_to_a_seat() -> None:
    with pytest.raises(RecordError, match='no seat "green"'):
        replay(DUEL, read(SHORT.replace("dice scripted", 'word green "x"\ndice scripted')))


def test_another_key_than_the_promised_one_is_refused() -> None:
    text = write(record(play_out(fair_match(), 2)))
    with pytest.raises(RecordError, match="the key is not the one that the fair dealer promised"):
        verify(DUEL, read(text.replace(KEY.hex(), KEY[::-1].hex())))


def test_every_changed_outcome_of_a_fair_record_is_found() -> None:
    text = write(record(play_out(fair_match(cap=20), 4)))
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if " chance " in line:
            other = (
                line.replace("lunge", "parry") if "lunge" in line else re.sub("roll .*", "roll one one", line)
            )
            if other != line:
                forged = "\n".join([*lines[:index], other, *lines[index + 1 :]])
                with pytest.raises(RecordError):
                    verify(DUEL, read(forged))


def test_a_running_match_is_not_proved() -> None:
    with pytest.raises(RecordError, match="the match is not over: its dealers keep their secrets"):
        verify(DUEL, record(fair_match()))


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "x.grog").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a Grognard record: it is no text"):
        load(tmp_path / "x.grog")


def test_the_hidden_hand_of_red_is_hidden_from_blue() -> None:
    match = fair_match()
    held = [entry.text for entry in match.entries[:2]]
    text = write(export(match, 1))
    assert "1 chance draw ?\n2 chance draw ?\n" in text
    assert all(f"1 chance {card}" not in text for card in held)


def test_a_record_of_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(RecordError, match='line 2: no game "duel"'):
        game_of(read(SHORT))
    assert game_of(read(SHORT.replace("game duel", "game battle_cry"))).id == "battle_cry"


def test_a_battle_is_saved_in_its_middle_and_proved_at_its_end() -> None:
    game = games.load("battle_cry")
    fair = Fair(KEY, ("tambour", "clairon"))
    dealers: dict[str, Dealer] = {"dice": fair, "cards": fair}
    match = Match(game, "bc01_first_bull_run", {}, ["Anna", "bot:random"], dealers)
    luck = Luck(8)
    for _ in range(150):
        match.choose(match.to_move or 0, [luck.pick(match.options())])
    resumed = restore(game, read(write(record(match))))
    assert resumed.state.facts() == match.state.facts()
    assert [resumed.free_undo(seat) for seat in (0, 1)] == [match.free_undo(seat) for seat in (0, 1)]
    texts = [write(record(play_out(each, 2))) for each in (match, resumed)]
    assert texts[0] == texts[1]
    assert verify(game, read(texts[0])) == fair.dealt
