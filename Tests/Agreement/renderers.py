"""The programs that draw an SVG, each none of ours.

SVG lets a renderer blur by three boxes of whole pixels in place of a Gaussian (Filter Effects, § 9.14.1), and all three do: `blurs`
measures how far that is from a Gaussian, for one shadow. Ours is within 1.5 of 255; librsvg and Chromium are up to 10 and resvg up
to 14 away. Where shadows fall of what has shadows, that adds up. So trees with blurred shadows have a limit of their own.
"""
import pathlib
import shutil
import subprocess
import sys

import numpy
from PIL import Image

# In points: as wide as a page of Chromium is, and how much higher its window is.
PAGE_WIDTH, WINDOW = 2000, 200


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
            larger, out = picture.with_suffix(".larger"), picture.with_suffix(".librsvg.png")
            width, height = size(picture)
            x, y = width, height
            # It draws nothing outside of a picture, not even for a shadow that falls into it: so it gets a larger one.
            frame = f'width="{width + 2 * x}" height="{height + 2 * y}" viewBox="{-x} {-y} {width + 2 * x} {height + 2 * y}"'
            written = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
            larger.write_text(picture.read_text().replace(written, frame, 1))
            subprocess.run([program, "--zoom", str(scale), "-o", out, larger], check=True, timeout=60)
            yield read(out)[y * scale : (y + height) * scale, x * scale : (x + width) * scale]


class Resvg:
    # It moves shadows by whole pixels.
    name, limit, soft = "resvg", 8, 12

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
            f"--window-size={PAGE_WIDTH},{y + row + WINDOW}", f"--screenshot={out}", page.resolve().as_uri(),
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
