// Apps that follow the inspector, and those that ask to.

import { make, button, replace } from './elements.js';
import { server } from './server.js';
import { announce, notify } from './announce.js';

const list = make('section', { class: 'apps', 'aria-label': 'Apps' });
let known = new Set();
let shown = null;

/// Where they are shown; empty while there are none.
export const appList = () => list;

/// `apps`, each with its `state`, and whether there is an end of asking: `closed`.
export function showApps({ apps, closed }) {
  // What is the same keeps the focus.
  const text = JSON.stringify({ apps, closed });
  if (text === shown) return;
  shown = text;
  const asking = apps.filter((app) => app.state === 'asking');
  for (const app of asking) if (!known.has(app.id)) announce(`${called(app)} wants to follow. Its code is ${app.code}.`);
  known = new Set(apps.map((app) => app.id));
  replace(list, apps.map((app) => (app.state === 'asking' ? question(app) : follower(app))),
    closed && make('p', { class: 'app' }, 'Too many apps have asked. Start the inspector again to let one follow.'));
}

const called = (app) => `“${app.name}”${app.version ? ` ${app.version}` : ''}`;

function question(app) {
  return make('div', { class: 'app is-asking' },
    make('p', {}, `${called(app)} wants to follow. Allow it if it shows this code: `, make('strong', { class: 'app-code' }, app.code)),
    button({ text: 'Allow', 'aria-label': `Allow ${called(app)}`, class: 'main', run: () => decide(app, true) }),
    button({ text: 'Don’t allow', 'aria-label': `Don’t allow ${called(app)}`, run: () => decide(app, false) }));
}

function follower(app) {
  const missing = app.outdated.length > 0 && make('span', { class: 'app-outdated' }, ` Build the app again to see all of: ${app.outdated.join(', ')}.`);
  return make('div', { class: 'app' },
    make('p', {}, app.state === 'following' ? `${called(app)} follows.` : `${called(app)} begins to follow…`, missing),
    button({ text: 'Stop', 'aria-label': `Stop ${called(app)}`, class: 'quiet', run: () => decide(app, false) }));
}

async function decide(app, allow) {
  try {
    // What came of it is told by an event, which may be here before the answer.
    await server.decide({ id: app.id, code: app.code, allow });
  } catch (problem) {
    notify(problem.message, { kind: 'error' });
  }
}
