"""How long programs that watch files take from a saved file to all that they make of it."""
import os
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from bench.measure import Costs


@dataclass
class Watcher:
    """A program that watches, the folder or file that it writes to, and what saves a file."""

    name: str
    command: list
    output: Path
    save: Callable[[], None]

    # What was written is seen by its time, and a program needs a moment to look again.
    PAUSE = 0.5
    # So long has nothing been written when a program counts as done.
    QUIET = 1
    PATIENCE = 60

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.quiet()
        before = self.stamps()
        self.save()
        self.quiet()
        # A save changes the same files each time.
        self.changing = [path for path, time in self.stamps().items() if time != before.get(path)]
        return bool(self.changing)

    def quiet(self):
        """Waits until it has written something, and nothing for a while."""
        end = time.perf_counter() + self.PATIENCE
        before = None
        while time.perf_counter() < end:
            time.sleep(self.QUIET)
            now = self.stamps()
            if now and now == before:
                return
            before = now

    def stamps(self):
        """When each file was written; hidden ones are the program's own business."""
        stamps = {path: stamp_of(path) for path in self.files()}
        return {path: stamp for path, stamp in stamps.items() if stamp is not None}

    def files(self):
        if self.output.is_file():
            yield self.output
        # A folder of temporary files may go while it is looked at.
        for folder, folders, names in os.walk(self.output):
            folders[:] = [name for name in folders if not name.startswith(".")]
            yield from (Path(folder, name) for name in names if not name.startswith("."))

    def once(self):
        """Seconds from a save until all files have changed; None where they never do."""
        time.sleep(self.PAUSE)
        waiting = {path: path.stat().st_mtime_ns for path in self.changing}
        self.save()
        start = time.perf_counter()
        while waiting:
            waiting = {path: stamp for path, stamp in waiting.items() if stamp_of(path) in (stamp, None)}
            now = time.perf_counter()
            if now - start > self.PATIENCE:
                return None
            if waiting:
                time.sleep(0.0005)
        return now - start

    def stop(self):
        self.process.terminate()
        self.process.wait()


def stamp_of(path):
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return None


def watch(watchers, runs):
    """The costs of each by its name, saved in turn; one that does not answer is left out. The first save of each is not counted."""
    costs = {}
    try:
        for watcher in watchers:
            if watcher.start():
                costs[watcher.name] = Costs()
        for _ in range(runs):
            for watcher in watchers:
                if watcher.name in costs:
                    wall = watcher.once()
                    if wall is None:
                        del costs[watcher.name]
                    else:
                        costs[watcher.name].walls.append(wall)
        return costs
    finally:
        for watcher in watchers:
            watcher.stop()
