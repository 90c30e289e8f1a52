"""Where the benchmarks run, and what they run on: the programs that are built for them."""
import atexit
import datetime
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.peers import Peers
from bench.report import Report

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent

# The two programs of a release are built as `.github/release` builds them: one lints and generates, and is one file with all that it needs; the
# other draws.
LINTS, DRAWS = ROOT / ".build/static", ROOT / ".build/draw"
IS_LINUX = sys.platform == "linux"
LINTS_OPTIONS = ["--disable-default-traits", *(["--static-swift-stdlib", "-Xswiftc", "-static-executable"] if IS_LINUX else [])]
DRAWS_OPTIONS = ["--static-swift-stdlib"] if IS_LINUX else []


class Machine:
    """What every table needs: the programs of a release, peers, a folder for files, and where results go."""

    def __init__(self, options):
        self.runs = options.runs
        self.files = options.files
        self.report = Report()
        self.peers = Peers(ROOT / ".build/benchmark-peers", self.report)
        self.stylec = LINTS / "release/stylec"
        self.drawing = DRAWS / "release/stylec"
        self.work = Path(tempfile.mkdtemp(prefix="stylec-benchmarks-"))
        # Python's own way to remove a tree goes no deeper than its stack.
        atexit.register(subprocess.run, ["rm", "-rf", self.work])
        if not options.no_build:
            for folder, more in ((LINTS, LINTS_OPTIONS), (DRAWS, DRAWS_OPTIONS)):
                build = ["swift", "build", "--scratch-path", folder, "-c", "release", "--product", "stylec", *more]
                subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
            self.peers.obtain(options.install)
        # What keeps stylec from using what it remembers of an earlier run.
        self.cold = ["--no-cache"] if "--no-cache" in self.help("lint") else []

    def help(self, command):
        return subprocess.run([self.stylec, command, "--help"], capture_output=True, text=True).stdout

    def lint(self, *paths):
        return [self.stylec, "lint", *paths, "--quiet"]

    def c_program(self, name, *packages):
        """A C program of the folder `programs`, built with the libraries that pkg-config knows; None where that fails."""
        try:
            flags = subprocess.run(["pkg-config", "--cflags", "--libs", *packages], check=True, capture_output=True, text=True)
            source, program = HERE / f"programs/{name}.c", self.work / name
            subprocess.run(["cc", "-O2", "-o", program, source, *flags.stdout.split(), "-lm"], check=True, stdout=sys.stderr)
            return program
        except (OSError, subprocess.CalledProcessError):
            self.report.say(f"(programs/{name}.c needs {', '.join(packages)} and is left out.)\n")
            return None

    def describe(self):
        now = datetime.datetime.now(datetime.timezone.utc)
        load = f"load {os.getloadavg()[0]:.1f} at the start"
        self.report.say(
            f"{now:%-d %B %Y}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores ({processor()}), {swift_version()}; {load}."
        )
        self.report.say(f"Peers: {', '.join(self.peers.versions()) or 'none'}.")


def swift_version():
    run = subprocess.run(["swiftc", "--version"], capture_output=True, text=True)
    found = re.search(r"Swift version [\d.]+", run.stdout)
    return found[0] if found else "no Swift"


def processor():
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown"
