// What other tools put on the clipboard becomes values of a style: attributes of another style, CSS such as Figma's, paths and
// gradients of SVG, and colours. What is converted to what is shown before it is written.

import { button, freshID, make, replace } from './elements.js';
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
import { conditionLabel, counted, lookWords } from './words.js';

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
  openDialog(text, false);
}

/// Pastes what another tool put on the clipboard where a layer is wanted. Gives back false where there is nothing in it.
export async function pasteFromElsewhere(text) {
  const drawn = drawnLayers(text);
  // A component has no attributes of its own to ask about.
  if (page.detail?.kind !== 'style') return Boolean(drawn) && (await pasteDrawn(drawn), true);
  if (!drawn && converted(text, page.detail.rows ?? []).wishes.length === 0) return false;
  openDialog(text, true);
  return true;
}

/// `isForLayer` says that a new layer is wanted rather than values.
function openDialog(text, isForLayer) {
  const { detail } = page;
  if (detail?.kind !== 'style' || page.outline.readOnly) return;
  const area = make('textarea', { class: 'text-input paste-text', rows: '5', spellcheck: 'false', 'aria-label': 'What is pasted', 'data-autofocus': true, placeholder: 'Figma: Copy as CSS. Or an SVG, a colour, or attributes that were copied here.', value: text.slice(0, longest) });
  const list = make('ul', { class: 'paste-list', 'aria-label': 'What becomes of it' });
  const told = make('p', { class: 'soft', role: 'status' });
  let wishes = [];
  const count = 1 + page.others.length;
  let drawn = null;
  const newLayers = make('p', { class: 'paste-layers' });
  const forLook = whenChooser(count, () => showWishes());
  let left = [];
  const showWishes = () => {
    for (const wish of wishes) {
      // What is so anyway needs no line.
      if (!wish.isTouched) wish.isWanted = !isSaid(wish, forLook.isChosen());
    }
    replace(list, wishes.map((wish) => wishItem(wish, forLook)), left.map((each) => make('li', { class: 'soft' }, make('code', {}, each.source), make('span', {}, each.why))));
  };
  /// Whether the button below makes a layer: where that is what is wanted, or all there is.
  const makesLayer = () => Boolean(drawn) && (isForLayer || wishes.length === 0);
  const layerName = () => `Make a new layer of ${drawn.of}`;
  const showActions = () => {
    opened.main.textContent = makesLayer() ? layerName() : 'Paste';
    opened.main.disabled = wishes.length === 0 && !drawn;
    const close = async (work) => { if (await work()) opened.dialog.close(); };
    replace(newLayers, drawn ? [
      makesLayer() ? null : button({ text: layerName(), icon: 'plus', run: () => close(pasteLayerOfIt) }),
      make('span', { class: 'soft' }, ` All styles of ${detail.component} get the new layer. `),
      makesLayer() && wishes.length > 0 ? button({ text: 'Paste the values instead', run: () => close(pasteValues) }) : null] : null);
  };
  const read = () => {
    const found = converted(area.value, detail.rows ?? []);
    ({ wishes, left } = found);
    forLook.show(wishes);
    told.textContent = !area.value.trim() ? 'Put in what you have copied.'
      : wishes.length === 0 ? 'Nothing of it is an attribute of this style.'
        : `${counted(wishes.length, 'value')} of ${found.from}${found.left.length > 0 ? `; ${counted(found.left.length, 'line')} ${found.left.length === 1 ? 'has' : 'have'} no place here` : ''}.`;
    drawn = detail.layers && !detail.layersWhy ? drawnLayers(area.value) : null;
    showActions();
    showWishes();
  };
  area.addEventListener('input', read);
  const pasteLayerOfIt = () => pasteDrawn(drawn);
  const pasteValues = async () => {
    const chosen = wishes.filter((wish) => wish.isWanted);
    if (chosen.length === 0) { told.textContent = 'Choose at least one value.'; return false; }
    const edits = [detail.id, ...page.others].flatMap((style) => chosen.map((wish) => ({ style, key: wish.key, ...conditionOf(wish, forLook.isChosen()), value: wish.value })));
    const answer = await attempt(() => server.edits({ edits, label: `Paste ${counted(chosen.length, 'value')} into ${count > 1 ? counted(count, 'style') : detail.id}` }), 'Pasted');
    if (!answer) return false;
    tellLeft(answer.left, edits.length);
    page.isStale = true;
    await refreshed();
    return true;
  };
  const opened = showDialog({
    title: count > 1 ? `Paste into ${counted(count, 'style')}` : `Paste into ${detail.id}`, class: 'wide',
    content: [area, told, forLook.element, list, newLayers],
    actions: [{ name: 'Cancel' }, { name: 'Paste', kind: 'main', run: () => (makesLayer() ? pasteLayerOfIt() : pasteValues()) }],
  });
  read();
  // What it begins with is seen first.
  area.setSelectionRange(0, 0);
  area.scrollTop = 0;
}

