// A token in the middle: what it looks like in each mode, and pictures of the styles that use it.

import { make, button, replace } from './elements.js';
import { page, when } from './store.js';
import { server } from './server.js';
import { select } from './selection.js';
import { colorOf, contrast, cssText, hexText } from './colors.js';
import { conditionLabel, counted, namesIn, valueText } from './words.js';
import { gradientText } from './readOnlyValue.js';

const samples = make('div', { class: 'token-samples' });
const users = make('div', { class: 'token-users' });
const heading = make('h2', {}, 'Where it is seen');
/// How many of them are shown.
const most = 120;
const whole = make('div', { class: 'token-view', tabindex: '0', role: 'region', 'aria-label': 'Token' }, samples, heading, users);
let shownFor = null;

export function tokenView() {
  draw();
  return whole;
}

when('detail', () => draw());
when('pictures drawn', () => {
  if (!whole.isConnected) return;
  for (const image of users.querySelectorAll('img')) image.src = server.picture(image.dataset.style, look());
});
when('look', () => { if (whole.isConnected) { shownFor = null; draw(); } });

function look() {
  return { modes: Object.entries(page.look.modes).filter(([axis, mode]) => page.outline.axes.find((each) => each.name === axis)?.default !== mode).map(([, mode]) => mode) };
}

async function draw() {
  const detail = page.detail;
  if (detail?.kind !== 'token') return;
  const row = detail.rows?.[0];
  const values = row ? [{ modes: '', value: row.value, spelling: row.spelling }, ...(row.overrides ?? [])] : [];
  replace(samples, values.map((each) => sample(detail, each)));
  if (shownFor === detail.id) return;
  shownFor = detail.id;
  replace(users);
  try {
    const { uses, seen } = await server.uses('token', detail.id);
    if (page.detail?.id !== detail.id) return;
    // A gallery knows what its styles show.
    const styles = seen ?? [...new Set(uses.map((use) => use.style).filter(Boolean))];
    heading.textContent = styles.length === 0 ? 'Where it is seen' : `Seen in ${counted(styles.length, 'style')}`;
    replace(users, styles.length === 0 ? make('p', { class: 'soft' }, 'It is seen in no style.') : styles.slice(0, most).map((style) => {
      const each = button({ name: `Show ${style}`, class: 'user-card', run: () => select('style', style) });
      each.append(make('img', { src: server.picture(style, look()), alt: '', loading: 'lazy', data: { style } }), make('span', {}, style));
      return each;
    }), styles.length > most ? make('p', { class: 'soft' }, `and ${counted(styles.length - most, 'other')}`) : '');
  } catch {
    // The samples are there without them.
  }
}

function sample(detail, { modes, value, spelling }) {
  const condition = conditionLabel('', modes);
  const name = condition === 'Always' && page.detail.rows[0].overrides?.length ? 'Other modes' : condition;
  const color = value?.css ? colorOf(value) : null;
  const isGradient = Array.isArray(value) && value[0]?.location !== undefined;
  const ground = namesIn(modes).includes('dark') ? 'dark' : 'light';
  const face = make('div', { class: 'sample-face', data: { ground } });
  if (color) face.style.background = `linear-gradient(${cssText(color)} 0 0), var(--checks)`;
  else if (isGradient) face.style.background = `${gradientText(value)}, var(--checks)`;
  else if (value?.radius !== undefined) face.append(shadowSample(value));
  else if (detail.type === 'length' && typeof value === 'number') face.append(make('span', { class: 'length-sample', style: { width: `${Math.min(Math.abs(value), 300)}px` } }));
  else face.append(make('span', { class: 'text-sample' }, valueText(value)));
  return make('figure', { class: 'sample' }, face,
    make('figcaption', {}, make('strong', {}, name), make('span', {}, spelling ?? valueText(value)),
      color ? make('span', { class: 'soft' }, `${hexText(color)} · ${contrast(color, { space: 'srgb', rgb: [1, 1, 1], alpha: 1 }).toFixed(1)} on white`) : null));
}

function shadowSample({ color, opacity, offset, radius }) {
  const cast = colorOf(color) ?? { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };
  const shown = cssText({ ...cast, alpha: cast.alpha * opacity });
  return make('span', { class: 'shadow-sample', style: { 'box-shadow': `${offset.width}px ${offset.height}px ${radius * 2}px ${shown}` } });
}
