// What other tools put on the clipboard becomes values of a style: attributes of another style, CSS such as Figma's, paths and
// gradients of SVG, and colours. What is converted to what is shown before it is written.

import { button, make, replace } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt, setValue, tellLeft } from './edits.js';
import { refreshed } from './refresh.js';
import { showDialog } from './popover.js';
import { notify } from './announce.js';
import { colorOf, cssText, parseColor } from './colors.js';
import { copy } from './readOnlyValue.js';
import { converted, convertedFor } from './convert.js';
import { drawnLayers } from './newLayers.js';
import { pasteLayers } from './layerTree.js';
import { conditionLabel, counted } from './words.js';

/// The most that is read.
const longest = 200_000;

// Copying

/// The attributes that the style sets itself, as a style file says them.
export function copyAttributes(detail) {
  const text = attributesText(detail);
  if (!text) { notify(`${detail.id} sets nothing itself.`); return null; }
  return copy(text, `Attributes of ${detail.id}`);
}

/// Lines of an entry; those of a value behind the first stand below its key.
function entryLines(key, text, indent) {
  const [first, ...rest] = text.split('\n');
  const space = ' '.repeat(indent);
  if (rest.length === 0) return [`${space}${key}: ${first}`];
  return [`${space}${key}:`, ...[first, ...rest].map((line) => `${space}  ${line}`)];
}

