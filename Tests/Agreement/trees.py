"""Random trees of layers as style files."""
import random

NAMED = ["red", "navy", "gold", "teal", "white", "black", "hotpink", "yellowgreen"]
WIDE = ["color(display-p3 0 1 0)", "color(display-p3 1 0.2 0)", "oklch(0.7 0.3 150)"]


class Tree:
    """One component with layers within layers. The same seed makes the same tree."""

    def __init__(self, seed, size, is_soft):
        self.random = random.Random(seed)
        self.size = size
        self.is_soft = is_soft
        self.count = 0

    def component(self, name):
        width, height = self.size
        keys = self.layer_keys(0, can_turn=False)
        return f"  {name}:\n    base: UIControl\n    layer: {flow(keys)}\n    preview: {{ size: [{width}, {height}] }}\n"

    def layer_keys(self, depth, can_turn=True):
        """The keys that layers of all kinds have, with sublayers."""
        keys = {}
        if self.chance(0.6):
            keys["backgroundColor"] = self.color()
        if self.chance(0.4):
            keys["cornerRadius"] = self.random.randint(2, 30)
        if self.chance(0.15):
            keys["cornerCurve"] = "continuous"
        if self.chance(0.15):
            keys["maskedCorners"] = "[topLeft, bottomRight]"
        if self.chance(0.25):
            keys["borderWidth"] = self.random.randint(1, 6)
            keys["borderColor"] = self.color()
        if self.chance(0.2):
            keys["opacity"] = self.number(0.2, 0.9)
        if self.chance(0.2):
            keys["masksToBounds"] = "true"
        elif self.chance(0.4):
            keys["shadowOpacity"] = self.number(0.3, 1)
            keys["shadowRadius"] = self.random.choice([1, 2, 3, 5]) if self.is_soft else 0
            keys["shadowOffset"] = f"[{self.random.randint(-6, 6)}, {self.random.randint(-6, 6)}]"
            if self.chance(0.5):
                keys["shadowColor"] = self.color()
        if self.chance(0.25):
            keys["shadows"] = "[" + ", ".join(self.shadow() for _ in range(self.random.choice([1, 1, 2, 3]))) + "]"
        if can_turn and self.chance(0.45):
            keys["transform"] = self.transform()
        if depth < 3:
            layers = [self.sublayer(depth + 1) for _ in range(self.random.choice([1, 2, 2, 3][: 4 - depth]))]
            if layers:
                keys["sublayers"] = "[" + ", ".join(layers) + "]"
        if self.chance(0.12):
            keys["mask"] = self.mask()
        return keys

    def shadow(self):
        """One of the shadows of a layer's box."""
        parts = {"color": self.color(), "offset": f"[{self.random.randint(-6, 6)}, {self.random.randint(-6, 6)}]"}
        if self.is_soft:
            parts["radius"] = self.random.choice([1, 2, 3, 5])
        if self.chance(0.5):
            parts["opacity"] = self.number(0.3, 1)
        if self.chance(0.5):
            parts["spread"] = self.random.randint(-4, 5)
        if self.chance(0.35):
            parts["inset"] = "true"
        return flow(parts)

    def transform(self):
        parts = {}
        if self.chance(0.7):
            parts["rotation"] = self.random.choice([90, 180, self.random.randint(-180, 180)])
        if self.chance(0.5):
            parts["scale"] = self.random.choice(
                [self.number(0.5, 1.5), f"[{self.number(0.5, 1.6)}, {self.number(0.5, 1.6)}]", "[-1, 1]"]
            )
        if not parts or self.chance(0.3):
            parts["translation"] = f"[{self.random.randint(-10, 10)}, {self.random.randint(-10, 10)}]"
        return flow(parts)

    def sublayer(self, depth):
        self.count += 1
        kind = self.random.choice(["rectangle", "rectangle", "gradient", "shape"] + ["material"] * self.is_soft)
        keys = {"name": f"l{self.count}", "kind": kind, **self.kind_keys(kind)}
        keys["frame"] = self.frame()
        keys.update(self.layer_keys(depth))
        return flow(keys)

    def mask(self):
        kind = self.random.choice(["gradient", "shape"])
        self.count += 1
        return flow({"name": f"m{self.count}", "kind": kind, **self.kind_keys(kind)})

    def kind_keys(self, kind):
        keys = {}
        if kind == "gradient":
            keys["type"] = self.random.choice(["axial", "axial", "radial", "conic"])
            keys["startPoint"] = self.random.choice(["[0, 0]", "[0.5, 0.5]", "[0.2, 0.3]"])
            keys["endPoint"] = self.random.choice(["[1, 1]", "[1, 0.8]", "[0.9, 1]"])
            if self.chance(0.3):
                keys["angle"] = self.random.randint(-400, 400)
            places = self.random.choice([[0, 1], [0, 1], [0, 0.5, 1], [-0.5, 0.4, 1.25]])
            stops = [f"{{ color: {self.color()}, location: {place} }}" for place in places]
            keys["stops"] = "[" + ", ".join(stops) + "]"
        elif kind == "material":
            keys["material"] = self.random.choice(["ultraThin", "thin", "glass", "clearGlass"])
        elif kind == "shape":
            paths = ["ellipse", "star", "polygon", "roundedRectangle", '{ svg: "M5 5 H40 V30 H5 Z M10 10 H30 V25 H10 Z" }']
            keys["path"] = self.random.choice(paths)
            keys["fillColor"] = self.random.choice([self.color(), self.color(), "null"])
            if keys["path"].startswith("{"):
                keys["fillRule"] = "evenOdd"
            if keys["fillColor"] == "null" or self.chance(0.4):
                keys["strokeColor"] = self.color()
                keys["lineWidth"] = self.random.randint(2, 9)
                keys["lineJoin"] = self.random.choice(["miter", "round", "bevel"])
                if self.chance(0.3):
                    keys["miterLimit"] = self.random.choice([1, 1.5, 3, 12])
                if self.chance(0.3):
                    keys["lineDashPattern"] = "[12, 9]"
                    keys["lineCap"] = self.random.choice(["butt", "round", "square"])
        return keys

    def frame(self):
        width, height = self.size
        x, y = self.random.randint(0, width // 2), self.random.randint(0, height // 2)
        return f"[{x}, {y}, {self.random.randint(20, width - x)}, {self.random.randint(20, height - y)}]"

    def color(self):
        pick = self.random.random()
        if pick < 0.5:
            return self.random.choice(NAMED)
        if pick < 0.6:
            return f"'{self.random.choice(WIDE)}'"
        return "'#%06X%02X'" % (self.random.randrange(1 << 24), self.random.choice([255, 255, 128, 77]))

    def chance(self, part):
        return self.random.random() < part

    def number(self, least, most):
        return round(self.random.uniform(least, most), 2)


def flow(keys):
    return "{ " + ", ".join(f"{key}: {value}" for key, value in keys.items()) + " }"


def is_soft(index):
    """Whether the shadows of a tree are blurred."""
    return index % 2 == 1


def style_file(seed, count, size):
    trees = (Tree(f"{seed}.{index}", size, is_soft(index)).component(f"Tree{index}") for index in range(count))
    return "components:\n" + "".join(trees)
