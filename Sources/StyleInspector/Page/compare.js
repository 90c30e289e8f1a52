// Two looks side by side, or one over the other: this style, and another one or an earlier version of it.

import { make, button, replace, freshID } from './elements.js';
import { page, when, tell } from './store.js';
import { server } from './server.js';
import { shownLook } from './selection.js';

let other = { version: 'start' };
let shows = 'beside';
const left = make('img', { alt: '', draggable: 'false' });
const right = make('img', { alt: '', draggable: 'false' });
const leftName = make('figcaption');
const rightName = make('figcaption');
const pair = make('div', { class: 'pair' }, make('figure', {}, make('div', { class: 'pair-picture' }, left), leftName), make('figure', {}, make('div', { class: 'pair-picture' }, right), rightName));
const listID = freshID('styles');
const list = make('datalist', { id: listID });
const otherField = make('input', {
  type: 'text', class: 'text-input', list: listID, placeholder: 'Another style', 'aria-label': 'Another style to compare with', autocomplete: 'off', spellcheck: 'false',
  on: { change: () => { if (page.index.style.has(otherField.value)) { other = { style: otherField.value }; draw(); } } },
});
const versions = [['start', 'When it was opened'], ['saved', 'As last saved'], ['commit', 'Last commit']].map(([version, label]) => make('button', {
  type: 'button', data: { version }, on: { click: () => { other = { version }; otherField.value = ''; draw(); } },
}, label));
const modes = [['beside', 'Side by side'], ['over', 'One over the other'], ['difference', 'Difference']].map(([id, label]) => make('button', {
  type: 'button', data: { id }, on: { click: () => { shows = id; draw(); } },
}, label));
const part = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'How much of each is shown', on: { input: () => split() } });
const whole = make('div', { class: 'compare' },
  make('div', { class: 'compare-bar' }, make('span', { class: 'segments', role: 'group', 'aria-label': 'Earlier version' }, versions), otherField, list,
    make('span', { class: 'segments', role: 'group', 'aria-label': 'How' }, modes), part), pair);

export function comparison() {
  draw();
  requestAnimationFrame(() => scale());
  return whole;
}

when('detail look canvas pictures drawn', () => { if (page.canvas.view === 'compare') draw(); });
when('zoom', () => scale());

function draw() {
  const detail = page.detail;
  if (!detail || detail.kind === 'token') return;
  const look = { ...shownLook(), isComponent: detail.kind === 'component' };
  replace(list, page.outline.styles.filter((style) => style.id !== detail.id).slice(0, 2000).map((style) => make('option', { value: style.id }, style.component)));
  for (const each of versions) {
    each.setAttribute('aria-pressed', String(other.version === each.dataset.version));
    each.hidden = Boolean(server.isGallery);
  }
  for (const each of modes) each.setAttribute('aria-pressed', String(shows === each.dataset.id));
  if (server.isGallery && other.version) other = { style: page.outline.styles.find((style) => style.id !== detail.id && !style.private)?.id };
  left.src = server.picture(detail.id, look);
  leftName.textContent = detail.id;
  if (other.style) {
    right.src = server.picture(other.style, { ...look, margin: null, size: page.canvas.size });
    rightName.textContent = other.style;
  } else {
    right.src = server.picture(detail.id, { ...look, version: other.version });
    rightName.textContent = `${detail.id}, ${{ start: 'when it was opened', saved: 'as last saved', commit: 'in the last commit' }[other.version]}`;
  }
  left.alt = leftName.textContent;
  right.alt = rightName.textContent;
  pair.dataset.shows = shows;
  part.hidden = shows !== 'over';
  split();
  scale();
}

function split() {
  pair.style.setProperty('--part', `${part.value}%`);
}

function scale() {
  if (!whole.isConnected) return;
  const room = pair.clientWidth / (shows === 'beside' && innerWidth > 760 ? 2 : 1) - 44;
  for (const image of [left, right]) {
    const apply = () => {
      const zoom = page.canvas.zoom ?? Math.min(2, room / image.naturalWidth);
      image.style.width = `${image.naturalWidth * zoom}px`;
    };
    if (image.complete && image.naturalWidth) apply(); else image.addEventListener('load', apply, { once: true });
  }
}
