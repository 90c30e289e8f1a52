// Asks what an animation does: what it moves, from where and to where or through which values, when and how often.

import { make, button, replace } from './elements.js';
import { notify } from './announce.js';
import { showDialog } from './popover.js';
import { field, nameField } from './newComponent.js';
import { keyframesField } from './keyframesField.js';
import { labelled, valueField } from './valueField.js';
import { timingCurves } from './compoundFields.js';
import { spaced, stateLabel } from './words.js';

export const curves = [...Object.keys(timingCurves), 'spring', 'spring(0.3)'];
/// Kinds of values that have others between them.
const moving = ['number', 'color', 'point', 'size', 'transform', 'gradient', 'insets'];

/// How often it runs, as the server takes it.
function repeatText(each) {
  return each?.repeat === undefined ? '1' : String(each.repeat);
}

/// Asks what an animation does: a new one, or one that there is. `change` sends what is said.
export function describeAnimation(detail, change, known = null, { addsKeyframe = false } = {}) {
  const own = known?.own ?? null;
  const rows = (detail.rows ?? []).filter((row) => row.section?.startsWith('layer:') && moving.includes(row.control?.kind));
  const layers = [...new Set(rows.map((row) => row.section.slice('layer:'.length)))];
  const text = (key, value) => make('input', { type: 'text', class: 'text-input', value, autocomplete: 'off', spellcheck: 'false', inputmode: 'decimal', 'data-field': key });
  const name = nameField('', 'pulse');
  const layer = make('select', {}, layers.map((each) => make('option', { value: each }, each)));
  const property = make('select', { 'data-field': 'property' });
  const moved = () => (known ? rows.find((row) => row.section === `layer:${known.layer}` && row.key.split('.').at(-1) === known.property) : rows.find((row) => row.key === property.value));
  let [from, to, ends] = [null, null, null];
  /// The controls of the values that it moves between, as the attribute has them.
  const showEnds = (first, last) => {
    const row = moved();
    from = valueField({ row, name: 'Begins at', field: 'from', placeholder: 'What the layer shows', ...first });
    to = valueField({ row, name: 'Moves to', field: 'to', isFirst: Boolean(known), ...last });
    ends = make('div', { class: from.isWide ? 'stacked-fields' : 'two-fields' }, labelled('Begins at', from, 'Left as it is, it begins at what the layer shows.'), labelled('Moves to', to));
  };
  let keyframes = own?.keyframes ? keyframesField(own.keyframes.map((each, index) => ({ ...each, from: index })), { row: moved() }) : null;
  const passed = make('div', { class: 'field' });
  const pass = () => {
    keyframes = keyframesField([{ from: 0, ...from.said() }, { from: 1, ...to.said() }], { row: moved(), fallback: 'What the layer shows' });
    keyframes.add();
    showPassed();
    keyframes.element.querySelectorAll('.keyframe')[1].querySelector('input, select, button').focus();
  };
  const showPassed = () => replace(passed, ...(!keyframes
    ? [ends, button({ text: 'Pass values in between…', icon: 'plus', run: pass })]
    : [make('span', {}, 'Keyframes'), own?.keyframes?.length === 0 ? make('span', { class: 'soft' }, 'They are written in another place. Change them there.') : keyframes.element,
      make('span', { class: 'soft' }, 'The values that it passes, and when, in percent of its time. Left empty, a time lies evenly between the others.')]));
  const fill = () => {
    const row = moved();
    showEnds({}, { text: row?.spelling ?? '', value: row?.value ?? null });
    keyframes = null;
    showPassed();
  };
  const list = () => {
    replace(property, rows.filter((row) => row.section === `layer:${layer.value}`).map((row) => make('option', { value: row.key, selected: row.key.endsWith('.opacity') }, row.label)));
    fill();
  };
  layer.addEventListener('change', list);
  property.addEventListener('change', fill);
  if (known) showEnds({ text: own.from, value: own.ends?.[0] ?? null }, { text: own.to, value: own.ends?.[1] ?? null });
  else list();
  const now = own?.state ?? '';
  const states = (detail.possibleStates ?? []).filter((each) => each !== 'normal');
  const option = (each) => make('option', { value: each, selected: each === now }, stateLabel(each.split('+')));
  const state = make('select', { 'data-field': 'state' }, make('option', { value: '' }, 'Always'), [...states, ...(now && !states.includes(now) ? [now] : [])].map(option));
  const duration = text('duration', '0.5');
  const curve = make('select', { 'data-field': 'curve' }, curves.map((each) => make('option', { value: each, selected: each === 'easeInOut' }, spaced(each))));
  const runsOn = make('input', { type: 'checkbox', checked: known?.repeat === 'infinite' });
  const times = text('repeatCount', known?.repeat === 'infinite' ? '1' : repeatText(known));
  const timesField = field('How often it runs', times);
  const back = make('input', { type: 'checkbox', checked: Boolean(known?.autoreverses) });
  const update = () => { timesField.hidden = runsOn.checked; };
  runsOn.addEventListener('change', update);
  update();
  const number = (input) => Number(input.value.trim().replace(',', '.'));
  const said = () => ({
    ...(keyframes ? { keyframes: keyframes.said() } : { from: from.said().value, to: to.said().value }), state: state.value, autoreverses: back.checked, repeatCount: runsOn.checked ? 'infinite' : String(number(times)),
  });
  const begun = said();
  showPassed();
  if (addsKeyframe) {
    if (keyframes) keyframes.add();
    else pass();
  }
  /// What is as it was isn't said again.
  const changed = () => Object.fromEntries(Object.entries(said()).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(begun[key])));
  showDialog({
    title: known ? `The animation ${known.written ?? known.name}` : `New animation of ${detail.component}`,
    content: [
      known ? make('p', { class: 'soft' }, `It moves ${known.layer}.${known.property}.`) : [field('Name', name), make('div', { class: 'two-fields' }, field('Layer', layer), field('Attribute', property))],
      passed,
      make('div', { class: 'two-fields' }, field('State', state), known ? null : field('Seconds', duration), known ? null : field('Curve', curve)),
      make('label', { class: 'check' }, back, 'It runs back'), make('label', { class: 'check' }, runsOn, 'It runs for ever'), timesField,
    ],
    actions: [{ name: 'Cancel' }, known ? {
      name: 'Change', kind: 'main',
      run: async () => Object.keys(changed()).length === 0 || (await change({ action: 'change', animation: known.written ?? known.name, ...changed() }, `${known.written ?? known.name} changed`, `animations.${known.written ?? known.name}.delay`)) !== null,
    } : {
      name: 'Add', kind: 'main',
      run: async () => {
        // A control begins with what the layer shows, which is no movement.
        if (!keyframes && to.hasControl && !from.said().value && JSON.stringify(to.said().known) === JSON.stringify(moved()?.value)) {
          notify('It moves to what the layer shows already. Choose another value.', { kind: 'error', field: 'to' });
          return false;
        }
        return (await change({
          action: 'add', name: name.value.trim(), property: property.value, ...said(), duration: number(duration), curve: curve.value,
        }, `${name.value.trim()} added`, `animations.${name.value.trim()}.delay`)) !== null;
      },
    }],
  });
}
