// The look that the page shows, in its address: whoever has the same files sees the same with it.

import { page, when, tell, found } from './store.js';
import { select } from './selection.js';

/// In milliseconds: how long a hand rests before the address follows it. Browsers refuse addresses that change more often than that.
const patience = 250;
const views = ['live', 'looks', 'compare', 'overview'];

/// What stands behind the # of the page's address: `style=Pill.primary&states=highlighted&modes=dark`.
export function lookAddress() {
  const { subject, look, canvas, outline } = page;
  if (!subject) return '';
  const query = new URLSearchParams({ [subject.kind]: subject.id });
  const add = (name, value) => { if (value) query.set(name, value); };
  add('states', look.states.join('+'));
  add('modes', outline.axes.map((axis) => (look.modes[axis.name] === axis.default ? null : look.modes[axis.name])).filter(Boolean).join('+'));
  add('textSize', look.textSize);
  add('rtl', look.rightToLeft ? '1' : null);
  if (canvas.view !== 'live') add('view', canvas.view);
  if (canvas.size) add('size', `${canvas.size.width}x${canvas.size.height}`);
  add('zoom', canvas.zoom ? String(Math.round(canvas.zoom * 100)) : null);
  return query.toString();
}

/// Shows the look that an address names. What it doesn't name is as usual, and what isn't there is left out.
export function showLook(address) {
  const query = new URLSearchParams(address);
  const names = (key) => (query.get(key) ?? '').split('+').filter(Boolean);
  const known = page.outline.states ?? [];
  page.look.states = names('states').filter((each) => known.length === 0 || known.includes(each));
  const modes = names('modes');
  page.look.modes = Object.fromEntries(page.outline.axes.map((axis) => [axis.name, axis.values.find((each) => modes.includes(each)) ?? axis.default]));
  page.look.textSize = page.outline.textSizes.includes(query.get('textSize')) ? query.get('textSize') : null;
  page.look.rightToLeft = query.get('rtl') === '1';
  const [width, height] = (query.get('size') ?? '').split('x').map(Number);
  page.canvas.size = width >= 1 && width <= 4000 && height >= 1 && height <= 4000 ? { width, height } : null;
  const zoom = Number(query.get('zoom')) / 100;
  page.canvas.zoom = zoom >= 0.1 && zoom <= 32 ? zoom : null;
  if (views.includes(query.get('view'))) page.canvas.view = query.get('view'); else if (query.has('states') || query.has('modes')) page.canvas.view = 'live';
  tell('look canvas zoom');
}

/// What an address, or a whole link with one in it, leads to; null where nothing here has that name.
export function linked(text) {
  const address = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text;
  const pair = [...new URLSearchParams(address)].find(([kind, id]) => ['style', 'token', 'component'].includes(kind) && found(kind, id));
  return pair ? { kind: pair[0], id: pair[1], address } : null;
}

/// Goes where a link leads; false where that isn't here.
export async function follow(text) {
  const there = linked(text);
  if (!there) return false;
  await select(there.kind, there.id);
  showLook(there.address);
  return true;
}

let timer = null;

/// Has the address say from now on what is shown.
export function keepAddress() {
  const first = location.hash.slice(1);
  if (/&(states|modes|size|zoom|view|textSize|rtl)=/.test(first)) showLook(first);
  when('look canvas size zoom', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = lookAddress();
      if (address && address !== location.hash.slice(1)) history.replaceState(history.state, '', `#${address}`);
    }, patience);
  });
  window.addEventListener('hashchange', () => {
    const there = linked(location.hash);
    // What the page wrote itself is shown already.
    if (there && there.address !== lookAddress()) follow(location.hash);
  });
}
