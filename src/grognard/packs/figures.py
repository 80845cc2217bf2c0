"""The silhouettes of the arms in a box of 100 by 100: INK is the figure, CUT the fine lines in it."""

from typing import Final

from grognard.packs.svg import rays

HORSE: Final = (
    "M79 26 L81.5 30.5 C85.5 33 88.5 38 92 43.2 C93.4 45.8 92 48.8 89.2 48.6 C87 48.5 86 47 84 45.8 "
    "C81.5 45 79.8 45.2 78.2 44.4 C76.4 48 75.6 52.5 75 56.5 C75 60 73.6 62.6 72 64.6 "
    "C76 64.6 81 65 85.4 64.6 C88 64.6 89 66.6 88 68.8 L83.6 77.4 L85.4 80.6 L80.4 82.4 L79 78.6 L81.8 71.2 "
    "C76.5 72.8 70 72.6 65.6 71.2 C65.8 75 64.2 80 63.6 84 L62.4 93.4 L66.6 97 L66 99 L58.4 98.6 L57.8 95 "
    "L58.6 85.4 C58 80.5 58 76 56.6 71.8 C50 73 44 72 39.4 69.4 C40.2 73.4 43.6 76 46.4 79.2 L45 88 L44.6 94 "
    "L49 97.2 L48.2 99 L40.6 98.6 L40 94.8 L40.4 87 L39.8 81.4 C35.6 79 31.6 76.4 28.8 73 C27 77 24.4 79.8 "
    "20.6 82.8 L15 90 L10.8 93.6 L12.6 97 L9.4 98.6 L4.6 93.6 L6.6 90.6 L11.2 85.6 L14.8 79 C17.4 74.6 18.8 "
    "69.6 19.4 64 C19.4 60.4 20.4 57 22.2 54.2 C18 53.6 14.8 56.4 13.2 61 C11.4 67 9.6 72.4 3.6 75.2 "
    "C6 70 4.4 63 7.8 56.6 C10.8 51.2 17 48.4 24.4 49.6 C28.6 47 33.6 46.6 38.4 47.8 "
    "C44 49.4 50 49.2 54.6 46.4 C60 42.6 64.6 36.6 69.6 31.8 C72 29.4 74.6 28 77 28.2 Z"
)
HORSE_LINES: Final = (
    '<path d="M76.5 30 C72 33 68 38.4 63.6 43.2 M79 33 C75 35.5 71.6 40 68 44.6 '
    'M83 44 C77 43 70 43 62.4 41.4" stroke="CUT" stroke-width="1.2" fill="none"/>'
)
RIDER: Final = (
    '<path d="M42.4 48 C40.8 40 42.4 31 46 26.4 C49.6 23.4 56.4 23.2 59 26 '
    'C61.6 31.4 60.6 40 58 48 Z" fill="INK"/>'
)
LEG: Final = (
    '<path d="M50 47 C56 48.4 60.4 52 62 56 L58.6 68" stroke="CUT" stroke-width="9" fill="none"/>'
    '<path d="M50 47 C56 48.4 60.4 52 62 56 L58.6 68 L64 70.6" stroke="INK" stroke-width="6" fill="none"/>'
)

