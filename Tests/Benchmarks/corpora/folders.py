"""Folders, links, settings and imports: what a run finds its files by."""
import os

STYLE = "styles:\n  {name}: {{ component: UIView, alpha: 0.5 }}\n"


def wide(path, count):
    """So many folders beside each other, each with a style file and settings of its own."""
    for index in range(count):
        folder = path / f"f{index}"
        folder.mkdir(parents=True)
        (folder / "a.yaml").write_text(STYLE.format(name=f"s{index}"))
        (folder / ".stylec.yml").write_text("rules: { unused-style: off }\n")


def overridden(path, count):
    """So many files in a folder, and settings with an override for each."""
    path.mkdir()
    for index in range(count):
        (path / f"a{index}.yaml").write_text(STYLE.format(name=f"s{index}"))
    overrides = "".join(f"  - {{ files: [a{index}.yaml], rules: {{ unused-style: off }} }}\n" for index in range(count))
    (path / ".stylec.yml").write_text(f"overrides:\n{overrides}")


def deep(path, count):
    """Folders in folders, with a style file in every tenth."""
    path.mkdir()
    here = os.open(path, os.O_RDONLY)
    for index in range(count):
        if index % 10 == 0:
            file = os.open("a.yaml", os.O_CREAT | os.O_WRONLY, dir_fd=here)
            os.write(file, STYLE.format(name=f"s{index}").encode())
            os.close(file)
        os.mkdir("d", dir_fd=here)
        below = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    os.close(here)


def doubling_links(path, count):
    """So many folders, each with two links to the next: two to the power of their number ways to the last."""
    path.mkdir()
    for index in range(count):
        folder = path / f"f{index}"
        folder.mkdir()
        (folder / "a.yaml").write_text(STYLE.format(name=f"s{index}"))
        for name in ("left", "right"):
            (folder / name).symlink_to(f"../f{index + 1}" if index + 1 < count else "..")


def doubling_settings(path, count):
    """Settings that extend the next twice, 26 deep: two to the power of that many ways to the last, which has so many overrides."""
    (path / "styles").mkdir(parents=True)
    (path / "styles/a.yaml").write_text(STYLE.format(name="s"))
    for index in range(26):
        name = ".stylec.yml" if index == 0 else f"next{index}.yml"
        (path / name).write_text(f"extends: [next{index + 1}.yml, next{index + 1}.yml]\n")
    overrides = "".join(f"  - {{ files: ['old{index}/**'], rules: {{ unused-style: off }} }}\n" for index in range(count))
    (path / "next26.yml").write_text(f"overrides:\n{overrides}")


def tokens(path, count):
    """So many files with a token each."""
    path.mkdir()
    for index in range(count):
        (path / f"t{index}.yaml").write_text(f"tokens: {{ number: {{ t{index}: {index} }} }}\n")


def user(path, imports, values):
    """A file that imports some, and has a style for each value."""
    lines = ["imports:", *(f"  - {name}" for name in imports)] if imports else []
    lines += ["styles:", *(f"  s{index}: {{ component: UIView, layer.borderWidth: {value} }}" for index, value in enumerate(values))]
    (path / "user.yaml").write_text("\n".join(lines) + "\n")


def importing(path, count):
    """One file that imports all others and uses a token of each."""
    tokens(path, count)
    user(path, [f"t{index}.yaml" for index in range(count)], [f"$number.t{index}" for index in range(count)])


def unused_imports(path, count):
    """One file that imports all others and uses none."""
    tokens(path, count)
    user(path, [f"t{index}.yaml" for index in range(count)], [0])


def missing_imports(path, count):
    """One file that uses a token of each other and imports none."""
    tokens(path, count)
    user(path, [], [f"$number.t{index}" for index in range(count)])


def unknown_imports(path, count):
    """One file with as many imports that lead nowhere as there are files."""
    tokens(path, count)
    user(path, [f"x{index}.yaml" for index in range(count)], [0])


def collected_imports(path, count):
    """As many files as others, which see these through one that imports them all."""
    tokens(path, count)
    (path / "all.yaml").write_text("imports:\n" + "".join(f"  - t{index}.yaml\n" for index in range(count)))
    for index in range(count):
        (path / f"s{index}.yaml").write_text(f"imports: [all.yaml]\nstyles: {{ s{index}: {{ component: UIView, layer.borderWidth: $number.t{index} }} }}\n")


def chained_imports(path, count, first=""):
    """Files of which each imports the one before, and has a token that is based on that one's: an error, since they are too many."""
    path.mkdir()
    (path / "t0.yaml").write_text(f"{first}tokens: {{ number: {{ t0: 1 }} }}\n")
    for index in range(1, count):
        (path / f"t{index}.yaml").write_text(f"imports: [t{index - 1}.yaml]\ntokens: {{ number: {{ t{index}: $number.t{index - 1} }} }}\n")


def circular_imports(path, count):
    """The same, where the first imports the last."""
    chained_imports(path, count, f"imports: [t{count - 1}.yaml]\n")
