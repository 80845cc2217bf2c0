"""Grognard: a referee, an opponent and a laboratory for horse-and-musket wargames."""

__version__ = "0.1.0"


def build() -> str:
    """Which core runs: "compiled" by mypyc, or "plain" Python."""
    from grognard.core import state

    return "compiled" if state.__file__.endswith((".so", ".pyd")) else "plain"
