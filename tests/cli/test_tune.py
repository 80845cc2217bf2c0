"""`grognard tune` at the command line."""

from .conftest import Run


def test_a_game_without_weights_is_refused(run: Run):
    result = run("tune", "black_powder")
    assert result.exit_code == 2
    assert "the weights of black_powder are not kept as data" in result.stderr


def test_too_few_games_are_refused(run: Run):
    assert run("tune", "tactique", "--games", "2").exit_code == 2
