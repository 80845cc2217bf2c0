"""Dealers: fair ones can be proved, typed ones wait, and two matches may share their luck."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from grognard.core.journal import Choice
from grognard.play.dealers import Dealer, DealerError, Duplicate, Fair, Scripted, Seeded, Typed, dealer
from grognard.play.draws import Draws
from play.duel import DIE, DUEL, LUNGE, PARRY, Draw, Duel, Roll

KEY = bytes(range(32))


def duel() -> Duel:
    return Duel([0, 2], [0, 0], [[0, 0, 0], [0, 0, 0]], [8, 6, 8])


def deal(who: Fair | Seeded | Duplicate, count: int, side: int = 0) -> list[Choice]:
    return [who.deal(DUEL, duel(), Roll(side)) for _ in range(count)]


def test_a_fair_outcome_can_be_computed_by_anybody_who_has_the_key() -> None:
    dealt = deal(Fair(KEY), 50)
    for k, outcome in enumerate(dealt):
        draws = [hmac.digest(KEY, f"{k} {j}".encode(), "sha256") for j in (0, 1)]
        assert outcome == tuple(sorted(int.from_bytes(draw, "big") % 6 for draw in draws))


def test_a_card_is_one_number_below_the_size_of_the_pile() -> None:
    (card,) = Fair(KEY).deal(DUEL, duel(), Draw(0)) or ()
    left = int.from_bytes(hmac.digest(KEY, b"0 0", "sha256"), "big") % 22
    assert card == (0 if left < 8 else 1 if left < 14 else 2)


def test_the_commitment_is_the_hash_of_the_key_and_keys_differ() -> None:
    assert Fair(KEY).commitment == "sha256:" + sha256(KEY).hexdigest()
    assert Fair().commitment != Fair().commitment
    assert len(Fair().key) == 32


def test_the_words_of_the_seats_change_the_outcomes_and_not_the_commitment() -> None:
    fair = Fair(KEY)
    worded = fair.with_words(["tambour", ""])
    assert worded.commitment == fair.commitment
    assert deal(worded, 20) != deal(fair, 20)
    assert deal(Fair(KEY, ["", ""]), 20) == deal(Fair(KEY), 20)
    with pytest.raises(DealerError, match="before the first outcome"):
        worded.with_words(["late", ""])


def test_every_outcome_counts_and_none_comes_again() -> None:
    fair = Fair(KEY)
    first = deal(fair, 10)
    assert fair.dealt == 10
    assert deal(fair, 10) != first


def test_draws_are_even_and_incomplete_runs_are_thrown_away() -> None:
    draws = Draws(KEY, "0")
    counts = Counter(draws.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in DIE)
    wide = (1 << 256) - 1  # only the highest number of all is thrown away
    assert 0 <= draws.below(wide) < wide
    most = (1 << 255) + 1  # nearly half of all numbers are thrown away
    before = draws.count
    assert all(draws.below(most) < most for _ in range(50))
    assert draws.count > before + 60


def test_a_typed_outcome_is_waited_for() -> None:
    typed: Dealer = Typed()
    assert typed.deal(DUEL, duel(), Roll(0)) is None


def test_a_script_is_dealt_in_order_as_numbers_or_words() -> None:
    script = Scripted([(5, 1), "six one", "lunge"])
    assert script.deal(DUEL, duel(), Roll(0)) == (1, 5)
    assert script.deal(DUEL, duel(), Roll(0)) == (0, 5)
    assert script.deal(DUEL, duel(), Draw(0)) == (LUNGE,)
    with pytest.raises(DealerError, match='no outcome left for "roll"'):
        script.deal(DUEL, duel(), Roll(0))


@pytest.mark.parametrize(
    ("outcome", "error"),
    [
        ((1,), 'deals "roll two", which cannot come here'),
        ((1, 99), r'deals "roll \(1, 99\)", which cannot come here'),
        ("one two six", "which cannot come here"),
        ("seven one", 'deals "seven one" for "roll": no face "seven"'),
        ("", 'deals "done", which cannot come here'),
    ],
)
def test_a_script_cannot_deal_the_impossible(outcome: Choice | str, error: str) -> None:
    with pytest.raises(DealerError, match=error):
        Scripted([outcome]).deal(DUEL, duel(), Roll(0))


def test_a_card_that_is_gone_cannot_be_scripted() -> None:
    s = duel()
    s.pile[PARRY] = 0
    with pytest.raises(DealerError, match="cannot come here"):
        Scripted(["parry"]).deal(DUEL, s, Draw(0))


def test_a_seed_deals_the_same_again() -> None:
    assert deal(Seeded(7), 30) == deal(Seeded(7), 30)
    assert deal(Seeded(7), 30) != deal(Seeded(8), 30)


def test_each_side_has_its_own_luck_for_each_purpose_whatever_the_order() -> None:
    one, two = Duplicate(5), Duplicate(5)
    red, blue = deal(one, 10, 0), deal(one, 10, 1)
    mixed = [(deal(two, 1, 1)[0], two.deal(DUEL, duel(), Draw(0)), deal(two, 1, 0)[0]) for _ in range(10)]
    assert [b for b, _, _ in mixed] == blue
    assert [r for _, _, r in mixed] == red
    assert red != blue


def test_seeds_are_no_matter_for_the_seats_while_the_match_runs() -> None:
    assert (Seeded(7).public(), Duplicate(7).public()) == ("?", "?")
    assert (Seeded(7).particulars(), Duplicate(7).particulars()) == ("7", "7")
    assert Fair(KEY).public() == Fair(KEY).commitment


def test_a_source_without_dealer_is_named() -> None:
    with pytest.raises(DealerError, match="nobody deals the cards"):
        dealer({"dice": Seeded(1)}, Draw(0))