INFANTRY: Final = """
<g transform="translate(4 0) scale(.94 1)">
<path d="M63.5 52 L18.2 1.2" stroke="INK" stroke-width="3.2" fill="none"/>
<path d="M18.6 1.8 L10.4 -7.4" stroke="INK" stroke-width="1.7" fill="none"/>
<path d="M67.4 57 L58.4 46.6 L55.6 49 L61.4 56.8 Z" fill="INK"/>
<g transform="translate(52 34) scale(.8) translate(-52 -36)">
<path d="M43.2 17.6 L44.6 9.6 C49.4 6.6 56.2 7 60.2 10 L62.2 17.2 L69.4 20.2 C66.6 21.8 63.4 21.6 60.8 21 Z"
 fill="INK"/>
<path d="M44 17 C43.4 23 44 29.4 47.6 32.4 L47 38 L57.6 38 L57.6 31.6 C61 31.2 62.2 28.2 62.2 25.4 L63.6
 24.6 L62 20 Z"
 fill="INK"/>
<path d="M44.6 17.6 C50 19.4 56 19.6 61.6 18.2" stroke="CUT" stroke-width="1.6" fill="none"/>
</g>
<g transform="translate(0 34) scale(1 .84) translate(0 -36)">
<path d="M40.6 38.4 C46 34.4 57.4 34.2 62 38.2 C65.2 42.4 65.6 50 64.6 57 L67.4 74.4 C58 77.4 46 77.4 37.4
 74.6
 L40 57 C38.4 50 38.4 43.4 40.6 38.4 Z" fill="INK"/>
<path d="M25.4 37.2 L38.8 36 L39.4 56.4 L26.4 56 Z" fill="INK"/>
<path d="M24.6 34.6 C24.6 30 38.6 28.6 39.6 33 C40 36.6 25.6 38.6 24.6 34.6 Z" fill="INK"/>
</g>
<path d="M53 63 L65.4 62 C68.4 71 70.6 79 73.4 88.6 L81.4 92.4 C83 93.4 82.6 96 81 96.2 L69.6 96 L66.8 90.4
 C64.2 82 59 74.4 52.6 69.6 Z" fill="INK"/>
<path d="M39 63 L52 64 C50.6 75 44.6 81.6 38.4 87.4 L34.4 96.6 C33 98.4 30.8 98 29.8 96.8 L24.4 89
 C24.4 87.2 26 86.2 27.4 86.6 L31.6 84 C35.4 78.4 38 71.4 39 63 Z" fill="INK"/>
<path d="M59.4 37.6 C65.2 41 68.8 46 69.6 50.4 C68.8 53.2 65.6 55 62.2 54.8" stroke="INK" stroke-width="5.8"
 fill="none"/>
<path d="M40.8 53 C49 54.8 57 54.8 64.6 53 M46 36 C50 43 55 49 62.6 53.2 M39.8 35.4 L40 51" stroke="CUT"
 stroke-width="1.7" fill="none"/>
<path d="M38.4 60.4 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0" fill="INK" stroke="CUT" stroke-width="1.3"/>
</g>"""

CAVALRY: Final = f"""
<path d="{HORSE}" fill="INK"/>{HORSE_LINES}
<path d="M66.4 15.4 C75.6 12 83 5.4 86.6 -4.4" stroke="INK" stroke-width="2.4" fill="none"/>
<path d="M62.6 17.6 C64 13.6 68.4 13.4 69.6 16.4" stroke="INK" stroke-width="1.8" fill="none"/>
<path d="M45.8 10.8 L47.2 4 C51.4 1.4 57 2 60.2 4.6 L61.8 10.6 L67.4 13 C65.2 14.4 62.6 14.4 60.4 14 Z"
 fill="INK"/>
<path d="M46.4 10.6 C46 15.4 46.6 20 49.6 22.4 L49.4 25 L57.4 25 L57.4 22 C60.4 21.6 61.4 19 61.4 17 L62 15
 L60.4 12.4 Z"
 fill="INK"/>
{RIDER}
<path d="M56 28.4 C60.6 27 63.4 22.4 65.6 17.2" stroke="INK" stroke-width="5" fill="none"/>
<path d="M50.4 30 C52 35.6 56 39.4 62.6 40.8" stroke="INK" stroke-width="4.6" fill="none"/>
{LEG}
<path d="M40.4 47.4 C38.6 51 37.8 56 38 60.6 L50.6 59.4 L52 50" fill="INK" stroke="CUT" stroke-width="1.3"/>
<path d="M43 41.6 C48 43 54 43 59.4 41.6 M47.4 10.8 C52 12 57 12.2 61.2 11.4" stroke="CUT" stroke-width="1.4"
 fill="none"/>"""

