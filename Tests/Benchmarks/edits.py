#!/usr/bin/env python3
"""Times edits of style files in a workspace, beside what a lint of the same files takes.

    edits.py [--files 2000] [--edits 200]

It builds the program `edits` (STYLEC_BENCHMARKS=1) and stylec in release, and edits the corpus in memory. Times are ratios of one run, since how fast the
machine is doesn't matter: an edit beside the same findings worked out from nothing, memory beside `stylec lint`.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from corpora import styles

ROOT = Path(__file__).resolve().parent.parent.parent


def build(*arguments):
    environment = os.environ | {"STYLEC_BENCHMARKS": "1"}
    subprocess.run(["swift", "build", "-c", "release", *arguments], cwd=ROOT, env=environment, check=True, stdout=sys.stderr)


def peak_of_lint(stylec, folder):
    """In MB."""
    run = subprocess.run(["/usr/bin/time", "-f", "%M", stylec, "lint", folder, "--no-cache", "--quiet", "--lenient"],
                         capture_output=True, text=True)
    return int(re.findall(r"\d+", run.stderr)[-1]) / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--edits", type=int, default=200)
    parser.add_argument("--no-build", action="store_true")
    options = parser.parse_args()
    if not options.no_build:
        build("--product", "stylec")
        build("--product", "edits")
    with tempfile.TemporaryDirectory(prefix="stylec-edits-") as folder:
        styles.write(folder, options.files, 20, 1)
        memory = peak_of_lint(ROOT / ".build/release/stylec", folder)
        run = subprocess.run([ROOT / ".build/release/edits", folder, str(options.edits)], check=True, capture_output=True, text=True)
    found = {name: float(value) for name, value in (line.split() for line in run.stdout.splitlines())}
    whole = found["from-nothing"]
    print(f"{options.files} files, {found['findings']:.0f} findings; from nothing {whole:.0f} ms, lint's memory {memory:.0f} MB")
    for name in ("value-own-95", "value-median", "value-95", "token-own-95", "token-median", "token-95"):
        print(f"{name}: {found[name]:.1f} ms, {found[name] / whole:.3f} of a run from nothing")
    for name in ("memory-from-nothing", "memory-values", "memory-tokens"):
        print(f"{name}: {found[name]:.0f} MB, {found[name] / memory:.2f} of lint's")


if __name__ == "__main__":
    main()
