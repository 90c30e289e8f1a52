// All looks of a style: its states beside each other, a row for each mode.

import { make, button, replace } from './elements.js';
import { page, when, tell } from './store.js';
import { server } from './server.js';
import { shownSize } from './selection.js';
import { conditionLabel, modeLabel, namesIn, stateLabel } from './words.js';

const table = make('table', { class: 'looks' });
const whole = make('div', { class: 'looks-scroll', tabindex: '0', role: 'region', 'aria-label': 'All looks' }, table);
let throttle = null;

export function looksGrid() {
  draw();
  requestAnimationFrame(() => scale());
  return whole;
}

when('detail look canvas', () => { if (page.canvas.view === 'looks') draw(); });
when('pictures', () => renew());
// While a hand moves, these follow a little behind the live picture.
when('drawn', () => { throttle ??= setTimeout(() => { throttle = null; renew(); }, 120); });
when('zoom', () => scale());

function axesOf(mode) {
  const modes = {};
  for (const name of namesIn(mode)) {
    const axis = page.outline.axes.find((each) => each.values.includes(name));
    if (axis) modes[axis.name] = name;
  }
  return modes;
}

function draw() {
  const detail = page.detail;
  if (!detail || detail.kind === 'token') return;
  const states = detail.states?.length ? detail.states : ['normal'];
  const modes = detail.modes?.length ? detail.modes : [''];
  replace(table,
    make('caption', { class: 'visually-hidden' }, `Looks of ${detail.id}`),
    make('thead', {}, make('tr', {}, make('td'), states.map((state) => make('th', { scope: 'col' }, stateLabel(namesIn(state)))))),
    make('tbody', {}, modes.map((mode) => make('tr', { data: { ground: namesIn(mode).includes('dark') ? 'dark' : 'light' } },
      make('th', { scope: 'row' }, namesIn(mode).length > 0 ? namesIn(mode).map(modeLabel).join(', ') : 'Light'),
      states.map((state) => make('td', {}, cell(detail, state, mode)))))));
  scale();
}

function lookOf(detail, state, mode) {
  return {
    states: namesIn(state), modes: namesIn(mode), margin: detail.margin, textSize: page.look.textSize, rightToLeft: page.look.rightToLeft,
    size: page.canvas.size, isComponent: detail.kind === 'component',
  };
}

function cell(detail, state, mode) {
  const look = lookOf(detail, state, mode);
  const image = make('img', { src: server.picture(detail.id, look), alt: '', loading: 'lazy', decoding: 'async', data: { state, mode } });
  return button({
    name: `Show ${conditionLabel(state, mode) === 'Always' ? 'Normal' : conditionLabel(state, mode)}`, class: 'look-cell',
    run: () => {
      page.look.states = namesIn(state);
      const own = axesOf(mode);
      page.look.modes = Object.fromEntries(page.outline.axes.map((axis) => [axis.name, own[axis.name] ?? axis.default]));
      page.canvas.view = 'live';
      tell('look');
      tell('canvas');
    },
    'data-state': state,
  }).appendChild(image).parentElement;
}

function renew() {
  if (!whole.isConnected || !page.detail) return;
  for (const image of table.querySelectorAll('img')) image.src = server.picture(page.detail.id, lookOf(page.detail, image.dataset.state, image.dataset.mode));
}

/// The pictures' own size, times the zoom.
function scale() {
  if (!whole.isConnected || !page.detail) return;
  const detail = page.detail;
  const size = shownSize();
  const margin = detail.margin ?? { left: 8, right: 8, top: 8, bottom: 8 };
  const width = size.width + margin.left + margin.right;
  const columns = Math.max(1, detail.states?.length ?? 1);
  const room = (whole.clientWidth - 170) / columns - 18;
  const zoom = page.canvas.zoom ?? Math.max(0.5, Math.min(1.5, room / width));
  table.style.setProperty('--width', `${width * zoom}px`);
  table.style.setProperty('--height', `${(size.height + margin.top + margin.bottom) * zoom}px`);
  const fits = detail.fits && !page.canvas.size;
  for (const image of table.querySelectorAll('img')) {
    // Each look that is as large as its contents has a size of its own.
    image.onload = fits ? () => { image.style.width = `${image.naturalWidth * zoom}px`; image.style.height = `${image.naturalHeight * zoom}px`; } : null;
    if (!fits) image.removeAttribute('style'); else if (image.complete && image.naturalWidth) image.onload();
  }
}
