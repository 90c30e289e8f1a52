#!/usr/bin/env python3
"""Writes a corpus of style files: the same bytes for the same arguments.

    corpus.py FOLDER [--files 2000] [--styles 20] [--seed 1]   buttons of an app; 2,000 files have 10.4 MB
    corpus.py FOLDER --files 1 --styles 15000                  one file, near the 4 MiB that a style file may have
    corpus.py FOLDER --kind values --size 100000               design tokens, as YAML, SCSS, CSS and Android's resources
    corpus.py FOLDER --kind cards --size 100                   buttons to be drawn
    corpus.py FOLDER --kind extends --size 10000               one file of what grows; see --help for the kinds
"""
import argparse
import pathlib

from corpora import cards, growing, styles, values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--kind", choices=["styles", "values", "cards", *growing.KINDS], default="styles")
    parser.add_argument("--files", type=int, default=2000, help="files of styles")
    parser.add_argument("--styles", type=int, default=20, help="styles in each")
    parser.add_argument("--size", type=int, default=1000, help="how many, for the other kinds")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.kind == "styles":
        styles.write(options.folder, options.files, options.styles, options.seed)
    elif options.kind == "values":
        values.write(options.folder, options.size, options.seed)
    elif options.kind == "cards":
        cards.write(options.folder, options.size, options.seed)
    else:
        growing.write(options.folder, options.kind, options.size)


if __name__ == "__main__":
    main()
