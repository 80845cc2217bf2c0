"""Army lists of Black Powder: what a profile may form, and what is wrong with a list."""

from typing import Final

from grognard.games.black_powder.content import Content, FormationId, Profile, SizeId
from grognard.games.black_powder.vocabulary import SPECIALS
from grognard.packs import Pack

FORMED: Final[dict[str, tuple[str, ...]]] = {  # BP-form-1; what special rules and sizes allow comes on top
    "inf": ("line", "attack_column", "march_column", "square", "skirmish", "mixed", "garrison"),
    "cav": ("line", "march_column", "skirmish"),
    "art": ("deployed", "limbered"),
    "wagon": ("wagon",),
}
FIRST: Final = {"inf": "line", "cav": "line", "art": "deployed", "wagon": "wagon"}  # every unit has it


def is_allowed(profile: Profile, size: SizeId, formation: FormationId) -> bool:
    """A unit of this profile and size may be in the formation on some ground."""
    rules = profile.specials
    if formation not in FORMED[profile.arm]:
        return False
    if size == "tiny" and formation in ("attack_column", "square", "mixed"):
        return False  # BP-form-7
    match formation:
        case "attack_column":
            return "no_attack_column" not in rules  # BP-form-6: only at a building
        case "square":
            return "must_square" in rules  # BP-form-5
        case "skirmish":
            loose = "skirmish" in rules and "poor_skirmishers" not in rules  # BP-spec-36
            return loose or (profile.arm == "inf" and "terrain_skirmish" in rules)  # BP-form-2, BP-form-3
        case "mixed":
            screened = "mixed" in rules or "rifle_mixed" in rules
            return screened and "poor_skirmishers" not in rules  # BP-form-4, BP-spec-36
    return True


def check_armies(pack: Pack, content: Content) -> None:
    """Note everything that is wrong with the army lists."""
    if not content.armies:
        pack.complain("armies", "", "there is no army list that can be read")
    taken: dict[str, str] = {}
    for army in content.armies:
        file = f"armies/{army.id}.toml"
        for number, profile in enumerate(army.profile):
            here = f"profile[{number}]"
            if profile.id in taken:
                pack.complain(file, f"{here}.id", f'"{profile.id}" is also in {taken[profile.id]}')
            taken.setdefault(profile.id, file)
            check_weapon(pack, content, file, here, profile)
            check_special_rules(pack, content, file, here, profile)
            footprints = [each.size for each in content.footprints if each.arm == profile.arm]
            if profile.size not in footprints:
                told = f"no footprint of {profile.arm}, {FIRST[profile.arm]}, {profile.size} in measures.toml"
                pack.complain(file, f"{here}.size", told)


def check_weapon(pack: Pack, content: Content, file: str, here: str, profile: Profile) -> None:
    """Guns for artillery and for nobody else, with dice for three ranges; no dice without range."""
    weapons = {weapon.id: weapon for weapon in content.weapons}
    guns = profile.arm == "art"
    if len(profile.shooting) != (3 if guns else 1):
        told = (
            "artillery has three numbers, for close, medium and long range" if guns else "there is one number"
        )
        pack.complain(file, f"{here}.shooting", told)
    if pack.expect_id(file, f"{here}.weapon", profile.weapon, weapons, "weapon"):
        if weapons[profile.weapon].artillery != guns:
            pack.complain(file, f"{here}.weapon", f'"{profile.weapon}" is not a weapon of this arm')
        if any(profile.shooting) and not weapons[profile.weapon].range:
            pack.complain(file, f"{here}.shooting", f'"{profile.weapon}" does not shoot', "write 0")


def check_special_rules(pack: Pack, content: Content, file: str, here: str, profile: Profile) -> None:
    """Special rules that the engine knows, each once; mounted infantry has a partner that changes back."""
    for index, rule in enumerate(profile.specials):
        pack.expect_id(file, f"{here}.specials[{index}]", rule, SPECIALS, "special rule")
        if rule in profile.specials[:index]:
            pack.complain(file, f"{here}.specials[{index}]", f'"{rule}" is there twice')
    if ("mounted_infantry" in profile.specials) != bool(profile.partner):
        pack.complain(file, here, "mounted_infantry has a partner, nothing else has one (BP-spec-37)")
    profiles = content.profiles()
    if profile.partner and pack.expect_id(file, f"{here}.partner", profile.partner, profiles, "profile"):
        partner = profiles[profile.partner]
        if partner.partner != profile.id or {profile.arm, partner.arm} != {"inf", "cav"}:
            told = f'"{partner.id}" does not change back to "{profile.id}" between foot and horse'
            pack.complain(file, f"{here}.partner", told)
