#!/usr/bin/env python3
"""Sets Grognard up in a folder of its own, .venv, then plays it, tests it or compiles it.

python3 run.py                   the table in the browser (in the terminal: python3 run.py play)
python3 run.py COMMAND [ARG...]  any command of grognard, for instance: games
python3 run.py test [ARG...]     every check, then the tests (ARG... goes to pytest)
python3 run.py pytest [ARG...]   the tests alone
python3 run.py compile           compile the core in place; with --clean: back to plain Python
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Grognard needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = TOOLS / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "constraints.txt"
ALL = os.environ.get("GROGNARD_NO_SKIP") == "1"  # as .ci/run has it
TESTS = "test,browser" if ALL else "test"
# The tests of the browser wait more than they compute: one more worker computes meanwhile. They begin first.
WORKERS = str((os.cpu_count() or 1) + 1) if ALL else "auto"
CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
    "tests": ["pytest", "-n", WORKERS, "--dist", "loadgroup", "--no-loadscope-reorder"],
}


def works(*command: str | Path, quiet: bool = False, **environment: str) -> bool:
    """Run a command to its end and say whether it succeeded."""
    silence = subprocess.DEVNULL if quiet else None
    where = {**os.environ, **environment}
    return subprocess.run(command, cwd=ROOT, env=where, stdout=silence, stderr=silence).returncode == 0


def fetched_virtualenv() -> bool:
    """Make .venv where Python comes without venv, as on Debian."""
    with tempfile.TemporaryDirectory() as folder:
        fetched = works(sys.executable, "-m", "pip", "install", "-q", "--target", folder, "virtualenv")
        return fetched and works(sys.executable, "-m", "virtualenv", "-q", VENV, PYTHONPATH=folder)


def installed_by_uv(what: str) -> bool:
    uv = shutil.which("uv")
    if not uv or not (PYTHON.exists() or works(uv, "venv", "-q", "--python", sys.executable, VENV)):
        return False
    into = ("--python", PYTHON, "-c", LOCK)
    return works(uv, "pip", "install", "-q", *into, "-e", what, GROGNARD_COMPILE="0")


def installed_by_pip(what: str) -> bool:
    ready = PYTHON.exists() and works(PYTHON, "-m", "pip", "--version", quiet=True)
    ready = ready or works(sys.executable, "-m", "venv", "--clear", VENV, quiet=True)
    if not ready and not fetched_virtualenv():
        return False
    options = ("-q", "--disable-pip-version-check", "-c", LOCK)
    return works(PYTHON, "-m", "pip", "install", *options, "-e", what, GROGNARD_COMPILE="0")


def prepare(extra: str = "") -> None:
    """Install what is asked for, unless a stamp says that it is there."""
    settings = (ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes() + bytes(ROOT)
    now = hashlib.sha256(settings).hexdigest()
    stamps = VENV.glob(f"stamp-{extra}*") if PYTHON.exists() else iter(())
    if any(stamp.read_text() == now for stamp in stamps):
        return
    print("Setting Grognard up in .venv: once, for a minute or less.", file=sys.stderr, flush=True)
    what = f".[{extra}]" if extra else "."
    if not installed_by_uv(what) and not installed_by_pip(what):
        sys.exit("Grognard could not be set up: it needs the network once, and uv, venv or pip (see above).")
    (VENV / f"stamp-{extra}").write_text(now)


def tested(*arguments: str) -> bool:
    """Run the tests; those that failed are tried once more, alone: a busy machine is no fault of theirs."""
    if works(TOOLS / "pytest", *arguments):
        return True
    print("\n== once more, those that failed", flush=True)
    alone = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")
    return works(TOOLS / "pytest", *arguments, *alone)


def check(arguments: tuple[str, ...]) -> int:
    """Run every check, whatever the others say, and sum up."""
    report = []
    for name, (tool, *options) in CHECKS.items():
        print(f"\n== {name}: {' '.join([tool, *options])}", flush=True)
        start = time.monotonic()
        passed = tested(*options, *arguments) if name == "tests" else works(TOOLS / tool, *options)
        report.append((name, passed, time.monotonic() - start))
    print()
    for name, passed, seconds in report:
        print(f"{name:8} {'passed' if passed else 'FAILED'} {seconds:6.1f} s")
    return 0 if all(passed for _, passed, _ in report) else 1


def clean() -> None:
    """Remove the compiled core; the plain one is always there."""
    for library in [file for room in ("src", "tests") for file in (ROOT / room).rglob("*")]:
        if library.suffix in {".so", ".pyd", ".sha256"}:
            library.unlink()


def become(tool: str, *arguments: str) -> None:
    """Hand this process over to a tool of .venv."""
    command = [str(TOOLS / tool), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


def main(command: str = "", *rest: str) -> None:
    if command == "test":
        prepare(TESTS)
        sys.exit(check(rest))
    elif command == "pytest":
        prepare(TESTS)
        os.chdir(ROOT)
        if ALL:
            sys.exit(0 if tested(*rest) else 1)
        become("pytest", *rest)
    elif command == "compile" and rest == ("--clean",):
        clean()
    elif command == "compile" and rest:
        sys.exit("compile takes nothing, or --clean.")
    elif command == "compile":
        prepare("compile")
        become("python", str(ROOT / "hatch_build.py"))
    else:
        prepare()
        if command in ("-h", "--help"):
            print(__doc__, flush=True)
        become("grognard", command or "serve", *rest)


if __name__ == "__main__":
    main(*sys.argv[1:])
