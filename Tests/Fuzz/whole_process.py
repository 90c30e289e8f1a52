#!/usr/bin/env python3
"""Runs stylec as a process over random style files, and stops at a crash, a hang, too much memory or an exit code that is not its own.

  Tests/Fuzz/whole_process.py .build/release/stylec [--seconds 10] [--seed 1] [--keep FOLDER]

Files are made by the grammar of style files, so that most of them compile and reach the renderers, with numbers, names and texts past all
reason in between; some are damaged afterwards. What breaks something is kept in a folder with the command that shows it.
"""
import argparse
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

EXITS = {0, 1, 2, 64, 78}
# What a person waits for. A picture of 64 megapixels takes a while in a debug build.
# Of processors, so that what else a machine does is no finding; by the clock, a run that takes so long hangs.
SECONDS, PATIENCE = 20, 300
MEGABYTES = 512

NUMBERS = ["0", "1", "-1", "0.5", "3", "12", "44", "100", "1e9", "-1e9", "1e-9", "5e-324", "1e300", "-1e300", ".inf", "-.inf", ".nan",
           "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e19", "0x7f", "1_0", "2147483648", "-0.0"]
COLORS = ["red", "clear", "systemBlue", "label", '"#07f"', '"#007AFF80"', "rgb(0 122 255 / 40%)", "hsl(30 300% -20%)", "oklch(0.6 0.4 250)",
          "color(display-p3 1 0 0)", '"color-mix(in hsl longer hue, red, blue)"', "lab(50 none none / none)", '"lighten(red, 0.3)"',
          '"mix(red, systemBlue, 0.5 in oklch)"', '"rgb(255/**/0/**/0)"']
NO_COLORS = ["currentcolor", '"rgb(from red r g b)"', '"#12345"', "5"]
TEXTS = ["Delete", '""', '"a\\nb"', '"\\u202Eabc"', '"👩‍👩‍👧 한국어 العربية"', '"' + "wide " * 200 + '"', '"' + "x" * 3000 + '"', '"</svg><script>"', '"\\0"', "$$x"]
PATHS = ["M0 0 L10 10 Z", "M1e300 0 A1 1 0 0 0 1 1", "M0 0 A5e-324 4 0 0 0 3 5", "M0 0a25 12 -30 11 0-5z", "M0 0 C 1e9 -1e9 1e9 1e9 0 0Z",
         "M0 0 " + "q 1 2 3 -2 " * 300, "M0 0Z" * 200, "", "M0 0 L"]
CLASSES = ["UIView", "UIControl", "UIButton", "UILabel", "UIImageView"]
STATES = ["highlighted", "selected", "disabled", "highlighted+selected"]
MODES = ["dark", "high-contrast", "dark+high-contrast"]
OWN_MODES = ["compact", "m1", "m2", "dark+m1"]


