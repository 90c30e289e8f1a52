// Says why the picture is the same after an edit as before, with the way to the value that is seen.

import { when } from './store.js';
import { notify } from './announce.js';
import { refreshed } from './refresh.js';
import { revealValue } from './row.js';
import { select } from './selection.js';
import { conditionLabel } from './words.js';

const authors = { style: 'this style’s own value', parent: 'the value of a parent or a variant', component: 'the component’s value', variant: 'the value of a variant' };

async function go(key, unseen) {
  await refreshed();
  if (unseen.author === 'token') select('token', unseen.name);
  else revealValue(key, unseen);
}

let close = () => {};

when('unseen', ({ row, unseen }) => {
  // What was said of the edit before isn't true of this one.
  close();
  if (unseen) close = say(row, unseen);
});

function say(row, unseen) {
  if (unseen.why === 'overruled') {
    const condition = unseen.states || unseen.modes ? ` for ${conditionLabel(unseen.states, unseen.modes)}` : '';
    const author = unseen.author === 'token' ? `the value of $${unseen.name}` : authors[unseen.author];
    return notify(`${row.label} is written, but you don’t see it in this look: ${author}${condition} holds here.`, {
      actions: [{ name: 'Go to that value', run: () => go(row.key, unseen) }],
    });
  }
  if (unseen.why === 'same') return notify(`${row.label} is written, but it doesn’t change what this look has.`);
  return notify(`${row.label} is written. The picture stays the same: nothing that it shows depends on it.`);
}
