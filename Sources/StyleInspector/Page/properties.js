// What styles of a component can set: properties are added, changed, named, put in another order, taken away, and made of a layer's value.

import { make, button } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { declaredChanges } from './declared.js';
import { showDialog, showMenu } from './popover.js';
import { announce } from './announce.js';
import { benchSection } from './benchSection.js';
import { itemTree } from './itemTree.js';
import { field, nameField } from './newComponent.js';
import { askName } from './askName.js';
import { counted } from './words.js';

/// The types that people choose from, with what each begins as.
export const propertyTypes = [
  ['CGFloat', 'Number', '0'], ['Int', 'Whole number', '0'], ['Bool', 'On or off', 'false'], ['String', 'Text', 'Text'], ['choice', 'Choice of words', ''],
  ['UIColor', 'Color', 'label'], ['UIImage', 'Image', '{ systemName: star }'], ['Strings', 'List of texts', '[Day, Week]'], ['Font', 'Font', '{ textStyle: body }'],
  ['Shadow', 'Shadow', '{ color: black, opacity: 0.2, offset: [0, 2], radius: 4 }'], ['GradientStops', 'Gradient', '[{ color: white, location: 0 }, { color: black, location: 1 }]'],
  ['EdgeInsets', 'Insets', '8'], ['CGSize', 'Size', '[24, 24]'], ['CGPoint', 'Point', '[0, 0]'],
];
const bounded = ['CGFloat', 'Double', 'Float', 'CGSize', 'CGPoint'];
const { change, told, want, takeWanted } = declaredChanges((what) => server.properties({ component: page.detail.component, ...what }), {
  answered: (_, answer) => { if (answer.property) want(answer.property); },
});

function typeLabel(property) {
  const name = property.values ? 'choice' : property.type?.replace('?', '');
  return propertyTypes.find(([type]) => type === name)?.[1] ?? property.type ?? '';
}

function isBounded(type) {
  return bounded.includes(type) || /^U?Int\d*$/.test(type);
}

