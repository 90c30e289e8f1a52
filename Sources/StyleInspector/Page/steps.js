// The steps that can be undone and redone on this page, by their names.

import { button } from './elements.js';
import { page, when } from './store.js';
import { redo, undo } from './edits.js';
import { showMenu } from './popover.js';

/// A button that lists them: one that is chosen is undone with all that came after it.
export function stepsButton() {
  const opener = button({ name: 'Steps', icon: 'down', class: 'quiet', 'aria-haspopup': 'menu', 'aria-expanded': 'false', run: () => open(opener) });
  const update = () => opener.setAttribute('aria-disabled', String(page.undoSteps.length + page.redoSteps.length === 0));
  when('history', update);
  update();
  return opener;
}

function open(anchor) {
  const { undoSteps, redoSteps } = page;
  if (undoSteps.length + redoSteps.length === 0) return;
  showMenu(anchor, [
    // The last one on top, as in a list of what happened.
    ...redoSteps.map((label, index) => ({ name: label, icon: 'redo', title: `Redo up to here: ${label}`, run: () => repeat(redo, index + 1) })).reverse(),
    redoSteps.length > 0 && undoSteps.length > 0 ? { separator: true } : null,
    ...undoSteps.map((label, index) => ({ name: label, icon: 'undo', title: `Undo back to before: ${label}`, run: () => repeat(undo, index + 1) })),
  ], 'Steps');
}

/// Ends where a step can't be taken: the page has said why.
async function repeat(step, count) {
  for (let done = 0; done < count; done += 1) if (!await step()) return;
}
