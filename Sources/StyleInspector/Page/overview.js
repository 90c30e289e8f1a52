// Many styles at once: a card for each that the navigator lists. Pictures are made as they come into view.

import { make, replace } from './elements.js';
import { page, when, tell } from './store.js';
import { server } from './server.js';
import { select, selectAlso, shownLook } from './selection.js';
import { listedStyles } from './navigator.js';

const cards = make('div', { class: 'cards' });
const whole = make('div', { class: 'overview', tabindex: '0', role: 'region', 'aria-label': 'All styles' }, cards);
let shown = '';
let rest = [];
let lastRow = null;
let lastComponent = null;
const end = make('div', { class: 'cards-end' });

const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    draw(target);
  }
}, { rootMargin: '300px' });

const ending = new IntersectionObserver((entries) => { if (entries.some((each) => each.isIntersecting)) more(); }, { rootMargin: '1200px' });

export function overview() {
  shown = '';
  list();
  return whole;
}

when('listed', () => { if (whole.isConnected) list(); });
when('look canvas', () => { if (whole.isConnected) redraw(() => true); });
when('pictures', (styles) => { if (whole.isConnected) redraw((style) => !styles || styles.has?.(style)); });
when('subject others', () => {
  for (const card of cards.querySelectorAll('.card')) card.classList.toggle('is-selected', isSelected(card.dataset.style));
});

function isSelected(id) {
  return page.subject?.kind === 'style' && (page.subject.id === id || page.others.includes(id));
}

function list() {
  const styles = listedStyles();
  const key = styles.map((style) => style.id).join('\n');
  if (key === shown) return;
  shown = key;
  watcher.disconnect();
  rest = styles;
  lastRow = null;
  lastComponent = null;
  replace(cards, styles.length === 0 ? make('p', { class: 'empty' }, 'Nothing matches.') : null);
  more();
}

/// The next cards: so many at a time that a thousand styles are there without a pause, the others when they are come near to.
function more() {
  const next = rest.slice(0, 240);
  rest = rest.slice(240);
  for (const style of next) {
    if (style.component !== lastComponent) {
      lastComponent = style.component;
      lastRow = make('div', { class: 'card-row' });
      const summary = page.index.component.get(style.component)?.summary;
      cards.append(make('section', { class: 'card-group' }, make('h2', {}, style.component), summary ? make('p', {}, summary) : null, lastRow));
    }
    const each = card(style);
    lastRow.append(each);
    watcher.observe(each);
  }
  end.remove();
  if (rest.length === 0) return;
  cards.append(end);
  ending.unobserve(end);
  ending.observe(end);
}

function card(style) {
  return make('button', {
    type: 'button', class: `card${isSelected(style.id) ? ' is-selected' : ''}`, data: { style: style.id }, title: style.summary ?? null,
    on: { click: (event) => ((event.ctrlKey || event.metaKey) && !server.isGallery && !page.outline.readOnly ? selectAlso('style', style.id) : open(style.id)) },
  }, make('span', { class: 'card-picture' }, make('img', { alt: '', decoding: 'async' })), make('span', { class: 'card-name' }, style.id));
}

function open(id) {
  page.canvas.view = 'live';
  select('style', id);
  tell('canvas');
}

function draw(each) {
  const look = { ...shownLook(), size: null, margin: null };
  const image = each.querySelector('img');
  const address = server.picture(each.dataset.style, look);
  if (image.getAttribute('src') !== address) image.src = address;
  each.dataset.drawn = 'true';
}

function redraw(condition) {
  for (const each of cards.querySelectorAll('.card[data-drawn]')) {
    if (!condition(each.dataset.style)) continue;
    delete each.dataset.drawn;
    watcher.unobserve(each);
    watcher.observe(each);
  }
}
