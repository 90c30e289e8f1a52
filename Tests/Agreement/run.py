#!/usr/bin/env python3
"""Draws random trees of layers, and texts, as PNG and as SVG, has other programs draw the SVG, and compares.

Needs numpy and Pillow, and what of librsvg, resvg (`resvg-cli` on PyPI) and Chromium is to be asked.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

import compare
import renderers
import texts
import trees

TREE, TEXT, SCALE = (150, 110), (150, 24), 2

# In pixels: where a letter's edge counts as ink.
INK = 2.5


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("stylec", type=pathlib.Path, help="the built command")
    arguments.add_argument("--seed", default="1", help="of the trees")
    arguments.add_argument("--count", type=int, default=40, help="how many trees")
    arguments.add_argument("--keep", type=pathlib.Path, help="a folder for the pictures")
    arguments.add_argument("--require", action="store_true", help="fail where a renderer is missing")
    arguments = arguments.parse_args()
    folder = arguments.keep or pathlib.Path(tempfile.mkdtemp())
    try:
        sys.exit(run(arguments, folder))
    finally:
        if not arguments.keep:
            shutil.rmtree(folder)


def run(arguments, folder):
    random = draw(arguments.stylec, folder / "trees", trees.style_file(arguments.seed, arguments.count, TREE))
    written = draw(arguments.stylec, folder / "texts", texts.style_file(TEXT))
    lost = 0
    for renderer in renderers.ALL:
        program = renderer.find()
        if not program:
            print(f"{renderer.name} is missing")
            lost += arguments.require
            continue
        limits = [renderer.soft if trees.is_soft(index) else renderer.limit for index in range(arguments.count)]
        lost += judge(renderer, program, "trees", random, compare.difference, limits, "of 255")
        lost += judge(renderer, program, "texts", written, compare.ink_distance, [INK] * len(written), "pixels")
    return 1 if lost else 0


def draw(stylec, folder, styles):
    """Pairs of our PNG and our SVG, by name."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "styles.yaml").write_text(styles)
    command = [stylec, "preview", folder / "styles.yaml", "--output", folder, "--scale", str(SCALE), "--format", "png,svg", "--quiet"]
    subprocess.run(command, check=True)
    # Trees by their numbers.
    found = sorted(folder.glob("Previews/*/*.normal.svg"), key=lambda path: (len(path.parent.name), path))
    return [(path.with_name(f"{path.stem}@{SCALE}x.png"), path) for path in found]


def judge(renderer, program, what, pictures, distance, limits, unit):
    """How many pictures are farther apart than they may be, which is said."""
    drawn = renderer.draw(program, [svg for _, svg in pictures], SCALE)
    found = [
        (distance(renderers.read(png), theirs), limit, svg)
        for (png, svg), theirs, limit in zip(pictures, drawn, limits, strict=True)
    ]
    found.sort(key=lambda entry: (entry[0][0] - entry[1], entry[0][0]), reverse=True)
    lost = [entry for entry in found if entry[0][0] > entry[1]]
    most = max(entry[0][0] for entry in found)
    print(f"{renderer.name}: {len(found)} {what}, at most {most:.1f} {unit} apart; {len(lost)} farther than allowed")
    for (apart, place), limit, svg in lost[:10]:
        print(f"  {svg.parent.name} {svg.name}: {apart:.1f}, and {limit} are allowed, at {place}")
    return len(lost)


main()
