// The live picture: it is pressed, hovered and focused as the real control would be, dragged to another size, and its layers are
// pointed at.

import { make, button, replace } from './elements.js';
import { areNamesHeld, page, when, tell } from './store.js';
import { server } from './server.js';
import { shownLook, shownSize } from './selection.js';
import { overlay } from './overlay.js';
import { stateLabel } from './words.js';
import { easing } from './compoundFields.js';
import { revealLayer } from './attributes.js';
import { spokenIn } from './spoken.js';
import { framing } from './framing.js';
import { valueHandles } from './handles.js';

/// What the pointer and the keyboard do to the control now.
const touched = { hovered: false, highlighted: false, focused: false };
let shownStates = '';
let latest = 0;

const pictures = make('div', { class: 'pictures' });
const control = make('button', {
  type: 'button', class: 'control-face',
  on: {
    pointerenter: () => touch('hovered', true), pointerleave: () => { touch('hovered', false); touch('highlighted', false); },
    pointerdown: (event) => { if (event.button === 0 && page.canvas.tool === 'try') touch('highlighted', true); },
    pointerup: () => touch('highlighted', false), pointercancel: () => touch('highlighted', false),
    focus: () => touch('focused', true), blur: () => { touch('focused', false); touch('highlighted', false); },
    keydown: pressKey, keyup: (event) => { if (event.key === ' ' || event.key === 'Enter') touch('highlighted', false); },
    click: (event) => clicked(event),
  },
});
const layer = overlay();
const values = valueHandles({ overlay: layer, zoom: shownZoom, leave: () => { frame.choose(null); control.focus(); } });
const frame = framing({ overlay: layer, zoom: shownZoom, leave: () => control.focus(), chose: values.choose });
const pixelGrid = make('div', { class: 'pixel-grid', 'aria-hidden': 'true' });
const handles = [['right', 1, 0, 'Width'], ['bottom', 0, 1, 'Height'], ['corner', 1, 1, 'Size']].map(([id, x, y, name]) => handle(id, x, y, name));
const artboard = make('div', { class: 'artboard' }, pictures, pixelGrid, layer.element, control, handles, frame.element, values.element);
const caption = make('p', { class: 'stage-caption', 'aria-live': 'polite' });
const scroller = make('div', { class: 'stage-scroll', tabindex: '-1' }, artboard);
const whole = make('div', { class: 'stage' }, scroller, frame.fields, caption);

export function stage() {
  // It is on the page by then.
  queueMicrotask(() => show());
  return whole;
}

scroller.addEventListener('wheel', (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 200));
}, { passive: false });
/// The size of what is around the picture. It is told when the page is laid out anyway: asking for it while a picture is shown would
/// have all of the page laid out once more.
let room = null;
new ResizeObserver(([{ contentRect }]) => {
  room = contentRect.width > 0 ? { width: contentRect.width, height: contentRect.height } : null;
  layOut();
}).observe(scroller);

when('subject', () => frame.choose(null));
when('detail', () => { preload(); show(); });
when('look canvas', () => show());
when('size', () => show());
when('handles', () => frame.layOut());
when('pictures', (styles) => { if (!styles || styles.has?.(page.subject?.id)) { layer.forget(); show({ moves: false }); preload(); } });
when('drawn', ({ svg, moves }) => {
  if (page.canvas.view !== 'live' || page.canvas.pixels || (page.canvas.motion && !moves)) return;
  // A browser reads what stands in the address itself in a third of the time that it takes for a blob.
  put(`data:image/svg+xml,${encodeURIComponent(svg)}`, null, loaded);
  layer.forget();
});

function isLive() {
  return whole.isConnected && page.detail && page.detail.kind !== 'token';
}

/// The states that show: those chosen above, and what the hand does.
function states() {
  const possible = page.detail.possibleStates ?? ['normal'];
  const forced = page.look.states;
  if (forced.includes('disabled')) return forced;
  const touchedNow = page.canvas.tool === 'try' ? Object.keys(touched).filter((state) => touched[state]) : [];
  return possible.filter((state) => state !== 'normal' && state !== 'disabled' && (forced.includes(state) || touchedNow.includes(state)));
}

function touch(state, holds) {
  if (touched[state] === holds) return;
  touched[state] = holds;
  if (isLive() && (page.detail.possibleStates ?? []).includes(state)) show();
}

function pressKey(event) {
  if (event.key === ' ' || event.key === 'Enter') {
    if (!event.repeat && page.canvas.tool === 'try') touch('highlighted', true);
  } else if (event.key.startsWith('Arrow') && page.canvas.tool === 'layers') {
    event.preventDefault();
    layer.step(event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1);
  }
}

