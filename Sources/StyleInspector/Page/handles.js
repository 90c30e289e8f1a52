// Handles in the picture for values of the chosen layer: the line and the stops of a gradient, the offset and the blur of shadows. They are
// moved by mouse, finger or arrow keys. What is written is a value, in the way in which its attribute writes it.

import { make, makeSVG, replace } from './elements.js';
import { page, tell } from './store.js';
import { Change, sendable } from './edits.js';
import { refreshed } from './refresh.js';
import { seenEntry } from './row.js';
import { announce } from './announce.js';
import { keyGesture } from './hands.js';
import { gradientHandles } from './gradientHandles.js';
import { shadowHandles } from './shadowHandles.js';

const kinds = { gradient: gradientHandles, shadow: shadowHandles };
/// From how many pixels on an edge or a middle pulls.
const pull = 5;
/// How far two ends stand apart at least. In pixels.
const apart = 48;

/// `overlay` knows where layers lie, `zoom` gives pixels a point. `leave` gets the focus when the layer is let go.
export function valueHandles({ overlay, zoom, leave }) {
  const lines = makeSVG('svg', { class: 'overlay', 'aria-hidden': 'true' });
  const element = make('div', { class: 'value-handles', role: 'group', hidden: true }, lines);
  /// By id: they stay the same while values change, for the one that is held has the pointer and the focus.
  const made = new Map();
  let chosen = null;
  /// The handles that are shown, and what holds them while what is written isn't back yet.
  let [shown, held] = [null, null];
  /// What a hand or keys do now: `{id, part, change, values}`.
  let gesture = null;
  let turns = 0;
  // A key that is held down is one change.
  const keys = keyGesture(() => finish());

  function choose(name) {
    if (name !== chosen) keys.now();
    chosen = name;
    held = null;
    layOut();
  }

  // What can be set

  /// What a key of a layer is in the look that is shown, and the entry where that is set. Where it is a property, as it is or as a part of a
  /// shadow, that is set.
  function look(name) {
    const rows = page.detail.rows ?? [];
    return (key) => {
      const row = rows.find((each) => each.key === `${name}.${key}`);
      if (!row) return null;
      const entry = seenEntry(row);
      const locked = (each) => (each.editable === false ? each.why : page.outline.readOnly ? 'it can only be looked at' : null);
      // What a style or a variant says itself follows nothing.
      if (['style', 'parent', 'variant'].includes(entry.author) || !row.follows?.length) return { entry, value: entry.value, why: locked(row) ?? formula(entry, key) };
      const property = row.follows.length === 1 ? rows.find((each) => each.key === row.follows[0]) : null;
      const source = property && seenEntry(property);
      const own = { entry: source, why: source && (locked(property) ?? formula(source, key)) };
      if (source && isSame(source.value, entry.value)) return { ...own, value: entry.value };
      const part = { shadowOffset: 'offset', shadowRadius: 'radius' }[key];
      if (part && property?.control?.kind === 'shadow' && isSame(source.value?.[part], entry.value)) return { ...own, value: entry.value, whole: source };
      return { entry, value: entry.value, why: `it follows ${row.follows.map((each) => `‘${each}’`).join(' and ')}; change that instead` };
    };
  }

  /// A formula isn't written over by a number.
  function formula(entry, key) {
    const text = entry.isSet && !entry.reference ? entry.editText ?? entry.text ?? '' : '';
    const computed = { stops: /location:[^,}\n]*\$/, shadows: /(offset|radius):[^}\n]*\$/ }[key] ?? /\$/;
    return computed.test(text) && entry.value && !entry.value.color ? `it is computed: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}` : null;
  }

  function layer() {
    if (page.canvas.tool !== 'layers' || page.canvas.motion || page.canvas.view !== 'live' || !chosen) return null;
    const found = overlay.layers().find((each) => each.name === chosen);
    return found && found.path.length === 1 ? found : null;
  }

  // Where it is shown

  function layOut() {
    const here = layer();
    const sets = {};
    for (const [kind, make] of Object.entries(here && page.detail ? kinds : {})) {
      const set = make({ size: here.frame, look: look(here.path[0]), pixel: 1 / zoom() });
      if (set) sets[kind] = set;
    }
    offer(here, Object.keys(sets));
    shown = sets[page.canvas.handles] ?? null;
    element.hidden = !shown;
    if (!shown) {
      held = null;
      return;
    }
    element.setAttribute('aria-label', `${page.canvas.handles === 'gradient' ? 'Gradient' : 'Shadow'} of ${here.name}`);
    const values = held ?? shown.values;
    const all = shown.handles(values);
    for (const [id, each] of made) if (!all.some((handle) => handle.id === id)) { each.remove(); made.delete(id); }
    const to = placer(here);
    for (const handle of all) show(handle, to, here);
    draw(values, all, to);
  }

  /// Which handles the layer has, and which of these are shown: those that a person chose last, or else a gradient's own.
  function offer(here, own) {
    const offers = here ? [...(here.depth > 0 ? ['frame'] : []), ...own] : [];
    const usual = offers.includes('gradient') && here.kind === 'gradient' ? 'gradient' : offers[0] ?? 'frame';
    const handles = offers.includes(page.canvas.preferred) ? page.canvas.preferred : usual;
    const isSame = handles === page.canvas.handles && offers.join() === page.canvas.offers.join();
    Object.assign(page.canvas, { offers, handles });
    if (!isSame) tell('handles');
  }

  /// From points of the layer to pixels of the picture.
  function placer({ frame, transform }) {
    const scale = zoom();
    const [a, b, c, d, e, f] = transform ?? [1, 0, 0, 1, 0, 0];
    return (point) => {
      const [x, y] = [frame.x + point.x, frame.y + point.y];
      return { x: (a * x + c * y + e) * scale, y: (b * x + d * y + f) * scale };
    };
  }

  /// From a way in pixels to one in points of the layer.
  function distance({ transform }, x, y) {
    const scale = zoom();
    const [a, b, c, d] = transform ?? [1, 0, 0, 1];
    const area = a * d - b * c;
    if (Math.abs(area) < 1e-9) return { x: 0, y: 0 };
    return { x: (d * x - c * y) / area / scale, y: (a * y - b * x) / area / scale };
  }

  /// Where a handle stands: ends that lie close to each other are pulled apart, and what lies far outside stands at the picture's edge.
  function standing(handle, to) {
    const at = to(handle.at);
    if (handle.from) {
      const other = to(handle.from);
      const length = Math.hypot(at.x - other.x, at.y - other.y);
      const missing = Math.max(0, apart - length) / (handle.isPair ? 2 : 1);
      const side = length > 0.5 ? { x: (at.x - other.x) / length, y: (at.y - other.y) / length } : { x: 0, y: handle.id === 'startPoint' ? -1 : 1 };
      at.x += side.x * missing;
      at.y += side.y * missing;
    }
    const { clientWidth, clientHeight } = element.parentElement;
    const within = (number, most) => Math.min(most + 24, Math.max(-24, number));
    return { x: within(at.x, clientWidth), y: within(at.y, clientHeight) };
  }

  function show(handle, to, here) {
    let each = made.get(handle.id);
    if (!each) {
      each = make('button', { type: 'button', class: 'value-handle', data: { handle: handle.id, focus: `handle.${handle.id}` } }, make('span', { class: 'value-dot' }));
      listen(each, handle.id);
      made.set(handle.id, each);
      element.append(each);
    }
    const why = shown.parts[handle.part]?.why ?? null;
    const { x, y } = standing(handle, to);
    Object.assign(each.style, { left: `${x}px`, top: `${y}px` });
    each.firstChild.style.setProperty('--stop', handle.color ?? '');
    each.className = `value-handle is-${handle.kind}${why ? ' is-fixed' : ''}`;
    const how = why ? `It stays as it is: ${why}` : 'Arrow keys move it, with Shift farther';
    each.title = `${handle.name}: ${handle.text}${why ? `. ${how}` : ''}`;
    if (handle.isSlider) {
      const facts = { role: 'slider', 'aria-label': `${handle.name} of ${here.name}${why ? `. ${how}` : ''}`, 'aria-valuemin': handle.least, 'aria-valuemax': handle.most, 'aria-valuenow': handle.value, 'aria-valuetext': handle.text };
      for (const [name, value] of Object.entries(facts)) each.setAttribute(name, value);
      each.setAttribute('aria-readonly', String(Boolean(why)));
    } else {
      each.setAttribute('aria-label', `${handle.name} of ${here.name}, ${handle.text}. ${how}`);
    }
  }

  function draw(values, all, to) {
    const path = (points) => `M${points.map(to).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
    const ways = [...shown.lines(values).map(path), ...all.filter((each) => each.stem).map((each) => path([each.stem, each.at]))];
    replace(lines, ['handle-halo', 'handle-line'].map((kind) => makeSVG('path', { class: kind, d: ways.join('') })));
  }

  // What a hand does

  const current = (id) => shown?.handles(held ?? shown.values).find((each) => each.id === id);

  function hold(values) {
    turns += 1;
    held = values;
    layOut();
  }

  /// The values, each of a list with its place in what is written: so that the others stay as they are written.
  function numbered(values) {
    return Object.fromEntries(Object.entries(values).map(([part, value]) => [part, Array.isArray(value) ? value.map((each, from) => ({ ...each, from })) : value]));
  }

  /// Begins to change what a handle stands for; null, having said why, where that stays as it is.
  function begin(handle) {
    const part = shown.parts[handle.part];
    if (part?.why) {
      announce(`${handle.name} stays as it is: ${part.why}`);
      return null;
    }
    return { part: handle.part, id: handle.id, change: new Change(part.entry, () => made.get(handle.id) ?? element, { isOfControl: true }), values: numbered(held ?? shown.values) };
  }

  function step(values) {
    gesture.values = values;
    hold(values);
    gesture.change.show(sendable(values[gesture.part]));
  }

  async function finish() {
    const { change, part, values } = gesture;
    gesture = null;
    await settle(change.commit(sendable(values[part])));
  }

  async function takeBack() {
    const { change } = gesture;
    keys.stop();
    gesture = null;
    held = null;
    layOut();
    await settle(change.cancel());
  }

  /// Shows what the file says, when that is known, unless something else is held by then.
  async function settle(work) {
    const turn = turns;
    await work;
    await refreshed();
    if (turn !== turns || gesture) return;
    held = null;
    layOut();
  }

  function listen(each, id) {
    each.addEventListener('pointerdown', (event) => {
      keys.now();
      const [here, handle] = [layer(), current(id)];
      if (event.button !== 0 || !here || !handle || gesture) return;
      event.preventDefault();
      each.focus({ preventScroll: true });
      const started = begin(handle);
      if (!started) return;
      const start = started.values;
      let hasMoved = false;
      each.setPointerCapture(event.pointerId);
      const follow = (move) => {
        const [x, y] = [move.clientX - event.clientX, move.clientY - event.clientY];
        if (!hasMoved && Math.hypot(x, y) < 3) return;
        hasMoved = true;
        gesture ??= started;
        const by = distance(here, x, y);
        const to = { x: handle.at.x + by.x, y: handle.at.y + by.y };
        step(handle.moved(start, to, { isStraight: move.shiftKey, pull: move.ctrlKey || move.metaKey ? 0 : pull / zoom() }));
      };
      const end = (ended) => {
        each.removeEventListener('pointermove', follow);
        each.removeEventListener('pointerup', end);
        each.removeEventListener('pointercancel', end);
        document.removeEventListener('keydown', cancel, true);
        if (gesture !== started) return;
        if (ended?.type === 'pointerup') finish(); else takeBack();
      };
      const cancel = (pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.preventDefault();
        pressed.stopPropagation();
        end(null);
      };
      each.addEventListener('pointermove', follow);
      each.addEventListener('pointerup', end);
      each.addEventListener('pointercancel', end);
      document.addEventListener('keydown', cancel, true);
    });
    each.addEventListener('keydown', (event) => press(event, id));
  }

  function press(event, id) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }[event.key];
    const handle = current(id);
    if (!handle || (!by && !['Escape', 'Delete', 'Backspace', '[', ']'].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    // A hand holds it.
    if (gesture && !keys.isGoingOn()) return;
    if (event.key === 'Escape') {
      if (gesture) takeBack(); else leave();
    } else if (event.key === '[' || event.key === ']') {
      const all = [...made.keys()];
      made.get(all[(all.indexOf(id) + (event.key === ']' ? 1 : -1) + all.length) % all.length]).focus({ preventScroll: true });
    } else if (by) {
      if (gesture?.id !== id) keys.now();
      gesture ??= begin(handle);
      if (!gesture) return;
      step(current(id).keyed(gesture.values, by, event.shiftKey));
      keys.again();
    } else {
      remove(handle, id);
    }
  }

  /// Takes a stop away, and gives the focus to the one before.
  function remove(handle, id) {
    keys.now();
    const started = handle.removed?.(shown.values) ? begin(handle) : null;
    if (!started) return;
    const values = handle.removed(started.values);
    const before = made.get(`stop${Math.max(0, Number(id.slice(4)) - 1)}`);
    gesture = { ...started, values };
    hold(values);
    before?.focus({ preventScroll: true });
    announce('Stop removed');
    finish();
  }

  return { element, choose, layOut };
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
