// A colour in a row: a swatch that opens the picker, its name or text, and its opacity.

import { make } from './elements.js';
import { page } from './store.js';
import { colorOf, cssText, hexText, parseColor, writtenColor } from './colors.js';
import { openColorPicker } from './colorPicker.js';
import { numberField } from './numberField.js';
import { numberText } from './words.js';

/// `value` is a colour of an answer, or null. `reference` is the token that it comes from, `text` what is written.
export function colorField({ name, value, reference, text: source, optional, change, focusKey, disabled = false, describedBy }) {
  const color = colorOf(value);
  const inner = make('span', { style: color ? { background: cssText(color) } : {} });
  const swatch = make('button', {
    type: 'button', class: `swatch-button${color ? '' : ' none'}`, 'aria-label': `${name}: ${shownText(value, reference)}. Choose a colour`,
    title: 'Choose a colour', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', disabled, data: { focus: `${focusKey}.swatch` },
    on: { click: () => openColorPicker(swatch, { name, value, reference, optional, change: watched, withAlpha }) },
  }, make('span', { class: 'swatch' }, inner));
  const text = make('input', {
    type: 'text', class: `color-input${reference ? ' is-reference' : ''}`, value: shownText(value, reference), 'aria-label': name, spellcheck: 'false', autocomplete: 'off',
    disabled, 'aria-describedby': describedBy, data: { focus: focusKey },
    on: {
      focus: () => text.select(),
      input: () => { typed ??= change(); },
      change: () => read(),
      keydown: (event) => {
        if (event.key === 'Enter') { event.preventDefault(); read(); }
        if (event.key === 'Escape') { text.value = shownText(value, reference); typed = null; }
      },
    },
  });
  const base = baseOf(source, reference, value);
  /// The colour with another opacity: a token and a system colour stay what they are.
  function withAlpha(alpha) {
    if (!base) return writtenColor({ ...color, alpha });
    return alpha >= 1 && isOpaque(base) ? base : `{ color: ${base}, alpha: ${numberText(alpha)} }`;
  }
  let shown = text.value;
  /// The change that began with the first letter: what stood there then is what it may write over.
  let typed = null;

  function read() {
    const written = text.value.trim();
    const begun = typed ?? change();
    typed = null;
    if (written === shown) return;
    shown = written;
    if (written === '' || written.toLowerCase() === 'none') {
      if (optional) begun.commit(null);
      else text.value = shownText(value, reference);
      return;
    }
    const token = [written.replace(/^\$/, ''), `color.${written}`].find((id) => page.index.token.has(id));
    if (token) {
      begun.commit({ reference: token });
      return;
    }
    const next = parseColor(written);
    // The opacity has a field of its own: a colour without one keeps it.
    if (next && color && color.alpha < 1 && /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written)) begun.commit(writtenColor({ ...next, alpha: color.alpha }));
    else begun.commit(/^[0-9a-f]{3,8}$/i.test(written) && next ? `#${written}` : written);
  }

  /// The swatch follows what the picker shows.
  function watched() {
    const whole = change();
    return {
      ...whole,
      show: (next) => { draw(next); whole.show(next); },
      commit: (next) => { draw(next); return whole.commit(next); },
      cancel: () => whole.cancel(),
    };
  }

  function draw(next) {
    const alpha = typeof next === 'string' && withOpacity.exec(next)?.[2];
    if (alpha || (base && next === base)) {
      inner.style.background = cssText({ ...color, alpha: alpha ? Number(alpha) : 1 });
      return;
    }
    const drawn = typeof next === 'string' ? parseColor(next) : null;
    if (!drawn) return;
    inner.style.background = cssText(drawn);
    text.value = shownText({ css: next, spelling: next }, null);
  }

  const alpha = !color ? null : numberField({
    name: `${name}, opacity in percent`, value: Math.round(color.alpha * 100), min: 0, max: 100, step: 1, unit: '%', disabled, focusKey: `${focusKey}.alpha`,
    change: () => {
      const whole = watched();
      const wrapped = (number) => withAlpha((number ?? 100) / 100);
      return { show: (number) => whole.show(wrapped(number)), commit: (number) => whole.commit(wrapped(number)), cancel: () => whole.cancel() };
    },
  });
  return make('span', { class: 'color-field' }, swatch, text, alpha?.element);
}

/// What a colour looks like that a hand has just chosen: a token's, with the opacity that it is given, or one that is written out.
export function shownColor(written) {
  if (written?.reference) return colorOf(page.index.token.get(written.reference)?.css);
  const [, base, alpha] = (typeof written === 'string' && withOpacity.exec(written)) || [];
  if (!base) return colorOf(written);
  const color = colorOf(base.startsWith('$') ? page.index.token.get(base.slice(1))?.css : page.outline.systemColors.find((each) => each.name === base)?.light ?? base);
  return color && { ...color, alpha: color.alpha * Number(alpha) };
}

/// A colour that is a part of a value, as a field takes it: with what is written for it, and the token that this names.
export function colorPart(value, text) {
  if (value?.reference) return { value: page.index.token.get(value.reference)?.value ?? null, reference: value.reference };
  const token = typeof text === 'string' && text.startsWith('$') && page.index.token.has(text.slice(1)) ? text.slice(1) : null;
  return { value: typeof value === 'string' ? { css: value, spelling: value } : value, reference: token, text };
}

/// A colour with an opacity of its own, as it is written.
const withOpacity = /^\{\s*color:\s*([^,{}]+?)\s*,\s*alpha:\s*([\d.]+)\s*\}$/;

/// The token or the system colour that an opacity leaves as it is; null where the colour is one that is written out.
function baseOf(source, reference, value) {
  if (reference) return `$${reference}`;
  const base = typeof source === 'string' ? withOpacity.exec(source)?.[1].replace(/^(["'])(.*)\1$/, '$2') : null;
  if (base?.startsWith('$') || page.outline.systemColors.some((each) => each.name === base)) return base;
  return value?.system ?? null;
}

/// Whether what is named has no opacity of its own.
function isOpaque(base) {
  const css = base.startsWith('$') ? page.index.token.get(base.slice(1))?.css : page.outline.systemColors.find((each) => each.name === base)?.light;
  return (css && colorOf(css)?.alpha === 1) ?? false;
}

/// The token's name, the system colour's, or the text; without its opacity, which stands beside it.
function shownText(value, reference) {
  if (reference) return reference.replace(/^color\./, '');
  if (!value) return 'None';
  if (value.system) return value.system;
  const color = colorOf(value);
  if (!color) return value.spelling ?? '';
  if (color.space !== 'srgb') return (value.spelling ?? writtenColor(color)).replace(/\s*\/[^)]*(?=\))/, '');
  return value.spelling && /^[a-z]+$/i.test(value.spelling) ? value.spelling : hexText({ ...color, alpha: 1 });
}
