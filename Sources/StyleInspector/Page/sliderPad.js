// Something to drag along one line or in a square, by pointer and by keyboard.

import { make } from './elements.js';
import { keyGesture } from './hands.js';

/// Calls `move(x, y)` with 0…1 of the element while the pointer is down on it, and `end` when it is up.
export function followPointer(element, move, end) {
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    element.querySelector('[role=slider]')?.focus();
    const tell = (each) => {
      const box = element.getBoundingClientRect();
      const part = (value, length) => Math.min(1, Math.max(0, value / length));
      move(part(each.clientX - box.left, box.width), part(each.clientY - box.top, box.height));
    };
    const up = () => {
      element.removeEventListener('pointermove', tell);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      end();
    };
    element.addEventListener('pointermove', tell);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    tell(event);
  });
}

/// A slider of 0…1 with a look of its own. `text(value)` is what a screen reader says.
export function lineSlider({ name, class: kind, value, text, step = 0.01, show, end }) {
  const thumb = make('span', { class: 'thumb' });
  const track = make('span', { class: 'track' });
  const handle = make('span', {
    role: 'slider', tabindex: '0', class: 'slider-handle', 'aria-label': name, 'aria-valuemin': '0', 'aria-valuemax': '100',
    on: { keydown: press },
  }, thumb);
  const element = make('span', { class: `line-slider ${kind}` }, track, handle);
  let current = value;
  const keys = keyGesture(() => end());
  update(value);
  followPointer(element, (x) => { update(x); show(x); }, () => end());

  function update(next) {
    current = next;
    handle.style.left = `${next * 100}%`;
    handle.setAttribute('aria-valuenow', Math.round(next * 100));
    handle.setAttribute('aria-valuetext', text(next));
  }

  function press(event) {
    const by = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step, PageUp: 0.1, PageDown: -0.1 }[event.key];
    let next = by === undefined ? { Home: 0, End: 1 }[event.key] : current + by * (event.shiftKey ? 10 : 1);
    if (next === undefined) return;
    event.preventDefault();
    next = Math.min(1, Math.max(0, next));
    update(next);
    show(next);
    keys.again();
  }

  return { element, update, track };
}
