// A value to read and to copy, where it can't be edited.

import { make, button } from './elements.js';
import { colorOf, cssText } from './colors.js';
import { valueText } from './words.js';
import { announce } from './announce.js';
import { curveDrawing } from './compoundFields.js';

export function readOnlyValue(value, entry, name) {
  const color = value?.css ? colorOf(value) : null;
  const isGradient = Array.isArray(value) && value[0]?.location !== undefined;
  const words = isGradient || (value && typeof value === 'object' && !color) ? valueText(value) : entry.spelling || valueText(value);
  const copied = entry.text ?? entry.spelling ?? words;
  return make('span', { class: 'read-value' },
    color ? make('span', { class: 'swatch' }, make('span', { style: { background: cssText(color) } })) : null,
    isGradient ? make('span', { class: 'swatch long' }, make('span', { style: { background: gradientText(value) } })) : null,
    value?.curve ? curveDrawing(value.curve) : null,
    button({ text: words, class: 'link copies', title: `Copy ${copied}`, 'aria-label': `${name}: ${words}. Copy`, run: () => copy(copied) }));
}

/// A gradient from left to right.
export function gradientText(stops) {
  if (stops.length === 1) return cssText(colorOf(stops[0].color));
  return `linear-gradient(to right, ${stops.map((stop) => `${cssText(colorOf(stop.color))} ${stop.location * 100}%`).join(', ')})`;
}

/// `words` are said in the place of a long text.
export async function copy(text, words = text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where a page from disk may not use the clipboard.
    const area = make('textarea', { class: 'visually-hidden', value: text });
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  announce(`${words} copied`);
}
