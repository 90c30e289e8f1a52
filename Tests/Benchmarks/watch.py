#!/usr/bin/env python3
"""Times a saved style file until `stylec build --watch` has written its Swift and its pictures, among few styles and among many.

    watch.py STYLEC [--few 100] [--many 10000] [--runs 15]

Both watch at the same time and are saved in turn, so that what slows the machine down slows both; the ratio of the medians counts.
"""
import argparse
import itertools
import statistics
import subprocess
import tempfile
from pathlib import Path

from bench.watch import Watcher, watch
from corpora import styles


# A machine with other work to do may rest for longer.
Watcher.QUIET, Watcher.PATIENCE = 5, 300
# Nobody saves a file again before the build that checks everything has ended, which follows the saved file.
Watcher.PAUSE = 4


def watcher(stylec, work, count):
    source, output = work / f"styles-{count}", work / f"built-{count}"
    styles.write(source, count // 20, 20, 1)
    file = source / "f00002.yaml"
    text, numbers = file.read_text(), itertools.count(1000)

    def save():
        file.write_text(text.replace("Button number 47\n", f"No. {next(numbers)}\n"))

    command = [stylec, "build", source, "--format", "png", "--output", output, "--quiet"]
    # All is there before anything is watched, so that what is waited for is the saved file.
    subprocess.run(command, check=False)
    return Watcher(f"{count:,} styles", [*command, "--watch"], output, save)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylec", type=Path, help="the command, built in release")
    parser.add_argument("--few", type=int, default=100)
    parser.add_argument("--many", type=int, default=10000)
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stylec-watch-") as folder:
        watchers = [watcher(options.stylec.resolve(), Path(folder), count) for count in (options.few, options.many)]
        costs = watch(watchers, options.runs)
    medians = []
    for name, cost in costs.items():
        medians.append(statistics.median(cost.walls) * 1e3)
        print(f"{name}: median {medians[-1]:.1f} ms, {min(cost.walls) * 1e3:.1f} to {max(cost.walls) * 1e3:.1f}")
    print(f"ratio: {medians[1] / medians[0]:.2f}")


if __name__ == "__main__":
    main()