function pointAt(event) {
  const box = artboard.getBoundingClientRect();
  const zoom = shownZoom();
  layer.pointAt((event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom);
}

/// A cell is selected by a touch; a button is not.
function clicked(event) {
  if (page.canvas.tool === 'layers') {
    // A finger points and clicks at once; a key clicks nowhere.
    if (event.detail > 0) pointAt(event);
    const name = layer.pointed();
    frame.choose(layer.pointedName());
    if (name) revealLayer(name);
    if (frame.chosen()) frame.focus();
    return;
  }
  if (!(page.detail.possibleStates ?? []).includes('selected') || page.look.states.includes('disabled')) return;
  // What has a look while it is selected is switched, as a toggle, a chip or a cell is. It stays so, and edits are for that look.
  const isOn = page.look.states.includes('selected');
  page.look.states = isOn ? page.look.states.filter((state) => state !== 'selected') : [...page.look.states, 'selected'];
  tell('look');
}

control.addEventListener('pointermove', (event) => { if (page.canvas.tool === 'layers') pointAt(event); });
control.addEventListener('pointerleave', () => layer.pointAt(null));

/// The picture's size in points, with the margin that shadows need.
function extent() {
  const detail = page.detail;
  const size = shownSize();
  const margin = detail.margin ?? { top: 8, left: 8, bottom: 8, right: 8 };
  return { size, margin, width: size.width + margin.left + margin.right, height: size.height + margin.top + margin.bottom };
}

export function shownZoom() {
  if (page.canvas.zoom) return page.canvas.zoom;
  if (!isLive() || !room) return 1;
  const { width, height } = extent();
  // Below the picture stands what it shows.
  const fit = Math.min(room.width / width, (room.height - 32) / height);
  return Math.max(0.1, Math.min(room.width > 1036 ? 4 : 3, fit > 1 ? Math.floor(fit * 2) / 2 : fit));
}

export function zoomTo(zoom) {
  page.canvas.zoom = zoom === null ? null : Math.max(0.1, Math.min(32, zoom));
  layOut();
  tell('zoom');
}

export function zoomBy(factor) {
  zoomTo(shownZoom() * factor);
}

/// Takes the size of a control that is as large as its contents from its picture. Returns whether it is another one than before.
function fit(picture) {
  if (!page.detail.fits || page.canvas.size) return false;
  const { size, margin } = extent();
  const unit = Number(page.canvas.pixels ?? 1);
  const fitted = { width: picture.naturalWidth / unit - margin.left - margin.right, height: picture.naturalHeight / unit - margin.top - margin.bottom };
  if (fitted.width === size.width && fitted.height === size.height) return false;
  page.canvas.fitted = fitted;
  tell('fitted');
  return true;
}

function layOut() {
  if (!isLive()) return;
  const { size, margin, width, height } = extent();
  const zoom = shownZoom();
  artboard.style.width = `${width * zoom}px`;
  artboard.style.height = `${height * zoom}px`;
  const face = { left: margin.left, top: margin.top, width: size.width, height: size.height };
  for (const [key, value] of Object.entries(face)) control.style[key] = `${value * zoom}px`;
  artboard.style.setProperty('--right', `${(margin.left + size.width) * zoom}px`);
  artboard.style.setProperty('--bottom', `${(margin.top + size.height) * zoom}px`);
  artboard.style.setProperty('--middle-x', `${(margin.left + size.width / 2) * zoom}px`);
  artboard.style.setProperty('--middle-y', `${(margin.top + size.height / 2) * zoom}px`);
  const unit = page.canvas.pixels ? zoom / Number(page.canvas.pixels) : zoom;
  pixelGrid.hidden = !page.canvas.pixelGrid || unit < 4;
  pixelGrid.style.backgroundSize = `${unit}px ${unit}px`;
  for (const each of handles) each.hidden = Boolean(page.detail.fixedSize) || page.canvas.tool !== 'try' || Boolean(server.isGallery);
  layer.layOut(zoom, width, height);
  layOutHandles();
  tell('zoom');
}

function lookNow() {
  const look = { ...shownLook(), states: states() };
  if (page.canvas.pixels) Object.assign(look, { format: 'png', scale: page.canvas.pixels });
  if (page.canvas.motion) Object.assign(look, { motion: page.canvas.motion, states: page.look.states });
  return look;
}

function show({ moves = true } = {}) {
  if (!isLive() || page.canvas.view !== 'live') return;
  // What is shown may have another name soon. All is shown again then.
  if (areNamesHeld()) return;
  const look = lookNow();
  const isSameStyle = pictures.dataset.style === page.detail.id;
  pictures.dataset.style = page.detail.id;
  const name = look.states.join('+');
  const isStateChange = isSameStyle && name !== shownStates;
  shownStates = name;
  control.setAttribute('aria-label', `${page.detail.id}, ${stateLabel(look.states)}${page.canvas.tool === 'try' ? '. Press it to try it' : '. Arrow keys go through its layers, Enter chooses one'}`);
  control.classList.toggle('points', page.canvas.tool === 'layers');
  artboard.classList.toggle('pixelated', Boolean(page.canvas.pixels));
  caption.textContent = captionOf(look);
  layOut();
  const transition = moves && isStateChange ? page.detail.motions?.find((motion) => motion.kind === 'transition') : null;
  put(server.picture(page.detail.id, lookAs(look)), transition);
  layer.load(page.detail, lookAs(look), !server.isGallery && (page.canvas.tool === 'layers' || page.canvas.guides), () => {
    caption.textContent = captionOf(look);
  }, layOutHandles);
}

/// Those of values first: they decide whether the frame has handles.
function layOutHandles() {
  values.layOut();
  frame.layOut();
}

/// The state, the layer that is pointed at, or what VoiceOver would say and what the boxes of symbols stand for.
function captionOf(look) {
  return [stateLabel(look.states), ...(layer.caption() ? [layer.caption()] : [spokenIn(page.detail, look), standIns(page.detail)])].filter(Boolean).join(' · ');
}

/// Which symbols are boxes in the picture; empty where there are none.
function standIns(detail) {
  const names = [...new Set(detail.rows.flatMap((row) => {
    const { value } = row.shown ?? row;
    return row.control?.symbols ? value : row.control?.kind === 'image' ? value?.system : null;
  }).filter(Boolean))];
  const shown = names.slice(0, 3).map((name) => `“${name}”`).join(', ') + (names.length > 3 ? ' …' : '');
  if (names.length === 0) return '';
  return names.length === 1 ? `The box stands for the symbol ${shown}` : `The boxes stand for the symbols ${shown}`;
}

/// A component is drawn as it comes.
function lookAs(look) {
  return page.detail.kind === 'component' ? { ...look, isComponent: true } : look;
}

/// Resolves when an SVG has been read. `decode` waits for a frame on top of that, which a hand that drags would feel.
function loaded(image) {
  return new Promise((resolve, reject) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', reject, { once: true });
  });
}

