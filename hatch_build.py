"""Compiles the core with mypyc: into wheels as hatch's build hook, into src/ when run as a script.

GROGNARD_COMPILE=0 asks for a plain wheel, GROGNARD_COMPILE=1 refuses to make one. With neither, a wheel
carries the compiled core where C can be compiled, and is plain, with a warning, where it cannot.
An editable install is always plain.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "src/compiled.sha256"  # beside libraries that were compiled in place
WISH = os.environ.get("GROGNARD_COMPILE", "")


def modules(root: Path, *lists: str) -> list[str]:
    """The modules to compile, by the lists under `[tool.grognard]` in pyproject.toml."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["grognard"]
    files = {file for name in lists for pattern in settings[name] for file in root.glob(pattern)}
    plain = {file for pattern in settings["plain"] for file in root.glob(pattern)}
    return sorted(file.relative_to(root).as_posix() for file in files - plain)


def build(extensions: list[Any], into: Path, scratch: Path) -> None:
    """Build extension modules into a folder, laid out as packages."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """The files of C on all cores: setuptools itself takes those of one library one after the other."""

        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = partial(compile_all, self.compiler)
            super().build_extensions()

    given = {"name": "grognard", "ext_modules": extensions, "cmdclass": {"build_ext": SideBySide}}
    command = Distribution(given).get_command_obj("build_ext")
    command.build_lib = str(into)
    command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()


def compile_all(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What a compiler's own `compile` does, with as many files at once as there are cores."""
    macros, objects, after, options, waiting = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        under_way = [
            pool.submit(compiler._compile, file, *waiting[file], before, after, options) for file in waiting
        ]
        for file in under_way:
            file.result()
    return list(objects)


def obstacle(scratch: Path) -> str:
    """Why no extension module can be built here, or nothing."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build([Extension("probe", [str(probe)])], scratch / "probe", scratch)
    except (BaseError, CCompilerError) as error:
        return f"no C compiler, or no headers of Python, that work here ({error})"
    return ""


def compile_groups(root: Path, groups: dict[str, list[str]], into: Path, scratch: Path) -> list[Path]:
    """Compile modules, those of a group so that they call each other directly; their libraries."""
    import setuptools  # noqa: F401  mypyc asks whether it is loaded
    from mypyc.build import mypycify

    os.chdir(root)
    extensions = mypycify(
        [file for files in groups.values() for file in files],
        separate=[(files, name) for name, files in groups.items()],
        opt_level="1",  # as fast as by the highest, and made in three quarters of the time
        debug_level="0",
        multi_file=True,  # as fast as one great file of C, and made in half the time
        target_dir=str(scratch),
    )
    if os.name != "nt":
        for extension in extensions:  # a header of mypyc defines what groups share once for each file
            extension.extra_compile_args = [*extension.extra_compile_args, "-fcommon"]  # all shared one list
    build(extensions, into, scratch)
    return libraries(into)


def libraries(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in {".so", ".pyd"})


def sources(root: Path) -> str:
    """What the core is compiled from and by, in a word: libraries made of the same are as good as new."""
    files = [Path(__file__), *(root / file for file in modules(root, "core"))]
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def in_place(root: Path) -> list[Path]:
    """The libraries of the core that were compiled in place, if they are of these very sources."""
    stamp = root / STAMP
    fresh = stamp.exists() and stamp.read_text() == sources(root)
    return libraries(root / "src") if fresh else []


class CompiledCore(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled core beside the plain one in a wheel."""

    def dependencies(self) -> list[str]:
        core = self.metadata.core
        return [] if WISH == "0" else [*core.optional_dependencies["compile"], *core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or WISH == "0":
            return
        self.scratch = Path(tempfile.mkdtemp())
        refusal = obstacle(self.scratch)
        if refusal and WISH == "1":
            raise RuntimeError(f"The core cannot be compiled: {refusal}.")
        if refusal:
            self.app.display_warning(f"This wheel carries the plain core: {refusal}.")
            return
        root, base = Path(self.root), Path(self.root) / "src"
        made = in_place(root)
        if not made:
            base = self.scratch / "built"
            made = compile_groups(root, {"grognard": modules(root, "core")}, base, self.scratch)
        for library in made:
            build_data["force_include"][str(library)] = library.relative_to(base).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch)


def main(root: Path) -> None:
    """Compile in place, the tests' toy games too: each library beside its module."""
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        if refusal := obstacle(scratch):
            sys.exit(f"The core cannot be compiled: {refusal}. Grognard runs as well without, only slower.")
        built = scratch / "built"
        groups = {"grognard": modules(root, "core"), "toys": modules(root, "toys")}
        made = compile_groups(root, groups, built, scratch)
        for old in [*libraries(root / "src"), *libraries(root / "tests")]:
            old.unlink()  # those of modules that are gone, too
        for library in made:
            inside = library.relative_to(built)
            base = "src" if inside.parts[0].startswith("grognard") else "tests"
            shutil.move(library, root / base / inside)
    (root / STAMP).write_text(sources(root))
    print(f"{len(made) - len(groups)} modules compiled; `run.py compile --clean` goes back to plain Python.")


if __name__ == "__main__":
    main(Path(__file__).resolve().parent)