class Writer:
    """One style file; what it declares, it uses."""

    def __init__(self, random_numbers):
        self.random = random_numbers
        # Most files have no mistake, so that they reach generated Swift and pictures; the numbers of others are past all reason.
        self.hostile = 0 if self.chance(0.6) else 0.06
        self.modes = MODES
        self.tokens = {}
        self.components = []
        # Of those that take touches, so that they have states.
        self.controls = {"UIControl", "UIButton"}
        self.styles = {}

    def chance(self, part):
        return self.random.random() < part

    def pick(self, values):
        return self.random.choice(values)

    def number(self, low=0, high=60):
        if self.chance(self.hostile):
            return self.pick(NUMBERS) if self.chance(0.9) else self.long_expression()
        if high > 1 and low >= 0 and self.chance(0.1) and self.tokens.get("length"):
            return "$length." + self.pick(self.tokens["length"])
        return f"{self.random.uniform(low, high):.3g}"

    def long_expression(self, term=None):
        """One that is as deep as it is long, up to 100,000 terms or brackets."""
        count = int(10 ** self.random.uniform(1, 5))
        if term is None:
            term = "$length." + self.pick(self.tokens["length"]) if self.tokens.get("length") else "1"
        if self.chance(0.2):
            opening, closing = self.pick([("(", ")"), ("-", ""), ("min(1, ", ")"), ("$length.", "")])
            return '"' + opening * count + term + closing * count + '"'
        return '"' + self.pick([" + ", " - ", " * ", " / "]).join([term] * count) + '"'

    def color(self):
        if self.chance(0.3) and self.tokens.get("color"):
            return "$color." + self.pick(self.tokens["color"])
        return self.pick(NO_COLORS if self.chance(self.hostile / 2) else COLORS)

    def whole(self):
        return self.pick(NUMBERS) if self.chance(self.hostile) else self.pick(["0", "1", "3", "100"])

    def pair(self, low=-20, high=80):
        return f"[{self.number(low, high)}, {self.number(low, high)}]"

    def flag(self):
        return self.pick(["true", "false"])

    def stops(self):
        places = sorted(self.random.randint(0, 100) / 100 for _ in range(self.random.randint(0 if self.hostile else 2, 5)))
        stops = [f"{{ color: {self.color()}, location: {place} }}" for place in places]
        return f"[{', '.join(stops)}]"

    def font(self):
        return self.pick([f"{{ size: {self.number(6, 40)} }}", "{ textStyle: body, weight: bold }", f"{{ family: Nowhere, size: {self.number(1, 90)} }}"])

    def transform(self):
        return f"{{ scale: {self.number(-2, 3)}, rotation: {self.number(-400, 400)}, translation: {self.pair()} }}"

    def common(self):
        return {
            "backgroundColor": self.color, "borderColor": self.color, "borderWidth": lambda: self.number(0, 9), "cornerRadius": lambda: self.number(0, 40),
            "cornerCurve": lambda: self.pick(["circular", "continuous"]), "maskedCorners": lambda: self.pick(["all", "none", "[topLeft, bottomRight]"]),
            "masksToBounds": self.flag, "opacity": lambda: self.number(0, 1), "hidden": self.flag, "shadowColor": self.color,
            "shadowOpacity": lambda: self.number(0, 1), "shadowOffset": self.pair, "shadowRadius": lambda: self.number(0, 20),
            "transform": self.transform, "anchorPoint": lambda: self.pair(0, 1),
        }

    def keys(self, kind):
        keys = self.common()
        if kind == "gradient":
            keys |= {"stops": self.stops, "startPoint": lambda: self.pair(0, 1), "endPoint": lambda: self.pair(0, 1), "angle": lambda: self.number(-720, 720), "type": lambda: self.pick(["axial", "radial", "conic"])}
        if kind == "shape":
            keys |= {
                "path": lambda: self.pick(["ellipse", "star", "polygon", "roundedRectangle", *(f'{{ svg: "{path}" }}' for path in (PATHS if self.hostile else PATHS[3:7]))]),
                "points": lambda: self.pick(["3", "5", "1000"]), "innerRadius": lambda: self.number(0, 1), "fillColor": self.color,
                "fillRule": lambda: self.pick(["nonZero", "evenOdd"]), "strokeColor": self.color, "lineWidth": lambda: self.number(0, 20),
                "lineCap": lambda: self.pick(["butt", "round", "square"]), "lineJoin": lambda: self.pick(["miter", "round", "bevel"]), "miterLimit": lambda: self.number(1, 20),
                "lineDashPattern": lambda: f"[{self.number(0, 9)}, {self.number(0, 9)}]",
            }
        if kind == "text":
            keys |= {
                "string": lambda: self.pick(TEXTS), "font": self.font, "foregroundColor": self.color, "isWrapped": self.flag,
                "alignmentMode": lambda: self.pick(["natural", "left", "right", "center", "justified"]),
                "truncationMode": lambda: self.pick(["none", "start", "end", "middle"]), "numberOfLines": self.whole,
            }
        if kind == "image":
            keys |= {"contents": lambda: self.pick([f"{{ color: {self.color()} }}", "{ systemName: star }", "photo"]), "tintColor": self.color,
                     "contentMode": lambda: self.pick(["scaleToFill", "scaleAspectFit", "center", "topLeft"])}
        return keys

    def some(self, keys, part):
        return [f"{key}: {make()}" for key, make in keys.items() if self.chance(part)]

    def layer(self, depth, index, is_mask=False):
        kind = self.pick(["rectangle", "gradient", "shape", "text", "image", *self.components[-2:]])
        parts = [f"kind: {kind}"]
        if not is_mask or self.chance(0.4):
            parts.insert(0, f"name: {index}")
        if self.chance(0.6):
            parts.append(f"frame: {self.pick(['bounds', f'{{ inset: {self.number(-9, 20)} }}', f'[{self.number(-9, 60)}, 10%, 50%, {self.random.randint(0, 90)}]'])}")
        parts += self.some(self.keys(kind), 0.25)
        if depth and self.chance(0.3):
            parts.append(f"mask: {self.layer(depth - 1, f'{index}m', True)}")
        if depth and self.chance(0.4):
            parts.append("sublayers: [" + ", ".join(self.layer(depth - 1, f"{index}_{place}") for place in range(self.random.randint(1, 3))) + "]")
        return "{ " + ", ".join(parts) + " }"

    def component(self, name):
        base = self.pick(CLASSES + self.components[-1:])
        own = f"{name.lower()}Own"
        if base in self.controls:
            self.controls.add(name)
        lines = [f"  {name}:", f"    base: {base}"]
        mine = name.lower()
        properties = {f"{mine}Size": ("CGFloat", lambda: self.number()), f"{mine}Tint": ("UIColor", self.color), f"{mine}Count": ("Int", self.whole),
               f"{mine}On": ("Bool", self.flag), f"{mine}Insets": ("EdgeInsets", lambda: f"[{self.number()}, 1, 2, {self.number()}]"), f"{mine}Label": ("String", lambda: self.pick(TEXTS))}
        lines.append("    properties:")
        lines += [f"      {key}: {{ type: {kind}, default: {make()} }}" for key, (kind, make) in properties.items()]
        lines.append("    layer:")
        lines += [f"      {line}" for line in self.some(self.common(), 0.3)]
        if self.chance(0.5):
            lines.append(f"      shadow: {{ color: {self.color()}, opacity: {self.number(0, 1)}, radius: {self.number(0, 9)} }}")
        if self.chance(0.4):
            lines.append(f"      mask: {self.layer(1, f'{mine}M', True)}")
        lines.append("      sublayers:")
        radius = self.long_expression(f"${mine}Size") if self.chance(self.hostile) else f"'${mine}Size * {self.number(0, 3)}'"
        lines.append(f"        - {{ name: {own}, kind: rectangle, cornerRadius: {radius}, backgroundColor: 'lighten(${mine}Tint, 0.2)' }}")
        lines += [f"        - {self.layer(2, f'{mine}L{index}')}" for index in range(self.random.randint(0, 3))]
        if name in self.controls and self.chance(0.7):
            lines.append(f"    states: {{ {self.pick(STATES)}: {{ {own}.opacity: {self.number(0, 1)}, {mine}Tint: {self.color()} }} }}")
        if self.chance(0.5):
            lines.append(f"    modes: {{ {self.pick(self.modes)}: {{ {mine}Size: {self.number()} }} }}")
        if self.chance(0.4):
            lines.append("    animations:")
            lines.append(
                f"      move: {{ property: {own}.{self.pick(['opacity', 'cornerRadius', 'borderWidth'])}, to: {self.number(0, 1)}, "
                f"duration: {self.number(0, 3)}, repeatCount: {self.pick(['infinite', '2', self.whole()])}, autoreverses: {self.flag()} }}")
        if self.chance(0.4):
            lines.append(f"    preview: {{ size: {self.pair(1, 300)}, title: {self.pick(TEXTS)} }}")
        self.components.append(name)
        return lines

    def style(self, name):
        if self.styles and self.chance(0.4):
            parent = self.pick(list(self.styles))
            component = self.styles[parent]
            lines = [f"  {name}:", f"    extends: {parent}"]
        else:
            component = self.pick(self.components + CLASSES)
            lines = [f"  {name}:", f"    component: {component}"]
            if component in self.components:
                mine = component.lower()
                lines += [f"    {mine}Size: {self.number()}", f"    {mine}Tint: {self.color()}"]
        lines += [f"    {line}" for line in self.some({"alpha": lambda: self.number(0, 1), "backgroundColor": self.color, "tintColor": self.color}, 0.4)]
        if component in self.controls and self.chance(0.5):
            lines.append(f"    states: {{ {self.pick(STATES)}: {{ alpha: {self.number(0, 1)}, backgroundColor: {self.color()} }} }}")
        if self.chance(0.4):
            lines.append(f"    modes: {{ {self.pick(self.modes)}: {{ alpha: {self.number(0, 1)} }} }}")
        self.styles[name] = component
        return lines

    def text(self):
        lines = []
        if self.chance(0.5):
            self.modes = MODES + OWN_MODES
            lines += ["modes:", "  size: [regular, compact]", "  theme: [m0, m1, m2]"]
        lines += ["tokens:", "  color:"]
        lines += [f"    c0: {self.color()}", f"    c1: {{ value: {self.color()}, dark: {self.color()} }}", "  length:", f"    l0: {self.number()}", f"    l1: {{ value: 3, dark: {self.number()} }}"]
        self.tokens = {"color": ["c0", "c1"], "length": ["l0", "l1"]}
        lines.append("components:")
        for index in range(self.random.randint(1, 3)):
            lines += self.component(f"C{index}")
        lines.append("styles:")
        for index in range(self.random.randint(1, 5)):
            lines += self.style(f"s{index}")
        return "\n".join(lines) + "\n"


