// A value that is computed, such as half of a token: the formula as it is written, and what it comes to.

import { make } from './elements.js';
import { valueText } from './words.js';
import { colorOf, cssText } from './colors.js';

export function formulaField({ name, text, computed, change, focusKey, describedBy }) {
  const input = make('input', {
    type: 'text', class: 'text-input formula', value: text ?? '', 'aria-label': `${name}, formula`, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': describedBy,
    data: { focus: focusKey },
    on: {
      input: () => { typed ??= change(); },
      change: () => finish(),
      keydown: (event) => {
        if (event.key === 'Enter') { event.preventDefault(); finish(); }
        if (event.key === 'Escape') { input.value = text ?? ''; typed = null; }
      },
    },
  });
  let last = input.value;
  /// The change that began with the first letter: what stood there then is what it may write over.
  let typed = null;
  function finish() {
    const begun = typed ?? change();
    typed = null;
    if (input.value === last) return;
    last = input.value;
    begun.commit(input.value);
  }
  const color = computed?.value?.css ? colorOf(computed.value) : null;
  return make('span', { class: 'formula-field' },
    color ? make('span', { class: 'swatch' }, make('span', { style: { background: cssText(color) } })) : null, input,
    computed ? make('span', { class: 'soft' }, `= ${color ? valueText({ css: computed.value.css, hex: computed.value.hex }) : valueText(computed.value)}`) : null);
}
