// What is selected: a style, a token or a component. Its details are loaded, and stay as they are until they have come.

import { page, tell, found, firstSubject, namesKnown, takeOutline } from './store.js';
import { server } from './server.js';
import { notify } from './announce.js';
import { released } from './hands.js';
import { namesIn } from './words.js';

let loading = null;

/// Selects something and remembers the way back.
export async function select(kind, id, { keepsHistory = true, keepsLook = false } = {}) {
  const isSame = page.subject?.kind === kind && page.subject.id === id;
  page.subject = { kind, id };
  page.canvas.size = isSame ? page.canvas.size : null;
  page.canvas.fitted = null;
  page.canvas.motion = null;
  if (!isSame && !keepsLook) page.look.states = [];
  page.others = [];
  showTitle();
  if (keepsHistory && !isSame) history.pushState({ kind, id }, '', `#${kind}=${encodeURIComponent(id)}`);
  tell('subject');
  await loadDetail();
}

/// A component goes by its own name.
function named(kind, detail) {
  return { kind, ...detail, id: detail.id ?? detail.component };
}

let latest = Promise.resolve();

/// Loads what is selected again, as after a change. Resolves when it is shown: also where another call has taken over meanwhile.
export async function loadDetail() {
  const own = load();
  latest = own;
  await own;
  while (latest !== own) {
    const other = latest;
    await other;
    if (latest === other) break;
  }
}

async function load() {
  if (!page.subject) return;
  loading?.abort();
  const own = new AbortController();
  loading = own;
  await namesKnown();
  if (own.signal.aborted || !page.subject) return;
  const { kind, id } = page.subject;
  try {
    const look = editedLook();
    let detail = await server.detail(kind, id, own.signal, look);
    // It is of before what has been written meanwhile: shown, it would put that back for a moment.
    if (detail.revision < page.outline.revision) detail = await server.detail(kind, id, own.signal, look);
    await released();
    if (own.signal.aborted || page.subject?.kind !== kind || page.subject.id !== id) return;
    page.askedLook = look;
    page.detail = named(kind, detail);
    tell('detail');
  } catch (problem) {
    if (problem.name === 'AbortError') return;
    // Something else has been selected meanwhile.
    if (page.subject?.kind !== kind || page.subject.id !== id) return;
    page.detail = null;
    tell('detail');
    notify(problem.message, { kind: 'error' });
  }
}

/// The look for which an edit of what is seen is written.
export function editedLook() {
  const { states, modes } = shownLook();
  return { states: states.join('+'), modes: modes.join('+') };
}

/// Loads what is selected again where the canvas shows another look of it than its rows.
export function followLook() {
  const rows = page.detail?.look;
  if (!rows || page.subject?.kind === 'token') return;
  const shown = editedLook();
  // The server knows the order of names, and leaves out states that the control is never in.
  const same = (one, other) => namesIn(one).sort().join('+') === namesIn(other).sort().join('+');
  if (page.askedLook && same(page.askedLook.states, shown.states) && same(page.askedLook.modes, shown.modes)) return;
  loadDetail();
}

/// Shows all that the page begins with. Everything is known before the first is told of it, so that each part is drawn once.
export function takeStart({ isChecked = true, outline, problems, subject, detail }) {
  // What rules find is told of later.
  if (!isChecked) document.documentElement.dataset.loading = 'true';
  page.problems = problems.findings ?? [];
  if (subject) {
    page.subject = subject;
    page.askedLook = { states: '', modes: '' };
    page.detail = named(subject.kind, detail);
    showTitle();
  }
  takeOutline(outline, subject ? 'problems subject detail' : 'problems');
}

function showTitle() {
  document.title = server.isGallery ? page.subject.id : `${page.subject.id} – Inspector`;
}

/// Selects what the page shows first.
export function selectFirst() {
  const first = firstSubject(page.outline);
  return first ? select(first.kind, first.id, { keepsHistory: false }) : undefined;
}

/// Whether two styles or tokens can be changed together.
function isAlike(kind, one, other) {
  return kind !== 'token' || found(kind, one)?.type === found(kind, other)?.type;
}

/// Adds a style or a token to those that are changed together, or takes it out of them.
export function selectAlso(kind, id) {
  if (page.subject?.kind !== kind || !isAlike(kind, page.subject.id, id)) { select(kind, id); return; }
  const { id: first } = page.subject;
  if (id === first) {
    // The next one stands for all then.
    const [next, ...rest] = page.others;
    if (!next) return;
    select(kind, next);
    page.others = rest;
  } else {
    page.others = page.others.includes(id) ? page.others.filter((each) => each !== id) : [...page.others, id];
  }
  tell('others');
}

/// Has several styles or tokens changed together, the first of which is shown.
export function selectAll(kind, ids) {
  if (ids.length === 0) return;
  const first = page.subject?.kind === kind && ids.includes(page.subject.id) ? page.subject.id : ids[0];
  select(kind, first);
  page.others = ids.filter((each) => each !== first && isAlike(kind, first, each));
  tell('others');
}

window.addEventListener('popstate', (event) => {
  if (event.state?.kind && found(event.state.kind, event.state.id)) select(event.state.kind, event.state.id, { keepsHistory: false });
});

/// The size of what the canvas shows, in points: what a hand gave it, or else its own, which follows its contents where it fits them.
export function shownSize() {
  return page.canvas.size ?? (page.detail?.fits ? page.canvas.fitted : null) ?? page.detail?.size ?? { width: 100, height: 44 };
}

/// The state and modes of the canvas as lists of names, without what is default anyway.
export function shownLook(change = {}) {
  const modes = { ...page.look.modes, ...(change.modes ?? {}) };
  const defaults = new Map((page.outline?.axes ?? []).map((axis) => [axis.name, axis.default]));
  return {
    states: change.states ?? page.look.states,
    modes: Object.entries(modes).filter(([axis, mode]) => mode && mode !== defaults.get(axis)).map(([, mode]) => mode),
    size: change.size === undefined ? page.canvas.size : change.size,
    textSize: page.look.textSize,
    rightToLeft: page.look.rightToLeft,
    margin: page.detail?.margin,
  };
}
