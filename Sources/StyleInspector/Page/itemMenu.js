// What can be done with a style, a component or a token as a whole: a new one, a copy, another name, away with it.

import { make, freshID } from './elements.js';
import { page } from './store.js';
import { server, Refusal } from './server.js';
import { showDialog, showMenu } from './popover.js';
import { attempt, attemptNames } from './edits.js';
import { refreshed } from './refresh.js';
import { select, selectAll, selectAlso } from './selection.js';
import { copyAttributes, pasteAttributes } from './paste.js';
import { capitalized, counted } from './words.js';
import { classLabel, field, nameField, newComponent, showNew } from './newComponent.js';
import { placeList } from './takeAway.js';
import { copy } from './readOnlyValue.js';
import { notify } from './announce.js';

export function newItemMenu(anchor) {
  showMenu(anchor, [
    { name: 'New component…', icon: 'plus', run: () => newComponent() },
    { name: 'New style…', icon: 'plus', run: () => newStyle() },
    { name: 'New token…', icon: 'plus', run: newToken },
  ], 'New');
}

export function itemMenu(anchor, { kind, id }) {
  const item = page.index[kind]?.get(id);
  if (!item) return;
  const isEditable = !page.outline.readOnly && !item.builtIn;
  const isComponent = kind === 'component' && !page.outline.readOnly;
  showMenu(anchor, [
    isEditable && kind === 'style' ? { name: 'Duplicate…', icon: 'copy', run: () => duplicate(id) } : null,
    isEditable && kind === 'style' ? { name: 'New style from this…', icon: 'plus', run: () => newStyle(id) } : null,
    ...together(kind, id),
    kind === 'style' && page.detail?.id === id ? { name: 'Copy all attributes', icon: 'copy', run: () => copyAttributes(page.detail) } : null,
    isEditable && kind === 'style' && page.detail?.id === id ? { name: 'Paste attributes…', icon: 'file', title: 'Attributes of another style, CSS from Figma, an SVG or a colour', run: pasteAttributes } : null,
    isComponent ? { name: `New style of ${id}…`, icon: 'plus', run: () => newStyle(null, id) } : null,
    isComponent ? { name: `New component based on ${id}…`, icon: 'plus', run: () => newComponent({ base: id }) } : null,
    isEditable ? { name: 'Rename…', icon: 'pencil', run: () => rename(kind, id) } : null,
    isEditable ? { name: 'Delete…', icon: 'trash', run: () => remove(kind, id) } : null,
    isEditable || isComponent ? { separator: true } : null,
    { name: 'Copy the name', icon: 'copy', run: () => copy(id) },
    item.file ? { name: `Copy ${item.file}:${item.line}`, icon: 'file', run: () => copy(`${item.file}:${item.line}`) } : null,
  ].filter(Boolean), id);
}

/// What changes several styles, or tokens of one kind, together.
function together(kind, id) {
  if (page.outline.readOnly || server.isGallery) return [];
  if (kind === 'component') {
    const styles = page.outline.styles.filter((style) => style.component === id).map((style) => style.id);
    return styles.length > 1 ? [{ name: `Change its ${styles.length} styles together`, icon: 'layers', run: () => selectAll('style', styles) }] : [];
  }
  if (page.subject?.kind !== kind || page.subject.id === id) return [];
  const isIn = page.others.includes(id);
  return [{ name: isIn ? 'Change on its own' : `Change together with ${page.subject.id}`, icon: 'layers', run: () => selectAlso(kind, id) }];
}

/// The name of a style in its component, `primary` of `Pill.primary`; of anything else its whole name.
function ownName(kind, id) {
  return page.index[kind]?.get(id)?.name ?? id;
}

/// The components of the project, then the classes of Apple's.
function componentChooser(chosen) {
  const known = page.outline.components;
  const option = (id, label) => make('option', { value: id, selected: id === chosen }, label);
  const classes = (page.outline.newComponents?.classes ?? []).filter((each) => !known.some((other) => other.id === each));
  return make('select', {}, known.map((each) => option(each.id, each.id)), classes.map((each) => option(each, `${classLabel(each)} (${each})`)));
}

function fileChooser() {
  const files = page.outline.files.filter((file) => !file.imported);
  return make('select', {}, make('option', { value: '' }, 'Beside similar ones'), make('option', { value: 'new:' }, 'A new file'), files.map((file) => make('option', { value: file.path }, file.path)));
}

/// What a request says of the file that was chosen.
const chosenFile = (chooser) => (chooser.value === 'new:' ? { newFile: true } : { file: chooser.value || null });