/// The section with the list; null where there is nothing to show.
export function propertiesSection(detail) {
  if (server.isGallery || !detail.properties || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  if (why && detail.properties.length === 0) return null;
  return benchSection({ id: 'properties', title: 'Properties', key: 'openedProperties', isOpen: detail.kind === 'component' },
    make('p', { class: 'soft layers-note' }, `What styles of ${detail.component} can set.`),
    why ? '' : make('div', { class: 'layers-tools' }, button({ text: 'Add a property…', icon: 'plus', 'data-focus': 'properties.add', run: () => describe(detail) })),
    detail.properties.length === 0 ? make('p', { class: 'soft layers-note' }, 'It declares none itself.') : rowsOf(detail, !why));
}

function rowsOf(detail, isEditable) {
  const all = detail.properties;
  const items = all.map((property, index) => {
    const step = (by) => move(property, index, all.length - 1, by);
    const acts = !isEditable ? {} : {
      open: () => describe(detail, property), rename: () => rename(property), remove: () => remove(property), up: () => step(-1), down: () => step(1),
    };
    return {
      id: property.name, called: `the property ${property.name}`, level: 0, data: { property: property.name }, ...acts,
      name: `${property.name}, ${typeLabel(property)}${property.default ? `, ${property.default}` : ''}${property.unused ? ', unused' : ''}`,
      parts: [
        property.css ? make('span', { class: 'swatch' }, make('span', { style: { background: property.css } })) : null,
        make('span', { class: 'layer-name', title: property.summary }, property.name),
        property.unused ? make('span', { class: 'unused', title: 'No layer, state or animation follows it' }, 'unused') : null,
        make('span', { class: 'soft layer-kind' }, `${typeLabel(property)}${property.type?.endsWith('?') ? ', may be none' : ''}`)],
      menu: isEditable ? (anchor) => showMenu(anchor, [
        property.sets ? null : { name: 'Edit…', icon: 'pencil', shortcut: 'Enter', run: acts.open },
        { name: 'Rename…', icon: 'pencil', shortcut: 'F2', run: acts.rename },
        { name: 'Move up', shortcut: 'Alt+↑', disabled: index === 0, run: acts.up },
        { name: 'Move down', shortcut: 'Alt+↓', disabled: index === all.length - 1, run: acts.down },
        { separator: true },
        { name: 'Delete…', icon: 'trash', run: acts.remove },
      ].filter(Boolean), property.name) : null,
    };
  });
  return itemTree({ label: `Properties of ${detail.component}`, prefix: 'properties', items, wanted: takeWanted() });
}

function move(property, index, last, by) {
  if (index + by < 0 || index + by > last) return announce(`${property.name} is ${by < 0 ? 'the first' : 'the last'} already`);
  return change({ action: 'move', property: property.name, index: index + by }, `${property.name} moved`, property.name);
}

/// Asks what a property is: a new one, or one that there is.
function describe(detail, known = null) {
  if (known?.sets) return;
  const text = (key, value, placeholder = '') => make('input', { type: 'text', class: 'text-input', value: value ?? '', placeholder, autocomplete: 'off', spellcheck: 'false', 'data-field': key });
  const name = nameField('', 'spacing');
  const known0 = known?.values ? 'choice' : known?.type?.replace('?', '') ?? 'CGFloat';
  const type = make('select', { 'data-autofocus': known ? true : null, 'data-field': 'type' },
    propertyTypes.map(([id, label]) => make('option', { value: id, selected: id === known0 }, label)),
    propertyTypes.some(([id]) => id === known0) ? null : make('option', { value: known0, selected: true }, known0));
  const words = text('values', known?.values?.join(', '), 'flat, glossy');
  const usual = text('default', known ? known.default : propertyTypes[0][2]);
  const isNone = make('input', { type: 'checkbox', checked: known?.type?.endsWith('?') ?? false });
  const [min, max, step] = ['min', 'max', 'step'].map((key) => text(key, known?.[key]));
  const summary = text('summary', known?.summary);
  const wordsField = field('Words, with commas between', words);
  const bounds = make('div', { class: 'three-fields' }, field('Minimum', min), field('Maximum', max), field('Step', step));
  const splitWords = () => words.value.split(',').map((each) => each.trim()).filter(Boolean);
  let last = known0;
  const update = () => {
    wordsField.hidden = type.value !== 'choice';
    bounds.hidden = !isBounded(type.value);
    const before = propertyTypes.find(([id]) => id === last)?.[2];
    // What a hand has put in stays.
    if (type.value !== last && (usual.value === before || usual.value === '')) usual.value = propertyTypes.find(([id]) => id === type.value)?.[2] ?? '';
    last = type.value;
  };
  type.addEventListener('change', update);
  update();
  const said = () => {
    const isChoice = type.value === 'choice';
    const hasNoDefault = isNone.checked && usual.value.trim() === '';
    return {
      type: `${isChoice ? 'String' : type.value}${isNone.checked ? '?' : ''}`,
      ...(isChoice ? { values: splitWords() } : known?.values ? { values: [] } : {}),
      default: hasNoDefault ? null : isChoice && !usual.value.trim() ? splitWords()[0] ?? null : usual.value,
      ...(isBounded(type.value) ? { min: min.value, max: max.value, step: step.value } : known ? { min: '', max: '', step: '' } : {}),
      summary: summary.value,
    };
  };
  showDialog({
    title: known ? `The property ${known.name}` : `New property of ${detail.component}`,
    content: [
      make('div', { class: 'two-fields' }, known ? null : field('Name', name), field('Type', type)), wordsField,
      field('Default: a value, a token such as $color.tint, or a formula', usual), make('label', { class: 'check' }, isNone, 'May be none'), bounds, field('What it does (may be left out)', summary),
    ],
    actions: [{ name: 'Cancel' }, known ? {
      name: 'Change', kind: 'main',
      run: () => told({ action: 'change', property: known.name, ...said() }, { title: `Change ${known.name}?`, words: `${known.name} changed`, verb: 'Change', focus: known.name }),
    } : {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'add', name: name.value.trim(), ...said() }, `${name.value.trim()} added`)) !== null,
    }],
  });
}

function rename(property) {
  askName({
    kind: 'property', id: property.name, where: { component: page.detail.component }, words: 'Layers, states and styles that speak of it are changed too.', then: want,
  });
}

function remove(property) {
  return told({ action: 'delete', property: property.name }, {
    title: `Delete the property ${property.name}?`, words: `${property.name} deleted`,
    values: (count) => `${counted(count, 'value')} that states, modes or styles set of it ${count === 1 ? 'goes' : 'go'} with it.`,
  });
}

/// Makes a property of what a layer is given.
export function makeProperty(entry) {
  const { row } = entry;
  const component = page.detail.component;
  const last = row.key.split('.').at(-1);
  const layer = row.key.split('.')[0];
  const first = layer === 'layer' ? last : `${layer}${last.charAt(0).toUpperCase()}${last.slice(1)}`;
  const isTaken = (name) => page.detail.rows.some((each) => each.key === name);
  const name = nameField(isTaken(first) ? `${first}2` : first);
  showDialog({
    title: `Make a property of ${row.label}`,
    content: [make('p', {}, `${component} gets a property with this value, and the layer follows it. Styles that set it on the layer set the property from then on.`), field('Name', name)],
    actions: [{ name: 'Cancel' }, {
      name: 'Make property', kind: 'main',
      run: async () => (await change({ action: 'extract', key: row.key, name: name.value.trim() }, 'Property made')) !== null,
    }],
  });
  name.select();
}