ARTILLERY: Final = f"""
<path d="M45 57 L54 66 L14 93.4 C9 96 2.6 94 2.4 90.4 C2.4 88 6 87 8.4 85.6 Z" fill="INK"/>
<path d="M11 88 L2 76" stroke="INK" stroke-width="2.2" fill="none"/>
<path d="M21.4 48 C18.8 46.6 16 48 16.2 51 C16.4 54 19.6 54.8 21.8 53.4 L24.2 59 C27 61.6 30.6 61.2 33.6 60
 L86 44.4
 L90.4 45.4 L95.6 42.4 L91.8 30.4 L86 30 L83 33 L31.6 44.8 C27.4 45.4 23 45.6 21.4 48 Z" fill="INK"/>
<path d="M36.6 43.8 L40.2 58 M58.6 38.6 L61.8 51.6 M85.4 31.8 L88.6 44.2" stroke="CUT" stroke-width="1.6"
 fill="none"/>
<circle cx="50" cy="68" r="30.6" fill="none" stroke="CUT" stroke-width="2.2"/>
<circle cx="50" cy="68" r="27" fill="none" stroke="INK" stroke-width="5.6"/>
<path d="{rays(6, 25, 12, 50, 68)}" stroke="INK" stroke-width="3" fill="none"/>
<circle cx="50" cy="68" r="7.4" fill="INK"/><circle cx="50" cy="68" r="2.6" fill="CUT"/>"""

GENERAL: Final = f"""
<path d="{HORSE}" fill="INK"/>{HORSE_LINES}
<path d="M41 8.6 C46 11 62 11.4 68.4 7.6 C65 13.8 46 14.8 41 8.6 Z" fill="INK"/>
<path d="M46 9.4 C46 3 49.6 -1.6 54 -1.4 C59 -1.6 62 3 62 9 Z" fill="INK"/>
<path d="M46 5 C41.4 1.6 38 2.4 35.4 5.8 C39.4 5.4 42.6 7 45.6 9" fill="INK"/>
<path d="M47 11 C47 16 47 20 49.8 22.4 L49.4 26 L57.6 26 L57.4 22.6 C60.6 22 61.6 19 61.4 16 L61 12 Z"
 fill="INK"/>
{RIDER}
<path d="M44 28 C36 34 31.4 42 27 51.4 C32 50.6 38 54.4 42.6 58.6 L48 46 Z" fill="INK"/>
<path d="M57 29 C63 29.6 70 27 76.4 22.6" stroke="INK" stroke-width="5" fill="none"/>
<path d="M77 22.4 L96 11.4 M75.4 18.6 L79 25.6" stroke="INK" stroke-width="2.1" fill="none"/>
<path d="M50.4 31 C52 36 56 39.8 62.6 40.8" stroke="INK" stroke-width="4.4" fill="none"/>
{LEG}
<path d="M43 42 C48 43.4 54 43.4 59.4 42 M53.6 27 L54.4 40" stroke="CUT" stroke-width="1.5" fill="none"/>"""

STAR: Final = "M0 -9 L2.2 -2.6 L9 -2.5 L3.6 1.6 L5.6 8.2 L0 4.2 L-5.6 8.2 L-3.6 1.6 L-9 -2.5 L-2.2 -2.6 Z"

FIGURES: Final = {
    "infantry": INFANTRY,
    "cavalry": CAVALRY,
    "artillery": ARTILLERY,
    "general": GENERAL,
    "cadets": INFANTRY,
    "horse_artillery": ARTILLERY,
}


def symbol(id: str, figure: str, ink: str, cut: str) -> str:
    """A silhouette in the colours of a side, to be used by its id."""
    body = FIGURES[figure].replace("INK", ink).replace("CUT", cut).replace("\n", " ")
    return (
        f'<symbol id="{id}" viewBox="-4 -8 108 108" overflow="visible" stroke-linecap="round" '
        f'stroke-linejoin="round">{body}</symbol>'
    )
