// Asks how often a layer is to be there: a number, as often as a property says, or once for each text of a list.

import { make } from './elements.js';
import { showDialog } from './popover.js';
import { field, nameField } from './newComponent.js';

/// Asks, and gives what was chosen to `run`, which gives back whether it was done. `end` stops a repetition that there is.
export function askRepetition(detail, layer, { isInStack, run, end }) {
  const known = layer.repeat;
  const properties = detail.properties ?? [];
  const number = (key, value) => make('input', { type: 'text', inputmode: 'numeric', class: 'text-input', value: String(value), autocomplete: 'off', 'data-field': key });
  const option = (value, text, isChosen = false, why = null) => make('option', { value, selected: isChosen, disabled: why !== null }, why ? `${text} (${why})` : text);
  const often = make('select', { 'data-autofocus': true },
    option('number', 'A fixed number'),
    properties.filter((each) => ['Int', 'Strings'].includes(each.type?.replace('?', ''))).map((each) => option(`property:${each.name}`,
      each.type.startsWith('Int') ? `As often as ${each.name} says` : `Once for each text of ${each.name}`, known === `$${each.name}`, each.max ? null : 'it has no maximum')),
    option('new:number', 'As often as a new property says'), option('new:list', 'Once for each text of a new list'));
  const count = number('count', /^\d+$/.test(known ?? '') ? known : 5);
  const max = number('max', 10);
  const texts = make('input', { type: 'text', class: 'text-input', value: 'One, Two, Three', autocomplete: 'off', 'data-field': 'texts' });
  const name = nameField('', 'count');
  name.removeAttribute('data-autofocus');
  const fresh = (wanted) => (detail.rows.some((row) => row.key === wanted) ? `${wanted}2` : wanted);
  const arrangement = make('select', {}, option('row', 'In a row'), option('column', 'In a column'), option('circle', 'Around the middle'), option('none', 'One over another; formulas with $index place them'));
  const fields = { name: field('Name of the property', name), texts: field('Texts, with commas between', texts), count: field('Copies', count), max: field('At most', max) };
  const placed = field('Copies lie', arrangement, 'A row or a column is a stack; around the middle, each copy is turned further.');
  placed.hidden = Boolean(known) || isInStack;
  const splitTexts = () => texts.value.split(',').map((each) => each.trim()).filter(Boolean);
  const update = () => {
    const isNew = often.value.startsWith('new:');
    const isList = often.value === 'new:list';
    fields.name.hidden = !isNew;
    // What isn't shown can't be filled in.
    name.required = isNew;
    fields.texts.hidden = !isList;
    fields.count.hidden = often.value !== 'number' && often.value !== 'new:number';
    fields.count.firstChild.textContent = isNew ? 'Copies at first' : 'Copies';
    fields.max.hidden = !isNew;
    if (isNew && (name.value === '' || name.value === fresh('count') || name.value === fresh('titles'))) name.value = fresh(isList ? 'titles' : 'count');
  };
  often.addEventListener('change', update);
  update();
  const said = () => {
    const [kind, id] = often.value.split(':');
    const how = kind === 'number' ? { count: count.value }
      : kind === 'property' ? { property: id }
        : { property: name.value.trim(), new: id, max: max.value, ...(id === 'list' ? { texts: splitTexts() } : { count: count.value }) };
    return { ...how, ...(placed.hidden ? {} : { arrangement: arrangement.value }) };
  };
  showDialog({
    title: known ? `Copies of ${layer.name}` : `Repeat ${layer.name}`,
    content: [
      make('p', { class: 'soft' }, `The layer is there several times, with all that is in it. In its formulas, $index is the number of the copy, from 0; of a list, $item is the text.`),
      field('How often', often), fields.name, fields.texts, make('div', { class: 'two-fields' }, fields.count, fields.max), placed,
    ],
    actions: [{ name: 'Cancel' }, known ? { name: 'Stop repeating', run: end } : null, { name: known ? 'Change' : 'Repeat', kind: 'main', run: () => run(said()) }].filter(Boolean),
  });
}
