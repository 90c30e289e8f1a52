// The first visit to an empty folder: a choice of what to begin with.

import { make } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { loadOutline } from './refresh.js';
import { selectFirst } from './selection.js';
import { newComponent } from './newComponent.js';

export function starters() {
  return make('section', { class: 'starters', 'aria-labelledby': 'starters-title' },
    make('h1', { id: 'starters-title' }, 'There are no styles here yet'),
    make('p', { class: 'soft' }, `Choose what to begin with. It becomes a file in ${page.outline.folder ?? 'this folder'}, and is yours to change.`),
    make('ul', {}, page.outline.starters.map((starter) => make('li', {}, make('button', {
      type: 'button', class: 'starter', disabled: page.outline.readOnly, on: { click: () => begin(starter.id) },
    }, make('strong', {}, starter.name), make('span', { class: 'soft' }, starter.summary)))),
    make('li', {}, make('button', { type: 'button', class: 'starter', disabled: page.outline.readOnly, on: { click: () => newComponent() } },
      make('strong', {}, 'A component of your own'), make('span', { class: 'soft' }, 'Choose a class, such as a button or a label, and a name.')))),
    make('p', { class: 'soft' }, 'To open another folder, end this and run ', make('code', {}, 'stylec inspect'), ' with its name behind it.'));
}

/// Whether one has been chosen: a second click doesn't create another.
let isBeginning = false;

async function begin(id) {
  if (isBeginning) return;
  isBeginning = true;
  const answer = await attempt(() => server.create({ kind: 'starter', id }), 'Created').finally(() => { isBeginning = false; });
  if (!answer) return;
  await loadOutline();
  selectFirst();
}
