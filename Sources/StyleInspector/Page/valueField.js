// A value in a dialog, with the control that its attribute has. It is sent with the rest of the dialog.

import { make, replace } from './elements.js';
import { controlFor } from './controls.js';
import { colorPart } from './colorField.js';

/// What has controls of its own; all else is written as in a file, and so is what names a token: only colours have a control for that.
const kinds = ['color', 'transform', 'point', 'size', 'insets'];
const wide = ['transform', 'insets'];

/// `row` is the attribute, `text` what is written, and `value` what that is; null where nothing is written, or it is computed. `field` is
/// the key by which the server calls it, `changed` hears what it says. Gives back the element, and what it says.
export function valueField({ row, name, text = '', value = null, placeholder = '', field, isFirst = false, changed = () => {} }) {
  const kind = row?.control?.kind;
  let state = { value: text ?? '', known: value };
  const set = (next) => {
    state = next;
    changed(state);
  };
  const hasControl = kinds.includes(kind) && (state.value === '' || value !== null) && (kind === 'color' || !/\$/.test(text ?? ''));
  if (!hasControl) {
    const input = make('input', {
      type: 'text', class: 'text-input', value: typeof state.value === 'string' ? state.value : '', placeholder, autocomplete: 'off', spellcheck: 'false', 'aria-label': name, 'data-field': field, 'data-autofocus': isFirst || null,
      on: { input: () => set({ value: input.value.trim(), known: null }) },
    });
    return { element: input, hasControl: false, isWide: false, said: () => state };
  }
  const holder = make('span', { class: 'value-field', 'data-field': field, tabindex: isFirst ? '-1' : null, 'data-autofocus': isFirst || null });
  const commit = (next) => {
    set({ value: next ?? '', known: kind === 'color' ? state.known : next });
    holder.dispatchEvent(new Event('input', { bubbles: true }));
    // A colour is shown with its name and its opacity; the others hold what a hand has put in.
    if (kind === 'color') draw(colorPart(next));
  };
  const change = () => ({ show() {}, commit, cancel() {} });
  function draw(entry) {
    replace(holder, controlFor({ row: { ...row, optional: true }, isSet: true, ...entry }, { name, change, focusKey: `value.${field}` }));
  }
  // Escape takes back what was typed first, and then closes the dialog.
  let begun = null;
  holder.addEventListener('focusin', (event) => { begun = event.target.value ?? null; });
  holder.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target.matches('input') && event.target.value !== begun) event.preventDefault();
  }, true);
  draw(kind === 'color' ? colorPart(state.known, typeof state.value === 'string' ? state.value : null) : { value: state.known });
  return { element: holder, hasControl: true, isWide: wide.includes(kind), said: () => state };
}

/// A field of a dialog with the name of what it says, and a note.
export function labelled(label, { element }, note) {
  return make('div', { class: 'field', role: 'group', 'aria-label': label }, make('span', { 'aria-hidden': 'true' }, label), element, note ? make('span', { class: 'soft' }, note) : null);
}
