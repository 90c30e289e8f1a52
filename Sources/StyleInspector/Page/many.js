// Styles, tokens and layers that are changed together: what they share, and where they differ.

import { page, when, tell } from './store.js';
import { server } from './server.js';
import { editedLook } from './selection.js';
import { valueText } from './words.js';

/// Of how many the values are compared; more are changed all the same.
const most = 100;
/// How many are asked for at a time.
const atOnce = 6;
/// By style or token, its rows by key.
let rows = new Map();
let asked = 0;

when('others', () => load());
when('detail', () => { if (page.others.length > 0) load(); else rows = new Map(); });

async function load() {
  asked += 1;
  const turn = asked;
  if (page.others.length === 0) {
    rows = new Map();
    tell('mixed');
    return;
  }
  const wanted = page.others.slice(0, most);
  const found = new Map();
  const next = wanted[Symbol.iterator]();
  const look = editedLook();
  const { kind } = page.subject;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const id of next) {
      try {
        const detail = await server.detail(kind, id, undefined, look);
        found.set(id, new Map((detail.rows ?? []).map((row) => [row.key, row])));
      } catch {
        // One that has gone meanwhile has nothing to show.
      }
      if (turn !== asked) return;
    }
  }));
  if (turn !== asked) return;
  rows = found;
  tell('mixed');
}

/// Whether all of them have an attribute, as far as they are known.
export function isShared(row) {
  return [...rows.values()].every((each) => each.has(row.key));
}

/// The same attribute of the other layers that are chosen, where the layer of a row is one of them.
export function sameOfLayers(row) {
  const layer = row.section?.startsWith('layer:') ? row.section.slice('layer:'.length) : null;
  if (layer === null || page.layers.length < 2 || !page.layers.includes(layer)) return [];
  const key = row.key.slice(layer.length);
  return page.layers.filter((each) => each !== layer).map((each) => page.detail?.rows?.find((other) => other.key === `${each}${key}` && other.editable !== false)).filter(Boolean);
}

/// What the others say where it isn't what an entry says; null where they all say the same.
export function mixedValues(entry) {
  const own = JSON.stringify(entry.value);
  const others = new Set();
  for (const row of [...[...rows.values()].map((each) => each.get(entry.row.key)), ...sameOfLayers(entry.row)]) {
    if (!row) continue;
    const value = entry.isOverride ? row.overrides?.find((other) => other.states === entry.states && other.modes === entry.modes)?.value ?? null : (row.shown ?? row).value;
    if (JSON.stringify(value) !== own) others.add(valueText(value));
  }
  return others.size > 0 ? [...others] : null;
}

/// What tells one comparison from another.
export function mixedKey() {
  return `${page.others.join('\n')} ${page.layers.join('\n')} ${rows.size} ${asked}`;
}
