"""`grognard tune` at the command line."""

from .conftest import Run


def test_too_few_games_are_refused(run: Run):
    assert run("tune", "tactique", "--games", "2").exit_code == 2