export function newStyle(parent = null, of = null) {
  const from = parent ? page.index.style.get(parent) : null;
  const name = nameField('', from ? `${ownName('style', from.id)}Large` : 'primary');
  const component = componentChooser(of ?? page.detail?.component);
  const file = fileChooser();
  showDialog({
    title: from ? `New style from ${from.id}` : of ? `New style of ${of}` : 'New style',
    content: [field('Name', name), from ? make('p', { class: 'soft' }, `It begins with all values of ${from.id}, and follows them. Until you change something in it, Problems says that both are the same.`) : field('Component', component), field('File', file)],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: () => created(() => server.create({ kind: 'style', name: name.value.trim(), ...(from ? { extends: [from.id] } : { component: component.value }), ...chosenFile(file) }), 'style', name.value.trim()),
    }],
  });
}

function duplicate(id) {
  const name = nameField(`${ownName('style', id)}Copy`);
  showDialog({
    title: `Duplicate ${id}`, content: [field('Name of the copy', name)],
    actions: [{ name: 'Cancel' }, { name: 'Duplicate', kind: 'main', run: () => created(() => server.create({ kind: 'copy', of: id, name: name.value.trim() }), 'style', name.value.trim()) }],
  });
}

/// What tokens of each kind begin as. Those of many parts have a control for each on their page.
const firstValues = { color: '#007AFF', length: '8', number: '0.5', string: 'Text', bool: 'true' };
const firstParts = {
  font: '{ textStyle: body }', gradient: '[{ color: "#FFFFFF", location: 0 }, { color: "#000000", location: 1 }]', shadow: '{ color: black, opacity: 0.2, offset: [0, 2], radius: 4 }',
  shadows: '[{ color: black, opacity: 0.2, offset: [0, 1], radius: 2 }, { color: black, opacity: 0.1, offset: [0, 4], radius: 8 }]', outline: '{ color: "#007AFF", width: 2 }',
  edgeInsets: '[8, 12, 8, 12]', animation: '{ duration: 0.25 }', image: '{ systemName: star }',
};
const kindNames = { bool: 'On or off', string: 'Text', edgeInsets: 'Insets', shadows: 'Shadows, several' };

export function newToken() {
  const name = nameField('', 'brand.accent');
  const type = make('select', { on: { change: () => update() } }, Object.keys({ ...firstValues, ...firstParts }).map((each) => make('option', { value: each }, kindNames[each] ?? capitalized(each))));
  const isPrivate = make('input', { type: 'checkbox' });
  const value = make('input', { type: 'text', class: 'text-input', value: firstValues.color, autocomplete: 'off', spellcheck: 'false', 'data-field': 'tokens' });
  const valueLabel = field('Value', value);
  const file = fileChooser();
  function update() {
    const first = firstValues[type.value];
    valueLabel.hidden = first === undefined;
    if (first !== undefined) value.value = first;
  }
  showDialog({
    title: 'New token',
    content: [field('Kind', type), field('Name', name, 'A dot makes a group: brand.accent'), valueLabel, field('File', file),
      make('label', { class: 'check', title: 'Apps can’t use it, and exports leave it out' }, isPrivate, 'Only for other tokens and styles, not for apps')],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: () => {
        const parts = name.value.trim().split('.');
        // A private name begins with an underscore.
        if (isPrivate.checked && parts[0] && !parts.some((part) => part.startsWith('_'))) parts.push(`_${parts.pop()}`);
        const id = `${type.value}.${parts.join('.')}`;
        return created(() => server.create({ kind: 'token', id, value: firstParts[type.value] ?? value.value.trim(), ...chosenFile(file) }), 'token', id);
      },
    }],
  });
}

/// Leaves the dialog open where it was refused.
async function created(work, kind, id) {
  const answer = await attempt(work, `${id} created`);
  if (!answer) return false;
  await refreshed();
  showNew(kind, answer.id ?? id);
  return true;
}

