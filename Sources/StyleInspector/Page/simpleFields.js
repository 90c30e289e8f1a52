// Values of one part: texts, choices, Default/On/Off.

import { make, replace, freshID } from './elements.js';
import { page } from './store.js';

/// `suggest` gives a promise of what may be meant by a text: `value` and `label` of each.
export function textField({ name, value, change, focusKey, disabled = false, placeholder, describedBy, suggest }) {
  // An input of one line would lose the breaks of a text that has some.
  const isLong = typeof value === 'string' && /[\r\n]/.test(value);
  const input = make(isLong ? 'textarea' : 'input', {
    ...(isLong ? { rows: String(Math.min(8, value.split('\n').length)) } : { type: 'text' }), class: 'text-input', value: value ?? '', 'aria-label': name, placeholder, disabled, 'aria-describedby': describedBy,
    autocomplete: 'off', spellcheck: 'false', data: { focus: focusKey },
    on: {
      input: () => { gesture ??= change(); gesture.show(input.value); offer?.(); },
      focus: () => offer?.(),
      change: () => finish(),
      blur: () => finish(),
      keydown: (event) => {
        if (event.key === 'Enter' && !event.shiftKey) { event.preventDefault(); finish(); }
        if (event.key === 'Escape' && gesture) { event.stopPropagation(); gesture.cancel(); gesture = null; input.value = value ?? ''; }
      },
    },
  });
  let gesture = null;
  function finish() {
    const done = gesture;
    gesture = null;
    done?.commit(input.value);
  }
  const offer = suggest && !disabled ? offering(input, suggest) : null;
  return input;
}

/// Fills the list of an input with what may be meant by its text; the answer to an older text is left out.
function offering(input, suggest) {
  const list = make('datalist', { id: freshID('offers') });
  input.setAttribute('list', list.id);
  let turn = 0;
  return async () => {
    if (!list.isConnected) input.after(list);
    const own = ++turn;
    const offers = await suggest(input.value).catch(() => []);
    if (own === turn) replace(list, offers.map(({ value, label }) => make('option', { value }, label)));
  };
}

/// One of some words. Few short ones are buttons beside each other.
export function chooser({ name, value, choices, change, focusKey, disabled = false, describedBy }) {
  const words = choices.map((each) => (typeof each === 'string' ? { value: each, label: each } : each));
  const isShort = words.length <= 3 && words.reduce((sum, each) => sum + each.label.length, 0) <= 18;
  if (isShort) return segments({ name, value, choices: words, pick: (next) => change().commit(next), focusKey, disabled, describedBy });
  const select = make('select', { 'aria-label': name, disabled, 'aria-describedby': describedBy, data: { focus: focusKey }, on: { change: () => change().commit(select.value) } },
    words.some((each) => each.value === value) ? null : make('option', { value: '', selected: true, disabled: true }, String(value ?? '')),
    words.map((each) => make('option', { value: each.value, selected: each.value === value }, each.label)));
  return select;
}

/// Default, On, Off. `isSet` tells whether the style says it itself; without that it is Default.
export function switchField({ name, value, isSet, optional, change, reset, focusKey, disabled = false, describedBy }) {
  const chosen = isSet || page.subject?.kind === 'token' ? (value === null ? 'none' : value ? 'on' : 'off') : 'default';
  const fallback = value === true ? 'On' : value === false ? 'Off' : 'None';
  const choices = [
    page.subject?.kind === 'token' ? null : { value: 'default', label: 'Default', title: isSet ? 'What it is without this style' : `Default: ${fallback}` },
    { value: 'on', label: 'On' }, { value: 'off', label: 'Off' },
  ].filter(Boolean);
  return segments({
    name, value: chosen, choices, focusKey, disabled, describedBy,
    hint: chosen === 'default' ? fallback : null,
    pick: (next) => {
      if (next === 'default') { if (isSet) reset(); } else change().commit(next === 'on');
    },
  });
}

export function segments({ name, value, choices, pick, focusKey, disabled = false, describedBy, hint }) {
  const buttons = choices.map((choice, index) => {
    const isChosen = choice.value === value;
    return make('button', {
      type: 'button', role: 'radio', 'aria-checked': String(isChosen), disabled, title: choice.title,
      tabindex: isChosen || (index === 0 && !choices.some((each) => each.value === value)) ? '0' : '-1', data: { focus: isChosen ? focusKey : `${focusKey}.${choice.value}` },
      on: { click: () => pick(choice.value), keydown: (event) => press(event, index) },
    }, choice.label);
  });
  function press(event, index) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + buttons.length) % buttons.length;
    buttons[next].focus();
    pick(choices[next].value);
  }
  return make('span', { class: 'segments-line' },
    make('span', { class: 'segments', role: 'radiogroup', 'aria-label': name, 'aria-describedby': describedBy }, buttons),
    hint ? make('span', { class: 'soft' }, hint) : null);
}
