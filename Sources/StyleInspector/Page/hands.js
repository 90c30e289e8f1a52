// What a hand has begun on the page and hasn't ended: keys that rest for a moment, a text that is being typed, a button that is pressed. What comes
// from the server meanwhile makes no control again under it.

import { tell } from './store.js';

/// How long keys rest until what they did is one change. In milliseconds.
const patience = 400;
/// How long what has come waits for a pressed button: a hand that holds it longer drags. In milliseconds.
const longestPress = 2000;

/// What ends each gesture of keys that goes on.
const waiting = new Set();
let typed = null;
let pressed = null;

/// A gesture of keys: one that is held down is one change. Call `again` with each key; `finish` is called when the keys rest, and by `now`.
export function keyGesture(finish) {
  let timer = null;
  const end = () => {
    clearTimeout(timer);
    timer = null;
    waiting.delete(now);
    // When whoever ended it has done what follows from that.
    queueMicrotask(() => tell('free'));
  };
  const now = () => {
    if (timer === null) return;
    end();
    finish();
  };
  return {
    again() {
      clearTimeout(timer);
      timer = setTimeout(now, patience);
      waiting.add(now);
    },
    now,
    /// Ends it without what it did.
    stop() { if (timer !== null) end(); },
    isGoingOn: () => timer !== null,
  };
}

/// Ends all gestures of keys, as before an undo.
export function finishKeys() {
  for (const finish of [...waiting]) finish();
}

/// Whether keys rest, or a text is being typed.
export function isBusy() {
  return waiting.size > 0 || Boolean(typed?.isConnected);
}

/// Resolves when no button of a mouse and no finger is down. What is pressed would be made again under it, and the click be lost.
export function released() {
  return pressed?.over ?? Promise.resolve();
}

/// Gives the focus to what has a key, when that is in the page and no dialog lies over it.
export function focusSoon(key) {
  requestAnimationFrame(() => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', () => focusSoon(key), { once: true });
    else [...document.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus === key)?.focus();
  });
}

document.addEventListener('input', (event) => { typed = event.target.closest?.('.attributes-body') ? event.target : null; }, true);

for (const name of ['change', 'focusout', 'keydown']) {
  document.addEventListener(name, (event) => {
    if (event.target !== typed || (name === 'keydown' && !['Enter', 'Escape'].includes(event.key))) return;
    // The field has heard of it by then.
    setTimeout(() => {
      if (typed !== event.target) return;
      typed = null;
      tell('free');
    });
  }, true);
}

document.addEventListener('pointerdown', () => {
  pressed?.end();
  const press = {};
  press.over = new Promise((resolve) => {
    press.end = () => {
      clearTimeout(press.timer);
      if (pressed === press) pressed = null;
      resolve();
    };
  });
  press.timer = setTimeout(press.end, longestPress);
  pressed = press;
}, true);

for (const name of ['pointerup', 'pointercancel']) {
  document.addEventListener(name, ({ pointerType }) => {
    const press = pressed;
    // The click of a mouse comes with it, that of a finger a little later.
    if (press) setTimeout(press.end, pointerType === 'mouse' ? 0 : 60);
  }, true);
}
