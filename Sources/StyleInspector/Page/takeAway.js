// Tells what a change takes along and what would have an error after it, before it is made.

import { make } from './elements.js';
import { Refusal } from './server.js';
import { showDialog } from './popover.js';
import { notify } from './announce.js';
import { counted } from './words.js';

/// Whether an answer is waited for: a second key asks no second time.
let isAsking = false;

/// `ask` gives the server's answer to the change without making it, `run` makes it: each takes more to send. `values` says what goes
/// along; how many styles look different then stands in the answer. Gives back whether the change was made, or a person is asked.
export async function takeAway({ ask, run, title, values = () => null, verb }) {
  if (isAsking) return false;
  isAsking = true;
  let told;
  try {
    told = await ask({ dryRun: true });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify(refusal.message, { kind: 'error', field: refusal.answer.field });
    return false;
  } finally {
    isAsking = false;
  }
  const [breaks, entries] = [told.breaks ?? [], told.along ?? []];
  const along = [told.values ? values(told.values, told) : null, told.looks ? `${counted(told.looks, 'style')} ${told.looks === 1 ? 'looks' : 'look'} different then.` : null].filter(Boolean).join(' ');
  if (breaks.length === 0 && !along) return (await run({})) !== null;
  showDialog({
    title,
    content: [
      along ? make('p', {}, along) : null,
      entries.length > 0 ? placeList(entries) : null,
      breaks.length > 0 ? [make('p', {}, `${counted(breaks.length, 'place')} would have an error:`), placeList(breaks)] : null,
    ],
    actions: [{ name: 'Cancel' }, {
      name: breaks.length > 0 ? `${verb} all the same` : verb, kind: 'main',
      run: async () => (await run({ force: breaks.length > 0 })) !== null,
    }],
    class: 'danger',
  });
  return true;
}

/// What stands in files, each with its line.
export function placeList(places) {
  return make('ul', { class: 'breaks' }, places.slice(0, 100).map((each) => make('li', {}, make('strong', {}, each.name), make('code', {}, each.text ?? ''), make('span', { class: 'soft' }, `${each.file}:${each.line}`))));
}
