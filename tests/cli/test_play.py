"""Matches at the terminal, typed line by line."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.play.reading import load

from .conftest import QUICK, SCENARIO, Run, files_in, kept_in

SEEDED = ("--dice", "seeded:1", "--cards", "seeded:1", "--chits", "seeded:1")
ALONE = ("play", SCENARIO, "--seat", "usa=human", "--seat", "csa=bot:random", *QUICK)
FIRST = "1\n" * 4000


def steps(file: Path) -> list[str]:
    """The record's lines of play."""
    return file.read_text("utf-8").split("---\n")[1].splitlines()


# whole matches


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_by_typing_the_first_choice(run: Run, language: str):
    result = run(*ALONE, "--option", "turn_cap=30", "--save", "m.grog", "--lang", language, typed=FIRST)
    assert result.exit_code == 0, result.output[-2000:]
    assert load(Path("m.grog")).result is not None
    ends = ("Victory: ", "The match is drawn.") if language == "en" else ("Victoire\u00a0: ", "Partie nulle.")
    assert sum(result.stdout.count(end) for end in ends) == 1
    proof = run("replay", "m.grog", "--verify")
    assert proof.exit_code == 0
    assert "dealt again" in proof.stdout


def test_a_newcomer_starts_with_no_word_at_all(run: Run):
    result = run("play", typed="1\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith("Welcome to Grognard")
    assert "First Bull Run, 21 July 1861: Union (you), Confederacy (bot:greedy)" in result.stdout
    assert "The Union: which card is played?" in result.stdout


def test_a_battle_without_a_date_is_greeted_without_one(run: Run):
    result = run("play", "tactique/ecole", "--lang", "fr", typed="quitter\n")
    assert result.stdout.startswith("L’école de bataille\u00a0: Bleu (vous), Rouge (bot:greedy)")


def test_what_a_command_is_used_for_is_said_in_words(run: Run):
    result = run("play", "gradisca", "--lang", "fr", *SEEDED, typed="quitter\n")
    assert "use one_area  (une seule zone\u00a0: Jouer deux cartes au plus" in result.stdout


def test_the_environment_gives_the_language(run: Run):
    result = run("play", typed="aide\n", LANG="fr_FR.UTF-8")
    assert "Bienvenue dans Grognard" in result.stdout
    assert "Premier Bull Run, 21 juillet 1861\u00a0: Union" in result.stdout
    assert "quelle carte jouer" in result.stdout
    assert "pourquoi [CHOIX]" in result.stdout


def test_bots_alone_are_told_to_the_end(run: Run):
    seats = ("--seat", "usa=bot:random", "--seat", "csa=bot:random", "--option", "turn_cap=20")
    result = run("play", SCENARIO, *seats, *QUICK)
    assert result.exit_code == 0, result.output
    assert "The Confederacy plays" in result.stdout
    assert "(BC-var-8)" in result.stdout
    assert load(kept_in(result)).result is not None


def test_two_rounds_exchange_sides_and_count_together(run: Run):
    words = (*ALONE, "--option", "turn_cap=4", "--rounds", "2")
    result = run(*words, typed=FIRST)
    assert result.exit_code == 0, result.output[-2000:]
    assert "Round 1 of 2" in result.stdout
    assert (
        "Round 2 of 2: First Bull Run, 21 July 1861: Union (bot:random), Confederacy (you)" in result.stdout
    )
    assert re.search(r"After this round: human \d+, bot:random \d+", result.stdout)
    assert re.fullmatch(
        r"(human|bot:random) wins the match\.|The match is drawn\.", result.stdout.splitlines()[-1]
    )


def test_rounds_go_on_from_their_files(run: Run):
    result = run(*ALONE, "--option", "turn_cap=4", "--rounds", "9", typed="1\n" * 60 + "quit\n")
    words = result.stdout.splitlines()[-1].split()
    assert words[:4] == ["grognard", "play", "--rounds", "9"]
    begun = words.count("--resume")
    assert 1 < begun < 9
    again = run(*words[1:], typed=FIRST)
    assert again.exit_code == 0
    assert re.findall(r"Round (\d) of 9", again.stdout) == [str(each) for each in range(begun, 10)]


# leaving and coming back


def test_quitting_keeps_the_match_and_says_how_to_go_on(run: Run):
    result = run(*ALONE, typed="1\n1\nquit\n")
    file = kept_in(result)
    assert f"grognard play --resume {file}" in result.stdout
    before = steps(file)
    again = run("play", "--resume", str(file), typed="1\n")
    assert again.exit_code == 0
    assert kept_in(again) == file
    assert steps(file)[: len(before)] == before
    assert len(steps(file)) > len(before)


def test_the_end_of_what_is_typed_loses_nothing(run: Run):
    result = run(*ALONE, "--save", "m.grog", typed="1\n1")
    assert result.exit_code == 0
    assert any(" order " in line for line in steps(Path("m.grog")))


def test_every_decision_is_on_disk_before_the_next_is_asked(run: Run):
    run(*ALONE, "--save", "m.grog", typed="1\nsave other\n1\nquit\n")
    assert files_in(Path()) == {"m.grog", "other.grog"}
    assert len(steps(Path("m.grog"))) < len(steps(Path("other.grog")))


def test_a_match_in_which_nothing_was_done_is_not_kept(run: Run, home: Path):
    result = run(*ALONE, typed="quit\n")
    assert result.exit_code == 0
    assert files_in(home) == set()


def test_no_file_is_written_over(run: Run):
    Path("m.grog").write_text("mine", "utf-8")
    assert run(*ALONE, "--save", "m.grog").exit_code == 2
    result = run(*ALONE, typed="1\nsave m.grog\n")
    assert "is there already" in result.stdout
    assert Path("m.grog").read_text("utf-8") == "mine"


def test_a_finished_match_is_not_resumed(run: Run, record: Path):
    result = run("play", "--resume", str(record))
    assert result.exit_code == 2
    assert "is over" in result.stderr


def test_ctrl_c_keeps_what_is_done(home: Path):
    command = [sys.executable, "-m", "grognard", *ALONE, "--save", "m.grog"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        playing.stdin.write("1\n")
        playing.stdin.flush()
        for line in playing.stdout:
            if "done" in line:  # the orders are asked
                break
        playing.send_signal(signal.SIGINT)
        said = playing.stdout.read()
    assert playing.returncode == 130
    assert "kept in m.grog" in said
    assert any(" card " in line for line in steps(Path("m.grog")))


# what is typed


def test_several_choices_go_together_or_not_at_all(run: Run):
    refused = run(*ALONE, "--save", "a.grog", typed="card probe_left; order a10; order i1\nquit\n")
    assert "no piece" in refused.stdout or "BC-order" in refused.stdout
    assert not Path("a.grog").exists()


def test_choices_sent_together_are_undone_together(run: Run):
    result = run(*ALONE, "--save", "m.grog", typed="1\n1, 2\nundo\nquit\n")
    assert "Taken back" in result.stdout
    assert steps(Path("m.grog"))[-1].startswith("! undo")


def test_undo_beyond_dice_and_cards_needs_consent(run: Run):
    result = run(*ALONE, typed="1\nundo\nundo ask\nquit\n")
    assert "(GG-undo-1)" in result.stdout
    assert "undo ask" in result.stdout
    assert "Taken back" in result.stdout


def test_a_question_is_answered_and_asked_again(run: Run):
    asked = "options\nwhy 1\nwhy done\nodds 1\nodds\nthreats c6\nthreats\nhint\nboard\nhand\nlog 3\naid\n"
    asked += "rules BC-ret-15\nrules woods\nrules nonsense\nrules\nhelp\nwait\n\nsave\n"
    result = run(*ALONE, typed=asked)
    assert result.exit_code == 0, result.output
    for said in (
        "BC-card-5",
        "BC-ret-15:",
        "clear ground",
        "threats PIECE",
        "names no",
        "no clause “nonsense”",
    ):
        assert said in result.stdout or said == "names no", said


def test_a_battle_is_told_with_its_arithmetic(run: Run):
    result = run(*ALONE, "--option", "turn_cap=12", typed=FIRST)
    assert re.search(r"attacks .* \[\w\d+ → \w\d+\]\n    \d di[ce]e? .*\(BC-dice-\d\)", result.stdout)


def test_resigning_asks_first(run: Run):
    result = run(*ALONE, "--save", "m.grog", typed="1\nresign\nno\nresign\nyes\n")
    assert result.exit_code == 0
    assert "(BC-win-6)" in result.stdout
    assert load(Path("m.grog")).result is not None
    assert "! resign usa" in steps(Path("m.grog"))


def test_a_refusal_names_its_clause_and_why_tells_the_rule(run: Run):
    result = run(*ALONE, typed="done\nwhy\n")
    assert "(BC-card-5)" in result.stdout
    assert "BC-card-5: There is no passing" in result.stdout


# real dice, two people


def test_real_dice_are_typed_by_their_first_letters(run: Run):
    words = ("play", SCENARIO, "--seat", "usa=human", "--seat", "csa=bot:random", "--cards", "seeded:7")
    typed = ("1\n" * 12 + "i\ni i\ni i i\ni i i i\ni i i i i\n") * 30
    result = run(*words, "--dice", "typed", "--save", "m.grog", "--option", "turn_cap=8", typed=typed)
    assert "what do they show?" in result.stdout or "what does it show?" in result.stdout
    assert "the first letters will do" in result.stdout
    rolled = [line for line in steps(Path("m.grog")) if " roll " in line]
    assert rolled
    assert all(set(line.split()[3:]) == {"infantry"} for line in rolled)


def test_dice_that_cannot_fall_are_refused(run: Run):
    words = ("play", SCENARIO, "--seat", "csa=bot:random", "--cards", "seeded:7", "--dice", "typed")
    result = run(*words, typed="1\n" * 30 + "banana\ni i i i i i i\n")
    assert "“banana” names no face of a die" in result.stdout
    assert "(GG-chance-1)" in result.stdout


def test_a_curtain_falls_between_two_hands(run: Run):
    words = ("play", SCENARIO, "--seat", "usa=human:Anna", "--seat", "csa=human:Ben", *QUICK)
    result = run(*words, typed="\n" + "1\n1\ndone\ndone\ndone\n" + "\n\nhand\nquit\n")
    assert "For the Union only. Press Enter when nobody else looks." in result.stdout
    assert "Press Enter to hide the Union’s cards." in result.stdout
    first, _, second = result.stdout.partition("For the Confederacy only.")
    assert "The Confederacy draws a card" not in first
    assert re.search("The Union draws a card", second)
    assert not re.search("The Union draws “", second)
    assert re.search("The Union draws “", first)


def test_a_pack_of_ones_own_is_played_and_resumed(run: Run):
    assert run("pack", "copy", "battle_cry", "mine").exit_code == 0
    units = Path("mine/units.toml")
    units.write_text(units.read_text("utf-8") + "\n# corrected\n", "utf-8")
    result = run(*ALONE, "--pack", "mine", "--save", "m.grog", typed="1\nquit\n")
    assert "--pack mine" in result.stdout
    assert run("play", "--resume", "m.grog").exit_code == 2
    assert run("play", "--resume", "m.grog", "--pack", "mine", typed="quit\n").exit_code == 0


def test_real_dice_for_bots_are_typed_by_whoever_sits_there(run: Run):
    seats = ("--seat", "usa=bot:random", "--seat", "csa=bot:random", "--option", "turn_cap=6")
    typed = "i\ni i\ni i i\ni i i i\ni i i i i\n" * 30
    result = run("play", SCENARIO, *seats, "--cards", "seeded:7", "--dice", "typed", typed=typed)
    assert "grognard> " in result.stdout
    assert "(BC-var-8)" in result.stdout


def test_real_cards_are_typed_by_their_owner_behind_the_curtain(run: Run):
    words = ("play", SCENARIO, "--seat", "usa=human:Anna", "--seat", "csa=human:Ben", "--dice", "seeded:7")
    hands = ["probe_l", "probe_r", "bombard", "rally", "skirmish", "pincer"]
    others = ["leadership", "probe_c", "probe_c", "attack_l", "attack_r", "sharp"]
    typed = "\n" + "\n".join(hands) + "\n\n\n" + "\n".join(others) + "\n\n\nhand\nquit\n"
    result = run(*words, "--cards", "typed", typed=typed)
    last = result.stdout.rpartition("For the Union only.")[2]
    assert "bombard  (Bombard" in last
    assert "leadership" not in last.lower()


def test_where_the_match_cannot_be_written_it_is_kept_elsewhere(run: Run):
    Path("blocked").write_text("a file, not a folder", "utf-8")
    result = run(*ALONE, "--save", "blocked/m.grog", typed="1\nquit\n")
    assert "cannot be written" in result.stdout
    assert any(" card " in line for line in steps(kept_in(result)))


def test_a_hand_is_nobody_elses_in_the_log_and_in_the_questions(run: Run):
    words = ("play", SCENARIO, "--seat", "usa=human:Anna", "--seat", "csa=human:Ben", *QUICK)
    result = run(*words, typed="\n" + "1\n1\ndone\ndone\ndone\n" + "\n\nlog 99\nquit\n")
    second = result.stdout.partition("For the Confederacy only.")[2]
    assert "The Confederacy draws “" in second
    assert "The Union draws “" not in second
