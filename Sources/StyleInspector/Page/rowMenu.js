// What else can be done with a value: tokens, states and modes, another place, its text.

import { make, button, replace, freshID } from './elements.js';
import { page, tell, found } from './store.js';
import { showMenu, showPopover, showDialog } from './popover.js';
import { attempt, Change, resetValue, sendable, setValue } from './edits.js';
import { tellProblem } from './announce.js';
import { server } from './server.js';
import { tokenSwatch } from './navigator.js';
import { capitalized, conditionLabel, modeLabel, namesIn, stateLabel, valueText } from './words.js';
import { copy } from './readOnlyValue.js';
import { makeProperty } from './properties.js';
import { newOverlay } from './newOverlay.js';
import { pasteInto } from './paste.js';
import { pastedKinds } from './convert.js';
import { helpOfRow, showHelp } from './help.js';

/// The types of tokens that a control takes.
export const tokenTypes = {
  number: ['length', 'number'], color: ['color'], text: ['string'], switch: ['bool'], gradient: ['gradient'], shadow: ['shadow'], shadows: ['shadows'], outline: ['outline'], font: ['font'],
  insets: ['edgeInsets'], animation: ['animation'], image: ['image'],
};

export function rowMenu(anchor, entry, name) {
  const { row } = entry;
  const isEditable = row.editable !== false && !page.outline.readOnly;
  const kind = row.control?.kind;
  const isStyle = page.subject.kind === 'style';
  const isToken = page.subject.kind === 'token';
  const at = () => anchor;
  const place = (entry.origins ?? row.origins)?.[0];
  const value = () => sendable(entry.value);
  const layer = row.section?.startsWith('layer:') ? row.section.slice('layer:'.length) : null;
  // What a property drives follows that.
  const isComponent = page.subject.kind === 'component';
  const isLayers = (isStyle || isComponent) && layer !== null && !row.follows && !found('component', page.detail.component)?.builtIn;
  // A property of Apple's class, which the component sets.
  const isSet = isComponent && layer === null && !row.follows && !row.key.includes('.') && !found('component', page.detail.component)?.builtIn
    && !(page.detail.properties ?? []).some((each) => each.name === row.key);
  const isOwnKey = ['summary', 'deprecated', 'extends', 'preview.size', 'preview.title'].includes(row.key) || row.key.startsWith('variants.');
  // What a declaration says of itself is no value that a token could give.
  const types = isOwnKey ? null : tokenTypes[kind];
  showMenu(anchor, [
    isEditable && types ? { name: 'Use a token…', icon: 'link', run: () => chooseToken(anchor, entry, types) } : null,
    isEditable && entry.isSet && entry.reference ? { name: 'Write its value instead of the token', run: () => setValueHere(entry, value(), at) } : null,
    isEditable && (isStyle || isComponent) && types && entry.value !== null && !entry.reference ? { name: 'Make a token of it…', title: 'This style uses it', run: () => makeToken(entry, types) } : null,
    isEditable && isStyle && isLayers && types && entry.value !== null && !entry.isOverride && !entry.isSet && row.author === 'component' && page.detail.layers?.find((each) => each.name === layer)?.own ? { name: `Make a token of it in ${page.detail.component}…`, title: 'All styles of the component use it', run: () => makeToken(entry, types, `component:${page.detail.component}`) } : null,
    isEditable && (isLayers || (isSet && !isOwnKey && !entry.isOverride)) && properties(entry).length > 0 ? { name: 'Follow a property…', icon: 'link', run: () => followProperty(anchor, entry) } : null,
    // A component has no properties of these types.
    isEditable && isLayers && !entry.isOverride && !['transform', 'path'].includes(row.control?.kind) ? { name: 'Make a property of it…', run: () => makeProperty(entry) } : null,
    isEditable && !isOwnKey && !entry.isOverride ? { name: isToken ? 'Add for a mode…' : 'Add for a state or a mode…', icon: 'plus', run: () => addCondition(anchor, entry) } : null,
    isEditable && isToken && !entry.isOverride ? { name: 'New file for a mode…', icon: 'file', title: 'A file with the values of a brand or another mode, which begins with this token', run: () => newOverlay({ token: page.subject.id, value: entry.spelling ?? entry.text }) } : null,
    isEditable && isStyle && !isOwnKey ? { name: 'Write somewhere else…', run: () => setValue(entry, value(), at, { asks: true }) } : null,
    isEditable && pastedKinds[kind] && !server.isGallery ? { name: 'Paste here', icon: 'file', title: 'A colour, a gradient or a shadow from another tool goes to this attribute alone', run: () => pasteInto(entry, at) } : null,
    isEditable && kind !== 'text' && kind !== 'styles' ? { name: 'Edit as text…', icon: 'pencil', run: () => editText(anchor, entry, name) } : null,
    isEditable && row.optional && !isOwnKey && entry.value !== null ? { name: 'Set to none', run: () => setValue(entry, null, at) } : null,
    isEditable && entry.isSet && (!isToken || entry.isOverride) ? { name: 'Reset', icon: 'reset', run: () => resetValue(entry) } : null,
    isEditable ? { separator: true } : null,
    server.isGallery ? null : { name: 'What is this?', icon: 'search', title: row.summary ?? null, run: () => showHelp(row.label, helpOfRow(row), row.summary) },
    { name: 'Copy the value', icon: 'copy', run: () => copy(entry.spelling ?? valueText(entry.value)) },
    place?.file ? { name: `Copy ${place.file}:${place.line}`, icon: 'file', run: () => copy(`${place.file}:${place.line}`) } : null,
  ].filter(Boolean), name);
}