/// Makes a layer of what an SVG or CSS draws, and says what of it has no place. Gives back whether it was done.
export async function pasteDrawn(drawn) {
  const answer = await pasteLayers(drawn.text);
  if (!answer) return false;
  if (drawn.left.length > 0) notify(`Left out: ${drawn.left.map((each) => `${each.source}, since ${each.why}`).join('; ')}.`);
  return true;
}

/// Asks whether what is pasted is written for the look that is shown, as what is typed into a field is, or for always.
function whenChooser(count, changed) {
  const name = freshID('when');
  const words = make('span', {});
  const whose = count > 1 ? 'These styles' : 'This style';
  let isTouched = false;
  const choose = () => { isTouched = true; changed(); };
  const look = make('input', { type: 'radio', name, value: 'look', checked: true, on: { change: choose } });
  const always = make('input', { type: 'radio', name, value: 'always', on: { change: choose } });
  const element = make('fieldset', { class: 'paste-when' }, make('legend', { class: 'soft' }, 'Written for'),
    make('label', { class: 'check' }, look, words), make('label', { class: 'check' }, always, `${whose}, always`));
  return {
    element, isChosen: () => look.checked,
    /// Where nothing would be written for the look anyway, there is nothing to ask.
    show(wishes) {
      const looks = wishes.filter((wish) => !wish.states && !wish.modes).map((wish) => conditionOf(wish, true)).filter(({ states, modes }) => states || modes);
      element.hidden = looks.length === 0;
      const all = [...new Set(looks.map(({ states, modes }) => lookWords(states, modes)))];
      words.textContent = all.length === 1 ? `${whose}, ${all[0]}` : `${whose}, in what is shown`;
      if (isTouched) return;
      // Where attributes that were copied say something for states or modes, the others say what is always so.
      const says = wishes.some((wish) => wish.states || wish.modes);
      look.checked = !says;
      always.checked = says;
    },
  };
}

function rowOf({ key }) {
  return page.detail.rows.find((row) => row.key === key);
}

/// The state and the modes for which a value is written: its own, or else those of the look that is shown, where that is wanted.
function conditionOf(wish, isForLook) {
  const { states = '', modes = '' } = wish.states || wish.modes || !isForLook ? wish : rowOf(wish)?.shown ?? {};
  return { states, modes };
}

/// One value, with the attribute that it goes to, which may be another one of its kind.
function wishItem(wish, forLook) {
  const box = make('input', { type: 'checkbox', checked: wish.isWanted, on: { change: () => { [wish.isWanted, wish.isTouched] = [box.checked, true]; } } });
  const choices = wish.choices ?? [];
  const name = (key) => nameOf(rowOf({ key }));
  const when = make('span', { class: 'soft' });
  const tellWhen = () => {
    const { states, modes } = conditionOf(wish, forLook.isChosen());
    when.textContent = conditionLabel(states, modes);
    when.hidden = !states && !modes;
  };
  tellWhen();
  const target = choices.length > 1
    ? make('select', { 'aria-label': `Attribute for ${wish.source}`, on: { change: () => { wish.key = target.value; tellWhen(); } } }, choices.map((key) => make('option', { value: key, selected: key === wish.key }, name(key))))
    : make('span', {}, name(wish.key));
  return make('li', {}, make('label', { class: 'check' }, box, make('code', {}, wish.source)), make('span', { 'aria-hidden': 'true' }, '→'), target, when, make('code', { class: 'soft' }, wish.shown), wish.isWanted ? null : make('span', { class: 'soft' }, 'as it is'));
}

/// Whether a row shows a value already: in the look that is shown, or always.
function isSaid(wish, isForLook) {
  if (wish.states || wish.modes || page.others.length > 0) return false;
  const row = rowOf(wish);
  const { value } = (isForLook && row?.shown) || (row ?? {});
  if (value === null || value === undefined) return false;
  if (row.control?.kind === 'color') {
    const [known, pasted] = [colorOf(value), typeof wish.value === 'string' ? parseColor(wish.value) : null];
    return Boolean(known && pasted) && cssText(known) === cssText(pasted);
  }
  return value === wish.value;
}

/// “Border Color” of the control itself, “shine: Stops” of a layer.
function nameOf(row) {
  const layer = row.section?.startsWith('layer:') ? row.section.slice('layer:'.length) : null;
  return layer && layer !== 'layer' ? `${layer}: ${row.label}` : row.label;
}