/// Shows another picture once it has been loaded; over the transition's time where the state changed. The two are added up
/// light by light (`plus-lighter`), which is exactly what lies between them.
async function put(address, transition, isReady = (image) => image.decode()) {
  latest += 1;
  const turn = latest;
  const next = make('img', { src: address, alt: '', draggable: 'false' });
  try {
    await isReady(next);
  } catch {
    // A picture that can't be drawn leaves the last one.
    if (next.naturalWidth === 0) return;
  }
  if (turn !== latest) return;
  if (fit(next)) layOut();
  const old = pictures.lastElementChild;
  for (const each of [...pictures.children]) if (each !== old) each.remove();
  pictures.append(next);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!old || !transition || isStill || !(transition.duration > 0)) {
    old?.remove();
    tell('painted');
    return;
  }
  const length = transition.length ?? transition.duration;
  const timing = { duration: length * 1000, delay: (transition.delay ?? 0) * 1000, easing: easing(transition.curve, length / transition.duration), fill: 'both' };
  next.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  old.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.then(() => old.remove(), () => old.remove());
}

/// The looks that a touch leads to are at hand before it comes.
let preloading = null;

function preload() {
  clearTimeout(preloading);
  preloading = setTimeout(() => {
    if (!isLive()) return;
    if (areNamesHeld() || document.documentElement.dataset.loading) { preload(); return; }
    for (const joined of page.detail.states ?? []) {
      const look = { ...shownLook(), states: joined.split('+').filter((state) => state !== 'normal') };
      const image = new Image();
      image.src = server.picture(page.detail.id, lookAs(look));
    }
  }, 300);
}

/// Something to drag the size by; with arrow keys, one point, with Shift ten.
function handle(id, x, y, name) {
  const element = make('button', {
    type: 'button', class: `size-handle ${id}`, 'aria-label': `${name}, arrow keys change it`, title: `Drag to change the ${name.toLowerCase()}`,
    on: {
      keydown: (event) => {
        const step = event.shiftKey ? 10 : 1;
        const by = { ArrowRight: [step * x, 0], ArrowLeft: [-step * x, 0], ArrowDown: [0, step * y], ArrowUp: [0, -step * y] }[event.key];
        if (!by) return;
        event.preventDefault();
        resize(shownSize(), ...by);
      },
      dblclick: () => { page.canvas.size = null; tell('canvas'); },
      pointerdown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        const start = shownSize();
        const zoom = shownZoom();
        page.canvas.zoom ??= zoom;
        const [fromX, fromY] = [event.clientX, event.clientY];
        // What is centred grows to both sides.
        const move = (each) => resize(start, ((each.clientX - fromX) / zoom) * 2 * x, ((each.clientY - fromY) / zoom) * 2 * y);
        const end = () => {
          element.removeEventListener('pointermove', move);
          element.removeEventListener('pointerup', end);
          element.removeEventListener('pointercancel', end);
          tell('canvas');
        };
        element.addEventListener('pointermove', move);
        element.addEventListener('pointerup', end);
        element.addEventListener('pointercancel', end);
      },
    },
  });
  return element;
}

let resizing = null;

function resize(start, width, height) {
  page.canvas.size = { width: Math.max(1, Math.round(start.width + width)), height: Math.max(1, Math.round(start.height + height)) };
  if (resizing) return;
  resizing = requestAnimationFrame(() => { resizing = null; tell('size'); });
}
