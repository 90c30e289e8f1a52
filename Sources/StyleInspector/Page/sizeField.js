// The size in pictures: so many points, or as large as what is in the control.

import { make } from './elements.js';
import { page } from './store.js';
import { numberParts } from './numberField.js';

const lengths = ['width', 'height'];
/// Which lengths follow what is in the control, and how a person calls that.
const ways = [
  { id: '', follows: [], label: 'Width × height' }, { id: 'both', follows: lengths, label: 'As large as its contents' },
  { id: 'height', follows: ['height'], label: 'As high as its contents' }, { id: 'width', follows: ['width'], label: 'As wide as its contents' },
];

export function sizeField({ name, value, control, parts, change, focusKey, disabled, describedBy }) {
  const now = ways.find((way) => lengths.every((each) => way.follows.includes(each) === ((value?.[each] ?? null) === null))) ?? ways[0];
  const isMeasured = control.fitting !== false;
  const way = make('select', {
    'aria-label': `${name}, how large`, disabled, 'aria-describedby': describedBy, data: { focus: `${focusKey}.way` },
    title: isMeasured ? null : 'Nothing in it can be measured. Put its layers into a row or a column that fills it, and it can be as large as its contents',
    on: { change: () => take(ways.find((each) => each.id === way.value)) },
  }, ways.map((each) => make('option', { value: each.id, selected: each === now, disabled: !isMeasured && each !== now && each.follows.length > 0 }, each.label)));
  // What gets points begins with those that are seen.
  const take = ({ follows }) => change().commit(Object.fromEntries(lengths.map((each) => [each, follows.includes(each) ? null : value?.[each] ?? Math.max(1, Math.round(page.detail.size[each]))])));
  return make('span', { class: 'size-field' }, way, numberParts({ name, value, parts, change, focusKey, disabled, placeholder: control.placeholder }));
}
