// A file that says something else than the page showed: both versions, and a choice between them.

import { make } from './elements.js';
import { showDialog } from './popover.js';

/// Resolves to whether the page's value shall be written over the file's.
export async function showConflict(answer) {
  const line = (name, text) => make('div', { class: 'version' }, make('h3', {}, name), make('pre', {}, (text ?? 'nothing').trim()));
  const { closed } = showDialog({
    title: 'The file has changed meanwhile',
    content: [
      make('p', {}, `${answer.file}:${answer.line} was changed outside this page. Nothing has been written yet.`),
      make('div', { class: 'versions' }, line('In the file', answer.theirs), line('Yours', answer.yours)),
    ],
    actions: [{ name: 'Keep the file’s' }, { name: 'Write mine', kind: 'main' }],
  });
  return (await closed) === 'Write mine';
}
