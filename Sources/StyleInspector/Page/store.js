// What the page shows, and who wants to know when it changes.

/// `outline`: names of everything. `subject`: what is selected, as `{kind, id}`. `detail`: the selected style, token or component
/// with its rows. `look`: the state and the modes that the canvas shows. `canvas`: how it shows them.
export const page = {
  outline: null,
  subject: null,
  detail: null,
  look: { states: [], modes: {}, textSize: null, rightToLeft: false },
  canvas: {
    view: 'live', tool: 'try', zoom: null, background: 'auto', pixelGrid: false, guides: false, pixels: null, size: null, fitted: null,
    comparison: null, motion: null,
    /// The handles that the chosen layer can have in the picture, those that it has, and those that a person chose last.
    offers: [], handles: 'frame', preferred: null,
  },
  problems: [],
  undo: null,
  redo: null,
  /// What can be undone and redone on this page, the next one first.
  undoSteps: [],
  redoSteps: [],
  /// The styles, or tokens, that are changed together with the one that is selected, by their ids.
  others: [],
  /// The names of the layers that are chosen in the tree: with several, an attribute of one is changed for all of them.
  layers: [],
  isConnected: true,
  /// Whether a control shows something else than `detail` says.
  isStale: false,
};

const listeners = new Map();

/// Calls `listener` whenever `event` happens: outline, subject, detail, look, canvas, pictures, history, problems, connection.
export function when(event, listener) {
  for (const name of event.split(' ')) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  }
}

/// Tells of an event, or of several that have happened together: whoever listens to more than one of them is called once.
export function tell(event, what) {
  const wanted = new Set(event.split(' ').flatMap((name) => listeners.get(name) ?? []));
  for (const listener of wanted) listener(what);
}

const remembered = 'stylec-inspector';
/// What was remembered when the page was opened, and by it since.
let choices = null;

/// A choice that outlives a visit, such as the width of a panel.
export function recall(key, fallback) {
  try {
    choices ??= JSON.parse(localStorage.getItem(remembered) ?? '{}');
  } catch {
    choices = {};
  }
  return choices[key] ?? fallback;
}

export function remember(key, value) {
  try {
    // Another page may have remembered something else meanwhile.
    choices = JSON.parse(localStorage.getItem(remembered) ?? '{}');
  } catch {
    choices ??= {};
  }
  choices[key] = value;
  try {
    localStorage.setItem(remembered, JSON.stringify(choices));
  } catch {
    // A browser that stores nothing still shows the page.
  }
}

/// The style, token or component with an id.
export function found(kind, id) {
  return page.index?.[kind]?.get(id);
}

/// What an outline's page shows first: what the address names, or else the first style; null where there is none.
export function firstSubject(outline) {
  const [[kind, name] = []] = new URLSearchParams(location.hash.slice(1));
  const lists = { style: outline.styles, token: outline.tokens, component: outline.components };
  const named = name && lists[kind]?.find((each) => each.id === name);
  if (named) return { kind, id: named.id };
  const first = outline.styles?.find((each) => !each.private) ?? outline.styles?.[0];
  return first ? { kind: 'style', id: first.id } : null;
}

/// Takes another outline, and tells of it. `others` are events that have happened with it. One that `isOlder` than what has been written says
/// nothing of revisions and steps.
export function takeOutline(outline, others = '', isOlder = false) {
  const { revision } = page.outline ?? {};
  holdOutline(outline, isOlder);
  if (isOlder) outline.revision = revision;
  tell(`outline history ${others}`.trim());
}

/// Takes an outline before anything is shown of it. It is looked up by id.
export function holdOutline(outline, isOlder = false) {
  for (const key of ['components', 'styles', 'tokens', 'files', 'axes', 'traits', 'textSizes', 'systemColors']) outline[key] ??= [];
  page.outline = outline;
  // A state that is shown may be gone.
  if (outline.states) page.look.states = page.look.states.filter((state) => outline.states.includes(state));
  page.index = {
    style: new Map(outline.styles.map((each) => [each.id, each])),
    token: new Map(outline.tokens.map((each) => [each.id, each])),
    component: new Map(outline.components.map((each) => [each.id, each])),
  };
  page.others = page.others.filter((id) => page.index[page.subject?.kind]?.has(id));
  if (!isOlder) takeSteps(outline);
}

/// Takes the revision that an answer or an event tells of, unless a later one is known already.
export function takeRevision(revision) {
  if (revision) page.outline.revision = Math.max(page.outline.revision ?? 0, revision);
}

/// How many changes are on their way after which what is shown may have another name.
let holds = 0;
let known = Promise.resolve();
let tellKnown = () => {};

/// Begins a change that may give what is shown another name: nothing is asked for by its name until the page knows the names again. The
/// function that it gives back ends it.
export function holdNames() {
  if (holds === 0) known = new Promise((resolve) => { tellKnown = resolve; });
  holds += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    if (holds === 0) tellKnown();
  };
}

export function areNamesHeld() {
  return holds > 0;
}

/// Resolves when the page knows the names of all that there is.
export function namesKnown() {
  return known;
}

/// The name of this page, by which the server knows what was written on it. It outlives a reload.
export const pageName = (() => {
  const key = 'stylec-page';
  const made = `page-${Math.random().toString(36).slice(2, 12)}`;
  try {
    const known = sessionStorage.getItem(key) ?? made;
    sessionStorage.setItem(key, known);
    return known;
  } catch {
    return made;
  }
})();

/// Takes what an answer or an event says can be undone and redone on this page.
export function takeSteps(said) {
  // Events and answers overtake each other.
  if (said !== page.outline && said.revision < page.outline.revision) return;
  if (said.pages) {
    page.undo = said.pages[pageName]?.undo ?? null;
    page.redo = said.pages[pageName]?.redo ?? null;
    page.undoSteps = said.pages[pageName]?.undoSteps ?? [];
    page.redoSteps = said.pages[pageName]?.redoSteps ?? [];
    return;
  }
  if ('undo' in said) page.undo = said.undo;
  if ('redo' in said) page.redo = said.redo;
  else if (said.undo) page.redo = null;
}
