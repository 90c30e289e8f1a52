#!/usr/bin/env python3
"""Counts the instructions of some work under valgrind, and fails where they have jumped.

    count.py STYLEC
    count.py STYLEC --times   measures times instead, on a machine that does nothing else

How fast the machine is doesn't matter, and how it was built hardly: each count is that of the work alone, without the start of the process, and is
divided by the count of libyaml's event loop over the same files. One corpus is of many styles that say little each; `system` is the design system that
ships in `styles/system`, with variants, stacks, traits and modes; `values` are design tokens alone. Update LIMITS, downwards too, when a change is meant.

A processor also waits for memory, and works on two cores at once or doesn't, which no count of instructions shows. Times do, as ratios to the event loop
in the same run. They depend on the processor, and mean nothing where other work disturbs them: then the command says so, and passes.
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.measure import Row, measure, times
from corpora import cards, styles, values

HERE = Path(__file__).resolve().parent

# What each kind of work cost when it was last looked at, in event loops, and by how much of that it may grow.
LIMITS = {
    "lint": 6.5, "generate": 6.35, "preview": 16.0, "values lint": 5.9, "values generate": 8.05,
    "system lint": 38.9, "system generate": 50.1, "system preview": 786,
}
SLACK = 1.05

# The same of times: by the clock, and of processors. They differ more between processors than a change makes them differ, so these are of the slowest
# that was measured.
TIME_LIMITS = {"lint": (7.2, 12.9), "generate": (8.5, 13.0), "values generate": (13.5, 17.0)}
TIME_SLACK = 1.15
# How much longer than the shortest run the median of the event loop may take on a quiet machine.
QUIET = 1.1


def instructions(command):
    """Of all threads together. Cachegrind counts the same as Callgrind, which also follows calls, in half of its time."""
    options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    run = subprocess.run(["valgrind", *options, *map(str, command)], capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        sys.exit(f"{' '.join(map(str, command))}:\n{run.stderr}")
    return int(found[1].replace(",", ""))


def event_loop(work):
    """libyaml's event loop as a program."""
    events = work / "events"
    compiler = shutil.which("cc") or "clang"
    subprocess.run([compiler, "-O2", "-o", events, HERE / "programs/events.c", "-lyaml"], check=True)
    return events


def ratios(stylec, work):
    """By kind of work, its instructions and how many event loops that is: of much, less those of little."""
    events = event_loop(work)
    for size, files in (("small", 2), ("large", 40)):
        styles.write(work / size, files, 20, 1)
        cards.write(work / f"cards-{size}", files)
        values.write(work / f"values-{size}", files * 100)
    shutil.copytree(HERE.parent.parent / "styles/system", work / "system-large")
    (work / "system-small").mkdir()
    (work / "system-small/styles.yaml").write_text(
        "styles: { card: { component: UIView, alpha: 0.5, modes: { dark: { alpha: 0.4 } } } }\n"
    )

    def loops(folder):
        return [events, *sorted(folder.glob("*.yaml"))]

    def lint(folder):
        return [stylec, "lint", folder, "--no-cache", "--quiet"]

    def generate(folder, *options):
        return [stylec, "generate", folder, *options, "--output", f"{folder}-swift", "--quiet"]

    def preview(folder, *options):
        return [stylec, "preview", folder, "--format", "png", *options, "--output", f"{folder}-pictures", "--no-cache", "--quiet"]

    def work_of(command, corpus, *options):
        large, small = (instructions(command(work / f"{corpus}{size}", *options)) for size in ("large", "small"))
        return large - small

    many, system, tokens = work_of(loops, ""), work_of(loops, "system-"), work_of(loops, "values-")
    return {
        "lint": (work_of(lint, ""), many),
        "generate": (work_of(generate, "", "--target", "plain"), many),
        "preview": (work_of(preview, "cards-"), many),
        "values lint": (work_of(lint, "values-"), tokens),
        "values generate": (work_of(generate, "values-", "--target", "plain"), tokens),
        "system lint": (work_of(lint, "system-"), system),
        "system generate": (work_of(generate, "system-"), system),
        "system preview": (work_of(preview, "system-", "--mode", "light", "--state", "normal"), system),
    }


def time_ratios(stylec, work, runs=7):
    """By kind of work, how many event loops it takes by the clock and of processors; None where the machine isn't quiet."""
    events = event_loop(work)
    styles.write(work / "styles", 400, 20, 1)
    values.write(work / "values", 20_000)
    found = {}
    for name, corpus, command in (
        ("lint", "styles", ["lint", "--no-cache"]),
        ("generate", "styles", ["generate", "--target", "plain", "--output", work / "swift"]),
        ("values generate", "values", ["generate", "--target", "plain", "--output", work / "swift"]),
    ):
        folder = work / corpus
        rows = [
            Row("events", [events, *sorted(folder.glob("*.yaml"))]),
            Row(name, [stylec, *command, folder, "--quiet"], before=lambda: shutil.rmtree(work / "swift", ignore_errors=True)),
        ]
        costs = measure(rows, runs)
        loop = costs["events"]
        if loop.wall > QUIET * min(loop.walls):
            return None
        found[name] = (times(costs[name], loop), times(costs[name], loop, of="works"))
    return found


def watch_times(stylec):
    with tempfile.TemporaryDirectory(prefix="stylec-times-") as folder:
        found = time_ratios(stylec, Path(folder))
    if not found:
        print("the machine isn't quiet enough to measure times")
        return
    jumps = []
    for name, limits in TIME_LIMITS.items():
        wall, work = found[name]
        print(f"{name}: {wall:.1f} event loops by the clock, {work:.1f} of processors; {limits[0]:.1f} and {limits[1]:.1f} were expected")
        if wall > limits[0] * TIME_SLACK or work > limits[1] * TIME_SLACK:
            jumps.append(name)
    if jumps:
        sys.exit(f"{', '.join(jumps)}: more than {TIME_SLACK} times what was expected")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylec", type=Path, help="the command, built in release")
    parser.add_argument("--times", action="store_true", help="measure times instead, on a machine that does nothing else")
    options = parser.parse_args()
    stylec = options.stylec.resolve()
    if options.times:
        watch_times(stylec)
        return
    with tempfile.TemporaryDirectory(prefix="stylec-count-") as folder:
        # valgrind can't read all debug information of Swift's libraries.
        plain = Path(folder) / "stylec"
        subprocess.run(["strip", "-o", plain, stylec], check=True)
        found = ratios(plain, Path(folder))
    jumps = []
    for name, limit in LIMITS.items():
        count, loops = found[name]
        ratio = count / loops
        print(f"{name}: {count / 1e6:.1f} million instructions, {ratio:.2f} event loops; {limit:.2f} were expected")
        if ratio > limit * SLACK:
            jumps.append(name)
    if jumps:
        sys.exit(f"{', '.join(jumps)}: more than {SLACK} times what was expected")


if __name__ == "__main__":
    main()
