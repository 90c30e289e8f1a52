#!/usr/bin/env python3
"""How soon Chromium shows what a hand does in the inspector: Tests/Benchmarks/inspector_page.py STYLEC [--styles 1000] [--files 20]

A number is dragged for some seconds in a folder of many styles. Timed is, for each picture that is shown, the time from the movement that it
answers until Chromium has painted it; and once, how long it takes from the start of the command until the page can be used and has been painted,
and where that time goes, and how long a gallery of as many styles from disk takes. The page's own clock tells both, so that nothing of the driver's time is in them.
What an empty page, two empty frames, and a picture that no server is asked for take in the same run tells how busy the machine is.
It needs chromium, chromedriver and selenium.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("stylec")
arguments.add_argument("--styles", type=int, default=1000)
arguments.add_argument("--moves", type=int, default=200)
arguments.add_argument("--starts", type=int, default=7)
arguments.add_argument("--files", type=int, default=20, help="in how many files the styles stand")
options = arguments.parse_args()
os.environ["STYLEC"] = os.path.realpath(options.stylec)
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Inspector"))

from browser import STYLES, open_chromium  # noqa: E402

# A picture answers the newest movement before it was asked for. Chromium itself says when it has been painted (Element Timing).
WATCH = """
window.times = [];
let newest = 0;
let answered = 0;
const movements = new Map();
const label = document.querySelector('[data-key="cornerRadius"] .row-label');
for (const kind of ['pointerrawupdate', 'pointermove']) {
  label.addEventListener(kind, (event) => { newest = Math.max(newest, event.timeStamp); }, true);
}
const ask = window.fetch;
window.fetch = async (path, options) => {
  const movement = newest;
  const answer = await ask(path, options);
  if (path === 'api/edit') answered = movement;
  return answer;
};
new PerformanceObserver((list) => {
  for (const { identifier, renderTime } of list.getEntries()) {
    if (movements.has(identifier)) window.times.push(renderTime - movements.get(identifier));
  }
}).observe({ type: 'element' });
new MutationObserver((changes) => {
  for (const image of changes.flatMap((change) => [...change.addedNodes])) {
    if (!answered) continue;
    image.setAttribute('elementtiming', `picture ${movements.size}`);
    movements.set(`picture ${movements.size}`, answered);
  }
}).observe(document.querySelector('.pictures'), { childList: true });
"""

# When the page is first painted after it can be used: the callback of a frame runs before that frame is painted, and the next one's after it.
READY = """
new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.ready !== 'true') return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
"""
USABLE = "const [mark] = performance.getEntriesByName('usable'); return mark ? [performance.timeOrigin + mark.startTime, mark.startTime] : null"

# Where the time until then goes, in milliseconds since the browser began to load the page.
STAGES = """
const asked = (path) => performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.endsWith(path));
return [
  ['the page', performance.getEntriesByType('navigation')[0].responseStart],
  ['its script', asked('/page/main.js')?.responseEnd],
  ['what it shows first', (asked('/api/session') ?? asked('/api/start'))?.responseEnd],
  ['first paint', performance.getEntriesByName('first-contentful-paint')[0]?.startTime],
  ['the picture is asked for', asked('/api/picture')?.startTime],
  ['usable', performance.getEntriesByName('usable')[0].startTime],
];
"""

# How long a small picture takes to be painted that no server is asked for, and two frames in which nothing happens.
EMPTY = """
const done = arguments[0];
const starts = new Map();
const painted = [];
const frames = [];
new PerformanceObserver((list) => {
  for (const { identifier, renderTime } of list.getEntries()) painted.push(renderTime - starts.get(identifier));
}).observe({ type: 'element' });
const again = () => {
  const start = performance.now();
  const image = new Image();
  image.setAttribute('elementtiming', `${starts.size}`);
  starts.set(`${starts.size}`, start);
  image.onload = () => document.body.replaceChildren(image);
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><rect width="${50 + starts.size}" height="44"/></svg>`;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    frames.push(performance.now() - start);
    if (frames.length < 60) setTimeout(again, Math.random() * 16);
    else setTimeout(() => done([painted.sort((a, b) => a - b), frames.sort((a, b) => a - b)]), 100);
  }));
};
again();
"""


def write_styles(folder, count, files):
    """Writes `count` styles: the tests' own, and as many others in each of so many files, or all in the same file."""
    lines = [f"  style{index}: {{ extends: {'primary' if index % 10 == 0 else 'quiet'}, title: Number {index} }}\n" for index in range(count - 3)]
    if files == 1:
        folder.joinpath("styles.yaml").write_text(STYLES + "".join(lines))
        return
    folder.joinpath("styles.yaml").write_text(STYLES)
    for index in range(files):
        folder.joinpath(f"styles{index}.yaml").write_text("imports: [styles.yaml]\nstyles:\n" + "".join(lines[index::files]))


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def wait(driver, script):
    while not driver.execute_script(f"return {script}"):
        time.sleep(0.005)


def usable(driver):
    """When the page could be used, in seconds: since 1970, and since the browser began to load it."""
    while (times := driver.execute_script(USABLE)) is None:
        time.sleep(0.005)
    return times[0] / 1000, times[1] / 1000


def drag(driver, moves):
    driver.execute_script("document.querySelector('[data-key=cornerRadius] .row-label').scrollIntoView({block: 'center'})")
    driver.execute_script(WATCH)
    box = driver.execute_script("const box = document.querySelector('[data-key=\"cornerRadius\"] .row-label').getBoundingClientRect(); return [box.x + 4, box.y + box.height / 2]")

    def mouse(kind, x):
        driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": box[1], "button": "left", "buttons": 1, "clickCount": 1})

    mouse("mousePressed", box[0])
    for step in range(moves):
        mouse("mouseMoved", box[0] + 6 + (step if step // 50 % 2 == 0 else -step) % 50)
        time.sleep(0.016)
    time.sleep(0.3)
    times = driver.execute_script("return window.times")
    mouse("mouseReleased", box[0])
    time.sleep(0.5)
    return times


class Inspector:
    def __init__(self, folder):
        self.start, started = time.time(), time.monotonic()
        self.process = subprocess.Popen([os.environ["STYLEC"], "inspect", "--no-open", "styles"], cwd=folder, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip().split()[-1]
        self.listening = time.monotonic() - started

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def milliseconds(times):
    return f"{percentile(times, 0.5) * 1000:.0f} ms (most {max(times) * 1000:.0f})"


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(f"{folder}/styles")
        write_styles(pathlib.Path(folder, "styles"), options.styles, options.files)
        driver = open_chromium()
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": READY})
        empty, listening, ready, stages = [], [], [], {}
        for _ in range(options.starts):
            driver.get("data:text/html,<html data-ready=false><p>empty<script>document.documentElement.dataset.ready = true</script>")
            empty.append(usable(driver)[1])
            with Inspector(folder) as inspector:
                listening.append(inspector.listening)
                driver.get(inspector.address)
                ready.append(usable(driver)[0] - inspector.start)
                for stage, time_of_stage in driver.execute_script(STAGES):
                    if time_of_stage is not None:
                        stages.setdefault(stage, []).append(time_of_stage)
        painted, frames = driver.execute_async_script(EMPTY)
        print(f"an empty page takes {milliseconds(empty)}; two empty frames {frames[30]:.1f} ms, 95% {frames[57]:.1f} ms; "
              f"a picture without a server {percentile(painted, 0.5):.1f} ms, 95% {percentile(painted, 0.95):.1f} ms")
        print(f"{options.styles} styles: the address after {milliseconds(listening)}, the page usable after {milliseconds(ready)}")
        print("since the browser began to load it: " + "; ".join(f"{stage} {percentile(times, 0.5):.0f} ms" for stage, times in stages.items()))
        with Inspector(folder) as inspector:
            driver.get(inspector.address)
            wait(driver, "document.querySelector('[data-key=\"cornerRadius\"] .row-label') !== null")
            time.sleep(0.5)
            times = sorted(drag(driver, options.moves))
            print(f"{len(times)} pictures while dragging: median {percentile(times, 0.5):.1f} ms, 95% {percentile(times, 0.95):.1f} ms, most {times[-1]:.1f} ms")
        subprocess.run([os.environ["STYLEC"], "build", "styles", "--output", "out", "--format", "html", "--quiet"], cwd=folder, check=True)
        size = os.path.getsize(f"{folder}/out/index.html")
        start = time.monotonic()
        driver.get(f"file://{folder}/out/index.html")
        wait(driver, "document.documentElement.dataset.ready === 'true' && [...document.querySelectorAll('.card img')].slice(0, 8).every((each) => each.complete && each.naturalWidth > 1)")
        print(f"a gallery of {options.styles} styles, {size / 1e6:.1f} MB: shown after {(time.monotonic() - start) * 1000:.0f} ms")
        driver.quit()


main()