def damaged(text, numbers):
    """The text with some bytes changed, doubled or gone."""
    data = bytearray(text.encode())
    for _ in range(numbers.randint(1, 6)):
        place = numbers.randrange(len(data) + 1)
        action = numbers.randrange(5)
        if action == 0:
            data[place:place] = numbers.choice([b"\x00", b"\xff", b"\t", b"\r", b": ", b"- ", b"&a ", b"*a", b"'", b'"', b"{", b"]", b"#", b"\xe2\x80\xae", b"|\n", b"? "])
        elif action == 1:
            del data[place:place + numbers.randint(1, 40)]
        elif action == 2:
            data[place:place] = data[place:place + numbers.randint(1, 200)]
        elif action == 3 and data:
            data[place % len(data)] = numbers.randrange(256)
        else:
            del data[place:]
            if not data:
                data = bytearray(b"a")
    return bytes(data)


SETTINGS = [
    "rules: { unreadable-label: { longestWord: 1e30 } }\n", "rules: { deep-inheritance: { severity: warning, depth: 9223372036854775807 } }\n",
    "extends: [.stylec.yml]\n", "overrides: [{ files: ['**/*'], rules: { text-contrast: { ratio: 21 } } }]\n", "rules: { near-duplicate-color: { difference: .inf } }\n",
    "excludes: ['" + "*a" * 30 + "']\n",
]


