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

import blurs
import compare
import renderers
import texts
import trees

TREE, TEXT, SCALE = (150, 110), (150, 24), 2

# In pixels: where a letter's edge counts as ink.
INK = 2.5

# Of 255.
OUR_BLUR = 1.5


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
    blurred = draw(arguments.stylec, folder / "blurs", blurs.style_file())
    ours = blurs.error((renderers.read(png) for png, _ in blurred), blurred, SCALE)
    print(f"our PNG: a blur is up to {ours:.1f} of 255 from a Gaussian, and {OUR_BLUR} are allowed")
    lost = int(ours > OUR_BLUR)
    for renderer in renderers.ALL:
        program = renderer.find()
        if not program:
            print(f"{renderer.name} is missing")
            lost += arguments.require
            continue
        for what, limit, start in [("trees", renderer.limit, 0), ("trees with blurs", renderer.soft, 1)]:
            lost += judge(renderer, program, what, random[start::2], compare.difference, limit, "of 255")
        lost += judge(renderer, program, "texts", written, compare.ink_distance, INK, "pixels")
        error = blurs.error(renderer.draw(program, [svg for _, svg in blurred], SCALE), blurred, SCALE)
        print(f"{renderer.name}: a blur is up to {error:.1f} of 255 from a Gaussian")
    return 1 if lost else 0


def draw(stylec, folder, styles):
    """Pairs of our PNG and our SVG, by name."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "styles.yaml").write_text(styles)
    command = [stylec, "preview", folder / "styles.yaml", "--output", folder, "--scale", str(SCALE), "--format", "png,svg", "--quiet"]
    subprocess.run(command, check=True)
    # Trees by their numbers. Those with materials are drawn in dark colours too.
    found = [path for pattern in ("normal", "normal.light") for path in folder.glob(f"Previews/*/*.{pattern}.svg")]
    found = sorted(found, key=lambda path: (len(path.parent.name), path))
    return [(path.with_name(f"{path.stem}@{SCALE}x.png"), path) for path in found]


def judge(renderer, program, what, pictures, distance, limit, unit):
    """How many pictures are farther apart than `limit`, which is said."""
    drawn = renderer.draw(program, [svg for _, svg in pictures], SCALE)
    found = [(distance(renderers.read(png), theirs), svg) for (png, svg), theirs in zip(pictures, drawn, strict=True)]
    found.sort(key=lambda entry: entry[0][0], reverse=True)
    lost = [entry for entry in found if entry[0][0] > limit]
    print(f"{renderer.name}: {len(found)} {what}, at most {found[0][0][0]:.1f} {unit} apart; {len(lost)} farther than {limit}")
    for (apart, place), svg in lost[:10]:
        print(f"  {svg.parent.name} {svg.name}: {apart:.1f} at {place}")
    return len(lost)


main()
