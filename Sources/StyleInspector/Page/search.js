// Finds styles and tokens by name, value and file. All words must be found, each somewhere.

import { colorOf, hexText } from './colors.js';

/// What is searched of each item, made once for each outline.
const texts = new WeakMap();

function searchedText(item) {
  let text = texts.get(item);
  if (text === undefined) {
    const modes = (item.modes ?? []).map((mode) => mode.text);
    const parts = [item.id, item.component, item.text, item.file, item.summary, item.values, ...modes, ...(item.colors ?? [])];
    if (item.css) {
      const color = colorOf(item.css);
      if (color) parts.push(hexText(color));
    }
    text = parts.filter(Boolean).join('\n').toLowerCase();
    texts.set(item, text);
  }
  return text;
}

export function wordsOf(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

export function matches(item, words) {
  if (words.length === 0) return true;
  const text = searchedText(item);
  return words.every((word) => text.includes(word));
}

/// The places of the words in a name, as `[text, isFound]`.
export function highlighted(name, words) {
  if (words.length === 0) return [[name, false]];
  const lower = name.toLowerCase();
  const isFound = new Array(name.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) isFound.fill(true, at, at + word.length);
  }
  const parts = [];
  for (let index = 0; index < name.length; index += 1) {
    const last = parts.at(-1);
    if (last && last[1] === isFound[index]) last[0] += name[index];
    else parts.push([name[index], isFound[index]]);
  }
  return parts;
}