export function attributesText(detail) {
  const lines = [];
  const sections = { states: new Map(), modes: new Map() };
  for (const row of detail.rows ?? []) {
    if (row.section === 'style') continue;
    if (row.isSet && row.text !== undefined) lines.push(...entryLines(row.key, row.editText && row.text.includes('\n') ? row.editText : row.text, 0));
    for (const override of row.overrides ?? []) {
      if (!override.isSet || override.text === undefined || (override.states && override.modes)) continue;
      const [section, name] = override.states ? [sections.states, override.states] : [sections.modes, override.modes];
      if (!section.has(name)) section.set(name, []);
      section.get(name).push(...entryLines(row.key, override.editText && override.text.includes('\n') ? override.editText : override.text, 4));
    }
  }
  for (const [key, section] of Object.entries(sections)) {
    if (section.size === 0) continue;
    lines.push(`${key}:`);
    for (const [name, own] of section) lines.push(`  ${name}:`, ...own);
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

// Pasting

/// Pastes what stands on the clipboard, where the browser lets the page read it, or else what a person puts in.
export async function pasteAttributes() {
  let text = '';
  try {
    text = await navigator.clipboard.readText();
  } catch {
    // It is put in by hand.
  }
  openPaste(text);
}

/// Writes what stands on the clipboard to one attribute. Where the browser doesn't let the page read it, a person puts it in.
export async function pasteInto(entry, anchor) {
  let text = null;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    // It is put in by hand.
  }
  if (text !== null) return writeInto(entry, text, anchor);
  const area = make('textarea', { class: 'text-input paste-text', rows: '4', spellcheck: 'false', 'aria-label': 'What is pasted', 'data-autofocus': true, placeholder: 'A colour, CSS, or an SVG' });
  const { closed } = showDialog({
    title: `Paste into ${entry.row.label}`, content: [make('p', { class: 'soft' }, 'The browser doesn’t let the page read the clipboard. Put in what you have copied.'), area],
    actions: [{ name: 'Cancel' }, { name: 'Paste', kind: 'main' }],
  });
  return await closed === 'Paste' ? writeInto(entry, area.value, anchor) : false;
}

/// Writes what a text says to one attribute, and to no other. Gives back whether something was written.
export async function writeInto(entry, text, anchor) {
  const found = convertedFor(text.slice(0, longest), entry.row, page.detail?.rows ?? []);
  if (found.why) {
    notify(`${entry.row.label} stays as it is: ${found.why}.`, { kind: 'error' });
    return false;
  }
  return setValue({ ...entry, reference: null }, found.value, anchor);
}

/// Asks what of a text is to be written to the style, or to all that are changed together.
export function openPaste(text) {
  const { detail } = page;
  if (detail?.kind !== 'style' || page.outline.readOnly) return;
  const area = make('textarea', { class: 'text-input paste-text', rows: '5', spellcheck: 'false', 'aria-label': 'What is pasted', 'data-autofocus': true, placeholder: 'Figma: Copy as CSS. Or an SVG, a colour, or attributes that were copied here.', value: text.slice(0, longest) });
  const list = make('ul', { class: 'paste-list', 'aria-label': 'What becomes of it' });
  const told = make('p', { class: 'soft', role: 'status' });
  let wishes = [];
  const newLayers = make('p', { class: 'paste-layers' });
  const read = () => {
    const found = converted(area.value, detail.rows ?? []);
    // What is so anyway needs no line.
    wishes = found.wishes.map((wish) => ({ ...wish, isWanted: !isSaid(wish, detail.rows.find((row) => row.key === wish.key)) }));
    told.textContent = !area.value.trim() ? 'Put in what you have copied.'
      : wishes.length === 0 ? 'Nothing of it is an attribute of this style.'
        : `${counted(wishes.length, 'value')} of ${found.from}${found.left.length > 0 ? `; ${counted(found.left.length, 'line')} ${found.left.length === 1 ? 'has' : 'have'} no place here` : ''}.`;
    const drawn = detail.layers && !detail.layersWhy ? drawnLayers(area.value) : null;
    replace(newLayers, drawn ? [
      button({
        text: drawn.names.length === 1 ? 'Make a new layer of it' : `Make ${counted(drawn.names.length, 'new layer')} of it`, icon: 'plus',
        run: async () => { if (await pasteDrawn(drawn)) opened.dialog.close(); },
      }), make('span', { class: 'soft' }, ` All styles of ${detail.component} get it.`)] : null);
    replace(list, wishes.map(wishItem), found.left.map((each) => make('li', { class: 'soft' }, make('code', {}, each.source), make('span', {}, each.why))));
  };
  area.addEventListener('input', read);
  read();
  const count = 1 + page.others.length;
  // What it begins with is seen first.
  queueMicrotask(() => { area.setSelectionRange(0, 0); area.scrollTop = 0; });
  const opened = showDialog({
    title: count > 1 ? `Paste into ${counted(count, 'style')}` : `Paste into ${detail.id}`, class: 'wide',
    content: [area, told, list, newLayers],
    actions: [{ name: 'Cancel' }, {
      name: 'Paste', kind: 'main',
      run: async () => {
        const chosen = wishes.filter((wish) => wish.isWanted);
        if (chosen.length === 0) { told.textContent = 'Choose at least one value.'; return false; }
        const edits = [detail.id, ...page.others].flatMap((style) => chosen.map(({ key, states = '', modes = '', value }) => ({ style, key, states, modes, value })));
        const answer = await attempt(() => server.edits({ edits, label: `Paste ${counted(chosen.length, 'value')} into ${count > 1 ? counted(count, 'style') : detail.id}` }), 'Pasted');
        if (!answer) return false;
        tellLeft(answer.left, edits.length);
        page.isStale = true;
        await refreshed();
        return true;
      },
    }],
  });
}

/// Makes layers of what an SVG or a gradient draws, and says what of it has no place. Gives back whether it was done.
export async function pasteDrawn(drawn) {
  const answer = await pasteLayers(drawn.text);
  if (!answer) return false;
  if (drawn.left.length > 0) notify(`Left out: ${drawn.left.map((each) => `${each.source}, since ${each.why}`).join('; ')}.`);
  return true;
}

/// One value, with the attribute that it goes to, which may be another one of its kind.
function wishItem(wish) {
  const box = make('input', { type: 'checkbox', checked: wish.isWanted, on: { change: () => { wish.isWanted = box.checked; } } });
  const choices = wish.choices ?? [];
  const name = (key) => nameOf(page.detail.rows.find((row) => row.key === key));
  const target = choices.length > 1
    ? make('select', { 'aria-label': `Attribute for ${wish.source}`, on: { change: () => { wish.key = target.value; } } }, choices.map((key) => make('option', { value: key, selected: key === wish.key }, name(key))))
    : make('span', {}, name(wish.key));
  const when = conditionLabel(wish.states ?? '', wish.modes ?? '');
  return make('li', {}, make('label', { class: 'check' }, box, make('code', {}, wish.source)), make('span', { 'aria-hidden': 'true' }, '→'), target, when === 'Always' ? null : make('span', { class: 'soft' }, when), make('code', { class: 'soft' }, wish.shown), wish.isWanted ? null : make('span', { class: 'soft' }, 'as it is'));
}

/// Whether a row shows a value already.
function isSaid({ value, states, modes }, row) {
  if (states || modes || page.others.length > 0 || row?.value === null || row?.value === undefined) return false;
  if (row.control?.kind === 'color') {
    const [known, pasted] = [colorOf(row.value), typeof value === 'string' ? parseColor(value) : null];
    return Boolean(known && pasted) && cssText(known) === cssText(pasted);
  }
  return row.value === value;
}

/// “Border Color” of the control itself, “shine: Stops” of a layer.
function nameOf(row) {
  const layer = row.section?.startsWith('layer:') ? row.section.slice('layer:'.length) : null;
  return layer && layer !== 'layer' ? `${layer}: ${row.label}` : row.label;
}
