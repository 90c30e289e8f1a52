// The modes in which styles differ, on their axes: the built-in ones, and those that style files declare.

import { make, button } from './elements.js';
import { page, tell } from './store.js';
import { server } from './server.js';
import { declaredChanges } from './declared.js';
import { showDialog, showMenu } from './popover.js';
import { announce } from './announce.js';
import { benchSection } from './benchSection.js';
import { itemTree } from './itemTree.js';
import { field, nameField } from './newComponent.js';
import { askName } from './askName.js';
import { newOverlay } from './newOverlay.js';
import { counted, modeLabel } from './words.js';

const { change, told, want, takeWanted } = declaredChanges((what) => server.modes(what), {
  answered: (what) => {
    const isGone = (axis, mode) => (what.action === 'delete' && what.mode === mode) || (what.action === 'deleteAxis' && what.axis === axis);
    // A mode that has gone is shown no more.
    page.look.modes = Object.fromEntries(Object.entries(page.look.modes).filter(([axis, mode]) => !isGone(axis, mode)));
  },
  shown: () => tell('look'),
});
const along = (count) => `${counted(count, 'value')} for it ${count === 1 ? 'goes' : 'go'} with it.`;

/// The section with the list; null where there is nothing to show.
export function modesSection(detail) {
  if (server.isGallery || detail.kind === 'token' || !detail.variants) return null;
  const { readOnly, axes } = page.outline;
  const items = axes.flatMap((axis) => [axisItem(axis, readOnly), ...axis.values.map((mode, place) => modeItem(axis, mode, place, readOnly))]);
  return benchSection({ id: 'modes', title: 'Modes', key: 'openedModes' },
    make('p', { class: 'soft layers-note' }, 'Circumstances of a whole screen. Show one, and what you change is written for it.'),
    readOnly || detail.layersWhy ? '' : make('div', { class: 'layers-tools' }, button({ text: 'Add modes…', icon: 'plus', 'data-focus': 'modes.add', run: () => describeAxis(detail) })),
    itemTree({ label: 'Modes', prefix: 'modes', items, wanted: takeWanted() }));
}

function axisItem(axis, readOnly) {
  const isEditable = !readOnly && !axis.builtIn;
  const acts = !isEditable ? {} : {
    rename: axis.system ? null : () => askName({ kind: 'modeAxis', id: axis.name, words: 'All files that declare it are changed too.', then: (to) => want(to) }),
    remove: () => told({ action: 'deleteAxis', axis: axis.name }, { title: `Delete the modes ${axis.name}?`, words: `${axis.name} deleted`, values: along }),
  };
  return {
    id: axis.name, called: `the modes ${axis.name}`, level: 0, name: `${axis.label}${axis.builtIn ? ', built in' : ''}`, ...acts,
    parts: [make('span', { class: 'layer-name' }, axis.label), make('span', { class: 'soft layer-kind' }, axis.builtIn ? 'Built in' : counted(axis.values.length, 'mode'))],
    menu: isEditable ? (anchor) => showMenu(anchor, [
      axis.system ? null : { name: 'Add a mode…', icon: 'plus', run: () => describeMode(axis) },
      axis.system ? null : { name: 'Rename…', icon: 'pencil', shortcut: 'F2', run: acts.rename },
      { name: 'Delete…', icon: 'trash', run: acts.remove },
    ].filter(Boolean), axis.label) : null,
  };
}

function modeItem(axis, mode, place, readOnly) {
  const isEditable = !readOnly && !axis.builtIn && !axis.system;
  const id = `${axis.name}.${mode}`;
  const isShown = (page.look.modes[axis.name] ?? axis.default) === mode;
  const show = () => {
    page.look.modes = { ...page.look.modes, [axis.name]: mode };
    want(id);
    tell('look');
  };
  const step = (by) => {
    if (place + by < 0 || place + by >= axis.values.length) return announce(`${modeLabel(mode)} is ${by < 0 ? 'the first' : 'the last'} already`);
    return change({ action: 'move', axis: axis.name, mode, index: place + by }, `${modeLabel(mode)} moved`, id);
  };
  const acts = !isEditable ? {} : {
    rename: () => askName({ kind: 'mode', id: mode, where: { axis: axis.name }, words: 'Values for it, and files for it, are changed too.', then: (to) => want(`${axis.name}.${to}`) }),
    remove: () => told({ action: 'delete', axis: axis.name, mode }, { title: `Delete the mode ${mode}?`, words: `${mode} deleted`, values: along, focus: axis.name }), up: () => step(-1), down: () => step(1),
  };
  return {
    id, called: `the mode ${mode}`, level: 1, isShown, click: show, ...acts,
    name: `${modeLabel(mode)}${place === 0 ? ', default' : ''}${isShown ? ', shown' : ''}`,
    parts: [make('span', { class: 'layer-name' }, modeLabel(mode)), make('span', { class: 'soft layer-kind' }, place === 0 ? 'default' : '')],
    menu: readOnly || (!isEditable && place === 0) ? null : (anchor) => showMenu(anchor, [
      place === 0 ? null : { name: 'New file for it…', icon: 'file', title: 'A file with the values that tokens have in this mode', run: () => newOverlay({ mode }) },
      ...(isEditable ? [
        { name: 'Rename…', icon: 'pencil', shortcut: 'F2', run: acts.rename },
        { name: 'Move up', shortcut: 'Alt+↑', disabled: place === 0, run: acts.up }, { name: 'Move down', shortcut: 'Alt+↓', disabled: place === axis.values.length - 1, run: acts.down },
        { separator: true }, { name: 'Delete…', icon: 'trash', run: acts.remove },
      ] : []),
    ].filter(Boolean), modeLabel(mode)),
  };
}

function describeAxis(detail) {
  const name = nameField('', 'density');
  const modes = make('input', { type: 'text', class: 'text-input', value: '', placeholder: 'regular, compact', autocomplete: 'off', spellcheck: 'false', 'data-field': 'modes' });
  const where = detail.kind === 'style' ? { style: detail.id } : { component: detail.component };
  showDialog({
    title: 'New modes', content: [field('Name', name), field('Modes, with commas between', modes, 'Such as light, dark or two brands. The first one is the default.')],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'addAxis', name: name.value.trim(), modes: modes.value.split(',').map((each) => each.trim()).filter(Boolean), ...where }, `${name.value.trim()} added`, name.value.trim())) !== null,
    }],
  });
}

function describeMode(axis) {
  const name = nameField('', 'compact');
  showDialog({
    title: `New mode of ${axis.label}`, content: [field('Name', name)],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'add', axis: axis.name, name: name.value.trim() }, `${name.value.trim()} added`, `${axis.name}.${name.value.trim()}`)) !== null,
    }],
  });
}
