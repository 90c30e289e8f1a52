#!/usr/bin/env python3
"""Counts the instructions of some work under valgrind, and fails where they have jumped.

    count.py STYLEC

How fast the machine is doesn't matter, and how it was built hardly: each count is that of the work alone, without the start of the process, and is
divided by the count of libyaml's event loop over the same files. Update LIMITS, downwards too, when a change is meant.
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from corpora import cards, styles

HERE = Path(__file__).resolve().parent

# What each kind of work cost when it was last looked at, in event loops, and by how much of that it may grow.
LIMITS = {"lint": 5.9, "generate": 7.5, "preview": 18.7}
SLACK = 1.15


def instructions(command):
    """Of all threads together."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)], capture_output=True, text=True
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        sys.exit(f"{' '.join(map(str, command))}:\n{run.stderr}")
    return int(found[1].replace(",", ""))


def counts(stylec, work):
    """Instructions by kind of work: of twenty times as much, less those of the small one."""
    events = work / "events"
    compiler = shutil.which("cc") or "clang"
    subprocess.run([compiler, "-O2", "-o", events, HERE / "programs/events.c", "-lyaml"], check=True)
    for size, files in (("small", 2), ("large", 40)):
        styles.write(work / size, files, 20, 1)
        cards.write(work / f"cards-{size}", files)

    def paths(size):
        return sorted((work / size).iterdir())

    def generate(size):
        return [stylec, "generate", work / size, "--target", "plain", "--output", work / f"swift-{size}", "--quiet"]

    def preview(size):
        return [stylec, "preview", work / f"cards-{size}", "--format", "png", "--output", work / f"pictures-{size}", "--no-cache", "--quiet"]

    commands = {
        "events": lambda size: [events, *paths(size)],
        "lint": lambda size: [stylec, "lint", work / size, "--no-cache", "--quiet"],
        "generate": generate,
        "preview": preview,
    }
    return {name: instructions(command("large")) - instructions(command("small")) for name, command in commands.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylec", type=Path, help="the command, built in release")
    stylec = parser.parse_args().stylec.resolve()
    with tempfile.TemporaryDirectory(prefix="stylec-count-") as folder:
        # valgrind can't read all debug information of Swift's libraries.
        plain = Path(folder) / "stylec"
        subprocess.run(["strip", "-o", plain, stylec], check=True)
        found = counts(plain, Path(folder))
    jumps = []
    for name, limit in LIMITS.items():
        ratio = found[name] / found["events"]
        print(f"{name}: {found[name] / 1e6:.1f} million instructions, {ratio:.2f} event loops; {limit:.2f} were expected")
        if ratio > limit * SLACK:
            jumps.append(name)
    if jumps:
        sys.exit(f"{', '.join(jumps)}: more than {SLACK} times what was expected")


if __name__ == "__main__":
    main()
