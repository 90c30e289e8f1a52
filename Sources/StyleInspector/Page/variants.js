// The ways in which the styles of a component differ: axes of variants, and what several variants set together.

import { make, button } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { declaredChanges } from './declared.js';
import { showDialog, showMenu } from './popover.js';
import { announce } from './announce.js';
import { benchSection } from './benchSection.js';
import { itemTree } from './itemTree.js';
import { field, nameField } from './newComponent.js';
import { askName } from './askName.js';
import { counted } from './words.js';

const { change, told, want, takeWanted } = declaredChanges((what) => server.variants({ component: page.detail.component, ...what }));

/// The section with the list; null where there is nothing to show.
export function variantsSection(detail) {
  if (server.isGallery || !detail.variants || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  const { axes, compounds } = detail.variants;
  if (why && axes.length === 0) return null;
  const items = axes.flatMap((axis, index) => [axisItem(detail, axis, index, why), ...axis.values.map((value, place) => variantItem(detail, axis, value, place, why))]);
  if (compounds.length > 0) {
    items.push({ id: 'together', level: 0, name: 'Combinations', parts: [make('span', { class: 'layer-name' }, 'Combinations')] });
    items.push(...compounds.map((compound) => compoundItem(detail, compound, why)));
  }
  return benchSection({ id: 'variants', title: 'Variants', key: 'openedVariants', isOpen: detail.kind === 'component' },
    make('p', { class: 'soft layers-note' }, `How the styles of ${detail.component} differ: each picks one of every group.`),
    why ? '' : make('div', { class: 'layers-tools' },
      button({ text: 'Add variants…', icon: 'plus', 'data-focus': 'variants.add', run: () => describeAxis(detail) }),
      axes.length > 1 ? button({ text: 'Combine…', icon: 'plus', title: 'Values for variants that are picked together', 'data-focus': 'variants.combine', run: () => combine(detail) }) : null),
    items.length === 0 ? make('p', { class: 'soft layers-note' }, 'There are none yet, such as a kind with primary and ghost.')
      : itemTree({ label: `Variants of ${detail.component}`, prefix: 'variants', items, wanted: takeWanted() }));
}

const along = (count) => `${counted(count, 'place')} that ${count === 1 ? 'names' : 'name'} it ${count === 1 ? 'goes' : 'go'} with it: what picks it has the default then.`;

// An axis

function axisItem(detail, axis, index, why) {
  const own = !why && axis.own;
  const { length } = detail.variants.axes;
  const step = (by) => {
    if (index + by < 0 || index + by >= length) return announce(`${axis.name} is ${by < 0 ? 'the first' : 'the last'} already`);
    return told({ action: 'moveAxis', axis: axis.name, index: index + by }, { title: `Move ${axis.name}?`, words: `${axis.name} moved`, verb: 'Move', focus: axis.name });
  };
  const acts = {
    rename: own && (() => rename('variantAxis', axis.name, { component: detail.component })), remove: own && (() => removeAxis(axis)), up: own && (() => step(-1)), down: own && (() => step(1)),
  };
  return {
    id: axis.name, called: `the variants ${axis.name}`, level: 0, name: `${axis.name}, ${counted(axis.values.length, 'variant')}${axis.own ? '' : ', from its base'}`, ...acts,
    parts: [make('span', { class: 'layer-name', title: axis.summary }, axis.name), make('span', { class: 'soft layer-kind' }, axis.own ? counted(axis.values.length, 'variant') : 'From its base')],
    menu: why ? null : (anchor) => showMenu(anchor, [
      { name: 'Add a variant…', icon: 'plus', run: () => describeVariant(detail, axis) },
      ...(own ? [
        { name: 'Rename…', icon: 'pencil', shortcut: 'F2', run: acts.rename },
        { name: 'Move up', shortcut: 'Alt+↑', disabled: index === 0, run: acts.up }, { name: 'Move down', shortcut: 'Alt+↓', disabled: index === length - 1, run: acts.down },
        { separator: true }, { name: 'Delete…', icon: 'trash', run: acts.remove },
      ] : []),
    ], axis.name),
  };
}

function removeAxis(axis) {
  return told({ action: 'deleteAxis', axis: axis.name }, {
    title: `Delete the variants ${axis.name}?`, words: `${axis.name} deleted`, verb: 'Delete', values: (count) => `${counted(count, 'place')} that ${count === 1 ? 'names' : 'name'} one of them ${count === 1 ? 'goes' : 'go'} with them.`,
  });
}

function describeAxis(detail) {
  const name = nameField('', 'kind');
  const variants = make('input', { type: 'text', class: 'text-input', value: '', placeholder: 'primary, ghost', autocomplete: 'off', spellcheck: 'false', 'data-field': 'variants' });
  showDialog({
    title: `New variants of ${detail.component}`,
    content: [field('Name', name), field('Variants, with commas between', variants, 'The first one is the default. Each style picks one in “Variant”, above its attributes.')],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'addAxis', name: name.value.trim(), variants: variants.value.split(',').map((each) => each.trim()).filter(Boolean) }, `${name.value.trim()} added`, name.value.trim())) !== null,
    }],
  });
}

// A variant

