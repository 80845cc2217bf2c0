"""Reads a pack of La Guerre de Gradisca and checks that its parts fit each other."""

from grognard.games.gradisca.bounds import check_numbers
from grognard.games.gradisca.content import (
    NEEDS,
    REACTIONS,
    Area,
    Border,
    Box,
    Canvas,
    Card,
    Command,
    Content,
    Group,
    Leader,
    Scenario,
    Unit,
    Zone,
)
from grognard.games.gradisca.places import check_scenario
from grognard.games.gradisca.survey import check_map
from grognard.games.gradisca.weights import Weights
from grognard.packs import Header, Pack, read_weights


def read(pack: Pack, thorough: bool) -> Content:
    """The whole content of the pack; a PackError tells everything that is wrong with it.

    Thorough reading also checks it against the rules and their texts: Grognard's own packs are known to fit.
    """
    pack.record("pack.toml", Header)
    content = Content(
        canvas=pack.records("map.toml", "canvas", Canvas),
        areas=pack.records("map.toml", "area", Area),
        borders=pack.records("map.toml", "border", Border),
        commands=pack.records("forces.toml", "command", Command),
        leaders=pack.records("forces.toml", "leader", Leader),
        units=pack.records("forces.toml", "unit", Unit),
        groups=pack.records("groups.toml", "group", Group),
        boxes=pack.records("track.toml", "box", Box),
        zones=pack.records("track.toml", "zone", Zone),
        cards=pack.records("cards.toml", "card", Card),
        scenarios=pack.scenarios(Scenario),
        weights=Weights(read_weights(pack, "gradisca")),
    )
    if thorough:
        check(pack, content)
    pack.check()
    return content


def check(pack: Pack, content: Content) -> None:
    """Note everything that does not fit."""
    pack.clauses()
    for language in ("en", "fr"):
        pack.rule_texts(language)
    check_map(pack, content)
    check_forces(pack, content)
    check_groups(pack, content)
    check_track(pack, content)
    check_cards(pack, content)
    check_numbers(pack, content)
    for scenario in content.scenarios:
        check_scenario(pack, content, scenario)
    if not content.scenarios:
        pack.complain("scenarios", "", "there is no scenario that can be read")


def check_forces(pack: Pack, content: Content) -> None:
    """Leaders and units belong to a command, and no two counters share an id."""
    file = "forces.toml"
    commands = [command.id for command in content.commands]
    taken: dict[str, str] = {}  # id -> where it was given
    led: dict[str, str] = {}  # command -> its leader
    for number, leader in enumerate(content.leaders):
        here = f"leader[{number}]"
        pack.expect_id(file, f"{here}.command", leader.command, commands, "command")
        if leader.command in led:
            pack.complain(file, f"{here}.command", f"{led[leader.command]} already leads this command")
        led.setdefault(leader.command, leader.id)
        claim(pack, taken, f"{here}.id", leader.id)
        if leader.replacement:
            claim(pack, taken, f"{here}.replacement", leader.replacement)
        elif leader.replacement_value:
            pack.complain(
                file, f"{here}.replacement_value", "there is no replacement", "name him, or leave it out"
            )
    for number, unit in enumerate(content.units):
        here = f"unit[{number}]"
        pack.expect_id(file, f"{here}.command", unit.command, commands, "command")
        claim(pack, taken, f"{here}.id", unit.id)
        if unit.cernide and unit.type != "inf":
            pack.complain(file, f"{here}.cernide", "only infantry is marked CER")
    for side in ("ven", "aus"):
        if not any(command.side == side for command in content.commands):
            pack.complain(file, "command", f'the side "{side}" has no command')


def claim(pack: Pack, taken: dict[str, str], where: str, id: str) -> None:
    """A counter's id is its own."""
    if id in taken:
        pack.complain("forces.toml", where, f'"{id}" is also the id of {taken[id].rpartition(".")[0]}')
    taken.setdefault(id, where)


