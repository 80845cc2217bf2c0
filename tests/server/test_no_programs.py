"""A guest starts no program on the server: names of outside bots are refused wherever a bot is named."""

from pathlib import Path

import pytest

from grognard.bots import UnknownBot
from grognard.server.thinking import Position, choose
from server.hosting import BULL_RUN, HERE, Host


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """The file that a program would leave behind."""
    return tmp_path / "started"


def names(mark: Path) -> list[str]:
    return [
        f"cmd:touch {mark}",
        f"cmd: touch {mark}",
        f" cmd:touch {mark}",
        f"bot:cmd:touch {mark}",
        "cmd:touch",
    ]


def test_a_match_with_a_program_is_not_begun(host: Host, mark: Path):
    for name in names(mark):
        wish = {**BULL_RUN, "seats": {"usa": HERE, "csa": {"kind": "bot", "bot": name}}}
        answer = host.client.post("/api/matches", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "no_bot")
    assert not mark.exists()


def test_a_seat_is_not_handed_to_a_program(host: Host, mark: Path):
    made = host.begin()
    with host.page(made["table"]) as usa:
        for name in names(mark):
            assert usa.refused(type="event", what="to_bot", text=name)["code"] == "no_bot"
    assert not mark.exists()


def test_whoever_thinks_for_the_server_starts_no_program(mark: Path):
    """Even if a name came so far: out of a store that somebody has changed."""
    position = Position("m", "battle_cry", "bc01_first_bull_run", {"turn_cap": 4}, ())
    with pytest.raises(UnknownBot):
        choose(position, 0, f"cmd:touch {mark}", 1, lambda done: None)
    assert not mark.exists()