export async function rename(kind, id) {
  const last = kind === 'token' ? id.split('.').at(-1) : ownName(kind, id);
  const name = nameField(last);
  const group = kind === 'token' ? groupField(id) : null;
  const note = make('p', { class: 'soft' }, 'Everything that refers to it is changed too.');
  const { dialog } = showDialog({
    title: `Rename ${id}`, content: [group ? make('div', { class: 'two-fields' }, field('Name', name), field('Group (may be left out)', group.input), group.list) : field('Name', name), note],
    actions: [{ name: 'Cancel' }, {
      name: 'Rename', kind: 'main',
      run: async () => {
        const to = name.value.trim();
        const isMoved = group && (group.input.value.trim() !== group.own || to.includes('.'));
        if (to === last && !isMoved) return true;
        const path = [group?.input.value.trim(), to].filter(Boolean).join('.');
        let full = null;
        const answer = await attemptNames(() => server.rename(isMoved ? { kind, id, path } : { kind, id, name: to }), `Renamed to ${isMoved ? path : to}`, (said) => {
          full = said.id ?? (kind === 'token' ? [...id.split('.').slice(0, -1), to].join('.') : to);
          page.subject = { kind, id: full };
          page.detail = null;
        });
        if (!answer) return false;
        await refreshed();
        select(kind, full);
        return true;
      },
    }],
  });
  name.select();
  try {
    const answer = await server.rename({ kind, id, name: `${last}X`, dryRun: true });
    if (dialog.isConnected) note.textContent = [`Changes ${counted(answer.count ?? 0, 'place')} in ${counted(answer.files?.length ?? 0, 'file')}.`, answer.note].filter(Boolean).join(' ');
  } catch {
    // It is asked again with the true name.
  }
}

/// The group of a token, which may be another: one of those that tokens of its type are in.
function groupField(id) {
  const [type, ...parts] = id.split('.');
  const own = parts.slice(0, -1).join('.');
  const groups = new Set(page.outline.tokens.filter((each) => each.type === type).map((each) => each.id.split('.').slice(1, -1).join('.')).filter(Boolean));
  const listID = freshID('groups');
  return {
    own, list: make('datalist', { id: listID }, [...groups].map((each) => make('option', { value: each }))),
    input: make('input', { type: 'text', class: 'text-input', value: own, list: listID, placeholder: 'brand', autocomplete: 'off', spellcheck: 'false' }),
  };
}

/// What becomes of the places where a token is used that is deleted.
function replacing(id) {
  const type = page.index.token.get(id)?.type;
  const others = page.outline.tokens.filter((each) => each.type === type && each.id !== id);
  const isOneValue = (page.index.token.get(id)?.modes ?? []).length === 0;
  const token = make('select', { 'aria-label': 'The other token' }, others.map((each) => make('option', { value: each.id }, each.id)));
  const name = freshID('instead');
  const choice = (value, checked, ...words) => make('label', { class: 'check' }, make('input', { type: 'radio', name, value, checked }), words);
  const choices = make('fieldset', { class: 'instead' }, make('legend', {}, 'Where it is used'),
    others.length > 0 ? choice('token', true, 'Write another token: ', token) : null,
    // One value can't stand for those that it has in modes.
    isOneValue ? choice('value', others.length === 0, 'Write its value') : null,
    choice('none', others.length === 0 && !isOneValue, 'Leave them, with an error each'),
    isOneValue || others.length > 0 ? null : make('p', { class: 'soft' }, 'It has other values for modes, which can’t be written in its place, and there is no other token of its kind.'));
  const chosen = () => choices.querySelector('input:checked').value;
  return { choices, chosen, replacement: () => ({ token: { token: token.value }, value: { value: true }, none: null })[chosen()] };
}

export async function remove(kind, id) {
  let told = {};
  try {
    told = await server.remove({ kind, id, dryRun: true });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.code !== 'breaks') { notify(refusal.message, { kind: 'error' }); return; }
    told = refusal.answer;
  }
  const { breaks = [], styleNames = [] } = told;
  const instead = kind === 'token' && breaks.length > 0 ? replacing(id) : null;
  const { main } = showDialog({
    title: `Delete ${id}?`,
    content: [
      styleNames.length > 0 ? make('p', {}, `Its ${counted(styleNames.length, 'style')} ${styleNames.length === 1 ? 'goes' : 'go'} with it: ${styleNames.slice(0, 20).join(', ')}${styleNames.length > 20 ? ' …' : ''}.`) : null,
      breaks.length === 0 ? make('p', {}, styleNames.length > 0 ? 'Nothing else refers to it.' : 'Nothing refers to it.') : [make('p', {}, instead ? `It is used in ${counted(breaks.length, 'place')}:` : `${counted(breaks.length, 'place')} would break:`), placeList(breaks)],
      instead?.choices,
    ],
    actions: [{ name: 'Cancel' }, {
      name: breaks.length === 0 || instead ? 'Delete' : 'Delete all the same', kind: 'main',
      run: async () => {
        const replacement = instead?.replacement() ?? undefined;
        return (await attemptNames(() => server.remove({ kind, id, replacement, force: breaks.length > 0 && !replacement }), `${id} deleted`)) !== null;
      },
    }],
    class: 'danger',
  });
  const nameMain = () => { main.textContent = instead.chosen() === 'none' ? 'Delete all the same' : 'Delete'; };
  instead?.choices.addEventListener('change', nameMain);
  if (instead) nameMain();
}