/// In this style, whatever was chosen before.
function setValueHere(entry, value, anchor) {
  return setValue({ ...entry, reference: null, isSet: true }, value, anchor);
}

function chooseToken(anchor, entry, types) {
  const list = make('ul', { class: 'picker-list', 'aria-label': 'Tokens' });
  const search = make('input', { type: 'search', class: 'search-field', placeholder: 'Find a token', 'aria-label': 'Find a token', on: { input: () => fill() } });
  function fill() {
    const wanted = search.value.toLowerCase();
    const found = page.outline.tokens.filter((token) => types.includes(token.type) && token.id.toLowerCase().includes(wanted)
      && !(page.subject.kind === 'token' && page.subject.id === token.id));
    replace(list, found.length === 0 ? make('li', { class: 'empty' }, search.value ? 'No token of this kind has this name.' : 'There is no token of this kind yet: “Make a token of it…” makes one.') : found.slice(0, 200).map((token) => make('li', {},
      make('button', {
        type: 'button', class: `picker-choice${token.id === entry.reference ? ' is-chosen' : ''}`, 'aria-current': token.id === entry.reference ? 'true' : null,
        on: { click: () => { close(); setValueHere(entry, { reference: token.id }, () => anchor); } },
      }, tokenSwatch(token), make('span', {}, token.id), make('span', { class: 'soft' }, token.css ? '' : token.text)))));
  }
  fill();
  const close = showPopover(anchor, make('div', { class: 'picker-tokens' }, search, list), { name: 'Use a token', class: 'picker-popover' });
}

/// The properties of the component that have the type of a layer's value.
function properties(entry) {
  const types = propertiesOf[entry.row.control?.kind] ?? [];
  return (page.detail.properties ?? []).filter((property) => !property.sets && types.includes(property.type?.replace('?', '')));
}

const propertiesOf = {
  number: ['CGFloat', 'Double', 'Float', 'Int'], color: ['UIColor'], text: ['String'], switch: ['Bool'], image: ['UIImage'], gradient: ['GradientStops'], shadow: ['Shadow'],
  font: ['Font'], insets: ['EdgeInsets'],
};

/// Has a layer of the component show what a property says.
function followProperty(anchor, entry) {
  showMenu(anchor, properties(entry).map((property) => ({
    name: property.name, title: property.summary,
    run: () => setValue({ ...entry, reference: null, isSet: false }, { reference: property.name }, () => anchor, { asks: true }),
  })), 'Follow a property');
}

