"""The programs that draw an SVG, each none of ours.

SVG lets a renderer blur by three boxes of whole pixels in place of a Gaussian (Filter Effects, § 9.14.1). At the edge of one shadow
that is up to 5 of 255, and more where shadows fall of what has shadows.
"""
import pathlib
import shutil
import subprocess
import sys

import numpy
from PIL import Image

# In points: as wide as a page of Chromium is.
PAGE_WIDTH = 2000


def read(path):
    """Premultiplied red, green, blue and alpha: as they stand on black."""
    pixels = numpy.asarray(Image.open(path).convert("RGBA")).astype(numpy.float64)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


class Librsvg:
    # The most that a part of a pixel may differ, of 255, without blurred shadows and with them.
    name, limit, soft = "librsvg", 4, 10

    def find(self):
        return shutil.which("rsvg-convert")

    def draw(self, program, pictures, scale):
        for picture in pictures:
            out = picture.with_suffix(".librsvg.png")
            subprocess.run([program, "--zoom", str(scale), "-o", out, picture], check=True, timeout=60)
            yield read(out)


class Resvg:
    # It moves shadows by whole pixels.
    name, limit, soft = "resvg", 8, 14

    def find(self):
        beside = pathlib.Path(sys.executable).parent / "resvg"
        return beside if beside.exists() else shutil.which("resvg")

    def draw(self, program, pictures, scale):
        for picture in pictures:
            out = picture.with_suffix(".resvg.png")
            subprocess.run([program, "--zoom", str(scale), picture, out], check=True, timeout=60, stderr=subprocess.DEVNULL)
            yield read(out)


class Chromium:
    name, limit, soft = "Chromium", 4, 10

    def find(self):
        names = ["chromium", "chromium-browser", "google-chrome"]
        return next((path for name in names if (path := shutil.which(name))), None)

    def draw(self, program, pictures, scale):
        """All pictures on one page, by one process."""
        folder = pictures[0].parent.parent
        places, x, y, row = [], 0, 0, 0
        for picture in pictures:
            width, height = size(picture)
            if x + width > PAGE_WIDTH:
                x, y, row = 0, y + row, 0
            places.append((x, y, width, height))
            x, row = x + width, max(row, height)
        images = "".join(
            f'<img src="{picture.resolve().as_uri()}" style="position:absolute;left:{x}px;top:{y}px">'
            for picture, (x, y, _, _) in zip(pictures, places)
        )
        page, out = folder / "page.html", folder / "page.png"
        page.write_text(f"<!DOCTYPE html><body style='margin:0'>{images}</body>")
        command = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder / 'profile'}",
            "--default-background-color=00000000", "--force-color-profile=srgb", f"--force-device-scale-factor={scale}",
            f"--window-size={PAGE_WIDTH},{y + row}", f"--screenshot={out}", page.resolve().as_uri(),
        ]
        said = subprocess.run(command, timeout=300, capture_output=True, text=True)
        if not out.exists():
            raise SystemExit(f"Chromium drew nothing:\n{said.stderr}")
        drawn = read(out)
        for x, y, width, height in places:
            yield drawn[y * scale : (y + height) * scale, x * scale : (x + width) * scale]


def size(picture):
    """In points, from the first tag of an SVG of ours."""
    tag = picture.read_text().split(">", 1)[0]
    return tuple(int(tag.split(f' {name}="')[1].split('"')[0]) for name in ("width", "height"))


ALL = [Librsvg(), Resvg(), Chromium()]
