// What changed in the style files since the last commit.

import { make, button } from './elements.js';
import { page } from './store.js';
import { server, Refusal } from './server.js';
import { select } from './selection.js';
import { showDialog } from './popover.js';
import { notify } from './announce.js';
import { conditionLabel, counted } from './words.js';

const kinds = { added: 'new', removed: 'removed', renamed: 'renamed', changed: 'changed' };
/// How many values of one thing are listed.
const most = 30;

export async function showChanges() {
  let answer;
  try {
    answer = await server.changes();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify(refusal.message, { kind: 'error' });
    return;
  }
  const { changes } = answer.changes;
  let close = () => {};
  const { dialog } = showDialog({
    title: 'Since the last commit',
    content: changes.length === 0 ? make('p', {}, 'Nothing has changed.') : [
      make('p', { class: 'soft' }, `${counted(changes.length, 'change')}. “Compare” shows a style beside itself as it was.`),
      make('ul', { class: 'changes' }, changes.map((change) => changeItem(change, () => close()))),
    ],
    actions: [{ name: 'Close', kind: 'main' }], class: 'wide',
  });
  close = () => dialog.close();
}

function changeItem(change, leave) {
  const isHere = page.index[change.subject]?.has(change.name);
  const name = isHere ? button({ text: change.name, class: 'link', run: () => { leave(); select(change.subject, change.name); } }) : make('strong', {}, change.name);
  const details = change.details ?? [];
  return make('li', {},
    make('p', {}, name, make('span', { class: 'soft' }, ` ${change.subject}, ${kinds[change.kind] ?? change.kind}${change.oldName ? `, was ${change.oldName}` : ''}`)),
    details.length > 0 ? make('ul', {}, details.slice(0, most).map(detailItem), details.length > most ? make('li', { class: 'soft' }, `and ${counted(details.length - most, 'other')}`) : null) : null);
}

function detailItem(detail) {
  const when = conditionLabel(detail.state ?? '', (detail.modes ?? []).filter((mode) => mode !== 'light' || detail.modes.length > 1).join('+'));
  const what = [detail.name || null, when === 'Always' ? null : when, detail.variant ?? null].filter(Boolean).join(', ');
  return make('li', {}, what ? make('span', {}, `${what}: `) : null,
    detail.old?.text === undefined ? null : make('del', {}, detail.old.text), detail.old?.text !== undefined && detail.new?.text !== undefined ? ' ' : null,
    detail.new?.text === undefined ? null : make('ins', {}, detail.new.text), detail.old?.text === undefined && detail.new?.text === undefined ? make('span', { class: 'soft' }, kinds[detail.kind] ?? detail.kind) : null);
}
