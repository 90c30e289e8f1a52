"""Constants of a style as programs for design tokens write them: a flat class, a type that is inferred, a call of an initializer each."""
import random


def write_constants(folder, count):
    """The files, of a hundred styles each, with twelve constants a style: six colours, five lengths and a text."""
    folder.mkdir(exist_ok=True)
    rng = random.Random(1)
    files = []
    for first in range(0, count, 100):
        lines = ["import UIKit", "", f"public class Constants{first} {{"]
        for index in range(first, min(first + 100, count)):
            for place in range(6):
                red, green, blue = (f"{rng.randrange(1000) / 1000:.3f}" for _ in range(3))
                lines.append(f"    public static let style{index}Color{place} = UIColor(red: {red}, green: {green}, blue: {blue}, alpha: 1)")
            for place in range(5):
                lines.append(f"    public static let style{index}Length{place} = CGFloat({rng.randrange(1, 80)}.00)")
            lines.append(f'    public static let style{index}Title = "Button number {index}"')
        path = folder / f"Constants{first}.swift"
        path.write_text("\n".join(lines + ["}"]) + "\n")
        files.append(path)
    return files
