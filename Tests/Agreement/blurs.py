"""How far a blur is from a Gaussian: shadows of rectangles, which are products of two normal distributions."""
import math

import numpy

RADII = [1, 2, 3, 5, 6.25, 8]

# In points: a rectangle, and its shadow beside it.
LEFT, TOP, WIDTH, HEIGHT, ASIDE = 40, 40, 60, 50, 80


def style_file():
    return "components:\n" + "".join(component(index, radius) for index, radius in enumerate(RADII))


def component(index, radius):
    layer = (
        f"{{ name: box, kind: rectangle, frame: [{LEFT}, {TOP}, {WIDTH}, {HEIGHT}], backgroundColor: black,"
        f" shadowOpacity: 1, shadowRadius: {radius}, shadowOffset: [{ASIDE}, 0] }}"
    )
    return f"  Blur{index}: {{ base: UIView, layer: {{ sublayers: [{layer}] }}, preview: {{ size: [240, 130] }} }}\n"


def error(drawn, pictures, scale):
    """The greatest difference of an alpha beside the rectangle, of 255."""
    return max(
        difference(theirs[..., 3], radius * scale, margin(svg), scale) for theirs, radius, (_, svg) in zip(drawn, RADII, pictures, strict=True)
    )


def difference(alpha, sigma, margin, scale):
    height, width = alpha.shape
    across = spread(width, (margin + LEFT + ASIDE) * scale, WIDTH * scale, sigma)
    down = spread(height, (margin + TOP) * scale, HEIGHT * scale, sigma)
    beside = int((margin + LEFT + WIDTH) * scale) + 1
    return numpy.abs(alpha - 255 * numpy.outer(down, across))[:, beside:].max()


def spread(count, start, length, sigma):
    def part(place):
        return (1 + math.erf(place / sigma / math.sqrt(2))) / 2

    return numpy.array([part(pixel + 0.5 - start) - part(pixel + 0.5 - start - length) for pixel in range(count)])


def margin(svg):
    """In points, of our SVG: the control is moved by it."""
    return float(svg.read_text().split("translate(", 1)[1].split(" ", 1)[0])
