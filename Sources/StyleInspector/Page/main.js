// Where the page begins.

import { make, replace } from './elements.js';
import { page, takeRevision, takeSteps, tell } from './store.js';
import { answerFrom, server, Refusal } from './server.js';
import { buildFrame } from './frame.js';
import { listenForKeys } from './commands.js';
import { takeStart } from './selection.js';
import { refreshSoon } from './refresh.js';
import { attemptNames, dragging } from './edits.js';
import { showOverruled } from './conflict.js';
import { announce, notify } from './announce.js';
import './unseen.js';
import { applyTheme } from './theme.js';
import { counted } from './words.js';
import { galleryServer, isGallery } from './gallery.js';
import { listenTogether } from './events.js';
import { keepAddress } from './lookLink.js';
import { showApps } from './apps.js';

async function begin() {
  applyTheme();
  if (isGallery()) {
    answerFrom(galleryServer);
    page.canvas.view = 'overview';
  }
  let late = null;
  try {
    const start = server.start();
    // The frame needs no answer; it is built while that is on its way. It is shown with what fills it, and laid out once, unless that
    // takes long.
    const showFrame = buildFrame();
    late = setTimeout(showFrame, 200);
    const first = await start;
    clearTimeout(late);
    showFrame();
    takeStart(first);
  } catch (problem) {
    clearTimeout(late);
    showStopped(problem);
    return;
  }
  keepAddress();
  listenForKeys();
  document.documentElement.dataset.ready = 'true';
  // What has changed meanwhile is told with the first event. Nothing of it is needed for the first picture.
  requestAnimationFrame(() => setTimeout(listen));
}

function listen() {
  const open = isGallery() ? (...heard) => server.listen(...heard) : (...heard) => listenTogether(server.listen, ...heard);
  if (!isGallery()) askForApps();
  open(hear, (isConnected) => {
    // Before the first connection there is none to lose.
    if (isConnected) page.wasConnected = true;
    page.isConnected = isConnected || !page.wasConnected;
    tell('connection');
  });
}

/// How many events have told of apps.
let appEvents = 0;

async function askForApps() {
  try {
    const before = appEvents;
    const answer = await server.apps();
    // An event that came meanwhile knows more.
    if (appEvents === before) showApps(answer);
  } catch {
    // The page says by itself that the connection is lost.
  }
}

/// What the server tells of changes, whoever made them.
function hear(name, data) {
  if (name === 'apps') {
    appEvents += 1;
    showApps(data);
    return;
  }
  if (name === 'hello') {
    if (page.wasConnected && !isGallery()) askForApps();
    if (data.revision !== page.outline.revision) refreshSoon({ styles: null, declarations: true });
    return;
  }
  takeSteps(data);
  tell('history');
  if (data.forgotten?.length) tellForgotten(data.forgotten);
  // A step of this page's own drag has been answered already.
  if (data.session && data.session === dragging.session) return;
  const isKnown = data.revision <= page.outline.revision && data.by === 'page';
  takeRevision(data.revision);
  if (isKnown) return;
  if (data.by === 'outside') announce(`${data.files?.join(', ') ?? 'Files'} changed`);
  refreshSoon({ styles: data.styles ?? null, declarations: true });
}

let forgotten = { places: [], close: () => {} };

/// Which steps can't be undone any more, since somebody else has changed the same place, and what to do about it. There is one note for
/// all, until it is closed.
function tellForgotten(more) {
  forgotten.close();
  const places = [...forgotten.places, ...more];
  const labels = places.flatMap((place) => place.labels);
  const files = [...new Set(places.map((place) => place.file))];
  const steps = labels.length === 1 ? `“${labels[0]}”` : `“${labels[0]}” and ${counted(labels.length - 1, 'other step')}`;
  const choices = places.filter((place) => place.choice);
  const write = (number) => attemptNames(() => server.restore({ number }), 'Written again');
  const close = notify(`${steps} can’t be undone any more: ${files.join(', ')} was changed in the same place. All other steps can.`, choices.length === 0 ? {} : {
    actions: [{ name: 'Show both versions', run: () => showOverruled(choices, write) }], stays: true, closed: () => { forgotten = { places: [], close: () => {} }; },
  });
  forgotten = { places: choices.length === 0 ? [] : places, close };
}

function showStopped(problem) {
  const isRefused = problem instanceof Refusal && problem.status === 401;
  replace(document.body, make('main', { class: 'stopped' },
    make('h1', {}, isRefused ? 'This address has no key' : 'The inspector can’t be reached'),
    make('p', {}, isRefused
      ? 'Open the whole address that “stylec inspect” printed, with what stands behind the #. Each start has a new one.'
      : `Is “stylec inspect” still running? ${problem.message}`)));
}

begin();
