"""`grognard gauge` on the command line."""

import json

import pytest

from .conftest import Run


def test_the_table_has_all_decisions_and_each_kind(run: Run) -> None:
    done = run("gauge", "battle_cry", "--bot", "greedy", "--decisions", "3", "--lots", "1", "--lang", "en")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["Decision", "Number", "Otherwise", "Gain", "Error", "s/decision"]
    assert lines[1].split()[:4] == ["all", "3", "0", "+0.00"]
    assert sum(int(line.split()[1]) for line in lines[2:] if line) == 3


def test_programs_get_the_same_as_json(run: Run) -> None:
    done = run("gauge", "tactique", "--bot", "random", "--decisions", "2", "--lots", "1", "--json")
    told = json.loads(done.stdout)
    assert told["all"]["decisions"] == 2
    assert sum(each["decisions"] for each in told.values()) == 4


def test_one_decision_has_no_error(run: Run) -> None:
    """Nothing is known of how much it scatters: that is no number, in JSON neither."""
    one = ("gauge", "tactique", "--bot", "greedy", "--decisions", "1", "--lots", "1", "--lang", "en")
    assert run(*one).stdout.splitlines()[1].split()[5] == "-"
    assert json.loads(run(*one, "--json").stdout)["all"]["error"] is None


@pytest.mark.parametrize(("bot", "said"), [("greed", "greedy"), ("search:x", "search:400")])
def test_a_bot_that_is_not_understood_is_refused(run: Run, bot: str, said: str) -> None:
    done = run("gauge", "battle_cry", "--bot", bot, "--lang", "en")
    assert done.exit_code != 0
    assert said in done.stderr
