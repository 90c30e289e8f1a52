// A gradient: a bar with its stops, which are dragged along it, added by a click on it, and taken away by dragging them off it
// or with Delete.

import { make, button, replace } from './elements.js';
import { colorOf, converted, cssText, writtenColor } from './colors.js';
import { colorField, colorPart, shownColor } from './colorField.js';
import { numberField } from './numberField.js';
import { announce } from './announce.js';
import { keyGesture } from './hands.js';

/// Which stop was chosen last, by control: it stays so when the controls are made again.
const chosenStops = new Map();

export function gradientField({ name, value, change, focusKey, disabled = false, colorTexts }) {
  // Where a stop came from is kept with it, so that its colour stays as it is written there, such as a token.
  let stops = (value ?? []).map((stop, index) => ({ color: stop.color, location: stop.location, from: index, text: colorTexts?.[index] }));
  let chosen = Math.min(chosenStops.get(focusKey) ?? 0, Math.max(0, stops.length - 1));
  let gesture = null;
  const bar = make('span', { class: 'gradient-bar' }, make('span', { class: 'gradient-fill' }));
  const fill = bar.firstChild;
  const details = make('span', { class: 'gradient-stop' });
  const element = make('span', { class: 'gradient-field', role: 'group', 'aria-label': name }, bar, details);
  draw();

  if (!disabled) {
    bar.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.target.closest('.stop')) return;
      const box = bar.getBoundingClientRect();
      add(Math.round(((event.clientX - box.left) / box.width) * 100) / 100);
    });
  }

  /// In requests colours are texts.
  function written() {
    return stops.map((stop) => ({ color: typeof stop.color === 'string' ? stop.color : sent(stop.color), location: stop.location, from: stop.from }));
  }

  function sent(color) {
    if (color?.reference) return { reference: color.reference };
    return color?.spelling ?? writtenColor(colorOf(color));
  }

  function css() {
    const sorted = [...stops].sort((a, b) => a.location - b.location);
    if (sorted.length === 0) return 'transparent';
    if (sorted.length === 1) return cssText(shownColor(sorted[0].color));
    return `linear-gradient(to right, ${sorted.map((stop) => `${cssText(shownColor(stop.color))} ${stop.location * 100}%`).join(', ')})`;
  }

  /// What lies beyond the bar is at its end.
  function leftOf(stop) {
    return `${Math.min(1, Math.max(0, stop.location)) * 100}%`;
  }

  function draw() {
    fill.style.background = css();
    for (const old of bar.querySelectorAll('.stop')) old.remove();
    stops.forEach((stop, index) => {
      const handle = make('button', {
        type: 'button', class: `stop${index === chosen ? ' is-chosen' : ''}`, role: 'slider', disabled, tabindex: index === chosen ? '0' : '-1',
        'aria-label': `${name}, stop ${index + 1} of ${stops.length}`, 'aria-valuemin': '-500', 'aria-valuemax': '500', 'aria-valuenow': Math.round(stop.location * 100),
        'aria-valuetext': `${Math.round(stop.location * 100)} percent`, style: { left: leftOf(stop) }, data: { focus: `${focusKey}.stop${index}` },
        on: { pointerdown: (event) => drag(event, index), keydown: (event) => press(event, index), focus: () => choose(index) },
      }, make('span', { style: { background: cssText(shownColor(stop.color)) } }));
      bar.append(handle);
    });
    drawDetails();
  }

  function drawDetails() {
    const stop = stops[chosen];
    if (!stop) {
      replace(details, disabled ? null : button({ text: 'Add a stop', run: () => add(0) }));
      return;
    }
    replace(details,
      colorField({
        name: `Stop ${chosen + 1}, colour`, ...colorPart(stop.color, stop.text), disabled, focusKey: `${focusKey}.color`,
        change: () => {
          const whole = change();
          const index = chosen;
          const wrapped = (color) => { stops[index] = { ...stops[index], color }; fill.style.background = css(); return written(); };
          return { show: (color) => whole.show(wrapped(color)), commit: (color) => whole.commit(wrapped(color)), cancel: () => whole.cancel() };
        },
      }),
      numberField({
        name: `Stop ${chosen + 1}, location in percent`, value: Math.round(stop.location * 1000) / 10, min: -500, max: 500, step: 1, unit: '%', disabled,
        focusKey: `${focusKey}.location`,
        change: () => {
          const whole = change();
          const index = chosen;
          const wrapped = (percent) => { stops[index] = { ...stops[index], location: percent / 100 }; moved(index); return written(); };
          return { show: (percent) => whole.show(wrapped(percent)), commit: (percent) => whole.commit(wrapped(percent)), cancel: () => whole.cancel() };
        },
      }).element,
      disabled ? null : button({ name: 'Add a stop', icon: 'plus', class: 'quiet', run: () => add(null) }),
      disabled ? null : button({ name: 'Remove this stop', icon: 'minus', class: 'quiet', disabled: stops.length < 2, run: () => remove(chosen) }),
      disabled ? null : button({ name: 'Reverse the gradient', icon: 'swap', class: 'quiet', run: () => reverse() }));
  }

  function moved(index) {
    fill.style.background = css();
    const handle = bar.querySelectorAll('.stop')[index];
    if (!handle) return;
    handle.style.left = leftOf(stops[index]);
    handle.setAttribute('aria-valuenow', Math.round(stops[index].location * 100));
    handle.setAttribute('aria-valuetext', `${Math.round(stops[index].location * 100)} percent`);
  }

  function choose(index) {
    if (chosen === index) return;
    chosen = index;
    chosenStops.set(focusKey, index);
    bar.querySelectorAll('.stop').forEach((handle, at) => {
      handle.classList.toggle('is-chosen', at === index);
      handle.tabIndex = at === index ? 0 : -1;
    });
    drawDetails();
  }

  function drag(event, index) {
    if (event.button !== 0 || disabled) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    choose(index);
    handle.focus();
    const before = stops[index].location;
    let isOff = false;
    const move = (each) => {
      const box = bar.getBoundingClientRect();
      isOff = stops.length > 1 && (each.clientY < box.top - 40 || each.clientY > box.bottom + 40);
      handle.classList.toggle('is-off', isOff);
      const location = Math.min(1, Math.max(0, (each.clientX - box.left) / box.width));
      const next = Math.round(location * 100) / 100;
      if (next === stops[index].location) return;
      stops[index] = { ...stops[index], location: next };
      moved(index);
      gesture ??= change();
      gesture.show(written());
    };
    const end = (each) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape, true);
      const done = gesture;
      gesture = null;
      if (!each || each.type === 'pointercancel') {
        stops[index] = { ...stops[index], location: before };
        moved(index);
        done?.cancel();
      } else if (isOff) {
        remove(index, done);
      } else if (done) {
        done.commit(written());
        drawDetails();
      }
    };
    const escape = (each) => {
      if (each.key !== 'Escape') return;
      each.stopPropagation();
      end(null);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape, true);
  }

  // A key that is held down is one change.
  const keys = keyGesture(() => {
    const done = gesture;
    gesture = null;
    done?.commit(written());
  });

  function press(event, index) {
    const step = { ArrowRight: 0.01, ArrowUp: 0.01, ArrowLeft: -0.01, ArrowDown: -0.01, PageUp: 0.1, PageDown: -0.1 }[event.key];
    const fixed = { Home: 0, End: 1 }[event.key];
    if (step !== undefined || fixed !== undefined) {
      event.preventDefault();
      const next = fixed ?? Math.min(5, Math.max(-5, stops[index].location + step * (event.shiftKey ? 10 : 1)));
      stops[index] = { ...stops[index], location: Math.round(next * 100) / 100 };
      moved(index);
      gesture ??= change();
      gesture.show(written());
      keys.again();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && stops.length > 1) {
      event.preventDefault();
      remove(index);
    } else if (event.key === '[' || event.key === ']') {
      event.preventDefault();
      const handles = bar.querySelectorAll('.stop');
      handles[(index + (event.key === ']' ? 1 : -1) + stops.length) % stops.length].focus();
    }
  }

  /// Adds a stop in the colour that the gradient has there; at `null`, between the chosen one and the next.
  function add(at) {
    const sorted = [...stops].sort((a, b) => a.location - b.location);
    const from = stops[chosen] ?? sorted[0];
    let location = at;
    if (location === null) {
      const next = sorted[sorted.indexOf(from) + 1] ?? sorted[sorted.indexOf(from) - 1];
      location = next ? Math.round(((from.location + next.location) / 2) * 100) / 100 : 1;
    }
    const before = [...sorted].reverse().find((stop) => stop.location <= location) ?? sorted[0];
    const after = sorted.find((stop) => stop.location >= location) ?? sorted.at(-1);
    const stop = { color: before ? mixed(before, after, location) : '#000000', location };
    const index = stops.findIndex((each) => each.location > location);
    stops.splice(index < 0 ? stops.length : index, 0, stop);
    chosen = stops.indexOf(stop);
    chosenStops.set(focusKey, chosen);
    draw();
    announce('Stop added');
    change().commit(written());
  }

  function mixed(before, after, location) {
    const [a, b] = [before, after].map((stop) => converted(shownColor(stop.color) ?? colorOf('#000000'), 'srgb'));
    const range = after.location - before.location;
    const part = range === 0 ? 0 : (location - before.location) / range;
    return writtenColor({ space: 'srgb', rgb: a.rgb.map((c, at) => c + (b.rgb[at] - c) * part), alpha: a.alpha + (b.alpha - a.alpha) * part });
  }

  function remove(index, gestureSoFar) {
    stops.splice(index, 1);
    chosen = Math.max(0, Math.min(index, stops.length - 1));
    chosenStops.set(focusKey, chosen);
    draw();
    announce('Stop removed');
    (gestureSoFar ?? change()).commit(written());
  }

  function reverse() {
    stops = stops.map((stop) => ({ ...stop, location: Math.round((1 - stop.location) * 10000) / 10000 })).reverse();
    chosen = stops.length - 1 - chosen;
    draw();
    change().commit(written());
  }

  return element;
}
