// The traits of a component: sets of properties, layers and states that several components share. They are made, taken on and taken off.

import { make, button } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { declaredChanges } from './declared.js';
import { showDialog, showMenu } from './popover.js';
import { benchSection } from './benchSection.js';
import { field, nameField } from './newComponent.js';
import { askName } from './askName.js';
import { propertyTypes } from './properties.js';
import { counted } from './words.js';

const { change, told } = declaredChanges((what) => server.traits(what));
const along = (count) => `${counted(count, 'entry', 'entries')} ${count === 1 ? 'goes' : 'go'} with it.`;

/// The section with the list; null where there is nothing to show.
export function traitsSection(detail) {
  if (server.isGallery || !detail.traits || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  if (why && detail.traits.length === 0) return null;
  return benchSection({ id: 'traits', title: 'Traits', key: 'openedTraits' },
    make('p', { class: 'soft layers-note' }, `What ${detail.component} shares with others: properties, layers and states.`),
    why ? '' : make('div', { class: 'layers-tools' }, adder(detail)),
    detail.traits.length === 0 ? make('p', { class: 'soft layers-note' }, 'It takes on none.')
      : make('ul', { class: 'state-list', 'aria-label': `Traits of ${detail.component}` }, detail.traits.map((trait) => item(detail, trait, why))));
}

function adder(detail) {
  const others = page.outline.traits.filter((each) => !detail.traits.some((trait) => trait.name === each.id)).slice(0, 100);
  const add = button({
    text: 'Add a trait', icon: 'plus', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': 'traits.add',
    run: () => showMenu(add, [
      ...others.map((each) => ({ name: each.id, run: () => change({ action: 'adopt', component: detail.component, trait: each.id }, `${each.id} added`) })),
      others.length > 0 ? { separator: true } : null,
      { name: 'New trait…', icon: 'plus', run: () => create(detail) },
    ].filter(Boolean), 'Trait'),
  });
  return add;
}

function item(detail, trait, why) {
  const facts = [trait.properties.length > 0 ? counted(trait.properties.length, 'property', 'properties') : null, trait.layers > 0 ? counted(trait.layers, 'layer') : null].filter(Boolean).join(', ');
  const more = why ? null : button({
    name: `More for the trait ${trait.name}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': `traits.${trait.name}`,
    run: () => menu(more, detail, trait),
  });
  return make('li', { class: 'state-row', data: { trait: trait.name } }, make('span', { class: 'layer-name', title: trait.summary ?? trait.properties.join(', ') }, trait.name),
    make('span', { class: 'soft layer-kind' }, trait.own ? facts : 'From its base'), more);
}

function menu(anchor, detail, trait) {
  showMenu(anchor, [
    { name: `Remove from ${detail.component}…`, icon: 'minus', disabled: !trait.own, run: () => drop(detail, trait) },
    { name: 'Rename…', icon: 'pencil', run: () => rename(trait.name) },
    { name: 'Delete the trait…', icon: 'trash', run: () => remove(trait.name) },
  ], trait.name);
}

function drop(detail, trait) {
  return told({ action: 'drop', component: detail.component, trait: trait.name }, { title: `Remove ${trait.name} from ${detail.component}?`, words: `${trait.name} removed`, verb: 'Remove', values: along });
}

function remove(name) {
  return told({ action: 'delete', trait: name }, { title: `Delete the trait ${name}?`, words: `${name} deleted`, values: along });
}

function rename(name) {
  askName({ kind: 'trait', id: name, words: 'Components that take it on follow.' });
}

function create(detail) {
  const name = nameField('', 'Rounded');
  const text = (value, placeholder) => make('input', { type: 'text', class: 'text-input', value, placeholder, autocomplete: 'off', spellcheck: 'false' });
  const property = text('', 'radius');
  const type = make('select', {}, propertyTypes.filter(([each]) => each !== 'choice').map(([each, label]) => make('option', { value: each }, label)));
  const usual = text(propertyTypes[0][2]);
  type.addEventListener('change', () => { usual.value = propertyTypes.find(([each]) => each === type.value)[2]; });
  const boxes = detail.properties.map((each) => {
    const box = make('input', { type: 'checkbox', value: each.name });
    return [box, make('label', { class: 'check' }, box, each.name)];
  });
  showDialog({
    title: 'New trait',
    content: [
      field('Name', name, `${detail.component} takes it on.`),
      boxes.length > 0 ? make('fieldset', {}, make('legend', {}, `Properties of ${detail.component} that it provides`), boxes.map(([, label]) => label)) : null,
      field('New property', property, 'Left empty, it provides no other.'), field('Type', type), field('Default', usual),
    ],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: async () => {
        const own = property.value.trim();
        return (await change({
          action: 'create', component: detail.component, name: name.value.trim(), takes: boxes.filter(([box]) => box.checked).map(([box]) => box.value),
          properties: own ? [{ name: own, type: type.value, default: usual.value.trim() }] : [],
        }, `${name.value.trim()} created`)) !== null;
      },
    }],
  });
}
