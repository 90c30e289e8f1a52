#!/usr/bin/env python3
"""Looks for cost that grows faster than what a file holds, in places that nobody thought of.

    random_growth.py STYLEC [--seed N] [--rounds N]

A random file is made from the JSON Schema of the language (`stylec schema`): every mapping of names and every list in it can hold any number of entries, so a
new key of the language takes part without a change here. Each round chooses one of these places, gives it 40, 80 and 160 entries (`--size` for others), and counts the
instructions of a command for each under valgrind. Twice as much may cost twice as much more: a round fails where the second step costs more than
2.7 times the first one (an exponent of 1.43). Some names are misspelled, and some values wrong, since errors are work too.

A round is told by its seed: `random_growth.py STYLEC --seed 17 --rounds 1` repeats it, and leaves its files where it says.
"""
import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from count import instructions

STEEP = 2.7
# Less is noise, and nobody waits for it.
LEAST = 30_000_000

COMMANDS = {
    "lint": ["lint", "{}", "--no-cache", "--quiet", "--lenient"],
    "lint as SARIF": ["lint", "{}", "--no-cache", "--lenient", "--output-format", "sarif"],
    "unsafe fixes": ["lint", "{}", "--no-cache", "--lenient", "--fix", "--unsafe-fixes", "--diff"],
    "format": ["format", "{}", "--diff", "--quiet"],
    "generate": ["generate", "{}", "--target", "plain,uikit,appkit,swiftui", "--output", "{}-swift", "--quiet"],
    "schema": ["schema", "{}"],
    "preview as SVG": ["preview", "{}", "--format", "svg", "--no-cache", "--output", "{}-svg", "--quiet"],
    "preview as HTML": ["preview", "{}", "--format", "html", "--no-cache", "--output", "{}-html", "--quiet"],
}

# Texts that fit the patterns of the schema, by a part of the pattern.
TEXTS = (
    ("selected|highlighted", ["normal", "highlighted", "selected", "disabled", "selected+highlighted"]),
    ("[0-9A-Fa-f]", ["red", "#0A5FD6", "systemBlue", "mix(red, blue, 0.3)", "#12345680"]),
    ("[0-9.] +[-+*/]", ["2 * 3", "1 + 0.5"]),
    ("^[^+]+(\\+", ["dark", "dark+high-contrast"]),
    ("^!", ["!$flag"]),
    ("%", ["50%", "12.5%"]),
)

CLASSES = ["UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch"]
TYPES = ["CGFloat", "UIColor", "Bool", "String", "Font", "Int", "CGSize", "Shadow", "CGFloat?"]
KINDS = ["rectangle", "gradient", "shape", "text", "image", "stack", "material"]


class Place:
    """A mapping or a list of the schema that can hold any number of entries."""

    def __init__(self, path):
        self.path = path

    def __repr__(self):
        return "/".join(self.path)