function addCondition(anchor, entry) {
  const { row } = entry;
  const states = page.subject.kind !== 'token' ? (page.detail.possibleStates ?? []).filter((state) => state !== 'normal') : [];
  const chosenStates = new Set(page.look.states);
  const chosenModes = { ...page.look.modes };
  const boxes = states.map((state) => {
    const box = make('input', { type: 'checkbox', checked: chosenStates.has(state), on: { change: () => { if (box.checked) chosenStates.add(state); else chosenStates.delete(state); update(); } } });
    return make('label', { class: 'check' }, box, stateLabel([state]));
  });
  const axes = page.outline.axes.map((axis) => {
    const select = make('select', { on: { change: () => { chosenModes[axis.name] = select.value; update(); } } },
      make('option', { value: '' }, 'Any'), axis.values.map((mode) => make('option', { value: mode, selected: chosenModes[axis.name] === mode && mode !== axis.default }, modeLabel(mode))));
    if (chosenModes[axis.name] === axis.default) delete chosenModes[axis.name];
    return make('label', { class: 'field' }, make('span', {}, axis.label ?? capitalized(axis.name)), select);
  });
  const add = button({ text: 'Add', class: 'main wide', run: () => finish() });
  const condition = () => ({
    states: states.filter((state) => chosenStates.has(state)).join('+'),
    modes: page.outline.axes.map((axis) => chosenModes[axis.name]).filter(Boolean).join('+'),
  });
  function update() {
    const { states: s, modes: m } = condition();
    add.disabled = !s && !m;
    add.querySelector('span').textContent = s || m ? `Add for ${conditionLabel(s, m)}` : 'Choose a state or a mode';
  }
  function finish() {
    const wanted = condition();
    close();
    const look = row.looks?.find((each) => namesIn(each.states).join('+') === wanted.states && each.modes === wanted.modes);
    setValue({ ...entry, ...wanted, inLook: false, isSet: false, reference: null }, sendable(look ? look.value : entry.value), () => anchor);
  }
  update();
  const close = showPopover(anchor, make('div', { class: 'form' }, boxes.length > 0 ? make('fieldset', {}, make('legend', {}, 'State'), boxes) : null,
    axes.length > 0 ? make('fieldset', {}, make('legend', {}, 'Mode'), axes) : null, add), { name: `Add a value of ${row.label} for a state or a mode` });
}

function editText(anchor, entry, name) {
  const offered = entry.editText ?? entry.text ?? (entry.reference ? `$${entry.reference}` : entry.inherited ?? entry.spelling ?? '');
  const input = make('textarea', { class: 'text-input', rows: '3', 'aria-label': `${name}, as text`, spellcheck: 'false', value: offered });
  const set = button({ text: 'Set', class: 'main wide', run: () => finish() });
  // What asks where it belongs opens beside this, which stays until something is written: what was typed isn't lost.
  const change = new Change(entry, () => set);
  const problem = make('p', { class: 'dialog-problem', role: 'alert', id: freshID('problem') });
  const form = make('div', { class: 'form dialog-body' },
    make('p', { class: 'soft' }, 'A value, a token such as $color.tint, or a formula such as $length.gap * 2.'),
    entry.computedAs ? make('p', { class: 'soft' }, `${page.detail.component} computes it: `, make('code', {}, entry.computedAs)) : null, input, problem, set);
  input.addEventListener('input', () => tellProblem(form.parentElement, ''));
  let [isDone, isRunning] = [false, false];
  async function finish() {
    // A second press while the first is being done doesn't do it again.
    if (isRunning) return;
    isRunning = true;
    isDone = (input.value === offered && entry.isSet) || await change.commit(input.value.trim());
    isRunning = false;
    if (isDone) close(); else if (form.isConnected && problem.textContent) input.focus();
  }
  const close = showPopover(anchor, form, { name: `${name} as text`, onClose: () => { if (!isDone && change.isShown) change.cancel(); } });
}

/// `place` is where the value is written, where that isn't the style.
function makeToken(entry, types, place) {
  const type = types[0];
  const input = make('input', { type: 'text', id: freshID('name'), class: 'text-input', placeholder: 'brand.accent', required: true, autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true });
  const kind = types.length > 1 ? make('select', { 'aria-label': 'Kind' }, types.map((each) => make('option', { value: each }, capitalized(each)))) : null;
  showDialog({
    title: 'Make a token of this value',
    content: [make('p', {}, place ? `The value gets a name that others can use too, and the layer of ${page.detail.component} refers to it.` : page.subject.kind === 'component' ? `The value gets a name that others can use too, and ${page.detail.component} refers to it.` : 'The value gets a name that others can use too, and this style refers to it.'),
      make('label', { class: 'field' }, make('span', {}, 'Name'), input), kind ? make('label', { class: 'field' }, make('span', {}, 'Kind'), kind) : null],
    actions: [{ name: 'Cancel' }, {
      name: 'Make token', kind: 'main',
      run: async () => {
        const answer = await attempt(() => server.create({
          // What this style writes itself moves into the token as it is written: with its tokens and formulas, and so for all modes.
          kind: 'token', id: `${kind?.value ?? type}.${input.value.trim()}`, value: entry.isSet || place ? undefined : sendable(entry.value),
          use: { [page.subject.kind]: page.subject.id, key: entry.row.key, states: place ? '' : entry.states, modes: place ? '' : entry.modes, place },
        }), 'Token made');
        return answer !== null;
      },
    }],
  });
}
