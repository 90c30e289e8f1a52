#!/usr/bin/env python3
"""Makes the pictures of docs/inspector.md anew: STYLEC=.build/debug/stylec python3 Tests/Inspector/pictures.py"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

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


def main():
    driver = open_chromium(1280, 760)
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1280, "height": 760, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/styles")
        for file in root.glob("styles/*.yaml"):
            shutil.copy(file, f"{folder}/styles")
        inspector = subprocess.Popen([os.environ["STYLEC"], "inspect", "--no-open", "styles"], cwd=folder, stdout=subprocess.PIPE, text=True)
        address = inspector.stdout.readline().strip().split()[-1]
        driver.get(address + "&style=gradientDanger")
        ready(driver)
        driver.save_screenshot(str(images / "inspector.png"))
        driver.get("about:blank")
        driver.get(address)
        ready(driver)
        field = driver.execute_script("return [...document.querySelectorAll('.attributes [data-focus]')].find((each) => each.dataset.focus === 'borderWidth')")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("4", Keys.ENTER)
        wait(driver, "document.querySelectorAll('.place').length > 0")
        driver.save_screenshot(str(images / "inspector-places.png"))
        inspector.terminate()
        inspector.wait()
        subprocess.run([os.environ["STYLEC"], "build", "styles", "--output", "out", "--format", "html", "--quiet"], cwd=folder, check=True)
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
        driver.get(f"file://{folder}/out/index.html")
        ready(driver)
        next(each for each in driver.find_elements(By.CSS_SELECTOR, ".look-bar button") if each.text == "Dark").click()
        time.sleep(1)
        driver.save_screenshot(str(images / "gallery.png"))
    driver.quit()


main()
