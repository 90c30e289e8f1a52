// A layer that is chosen in the picture is moved, and sized by its edges and corners: by mouse, finger or arrow keys. It snaps to edges and
// centres of what it lies in and of its siblings. What is written is its frame, in the shape that this has in the file.

import { make, makeSVG, replace } from './elements.js';
import { page, takeRevision, tell, when } from './store.js';
import { server, Refusal } from './server.js';
import { attemptNow, dragging, inTurn, picture } from './edits.js';
import { editedLook, loadDetail } from './selection.js';
import { refreshed } from './refresh.js';
import { revealLayer } from './attributes.js';
import { announce } from './announce.js';
import { snapped } from './snapping.js';
import { numberField } from './numberField.js';
import { conditionLabel, numberText } from './words.js';

/// From how many pixels on a line pulls.
const pull = 5;
/// How far apart handles stand at least. In pixels.
const apart = 56;

const sides = [['nw', -1, -1], ['n', 0, -1], ['ne', 1, -1], ['w', -1, 0], ['e', 1, 0], ['sw', -1, 1], ['s', 0, 1], ['se', 1, 1]];

/// `overlay` knows where layers lie, `zoom` gives pixels a point. `leave` gets the focus when the layer is let go. `chose` hears what is
/// chosen: the whole control too, which isn't placed.
export function framing({ overlay, zoom, leave, chose }) {
  const box = make('button', { type: 'button', class: 'frame-box', data: { focus: 'frame' } });
  const handles = sides.map(([id, x, y]) => make('div', { class: `frame-handle ${id}`, 'aria-hidden': 'true', data: { x, y } }));
  const lines = makeSVG('svg', { class: 'overlay', 'aria-hidden': 'true' });
  const element = make('div', { class: 'framing', hidden: true }, lines, box, handles);
  const fields = make('div', { class: 'frame-fields', role: 'group', hidden: true });
  // While one look is shown, attributes are written for that look, and a frame isn't: the language has one for all.
  const always = make('span', { class: 'soft frame-always', hidden: true });
  /// For what the fields were made, and by the side that it is of, each.
  let [fieldsOf, inputs] = [null, {}];
  /// The layer that is to be chosen when the picture has it.
  let awaited = null;
  /// The name of the layer's first picture, with the number that a copy has.
  let chosen = null;
  /// By its name, what is known of each layer that was chosen: where it is by the file (`base`), and where the hand has put it (`rect`), in the
  /// picture, in points; `written`, its frame as the file has it then, so that what is written over is that and no other; `since`, the revision
  /// of the files when it was last put elsewhere, as an older picture shows it where it was; how many times it is being written (`count`).
  const places = new Map();
  let now = placeOf(null);
  let isHeld = false;
  let sessions = 0;

  function placeOf(name) {
    if (!places.has(name)) places.set(name, { base: null, rect: null, written: null, since: 0, count: 0 });
    return places.get(name);
  }

  /// The layer as it is in the picture and in the file, with what it lies in and what lies there too; null for none.
  function found() {
    const all = overlay.layers();
    const at = all.findIndex((each) => each.name === chosen && each.path.length === 1);
    if (at < 1) return null;
    const layer = all[at];
    const parentOf = (index) => all.slice(0, index).findLast((each) => each.depth === all[index].depth - 1) ?? all[0];
    const parent = parentOf(at);
    const siblings = all.filter((each, index) => index > 0 && each !== layer && !each.hidden && !each.transform && each.depth === layer.depth && parentOf(index) === parent);
    const declared = page.detail.layers?.find((each) => each.name === layer.path[0]);
    const isInStack = page.detail.layers?.find((each) => each.name === declared?.parent)?.kind === 'stack';
    return { layer, parent, siblings, declared, isInStack, component: page.detail.component, why: reason(layer, parent, declared) };
  }

  function reason(layer, parent, declared) {
    if (page.outline.readOnly) return 'it can only be looked at';
    if (page.detail.layersWhy) return page.detail.layersWhy;
    if (layer.mask || !declared?.own) return 'it is declared elsewhere';
    if (layer.transform || parent.transform) return 'it is turned or scaled';
    return page.canvas.motion ? 'it moves' : null;
  }

  /// Chooses what is pointed at, or nothing: a layer of a component in a layer stands for that.
  function choose(name) {
    const layer = overlay.layers().find((each) => each.name === name);
    chosen = !layer || layer.depth === 0 ? null : layer.path.length > 1 ? pictureOf(layer.path[0]) : layer.name;
    now = placeOf(chosen);
    chose(chosen ?? layer?.name ?? null);
    layOut();
    if (chosen) tell('layer', { name: layer.path[0], by: 'canvas' });
  }

  /// The name of the first picture of a layer that a file calls so.
  function pictureOf(name) {
    return overlay.layers().find((each) => each.path.length === 1 && each.path[0] === name)?.name ?? null;
  }

  when('layer', ({ name, by }) => {
    if (by !== 'tree' || page.canvas.tool !== 'layers') return;
    chosen = pictureOf(name);
    awaited = chosen ? null : name;
    now = placeOf(chosen);
    chose(chosen);
    layOut();
  });

  when('subject', () => places.clear());

  function layOut() {
    if (awaited && pictureOf(awaited)) {
      [chosen, awaited] = [pictureOf(awaited), null];
      now = placeOf(chosen);
      chose(chosen);
    }
    const here = page.canvas.tool === 'layers' && chosen ? found() : null;
    element.hidden = !here;
    if (!here && now.count === 0) now.rect = null;
    if (!here) { drawFields(null); return; }
    const isShown = overlay.revision() >= now.since && page.detail.revision >= now.since;
    if ((!isHeld && now.count === 0 && isShown) || !now.base || !now.rect) Object.assign(now, { base: here.layer.frame, rect: { ...here.layer.frame }, written: here.declared?.frame ?? null });
    const { rect } = now;
    const scale = zoom();
    drawFields(here);
    place(box, rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale);
    const pads = [Math.max(0, (apart - rect.width * scale) / 2), Math.max(0, (apart - rect.height * scale) / 2)];
    handles.forEach((handle, index) => {
      const [id, x, y] = sides[index];
      handle.hidden = Boolean(here.why) || page.canvas.handles !== 'frame' || (here.isInStack && !['e', 's', 'se'].includes(id));
      place(handle, (rect.x + (rect.width * (x + 1)) / 2) * scale + x * pads[0], (rect.y + (rect.height * (y + 1)) / 2) * scale + y * pads[1]);
    });
    box.classList.toggle('is-fixed', Boolean(here.why) || here.isInStack);
    const where = `${numberText(round(rect.width))} × ${numberText(round(rect.height))} at ${numberText(round(rect.x - here.parent.frame.x))}, ${numberText(round(rect.y - here.parent.frame.y))}`;
    const how = here.why ? `It stays where it is: ${here.why}` : here.isInStack ? 'With Alt, arrow keys change its size; its stack places it' : 'Arrow keys move it, with Alt they change its size';
    const scope = oneLook() && !here.why ? `. In all looks, not only ${oneLook()}` : '';
    box.setAttribute('aria-label', `${here.layer.name}, ${where}. ${how}${scope}. Escape lets it go`);
    box.title = here.why ? `${here.layer.name}: ${here.why}` : `${here.layer.name}: drag it, Escape lets it go`;
  }

  // Numbers

  /// The place and the size as numbers: from the edges of what the layer lies in.
  function drawFields(here) {
    fields.hidden = !here;
    if (!here) { fieldsOf = null; return; }
    const made = JSON.stringify([here.layer.name, here.why, here.isInStack]);
    if (made !== fieldsOf) {
      fieldsOf = made;
      fields.setAttribute('aria-label', `Place and size of ${here.layer.name}`);
      fields.title = here.why ? `It stays where it is: ${here.why}` : here.isInStack ? 'Its stack places it' : 'In points, from the edges of what it lies in';
      inputs = Object.fromEntries([['x', 'X', 'X'], ['y', 'Y', 'Y'], ['width', 'Width', 'W'], ['height', 'Height', 'H']].map(([part, label, prefix]) => [part, numberField({
        name: `${label} of ${here.layer.name}`, prefix, value: numberOf(part, here), min: part === 'width' || part === 'height' ? 0 : null, step: 1, focusKey: `frame.${part}`,
        disabled: Boolean(here.why) || (here.isInStack && (part === 'x' || part === 'y')), change: () => changeOf(part),
        whole: () => found()?.parent.frame[part === 'x' || part === 'width' ? 'width' : 'height'] ?? null,
      })]));
      replace(fields, Object.values(inputs).map((each) => each.element), always);
    }
    const shown = oneLook();
    always.hidden = !shown || Boolean(here.why);
    always.textContent = shown ? `In all looks, not only ${shown}` : '';
    for (const [part, field] of Object.entries(inputs)) field.update(numberOf(part, here));
  }

  /// The look that is shown, where it isn't the usual one; null otherwise.
  function oneLook() {
    const { states, modes } = editedLook();
    const words = conditionLabel(states, modes);
    return words === conditionLabel('', '') ? null : words;
  }

  /// That a frame is written for all looks, where one of them is shown.
  function forAll() {
    const shown = oneLook();
    return shown ? `, in all looks: a layer has one place and size, also while you see ${shown}` : '';
  }

  function numberOf(part, here) {
    return round(now.rect[part] - (part === 'x' || part === 'y' ? here.parent.frame[part] : 0));
  }

  function changeOf(part) {
    const session = newSession();
    const own = now;
    const start = { ...own.rect };
    const here = found();
    const put = (number) => {
      if (number === null) return;
      own.rect = { ...start, [part]: number + (part === 'x' || part === 'y' ? here.parent.frame[part] : 0) };
    };
    return {
      show(number) {
        put(number);
        isHeld = true;
        layOut();
        live(here, session);
      },
      commit(number) {
        isHeld = false;
        put(number);
        own.count += 1;
        layOut();
        own.count -= 1;
        write(session, own, here);
      },
      cancel() {
        const wasShown = isHeld;
        isHeld = false;
        own.rect = start;
        if (wasShown) takeBack(session);
        layOut();
      },
    };
  }

  function place(each, x, y, width, height) {
    each.style.left = `${x}px`;
    each.style.top = `${y}px`;
    if (width === undefined) return;
    each.style.width = `${width}px`;
    each.style.height = `${height}px`;
  }

  function drawLines(all) {
    const p = (number) => (number * zoom()).toFixed(2);
    replace(lines, all.map(({ axis, at, from, to }) => makeSVG('path', { class: 'snap-line', d: axis === 'x' ? `M${p(at)} ${p(from)}V${p(to)}` : `M${p(from)} ${p(at)}H${p(to)}` })));
  }

  // What a hand does

  /// The rectangle where one edge or both of each axis have been moved by so many points; nothing gets smaller than nothing.
  function moved(start, [x, y], by) {
    const next = { ...start };
    for (const [axis, side, length] of [['x', x, 'width'], ['y', y, 'height']]) {
      if (side === null) continue;
      if (side === 0) next[axis] += by[axis];
      else if (side > 0) next[length] = Math.max(0, start[length] + by[axis]);
      else {
        const step = Math.min(by[axis], start[length]);
        next[axis] += step;
        next[length] -= step;
      }
    }
    return next;
  }

  function listen(target, edges) {
    target.addEventListener('pointerdown', (event) => {
      const here = found();
      if (event.button !== 0 || !here || isHeld) return;
      event.preventDefault();
      box.focus({ preventScroll: true });
      const [fromX, fromY] = [event.clientX, event.clientY];
      const isFixed = here.why || (here.isInStack && target === box);
      let hasMoved = false;
      const start = { ...now.rect };
      const session = newSession();
      target.setPointerCapture(event.pointerId);
      isHeld = true;
      const follow = (each) => {
        const scale = zoom();
        const by = { x: (each.clientX - fromX) / scale, y: (each.clientY - fromY) / scale };
        if (!hasMoved && Math.hypot(each.clientX - fromX, each.clientY - fromY) < 3) return;
        hasMoved = true;
        if (isFixed) return;
        // A hand that holds Shift moves along one axis.
        if (each.shiftKey && target === box) by[Math.abs(by.x) < Math.abs(by.y) ? 'x' : 'y'] = 0;
        const { next, guides } = snapped(moved(start, edges, by), edges, here, { start, pull: each.ctrlKey || each.metaKey ? 0 : pull / scale });
        now.rect = next;
        drawLines(guides);
        layOut();
        live(here, session);
      };
      const end = (ended) => {
        target.removeEventListener('pointermove', follow);
        target.removeEventListener('pointerup', end);
        target.removeEventListener('pointercancel', end);
        document.removeEventListener('keydown', cancel, true);
        isHeld = false;
        drawLines([]);
        if (ended?.type !== 'pointerup') { now.rect = { ...start }; if (hasMoved) takeBack(session); layOut(); return; }
        if (hasMoved && isFixed) announce(`${here.layer.name} stays where it is: ${here.why ?? 'its stack places it'}`);
        else if (hasMoved) write(session, now, here);
        else if (target === box) pick(ended);
      };
      const cancel = (pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.preventDefault();
        pressed.stopPropagation();
        end(null);
      };
      target.addEventListener('pointermove', follow);
      target.addEventListener('pointerup', end);
      target.addEventListener('pointercancel', end);
      document.addEventListener('keydown', cancel, true);
    });
  }

  /// A click without a move chooses what lies at the point, which may be in the layer that was chosen.
  function pick(event) {
    const pane = element.parentElement.getBoundingClientRect();
    const layer = overlay.layerAt((event.clientX - pane.left) / zoom(), (event.clientY - pane.top) / zoom());
    if (layer) choose(layer.name);
    reveal();
  }

  function reveal() {
    const here = found();
    if (here) revealLayer(here.layer.path[0]);
  }

  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      choose(null);
      leave();
      return;
    }
    if (event.key === 'Enter') { event.preventDefault(); reveal(); return; }
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = by && !event.ctrlKey && !event.metaKey ? found() : null;
    if (!here || isHeld) return;
    event.preventDefault();
    event.stopPropagation();
    if (here.why || (here.isInStack && !event.altKey)) { announce(`${here.layer.name} stays where it is: ${here.why ?? 'its stack places it'}`); return; }
    const step = event.shiftKey ? 10 : 1;
    const edges = [by[0] ? (event.altKey ? 1 : 0) : null, by[1] ? (event.altKey ? 1 : 0) : null];
    now.rect = moved(now.rect, edges, { x: by[0] * step, y: by[1] * step });
    now.count += 1;
    layOut();
    now.count -= 1;
    write(newSession(), now, here);
    announce(`${box.getAttribute('aria-label').split('. ')[0]}${forAll()}`);
  });

  // What is written

  function newSession() {
    sessions += 1;
    return `frame-${sessions}-${Math.random().toString(36).slice(2, 8)}`;
  }

  function request(here, from, to, more) {
    const { parent, layer } = here;
    const inParent = (each) => ({ x: round(each.x - parent.frame.x), y: round(each.y - parent.frame.y), width: round(each.width), height: round(each.height) });
    return {
      action: 'frame', component: here.component, layer: layer.path[0], frame: inParent(to), from: inParent(from), written: now.written,
      size: { width: parent.frame.width, height: parent.frame.height }, rightToLeft: page.look.rightToLeft || undefined, ...more,
    };
  }

  let [asking, next] = [null, null];

  /// Shows the picture as it is to be. One step is on its way; of those that come meanwhile, the last counts.
  function live(here, session) {
    if (page.detail.kind !== 'style') return;
    dragging.session = session;
    next = request(here, now.base, now.rect, { live: true, session, style: page.detail.id, picture: picture() });
    asking ??= (async () => {
      try {
        while (next) {
          const step = next;
          next = null;
          const answer = await server.layers(step);
          takeRevision(answer.revision);
          if (answer.svg) tell('drawn', { svg: answer.svg, revision: answer.revision });
        }
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        // It is told when the hand lets go.
      } finally {
        asking = null;
      }
    })();
  }

  async function takeBack(session) {
    next = null;
    await asking;
    if (dragging.session === session) dragging.session = null;
    try {
      const answer = await server.edit({ session, cancel: true });
      takeRevision(answer.revision);
    } finally {
      tell('pictures', null);
      loadDetail();
    }
  }

  /// One after the other: each says what the one before has written. What comes meanwhile goes together. `was` is the layer `own` when the hand
  /// let it go: another one may be chosen by then.
  function write(session, own, was) {
    own.count += 1;
    inTurn(async () => {
      try {
        next = null;
        await asking;
        if (dragging.session === session) dragging.session = null;
        const here = (now === own && found()) || was;
        if (!here || here.why || !own.rect) return;
        const target = { ...own.rect };
        if (isSame(own.base, target)) return;
        const answer = await attemptNow(() => server.layers(request(here, own.base, target, { session, written: own.written })), `${here.layer.name} placed${forAll()}`);
        if (answer) Object.assign(own, { base: target, written: answer.frame ?? null, since: page.outline.revision }); else await takeBack(session);
        await refreshed();
      } finally {
        own.count -= 1;
        if (own.count === 0 && page.detail) layOut();
      }
    });
  }

  listen(box, [0, 0]);
  handles.forEach((handle, index) => {
    const [, x, y] = sides[index];
    listen(handle, [x || null, y || null]);
  });

  return { element, fields, choose, layOut, focus: () => box.focus({ preventScroll: true }), chosen: () => chosen };
}

function isSame(one, other) {
  return ['x', 'y', 'width', 'height'].every((key) => Math.abs(one[key] - other[key]) < 0.005);
}

function round(number) {
  return Math.round(number * 100) / 100;
}
