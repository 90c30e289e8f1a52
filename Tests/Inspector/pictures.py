#!/usr/bin/env python3
"""Makes the pictures of README.md and docs/inspector.md anew: STYLEC=.build/debug/stylec /usr/bin/python3 Tests/Inspector/pictures.py

Names of pictures may follow, such as `readme`, to make only those. Debian's python3-selenium and python3-pil are what it needs.
"""

import io
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from PIL import Image  # noqa: E402

from browser import By, Keys, open_chromium  # noqa: E402

root = pathlib.Path(__file__).resolve().parents[2]
images = root / "docs/images"


def wait(driver, condition):
    while not driver.execute_script(f"return {condition}"):
        time.sleep(0.05)
    # Pictures that have been asked for come, and what moves ends.
    time.sleep(1)


def ready(driver):
    wait(driver, "document.documentElement.dataset.ready === 'true' && !document.documentElement.hasAttribute('data-loading')")


def screen(driver, width, height, scale=1):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})


def readme(driver, address, folder):
    """Sharp on screens with two pixels per point, and small all the same: 255 colours are enough for it."""
    screen(driver, 1320, 620, scale=2)
    driver.get(address + "&style=gradientDanger")
    ready(driver)
    picture = Image.open(io.BytesIO(driver.get_screenshot_as_png())).convert("RGB")
    picture.quantize(255, dither=Image.Dither.NONE).save(images / "readme.png", optimize=True)


def inspector(driver, address, folder):
    screen(driver, 1280, 760)
    driver.get(address + "&style=gradientDanger")
    ready(driver)
    driver.save_screenshot(str(images / "inspector.png"))


def places(driver, address, folder):
    screen(driver, 1280, 760)
    driver.get(address)
    ready(driver)
    field = driver.execute_script("return [...document.querySelectorAll('.attributes [data-focus]')].find((each) => each.dataset.focus === 'borderWidth')")
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("4", Keys.ENTER)
    wait(driver, "document.querySelectorAll('.place').length > 0")
    driver.save_screenshot(str(images / "inspector-places.png"))


def gallery(driver, address, folder):
    screen(driver, 1280, 760)
    subprocess.run([os.environ["STYLEC"], "build", "styles", "--output", "out", "--format", "html", "--quiet"], cwd=folder, check=True)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    driver.get(f"file://{folder}/out/index.html")
    ready(driver)
    next(each for each in driver.find_elements(By.CSS_SELECTOR, ".look-bar button") if each.text == "Dark").click()
    time.sleep(1)
    driver.save_screenshot(str(images / "gallery.png"))


def main():
    pictures = {each.__name__: each for each in [readme, inspector, places, gallery]}
    driver = open_chromium(1280, 760)
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/styles")
        for file in root.glob("styles/*.yaml"):
            shutil.copy(file, f"{folder}/styles")
        for name in sys.argv[1:] or pictures:
            process = subprocess.Popen([os.environ["STYLEC"], "inspect", "--no-open", "styles"], cwd=folder, stdout=subprocess.PIPE, text=True)
            address = process.stdout.readline().strip().split()[-1]
            driver.get("about:blank")
            pictures[name](driver, address, folder)
            process.terminate()
            process.wait()
    driver.quit()


main()
