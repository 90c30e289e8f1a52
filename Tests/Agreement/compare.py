"""How far two pictures are apart."""
import numpy

# A pixel lies at an edge where it and its neighbours differ by more than this, in our picture or in the other, …
CONTRAST = 8

# … or where it differs by more than this from the middle of two neighbours on opposite sides, as on no gradient.
BEND = 2


def difference(ours, theirs):
    """The greatest difference where no edge is near, and what is there.

    What edges with less contrast than `CONTRAST` do to it is left out: a pixel is compared with all that is next to it in the
    other picture.
    """
    if ours.shape != theirs.shape:
        return 255.0, "another size"
    apart = numpy.maximum(outside(ours, theirs), outside(theirs, ours)).max(axis=2)
    distance = numpy.where(is_flat(ours) & is_flat(theirs), apart, 0)
    place = numpy.unravel_index(distance.argmax(), distance.shape)
    return distance[place], f"({place[1]}, {place[0]}): {ours[place].round()}, {theirs[place].round()}"


def is_flat(picture):
    """Where no edge is near: each pixel and its eight neighbours differ by little, and evenly."""
    near = around(picture)
    bends = [numpy.abs((near[index] + near[8 - index]) / 2 - picture) for index in range(4)]
    is_even = numpy.maximum.reduce(bends).max(axis=2) <= BEND
    return ((most(picture) - least(picture)).max(axis=2) <= CONTRAST) & is_even


def outside(picture, other):
    """How far each pixel is from all between the least and the greatest of its place and the eight around it in another picture."""
    return numpy.maximum(numpy.maximum(least(other) - picture, picture - most(other)), 0)


def least(picture):
    return numpy.minimum.reduce(around(picture))


def most(picture):
    return numpy.maximum.reduce(around(picture))


def around(picture):
    """The picture moved by a pixel to all sides, and as it is; there is nothing beyond it."""
    padded = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)))
    height, width, _ = picture.shape
    return [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]


def ink_distance(ours, theirs):
    """How far the ink of two pictures is apart, in pixels: its ends on each side, and its middle."""
    if ours.shape != theirs.shape:
        return 255.0, "another size"
    places = [ink(picture[..., 3]) for picture in (ours, theirs)]
    if None in places:
        return (0.0, "no ink") if places[0] == places[1] else (255.0, "ink in one alone")
    return max(abs(a - b) for a, b in zip(*places)), " and ".join(str([round(float(x), 1) for x in place]) for place in places)


def ink(alpha):
    """Left, right, top and bottom of what is half covered, and the middle of all that is."""
    rows, columns = numpy.nonzero(alpha > 96)
    if not len(rows):
        return None
    weight = alpha.sum()
    height, width = alpha.shape
    middle = ((alpha.sum(axis=0) * numpy.arange(width)).sum() / weight, (alpha.sum(axis=1) * numpy.arange(height)).sum() / weight)
    return [columns.min(), columns.max(), rows.min(), rows.max(), *middle]
