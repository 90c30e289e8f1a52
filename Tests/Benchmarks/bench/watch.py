"""How long a program that watches files takes from a saved file to its output."""
import subprocess
import time

from bench.measure import Costs


def watch(command, output, save, runs, patience=30):
    """Starts the program, then saves so often, and waits each time until `output` changes. None where it never does."""
    costs = Costs()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        if not changes(output, None, patience):
            return None
        for _ in range(runs + 1):
            # What was written is seen by its time, and the program needs a moment to look again.
            time.sleep(0.5)
            before = stamp(output)
            save()
            start = time.perf_counter()
            if not changes(output, before, patience):
                return None
            costs.walls.append(time.perf_counter() - start)
        # The first is slower, since the program compiles itself.
        del costs.walls[0]
        return costs
    finally:
        process.kill()
        process.wait()


def stamp(path):
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return None


def changes(path, before, patience):
    end = time.perf_counter() + patience
    while stamp(path) == before:
        if time.perf_counter() > end:
            return False
        time.sleep(0.0005)
    return True
