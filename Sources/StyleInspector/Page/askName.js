// Asks for another name of what is declared in a component or a file.

import { make } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attemptNames } from './edits.js';
import { refreshed } from './refresh.js';
import { showDialog } from './popover.js';
import { field, nameField } from './newComponent.js';

/// `where` says of what it is one, `words` what follows. `then` gets the new name before all is shown again.
export function askName({ kind, id, where = {}, words, then = () => {} }) {
  const name = nameField(id);
  showDialog({
    title: `Rename ${id}`, content: [field('Name', name), make('p', { class: 'soft' }, words)],
    actions: [{ name: 'Cancel' }, {
      name: 'Rename', kind: 'main',
      run: async () => {
        const to = name.value.trim();
        if (to === id) return true;
        const answer = await attemptNames(() => server.rename({ kind, id, name: to, ...where }), `Renamed to ${to}`, () => then(to));
        if (!answer) return false;
        page.isStale = true;
        await refreshed();
        return true;
      },
    }],
  });
  name.select();
}
