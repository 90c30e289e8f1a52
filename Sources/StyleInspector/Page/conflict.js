// A file that says something else than the page showed: both versions, and a choice between them.

import { make, button } from './elements.js';
import { showDialog } from './popover.js';

function version(name, text, ...content) {
  return make('div', { class: 'version' }, make('h3', {}, name), make('pre', {}, (text ?? 'nothing').trim()), content);
}

/// Resolves to whether the page's value shall be written over the file's.
export async function showConflict(answer) {
  const { closed } = showDialog({
    title: 'The file has changed meanwhile',
    content: [
      make('p', {}, `${answer.file}:${answer.line} was changed outside this page. Nothing has been written yet.`),
      make('div', { class: 'versions' }, version('In the file', answer.theirs), version('Yours', answer.yours)),
    ],
    actions: [{ name: 'Keep the file’s' }, { name: 'Write mine', kind: 'main' }],
  });
  return (await closed) === 'Write mine';
}

/// Places where somebody else has written over what was written on this page: both versions of each, and a choice between them.
/// `write(number)` writes the page's again, and gives back whether it did.
export function showOverruled(places, write) {
  const undecided = new Set(places);
  const blocks = places.map((place) => {
    const block = make('section', { class: 'overruled', 'aria-label': `${place.file}, line ${place.line}` });
    const decide = (words) => {
      block.replaceChildren(make('p', { class: 'soft', role: 'status' }, `${place.file}:${place.line}: ${words}`));
      undecided.delete(place);
      if (undecided.size === 0) dialog.close();
      else dialog.querySelector('.overruled button')?.focus();
    };
    block.append(
      make('h3', {}, `${place.labels.map((label) => `“${label}”`).join(', ')} in ${place.file}:${place.line}`),
      make('div', { class: 'versions' },
        version('In the file now', place.theirs, button({ text: 'Keep the file’s', run: () => decide('the file stays as it is') })),
        version('Written here', place.yours, button({ text: 'Write mine', run: async () => { if (await write(place.number)) decide('written again'); } }))));
    return block;
  });
  const { dialog } = showDialog({
    title: 'Written over outside this page',
    content: [make('p', {}, 'These changes can’t be undone any more: somebody else has changed the same place. Nothing is lost: choose what each place should say.'), blocks],
    actions: [{ name: 'Close' }],
    class: 'wide',
  });
}