def command(stylec, numbers):
    return [stylec, *numbers.choice([
        ["lint", "styles"], ["lint", "styles", "--output-format", numbers.choice(["json", "sarif", "github", "junit"])], ["lint", "styles", "--fix", "--unsafe-fixes"],
        ["format", "styles"], ["generate", "styles", "--output", "out"],
        ["generate", "styles", "--output", "out", "--target", numbers.choice(["plain", "uikit", "swiftui", "appkit"])],
        ["preview", "styles", "--output", "out"], ["preview", "styles", "--output", "out", "--format", "pdf"],
        ["preview", "styles", "--output", "out", "--format", "png", "--scale", numbers.choice(["1", "2", "3", "0.1", "100"])], ["build", "styles", "--output", "out"],
    ])]


def limit_memory():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(arguments, folder):
    """Why a run is wrong, or None."""
    start = time.monotonic()
    with open(folder / "messages.txt", "wb") as messages:
        process = subprocess.Popen(
            arguments, cwd=folder, stdin=subprocess.DEVNULL, stdout=messages, stderr=messages, preexec_fn=limit_memory,
            env={**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "SWIFT_BACKTRACE": "enable=no"})
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - start > PATIENCE:
                process.kill()
                os.wait4(process.pid, 0)
                return f"it did not end within {PATIENCE} s"
            time.sleep(0.002)
    if os.WIFSIGNALED(status):
        return f"signal {signal.Signals(os.WTERMSIG(status)).name}"
    if os.WEXITSTATUS(status) not in EXITS:
        return f"exit code {os.WEXITSTATUS(status)}"
    seconds = usage.ru_utime + usage.ru_stime
    if seconds > SECONDS:
        return f"{seconds:.0f} s of processors"
    # macOS counts bytes, Linux kilobytes.
    memory = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    if memory > MEGABYTES:
        return f"{memory:.0f} MB"
    said = (folder / "messages.txt").read_bytes()
    if b"went wrong inside" in said or b"Fatal error" in said:
        return "something internal"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("stylec")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default=".build/fuzz/findings/whole-process")
    options = parser.parse_args()
    stylec = str(pathlib.Path(options.stylec).resolve())
    keep = pathlib.Path(options.keep).resolve()
    end = time.monotonic() + options.seconds
    runs, broken, slowest = 0, 0, 0.0
    seed = options.seed
    while time.monotonic() < end:
        numbers = random.Random(seed)
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "styles").mkdir()
            text = Writer(numbers).text()
            content = damaged(text, numbers) if numbers.random() < 0.3 else text.encode()
            (folder / "styles" / "a.yaml").write_bytes(content)
            if numbers.random() < 0.2:
                settings = numbers.choice(SETTINGS)
                (folder / ".stylec.yml").write_bytes(damaged(settings, numbers) if numbers.random() < 0.5 else settings.encode())
            arguments = command(stylec, numbers)
            start = time.monotonic()
            problem = run(arguments, folder)
            slowest = max(slowest, time.monotonic() - start)
            runs += 1
            if problem:
                broken += 1
                place = keep / str(seed)
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(folder, place, ignore=shutil.ignore_patterns("out", "cache"))
                # `format` and `--fix` write into it.
                (place / "styles" / "a.yaml").write_bytes(content)
                print(f"seed {seed}: {problem}: {' '.join(['stylec', *arguments[1:]])} in {place}")
        seed += 1
    print(f"{runs} runs, {broken} of them wrong; the slowest took {slowest:.2f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