def check_groups(pack: Pack, content: Content) -> None:
    """Groups are of one side, come in somewhere, and are brought by a card."""
    file = "groups.toml"
    areas = [area.id for area in content.areas]
    sides = content.sides()
    brought = [card.group for card in content.cards]
    waiting: dict[str, str] = {}  # counter -> its group
    for number, group in enumerate(content.groups):
        here = f"group[{number}]"
        for index, area in enumerate(group.arrival):
            pack.expect_id(file, f"{here}.arrival[{index}]", area, areas, "area")
        for key, listed in (("arrival", group.arrival), ("members", group.members)):
            if not listed:
                pack.complain(file, f"{here}.{key}", "there is none")
        for index, member in enumerate(group.members):
            pack.expect_id(file, f"{here}.members[{index}]", member, sides, "unit")
            if member in waiting:
                pack.complain(
                    file, f"{here}.members[{index}]", f"{member} already waits in {waiting[member]}"
                )
            waiting[member] = group.id
        if len({sides[member] for member in group.members if member in sides}) > 1:
            pack.complain(file, f"{here}.members", "a group is of one side")
        if brought.count(group.id) != 1:
            pack.complain(
                file, f"{here}.id", f"{brought.count(group.id)} cards bring this group", "one card does"
            )


def check_track(pack: Pack, content: Content) -> None:
    """Boxes in the order of the years; zones that cover morale from 1 to 9, each value once."""
    file = "track.toml"
    for number, box in enumerate(content.boxes):
        if number and box.year < content.boxes[number - 1].year:
            pack.complain(
                file, f"box[{number}].year", f"{box.year} comes after {content.boxes[number - 1].year}"
            )
    if sum(box.later_cards for box in content.boxes) > 1:
        pack.complain(file, "box", "the later cards come once")
    covered = [value for zone in content.zones for value in range(zone.lowest, min(zone.highest, 99) + 1)]
    if sorted(covered) != list(range(1, 10)):
        pack.complain(file, "zone", "the zones cover morale 1 to 9, each value once")


def check_cards(pack: Pack, content: Content) -> None:
    """Cards have an effect that the rules know, and the numbers that it needs."""
    file = "cards.toml"
    ids = [card.id for card in content.cards]
    boxes = [box.id for box in content.boxes]
    rivers = sorted({border.river for border in content.borders if border.river})
    numbers: dict[int, str] = {}
    for index, card in enumerate(content.cards):
        here = f"card[{index}]"
        if card.number in numbers:
            pack.complain(file, f"{here}.number", f"{numbers[card.number]} has the same number")
        numbers.setdefault(card.number, card.id)
        if card.after:
            pack.expect_id(file, f"{here}.after", card.after, boxes, "box")
        for at, barred in enumerate(card.bars):
            pack.expect_id(file, f"{here}.bars[{at}]", barred, ids, "card")
        if card.river:
            pack.expect_id(file, f"{here}.river", card.river, rivers, "river")
        if pack.expect_id(file, f"{here}.effect", card.effect, NEEDS, "effect"):
            check_effect(pack, here, card)
        if card.group:
            check_bringing(pack, content, here, card)
    if sum(not card.later for card in content.cards) < 8:
        pack.complain(
            file, "card", "eight cards are dealt at the start", "give more that are not marked later"
        )


def check_effect(pack: Pack, here: str, card: Card) -> None:
    """An effect has the numbers that it needs, and no others."""
    file = "cards.toml"
    needed, allowed = NEEDS[card.effect]
    given = card.given()
    for key in needed:
        if key not in given:
            pack.complain(file, here, f'the effect "{card.effect}" needs {key}')
    for key in given:
        if key not in (*needed, *allowed):
            pack.complain(file, f"{here}.{key}", f'the effect "{card.effect}" has no use for it')
    if (card.when == "reaction") != (card.effect in REACTIONS):
        pack.complain(file, f"{here}.when", f"reactions are {' and '.join(REACTIONS)}, and nothing else")
    one_sided = card.effect in ("reinforce", "confusion", "supplies", "score")
    if one_sided and card.side not in ("ven", "aus"):
        pack.complain(
            file, f"{here}.side", f'the effect "{card.effect}" is for one side', 'write "ven" or "aus"'
        )


def check_bringing(pack: Pack, content: Content, here: str, card: Card) -> None:
    """A card brings a group of its own side."""
    groups = {group.id: group for group in content.groups}
    if pack.expect_id("cards.toml", f"{here}.group", card.group, groups, "group"):
        sides = content.sides()
        for member in groups[card.group].members:
            if sides.get(member, card.side) != card.side:
                pack.complain("cards.toml", f"{here}.side", f'the group "{card.group}" is of the other side')
                break
