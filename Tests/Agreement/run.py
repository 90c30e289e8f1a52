#!/usr/bin/env python3
"""Draws random trees of layers as PNG and as SVG, has other programs draw the SVG, and compares.

Needs numpy and Pillow, and what of librsvg, resvg (`resvg-cli` on PyPI) and Chromium is to be asked. docs/contributing.md says more.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy

import renderers
import trees

SIZE = (150, 110)
SCALE = 2

# A pixel lies at an edge where it and its neighbours differ by more than this in our picture.
CONTRAST = 8


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("stylec", type=pathlib.Path, help="the built command")
    arguments.add_argument("--seed", default="1", help="of the trees")
    arguments.add_argument("--count", type=int, default=60, help="how many trees")
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
    folder.mkdir(parents=True, exist_ok=True)
    styles = folder / "trees.yaml"
    styles.write_text(trees.style_file(arguments.seed, arguments.count, SIZE))
    out = folder / "out"
    command = [arguments.stylec, "preview", styles, "--output", out, "--scale", str(SCALE), "--format", "png,svg", "--quiet"]
    subprocess.run(command, check=True)
    pictures = [out / f"Previews/Tree{index}/default.normal.svg" for index in range(arguments.count)]
    named = []
    for index, picture in enumerate(pictures):
        named.append(folder / f"tree{index}.svg")
        shutil.copy(picture, named[-1])
    ours = [renderers.read(picture.with_name(f"default.normal@{SCALE}x.png")) for picture in pictures]
    flat = [is_flat(picture) for picture in ours]
    failures = 0
    for renderer in renderers.ALL:
        program = renderer.find(folder)
        if not program:
            print(f"{renderer.name} is missing")
            failures += arguments.require
            continue
        worst = []
        for index, theirs in enumerate(renderer.draw(program, named, SCALE, folder)):
            worst.append((difference(ours[index], theirs, flat[index]), index))
        worst.sort(reverse=True)
        lost = [entry for entry in worst if entry[0][0] > renderer.limit]
        failures += len(lost)
        (most, place), index = worst[0]
        print(f"{renderer.name}: at most {most:.0f} of 255 apart in {len(worst)} trees (tree {index}, {place}); {renderer.limit} allowed")
        for (most, place), index in lost[:10]:
            print(f"  tree {index}: {most:.0f} at {place}")
    return 1 if failures else 0


def is_flat(picture):
    """Where no edge is near: each pixel and its eight neighbours differ by little."""
    padded = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width, _ = picture.shape
    shifted = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return (numpy.maximum.reduce(shifted) - numpy.minimum.reduce(shifted)).max(axis=2) <= CONTRAST


def difference(ours, theirs, flat):
    if ours.shape != theirs.shape:
        return 255.0, "another size"
    distance = numpy.where(flat, numpy.abs(ours - theirs).max(axis=2), 0)
    place = numpy.unravel_index(distance.argmax(), distance.shape)
    return distance[place], f"({place[1]}, {place[0]}): {ours[place].round()}, {theirs[place].round()}"


main()
