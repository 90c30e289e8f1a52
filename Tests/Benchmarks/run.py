#!/usr/bin/env python3
"""Builds stylec in release and times it beside other programs on the same work, in turn; prints tables in Markdown.

    run.py [--only lint,values] [--runs 5] [--install]

Peers come from PyPI into a folder of the build, and from Debian where they are installed. Those that can't be had are left out with a note. Times
drift with the machine; the ratios of one run hold.
"""
import argparse
import sys

from bench.machine import Machine
from tables import TABLES


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="NAMES", help=f"of {', '.join(TABLES)}", type=lambda names: names.split(","), default=list(TABLES))
    parser.add_argument("--runs", type=int, default=5, help="how often each command runs")
    parser.add_argument("--files", type=int, default=2000, help="how many files of styles there are")
    parser.add_argument("--install", action="store_true", help="install Debian's peers that are missing with apt-get")
    parser.add_argument("--no-build", action="store_true", help="take stylec and peers as they are")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.only if name not in TABLES]
    if unknown:
        parser.error(f"there is no table {', '.join(unknown)}; there are {', '.join(TABLES)}")

    machine = Machine(options)
    machine.describe()
    for name in options.only:
        print(f"{name} …", file=sys.stderr)
        TABLES[name](machine)
    machine.report.summary()


if __name__ == "__main__":
    main()
