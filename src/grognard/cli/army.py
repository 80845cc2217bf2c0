"""`grognard army`: army lists of Black Powder, and rosters checked, counted and taken over."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import click

from grognard.cli.group import Commands
from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, lang_option, pack_option
from grognard.cli.problems import OK, WRONG, Problem, tell
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.games.black_powder.content import Content, Profile, Roster
    from grognard.packs.depot import Enlisted
    from grognard.play.wording import Wording

GAME = "black_powder"
LONGEST = 16_000_000  # bytes of a file that is read at all


@click.command("list", cls=Command)
@click.argument("army", required=False, default="")
@pack_option
@lang_option
def show(army: str, pack: Path | None, lang: str | None) -> None:
    from grognard.packs import suggestion

    say = speech(lang)
    content, words = content_of(pack), words_of(pack, say.language)
    if not army:
        for each in content.armies:
            told = say("army-profiles", count=len(each.profile))
            click.echo(f"{each.id:<12} {words.say(f'army-{each.id}') or each.id} ({told})")
        return
    found = next((each for each in content.armies if each.id == army), None)
    if found is None:
        ids = [each.id for each in content.armies]
        raise Problem(say("army-unknown", army=army, near=suggestion(army, ids) or ", ".join(ids)))
    for profile in found.profile:
        click.echo(profile_line(profile, words, say))


@click.command("check", cls=Command)
@click.argument("file", type=A_PATH)
@pack_option
@lang_option
def check(file: Path, pack: Path | None, lang: str | None) -> int:
    say = speech(lang)
    found = enlisted(file, pack, say)
    if found is None:
        return WRONG
    roster, _ = found
    for line in summary(content_of(pack), roster, words_of(pack, say.language), say):
        click.echo(line)
    return OK


@click.command("import", cls=Command)
@click.argument("file", type=A_PATH)
@click.option("-o", "--output", type=A_PATH, metavar="FILE.toml")
@pack_option
@lang_option
def take_over(file: Path, output: Path | None, pack: Path | None, lang: str | None) -> int:
    say = speech(lang)
    found = enlisted(file, pack, say)
    if found is None:
        return WRONG
    _, told = found
    if output is None:
        click.echo(told.text, nl=False)
        return OK
    output.write_text(told.text, "utf-8")
    click.echo(say("army-taken", path=str(output), points=told.points))
    return OK


def enlisted(file: Path, pack: Path | None, say: Speech) -> "tuple[Roster, Enlisted] | None":
    """The roster in a file; none after all that is wrong with it has been told."""
    from grognard.games.black_powder.content import Roster
    from grognard.games.black_powder.depot import BlackPowderDepot
    from grognard.packs import builtin
    from grognard.play.enlisting import enlist, located

    folder = pack or builtin(GAME)
    found = enlist(BlackPowderDepot(content_of(pack)), folder, str(file), read_bytes(file, say))
    if found.findings or not isinstance(found.roster, Roster):
        for line in located(found.findings, words_of(pack, say.language)):
            tell(line)
        return None
    return found.roster, found


def read_bytes(file: Path, say: Speech) -> bytes:
    """What a file holds, unless it is far too large."""
    with file.open("rb") as stream:
        data = stream.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise Problem(say("army-too-large", path=str(file)))
    return data


def content_of(pack: Path | None) -> "Content":
    """The content of the game's pack, or of one's own."""
    from grognard.games.black_powder.reading import read
    from grognard.packs import builtin, open_pack

    return read(open_pack(pack or builtin(GAME)), thorough=pack is not None)


def words_of(pack: Path | None, language: str) -> "Wording":
    from grognard.packs import builtin
    from grognard.play.wording import wording

    return wording(pack or builtin(GAME), language)


def profile_line(profile: "Profile", words: "Wording", say: Speech) -> str:
    """A profile in one line."""
    specials = ", ".join(words.say(f"special-{rule}") or rule for rule in profile.specials)
    told = say(
        "army-profile",
        name=words.say(f"unit-{profile.id}") or profile.id,
        size=words.say(f"size-{profile.size}") or profile.size,
        weapon=words.say(f"weapon-{profile.weapon}") or profile.weapon,
        combat=profile.combat,
        shooting="-".join(str(dice) for dice in profile.shooting),
        morale=profile.morale,
        stamina=profile.stamina,
    )
    more = say("army-specials", specials=specials) if specials else ""
    return f"{profile.id:<18} {profile.points:>3}  {told}{more}"


def summary(content: "Content", roster: "Roster", words: "Wording", say: Speech) -> list[str]:
    """A roster with its points."""
    from grognard.games.black_powder.roster import points_of, roster_points

    profiles = content.profiles()
    army = words.say(f"army-{roster.army}") or roster.army
    lines = [f"{roster.name} ({army})"]
    lines.append(say("army-general", name=roster.general.name or "-", rating=roster.general.rating))
    for brigade in roster.brigade:
        officer = brigade.commander
        lines.append(
            say("army-brigade", brigade=brigade.name, name=officer.name or "-", rating=officer.rating)
        )
        for troops in brigade.unit:
            profile = profiles[troops.profile]
            size = troops.size or profile.size
            name = words.say(f"unit-{profile.id}") or profile.id
            sized = "" if size == "standard" else f" ({words.say(f'size-{size}') or size})"
            cost = troops.count * points_of(content, profile, size)
            lines.append(f"  {troops.count:>2} {name}{sized}  {cost}")
    lines.append(say("army-points", points=roster_points(content, roster)))
    return lines


class ArmyCommands(Commands):
    """The three commands about armies."""

    made: ClassVar = {each.name: each for each in (show, check, take_over)}

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.made.get(cmd_name)


command = ArmyCommands("army", ("list", "check", "import"))
