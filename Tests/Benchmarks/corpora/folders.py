"""Folders, links and settings: what a run finds its files by."""
import os

STYLE = "styles:\n  {name}: {{ component: UIView, alpha: 0.5 }}\n"


def wide(path, count):
    """So many folders beside each other, each with a style file and settings of its own."""
    for index in range(count):
        folder = path / f"f{index}"
        folder.mkdir(parents=True)
        (folder / "a.yaml").write_text(STYLE.format(name=f"s{index}"))
        (folder / ".stylec.yml").write_text("rules: { unused-style: off }\n")


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