class Maker:
    """Makes a value from a schema. `grown` is the path of the place that holds `size` entries; all others hold few."""

    def __init__(self, schema, seed, grown=None, size=0):
        self.definitions = schema["definitions"]
        self.random = random.Random(seed)
        self.grown, self.size = grown, size
        self.places = {}
        self.names = {}

    def entries(self, path, least=0, most=3):
        """How many a place holds, and a generator for each entry that gives the same one whatever the size."""
        key = tuple(path)
        self.places[key] = Place(path)
        count = self.random.randint(max(least, 1), max(least, min(most, 3)))
        seed = self.random.random()
        if key == self.grown:
            count = self.size
        return [(index, random.Random(f"{seed}-{index}")) for index in range(count)]

    def within(self, generator, make):
        outer, self.random = self.random, generator
        try:
            return make()
        finally:
            self.random = outer

    def name(self, path, index):
        """A name of an entry, which others may refer to."""
        section = next((part for part in reversed(path) if part in ("components", "styles", "traits", "modes", "properties", "animations", "own")), "name")
        word = {"components": "Card", "styles": "card", "traits": "Trait", "modes": "mode", "properties": "prop", "animations": "anim"}.get(section, "item")
        made = f"{word}{index:04}" if section != "properties" else f"{word}{index:04}x"
        self.names.setdefault(section, []).append(made)
        return made

    def known(self, section, otherwise):
        names = self.names.get(section, []) + otherwise
        chosen = self.random.choice(names)
        # One in ten is misspelled.
        return chosen[:-1] + "q" if self.random.random() < 0.1 else chosen

    def make(self, schema, path, depth=0):
        if schema is True:
            return self.random.choice(["x", 1, True])
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name == "reference":
                return self.reference()
            if name == "property" and self.random.random() < 0.9:
                return self.declared_property(path, depth)
            if name == "animation" and self.random.random() < 0.9:
                return {"property": "layer.opacity", "from": 0, "to": self.number({"maximum": 1}, path, depth), "duration": 1}
            return self.make(self.definitions[name], path, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        for several in ("anyOf", "oneOf"):
            if several in schema:
                options = [each for each in schema[several] if each.get("type") != "null"] or schema[several]
                # Deep values end.
                if depth > 8:
                    options = sorted(options, key=lambda each: len(json.dumps(each)))[:1]
                chosen = self.random.choice(options)
                if "properties" in schema:
                    # A choice of what an object must, or may not, have.
                    chosen = {
                        **{key: value for key, value in schema.items() if key != several},
                        "required": schema.get("required", []) + chosen.get("required", []),
                        "properties": {**schema["properties"], **chosen.get("properties", {})},
                    }
                return self.make(chosen, path, depth)
        if "if" in schema:
            chosen = schema["then"] if self.random.random() < 0.1 else schema.get("else", schema["then"])
            return self.make(chosen, path, depth)
        if "allOf" in schema and not schema.get("properties"):
            return self.make(schema["allOf"][0], path, depth)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.random.choice([each for each in kind if each != "null"] or ["null"])
        if kind is None:
            kind = "object" if "properties" in schema or "additionalProperties" in schema else "string"
        return getattr(self, kind)(schema, path, depth)

    def declared_property(self, path, depth):
        """A property with a default of its type."""
        kind = self.random.choice(["CGFloat", "UIColor", "Bool", "String", "Font", "Shadow", "words"])
        if kind != "words":
            return {"type": kind, "default": self.make(self.definitions[f"value.{kind}"], path + ["default"], depth + 1)}
        words = [f"word{index:04}" for index, _ in self.entries(path + ["values"], 2)]
        return {"type": "String", "values": words, "default": words[0]}

    def reference(self):
        tokens = self.names.get("tokens", [])
        return "$" + (self.random.choice(tokens) if tokens and self.random.random() < 0.9 else "color.nowhere")

    def null(self, schema, path, depth):
        return None

    def boolean(self, schema, path, depth):
        return self.random.random() < 0.5

    def number(self, schema, path, depth):
        low, high = schema.get("minimum", 0), schema.get("maximum", 40)
        return round(self.random.uniform(max(low, -100), min(high, 100)), 2)

    def integer(self, schema, path, depth):
        return int(self.number(schema, path, depth))

    def string(self, schema, path, depth):
        key = path[-1] if path else ""
        if key == "base":
            return self.known("components", CLASSES * 4)
        if key == "component":
            return self.known("components", CLASSES)
        if key == "extends":
            return self.known("styles", []) if self.names.get("styles") else "nowhere"
        if key == "traits":
            return self.known("traits", ["Nowhere"])
        if key == "kind":
            return self.known("components", KINDS * 3)
        if key == "type":
            return self.random.choice(TYPES)
        pattern = schema.get("pattern")
        for part, texts in TEXTS:
            if pattern and part in pattern:
                return self.random.choice(texts)
        return self.random.choice(["Buy", "a longer text", "x", "12", "hello {name}"])

    def array(self, schema, path, depth):
        items = schema.get("items", True)
        if schema.get("maxItems") is not None or isinstance(items, list):
            count = schema.get("minItems", schema.get("maxItems", 2))
            return [self.make(items if not isinstance(items, list) else items[0], path, depth + 1) for _ in range(count)]
        if depth > 9:
            return []
        made = []
        for index, generator in self.entries(path, schema.get("minItems", 0)):
            def one():
                value = self.make(items, path + ["[]"], depth + 1)
                if isinstance(value, dict) and "name" in value:
                    value["name"] = f"layer{index:04}"
                if path == ["modes", "{}"]:
                    value = f"{self.names['modes'][-1]}-{index}"
                if path[-2:] == ["states", "own"]:
                    value = f"own{index:04}"
                return value
            made.append(self.within(generator, one))
        return made

    def object(self, schema, path, depth):
        made = {}
        required = set(schema.get("required", []))
        # `false` forbids a key; `true`, which any value fits, is left out where it can be.
        properties = {
            key: value
            for key, value in schema.get("properties", {}).items()
            if value is not False and (value is not True or key in required)
        }
        if not path:
            # Each section comes behind those that it refers to.
            order = ["modes", "tokens", "traits", "components", "styles"]
            properties = {key: properties[key] for key in order}
            required = set(order)
        for key, value in properties.items():
            isGrown = self.grown and tuple(path + [key]) == self.grown[: len(path) + 1]
            if key in required or isGrown or depth < 9 and self.random.random() < min(0.5, 6 / len(properties)):
                made[key] = self.make(value, path + [key], depth + 1)
        others = schema.get("additionalProperties")
        if isinstance(others, dict) and depth < 10:
            for index, generator in self.entries(path):
                name = self.key(schema, path, index)
                made[name] = self.within(generator, lambda: self.make(others, path + ["{}"], depth + 1))
        if path[:1] == ["tokens"] and len(path) == 2:
            self.names.setdefault("tokens", []).extend(f"{path[1]}.{name}" for name in made)
        if self.random.random() < 0.05 and path:
            made["corneRadius"] = 4
        return made

    def key(self, schema, path, index):
        pattern = schema.get("propertyNames", {}).get("pattern", "")
        if "selected|highlighted" in pattern or path[-1:] == ["states"]:
            states = ["highlighted", "selected", "disabled", "focused", "hovered"]
            chosen = [state for place, state in enumerate(states) if (index + 1) >> place & 1]
            return "+".join(chosen) or "normal"
        if path[-1:] == ["modes"] and len(path) > 1:
            return self.random.choice(["dark", "high-contrast", "dark+high-contrast"]) if index else "dark"
        return self.name(path, index)


def without_errors(stylec, path):
    """Leaves out lines with errors, so that there is something to generate and to draw."""
    for _ in range(6):
        run = subprocess.run([stylec, "lint", path, "--no-cache", "--lenient", "--output-format", "concise"], capture_output=True, text=True)
        wrong = {int(line) for line in re.findall(r":(\d+):\d+: error", run.stdout)}
        if not wrong:
            return
        lines = path.read_text().splitlines()
        path.write_text("\n".join("" if number in wrong else line for number, line in enumerate(lines, 1)) + "\n")


def yaml(value):
    """The value in YAML: JSON, one entry of the outer mappings a line."""
    lines = []
    for section, entries in value.items():
        lines.append(f"{section}:")
        for key, entry in (entries or {}).items():
            if section == "tokens" and isinstance(entry, dict):
                lines.append(f"  {key}:")
                lines += [f"    {name}: {json.dumps(each)}" for name, each in entry.items()] or [f"    none: {{}}"]
            else:
                lines.append(f"  {key}: {json.dumps(entry)}")
        if not entries:
            lines[-1] += " {}"
    return "\n".join(lines) + "\n"


def round_of(stylec, schema, seed, least, folder):
    """What is grown, by which command, how much each step costs, and whether that is too much."""
    chooser = random.Random(f"place-{seed}")
    plain = Maker(schema, seed)
    plain.make({**schema, "additionalProperties": False}, [])
    place = chooser.choice(sorted(plain.places))
    command = chooser.choice(sorted(COMMANDS))
    counts = []
    for size in (least, 2 * least, 4 * least):
        maker = Maker(schema, seed, place, size)
        path = folder / f"{seed}-{size}.yaml"
        path.write_text(yaml(maker.make({**schema, "additionalProperties": False}, [])))
        if command.startswith(("generate", "preview")):
            without_errors(stylec, path)
        counts.append(instructions([stylec, *(word.replace("{}", str(path)) for word in COMMANDS[command])]))
    first, second = counts[1] - counts[0], counts[2] - counts[1]
    isSteep = second > LEAST and second > STEEP * max(first, 1)
    return "/".join(place), command, counts, isSteep


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("stylec")
    parser.add_argument("--seed", type=int, default=1, help="of the first round; the next ones follow")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--size", type=int, default=40, help="of the first step, in entries")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="stylec-growth-"))
    stylec = folder / "stylec"
    # valgrind can't read all debug information of Swift's libraries.
    subprocess.run(["strip", "-o", stylec, options.stylec], check=True)
    schema = json.loads(subprocess.run([stylec, "schema"], capture_output=True, check=True).stdout)
    steep = 0
    for seed in range(options.seed, options.seed + options.rounds):
        place, command, counts, isSteep = round_of(stylec, schema, seed, options.size, folder)
        steep += isSteep
        first, second = counts[1] - counts[0], counts[2] - counts[1]
        print(
            f"{seed}: {command}, {place}: {counts[0] / 1e6:.0f} → {counts[1] / 1e6:.0f} → {counts[2] / 1e6:.0f} million instructions"
            + (f", STEEP: the second step costs {second / max(first, 1):.1f} times the first; see {folder}/{seed}-*.yaml" if isSteep else ""),
            flush=True,
        )
    print(f"{options.rounds} rounds, {steep} steep")
    return 1 if steep else 0


if __name__ == "__main__":
    sys.exit(main())