function variantItem(detail, axis, value, place, why) {
  const own = !why && value.own;
  const id = `${axis.name}.${value.name}`;
  const picked = detail.kind === 'style' && detail.rows?.find((row) => row.key === `variants.${axis.name}`)?.value === value.name;
  const step = (by) => {
    if (place + by < 0 || place + by >= axis.values.length) return announce(`${value.name} is ${by < 0 ? 'the first' : 'the last'} already`);
    return change({ action: 'move', axis: axis.name, variant: value.name, index: place + by }, `${value.name} moved`, id);
  };
  const acts = {
    open: detail.kind === 'style' && !why && (() => pick(detail, axis, value)), rename: own && (() => rename('variant', value.name, { component: detail.component, axis: axis.name })),
    remove: own && (() => removeVariant(axis, value)), up: own && axis.own && (() => step(-1)), down: own && axis.own && (() => step(1)),
  };
  const facts = [value.default ? 'default' : null, value.values > 0 ? counted(value.values, 'value') : 'no values', value.styles > 0 ? counted(value.styles, 'style') : null].filter(Boolean).join(', ');
  return {
    id, called: `the variant ${value.name}`, level: 1, name: `${value.name}, ${facts}${picked ? ', picked' : ''}`, isShown: picked, ...acts,
    parts: [make('span', { class: 'layer-name', title: value.summary }, value.name), make('span', { class: 'soft layer-kind' }, facts)],
    menu: why ? null : (anchor) => showMenu(anchor, [
      acts.open ? { name: `Pick it for ${detail.id}`, shortcut: 'Enter', disabled: picked, run: acts.open } : null,
      value.default ? null : { name: 'Make it the default', run: () => makeDefault(axis, value, id) },
      { name: 'Duplicate…', icon: 'copy', disabled: !value.own, run: () => describeVariant(detail, axis, value) },
      ...(own ? [
        { name: 'Rename…', icon: 'pencil', shortcut: 'F2', run: acts.rename },
        axis.own ? { name: 'Move up', shortcut: 'Alt+↑', disabled: place === 0, run: acts.up } : null, axis.own ? { name: 'Move down', shortcut: 'Alt+↓', disabled: place === axis.values.length - 1, run: acts.down } : null,
        { separator: true }, { name: 'Delete…', icon: 'trash', run: acts.remove },
      ] : []),
    ].filter(Boolean), value.name),
  };
}

async function pick(detail, axis, value) {
  const answer = await attempt(() => server.edit({ style: detail.id, key: `variants.${axis.name}`, value: value.name }), `${value.name} picked`);
  if (!answer) return;
  want(`${axis.name}.${value.name}`);
  page.isStale = true;
  await refreshed();
}

function makeDefault(axis, value, id) {
  return told({ action: 'default', axis: axis.name, variant: value.name }, { title: `Make ${value.name} the default?`, words: `${value.name} is the default`, verb: 'Change', focus: id });
}

function removeVariant(axis, value) {
  return told({ action: 'delete', axis: axis.name, variant: value.name }, { title: `Delete the variant ${value.name}?`, words: `${value.name} deleted`, verb: 'Delete', values: along, focus: axis.name });
}

/// `like`: the one that it begins as.
function describeVariant(detail, axis, like = null) {
  const name = nameField('', 'danger');
  showDialog({
    title: like ? `Duplicate the variant ${like.name}` : `New variant of ${axis.name}`, content: [field('Name', name)],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'add', axis: axis.name, name: name.value.trim(), variant: like?.name }, `${name.value.trim()} added`, `${axis.name}.${name.value.trim()}`)) !== null,
    }],
  });
}

function rename(kind, id, where) {
  return askName({ kind, id, where, words: 'Whatever picks it is changed too.', then: (to) => want(kind === 'variant' ? `${where.axis}.${to}` : to) });
}

// Combinations

function compoundItem(detail, compound, why) {
  const own = !why && compound.own;
  const remove = own && (() => told({ action: 'deleteCompound', compound: compound.name }, { title: `Delete the combination ${compound.name}?`, words: `${compound.name} deleted`, verb: 'Delete' }));
  const facts = compound.values > 0 ? counted(compound.values, 'value') : 'no values';
  return {
    id: compound.name, called: `the combination ${compound.name}`, level: 1, name: `${compound.name}, ${facts}`, remove,
    parts: [make('span', { class: 'layer-name' }, compound.name.split('+').join(' + ')), make('span', { class: 'soft layer-kind' }, compound.own ? facts : 'From its base')],
    menu: own ? (anchor) => showMenu(anchor, [{ name: 'Delete…', icon: 'trash', run: remove }], compound.name) : null,
  };
}

function combine(detail) {
  const choices = detail.variants.axes.map((axis) => make('select', {}, make('option', { value: '' }, 'Any'), axis.values.map((value) => make('option', { value: value.name }, value.name))));
  showDialog({
    title: 'New combination',
    content: [make('p', { class: 'soft' }, 'What is written to it holds where all of these are picked together.'), make('div', { class: 'two-fields' }, detail.variants.axes.map((axis, index) => field(axis.name, choices[index])))],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => {
        const when = choices.map((each) => each.value).filter(Boolean);
        return (await change({ action: 'combine', when }, 'Combination added', when.join('+'))) !== null;
      },
    }],
  });
}
