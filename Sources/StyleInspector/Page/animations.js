// The animations of a component and its transition on a time line: they are added, begin later, last longer, take another curve and go.

import { make, button, replace } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { announce } from './announce.js';
import { showDialog, showMenu } from './popover.js';
import { benchSection } from './benchSection.js';
import { field, nameField } from './newComponent.js';
import { curveDrawing, timingCurves } from './compoundFields.js';
import { takeAway } from './takeAway.js';
import { numberText, spaced, stateLabel } from './words.js';

const curves = [...Object.keys(timingCurves), 'spring', 'spring(0.3)'];
/// Kinds of values that have others between them.
const moving = ['number', 'color', 'point', 'size', 'transform', 'gradient', 'insets'];
const longest = 3600;
/// The bar, or its end, that has the focus when the list is made again.
let wanted = null;

/// The section with the time line; null where there is nothing to show.
export function animationsSection(detail) {
  if (server.isGallery || !detail.ownAnimations || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  const all = (detail.motions ?? []).map((motion) => ({ ...motion, isTransition: motion.kind === 'transition', own: detail.ownAnimations.find((each) => each.transition === (motion.kind === 'transition') && each.name === motion.name) }));
  if (why && all.length === 0) return null;
  return benchSection({ id: 'animations', title: 'Animations', key: 'openedAnimations' },
    make('p', { class: 'soft layers-note' }, `What moves in ${detail.component}: drag a bar to begin later, and its end to last longer.`),
    why ? '' : make('div', { class: 'layers-tools' }, button({ text: 'Add an animation…', icon: 'plus', 'data-focus': 'animations.add', run: () => add(detail) }),
      all.some((each) => each.isTransition) ? null : button({ text: 'Add a transition', icon: 'plus', 'data-focus': 'animations.transition', run: () => change({ action: 'add', transition: true, duration: 0.2 }, 'Transition added') })),
    all.length === 0 ? make('p', { class: 'soft layers-note' }, 'Nothing moves.') : timeLine(detail, all, why));
}

function timeLine(detail, all, why) {
  const end = Math.max(...all.map((each) => each.delay + each.duration));
  // A round number of seconds, with room to drag to.
  const scale = [0.5, 1, 2, 5, 10, 20, 60, 300].find((each) => each >= end * 1.25) ?? end * 1.25;
  const list = make('ul', { class: 'time-line', 'aria-label': `Animations of ${detail.component}` }, all.map((each) => item(detail, each, why, scale)));
  const focus = wanted;
  wanted = null;
  // When it is in the page.
  if (focus) requestAnimationFrame(() => [...list.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus === focus)?.focus({ preventScroll: true }));
  return [list, make('div', { class: 'time-scale soft', 'aria-hidden': 'true' }, [0, 0.25, 0.5, 0.75, 1].map((part) => make('span', {}, `${numberText(part * scale)} s`)))];
}

function item(detail, each, why, scale) {
  const title = each.isTransition ? 'Transition' : each.name;
  const what = each.isTransition ? 'A change of state' : [`${each.layer}.${each.property}`, each.state ? `while ${stateLabel(each.state.split('+'))}` : null, each.repeat === 'infinite' ? 'for ever' : each.repeat > 1 ? `${each.repeat} times` : null].filter(Boolean).join(', ');
  const fixed = why ? 'it can only be looked at' : each.own ? each.own.why : 'it is declared elsewhere';
  const named = { component: detail.component, ...(each.isTransition ? { transition: true } : { animation: each.name }) };
  const reason = (key) => fixed ?? (computed(each.own[key]) ? `it follows ‘${each.own[key]}’; change that instead` : null);
  const time = { delay: each.delay, duration: each.duration };
  const bar = make('button', { type: 'button', class: 'time-bar', role: 'slider', data: { focus: `animations.${title}.delay` } });
  const grip = make('button', { type: 'button', class: 'time-end', role: 'slider', data: { focus: `animations.${title}.duration` } });
  const track = make('div', { class: 'time-track' }, bar, grip);
  const show = () => {
    bar.style.left = `${(time.delay / scale) * 100}%`;
    bar.style.width = `${(time.duration / scale) * 100}%`;
    // Behind the bar, which is never too short for a finger.
    grip.style.left = `max(${((time.delay + time.duration) / scale) * 100}%, calc(${(time.delay / scale) * 100}% + 24px))`;
    for (const [element, key] of [[bar, 'delay'], [grip, 'duration']]) {
      const stays = reason(key);
      const facts = { 'aria-label': `${title}, ${key}${stays ? `. It stays as it is: ${stays}` : ''}`, 'aria-valuemin': 0, 'aria-valuemax': longest, 'aria-valuenow': time[key], 'aria-valuetext': `${numberText(time[key])} seconds`, 'aria-readonly': String(Boolean(stays)) };
      for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
      element.title = `${title}, ${key}: ${numberText(time[key])} s${stays ? `. ${stays}` : ''}`;
      element.classList.toggle('is-fixed', Boolean(stays));
    }
  };
  show();
  for (const [element, key] of [[bar, 'delay'], [grip, 'duration']]) {
    listen(element, { track, scale, time, key, show, stays: reason(key), title, write: (value) => { wanted = element.dataset.focus; return change({ action: 'change', ...named, [key]: value }, `${title}, ${key} ${numberText(value)} seconds`); } });
  }
  const curve = fixed ? make('span', { class: 'soft' }, each.curve) : make('select', { 'aria-label': `${title}, curve`, data: { focus: `animations.${title}.curve` } },
    [...curves, ...(curves.includes(each.curve) ? [] : [each.curve])].map((name) => make('option', { value: name, selected: name === each.curve }, spaced(name))));
  if (!fixed) curve.addEventListener('change', () => { wanted = curve.dataset.focus; change({ action: 'change', ...named, curve: curve.value }, `${title}: ${spaced(curve.value)}`); });
  const more = why || !each.own ? null : button({
    name: `More for ${each.isTransition ? 'the transition' : `the animation ${title}`}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
    run: () => showMenu(more, [
      { name: 'Begin at once', disabled: Boolean(reason('delay')) || time.delay === 0, run: () => change({ action: 'change', ...named, delay: 0 }, `${title} begins at once`) },
      { name: 'Delete…', icon: 'trash', run: () => remove(named, title) },
    ], title),
  });
  return make('li', { class: 'time-row', data: { animation: title } },
    make('div', { class: 'time-head' }, make('span', { class: 'layer-name' }, title), make('span', { class: 'soft layer-kind' }, what), more), track,
    make('div', { class: 'time-curve' }, curveDrawing(each.curve), curve));
}

/// Whether a number is written as something that computes it.
function computed(text) {
  return text !== null && text !== undefined && Number.isNaN(Number(text));
}

/// A bar or its end: dragged, and moved by arrow keys. Hundredths of a second are enough.
function listen(element, { track, scale, time, key, show, stays, title, write }) {
  const set = (value) => {
    time[key] = Math.round(Math.min(longest, Math.max(0, value)) * 100) / 100;
    show();
  };
  const refuse = () => announce(`${title}, ${key} stays as it is: ${stays}`);
  let timer = null;
  let before = time[key];
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    if (stays) { refuse(); return; }
    element.setPointerCapture(event.pointerId);
    before = time[key];
    const width = track.getBoundingClientRect().width;
    let hasMoved = false;
    const follow = (each) => {
      if (!hasMoved && Math.abs(each.clientX - event.clientX) < 3) return;
      hasMoved = true;
      const step = each.ctrlKey || each.metaKey ? 0.01 : 0.05;
      set(Math.round((before + ((each.clientX - event.clientX) / width) * scale) / step) * step);
    };
    const end = (ended) => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', cancel, true);
      if (!hasMoved) return;
      if (ended?.type === 'pointerup' && time[key] !== before) write(time[key]); else set(before);
    };
    const cancel = (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end(null);
    };
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    document.addEventListener('keydown', cancel, true);
  });
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (event.key === 'Escape' && timer) {
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer);
      timer = null;
      set(before);
      return;
    }
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (stays) { refuse(); return; }
    if (!timer) before = time[key];
    set(time[key] + by * (event.shiftKey ? 0.5 : 0.05));
    clearTimeout(timer);
    // A key that is held down is one change.
    timer = setTimeout(() => { timer = null; if (time[key] !== before) write(time[key]); }, 400);
  });
}

async function change(what, words) {
  const answer = await attempt(() => server.animations({ component: page.detail.component, ...what }), words);
  page.isStale = true;
  await refreshed();
  return answer;
}

function remove(named, title) {
  return takeAway({
    ask: (more) => server.animations({ action: 'delete', ...named, ...more }), run: (more) => change({ action: 'delete', ...named, ...more }, `${title} deleted`), title: `Delete ${title}?`, verb: 'Delete',
  });
}

function add(detail) {
  const rows = (detail.rows ?? []).filter((row) => row.section?.startsWith('layer:') && moving.includes(row.control?.kind));
  const layers = [...new Set(rows.map((row) => row.section.slice('layer:'.length)))];
  const name = nameField('', 'pulse');
  const layer = make('select', {}, layers.map((each) => make('option', { value: each }, each)));
  const property = make('select', {});
  const to = make('input', { type: 'text', class: 'text-input', autocomplete: 'off', spellcheck: 'false' });
  const fill = () => { to.value = rows.find((row) => row.key === property.value)?.spelling ?? ''; };
  const list = () => {
    replace(property, rows.filter((row) => row.section === `layer:${layer.value}`).map((row) => make('option', { value: row.key, selected: row.key.endsWith('.opacity') }, row.label)));
    fill();
  };
  layer.addEventListener('change', list);
  property.addEventListener('change', fill);
  list();
  const state = make('select', {}, make('option', { value: '' }, 'Always'), (detail.possibleStates ?? []).map((each) => make('option', { value: each }, stateLabel(each === 'normal' ? [] : [each]))));
  const duration = make('input', { type: 'text', inputmode: 'decimal', class: 'text-input', value: '0.5', autocomplete: 'off' });
  const curve = make('select', {}, curves.map((each) => make('option', { value: each, selected: each === 'easeInOut' }, spaced(each))));
  showDialog({
    title: `New animation of ${detail.component}`,
    content: [field('Name', name), field('Layer', layer), field('Attribute', property), field('Moves to', to, 'From what the layer shows.'), field('State', state), field('Seconds', duration), field('Curve', curve)],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({
        action: 'add', name: name.value.trim(), property: property.value, to: to.value.trim(), state: state.value, duration: Number(duration.value.replace(',', '.')), curve: curve.value,
      }, `${name.value.trim()} added`)) !== null,
    }],
  });
}
