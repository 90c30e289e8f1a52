#!/usr/bin/env python3
"""Shows how cost grows with the number of files, values, problems and modes and with depth: the same as `run.py --only growth`."""
import sys

import run

if __name__ == "__main__":
    sys.exit(run.main(["--only", "growth", *sys.argv[1:]]))
