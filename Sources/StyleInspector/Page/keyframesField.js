// The values that an animation passes: a line for each, with when it is passed and how it goes on from there.

import { make, button, replace } from './elements.js';
import { timingCurves } from './compoundFields.js';
import { valueField } from './valueField.js';
import { numberText, spaced } from './words.js';

/// `list` holds `{from, value, keyTime, curve}` of each, as they are written, with what the value is as `known` where nothing computes it.
/// `row` is the attribute that moves, and `fallback` what the first one says where it is left empty. Gives back the element, and what it says.
export function keyframesField(list, { row: attribute, fallback = null } = {}) {
  const rows = list.map((each) => ({ ...each }));
  const element = make('div', { class: 'keyframes', role: 'group', 'aria-label': 'Keyframes' });
  function show(focused = null) {
    replace(element, rows.map((row, index) => line(row, index)),
      button({ text: 'Add a keyframe', icon: 'plus', run: () => add() }));
    const input = focused === null ? null : element.querySelectorAll('.keyframe')[focused].querySelector('input, select, button');
    // A dialog that is about to open begins there.
    input?.setAttribute('data-autofocus', '');
    input?.focus();
  }
  function line(row, index) {
    const last = index === rows.length - 1;
    const number = index + 1;
    const isOpen = index === 0 && fallback;
    const input = (key, label, more) => {
      const field = make('input', { type: 'text', class: 'text-input', value: row[key] ?? '', autocomplete: 'off', spellcheck: 'false', 'aria-label': `Keyframe ${number}, ${label}`, ...more });
      field.addEventListener('input', () => { row[key] = field.value; });
      return field;
    };
    const value = valueField({
      row: attribute, name: `Keyframe ${number}, value`, text: row.value, value: row.known ?? null, placeholder: isOpen ? fallback : 'Value', field: `keyframes.${index}`,
      changed: ({ value: said, known }) => { [row.value, row.known] = [said, known]; },
    });
    const curves = [...Object.keys(timingCurves), ...(row.curve && !(row.curve in timingCurves) ? [row.curve] : [])];
    const curve = make('select', { 'aria-label': `Keyframe ${number}, curve to the next`, disabled: last },
      make('option', { value: '' }, last ? 'The end' : 'As the animation'), last ? null : curves.map((each) => make('option', { value: each, selected: each === row.curve }, spaced(each))));
    curve.addEventListener('change', () => { row.curve = curve.value; });
    return make('div', { class: `keyframe${value.hasControl ? ' is-wide' : ''}`, role: 'group', 'aria-label': `Keyframe ${number}` },
      value.hasControl ? make('span', { class: 'soft keyframe-number', 'aria-hidden': 'true' }, `Keyframe ${number}`) : null,
      value.element,
      input('keyTime', 'time in percent', { placeholder: `${numberText(even(index))}%`, inputmode: 'decimal', 'data-field': `keyframes.${index}.keyTime` }), curve,
      button({ name: `Remove keyframe ${number}`, icon: 'minus', class: 'quiet', disabled: rows.length <= 2, run: () => { rows.splice(index, 1); show(Math.min(index, rows.length - 1)); } }));
  }
  /// When one is passed that doesn't say it, in percent: evenly between those that do.
  function even(index) {
    const at = (place) => (isSaid(rows[place]) ? percent(rows[place].keyTime) : place === 0 ? 0 : place === rows.length - 1 ? 100 : null);
    if (at(index) !== null) return Math.round(at(index));
    let [before, after] = [index, index];
    while (at(before) === null) before -= 1;
    while (at(after) === null) after += 1;
    return Math.round(at(before) + ((at(after) - at(before)) * (index - before)) / (after - before));
  }
  /// One more before the last, between its neighbours.
  function add() {
    const at = rows.length - 1;
    const [before, after] = [Number(rows[at - 1].value || NaN), Number(rows[at].value || NaN)];
    const middle = (before + after) / 2;
    const between = Number.isNaN(middle) ? { value: rows[at].value, known: rows[at].known } : { value: numberText(middle) };
    rows.splice(at, 0, { ...between, keyTime: '', curve: '' });
    show(at);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  /// All of them, with the places that they have in a file: what the layer shows at first has none there.
  function placed() {
    const first = fallback && (rows[0].value ?? '') === '' ? 1 : 0;
    element.querySelectorAll('.keyframe').forEach((line, index) => {
      for (const each of line.querySelectorAll('[data-field]')) each.dataset.field = each.dataset.field.replace(/^keyframes\.-?\d+/, `keyframes.${index - first}`);
    });
    return rows;
  }
  show();
  return {
    element, add,
    said: () => placed().map((row, index) => ({
      from: row.from, value: typeof row.value === 'string' ? row.value.trim() : row.value ?? '', keyTime: timeText(row.keyTime), curve: index === rows.length - 1 ? '' : row.curve ?? '',
    })),
  };
}

function isSaid(row) {
  return !Number.isNaN(percent(row.keyTime));
}

function percent(text) {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return NaN;
  return trimmed.endsWith('%') ? Number(trimmed.slice(0, -1)) : Number(trimmed) > 1 ? Number(trimmed) : Number(trimmed) * 100;
}

/// As a file says it: a number above 1 is meant in percent.
function timeText(text) {
  const trimmed = (text ?? '').trim().replace(',', '.').replace(/\s+%$/, '%');
  return trimmed !== '' && Number(trimmed) > 1 ? `${trimmed}%` : trimmed;
}
