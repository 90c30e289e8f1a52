"""Times commands in turn, A B C A B C …, so that what slows the machine down slows all of them."""
import atexit
import functools
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable


@dataclass
class Row:
    """A command of a table, and what is done, untimed, before each of its runs."""

    name: str
    command: list
    before: Callable[[], None] | None = None
    folder: Path | None = None
    environment: dict | None = None
    # How often at most; for what is slow.
    most: int | None = None


@dataclass
class Costs:
    """What the runs of one command took: seconds by the clock, seconds of processors, MB at the peak."""

    walls: list = field(default_factory=list)
    works: list = field(default_factory=list)
    memories: list = field(default_factory=list)

    def add(self, run):
        for values, value in zip((self.walls, self.works, self.memories), run):
            values.append(value)

    def forget(self):
        for values in (self.walls, self.works, self.memories):
            values.clear()

    @property
    def wall(self):
        return statistics.median(self.walls)

    @property
    def work(self):
        return statistics.median(self.works)

    @property
    def memory(self):
        return max(self.memories)


class Failed(Exception):
    """A command that did not do its work."""


def once(row):
    """One run: seconds by the clock, seconds of processors, MB. A status of 1 is a linter's word for findings; more is a failure."""
    if row.before:
        row.before()
    run = subprocess.run([spawner(), *row.command], cwd=row.folder, env=row.environment, capture_output=True, text=True)
    if run.returncode != 0:
        raise Failed(f"spawn ended with {run.returncode}")
    wall, work, memory, status = run.stdout.split()
    if int(status) > 1:
        raise Failed(f"{' '.join(map(str, row.command[:4]))} … ended with {status}")
    return float(wall), float(work), int(memory) / (1 << 20 if sys.platform == "darwin" else 1 << 10)


@functools.cache
def spawner():
    """programs/spawn.c, built for this run."""
    program = Path(tempfile.mkdtemp(prefix="stylec-spawn-")) / "spawn"
    atexit.register(shutil.rmtree, program.parent)
    source = Path(__file__).resolve().parent.parent / "programs/spawn.c"
    subprocess.run(["cc", "-O2", "-o", program, source], check=True)
    return program


def measure(rows, runs):
    """The costs of each row by its name; a peer that fails is left out. The first run of each is not counted: it warms the caches of files."""
    costs = {row.name: Costs() for row in rows}
    for row in rows:
        if row.most != 1:
            keep(row, costs)
            costs[row.name].forget()
    for number in range(runs):
        for row in rows:
            if row.name in costs and not (row.most and number >= row.most):
                keep(row, costs)
    return costs


def keep(row, costs):
    """Runs a row once more, if it has not failed before."""
    try:
        if row.name in costs:
            costs[row.name].add(once(row))
    except (OSError, Failed) as failure:
        if Path(row.command[0]).name == "stylec":
            sys.exit(str(failure))
        print(f"{row.name} is left out: {failure}", file=sys.stderr)
        del costs[row.name]


def times(costs, base, of="walls"):
    """How many times the cost of `base`: the median over the runs that stood beside each other."""
    pairs = zip(getattr(costs, of), getattr(base, of))
    return statistics.median(one / other for one, other in pairs)
