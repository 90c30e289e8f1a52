// Generated from the files in `Page` by `BLESS=1 swift test --filter GeneratedDocs`. Do not edit.
// swift-format-ignore-file

extension InspectorPage {
  static let embedded: [(name: String, text: StaticString)] = [
    ("first.js", ##"""
// Asks for all that the page shows first, while its modules are still being loaded. It is no module of theirs, so that it waits for none.

window.firstAnswer = (() => {
  // The token in the address is exchanged for a cookie, and taken out of the address.
  const given = new URLSearchParams(location.hash.slice(1));
  const token = given.get('token');
  given.delete('token');
  const [[kind, id] = []] = given;
  const show = kind ? `${kind}=${id}` : '';
  const options = { credentials: 'same-origin', cache: 'no-store' };
  if (!token) return fetch(`api/start?${new URLSearchParams({ show })}`, options);
  const rest = given.toString();
  history.replaceState(null, '', location.pathname + (rest && `#${rest}`));
  return fetch('api/session', {
    ...options, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, show }),
  });
})();
// Whoever takes the answer handles its failure.
window.firstAnswer.catch(() => {});

"""##),
    ("icon.svg", ##"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="8" fill="#0a5bd3"/><rect x="8" y="12" width="16" height="8" rx="4" fill="#fff"/></svg>

"""##),
    ("index.html", ##"""
<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>Inspector</title>
    <script src="page/first.js"></script>
    <link rel="icon" href="page/icon.svg">
    <link rel="stylesheet" href="page/page.css">
    <script type="module" src="page/main.js"></script>
  </head>
  <body>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>

"""##),
    ("main.js", ##"""
const modules = {};
modules['elements.js'] = (() => {
// Makes elements of HTML and SVG. Nothing on the page is made from text, so that no name in a style file can become markup.

const svgNamespace = 'http://www.w3.org/2000/svg';

/// An element with attributes and children. `on` holds listeners, `style` CSS properties, `data` data attributes; an attribute
/// that is null, undefined or false is left out, and one that is true is there without a value.
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/// The same for SVG.
function makeSVG(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'on') {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === 'style') {
      for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    } else if (name === 'data') {
      for (const [key, text] of Object.entries(value)) if (text !== undefined && text !== null) element.dataset[key] = text;
    } else if (name === 'value' && 'value' in element) {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  append(element, children);
  return element;
}

/// Appends children; lists are flattened, and null, undefined and false are left out.
function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
}

/// Puts other children in the place of an element's own.
function replace(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

let lastID = 0;

/// An id that no other element has.
function freshID(prefix = 'e') {
  lastID += 1;
  return `${prefix}-${lastID}`;
}

const icons = {
  undo: 'M5 3 2 6l3 3M2 6h7a4 4 0 0 1 0 8H6',
  redo: 'm11 3 3 3-3 3m3-3H7a4 4 0 0 0 0 8h3',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  close: 'm4 4 8 8m0-8-8 8',
  open: 'm6 4 4 4-4 4',
  down: 'm4 6 4 4 4-4',
  filter: 'M2 4h12M4.5 8h7M7 12h2',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  link: 'M6.5 9.5a2.5 2.5 0 0 0 3.5 0l2.5-2.5A2.5 2.5 0 0 0 9 3.5l-.8.8M9.5 6.5a2.5 2.5 0 0 0-3.5 0L3.5 9A2.5 2.5 0 0 0 7 12.500l.8-.8',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  pointer: 'm3 2 4.5 11 1.6-4.600L13.5 7z',
  layers: 'm8 2 6 3.2-6 3.2-6-3.200zM2 8.300l6 3.2 6-3.200M2 11l6 3.2 6-3.2',
  grid: 'M2.5 2.500h11v11h-11zM2.5 6.200h11M2.5 9.800h11M6.2 2.500v11M9.8 2.500v11',
  ruler: 'M2 5h12v6H2zM5 5v2.500M8 5v3.500M11 5v2.5',
  compare: 'M2 3h5v10H2zM9 3h5v10H9z',
  pin: 'M6 2h4l-.5 5 2 2h-7l2-2zM8 9v5',
  play: 'm5 3 8 5-8 5z',
  trash: 'M3 4.500h10M6.5 4.500V3h3v1.500M4.5 4.500l.6 8.500h5.800l.6-8.5',
  pencil: 'm3 13 .6-3L10.5 3l2.5 2.5-7 7z',
  dropper: 'm9 4 3 3m-1.5-4.500a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L11 8 8 5zM9.5 6.5 4 12l-2 2',
  check: 'm3 8.5 3.2 3L13 4.5',
  warning: 'M8 2.5 14.5 13.500h-13zM8 6.500v3.500M8 11.800v.01',
  error: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.500M8 11v.01',
  theme: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 2a6 6 0 0 1 0 12z',
  keyboard: 'M1.5 4h13v8h-13zM4 6.500h.01M7 6.500h.01M10 6.500h.01M12.5 6.500h.01M4.5 9.500h7',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  swap: 'M3 5.500h9L9.5 3M13 10.500H4L6.5 13',
};

/// A small drawing that stands beside a name, or in a button that has one.
function icon(name) {
  const path = makeSVG('path', { d: icons[name] });
  return makeSVG('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, path);
}

/// A button. Without a text it shows an icon, and `name` is its name for everyone.
function button({ name, text, icon: symbol, run, ...attributes }) {
  const label = text ? {} : { 'aria-label': name };
  return make(
    'button',
    { type: 'button', title: text ? attributes.title : name, ...label, on: run ? { click: run } : {}, ...attributes },
    symbol ? icon(symbol) : null,
    text ? make('span', {}, text) : null,
  );
}

/// What only screen readers are told.
function hiddenText(text) {
  return make('span', { class: 'visually-hidden' }, text);
}

return { make, makeSVG, append, replace, freshID, icon, button, hiddenText };
})();
modules['store.js'] = (() => {
// What the page shows, and who wants to know when it changes.

/// `outline`: names of everything. `subject`: what is selected, as `{kind, id}`. `detail`: the selected style, token or component
/// with its rows. `look`: the state and the modes that the canvas shows. `canvas`: how it shows them.
const page = {
  outline: null,
  subject: null,
  detail: null,
  look: { states: [], modes: {}, textSize: null, rightToLeft: false },
  canvas: {
    view: 'live', tool: 'try', zoom: null, background: 'auto', pixelGrid: false, guides: false, pixels: null, size: null,
    comparison: null, motion: null,
  },
  problems: [],
  undo: null,
  redo: null,
  isConnected: true,
  /// Whether a control shows something else than `detail` says.
  isStale: false,
};

const listeners = new Map();

/// Calls `listener` whenever `event` happens: outline, subject, detail, look, canvas, pictures, history, problems, connection.
function when(event, listener) {
  for (const name of event.split(' ')) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  }
}

/// Tells of an event, or of several that have happened together: whoever listens to more than one of them is called once.
function tell(event, what) {
  const wanted = new Set(event.split(' ').flatMap((name) => listeners.get(name) ?? []));
  for (const listener of wanted) listener(what);
}

const remembered = 'stylec-inspector';

/// A choice that outlives a visit, such as the width of a panel.
function recall(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(remembered) ?? '{}')[key] ?? fallback;
  } catch {
    return fallback;
  }
}

function remember(key, value) {
  try {
    const all = JSON.parse(localStorage.getItem(remembered) ?? '{}');
    all[key] = value;
    localStorage.setItem(remembered, JSON.stringify(all));
  } catch {
    // A browser that stores nothing still shows the page.
  }
}

/// The style, token or component with an id.
function found(kind, id) {
  return page.index?.[kind]?.get(id);
}

/// What an outline's page shows first: what the address names, or else the first style; null where there is none.
function firstSubject(outline) {
  const [kind, name] = location.hash.slice(1).split('=');
  const lists = { style: outline.styles, token: outline.tokens, component: outline.components };
  const named = name && lists[kind]?.find((each) => each.id === decodeURIComponent(name));
  if (named) return { kind, id: named.id };
  const first = outline.styles?.find((each) => !each.private) ?? outline.styles?.[0];
  return first ? { kind: 'style', id: first.id } : null;
}

/// Takes another outline, and tells of it. `others` are events that have happened with it.
function takeOutline(outline, others = '') {
  holdOutline(outline);
  tell(`outline history ${others}`.trim());
}

/// Takes an outline before anything is shown of it. It is looked up by id.
function holdOutline(outline) {
  for (const key of ['components', 'styles', 'tokens', 'files', 'axes', 'traits', 'textSizes', 'systemColors']) outline[key] ??= [];
  page.outline = outline;
  page.index = {
    style: new Map(outline.styles.map((each) => [each.id, each])),
    token: new Map(outline.tokens.map((each) => [each.id, each])),
    component: new Map(outline.components.map((each) => [each.id, each])),
  };
  if ('undo' in outline) page.undo = outline.undo;
  if ('redo' in outline) page.redo = outline.redo;
}

return { page, when, tell, recall, remember, found, firstSubject, takeOutline, holdOutline };
})();
modules['server.js'] = (() => {
// Asks the server. Every other module sees its answers only through these functions, which the gallery answers from files.

const { page } = modules['store.js'];

/// What the server said no to: `code`, `message`, and for a conflict both versions.
class Refusal extends Error {
  constructor(status, answer) {
    super(answer?.error?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = answer?.error?.code ?? 'unknown';
    this.why = answer?.error?.why ?? null;
    this.answer = answer ?? {};
  }
}

async function ask(method, path, body, signal) {
  const options = { method, signal, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) {
    options.headers = { 'Content-Type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  return contents(await fetch(path, options));
}

async function contents(answer) {
  const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
  if (!answer.ok) throw new Refusal(answer.status, json);
  return json ?? {};
}

/// What names a look in a request: states and modes are joined with “+”.
function lookQuery(id, look) {
  const query = new URLSearchParams(look.isComponent ? { component: id } : { id });
  if (look.states?.length) query.set('states', look.states.join('+'));
  if (look.modes?.length) query.set('modes', look.modes.join('+'));
  if (look.size) {
    query.set('width', look.size.width);
    query.set('height', look.size.height);
  }
  if (look.margin) query.set('margin', marginText(look.margin));
  if (look.textSize) query.set('textSize', look.textSize);
  if (look.rightToLeft) query.set('rtl', '1');
  if (look.motion) query.set('motion', look.motion);
  if (look.format) query.set('format', look.format);
  if (look.scale) query.set('scale', look.scale);
  if (look.version) query.set('version', look.version);
  return query;
}

function marginText({ top, left, bottom, right }) {
  return [top, left, bottom, right].join(',');
}

const liveServer = {
  /// All that the page shows first: `outline`, `problems`, and what is selected as `subject` with its `detail`, both null where there is
  /// nothing. Without `isChecked`, an event will tell what rules find. `first.js` has asked for it.
  start: async () => contents(await window.firstAnswer),
  outline: () => ask('GET', 'api/outline'),
  detailPath(kind, id) {
    const query = new URLSearchParams({ [kind === 'component' ? 'component' : 'id']: id });
    return `api/${kind === 'token' ? 'token' : 'style'}?${query}`;
  },
  detail: (kind, id, signal) => ask('GET', liveServer.detailPath(kind, id), undefined, signal),
  uses: (kind, id, signal) => ask('GET', `api/uses?${new URLSearchParams({ [kind]: id })}`, undefined, signal),
  problems: () => ask('GET', 'api/problems'),
  /// The address of a picture. The revision makes it a new one after each change.
  picture(id, look, revision = page.outline?.revision ?? 0) {
    const query = lookQuery(id, look);
    query.set('revision', revision);
    return `api/picture?${query}`;
  },
  geometry: (id, look, signal) => ask('GET', `api/geometry?${lookQuery(id, look)}`, undefined, signal),
  /// A look as an edit's `picture` names it, so that the answer brings the picture.
  shown(look) {
    return {
      states: look.states?.length ? look.states.join('+') : 'normal', modes: (look.modes ?? []).join('+'),
      margin: look.margin ? marginText(look.margin) : undefined, width: look.size?.width, height: look.size?.height,
      textSize: look.textSize ?? undefined, rtl: look.rightToLeft || undefined,
    };
  },
  places: (edit) => ask('POST', 'api/places', edit),
  edit: (edit) => ask('POST', 'api/edit', edit),
  reset: (edit) => ask('POST', 'api/reset', edit),
  undo: () => ask('POST', 'api/undo', {}),
  redo: () => ask('POST', 'api/redo', {}),
  create: (what) => ask('POST', 'api/create', what),
  rename: (what) => ask('POST', 'api/rename', what),
  remove: (what) => ask('POST', 'api/delete', what),
  fix: (what) => ask('POST', 'api/fix', what),
  /// Calls `listener(name, data)` for each change, whoever made it. The browser connects again by itself.
  listen(listener, connection) {
    const events = new EventSource('api/events');
    for (const name of ['hello', 'change']) {
      events.addEventListener(name, (event) => listener(name, JSON.parse(event.data)));
    }
    events.addEventListener('open', () => connection(true));
    events.addEventListener('error', () => connection(false));
  },
};

/// The server that the page asks: the one that it came from, or the files of a gallery.
const server = { ...liveServer };

/// Answers from elsewhere.
function answerFrom(other) {
  Object.assign(server, other);
}

return { Refusal, server, answerFrom };
})();
modules['announce.js'] = (() => {
// Tells what happened: a line at the foot of the page, read out by screen readers.

const { make, button } = modules['elements.js'];

const line = make('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
const shelf = make('div', { class: 'notices' });

function announcer() {
  return [line, shelf];
}

function announce(text) {
  line.textContent = '';
  // A reader speaks the same words again only when they went away in between.
  setTimeout(() => { line.textContent = text; }, 30);
}

/// A message that stays for a while, with something to do about it.
function notify(text, { kind = 'info', actions = [], stays = false } = {}) {
  const notice = make('div', { class: `notice ${kind}`, role: kind === 'error' ? 'alert' : null }, make('p', {}, text));
  const close = () => notice.remove();
  for (const action of actions) {
    notice.append(button({ text: action.name, run: () => { close(); action.run(); } }));
  }
  notice.append(button({ name: 'Close this message', icon: 'close', class: 'quiet', run: close }));
  shelf.append(notice);
  while (shelf.children.length > 3) shelf.firstChild.remove();
  if (kind !== 'error') announce(text);
  if (!stays) setTimeout(close, 8000);
  return close;
}

return { announcer, announce, notify };
})();
modules['selection.js'] = (() => {
// What is selected: a style, a token or a component. Its details are loaded, and stay as they are until they have come.

const { page, tell, found, firstSubject, takeOutline } = modules['store.js'];
const { server } = modules['server.js'];
const { notify } = modules['announce.js'];

let loading = null;

/// Selects something and remembers the way back.
async function select(kind, id, { keepsHistory = true } = {}) {
  const isSame = page.subject?.kind === kind && page.subject.id === id;
  page.subject = { kind, id };
  page.canvas.size = isSame ? page.canvas.size : null;
  page.canvas.motion = null;
  if (!isSame) page.look.states = [];
  showTitle();
  if (keepsHistory && !isSame) history.pushState({ kind, id }, '', `#${kind}=${encodeURIComponent(id)}`);
  tell('subject');
  await loadDetail();
}

/// Loads what is selected again, as after a change.
async function loadDetail() {
  if (!page.subject) return;
  loading?.abort();
  loading = new AbortController();
  const { kind, id } = page.subject;
  try {
    const detail = await server.detail(kind, id, loading.signal);
    if (page.subject.kind !== kind || page.subject.id !== id) return;
    page.detail = { kind, ...detail };
    tell('detail');
  } catch (problem) {
    if (problem.name === 'AbortError') return;
    page.detail = null;
    tell('detail');
    notify(problem.message, { kind: 'error' });
  }
}

/// Shows all that the page begins with. Everything is known before the first is told of it, so that each part is drawn once.
function takeStart({ isChecked = true, outline, problems, subject, detail }) {
  // What rules find is told of later.
  if (!isChecked) document.documentElement.dataset.loading = 'true';
  page.problems = problems.findings ?? [];
  if (subject) {
    page.subject = subject;
    page.detail = { kind: subject.kind, ...detail };
    showTitle();
  }
  takeOutline(outline, subject ? 'problems subject detail' : 'problems');
}

function showTitle() {
  document.title = server.isGallery ? page.subject.id : `${page.subject.id} – Inspector`;
}

/// Selects what the page shows first.
function selectFirst() {
  const first = firstSubject(page.outline);
  return first ? select(first.kind, first.id, { keepsHistory: false }) : undefined;
}

window.addEventListener('popstate', (event) => {
  if (event.state?.kind && found(event.state.kind, event.state.id)) select(event.state.kind, event.state.id, { keepsHistory: false });
});

/// The state and modes of the canvas as lists of names, without what is default anyway.
function shownLook(change = {}) {
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

return { select, loadDetail, takeStart, selectFirst, shownLook };
})();
modules['refresh.js'] = (() => {
// Loads again what a change made old, once for changes that follow each other closely.

const { page, tell, takeOutline, found } = modules['store.js'];
const { server } = modules['server.js'];
const { loadDetail, selectFirst } = modules['selection.js'];
const { notify } = modules['announce.js'];

let wanted = null;
let timer = null;
let working = Promise.resolve();

/// `styles`: those that look different, null for all. `declarations`: whether names, files or findings may have changed.
function refreshSoon({ styles, declarations }) {
  if (!wanted) wanted = { styles: new Set(), declarations: false };
  if (styles === null || wanted.styles === null) wanted.styles = null;
  else for (const style of styles) wanted.styles.add(style);
  wanted.declarations ||= declarations;
  document.documentElement.dataset.loading = 'true';
  clearTimeout(timer);
  timer = setTimeout(refreshNow, 40);
}

function refreshNow() {
  const { styles, declarations } = wanted;
  wanted = null;
  // The outline first: what is selected may have another name by now.
  working = (async () => {
    await Promise.all([declarations ? loadOutline() : null, loadProblems()]);
    await loadDetail();
    tell('pictures', styles);
    if (!wanted) delete document.documentElement.dataset.loading;
  })();
}

/// Resolves when the page shows what the server knows.
async function refreshed() {
  if (wanted) {
    clearTimeout(timer);
    refreshNow();
  }
  await working;
}

async function loadOutline() {
  try {
    const outline = await server.outline();
    takeOutline(outline);
    if (page.subject && !found(page.subject.kind, page.subject.id)) {
      page.subject = null;
      page.detail = null;
      tell('detail');
      selectFirst();
    }
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

async function loadProblems() {
  try {
    page.problems = (await server.problems()).findings ?? [];
    tell('problems');
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

return { refreshSoon, refreshed, loadOutline, loadProblems };
})();
modules['popover.js'] = (() => {
// What opens over the page: menus, pickers and dialogs. One that loses the focus or gets Escape closes, and the focus goes
// back to where it came from.

const { make, button, append, freshID } = modules['elements.js'];

const open = [];

/// Shows `content` beside `anchor`. `onClose` is called however it closes. Gives back a function that closes it.
function showPopover(anchor, content, { name, class: kind = '', onClose, role = 'dialog', focus = true } = {}) {
  const panel = make('div', { class: `popover ${kind}`, role, 'aria-label': name, tabindex: '-1' }, content);
  const before = document.activeElement;
  document.body.append(panel);
  place(panel, anchor);
  const entry = { panel, anchor, close };
  closeThose((each) => !each.panel.contains(anchor));
  open.push(entry);
  if (anchor.hasAttribute?.('aria-haspopup')) anchor.setAttribute('aria-expanded', 'true');

  function close(returnsFocus = true) {
    if (!open.includes(entry)) return;
    closeThose((each) => each !== entry && panel.contains(each.anchor));
    open.splice(open.indexOf(entry), 1);
    const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.remove();
    if (anchor.hasAttribute?.('aria-haspopup')) anchor.setAttribute('aria-expanded', 'false');
    if (returnsFocus && hadFocus) (anchor.isConnected && anchor.matches?.('button, input, select, [tabindex]') ? anchor : before)?.focus?.();
    onClose?.();
  }

  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  });
  if (focus) (panel.querySelector('[data-autofocus]') ?? firstFocusable(panel) ?? panel).focus({ preventScroll: true });
  return close;
}

function closeThose(condition) {
  for (const each of [...open].reverse()) if (condition(each)) each.close(false);
}

function closePopovers() {
  closeThose(() => true);
}

function hasPopover() {
  return open.length > 0;
}

document.addEventListener('pointerdown', (event) => {
  closeThose((each) => !each.panel.contains(event.target) && !each.anchor.contains?.(event.target)
    && !event.target.closest?.('.popover, dialog'));
}, true);
window.addEventListener('resize', () => { for (const each of open) place(each.panel, each.anchor); });

/// Below the anchor or above it, within the window.
function place(panel, anchor) {
  const margin = 8;
  const from = anchor.getBoundingClientRect();
  panel.style.maxHeight = `${innerHeight - 2 * margin}px`;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = from.bottom + 4;
  let top = below + height <= innerHeight - margin ? below : from.top - height - 4;
  top = Math.max(margin, Math.min(top, innerHeight - margin - height));
  const left = Math.max(margin, Math.min(from.left, innerWidth - margin - width));
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
}

function firstFocusable(element) {
  return element.querySelector('input:not([type=hidden]):not(:disabled), select:not(:disabled), button:not(:disabled), textarea, [tabindex="0"]');
}

/// A menu of `{name, run, icon, shortcut, disabled, checked, separator}`.
function showMenu(anchor, items, name) {
  let close;
  const list = make('div', { class: 'menu' });
  for (const item of items) {
    if (!item) continue;
    if (item.separator) {
      list.append(make('hr', { role: 'separator' }));
      continue;
    }
    const entry = button({
      text: item.name, icon: item.icon, role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': item.checked === undefined ? null : String(item.checked), disabled: item.disabled,
      class: item.checked ? 'checked' : null, title: item.title,
      run: () => { close(); item.run(); },
    });
    if (item.shortcut) entry.append(make('kbd', { 'aria-hidden': 'true' }, item.shortcut));
    list.append(entry);
  }
  list.addEventListener('keydown', (event) => {
    const entries = [...list.querySelectorAll('button:not(:disabled)')];
    const at = entries.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      entries[(next + entries.length) % entries.length].focus();
    } else if (event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      const rest = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      rest.find((each) => each.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  });
  close = showPopover(anchor, list, { name, class: 'menu-popover', role: 'menu' });
  return close;
}

/// A dialog in the middle of the page. `actions`: `{name, run, kind}`; one whose `run` gives back false leaves it open.
/// Resolves when it has closed.
function showDialog({ title, content, actions, class: kind = '' }) {
  const heading = freshID('title');
  const dialog = make('dialog', { class: `dialog ${kind}`, 'aria-labelledby': heading });
  const form = make('form', { method: 'dialog' }, make('h2', { id: heading }, title), make('div', { class: 'dialog-body' }, content));
  const foot = make('div', { class: 'dialog-actions' });
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => { dialog.remove(); resolve(dialog.returnValue || null); });
  });
  const buttons = actions.map((action) => make('button', {
    type: action.kind === 'main' ? 'submit' : 'button', class: action.kind ?? null, value: action.name,
  }, action.name));
  buttons.forEach((each, index) => {
    const run = async (event) => {
      event?.preventDefault();
      const result = await actions[index].run?.();
      if (result !== false && dialog.open) dialog.close(actions[index].name);
    };
    if (actions[index].kind === 'main') form.addEventListener('submit', run);
    else each.addEventListener('click', run);
  });
  append(foot, buttons);
  form.append(foot);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('[data-autofocus]')?.focus();
  return { dialog, closed, main: buttons[actions.findIndex((each) => each.kind === 'main')] };
}

return { showPopover, closePopovers, hasPopover, firstFocusable, showMenu, showDialog };
})();
modules['words.js'] = (() => {
// The words that people read, for what the files call otherwise.

const stateNames = {
  normal: 'Normal', highlighted: 'Pressed', selected: 'Selected', disabled: 'Disabled', focused: 'Focused', hovered: 'Hovered',
};

const modeNames = {
  light: 'Light', dark: 'Dark', 'standard-contrast': 'Standard contrast', 'high-contrast': 'High contrast',
  appearance: 'Appearance', contrast: 'Contrast', 'text-size': 'Text size',
};

/// “Pressed + Selected” for a list of states; “Normal” for none.
function stateLabel(states) {
  if (!states || states.length === 0) return stateNames.normal;
  return states.map((state) => stateNames[state] ?? capitalized(state)).join(' + ');
}

function modeLabel(mode) {
  return modeNames[mode] ?? capitalized(mode.replaceAll('-', ' '));
}

/// The names in “dark+compact”; none in “” and “normal”.
function namesIn(joined) {
  return (joined ?? '').split('+').filter((name) => name && name !== 'normal');
}

/// “Pressed, Dark” for where a value holds.
function conditionLabel(states, modes) {
  const parts = [];
  if (namesIn(states).length > 0) parts.push(stateLabel(namesIn(states)));
  for (const mode of namesIn(modes)) parts.push(modeLabel(mode));
  return parts.length === 0 ? 'Always' : parts.join(', ');
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/// “fill colour” for fillColor; choices and sections that the server has no words for.
function spaced(name) {
  return capitalized(name.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' '));
}

/// A whole number with its thousands apart. The browser's own formatter would have it load a language's data before the page shows.
function groupedNumber(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

function counted(count, noun, plural = `${noun}s`) {
  return `${groupedNumber(count)} ${count === 1 ? noun : plural}`;
}

/// A number as people write it: no more than four decimals, no tail of zeros.
function numberText(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const text = (Math.round(value * 10000) / 10000).toString();
  return text === '-0' ? '0' : text;
}

/// What a value says in one line, for lists and screen readers.
function valueText(value) {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'On';
  if (value === false) return 'Off';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.length > 0 && value[0]?.location !== undefined) return counted(value.length, 'stop');
    if (value.length > 1 && value[0]?.spread !== undefined) return counted(value.length, 'shadow');
    return value.length === 0 ? 'Nothing' : value.map(valueText).join(', ');
  }
  if (value.hex || value.css) return value.system ?? value.spelling ?? value.hex ?? value.css;
  if (value.shape) return spaced(value.shape);
  if (value.color && value.width !== undefined) return `${numberText(value.width)} pt, ${valueText(value.color)}`;
  if (value.color && value.opacity === undefined) return valueText(value.color);
  if (value.duration !== undefined) return `${numberText(value.duration)} s, ${value.curve}`;
  if (value.weight !== undefined) {
    return [value.family, value.textStyle && spaced(value.textStyle), `${numberText(value.size)} pt`, value.weight]
      .filter(Boolean).join(' ');
  }
  if (value.asset) return value.asset;
  if (value.system) return `Symbol ${value.system}`;
  if (value.svg) return 'Drawn path';
  if (value.opacity !== undefined) {
    return [value.inset && 'Inwards', `${Math.round(value.opacity * 100)}%`, `blur ${numberText(value.radius)}`, value.spread && `spread ${numberText(value.spread)}`]
      .filter(Boolean).join(', ');
  }
  return Object.values(value).map(valueText).join(', ');
}

return { stateLabel, modeLabel, namesIn, conditionLabel, capitalized, spaced, groupedNumber, counted, numberText, valueText };
})();
modules['placeChooser.js'] = (() => {
// Asks where a value belongs before it is written, and says what each choice changes.

const { make, icon, freshID } = modules['elements.js'];
const { showPopover } = modules['popover.js'];
const { counted, conditionLabel } = modules['words.js'];

const kindWords = {
  style: 'Only here', parent: 'Shared by its children', trait: 'Shared by all that take it', component: 'The component’s own value', variant: 'Shared by all that pick it',
  token: 'Shared by all that use it', mode: 'In this mode', state: 'In this state',
};

/// Resolves to the `place` that was chosen, or null where nothing is to be written. Where there is only one, it isn't asked.
function choosePlace(anchor, places, entry) {
  const usable = places.filter((each) => each.works !== false);
  if (usable.length === 1) return Promise.resolve(usable[0].place);
  return new Promise((resolve) => {
    let chosen = null;
    const opened = performance.now();
    // The Enter that wrote the value, held a little too long, is no answer.
    const isTooSoon = (event) => event.detail === 0 && performance.now() - opened < 250;
    const heading = freshID('where');
    const list = make('ul', { class: 'places', 'aria-labelledby': heading });
    for (const place of places) {
      const isUsable = place.works !== false;
      const choice = make('button', {
        type: 'button', class: 'place', 'aria-disabled': isUsable ? null : 'true', 'data-autofocus': place === usable[0],
        on: { click: (event) => { if (isUsable && !isTooSoon(event)) { chosen = place.place; close(); } } },
      },
      make('span', { class: 'place-name' }, place.label, make('span', { class: 'soft' }, place.kind === 'style' && place.styles > 1 ? 'And those that extend it' : kindWords[place.kind] ?? '')),
      isUsable
        ? make('span', { class: 'place-effect' }, `Changes ${counted(place.styles, 'style')}, ${counted(place.pictures, 'picture')}`,
          place.shadowed ? '; not seen here, since something nearer says another value' : '')
        : make('span', { class: 'place-effect' }, icon('warning'), place.why ?? 'It can’t be written here.'),
      place.after !== undefined && place.after !== null ? make('span', { class: 'place-lines' },
        make('span', { class: 'place-file' }, `${place.file}:${place.line}`),
        place.before ? make('del', {}, place.before.trim()) : null, make('ins', {}, place.after.trim())) : null);
      list.append(make('li', {}, choice));
    }
    const condition = conditionLabel(entry.states, entry.modes);
    const content = make('div', { class: 'place-chooser' },
      make('h2', { id: heading }, `Where does this ${entry.row.label.toLowerCase()} belong?`),
      condition === 'Always' ? null : make('p', { class: 'soft' }, condition), list);
    content.addEventListener('keydown', (event) => {
      const all = [...list.querySelectorAll('button')];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    });
    const close = showPopover(anchor, content, { name: 'Where the value belongs', class: 'wide-popover', onClose: () => resolve(chosen) });
  });
}

return { choosePlace };
})();
modules['conflict.js'] = (() => {
// A file that says something else than the page showed: both versions, and a choice between them.

const { make } = modules['elements.js'];
const { showDialog } = modules['popover.js'];

/// Resolves to whether the page's value shall be written over the file's.
async function showConflict(answer) {
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

return { showConflict };
})();
modules['edits.js'] = (() => {
// From a control to the files: steps of a drag, the place that a value belongs in, conflicts, undo and redo.

const { page, tell } = modules['store.js'];
const { server, Refusal } = modules['server.js'];
const { loadDetail, shownLook } = modules['selection.js'];
const { loadOutline, refreshSoon, refreshed } = modules['refresh.js'];
const { choosePlace } = modules['placeChooser.js'];
const { showConflict } = modules['conflict.js'];
const { announce, notify } = modules['announce.js'];

/// Where values of a row have gone before, so that the question isn't asked twice.
const chosenPlaces = new Map();
let lastSession = 0;
let writing = Promise.resolve();

/// The session of a drag that is going on. Its own changes don't make the controls again under the hand.
const dragging = { session: null };

function subjectOf(entry) {
  return page.subject.kind === 'token' ? { token: page.subject.id } : { style: page.subject.id, key: entry.row.key };
}

function target(entry) {
  return { ...subjectOf(entry), states: entry.states, modes: entry.modes };
}

function placeKey(entry) {
  return JSON.stringify(target(entry));
}

function chosenPlace(entry) {
  return chosenPlaces.get(placeKey(entry)) ?? null;
}

function forgetPlace(entry) {
  chosenPlaces.delete(placeKey(entry));
}

/// What the file says of an entry now: its text, or null where nothing is written.
function writtenText(entry) {
  const row = page.detail?.rows?.find((each) => each.key === entry.row.key);
  if (!row) return null;
  if (!entry.states && !entry.modes) return row.isSet ? row.text : null;
  const override = row.overrides?.find((each) => each.states === entry.states && each.modes === entry.modes);
  return override?.isSet ? override.text : null;
}

/// Whether it is clear where a value goes: what this style says itself stays where it is.
function isPlaceKnown(entry) {
  if (page.subject.kind === 'token') return true;
  return Boolean(chosenPlace(entry)) || (entry.isSet && !entry.reference);
}

/// A change of one value by a hand that may still be moving.
///
/// `entry` is `{row, states, modes, isSet, reference}`. Call `show` as often as the hand moves, and then `commit` or `cancel`.
class Change {
  constructor(entry, anchor, { asks = false } = {}) {
    this.asks = asks;
    this.entry = entry;
    this.anchor = anchor;
    lastSession += 1;
    this.session = `page-${lastSession}-${Math.random().toString(36).slice(2, 8)}`;
    this.isShown = false;
    this.busy = null;
    this.next = undefined;
  }

  /// Shows a value without writing it. At most one request is on its way; what comes meanwhile waits, the latest only.
  show(value) {
    dragging.session = this.session;
    // What stood in the file when the hand began to move; not known while the page waits for the file's newest text.
    if (!this.isShown) this.was = page.isStale ? undefined : writtenText(this.entry);
    this.isShown = true;
    this.next = { value };
    if (!this.busy) this.busy = this.send();
    return this.busy;
  }

  async send() {
    try {
      while (this.next) {
        const { value } = this.next;
        this.next = undefined;
        const answer = await server.edit({
          ...target(this.entry), place: chosenPlace(this.entry) ?? undefined, value, session: this.session, live: true,
          picture: picture(),
        });
        page.outline.revision = answer.revision;
        if (answer.svg) tell('drawn', { svg: answer.svg, revision: answer.revision });
      }
      this.problem = null;
    } catch (refusal) {
      this.problem = refusal;
    } finally {
      this.busy = null;
    }
  }

  /// Writes a value, having asked where it belongs unless that is known. Gives back whether it was written.
  async commit(value) {
    this.next = undefined;
    await this.busy;
    try {
      let place = chosenPlace(this.entry);
      if (this.asks || !isPlaceKnown(this.entry)) {
        // What the drag showed is taken back first: nothing is written before the place is chosen.
        if (this.isShown) await this.takeBack();
        const answer = await server.places({ ...target(this.entry), value });
        place = await choosePlace(this.anchor(), answer.places, this.entry);
        if (!place) {
          this.restore();
          return false;
        }
        if (place !== 'style') chosenPlaces.set(placeKey(this.entry), place);
      }
      // One after the other: each compares with what the one before has written.
      writing = writing.catch(() => {}).then(async () => {
        if (!this.isShown) await refreshed();
        await this.write({ ...target(this.entry), place: place ?? undefined, value, session: this.session, picture: picture() }, place);
      });
      await writing;
      return true;
    } catch (refusal) {
      this.fail(refusal);
      return false;
    } finally {
      if (dragging.session === this.session) dragging.session = null;
    }
  }

  async write(edit, place) {
    // What stands in this style is compared; a token's or a parent's text isn't on the page.
    const was = page.subject.kind === 'style' && (!place || place === 'style') ? { was: this.isShown ? this.was : writtenText(this.entry) } : {};
    try {
      takeAnswer(await server.edit({ ...edit, ...was }));
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'conflict') throw refusal;
      const mine = await showConflict(refusal.answer);
      if (mine) takeAnswer(await server.edit(edit));
      else this.restore();
    }
  }

  async takeBack() {
    try {
      const answer = await server.edit({ ...target(this.entry), session: this.session, cancel: true });
      if (answer.revision) page.outline.revision = answer.revision;
    } catch (refusal) {
      if (refusal.code !== 'nothing') throw refusal;
    }
    this.isShown = false;
  }

  /// Puts all back as it was before the hand moved.
  async cancel() {
    this.next = undefined;
    await this.busy;
    try {
      if (this.isShown) await this.takeBack();
    } catch (refusal) {
      this.fail(refusal);
    } finally {
      if (dragging.session === this.session) dragging.session = null;
      this.restore();
    }
  }

  restore() {
    dragging.session = null;
    page.isStale = true;
    tell('pictures', null);
    loadDetail();
  }

  fail(refusal) {
    notify(refusal.why ? `${refusal.message} ${refusal.why}` : refusal.message, { kind: 'error' });
    this.restore();
  }
}

/// The look of the selected style that an answer should bring along.
function picture() {
  if (page.subject.kind === 'token') return undefined;
  return server.shown(shownLook());
}

/// A value of an answer as a request takes it: colours as texts.
function sendable(value) {
  if (Array.isArray(value)) return value.map(sendable);
  if (!value || typeof value !== 'object') return value;
  if (value.css !== undefined) return value.spelling ?? value.css;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sendable(part)]));
}

/// Writes one value at once.
function setValue(entry, value, anchor, options) {
  return new Change(entry, anchor, options).commit(value);
}

/// Takes out what the style says itself.
async function resetValue(entry) {
  forgetPlace(entry);
  await attempt(() => server.reset(target(entry)), `${entry.row.label} reset`);
}

/// Takes over what an answer says: the revision, what can be undone, the new picture.
function takeAnswer(answer) {
  if (answer.revision) page.outline.revision = answer.revision;
  if ('undo' in answer) page.undo = answer.undo;
  if ('redo' in answer) page.redo = answer.redo;
  else if (answer.undo) page.redo = null;
  tell('history');
  if (answer.svg) tell('drawn', { svg: answer.svg, revision: answer.revision });
  refreshSoon({ styles: answer.styles ?? null, declarations: true });
  // Controls that show what a hand put in say what the file says now.
  page.isStale = true;
  if (answer.after !== undefined && answer.file) {
    page.lastWritten = answer;
    tell('written', answer);
  }
}

/// Does something that changes files, and says what came of it. Gives back the answer, or null.
async function attempt(work, words) {
  try {
    const answer = await work();
    takeAnswer(answer);
    if (words) announce(words);
    return answer;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify(refusal.why ? `${refusal.message} ${refusal.why}` : refusal.message, { kind: 'error' });
    page.isStale = true;
    loadDetail();
    return null;
  }
}

async function undo() {
  if (!page.undo || page.outline.readOnly) return;
  const label = page.undo;
  if (await attempt(() => server.undo(), `Undone: ${label}`)) loadOutline();
}

async function redo() {
  if (!page.redo || page.outline.readOnly) return;
  const label = page.redo;
  if (await attempt(() => server.redo(), `Redone: ${label}`)) loadOutline();
}

return { dragging, chosenPlace, forgetPlace, Change, sendable, setValue, resetValue, takeAnswer, attempt, undo, redo };
})();
modules['virtualList.js'] = (() => {
// A tree of which only what is seen is drawn, however long it is. The focus stays on the tree itself, and
// `aria-activedescendant` names the item that it is on, so that scrolling can't take the focus away.

const { make, replace, freshID } = modules['elements.js'];

/// A row is `{height, items}`; an item is `{id, level, expanded?, selected?, draw(), run(), toggle?()}`. Items of one row stand
/// beside each other.
class VirtualList {
  constructor({ name, empty }) {
    this.prefix = freshID('item');
    this.rows = [];
    this.offsets = [0];
    this.active = 0;
    this.empty = empty;
    this.space = make('div', { class: 'virtual-space', role: 'presentation' });
    this.element = make('div', {
      class: 'virtual-list', role: 'tree', tabindex: '0', 'aria-label': name,
      on: {
        scroll: () => { this.top = this.element.scrollTop; this.draw(); }, keydown: (event) => this.press(event), click: (event) => this.click(event),
        focus: () => this.element.classList.add('has-focus'), blur: () => this.element.classList.remove('has-focus'),
      },
    }, this.space);
    // What is known of the list's size and position. Asking for it while the list is drawn would have the whole page laid out.
    this.top = 0;
    this.height = innerHeight;
    this.isMeasured = false;
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.height === 0) return;
      this.height = contentRect.height;
      this.draw();
      if (!this.isMeasured && this.items?.length > 0) this.reveal(this.active);
      this.isMeasured = true;
    }).observe(this.element);
  }

  /// Shows other rows. The item that was active stays so.
  show(rows) {
    const last = this.items?.[this.active]?.id;
    this.rows = rows;
    this.offsets = new Array(rows.length + 1);
    this.offsets[0] = 0;
    this.items = [];
    this.rowOf = [];
    rows.forEach((row, index) => {
      this.offsets[index + 1] = this.offsets[index] + row.height;
      row.first = this.items.length;
      for (const item of row.items) {
        this.items.push(item);
        this.rowOf.push(index);
      }
    });
    const selected = this.items.findIndex((item) => item.selected);
    const again = last === undefined ? -1 : this.items.findIndex((item) => item.id === last);
    this.active = Math.max(0, again >= 0 ? again : selected);
    this.space.style.height = `${this.offsets[rows.length]}px`;
    // A list that has become shorter is scrolled back by the browser, which tells of it later.
    this.top = Math.min(this.top, Math.max(0, this.offsets[rows.length] - this.height));
    this.draw(true);
  }

  draw(isNew = false) {
    const { top } = this;
    const bottom = top + this.height;
    const first = Math.max(0, this.rowAt(top) - 2);
    const last = Math.min(this.rows.length, this.rowAt(bottom) + 3);
    if (!isNew && first >= this.first && last <= this.last) return;
    this.first = first;
    this.last = last;
    if (this.rows.length === 0) {
      replace(this.space, make('p', { class: 'empty' }, this.empty()));
      this.element.removeAttribute('aria-activedescendant');
      return;
    }
    const drawn = [];
    const shown = new Set();
    for (let index = first; index < last; index += 1) shown.add(index);
    // The active item is always there, so that a screen reader can tell of it.
    if (this.items.length > 0) shown.add(this.rowOf[this.active]);
    for (const index of [...shown].sort((a, b) => a - b)) {
      const row = this.rows[index];
      const line = make('div', {
        class: 'virtual-row', role: 'presentation',
        style: { top: `${this.offsets[index]}px`, height: `${row.height}px` },
      });
      row.items.forEach((item, at) => {
        const number = row.first + at;
        const element = item.draw();
        element.id = `${this.prefix}-${number}`;
        element.setAttribute('role', 'treeitem');
        element.setAttribute('aria-level', item.level ?? 1);
        element.setAttribute('aria-posinset', number + 1);
        element.setAttribute('aria-setsize', this.items.length);
        element.setAttribute('aria-selected', String(Boolean(item.selected)));
        if (item.expanded !== undefined) element.setAttribute('aria-expanded', String(item.expanded));
        element.classList.toggle('is-active', number === this.active);
        element.classList.toggle('is-selected', Boolean(item.selected));
        element.dataset.item = number;
        line.append(element);
      });
      drawn.push(line);
    }
    this.space.replaceChildren(...drawn);
    if (this.items.length > 0) this.element.setAttribute('aria-activedescendant', `${this.prefix}-${this.active}`);
  }

  rowAt(offset) {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.offsets[middle + 1] <= offset) low = middle + 1; else high = middle;
    }
    return low;
  }

  /// Makes an item the active one and scrolls to it.
  go(number) {
    if (this.items.length === 0) return;
    this.active = Math.max(0, Math.min(number, this.items.length - 1));
    this.reveal(this.active);
    this.draw(true);
  }

  reveal(number) {
    const row = this.rowOf[number];
    const [top, bottom] = [this.offsets[row], this.offsets[row + 1]];
    if (top < this.top) this.scroll(top);
    else if (bottom > this.top + this.height) this.scroll(bottom - this.height);
  }

  /// Finds out where the list is scrolled to after it was put on the page again.
  wasPlaced() {
    if (this.isMeasured) this.top = this.element.scrollTop;
  }

  scroll(top) {
    this.element.scrollTop = top;
    this.top = this.element.scrollTop;
  }

  revealItem(id) {
    const number = this.items?.findIndex((item) => item.id === id) ?? -1;
    if (number < 0) return;
    const { top } = this;
    this.reveal(number);
    if (number !== this.active || this.top !== top) this.go(number);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = this.items?.[this.active];
    if (!item) return;
    const row = this.rowOf[this.active];
    const column = this.active - this.rows[row].first;
    const at = (index) => {
      const target = this.rows[Math.max(0, Math.min(index, this.rows.length - 1))];
      return target.first + Math.min(column, target.items.length - 1);
    };
    const page = Math.max(1, Math.floor(this.height / this.rows[row].height) - 1);
    const isInRow = this.rows[row].items.length > 1;
    switch (event.key) {
      case 'ArrowDown': this.go(at(row + 1)); break;
      case 'ArrowUp': this.go(at(row - 1)); break;
      case 'PageDown': this.go(at(row + page)); break;
      case 'PageUp': this.go(at(row - page)); break;
      case 'Home': this.go(0); break;
      case 'End': this.go(this.items.length - 1); break;
      case 'ArrowRight':
        if (item.expanded === false) item.toggle();
        else if (item.expanded || isInRow) this.go(this.active + 1);
        break;
      case 'ArrowLeft':
        if (item.expanded) item.toggle();
        else if (isInRow && column > 0) this.go(this.active - 1);
        else this.go(this.parent(this.active));
        break;
      case 'Enter': case ' ': (item.run ?? item.toggle)?.call(item); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  parent(number) {
    const level = this.items[number].level ?? 1;
    for (let index = number - 1; index >= 0; index -= 1) if ((this.items[index].level ?? 1) < level) return index;
    return number;
  }

  click(event) {
    const element = event.target.closest('[data-item]');
    if (!element) return;
    this.active = Number(element.dataset.item);
    const item = this.items[this.active];
    (item.run ?? item.toggle)?.call(item, event);
    this.draw(true);
  }
}

return { VirtualList };
})();
modules['colors.js'] = (() => {
// Colours as numbers: sRGB and Display P3, hex, HSV for the picker, HSL and OKLCH to read and to write.

const toXYZ = {
  srgb: [[0.4123908, 0.3575843, 0.1804808], [0.2126390, 0.7151687, 0.0721923], [0.0193308, 0.1191948, 0.9505322]],
  'display-p3': [[0.4865709, 0.2656677, 0.1982173], [0.2289746, 0.6917385, 0.0792869], [0, 0.0451134, 1.0439444]],
};
const fromXYZ = {
  srgb: [[3.2409699, -1.5373832, -0.4986108], [-0.9692436, 1.8759675, 0.0415551], [0.0556301, -0.2039770, 1.0569715]],
  'display-p3': [[2.4934969, -0.9313836, -0.4027108], [-0.8294890, 1.7626641, 0.0236247], [0.0358458, -0.0761724, 0.9568845]],
};

const times = (matrix, vector) => matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]);
const linear = (c) => Math.sign(c) * (Math.abs(c) <= 0.04045 ? Math.abs(c) / 12.92 : ((Math.abs(c) + 0.055) / 1.055) ** 2.4);
const encoded = (c) =>
  Math.sign(c) * (Math.abs(c) <= 0.0031308 ? Math.abs(c) * 12.92 : 1.055 * Math.abs(c) ** (1 / 2.4) - 0.055);
const clamp01 = (c) => Math.min(1, Math.max(0, c));

/// A colour is `{space, rgb: [0…1, 0…1, 0…1], alpha}`. From a space to another; what doesn't fit is cut off where `fits` is set.
function converted(color, space, fits = true) {
  if (color.space === space) return color;
  const rgb = times(fromXYZ[space], times(toXYZ[color.space], color.rgb.map(linear))).map(encoded);
  return { space, rgb: fits ? rgb.map(clamp01) : rgb, alpha: color.alpha };
}

/// Whether sRGB holds it.
function isInSRGB(color) {
  return converted(color, 'srgb', false).rgb.every((c) => c > -0.0005 && c < 1.0005);
}

const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: false });

/// Reads a colour that CSS understands; null for anything else. Wide colours stay wide.
function parseColor(text) {
  const trimmed = (text ?? '').trim();
  const wide = /^color\(\s*display-p3\s+([\d.e+-]+)\s+([\d.e+-]+)\s+([\d.e+-]+)\s*(?:\/\s*([\d.e+-]+)(%?)\s*)?\)$/i.exec(trimmed);
  if (wide) {
    const alpha = wide[4] === undefined ? 1 : Number(wide[4]) / (wide[5] ? 100 : 1);
    return { space: 'display-p3', rgb: [Number(wide[1]), Number(wide[2]), Number(wide[3])], alpha };
  }
  const plain = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  if (!plain || !CSS.supports('color', plain) || /^(?:currentcolor|inherit|initial|unset|revert)/i.test(plain)) return null;
  if (/^(?:ok)?(?:lab|lch)\(|^color\(/i.test(plain)) return parseByPainting(plain);
  probe.fillStyle = '#000';
  probe.fillStyle = plain;
  const value = probe.fillStyle;
  if (value.startsWith('#')) {
    return { space: 'srgb', rgb: [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255), alpha: 1 };
  }
  const numbers = value.match(/[\d.]+(?:e-?\d+)?/g)?.map(Number);
  if (!value.startsWith('rgba') || numbers?.length !== 4) return parseByPainting(plain);
  return { space: 'srgb', rgb: numbers.slice(0, 3).map((c) => c / 255), alpha: numbers[3] };
}

/// What the browser makes of a colour of another space, as Display P3.
function parseByPainting(text) {
  const holder = document.createElement('i');
  holder.style.color = `color-mix(in xyz, ${text} 100%, transparent 0%)`;
  document.body.append(holder);
  const value = getComputedStyle(holder).color;
  holder.remove();
  const found = /^color\(xyz(?:-d65)?\s+([\d.e+-]+)\s+([\d.e+-]+)\s+([\d.e+-]+)(?:\s*\/\s*([\d.e+-]+))?\)$/.exec(value);
  if (!found) return null;
  const xyz = [Number(found[1]), Number(found[2]), Number(found[3])];
  const alpha = found[4] === undefined ? 1 : Number(found[4]);
  const srgb = times(fromXYZ.srgb, xyz).map(encoded);
  if (srgb.every((c) => c > -0.0005 && c < 1.0005)) return { space: 'srgb', rgb: srgb.map(clamp01), alpha };
  return { space: 'display-p3', rgb: times(fromXYZ['display-p3'], xyz).map(encoded).map(clamp01), alpha };
}

/// The colour in an answer of the server.
function colorOf(value) {
  if (!value) return null;
  if (typeof value === 'string') return parseColor(value);
  if (value.hex) return parseColor(value.p3 && !value.fitsSRGB ? preferWide(value) : value.hex);
  return parseColor(value.css ?? value.p3);
}

/// P3 only where sRGB doesn't hold the colour.
function preferWide(value) {
  const wide = parseColor(value.p3);
  return wide && !isInSRGB(wide) ? value.p3 : value.hex;
}

const hexByte = (c) => Math.round(clamp01(c) * 255).toString(16).padStart(2, '0').toUpperCase();

/// “#007AFF”, with alpha “#007AFF80”.
function hexText(color) {
  const { rgb, alpha } = converted(color, 'srgb');
  return `#${rgb.map(hexByte).join('')}${alpha < 1 ? hexByte(alpha) : ''}`;
}

const short = (value, places) => Number(value.toFixed(places)).toString();
const alphaText = (alpha) => (alpha < 1 ? ` / ${short(alpha * 100, 1)}%` : '');

/// As it is written in a file: hex where that is exact, else the space's own syntax.
function writtenColor(color) {
  if (color.space === 'display-p3') {
    return `color(display-p3 ${color.rgb.map((c) => short(c, 4)).join(' ')}${alphaText(color.alpha)})`;
  }
  if (color.alpha >= 1) return hexText(color);
  return `rgb(${color.rgb.map((c) => Math.round(c * 255)).join(' ')}${alphaText(color.alpha)})`;
}

/// As CSS shows it.
function cssText(color) {
  if (!color) return 'transparent';
  const parts = color.rgb.map((c) => short(c, 5)).join(' ');
  return `color(${color.space} ${parts} / ${short(color.alpha, 4)})`;
}

/// Hue in degrees, saturation and value 0…1.
function toHSV([r, g, b]) {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  let hue = 0;
  if (range > 0) {
    if (most === r) hue = ((g - b) / range) % 6;
    else if (most === g) hue = (b - r) / range + 2;
    else hue = (r - g) / range + 4;
  }
  return [((hue * 60) + 360) % 360, most === 0 ? 0 : range / most, most];
}

function fromHSV([hue, saturation, value]) {
  const at = (n) => {
    const k = (n + hue / 60) % 6;
    return value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [at(5), at(3), at(1)];
}

function toHSL(rgb) {
  const [hue, saturation, value] = toHSV(rgb);
  const lightness = value * (1 - saturation / 2);
  const least = Math.min(lightness, 1 - lightness);
  return [hue, least === 0 ? 0 : (value - lightness) / least, lightness];
}

function toOKLCH(color) {
  const [r, g, b] = converted(color, 'srgb', false).rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  const chroma = Math.hypot(a, bb);
  return [lightness, chroma, chroma < 0.0002 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

/// The same colour in each syntax, to read and to copy.
function spellings(color) {
  const srgb = converted(color, 'srgb');
  const wide = converted(color, 'display-p3');
  const [h, s, l] = toHSL(srgb.rgb);
  const [lightness, chroma, hue] = toOKLCH(color);
  const alpha = alphaText(color.alpha);
  return {
    Hex: hexText(color),
    RGB: `rgb(${srgb.rgb.map((c) => Math.round(c * 255)).join(' ')}${alpha})`,
    HSL: `hsl(${Math.round(h)} ${short(s * 100, 1)}% ${short(l * 100, 1)}%${alpha})`,
    OKLCH: `oklch(${short(lightness, 4)} ${short(chroma, 4)} ${short(hue, 2)}${alpha})`,
    P3: `color(display-p3 ${wide.rgb.map((c) => short(c, 4)).join(' ')}${alpha})`,
  };
}

/// The contrast of two opaque colours by WCAG 2, 1 to 21.
function contrast(one, other) {
  const luminance = (color) => {
    const [r, g, b] = converted(color, 'srgb').rgb.map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

return { converted, isInSRGB, parseColor, colorOf, hexText, writtenColor, cssText, toHSV, fromHSV, spellings, contrast };
})();
modules['search.js'] = (() => {
// Finds styles and tokens by name, value and file. All words must be found, each somewhere.

const { colorOf, hexText } = modules['colors.js'];

/// What is searched of each item, made once for each outline.
const texts = new WeakMap();

function searchedText(item) {
  let text = texts.get(item);
  if (text === undefined) {
    const modes = (item.modes ?? []).map((mode) => mode.text);
    const parts = [item.id, item.component, item.text, item.file, item.summary, item.values, ...modes, ...(item.colors ?? [])];
    if (item.css) {
      const color = colorOf(item.css);
      if (color) parts.push(hexText(color));
    }
    text = parts.filter(Boolean).join('\n').toLowerCase();
    texts.set(item, text);
  }
  return text;
}

function wordsOf(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function matches(item, words) {
  if (words.length === 0) return true;
  const text = searchedText(item);
  return words.every((word) => text.includes(word));
}

/// The places of the words in a name, as `[text, isFound]`.
function highlighted(name, words) {
  if (words.length === 0) return [[name, false]];
  const lower = name.toLowerCase();
  const isFound = new Array(name.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) isFound.fill(true, at, at + word.length);
  }
  const parts = [];
  for (let index = 0; index < name.length; index += 1) {
    const last = parts.at(-1);
    if (last && last[1] === isFound[index]) last[0] += name[index];
    else parts.push([name[index], isFound[index]]);
  }
  return parts;
}

return { wordsOf, matches, highlighted };
})();
modules['numberField.js'] = (() => {
// A number: typed, computed (“12 * 2”), stepped with the arrow keys, or dragged. Shift makes steps ten times as large, Alt ten
// times as small.

const { make, button } = modules['elements.js'];
const { numberText } = modules['words.js'];

/// What a person typed, computed; null where it isn't a number. “+4” adds to `current`.
function computed(text, current) {
  const trimmed = text.trim().replace(',', '.').replace(/(pt|px|°|s|%)$/i, '').trim();
  if (trimmed === '') return null;
  const relative = /^([+*/])\s*(.+)$/.exec(trimmed);
  const source = relative ? `${current ?? 0} ${relative[1]} ${relative[2]}` : trimmed;
  const tokens = source.match(/\d*\.?\d+(?:e[+-]?\d+)?|[-+*/()]/gi);
  if (!tokens || tokens.join('').length !== source.replace(/\s+/g, '').length) return null;
  let at = 0;
  function factor() {
    const token = tokens[at];
    at += 1;
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token === '(') {
      const inner = sum();
      if (tokens[at] !== ')') return NaN;
      at += 1;
      return inner;
    }
    return token === undefined ? NaN : Number(token);
  }
  function product() {
    let result = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isTimes = tokens[at] === '*';
      at += 1;
      const other = factor();
      result = isTimes ? result * other : result / other;
    }
    return result;
  }
  function sum() {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const isPlus = tokens[at] === '+';
      at += 1;
      const other = product();
      result = isPlus ? result + other : result - other;
    }
    return result;
  }
  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : null;
}

/// The control. `change()` makes a change for one gesture, with `show`, `commit` and `cancel`; `wrap` makes the value that is
/// written of the number, where it is a part of another value.
///
/// `options`: `min`, `max`, `step`, `unit`, `integer`, `soft`, `optional`, `prefix`, `hasSlider`.
function numberField({ name, value, change, focusKey, disabled = false, describedBy, ...options }) {
  const { min = null, max = null, unit = '', integer = false, soft, prefix, hasSlider = false } = options;
  const step = options.step || (integer ? 1 : (max !== null && min !== null && max - min <= 1 ? 0.01 : 1));
  let current = value;
  let gesture = null;
  let isTyping = false;

  const input = make('input', {
    type: 'text', inputmode: 'decimal', class: 'number-input', role: 'spinbutton', 'aria-label': name, value: numberText(value),
    placeholder: '–', spellcheck: 'false', autocomplete: 'off', disabled, 'aria-describedby': describedBy,
    'aria-valuemin': min, 'aria-valuemax': max, data: { focus: focusKey },
    on: {
      input: () => { isTyping = true; }, change: () => commitText(), keydown: press,
      focus: () => input.select(), blur: () => { if (gesture) finish(); },
    },
  });
  const grip = !prefix ? null : make('span', { class: 'grip', 'aria-hidden': 'true' }, prefix);
  const slider = hasSlider ? make('input', {
    type: 'range', class: 'slider', 'aria-label': `${name}, slider`, tabindex: '-1', 'aria-hidden': 'true', disabled,
    min: soft?.min ?? min ?? 0, max: soft?.max ?? max ?? 100, step, value: value ?? 0,
    on: { input: () => { show(Number(slider.value)); }, change: () => finish() },
  }) : null;
  const steppers = disabled ? null : make('span', { class: 'steppers', 'aria-hidden': 'true' },
    stepper('▴', 1), stepper('▾', -1));
  const element = make('span', { class: `number-field${disabled ? ' disabled' : ''}` },
    grip, input, unit ? make('span', { class: 'unit', 'aria-hidden': 'true' }, unit) : null, steppers);
  update(value);
  if (grip && !disabled) scrub(grip);

  function stepper(text, direction) {
    return make('button', {
      type: 'button', tabindex: '-1', class: 'stepper', on: {
        click: (event) => { stepBy(direction * factorOf(event)); finish(); },
      },
    }, text);
  }

  function update(number) {
    current = number;
    if (!isTyping) input.value = numberText(number);
    if (number === null || number === undefined) input.removeAttribute('aria-valuenow');
    else input.setAttribute('aria-valuenow', numberText(number));
    input.setAttribute('aria-valuetext', number === null || number === undefined ? 'None' : `${numberText(number)}${unit ? ` ${unit}` : ''}`);
    if (slider) slider.value = number ?? 0;
  }

  function limited(number) {
    let result = integer ? Math.round(number) : Math.round(number * 10000) / 10000;
    if (min !== null) result = Math.max(min, result);
    if (max !== null) result = Math.min(max, result);
    return result;
  }

  function show(number) {
    isTyping = false;
    const next = limited(number);
    if (next === current && gesture) return;
    update(next);
    gesture ??= change();
    gesture.show(next);
  }

  function finish() {
    if (!gesture) return;
    const done = gesture;
    gesture = null;
    done.commit(current);
  }

  function cancel() {
    if (gesture) gesture.cancel();
    gesture = null;
    isTyping = false;
    update(value);
  }

  function commitText() {
    if (!isTyping) return;
    isTyping = false;
    const number = computed(input.value, current);
    if (number === null && !(options.optional && input.value.trim() === '')) {
      // What isn't a number may be a formula or a token, as the language writes it.
      if (input.value.trim() && options.takesText) {
        change().commit(input.value.trim());
        return;
      }
      update(current);
      return;
    }
    const next = number === null ? null : limited(number);
    update(next);
    const done = gesture ?? change();
    gesture = null;
    done.commit(next);
  }

  function factorOf(event) {
    return event.shiftKey ? 10 : event.altKey && !integer ? 0.1 : 1;
  }

  function stepBy(count) {
    show((current ?? 0) + count * step);
  }

  let keyTimer = null;

  function press(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (direction) {
      event.preventDefault();
      if (isTyping) {
        const number = computed(input.value, current);
        isTyping = false;
        if (number !== null) current = number;
      }
      stepBy(direction * (Math.abs(direction) === 1 ? factorOf(event) : 1));
      // A key that is held down is one change.
      clearTimeout(keyTimer);
      keyTimer = setTimeout(finish, 400);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      clearTimeout(keyTimer);
      if (gesture) finish(); else commitText();
      input.select();
    } else if (event.key === 'Escape' && (gesture || isTyping)) {
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(keyTimer);
      cancel();
      input.select();
    }
  }

  // Movements are told of as they come where the browser can, and not with the next frame.
  const moves = 'onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove';

  /// Dragging on `handle` to the sides changes the number, one step for two points.
  function scrub(handle) {
    handle.classList.add('scrubs');
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || disabled || event.target.closest('button')) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const start = current ?? 0;
      const from = event.clientX;
      let isMoved = false;
      const perPoint = soft && soft.max - soft.min <= 2 ? (soft.max - soft.min) / 200 : step / 2;
      const move = (each) => {
        const distance = each.clientX - from;
        if (!isMoved && Math.abs(distance) < 3) return;
        isMoved = true;
        const number = start + distance * perPoint * factorOf(each);
        const unit = each.altKey ? step / 10 : step;
        show(Math.round(number / unit) * unit);
      };
      const end = (each) => {
        handle.removeEventListener(moves, move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', escape, true);
        if (each?.type === 'pointercancel') cancel();
        else if (isMoved) finish();
        else input.focus();
      };
      const escape = (each) => {
        if (each.key !== 'Escape') return;
        each.preventDefault();
        each.stopPropagation();
        cancel();
        end(null);
      };
      handle.addEventListener(moves, move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
      window.addEventListener('keydown', escape, true);
    });
  }

  return { element: slider ? make('span', { class: 'number-with-slider' }, slider, element) : element, input, scrub, update };
}

/// Some numbers beside each other, as parts of one value, such as the two of a point.
function numberParts({ name, value, parts, change, focusKey, disabled, layout = '' }) {
  let current = value;
  const group = make('span', { class: `parts ${layout}`, role: 'group', 'aria-label': name });
  for (const part of parts) {
    const field = numberField({
      name: `${name}, ${part.label}`, value: current?.[part.name] ?? null, prefix: part.short ?? part.label.charAt(0), disabled,
      min: part.min ?? null, max: part.max ?? null, step: part.step, unit: '', integer: part.integer,
      focusKey: `${focusKey}.${part.name}`,
      change: () => {
        const whole = change();
        const wrapped = (number) => { current = { ...current, [part.name]: number }; return current; };
        return { show: (number) => whole.show(wrapped(number)), commit: (number) => whole.commit(wrapped(number)), cancel: () => whole.cancel() };
      },
    });
    field.element.title = part.label;
    group.append(field.element);
  }
  return group;
}

return { computed, numberField, numberParts };
})();
modules['sliderPad.js'] = (() => {
// Something to drag along one line or in a square, by pointer and by keyboard.

const { make } = modules['elements.js'];

/// Calls `move(x, y)` with 0…1 of the element while the pointer is down on it, and `end` when it is up.
function followPointer(element, move, end) {
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    element.querySelector('[role=slider]')?.focus();
    const tell = (each) => {
      const box = element.getBoundingClientRect();
      const part = (value, length) => Math.min(1, Math.max(0, value / length));
      move(part(each.clientX - box.left, box.width), part(each.clientY - box.top, box.height));
    };
    const up = () => {
      element.removeEventListener('pointermove', tell);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      end();
    };
    element.addEventListener('pointermove', tell);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    tell(event);
  });
}

/// A slider of 0…1 with a look of its own. `text(value)` is what a screen reader says.
function lineSlider({ name, class: kind, value, text, step = 0.01, show, end }) {
  const thumb = make('span', { class: 'thumb' });
  const track = make('span', { class: 'track' });
  const handle = make('span', {
    role: 'slider', tabindex: '0', class: 'slider-handle', 'aria-label': name, 'aria-valuemin': '0', 'aria-valuemax': '100',
    on: { keydown: press },
  }, thumb);
  const element = make('span', { class: `line-slider ${kind}` }, track, handle);
  let current = value;
  let timer = null;
  update(value);
  followPointer(element, (x) => { update(x); show(x); }, () => end());

  function update(next) {
    current = next;
    handle.style.left = `${next * 100}%`;
    handle.setAttribute('aria-valuenow', Math.round(next * 100));
    handle.setAttribute('aria-valuetext', text(next));
  }

  function press(event) {
    const by = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step, PageUp: 0.1, PageDown: -0.1 }[event.key];
    let next = by === undefined ? { Home: 0, End: 1 }[event.key] : current + by * (event.shiftKey ? 10 : 1);
    if (next === undefined) return;
    event.preventDefault();
    next = Math.min(1, Math.max(0, next));
    update(next);
    show(next);
    clearTimeout(timer);
    timer = setTimeout(end, 400);
  }

  return { element, update, track };
}

return { followPointer, lineSlider };
})();
modules['colorPicker.js'] = (() => {
// The colour picker: a square of saturation and brightness, hue, opacity, sRGB and Display P3, every syntax, the project's
// tokens and the system's colours.

const { make, makeSVG, button, replace, freshID } = modules['elements.js'];
const { page } = modules['store.js'];
const { colorOf, contrast, converted, cssText, fromHSV, isInSRGB, parseColor, spellings, toHSV, writtenColor } = modules['colors.js'];
const { followPointer, lineSlider } = modules['sliderPad.js'];
const { numberField } = modules['numberField.js'];
const { showPopover } = modules['popover.js'];
const { announce } = modules['announce.js'];

/// Opens beside `anchor`. `value` is the colour in an answer of the server. `change()` makes a change for one gesture.
function openColorPicker(anchor, { name, value, reference, optional, change, onClose }) {
  let color = colorOf(value) ?? { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };
  let hsv = toHSV(color.rgb);
  let gesture = null;
  const tabNames = [['mix', 'Mix'], ['tokens', 'Tokens'], ['system', 'System']].filter(([id]) => id !== 'system' || page.outline.systemColors.length > 0);

  // The square
  const dot = make('span', { class: 'pad-dot' });
  const padHandle = make('span', {
    role: 'slider', tabindex: '0', class: 'pad-handle', 'aria-label': `${name}, saturation and brightness`, 'aria-valuemin': '0',
    'aria-valuemax': '100', 'aria-roledescription': 'two-way slider', on: { keydown: pressPad },
  }, dot);
  const boundary = makeSVG('path', { class: 'srgb-line' });
  const pad = make('span', { class: 'color-pad' },
    makeSVG('svg', { class: 'srgb-boundary', viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, boundary), padHandle);
  followPointer(pad, (x, y) => { hsv = [hsv[0], x, 1 - y]; show(); }, finish);

  const hue = lineSlider({
    name: `${name}, hue`, class: 'hue', value: hsv[0] / 360, step: 1 / 360, text: (part) => `${Math.round(part * 360)} degrees`,
    show: (part) => { hsv = [part * 360 % 360, hsv[1], hsv[2]]; show(); }, end: finish,
  });
  const opacity = lineSlider({
    name: `${name}, opacity`, class: 'opacity', value: color.alpha, text: (part) => `${Math.round(part * 100)} percent`,
    show: (part) => { color = { ...color, alpha: Math.round(part * 100) / 100 }; show(); }, end: finish,
  });
  const opacityNumber = numberField({
    name: `${name}, opacity in percent`, value: color.alpha * 100, min: 0, max: 100, step: 1, unit: '%',
    change: () => ({
      show: (number) => { color = { ...color, alpha: number / 100 }; show(); },
      commit: (number) => { color = { ...color, alpha: number / 100 }; show(); finish(); }, cancel,
    }),
  });
  const spaces = [['srgb', 'sRGB'], ['display-p3', 'Display P3']].map(([space, label]) => make('button', {
    type: 'button', role: 'radio', data: { space },
    on: { click: () => { color = converted(color, space); hsv = toHSV(color.rgb); show(); finish(); }, keydown: radioKey },
  }, label));
  const gamut = make('p', { class: 'soft gamut-note' });

  // Syntaxes
  const text = make('input', {
    type: 'text', class: 'color-text', 'aria-label': `${name}, as text in any syntax`, spellcheck: 'false', autocomplete: 'off',
    on: {
      change: () => readText(),
      keydown: (event) => { if (event.key === 'Enter') { event.preventDefault(); readText(); } },
    },
  });
  const syntaxes = make('dl', { class: 'spellings' });
  const sample = make('span', { class: 'swatch large' }, make('span'));
  const eyedropper = 'EyeDropper' in window ? button({
    name: 'Pick a colour from the screen', icon: 'dropper', class: 'quiet', run: async () => {
      try {
        const picked = await new window.EyeDropper().open();
        take(parseColor(picked.sRGBHex));
      } catch {
        // Escape picks nothing.
      }
    },
  }) : null;
  const onWhite = make('span', { class: 'contrast-note' });

  const mix = make('div', { class: 'picker-mix' }, pad,
    make('div', { class: 'picker-sliders' }, make('div', {}, hue.element, opacity.element), eyedropper),
    make('div', { class: 'picker-line' }, sample, text, opacityNumber.element),
    make('div', { class: 'picker-line' }, make('span', { class: 'segments', role: 'radiogroup', 'aria-label': 'Colour space' }, spaces), onWhite),
    gamut, make('details', { class: 'more-spellings' }, make('summary', {}, 'Other ways to write it'), syntaxes));

  // Tokens and system colours
  const search = make('input', { type: 'search', class: 'search-field', placeholder: 'Find a token', 'aria-label': 'Find a token', on: { input: () => listTokens() } });
  const tokenList = make('ul', { class: 'picker-list', 'aria-label': 'Colour tokens' });
  const tokens = make('div', { class: 'picker-tokens' }, search, tokenList);
  const system = make('ul', { class: 'picker-list', 'aria-label': 'System colours' }, page.outline.systemColors.map((each) => make('li', {}, choice(
    make('span', { class: 'swatch split' }, make('span', { style: { background: each.light } }), make('span', { style: { background: each.dark } })),
    each.name, '', false, () => commitText(each.name)))));

  function listTokens() {
    const wanted = search.value.toLowerCase();
    const found = page.outline.tokens.filter((token) => token.type === 'color' && token.id.toLowerCase().includes(wanted)
      && !(page.subject.kind === 'token' && token.id === page.subject.id));
    replace(tokenList, found.length === 0 ? make('li', { class: 'empty' }, 'No colour token has this name.') : found.slice(0, 200).map((token) => make('li', {}, choice(
      make('span', { class: 'swatch' }, make('span', { style: { background: token.css ?? 'transparent' } })),
      token.id.replace(/^color\./, ''), token.summary ?? '', reference === token.id, () => commitReference(token.id)))));
  }

  function choice(swatch, label, summary, isChosen, run) {
    return make('button', { type: 'button', class: `picker-choice${isChosen ? ' is-chosen' : ''}`, 'aria-current': isChosen ? 'true' : null, title: summary, on: { click: run } },
      swatch, make('span', {}, label), summary ? make('span', { class: 'soft' }, summary) : null);
  }

  const body = make('div', { class: 'picker-body', role: 'tabpanel', id: freshID('picker') });
  const tabs = tabNames.map(([id, label]) => make('button', {
    type: 'button', role: 'tab', 'aria-controls': body.id, data: { tab: id }, on: { click: () => showTab(id), keydown: tabKey },
  }, label));
  const panel = make('div', { class: 'color-picker' },
    make('div', { class: 'picker-head' }, make('span', { class: 'segments tabs', role: 'tablist', 'aria-label': 'Where the colour comes from' }, tabs),
      optional ? button({ text: 'None', run: () => { change().commit(null); close(); } }) : null,
      button({ name: 'Close', icon: 'close', class: 'quiet', run: () => close() })), body);

  function showTab(id) {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab.dataset.tab === id));
      tab.tabIndex = tab.dataset.tab === id ? 0 : -1;
    }
    replace(body, { mix, tokens, system }[id]);
    if (id === 'tokens') listTokens();
  }

  function tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    showTab(next.dataset.tab);
    next.focus();
  }

  function radioKey(event) {
    if (!['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    const other = spaces[1 - spaces.indexOf(event.target)];
    other.click();
    other.focus();
  }

  /// Shows the colour everywhere in the picker, and in the picture while it changes.
  function draw() {
    const [h, s, v] = hsv;
    const pure = cssText({ space: color.space, rgb: fromHSV([h, 1, 1]), alpha: 1 });
    const opaque = cssText({ ...color, alpha: 1 });
    pad.style.setProperty('--pure', pure);
    padHandle.style.left = `${s * 100}%`;
    padHandle.style.top = `${(1 - v) * 100}%`;
    padHandle.setAttribute('aria-valuenow', Math.round(s * 100));
    padHandle.setAttribute('aria-valuetext', `Saturation ${Math.round(s * 100)} percent, brightness ${Math.round(v * 100)} percent`);
    dot.style.background = opaque;
    hue.update(h / 360);
    opacity.update(color.alpha);
    opacity.element.style.setProperty('--opaque', opaque);
    opacityNumber.update(Math.round(color.alpha * 100));
    sample.firstChild.style.background = cssText(color);
    for (const each of spaces) {
      const isChosen = each.dataset.space === color.space;
      each.setAttribute('aria-checked', String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
    }
    if (document.activeElement !== text) text.value = writtenColor(color);
    const isWide = color.space === 'display-p3' && !isInSRGB(color);
    gamut.textContent = isWide ? 'Screens of sRGB show the nearest colour that they have.' : '';
    boundary.setAttribute('d', color.space === 'display-p3' ? sRGBBoundary(h) : '');
    onWhite.textContent = `${contrast(color, white).toFixed(1)} on white, ${contrast(color, black).toFixed(1)} on black`;
    onWhite.title = 'Contrast by WCAG; small text needs 4.5';
  }

  function drawSpellings() {
    replace(syntaxes, Object.entries(spellings(color)).map(([syntax, spelling]) => make('div', {}, make('dt', {}, syntax), make('dd', {},
      button({
        text: spelling, class: 'link spelling', title: 'Copy', run: () => { navigator.clipboard?.writeText(spelling); announce(`${spelling} copied`); },
      })))));
  }

  function show() {
    color = { ...color, rgb: fromHSV(hsv) };
    draw();
    gesture ??= change();
    gesture.show(writtenColor(color));
  }

  function finish() {
    if (!gesture) return;
    drawSpellings();
    const done = gesture;
    gesture = null;
    reference = null;
    done.commit(writtenColor(color));
  }

  function cancel() {
    gesture?.cancel();
    gesture = null;
  }

  function take(next) {
    if (!next) return;
    color = next;
    const fresh = toHSV(color.rgb);
    // Grey has no hue of its own, so that the slider stays where it is.
    hsv = fresh[1] === 0 ? [hsv[0], fresh[1], fresh[2]] : fresh;
    draw();
    drawSpellings();
    change().commit(writtenColor(color));
  }

  function readText() {
    const written = text.value.trim();
    const next = parseColor(written);
    if (!next) {
      if (written) change().commit(written);
      return;
    }
    color = next;
    hsv = toHSV(color.rgb);
    draw();
    drawSpellings();
    change().commit(/^[0-9a-f]{3,8}$/i.test(written) ? `#${written}` : written);
  }

  function commitText(name) {
    change().commit(name);
    close();
  }

  function commitReference(id) {
    change().commit({ reference: id });
    close();
  }

  let keyTimer = null;

  function pressPad(event) {
    const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!steps) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    const part = (number) => Math.min(1, Math.max(0, number));
    hsv = [hsv[0], part(hsv[1] + steps[0] * size), part(hsv[2] + steps[1] * size)];
    show();
    clearTimeout(keyTimer);
    keyTimer = setTimeout(finish, 400);
  }

  showTab(reference ? 'tokens' : 'mix');
  draw();
  drawSpellings();
  const close = showPopover(anchor, panel, { name: `${name}, colour`, class: 'picker-popover', onClose: () => { finish(); onClose?.(); } });
  return close;
}

const white = { space: 'srgb', rgb: [1, 1, 1], alpha: 1 };
const black = { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };

/// Where, in the square of Display P3, the colours of sRGB end.
function sRGBBoundary(hue) {
  const points = [];
  for (let row = 0; row <= 50; row += 1) {
    const value = 1 - row / 50;
    let low = 0;
    let high = 1;
    for (let turn = 0; turn < 9; turn += 1) {
      const middle = (low + high) / 2;
      if (isInSRGB({ space: 'display-p3', rgb: fromHSV([hue, middle, value]), alpha: 1 })) low = middle; else high = middle;
    }
    points.push(`${(low * 100).toFixed(1)} ${(row * 2).toFixed(1)}`);
  }
  return `M${points.join(' L')}`;
}

return { openColorPicker };
})();
modules['colorField.js'] = (() => {
// A colour in a row: a swatch that opens the picker, its name or text, and its opacity.

const { make } = modules['elements.js'];
const { page } = modules['store.js'];
const { colorOf, cssText, hexText, parseColor, writtenColor } = modules['colors.js'];
const { openColorPicker } = modules['colorPicker.js'];
const { numberField } = modules['numberField.js'];

/// `value` is a colour of an answer, or null. `reference` is the token that it comes from.
function colorField({ name, value, reference, optional, change, focusKey, disabled = false, describedBy, isCompact = false }) {
  const color = colorOf(value);
  const inner = make('span', { style: color ? { background: cssText(color) } : {} });
  const swatch = make('button', {
    type: 'button', class: `swatch-button${color ? '' : ' none'}`, 'aria-label': `${name}: ${shownText(value, reference)}. Choose a colour`,
    title: 'Choose a colour', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', disabled, data: { focus: `${focusKey}.swatch` },
    on: { click: () => openColorPicker(swatch, { name, value, reference, optional, change: watched }) },
  }, make('span', { class: 'swatch' }, inner));
  const text = make('input', {
    type: 'text', class: `color-input${reference ? ' is-reference' : ''}`, value: shownText(value, reference), 'aria-label': name, spellcheck: 'false', autocomplete: 'off',
    disabled, 'aria-describedby': describedBy, data: { focus: focusKey },
    on: {
      focus: () => text.select(),
      change: () => read(),
      keydown: (event) => {
        if (event.key === 'Enter') { event.preventDefault(); read(); }
        if (event.key === 'Escape') { text.value = shownText(value, reference); }
      },
    },
  });
  let shown = text.value;

  function read() {
    const written = text.value.trim();
    if (written === shown) return;
    shown = written;
    if (written === '' || written.toLowerCase() === 'none') {
      if (optional) change().commit(null);
      else text.value = shownText(value, reference);
      return;
    }
    const token = [written.replace(/^\$/, ''), `color.${written}`].find((id) => page.index.token.has(id));
    if (token) {
      change().commit({ reference: token });
      return;
    }
    const next = parseColor(written);
    // The opacity has a field of its own: a colour without one keeps it.
    if (next && color && color.alpha < 1 && /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written)) change().commit(writtenColor({ ...next, alpha: color.alpha }));
    else change().commit(/^[0-9a-f]{3,8}$/i.test(written) && next ? `#${written}` : written);
  }

  /// The swatch follows what the picker shows.
  function watched() {
    const whole = change();
    return {
      ...whole,
      show: (next) => { draw(next); whole.show(next); },
      commit: (next) => { draw(next); return whole.commit(next); },
      cancel: () => whole.cancel(),
    };
  }

  function draw(next) {
    const drawn = typeof next === 'string' ? parseColor(next) : null;
    if (!drawn) return;
    inner.style.background = cssText(drawn);
    text.value = shownText({ css: next, spelling: next }, null);
  }

  const alpha = isCompact || !color ? null : numberField({
    name: `${name}, opacity in percent`, value: Math.round(color.alpha * 100), min: 0, max: 100, step: 1, unit: '%', disabled, focusKey: `${focusKey}.alpha`,
    change: () => {
      const whole = watched();
      const wrapped = (number) => writtenColor({ ...color, alpha: (number ?? 100) / 100 });
      return { show: (number) => whole.show(wrapped(number)), commit: (number) => whole.commit(wrapped(number)), cancel: () => whole.cancel() };
    },
  });
  return make('span', { class: 'color-field' }, swatch, text, alpha?.element);
}

/// The token's name, the system colour's, or the text; without its opacity, which stands beside it.
function shownText(value, reference) {
  if (reference) return reference.replace(/^color\./, '');
  if (!value) return 'None';
  if (value.system) return value.system;
  const color = colorOf(value);
  if (!color) return value.spelling ?? '';
  if (color.space !== 'srgb') return (value.spelling ?? writtenColor(color)).replace(/\s*\/[^)]*(?=\))/, '');
  return value.spelling && /^[a-z]+$/i.test(value.spelling) ? value.spelling : hexText({ ...color, alpha: 1 });
}

return { colorField };
})();
modules['simpleFields.js'] = (() => {
// Values of one part: texts, choices, Default/On/Off.

const { make } = modules['elements.js'];
const { page } = modules['store.js'];

function textField({ name, value, change, focusKey, disabled = false, placeholder, describedBy, multiline = false }) {
  const input = make(multiline ? 'textarea' : 'input', {
    ...(multiline ? { rows: '2' } : { type: 'text' }), class: 'text-input', value: value ?? '', 'aria-label': name, placeholder, disabled, 'aria-describedby': describedBy,
    autocomplete: 'off', spellcheck: 'false', data: { focus: focusKey },
    on: {
      input: () => { gesture ??= change(); gesture.show(input.value); },
      change: () => finish(),
      blur: () => finish(),
      keydown: (event) => {
        if (event.key === 'Enter' && !event.shiftKey) { event.preventDefault(); finish(); }
        if (event.key === 'Escape' && gesture) { event.stopPropagation(); gesture.cancel(); gesture = null; input.value = value ?? ''; }
      },
    },
  });
  let gesture = null;
  function finish() {
    const done = gesture;
    gesture = null;
    done?.commit(input.value);
  }
  return input;
}

/// One of some words. Few short ones are buttons beside each other.
function chooser({ name, value, choices, change, focusKey, disabled = false, describedBy }) {
  const words = choices.map((each) => (typeof each === 'string' ? { value: each, label: each } : each));
  const isShort = words.length <= 3 && words.reduce((sum, each) => sum + each.label.length, 0) <= 18;
  if (isShort) return segments({ name, value, choices: words, pick: (next) => change().commit(next), focusKey, disabled, describedBy });
  const select = make('select', { 'aria-label': name, disabled, 'aria-describedby': describedBy, data: { focus: focusKey }, on: { change: () => change().commit(select.value) } },
    words.some((each) => each.value === value) ? null : make('option', { value: '', selected: true, disabled: true }, String(value ?? '')),
    words.map((each) => make('option', { value: each.value, selected: each.value === value }, each.label)));
  return select;
}

/// Default, On, Off. `isSet` tells whether the style says it itself; without that it is Default.
function switchField({ name, value, isSet, optional, change, reset, focusKey, disabled = false, describedBy }) {
  const chosen = isSet || page.subject?.kind === 'token' ? (value === null ? 'none' : value ? 'on' : 'off') : 'default';
  const fallback = value === true ? 'On' : value === false ? 'Off' : 'None';
  const choices = [
    page.subject?.kind === 'token' ? null : { value: 'default', label: 'Default', title: isSet ? 'What it is without this style' : `Default: ${fallback}` },
    { value: 'on', label: 'On' }, { value: 'off', label: 'Off' },
  ].filter(Boolean);
  return segments({
    name, value: chosen, choices, focusKey, disabled, describedBy,
    hint: chosen === 'default' ? fallback : null,
    pick: (next) => {
      if (next === 'default') { if (isSet) reset(); } else change().commit(next === 'on');
    },
  });
}

function segments({ name, value, choices, pick, focusKey, disabled = false, describedBy, hint }) {
  const buttons = choices.map((choice, index) => {
    const isChosen = choice.value === value;
    return make('button', {
      type: 'button', role: 'radio', 'aria-checked': String(isChosen), disabled, title: choice.title,
      tabindex: isChosen || (index === 0 && !choices.some((each) => each.value === value)) ? '0' : '-1', data: { focus: isChosen ? focusKey : `${focusKey}.${choice.value}` },
      on: { click: () => pick(choice.value), keydown: (event) => press(event, index) },
    }, choice.label);
  });
  function press(event, index) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + buttons.length) % buttons.length;
    buttons[next].focus();
    pick(choices[next].value);
  }
  return make('span', { class: 'segments-line' },
    make('span', { class: 'segments', role: 'radiogroup', 'aria-label': name, 'aria-describedby': describedBy }, buttons),
    hint ? make('span', { class: 'soft' }, hint) : null);
}

return { textField, chooser, switchField, segments };
})();
modules['compoundFields.js'] = (() => {
// Values of several parts: shadows, fonts, animations, images, transforms, paths, corners, lists of numbers.

const { button, make, makeSVG, replace } = modules['elements.js'];
const { numberField, numberParts } = modules['numberField.js'];
const { colorField } = modules['colorField.js'];
const { chooser, segments, textField } = modules['simpleFields.js'];
const { colorOf, writtenColor } = modules['colors.js'];
const { spaced } = modules['words.js'];

/// A change of one part, as a change of the whole.
function partOf(state, name, change) {
  return () => {
    const whole = change();
    const wrapped = (part) => { state.value = { ...state.value, [name]: part }; return sendable(state.value); };
    return { show: (part) => whole.show(wrapped(part)), commit: (part) => whole.commit(wrapped(part)), cancel: () => whole.cancel() };
  };
}

/// Colours within a value go out as texts.
function sendable(value) {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const result = {};
  for (const [key, part] of Object.entries(value)) {
    const isColor = key === 'color' && part && typeof part === 'object' && !part.reference;
    result[key] = isColor ? part.spelling ?? writtenColor(colorOf(part)) : part;
  }
  return result;
}

/// A choice as `{value, label}`, whether or not it has words of its own.
function worded(choice) {
  return typeof choice === 'string' ? { value: choice, label: spaced(choice) } : choice;
}

function line(label, ...content) {
  return make('span', { class: 'compound-line' }, make('span', { class: 'compound-label', 'aria-hidden': 'true' }, label), make('span', { class: 'compound-content' }, content));
}

function shadowField({ name, value, change, focusKey, disabled }) {
  const state = { value: value ?? { color: { css: '#000000', spelling: 'black' }, opacity: 0, offset: { width: 0, height: -3 }, radius: 3 } };
  const { color, opacity, offset, radius } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Colour', colorField({ name: `${name}, colour`, value: color, reference: color?.reference, isCompact: true, change: partOf(state, 'color', change), focusKey: `${focusKey}.color`, disabled })),
    line('Opacity', numberField({ name: `${name}, opacity`, value: opacity, min: 0, max: 1, step: 0.01, hasSlider: true, change: partOf(state, 'opacity', change), focusKey: `${focusKey}.opacity`, disabled }).element),
    line('Offset', numberParts({
      name: `${name}, offset`, value: offset, disabled, focusKey: `${focusKey}.offset`, change: partOf(state, 'offset', change),
      parts: [{ name: 'width', label: 'Right', short: 'X' }, { name: 'height', label: 'Down', short: 'Y' }],
    })),
    line('Blur', numberField({ name: `${name}, blur`, value: radius, min: 0, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: 0, max: 30 }, change: partOf(state, 'radius', change), focusKey: `${focusKey}.radius`, disabled }).element));
}

/// A list of shadows, each with its own controls; the first lies above the others.
function shadowsField({ name, value, change, focusKey, disabled }) {
  const shadows = (value ?? []).map((each) => ({ ...each }));
  const element = make('span', { class: 'compound shadow-list', role: 'group', 'aria-label': name });
  const written = () => shadows.map(sendable);

  /// Of one of them, the change of a part as a change of the list.
  const changeOf = (index) => () => {
    const whole = change();
    const wrapped = (shadow) => { shadows[index] = shadow; return written(); };
    return { show: (shadow) => whole.show(wrapped(shadow)), commit: (shadow) => whole.commit(wrapped(shadow)), cancel: () => whole.cancel() };
  };

  const fields = shadows.map((shadow, index) => {
    const own = `${name}, shadow ${index + 1}`;
    const key = `${focusKey}.${index}`;
    const state = { value: shadow };
    const part = (property) => partOf(state, property, changeOf(index));
    const number = (label, property, options) => line(label, numberField({
      name: `${own}, ${label.toLowerCase()}`, value: shadow[property], unit: 'pt', prefix: '', step: 0.5, hasSlider: true, change: part(property), focusKey: `${key}.${property}`, disabled, ...options,
    }).element);
    return make('span', { class: 'compound', role: 'group', 'aria-label': own },
      line('Colour', colorField({ name: `${own}, colour`, value: shadow.color, reference: shadow.color?.reference, isCompact: true, change: part('color'), focusKey: `${key}.color`, disabled }),
        disabled ? null : button({ name: `Remove shadow ${index + 1}`, icon: 'minus', class: 'quiet', run: () => { shadows.splice(index, 1); change().commit(written()); } })),
      number('Opacity', 'opacity', { min: 0, max: 1, step: 0.01, unit: '' }),
      line('Offset', numberParts({
        name: `${own}, offset`, value: shadow.offset, disabled, focusKey: `${key}.offset`, change: part('offset'),
        parts: [{ name: 'width', label: 'Right', short: 'X' }, { name: 'height', label: 'Down', short: 'Y' }],
      })),
      number('Blur', 'radius', { min: 0, soft: { min: 0, max: 30 } }),
      number('Spread', 'spread', { soft: { min: -10, max: 10 } }),
      line('Falls', segments({
        name: `${own}, falls`, value: shadow.inset ? 'in' : 'out', choices: [{ value: 'out', label: 'Outwards' }, { value: 'in', label: 'Inwards' }],
        pick: (next) => part('inset')().commit(next === 'in'), focusKey: `${key}.inset`, disabled,
      })));
  });
  const usual = { color: { css: '#000000', spelling: 'black' }, opacity: 0.2, offset: { width: 0, height: 2 }, radius: 4, spread: 0, inset: false };
  replace(element, ...fields,
    disabled ? null : button({ text: 'Add a shadow', icon: 'plus', class: 'quiet', run: () => { shadows.push(usual); change().commit(written()); } }));
  return element;
}

function outlineField({ name, value, change, focusKey, disabled }) {
  const state = { value: value ?? { width: 0, offset: 0, color: { css: '#000000', spelling: 'black' } } };
  const { width, offset, color } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Colour', colorField({ name: `${name}, colour`, value: color, reference: color?.reference, isCompact: true, change: partOf(state, 'color', change), focusKey: `${focusKey}.color`, disabled })),
    line('Width', numberField({ name: `${name}, width`, value: width, min: 0, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: 0, max: 10 }, change: partOf(state, 'width', change), focusKey: `${focusKey}.width`, disabled }).element),
    line('Offset', numberField({ name: `${name}, offset`, value: offset, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: -10, max: 10 }, change: partOf(state, 'offset', change), focusKey: `${focusKey}.offset`, disabled }).element));
}

function fontField({ name, value, change, focusKey, disabled, control }) {
  const state = { value: value ?? {} };
  const { family, size, weight, textStyle } = state.value;
  const choicesOf = (part) => control.parts?.find((each) => each.name === part)?.choices;
  const weights = choicesOf('weight') ?? ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'];
  const styles = choicesOf('textStyle') ?? ['largeTitle', 'title1', 'title2', 'title3', 'headline', 'subheadline', 'body', 'callout', 'footnote', 'caption1', 'caption2'];
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Text style', chooser({
      name: `${name}, text style`, value: textStyle ?? '', disabled, focusKey: `${focusKey}.textStyle`, change: nullable(partOf(state, 'textStyle', change)),
      choices: [{ value: '', label: 'None: a fixed size' }, ...styles.filter((each) => each.value !== '').map(worded)],
    })),
    line('Size', numberField({ name: `${name}, size`, value: size ?? null, min: 1, step: 1, unit: 'pt', optional: true, change: partOf(state, 'size', change), focusKey: `${focusKey}.size`, disabled }).element,
      chooser({ name: `${name}, weight`, value: weight ?? 'regular', disabled, focusKey: `${focusKey}.weight`, change: partOf(state, 'weight', change), choices: weights.map(worded) })),
    line('Family', textField({ name: `${name}, family`, value: family ?? '', placeholder: 'System', disabled, focusKey: `${focusKey}.family`, change: nullable(partOf(state, 'family', change)) })));
}

function nullable(change) {
  return () => {
    const whole = change();
    return { ...whole, show: (part) => whole.show(part || null), commit: (part) => whole.commit(part || null), cancel: () => whole.cancel() };
  };
}

/// The timing functions of Core Animation, as the control points of a curve.
const timingCurves = { linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1] };

function animationField({ name, value, change, focusKey, disabled, control }) {
  const state = { value: value ?? { duration: 0.2, delay: 0, curve: 'easeInOut' } };
  const { duration, delay, curve } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Curve', curveDrawing(curve),
      chooser({ name: `${name}, curve`, value: curve, disabled, focusKey: `${focusKey}.curve`, change: partOf(state, 'curve', change), choices: (control.curves ?? Object.keys(timingCurves)).map(worded) })),
    line('Time', numberField({ name: `${name}, duration in seconds`, value: duration, min: 0, step: 0.05, unit: 's', prefix: '', hasSlider: true, soft: { min: 0, max: 1 }, change: partOf(state, 'duration', change), focusKey: `${focusKey}.duration`, disabled }).element),
    line('Delay', numberField({ name: `${name}, delay in seconds`, value: delay, min: 0, step: 0.05, unit: 's', prefix: '', hasSlider: true, soft: { min: 0, max: 1 }, change: partOf(state, 'delay', change), focusKey: `${focusKey}.delay`, disabled }).element));
}

/// The curve itself: time to the right, the way upwards.
function curveDrawing(curve) {
  const [x1, y1, x2, y2] = timingCurves[curve] ?? timingCurves.easeInOut;
  return makeSVG('svg', { class: 'curve', viewBox: '-2 -2 44 28', role: 'img', 'aria-label': `Curve: ${spaced(curve ?? 'easeInOut')}` },
    makeSVG('path', { class: 'curve-frame', d: 'M0 24H40M0 0V24' }),
    makeSVG('path', { class: 'curve-line', d: `M0 24C${x1 * 40} ${24 - y1 * 24} ${x2 * 40} ${24 - y2 * 24} 40 0` }));
}

function imageField({ name, value, change, focusKey, disabled, optional }) {
  const kinds = [['asset', 'Image'], ['system', 'Symbol'], ['color', 'Colour']];
  let kind = value?.color ? 'color' : value?.system ? 'system' : 'asset';
  const content = make('span', { class: 'compound-content' });
  const choice = make('select', {
    'aria-label': `${name}, kind`, disabled, data: { focus: `${focusKey}.kind` }, on: { change: () => { kind = choice.value; if (kind === 'none') change().commit(null); else draw(); } },
  }, optional ? make('option', { value: 'none', selected: !value }, 'None') : null,
  kinds.map(([id, label]) => make('option', { value: id, selected: Boolean(value) && id === kind }, label)));
  function draw() {
    const wrap = (key) => () => {
      const whole = change();
      return { show: (part) => whole.show({ [key]: part }), commit: (part) => whole.commit({ [key]: part }), cancel: () => whole.cancel() };
    };
    replace(content, kind === 'color'
      ? colorField({ name: `${name}, colour`, value: value?.color ?? null, isCompact: true, change: wrap('color'), focusKey: `${focusKey}.color`, disabled })
      : textField({ name: `${name}, ${kind === 'system' ? 'name of the symbol' : 'name of the image'}`, value: value?.[kind] ?? '', placeholder: kind === 'system' ? 'star.fill' : 'photo', change: wrap(kind), focusKey: `${focusKey}.${kind}`, disabled }));
  }
  if (value || !optional) draw();
  return make('span', { class: 'compound', role: 'group', 'aria-label': name }, make('span', { class: 'compound-line kinds' }, choice, content));
}

function transformField({ name, value, change, focusKey, disabled }) {
  const state = { value: value ?? { scale: { width: 1, height: 1 }, rotation: 0, translation: { x: 0, y: 0 } } };
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Scale', numberParts({
      name: `${name}, scale`, value: state.value.scale, disabled, focusKey: `${focusKey}.scale`, change: partOf(state, 'scale', change),
      parts: [{ name: 'width', label: 'Width', short: 'W', step: 0.01 }, { name: 'height', label: 'Height', short: 'H', step: 0.01 }],
    })),
    line('Turn', numberField({ name: `${name}, turn in degrees`, value: state.value.rotation, step: 1, unit: '°', prefix: '', hasSlider: true, soft: { min: -180, max: 180 }, change: partOf(state, 'rotation', change), focusKey: `${focusKey}.rotation`, disabled }).element),
    line('Move', numberParts({
      name: `${name}, move`, value: state.value.translation, disabled, focusKey: `${focusKey}.translation`, change: partOf(state, 'translation', change),
      parts: [{ name: 'x', label: 'Right', short: 'X' }, { name: 'y', label: 'Down', short: 'Y' }],
    })));
}

function pathField({ name, value, change, focusKey, disabled, control }) {
  const shapes = control.shapes ?? ['rectangle', 'roundedRectangle', 'ellipse', 'star', 'polygon'];
  const content = make('span', { class: 'compound-content' });
  const choice = make('select', { 'aria-label': `${name}, shape`, disabled, data: { focus: focusKey }, on: { change: () => { if (choice.value === 'svg') drawText(); else change().commit({ shape: choice.value }); } } },
    shapes.map((each) => make('option', { value: each.value ?? each, selected: value?.shape === (each.value ?? each) }, each.label ?? spaced(each))), make('option', { value: 'svg', selected: Boolean(value?.svg) }, 'Drawn path'));
  function drawText() {
    replace(content, textField({
      name: `${name}, as an SVG path`, value: value?.svg ?? '', placeholder: 'M0 0 L10 10 Z', disabled, focusKey: `${focusKey}.svg`,
      change: () => { const whole = change(); return { show: (svg) => whole.show({ svg }), commit: (svg) => whole.commit({ svg }), cancel: () => whole.cancel() }; },
    }));
  }
  if (value?.svg) drawText();
  return make('span', { class: 'compound', role: 'group', 'aria-label': name }, make('span', { class: 'compound-line kinds' }, choice, content));
}

function cornersField({ name, value, change, focusKey, disabled }) {
  const chosen = new Set(value ?? []);
  const corners = [['topLeft', 'Top left'], ['topRight', 'Top right'], ['bottomLeft', 'Bottom left'], ['bottomRight', 'Bottom right']];
  const group = make('span', { class: 'corners', role: 'group', 'aria-label': name });
  for (const [id, label] of corners) {
    const toggle = make('button', {
      type: 'button', class: `corner ${id}`, 'aria-label': label, title: label, 'aria-pressed': String(chosen.has(id)), disabled, data: { focus: `${focusKey}.${id}` },
      on: {
        click: () => {
          if (chosen.has(id)) chosen.delete(id); else chosen.add(id);
          toggle.setAttribute('aria-pressed', String(chosen.has(id)));
          change().commit(corners.map(([corner]) => corner).filter((corner) => chosen.has(corner)));
        },
      },
    });
    group.append(toggle);
  }
  return group;
}

function numbersField({ name, value, change, focusKey, disabled }) {
  return textField({
    name: `${name}, numbers with spaces between them`, value: (value ?? []).join(' '), placeholder: '4 2', disabled, focusKey,
    change: () => {
      const whole = change();
      const wrapped = (text) => text.split(/[\s,]+/).filter(Boolean).map(Number).filter((number) => !Number.isNaN(number));
      return { show: (text) => whole.show(wrapped(text)), commit: (text) => whole.commit(wrapped(text)), cancel: () => whole.cancel() };
    },
  });
}

return { shadowField, shadowsField, outlineField, fontField, timingCurves, animationField, curveDrawing, imageField, transformField, pathField, cornersField, numbersField };
})();
modules['readOnlyValue.js'] = (() => {
// A value to read and to copy, where it can't be edited.

const { make, button } = modules['elements.js'];
const { colorOf, cssText } = modules['colors.js'];
const { valueText } = modules['words.js'];
const { announce } = modules['announce.js'];
const { curveDrawing } = modules['compoundFields.js'];

function readOnlyValue(value, entry, name) {
  const color = value?.css ? colorOf(value) : null;
  const isGradient = Array.isArray(value) && value[0]?.location !== undefined;
  const words = isGradient || (value && typeof value === 'object' && !color) ? valueText(value) : entry.spelling || valueText(value);
  const copied = entry.text ?? entry.spelling ?? words;
  return make('span', { class: 'read-value' },
    color ? make('span', { class: 'swatch' }, make('span', { style: { background: cssText(color) } })) : null,
    isGradient ? make('span', { class: 'swatch long' }, make('span', { style: { background: gradientText(value) } })) : null,
    value?.curve ? curveDrawing(value.curve) : null,
    button({ text: words, class: 'link copies', title: `Copy ${copied}`, 'aria-label': `${name}: ${words}. Copy`, run: () => copy(copied) }));
}

/// A gradient from left to right.
function gradientText(stops) {
  if (stops.length === 1) return cssText(colorOf(stops[0].color));
  return `linear-gradient(to right, ${stops.map((stop) => `${cssText(colorOf(stop.color))} ${stop.location * 100}%`).join(', ')})`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where a page from disk may not use the clipboard.
    const area = make('textarea', { class: 'visually-hidden', value: text });
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  announce(`${text} copied`);
}

return { readOnlyValue, gradientText, copy };
})();
modules['itemMenu.js'] = (() => {
// What can be done with a style or a token as a whole: a new one, a copy, another name, away with it.

const { make, button, replace } = modules['elements.js'];
const { page } = modules['store.js'];
const { server, Refusal } = modules['server.js'];
const { showDialog, showMenu } = modules['popover.js'];
const { attempt } = modules['edits.js'];
const { refreshed } = modules['refresh.js'];
const { select } = modules['selection.js'];
const { capitalized, counted } = modules['words.js'];
const { copy } = modules['readOnlyValue.js'];
const { notify } = modules['announce.js'];

function newItemMenu(anchor) {
  showMenu(anchor, [
    { name: 'New style…', icon: 'plus', run: newStyle },
    { name: 'New token…', icon: 'plus', run: newToken },
  ], 'New');
}

function itemMenu(anchor, { kind, id }) {
  const item = page.index[kind]?.get(id);
  if (!item) return;
  const isEditable = !page.outline.readOnly && kind !== 'component';
  showMenu(anchor, [
    isEditable && kind === 'style' ? { name: 'Duplicate…', icon: 'copy', run: () => duplicate(id) } : null,
    isEditable && kind === 'style' ? { name: 'New style from this…', icon: 'plus', run: () => newStyle(id) } : null,
    isEditable ? { name: 'Rename…', icon: 'pencil', run: () => rename(kind, id) } : null,
    isEditable ? { name: 'Delete…', icon: 'trash', run: () => remove(kind, id) } : null,
    isEditable ? { separator: true } : null,
    { name: 'Copy the name', icon: 'copy', run: () => copy(id) },
    item.file ? { name: `Copy ${item.file}:${item.line}`, icon: 'file', run: () => copy(`${item.file}:${item.line}`) } : null,
  ].filter(Boolean), id);
}

function nameField(value = '', placeholder = '') {
  return make('input', {
    type: 'text', class: 'text-input', value, placeholder, required: true, autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true, 'aria-label': 'Name',
  });
}

function field(label, control, note) {
  return make('label', { class: 'field' }, make('span', {}, label), control, note ? make('span', { class: 'soft' }, note) : null);
}

function fileChooser() {
  const files = page.outline.files.filter((file) => !file.imported);
  if (files.length < 2) return null;
  return make('select', {}, make('option', { value: '' }, 'Where its like stands'), files.map((file) => make('option', { value: file.path }, file.path)));
}

function newStyle(parent) {
  const from = typeof parent === 'string' ? page.index.style.get(parent) : null;
  const name = nameField('', from ? `${from.id}Large` : 'primary');
  const component = make('select', {}, page.outline.components.map((each) => make('option', { value: each.id, selected: each.id === (page.detail?.component ?? page.detail?.id) }, each.id)));
  const file = fileChooser();
  showDialog({
    title: from ? `New style from ${from.id}` : 'New style',
    content: [field('Name', name), from ? make('p', { class: 'soft' }, `It begins with all values of ${from.id}, and follows them.`) : field('Component', component), file ? field('File', file) : null],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: () => created(() => server.create({ kind: 'style', name: name.value.trim(), ...(from ? { extends: [from.id] } : { component: component.value }), file: file?.value || null }), 'style', name.value.trim()),
    }],
  });
}

function duplicate(id) {
  const name = nameField(`${id}Copy`);
  showDialog({
    title: `Duplicate ${id}`, content: [field('Name of the copy', name)],
    actions: [{ name: 'Cancel' }, { name: 'Duplicate', kind: 'main', run: () => created(() => server.create({ kind: 'copy', of: id, name: name.value.trim() }), 'style', name.value.trim()) }],
  });
}

const firstValues = { color: '#007AFF', length: '8', number: '0.5', string: 'Text', bool: 'true', gradient: [{ color: '#FFFFFF', location: 0 }, { color: '#000000', location: 1 }] };

function newToken() {
  const name = nameField('', 'brand.accent');
  const type = make('select', { on: { change: () => update() } }, Object.keys(firstValues).map((each) => make('option', { value: each }, capitalized(each))));
  const value = make('input', { type: 'text', class: 'text-input', value: firstValues.color, autocomplete: 'off', spellcheck: 'false' });
  const valueLabel = field('Value', value);
  const file = fileChooser();
  function update() {
    const first = firstValues[type.value];
    valueLabel.hidden = typeof first !== 'string';
    if (typeof first === 'string') value.value = first;
  }
  showDialog({
    title: 'New token',
    content: [field('Kind', type), field('Name', name, 'A dot makes a group: brand.accent'), valueLabel, file ? field('File', file) : null],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: () => {
        const id = `${type.value}.${name.value.trim()}`;
        return created(() => server.create({ kind: 'token', id, value: valueLabel.hidden ? firstValues[type.value] : value.value.trim(), file: file?.value || null }), 'token', id);
      },
    }],
  });
}

/// Leaves the dialog open where it was refused.
async function created(work, kind, id) {
  const answer = await attempt(work, `${id} created`);
  if (!answer) return false;
  await refreshed();
  select(kind, answer.id ?? id);
  return true;
}

async function rename(kind, id) {
  const last = kind === 'token' ? id.split('.').at(-1) : id;
  const name = nameField(last);
  const note = make('p', { class: 'soft' }, 'Everything that refers to it is changed too.');
  const { dialog } = showDialog({
    title: `Rename ${id}`, content: [field('Name', name), note],
    actions: [{ name: 'Cancel' }, {
      name: 'Rename', kind: 'main',
      run: async () => {
        const to = name.value.trim();
        if (to === last) return true;
        const answer = await attempt(() => server.rename({ kind, id, name: to }), `Renamed to ${to}`);
        if (!answer) return false;
        const full = answer.id ?? (kind === 'token' ? [...id.split('.').slice(0, -1), to].join('.') : to);
        page.subject = { kind, id: full };
        await refreshed();
        select(kind, full);
        return true;
      },
    }],
  });
  name.select();
  try {
    const answer = await server.rename({ kind, id, name: `${last}X`, dryRun: true });
    if (dialog.isConnected) note.textContent = `Changes ${counted(answer.count ?? 0, 'place')} in ${counted(answer.files?.length ?? 0, 'file')}.`;
  } catch {
    // It is asked again with the true name.
  }
}

async function remove(kind, id) {
  let breaks = [];
  try {
    breaks = (await server.remove({ kind, id, dryRun: true })).breaks ?? [];
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.code !== 'breaks') { notify(refusal.message, { kind: 'error' }); return; }
    breaks = refusal.answer.breaks ?? refusal.answer.error?.breaks ?? [];
  }
  showDialog({
    title: `Delete ${id}?`,
    content: breaks.length === 0 ? make('p', {}, 'Nothing refers to it.') : [
      make('p', {}, `${counted(breaks.length, 'place')} would break:`),
      make('ul', { class: 'breaks' }, breaks.slice(0, 100).map((each) => make('li', {}, make('strong', {}, each.name), make('code', {}, each.text ?? ''), make('span', { class: 'soft' }, `${each.file}:${each.line}`)))),
    ],
    actions: [{ name: 'Cancel' }, {
      name: breaks.length === 0 ? 'Delete' : 'Delete all the same', kind: 'main',
      run: async () => (await attempt(() => server.remove({ kind, id, force: breaks.length > 0 }), `${id} deleted`)) !== null,
    }],
    class: 'danger',
  });
}

return { newItemMenu, itemMenu, newStyle, newToken, rename, remove };
})();
modules['problemList.js'] = (() => {
// What is wrong, in all files, each with its fixes as buttons.

const { make, button, icon, replace } = modules['elements.js'];
const { page, when, tell } = modules['store.js'];
const { server } = modules['server.js'];
const { select } = modules['selection.js'];
const { notify, announce } = modules['announce.js'];
const { capitalized, groupedNumber } = modules['words.js'];
const { takeAnswer } = modules['edits.js'];

/// The list, kept up to date.
function problemList() {
  const element = make('ul', { class: 'problems', 'aria-label': 'Problems' });
  when('problems', () => {
    const order = { error: 0, warning: 1, info: 2 };
    const sorted = [...page.problems].sort((a, b) => (order[a.severity] ?? 3) - (order[b.severity] ?? 3));
    const fixable = sorted.filter((each) => each.fixes?.some((fix) => fix.safe)).length;
    replace(element, fixable > 1 && !page.outline?.readOnly
      ? make('li', { class: 'fix-all' }, button({ text: `Fix the ${fixable} safe ones`, run: fixAll })) : null,
    sorted.length === 0
      ? make('li', { class: 'empty' }, icon('check'), 'No problems.')
      : sorted.slice(0, 500).map(problemItem),
    sorted.length > 500 ? make('li', { class: 'empty' }, `and ${groupedNumber(sorted.length - 500)} more`) : null);
  });
  return element;
}

/// One problem; as a row shows it where `isBrief`.
function problemItem(problem, isBrief = false) {
  const place = problem.file ? `${problem.file}:${problem.line}` : null;
  return make(isBrief === true ? 'div' : 'li', { class: `problem ${problem.severity}` },
    icon(problem.severity === 'error' ? 'error' : 'warning'),
    make('div', {},
      make('p', {}, make('span', { class: 'visually-hidden' }, `${problem.severity}: `), problem.message),
      (problem.notes ?? []).map((note) => make('p', { class: 'soft' }, note)),
      isBrief === true ? null : make('p', { class: 'soft problem-place' },
        problem.style
          ? button({ text: problem.style, class: 'link', run: () => select('style', problem.style) }) : null,
        make('span', {}, place), make('code', {}, problem.code)),
      page.outline?.readOnly ? null : (problem.fixes ?? []).map((fix, index) => button({
        text: capitalized(fix.title), class: 'fix', title: fix.safe === false ? 'May change how something looks' : null,
        run: () => applyFix(problem, index),
      }))));
}

async function applyFix(problem, index) {
  try {
    takeAnswer(await server.fix({ id: problem.id, fix: index }));
    announce('Fixed');
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

async function fixAll() {
  try {
    const answer = await server.fix({ all: true });
    takeAnswer(answer);
    announce(`Fixed ${answer.count ?? ''}`);
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

return { problemList, problemItem };
})();
modules['navigator.js'] = (() => {
// The left side: components with their styles, tokens by group, problems; search and filters over them.

const { make, button, icon, replace, hiddenText, freshID } = modules['elements.js'];
const { page, when, tell, recall, remember } = modules['store.js'];
const { server } = modules['server.js'];
const { VirtualList } = modules['virtualList.js'];
const { matches, wordsOf, highlighted } = modules['search.js'];
const { counted, groupedNumber, spaced, valueText } = modules['words.js'];
const { showPopover } = modules['popover.js'];
const { select } = modules['selection.js'];
const { newItemMenu, itemMenu } = modules['itemMenu.js'];
const { problemList } = modules['problemList.js'];
const { announce } = modules['announce.js'];

const tabs = [['styles', 'Styles'], ['tokens', 'Tokens'], ['problems', 'Problems']];
const closed = new Set(recall('closedGroups', []));
const filters = { component: '', problems: false, color: '' };
let tab = 'styles';
let query = '';

const searchField = make('input', {
  type: 'search', class: 'search-field', placeholder: 'Search names, values, files', 'aria-label': 'Search names, values and files',
  spellcheck: 'false', autocomplete: 'off', 'aria-keyshortcuts': '/',
  on: { input: () => searchFor(searchField.value), keydown: searchKey },
});
const count = make('p', { class: 'navigator-count', 'aria-live': 'polite' });
const filterButton = button({
  name: 'Filter', icon: 'filter', class: 'quiet', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
  run: () => showPopover(filterButton, filterForm(), { name: 'Filter' }),
});
const list = new VirtualList({ name: 'Styles', empty: () => emptyText() });
const problems = problemList();
const panel = make('div', { class: 'navigator-panel', role: 'tabpanel', id: freshID('panel') }, list.element);
const tabButtons = tabs.map(([id, name]) => make('button', {
  type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': panel.id, on: { click: () => showTab(id), keydown: tabKey },
  data: { tab: id },
}, name));

function navigator() {
  if (server.isGallery) tabButtons.pop().remove();
  const tablist = make('div', { class: 'segments tabs', role: 'tablist', 'aria-label': 'What to list' }, tabButtons);
  const add = button({ name: 'New', icon: 'plus', class: 'quiet only-editing', 'aria-haspopup': 'menu', run: () => newItemMenu(add) });
  const element = make('nav', { class: 'navigator', 'aria-label': 'Navigator' },
    make('div', { class: 'navigator-head' }, tablist,
      make('div', { class: 'search', role: 'search' }, icon('search'), searchField, filterButton, add), count),
    panel);
  list.element.addEventListener('contextmenu', (event) => {
    const item = list.items[event.target.closest('[data-item]')?.dataset.item];
    if (!item?.subject || page.outline.readOnly) return;
    event.preventDefault();
    itemMenu(event.target.closest('[data-item]'), item.subject);
  });
  const first = recall('tab', 'styles');
  showTab(tabButtons.some((each) => each.dataset.tab === first) ? first : 'styles');
  return element;
}

when('outline subject', () => refresh());
when('problems', () => badge());

function focusSearch() {
  searchField.focus();
  searchField.select();
}

function showTab(id) {
  tab = id;
  remember('tab', id);
  for (const each of tabButtons) {
    const isChosen = each.dataset.tab === id;
    each.setAttribute('aria-selected', String(isChosen));
    each.tabIndex = isChosen ? 0 : -1;
  }
  panel.setAttribute('aria-labelledby', `tab-${id}`);
  replace(panel, id === 'problems' ? problems : list.element);
  list.wasPlaced();
  list.element.setAttribute('aria-label', id === 'tokens' ? 'Tokens' : 'Styles');
  refresh();
}

function tabKey(event) {
  const at = tabs.findIndex(([id]) => id === tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const [id] = tabs[(next + tabs.length) % tabs.length];
  showTab(id);
  document.getElementById(`tab-${id}`).focus();
}

function badge() {
  const { errors, warnings } = problemCounts();
  const element = tabButtons.find((each) => each.dataset.tab === 'problems');
  if (!element) return;
  replace(element, 'Problems', errors + warnings > 0
    ? make('span', { class: `badge ${errors > 0 ? 'error' : 'warning'}` }, String(errors + warnings)) : null);
}

function problemCounts() {
  const sum = (key) => page.problems.filter((each) => each.severity === key).length;
  return { errors: sum('error'), warnings: sum('warning') };
}

function searchFor(text) {
  query = text;
  refresh();
}

function searchKey(event) {
  if (event.key === 'ArrowDown' || event.key === 'Enter') {
    event.preventDefault();
    if (event.key === 'Enter') (list.items.find((item) => item.run))?.run();
    else list.element.focus();
  } else if (event.key === 'Escape' && searchField.value) {
    event.stopPropagation();
    searchField.value = '';
    searchFor('');
  }
}

function refresh() {
  if (!page.outline) return;
  const words = wordsOf(query);
  if (tab === 'styles') list.show(styleRows(words));
  else if (tab === 'tokens') list.show(tokenRows(words));
  if (tab === 'problems') count.textContent = '';
  filterButton.classList.toggle('is-on', Boolean(filters.component || filters.problems || filters.color));
  badge();
  tell('listed');
}

/// The styles that search and filters leave, by component.
function listedStyles() {
  const words = wordsOf(query);
  const order = new Map(page.outline.components.map((each, index) => [each.id, index]));
  return page.outline.styles.filter((style) => !style.private && isListed(style, words)).map((style, index) => [style, index])
    .sort(([a, i], [b, j]) => (order.get(a.component) ?? 0) - (order.get(b.component) ?? 0) || i - j).map(([style]) => style);
}

function isListed(style, words) {
  if (filters.component && style.component !== filters.component) return false;
  if (filters.problems && !(style.errors || style.warnings)) return false;
  if (filters.color && !style.colors?.includes(filters.color)) return false;
  return matches(style, words);
}

function styleRows(words) {
  const rows = [];
  const byComponent = new Map(page.outline.components.map((each) => [each.id, []]));
  let total = 0;
  for (const style of page.outline.styles) {
    if (!isListed(style, words)) continue;
    total += 1;
    const siblings = byComponent.get(style.component);
    if (siblings) siblings.push(style); else byComponent.set(style.component, [style]);
  }
  for (const [id, styles] of byComponent) {
    if (styles.length === 0) continue;
    rows.push({ height: 30, items: [groupItem(`component:${id}`, id, styles.length, words)] });
    if (closed.has(`component:${id}`) && words.length === 0) continue;
    for (const style of styles) rows.push({ height: 34, items: [styleItem(style, words)] });
  }
  count.textContent = summary(total, page.outline.styles.length, 'style');
  return rows;
}

function tokenRows(words) {
  const rows = [];
  const groups = new Map();
  let total = 0;
  for (const token of page.outline.tokens) {
    if (!matches(token, words)) continue;
    total += 1;
    const group = [spaced(token.type), token.group].filter(Boolean).join(' · ');
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(token);
  }
  for (const [group, tokens] of groups) {
    rows.push({ height: 30, items: [groupItem(`tokens:${group}`, group, tokens.length, words)] });
    if (closed.has(`tokens:${group}`) && words.length === 0) continue;
    if (tokens[0].type === 'color' && recall('palette', false)) {
      for (let at = 0; at < tokens.length; at += 6) {
        rows.push({ height: 40, items: tokens.slice(at, at + 6).map(swatchItem) });
      }
    } else {
      for (const token of tokens) rows.push({ height: 30, items: [tokenItem(token, words)] });
    }
  }
  count.textContent = summary(total, page.outline.tokens.length, 'token');
  return rows;
}

function summary(shown, total, noun) {
  return shown === total ? counted(total, noun) : `${groupedNumber(shown)} of ${counted(total, noun)}`;
}

function emptyText() {
  if (query || filters.component || filters.problems || filters.color) return 'Nothing matches.';
  return tab === 'tokens' ? 'There are no tokens yet.' : 'There are no styles yet.';
}

function nameWith(words, name) {
  return make('span', { class: 'item-name' }, highlighted(name, words).map(([text, isFound]) => (isFound ? make('mark', {}, text) : text)));
}

function groupItem(id, name, size, words) {
  const isOpen = !closed.has(id) || words.length > 0;
  return {
    id, level: 1, expanded: isOpen,
    draw: () => make('div', { class: 'item group' }, icon('open'), nameWith(words, name), make('span', { class: 'item-count' }, String(size))),
    toggle() {
      if (closed.has(id)) closed.delete(id); else closed.add(id);
      remember('closedGroups', [...closed]);
      refresh();
    },
  };
}

function isSelected(kind, id) {
  return page.subject?.kind === kind && page.subject.id === id;
}

function problemBadge(item) {
  if (!item.errors && !item.warnings) return null;
  const kind = item.errors ? 'error' : 'warning';
  const words = item.errors ? counted(item.errors, 'error') : counted(item.warnings, 'warning');
  return make('span', { class: `badge ${kind}`, title: words }, String(item.errors || item.warnings), hiddenText(` ${words}`));
}

function styleItem(style, words) {
  return {
    id: `style:${style.id}`, level: 2, selected: isSelected('style', style.id), subject: { kind: 'style', id: style.id },
    draw: () => make('div', { class: 'item' },
      make('span', { class: 'thumbnail' }, style.private ? null
        : make('img', { src: server.picture(style.id, {}, style.revision), alt: '', loading: 'lazy', decoding: 'async' })),
      nameWith(words, style.id), problemBadge(style)),
    run: () => select('style', style.id),
  };
}

function tokenItem(token, words) {
  return {
    id: `token:${token.id}`, level: 2, selected: isSelected('token', token.id), subject: { kind: 'token', id: token.id },
    draw: () => make('div', { class: 'item' }, tokenSwatch(token), nameWith(words, token.name),
      token.css ? null : make('span', { class: 'item-value' }, valueText(token.text)), problemBadge(token)),
    run: () => select('token', token.id),
  };
}

function swatchItem(token) {
  return {
    id: `token:${token.id}`, level: 2, selected: isSelected('token', token.id), subject: { kind: 'token', id: token.id },
    draw: () => make('div', { class: 'item palette', title: `${token.id} ${token.text}` }, tokenSwatch(token), hiddenText(token.id)),
    run: () => select('token', token.id),
  };
}

/// What a token looks like, small.
function tokenSwatch(token) {
  if (token.css) return make('span', { class: 'swatch' }, make('span', { style: { background: token.css } }));
  const symbols = { number: '0.5', length: '↔', string: 'Aa', font: 'Aa', bool: '◐', shadow: '▣', edgeInsets: '⊡', animation: '∿', image: '▨', gradient: '▤' };
  return make('span', { class: 'swatch symbol', 'aria-hidden': 'true' }, symbols[token.type] ?? '·');
}

function filterForm() {
  const components = page.outline.components.filter((each) => page.outline.styles.some((style) => style.component === each.id));
  const chooser = make('select', { id: freshID('filter'), on: { change: () => { filters.component = chooser.value; refresh(); } } },
    make('option', { value: '' }, 'All components'),
    components.map((each) => make('option', { value: each.id, selected: filters.component === each.id }, each.id)));
  const problemsOnly = make('input', {
    type: 'checkbox', checked: filters.problems, on: { change: () => { filters.problems = problemsOnly.checked; refresh(); } },
  });
  const asPalette = make('input', {
    type: 'checkbox', checked: recall('palette', false), on: { change: () => { remember('palette', asPalette.checked); refresh(); } },
  });
  const colors = new Map();
  for (const style of page.outline.styles) for (const color of style.colors ?? []) colors.set(color, (colors.get(color) ?? 0) + 1);
  const common = [...colors].sort((a, b) => b[1] - a[1]).slice(0, 48);
  const palette = make('div', { class: 'filter-colors', role: 'group', 'aria-label': 'Used colour' }, common.map(([color, uses]) => {
    const swatch = button({
      name: `${color}, ${counted(uses, 'style')}`, class: 'swatch-button', 'aria-pressed': String(filters.color === color),
      run: () => {
        filters.color = filters.color === color ? '' : color;
        for (const each of palette.children) each.setAttribute('aria-pressed', String(each === swatch && filters.color === color));
        refresh();
      },
    });
    swatch.append(make('span', { class: 'swatch' }, make('span', { style: { background: color } })));
    return swatch;
  }));
  return make('div', { class: 'form' },
    make('label', { class: 'field' }, make('span', {}, 'Component'), chooser),
    make('label', { class: 'check' }, problemsOnly, 'Only with problems'),
    make('label', { class: 'check' }, asPalette, 'Colour tokens as a palette'),
    common.length > 0 ? make('div', { class: 'field' }, make('span', {}, 'Used colour'), palette) : null,
    button({
      text: 'Clear filters', class: 'wide', run: (event) => {
        Object.assign(filters, { component: '', problems: false, color: '' });
        refresh();
        announce('Filters cleared');
        event.target.closest('.popover').querySelectorAll('input[type=checkbox]')[0].checked = false;
        chooser.value = '';
        for (const each of palette.children) each.setAttribute('aria-pressed', 'false');
      },
    }));
}

/// Shows an item of the list, whichever tab it is on.
function revealSubject() {
  if (!page.subject) return;
  const wanted = page.subject.kind === 'token' ? 'tokens' : 'styles';
  if (tab !== wanted && tab !== 'problems') showTab(wanted);
  list.revealItem(`${page.subject.kind}:${page.subject.id}`);
}

when('subject', revealSubject);

return { navigator, focusSearch, showTab, listedStyles, tokenSwatch, revealSubject };
})();
modules['overlay.js'] = (() => {
// What is drawn over the picture: the layer that is pointed at with its name, guides, and measures to the edges.

const { make, makeSVG, replace } = modules['elements.js'];
const { page } = modules['store.js'];
const { server } = modules['server.js'];
const { numberText } = modules['words.js'];

/// An overlay with functions that the stage calls.
function overlay() {
  const element = makeSVG('svg', { class: 'overlay', 'aria-hidden': 'true' });
  let geometry = null;
  let key = null;
  let scale = 1;
  let pointed = null;
  let onChange = () => {};
  let loading = null;

  async function load(detail, look, isWanted, changed) {
    onChange = changed;
    if (!isWanted) {
      geometry = null;
      key = null;
      pointed = null;
      draw();
      return;
    }
    const wanted = `${detail.id} ${JSON.stringify(look)} ${page.outline.revision}`;
    if (wanted === key) { draw(); return; }
    key = wanted;
    loading?.abort();
    loading = new AbortController();
    try {
      const answer = await server.geometry(detail.id, look, loading.signal);
      if (wanted !== key) return;
      geometry = answer;
      draw();
    } catch {
      // The picture is there without its measures.
    }
  }

  /// The four corners of a layer, where it is drawn.
  function corners({ frame, transform }) {
    const { x, y, width, height } = frame;
    const points = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    if (!transform) return points;
    const [a, b, c, d, e, f] = transform;
    return points.map(([px, py]) => [a * px + c * py + e, b * px + d * py + f]);
  }

  function holds(layer, x, y) {
    const points = corners(layer);
    let sign = 0;
    for (let index = 0; index < 4; index += 1) {
      const [ax, ay] = points[index];
      const [bx, by] = points[(index + 1) % 4];
      const side = Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
      if (side !== 0 && sign !== 0 && side !== sign) return false;
      sign = side || sign;
    }
    return true;
  }

  function draw() {
    replace(element);
    if (!geometry) return;
    const p = (number) => (number * scale).toFixed(2);
    const path = (points) => `M${points.map(([x, y]) => `${p(x)} ${p(y)}`).join('L')}Z`;
    const { frame } = geometry;
    if (page.canvas.guides) {
      const lines = [[frame.x, 0, frame.x, geometry.size.height], [frame.x + frame.width, 0, frame.x + frame.width, geometry.size.height],
        [0, frame.y, geometry.size.width, frame.y], [0, frame.y + frame.height, geometry.size.width, frame.y + frame.height]];
      const middle = [[frame.x + frame.width / 2, 0, frame.x + frame.width / 2, geometry.size.height], [0, frame.y + frame.height / 2, geometry.size.width, frame.y + frame.height / 2]];
      for (const [x1, y1, x2, y2] of lines) element.append(makeSVG('path', { class: 'guide', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
      for (const [x1, y1, x2, y2] of middle) element.append(makeSVG('path', { class: 'guide middle', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
      tag(numberText(frame.width), (frame.x + frame.width / 2) * scale, frame.y * scale - 12, 'measure');
      tag(numberText(frame.height), (frame.x + frame.width) * scale + 20, (frame.y + frame.height / 2) * scale, 'measure');
    }
    if (page.canvas.tool === 'layers') {
      for (const layer of geometry.layers) {
        element.append(makeSVG('path', { class: `layer-line${layer.hidden ? ' hidden-layer' : ''}`, d: path(corners(layer)) }));
      }
    }
    if (pointed) {
      element.append(makeSVG('path', { class: 'layer-pointed', d: path(corners(pointed)) }));
      if (page.canvas.guides || page.canvas.tool === 'layers') measures(pointed, frame);
      const points = corners(pointed);
      const top = Math.min(...points.map((point) => point[1]));
      const left = Math.min(...points.map((point) => point[0]));
      tag(`${pointed.name}  ${numberText(pointed.frame.width)} × ${numberText(pointed.frame.height)}`, left * scale, Math.max(10, top * scale - 12), 'layer-tag', 'start');
    }

    function measures(layer, outer) {
      const [xs, ys] = [0, 1].map((at) => corners(layer).map((point) => point[at]));
      const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const distances = [[outer.x, cy, box.left, cy], [box.right, cy, outer.x + outer.width, cy], [cx, outer.y, cx, box.top], [cx, box.bottom, cx, outer.y + outer.height]];
      for (const [x1, y1, x2, y2] of distances) {
        const length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 0.05) continue;
        element.append(makeSVG('path', { class: 'measure-line', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
        tag(numberText(Math.round(length * 100) / 100), ((x1 + x2) / 2) * scale, ((y1 + y2) / 2) * scale, 'measure');
      }
    }
  }

  /// A small text on a ground of its own, at a place in pixels.
  function tag(words, x, y, kind, anchor = 'middle') {
    const text = makeSVG('text', { x: anchor === 'start' ? x + 5 : x, y: y + 4, 'text-anchor': anchor }, words);
    const group = makeSVG('g', { class: `overlay-tag ${kind}` }, text);
    element.append(group);
    const box = text.getBBox();
    group.prepend(makeSVG('rect', { x: box.x - 5, y: box.y - 2, width: box.width + 10, height: box.height + 4, rx: 3 }));
  }

  return {
    element,
    load,
    layOut(zoom, width, height) {
      scale = zoom;
      element.setAttribute('width', width * zoom);
      element.setAttribute('height', height * zoom);
      draw();
    },
    /// What lies at a point of the picture, the topmost first; null for nothing.
    pointAt(x, y) {
      const next = x === null || !geometry ? null : [...geometry.layers].reverse().find((each) => !each.hidden && holds(each, x, y)) ?? null;
      if (next === pointed) return;
      pointed = next;
      draw();
      onChange();
    },
    step(by) {
      if (!geometry || geometry.layers.length === 0) return;
      const at = geometry.layers.indexOf(pointed);
      pointed = geometry.layers[(at + by + geometry.layers.length) % geometry.layers.length];
      draw();
      onChange();
    },
    pointed: () => pointed?.path?.[0] === 'layer' && pointed.path.length > 1 ? pointed.path[1] : pointed?.path?.at(-1) ?? pointed?.name ?? null,
    caption() {
      if (!pointed) return '';
      const { frame } = pointed;
      return `${pointed.name} (${pointed.kind}), ${numberText(frame.width)} × ${numberText(frame.height)} pt`;
    },
    forget() { key = null; },
  };
}

return { overlay };
})();
modules['gradientField.js'] = (() => {
// A gradient: a bar with its stops, which are dragged along it, added by a click on it, and taken away by dragging them off it
// or with Delete.

const { make, button, replace } = modules['elements.js'];
const { colorOf, converted, cssText, writtenColor } = modules['colors.js'];
const { colorField } = modules['colorField.js'];
const { numberField } = modules['numberField.js'];
const { announce } = modules['announce.js'];

/// Which stop was chosen last, by control: it stays so when the controls are made again.
const chosenStops = new Map();

function gradientField({ name, value, change, focusKey, disabled = false }) {
  let stops = (value ?? []).map((stop) => ({ color: stop.color, location: stop.location }));
  let chosen = Math.min(chosenStops.get(focusKey) ?? 0, Math.max(0, stops.length - 1));
  let gesture = null;
  const bar = make('span', { class: 'gradient-bar' }, make('span', { class: 'gradient-fill' }));
  const fill = bar.firstChild;
  const details = make('span', { class: 'gradient-stop' });
  const element = make('span', { class: 'gradient-field', role: 'group', 'aria-label': name }, bar, details);
  draw();

  if (!disabled) {
    bar.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.target.closest('.stop')) return;
      const box = bar.getBoundingClientRect();
      add(Math.round(((event.clientX - box.left) / box.width) * 100) / 100);
    });
  }

  /// In requests colours are texts.
  function written() {
    return stops.map((stop) => ({ color: typeof stop.color === 'string' ? stop.color : sent(stop.color), location: stop.location }));
  }

  function sent(color) {
    if (color?.reference) return { reference: color.reference };
    return color?.spelling ?? writtenColor(colorOf(color));
  }

  function css() {
    const sorted = [...stops].sort((a, b) => a.location - b.location);
    if (sorted.length === 0) return 'transparent';
    if (sorted.length === 1) return cssText(colorOf(sorted[0].color));
    return `linear-gradient(to right, ${sorted.map((stop) => `${cssText(colorOf(stop.color))} ${stop.location * 100}%`).join(', ')})`;
  }

  function draw() {
    fill.style.background = css();
    for (const old of bar.querySelectorAll('.stop')) old.remove();
    stops.forEach((stop, index) => {
      const handle = make('button', {
        type: 'button', class: `stop${index === chosen ? ' is-chosen' : ''}`, role: 'slider', disabled, tabindex: index === chosen ? '0' : '-1',
        'aria-label': `${name}, stop ${index + 1} of ${stops.length}`, 'aria-valuemin': '0', 'aria-valuemax': '100', 'aria-valuenow': Math.round(stop.location * 100),
        'aria-valuetext': `${Math.round(stop.location * 100)} percent`, style: { left: `${stop.location * 100}%` }, data: { focus: `${focusKey}.stop${index}` },
        on: { pointerdown: (event) => drag(event, index), keydown: (event) => press(event, index), focus: () => choose(index) },
      }, make('span', { style: { background: cssText(colorOf(stop.color)) } }));
      bar.append(handle);
    });
    drawDetails();
  }

  function drawDetails() {
    const stop = stops[chosen];
    if (!stop) {
      replace(details, disabled ? null : button({ text: 'Add a stop', run: () => add(0) }));
      return;
    }
    replace(details,
      colorField({
        name: `Stop ${chosen + 1}, colour`, value: typeof stop.color === 'string' ? { css: stop.color, spelling: stop.color } : stop.color, reference: stop.color?.reference, disabled,
        isCompact: true, focusKey: `${focusKey}.color`,
        change: () => {
          const whole = change();
          const index = chosen;
          const wrapped = (color) => { stops[index] = { ...stops[index], color: color?.reference ? color : color }; fill.style.background = css(); return written(); };
          return { show: (color) => whole.show(wrapped(color)), commit: (color) => whole.commit(wrapped(color)), cancel: () => whole.cancel() };
        },
      }),
      numberField({
        name: `Stop ${chosen + 1}, location in percent`, value: Math.round(stop.location * 1000) / 10, min: 0, max: 100, step: 1, unit: '%', disabled,
        focusKey: `${focusKey}.location`,
        change: () => {
          const whole = change();
          const index = chosen;
          const wrapped = (percent) => { stops[index] = { ...stops[index], location: percent / 100 }; moved(index); return written(); };
          return { show: (percent) => whole.show(wrapped(percent)), commit: (percent) => whole.commit(wrapped(percent)), cancel: () => whole.cancel() };
        },
      }).element,
      disabled ? null : button({ name: 'Add a stop', icon: 'plus', class: 'quiet', run: () => add(null) }),
      disabled ? null : button({ name: 'Remove this stop', icon: 'minus', class: 'quiet', disabled: stops.length < 2, run: () => remove(chosen) }),
      disabled ? null : button({ name: 'Reverse the gradient', icon: 'swap', class: 'quiet', run: () => reverse() }));
  }

  function moved(index) {
    fill.style.background = css();
    const handle = bar.querySelectorAll('.stop')[index];
    if (!handle) return;
    handle.style.left = `${stops[index].location * 100}%`;
    handle.setAttribute('aria-valuenow', Math.round(stops[index].location * 100));
    handle.setAttribute('aria-valuetext', `${Math.round(stops[index].location * 100)} percent`);
  }

  function choose(index) {
    if (chosen === index) return;
    chosen = index;
    chosenStops.set(focusKey, index);
    bar.querySelectorAll('.stop').forEach((handle, at) => {
      handle.classList.toggle('is-chosen', at === index);
      handle.tabIndex = at === index ? 0 : -1;
    });
    drawDetails();
  }

  function drag(event, index) {
    if (event.button !== 0 || disabled) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    choose(index);
    handle.focus();
    const before = stops[index].location;
    let isOff = false;
    const move = (each) => {
      const box = bar.getBoundingClientRect();
      isOff = stops.length > 1 && (each.clientY < box.top - 40 || each.clientY > box.bottom + 40);
      handle.classList.toggle('is-off', isOff);
      const location = Math.min(1, Math.max(0, (each.clientX - box.left) / box.width));
      const next = Math.round(location * 100) / 100;
      if (next === stops[index].location) return;
      stops[index] = { ...stops[index], location: next };
      moved(index);
      gesture ??= change();
      gesture.show(written());
    };
    const end = (each) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape, true);
      const done = gesture;
      gesture = null;
      if (!each || each.type === 'pointercancel') {
        stops[index] = { ...stops[index], location: before };
        moved(index);
        done?.cancel();
      } else if (isOff) {
        remove(index, done);
      } else if (done) {
        done.commit(written());
        drawDetails();
      }
    };
    const escape = (each) => {
      if (each.key !== 'Escape') return;
      each.stopPropagation();
      end(null);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape, true);
  }

  let timer = null;

  function press(event, index) {
    const step = { ArrowRight: 0.01, ArrowUp: 0.01, ArrowLeft: -0.01, ArrowDown: -0.01, PageUp: 0.1, PageDown: -0.1 }[event.key];
    const fixed = { Home: 0, End: 1 }[event.key];
    if (step !== undefined || fixed !== undefined) {
      event.preventDefault();
      const next = fixed ?? Math.min(1, Math.max(0, stops[index].location + step * (event.shiftKey ? 10 : 1)));
      stops[index] = { ...stops[index], location: Math.round(next * 100) / 100 };
      moved(index);
      gesture ??= change();
      gesture.show(written());
      clearTimeout(timer);
      timer = setTimeout(() => {
        const done = gesture;
        gesture = null;
        done?.commit(written());
      }, 400);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && stops.length > 1) {
      event.preventDefault();
      remove(index);
    } else if (event.key === '[' || event.key === ']') {
      event.preventDefault();
      const handles = bar.querySelectorAll('.stop');
      handles[(index + (event.key === ']' ? 1 : -1) + stops.length) % stops.length].focus();
    }
  }

  /// Adds a stop in the colour that the gradient has there; at `null`, between the chosen one and the next.
  function add(at) {
    const sorted = [...stops].sort((a, b) => a.location - b.location);
    const from = stops[chosen] ?? sorted[0];
    let location = at;
    if (location === null) {
      const next = sorted[sorted.indexOf(from) + 1] ?? sorted[sorted.indexOf(from) - 1];
      location = next ? Math.round(((from.location + next.location) / 2) * 100) / 100 : 1;
    }
    const before = [...sorted].reverse().find((stop) => stop.location <= location) ?? sorted[0];
    const after = sorted.find((stop) => stop.location >= location) ?? sorted.at(-1);
    const stop = { color: before ? mixed(before, after, location) : '#000000', location };
    const index = stops.findIndex((each) => each.location > location);
    stops.splice(index < 0 ? stops.length : index, 0, stop);
    chosen = stops.indexOf(stop);
    chosenStops.set(focusKey, chosen);
    draw();
    announce('Stop added');
    change().commit(written());
  }

  function mixed(before, after, location) {
    const [a, b] = [before, after].map((stop) => converted(colorOf(stop.color), 'srgb'));
    const range = after.location - before.location;
    const part = range === 0 ? 0 : (location - before.location) / range;
    return writtenColor({ space: 'srgb', rgb: a.rgb.map((c, at) => c + (b.rgb[at] - c) * part), alpha: a.alpha + (b.alpha - a.alpha) * part });
  }

  function remove(index, gestureSoFar) {
    stops.splice(index, 1);
    chosen = Math.max(0, Math.min(index, stops.length - 1));
    chosenStops.set(focusKey, chosen);
    draw();
    announce('Stop removed');
    (gestureSoFar ?? change()).commit(written());
  }

  function reverse() {
    stops = stops.map((stop) => ({ ...stop, location: Math.round((1 - stop.location) * 10000) / 10000 })).reverse();
    chosen = stops.length - 1 - chosen;
    draw();
    change().commit(written());
  }

  return element;
}

return { gradientField };
})();
modules['formulaField.js'] = (() => {
// A value that is computed, such as half of a token: the formula as it is written, and what it comes to.

const { make } = modules['elements.js'];
const { valueText } = modules['words.js'];
const { colorOf, cssText } = modules['colors.js'];

function formulaField({ name, text, computed, change, focusKey, describedBy }) {
  const input = make('input', {
    type: 'text', class: 'text-input formula', value: text ?? '', 'aria-label': `${name}, formula`, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': describedBy,
    data: { focus: focusKey },
    on: {
      change: () => finish(),
      keydown: (event) => {
        if (event.key === 'Enter') { event.preventDefault(); finish(); }
        if (event.key === 'Escape') input.value = text ?? '';
      },
    },
  });
  let last = input.value;
  function finish() {
    if (input.value === last) return;
    last = input.value;
    change().commit(input.value);
  }
  const color = computed?.value?.css ? colorOf(computed.value) : null;
  return make('span', { class: 'formula-field' },
    color ? make('span', { class: 'swatch' }, make('span', { style: { background: cssText(color) } })) : null, input,
    computed ? make('span', { class: 'soft' }, `= ${color ? valueText({ css: computed.value.css, hex: computed.value.hex }) : valueText(computed.value)}`) : null);
}

return { formulaField };
})();
modules['parentsField.js'] = (() => {
// The styles that a style takes over from.

const { make, button, replace } = modules['elements.js'];
const { page } = modules['store.js'];
const { select } = modules['selection.js'];

function parentsField({ name, value, change, focusKey }) {
  const parents = value ?? [];
  const own = page.index.style.get(page.subject.id);
  const others = page.outline.styles.filter((style) => style.id !== page.subject.id && style.component === own?.component && !parents.includes(style.id));
  const add = make('select', { 'aria-label': `${name}: add a parent`, data: { focus: focusKey }, on: { change: () => { if (add.value) change().commit([...parents, add.value]); } } },
    make('option', { value: '' }, parents.length === 0 ? 'None' : 'Add…'), others.slice(0, 500).map((style) => make('option', { value: style.id }, style.id)));
  return make('span', { class: 'chips' },
    parents.map((parent) => make('span', { class: 'chip' }, button({ text: parent, class: 'link', run: () => select('style', parent) }),
      button({ name: `Remove ${parent}`, icon: 'close', class: 'quiet tiny', run: () => change().commit(parents.filter((each) => each !== parent)) }))),
    add);
}

return { parentsField };
})();
modules['controls.js'] = (() => {
// Which control a type has.

const { numberField, numberParts } = modules['numberField.js'];
const { colorField } = modules['colorField.js'];
const { gradientField } = modules['gradientField.js'];
const { animationField, cornersField, fontField, imageField, numbersField, outlineField, pathField, shadowField, shadowsField, transformField } = modules['compoundFields.js'];
const { chooser, switchField, textField } = modules['simpleFields.js'];
const { formulaField } = modules['formulaField.js'];
const { parentsField } = modules['parentsField.js'];

/// The control of an entry. What is written as a formula keeps it in sight, since a number in its place would throw it away.
function controlFor(entry, { name, change, focusKey, describedBy, scrubs, reset }) {
  const { row, value } = entry;
  const control = row.control ?? { kind: 'text' };
  const options = { name, value, change, focusKey, describedBy, control, optional: row.optional, reference: entry.reference };
  const isFormula = entry.isSet && typeof entry.text === 'string' && isComputed(entry.text, control.kind);
  if (entry.invalid || isFormula) return formulaField({ ...options, text: entry.text, computed: entry.invalid ? null : entry });
  switch (control.kind) {
    case 'number': {
      const hasSlider = control.soft ? true : control.min !== null && control.min !== undefined && control.max !== null && control.max !== undefined && control.max - control.min <= 100;
      const field = numberField({
        ...options, min: control.min, max: control.max, step: control.step, unit: control.unit, integer: control.integer, soft: control.soft,
        hasSlider, takesText: true,
      });
      if (scrubs) field.scrub(scrubs);
      return field.element;
    }
    case 'switch': return switchField({ ...options, isSet: entry.isSet, reset });
    case 'choice': return chooser({ ...options, choices: control.choices ?? [] });
    case 'color': return colorField(options);
    case 'point': case 'size': case 'range':
      return numberParts({ ...options, parts: withShort(control.parts ?? defaultParts[control.kind]) });
    case 'rect': return numberParts({ ...options, parts: withShort(control.parts ?? defaultParts.rect), layout: 'two' });
    case 'insets': return numberParts({ ...options, parts: withShort(control.parts ?? defaultParts.insets), layout: 'two' });
    case 'gradient': return gradientField(options);
    case 'shadow': return shadowField(options);
    case 'shadows': return shadowsField(options);
    case 'outline': return outlineField(options);
    case 'font': return fontField(options);
    case 'animation': return animationField(options);
    case 'image': return imageField(options);
    case 'corners': return cornersField(options);
    case 'transform': return transformField(options);
    case 'path': return pathField(options);
    case 'numbers': return numbersField(options);
    case 'formula': return formulaField({ ...options, text: entry.text });
    case 'styles': return parentsField(options);
    default: return textField({ ...options, placeholder: row.optional ? 'None' : '', multiline: control.multiline });
  }
}

const defaultParts = {
  point: [{ name: 'x', label: 'X' }, { name: 'y', label: 'Y' }],
  size: [{ name: 'width', label: 'Width' }, { name: 'height', label: 'Height' }],
  range: [{ name: 'location', label: 'Location', integer: true, min: 0 }, { name: 'length', label: 'Length', integer: true, min: 0 }],
  rect: [{ name: 'x', label: 'X' }, { name: 'y', label: 'Y' }, { name: 'width', label: 'Width' }, { name: 'height', label: 'Height' }],
  insets: [{ name: 'top', label: 'Top' }, { name: 'left', label: 'Left' }, { name: 'bottom', label: 'Bottom' }, { name: 'right', label: 'Right' }],
};

function withShort(parts) {
  return parts.map((part) => ({ ...part, short: part.short ?? part.label.charAt(0).toUpperCase() }));
}

/// Whether a text computes: a sum, a function over tokens. A plain reference or a colour's own syntax doesn't.
function isComputed(text, kind) {
  if (kind === 'text' || kind === 'styles') return false;
  if (/^\s*(alpha|lighten|darken|mix|min|max|clamp)\(/.test(text)) return true;
  return kind === 'number' && /[$\w)]\s*[-+*/]\s*[$\w(]/.test(text) && /\s[-+*/]\s/.test(text);
}

return { controlFor };
})();
modules['rowMenu.js'] = (() => {
// What else can be done with a value: tokens, states and modes, another place, its text.

const { make, button, replace, freshID } = modules['elements.js'];
const { page, tell } = modules['store.js'];
const { showMenu, showPopover, showDialog } = modules['popover.js'];
const { attempt, resetValue, sendable, setValue } = modules['edits.js'];
const { server } = modules['server.js'];
const { tokenSwatch } = modules['navigator.js'];
const { capitalized, conditionLabel, modeLabel, namesIn, stateLabel, valueText } = modules['words.js'];
const { copy } = modules['readOnlyValue.js'];

/// The types of tokens that a control takes.
const tokenTypes = {
  number: ['length', 'number'], color: ['color'], text: ['string'], switch: ['bool'], gradient: ['gradient'], shadow: ['shadow'], shadows: ['shadows'], outline: ['outline'], font: ['font'],
  insets: ['edgeInsets'], animation: ['animation'], image: ['image'],
};

function rowMenu(anchor, entry, name) {
  const { row } = entry;
  const isEditable = row.editable !== false && !page.outline.readOnly;
  const kind = row.control?.kind;
  const types = tokenTypes[kind];
  const isStyle = page.subject.kind === 'style';
  const at = () => anchor;
  const place = (entry.origins ?? row.origins)?.[0];
  const value = () => sendable(entry.value);
  const isOwnKey = ['summary', 'deprecated', 'extends', 'preview.size', 'preview.title'].includes(row.key) || row.key.startsWith('variants.');
  showMenu(anchor, [
    isEditable && types ? { name: 'Use a token…', icon: 'link', run: () => chooseToken(anchor, entry, types) } : null,
    isEditable && entry.isSet && entry.reference ? { name: 'Write its value instead of the token', run: () => setValueHere(entry, value(), at) } : null,
    isEditable && isStyle && types && entry.value !== null && !entry.reference ? { name: 'Make a token of it…', run: () => makeToken(entry, types) } : null,
    isEditable && !isOwnKey && !entry.isOverride ? { name: isStyle ? 'Add for a state or a mode…' : 'Add for a mode…', icon: 'plus', run: () => addCondition(anchor, entry) } : null,
    isEditable && isStyle && !isOwnKey ? { name: 'Write somewhere else…', run: () => setValue(entry, value(), at, { asks: true }) } : null,
    isEditable && kind !== 'text' && kind !== 'styles' ? { name: 'Edit as text…', icon: 'pencil', run: () => editText(anchor, entry, name) } : null,
    isEditable && row.optional && entry.value !== null ? { name: 'Set to none', run: () => setValue(entry, null, at) } : null,
    isEditable && entry.isSet && (isStyle || entry.isOverride) ? { name: 'Reset', icon: 'reset', run: () => resetValue(entry) } : null,
    isEditable ? { separator: true } : null,
    { name: 'Copy the value', icon: 'copy', run: () => copy(entry.spelling ?? valueText(entry.value)) },
    place?.file ? { name: `Copy ${place.file}:${place.line}`, icon: 'file', run: () => copy(`${place.file}:${place.line}`) } : null,
  ].filter(Boolean), name);
}

/// In this style, whatever was chosen before.
function setValueHere(entry, value, anchor) {
  return setValue({ ...entry, reference: null, isSet: true }, value, anchor);
}

function chooseToken(anchor, entry, types) {
  const list = make('ul', { class: 'picker-list', 'aria-label': 'Tokens' });
  const search = make('input', { type: 'search', class: 'search-field', placeholder: 'Find a token', 'aria-label': 'Find a token', on: { input: () => fill() } });
  function fill() {
    const wanted = search.value.toLowerCase();
    const found = page.outline.tokens.filter((token) => types.includes(token.type) && token.id.toLowerCase().includes(wanted)
      && !(page.subject.kind === 'token' && page.subject.id === token.id));
    replace(list, found.length === 0 ? make('li', { class: 'empty' }, 'No token of this kind has this name.') : found.slice(0, 200).map((token) => make('li', {},
      make('button', {
        type: 'button', class: `picker-choice${token.id === entry.reference ? ' is-chosen' : ''}`, 'aria-current': token.id === entry.reference ? 'true' : null,
        on: { click: () => { close(); setValueHere(entry, { reference: token.id }, () => anchor); } },
      }, tokenSwatch(token), make('span', {}, token.id), make('span', { class: 'soft' }, token.css ? '' : token.text)))));
  }
  fill();
  const close = showPopover(anchor, make('div', { class: 'picker-tokens' }, search, list), { name: 'Use a token', class: 'picker-popover' });
}

function addCondition(anchor, entry) {
  const { row } = entry;
  const isStyle = page.subject.kind === 'style';
  const states = isStyle ? (page.detail.possibleStates ?? []).filter((state) => state !== 'normal') : [];
  const chosenStates = new Set(page.look.states);
  const chosenModes = { ...page.look.modes };
  const boxes = states.map((state) => {
    const box = make('input', { type: 'checkbox', checked: chosenStates.has(state), on: { change: () => { if (box.checked) chosenStates.add(state); else chosenStates.delete(state); update(); } } });
    return make('label', { class: 'check' }, box, stateLabel([state]));
  });
  const axes = page.outline.axes.map((axis) => {
    const select = make('select', { on: { change: () => { chosenModes[axis.name] = select.value; update(); } } },
      make('option', { value: '' }, 'Any'), axis.values.map((mode) => make('option', { value: mode, selected: chosenModes[axis.name] === mode && mode !== axis.default }, modeLabel(mode))));
    if (chosenModes[axis.name] === axis.default) delete chosenModes[axis.name];
    return make('label', { class: 'field' }, make('span', {}, axis.label ?? capitalized(axis.name)), select);
  });
  const add = button({ text: 'Add', class: 'main wide', run: () => finish() });
  const condition = () => ({
    states: states.filter((state) => chosenStates.has(state)).join('+'),
    modes: page.outline.axes.map((axis) => chosenModes[axis.name]).filter(Boolean).join('+'),
  });
  function update() {
    const { states: s, modes: m } = condition();
    add.disabled = !s && !m;
    add.querySelector('span').textContent = s || m ? `Add for ${conditionLabel(s, m)}` : 'Choose a state or a mode';
  }
  function finish() {
    const wanted = condition();
    close();
    const look = row.looks?.find((each) => namesIn(each.states).join('+') === wanted.states && each.modes === wanted.modes);
    setValue({ ...entry, ...wanted, isSet: false, reference: null }, sendable(look ? look.value : entry.value), () => anchor);
  }
  update();
  const close = showPopover(anchor, make('div', { class: 'form' }, boxes.length > 0 ? make('fieldset', {}, make('legend', {}, 'State'), boxes) : null,
    axes.length > 0 ? make('fieldset', {}, make('legend', {}, 'Mode'), axes) : null, add), { name: `Add a value of ${row.label} for a state or a mode` });
}

function editText(anchor, entry, name) {
  const input = make('textarea', { class: 'text-input', rows: '3', 'aria-label': `${name}, as text`, spellcheck: 'false', value: entry.text ?? (entry.reference ? `$${entry.reference}` : entry.spelling ?? '') });
  const close = showPopover(anchor, make('div', { class: 'form' },
    make('p', { class: 'soft' }, 'A value, a token such as $color.tint, or a formula such as $length.gap * 2.'), input,
    button({ text: 'Set', class: 'main wide', run: () => { close(); setValue(entry, input.value.trim(), () => anchor); } })), { name: `${name} as text` });
}

function makeToken(entry, types) {
  const type = types[0];
  const input = make('input', { type: 'text', id: freshID('name'), class: 'text-input', placeholder: 'brand.accent', required: true, autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true });
  const kind = types.length > 1 ? make('select', { 'aria-label': 'Kind' }, types.map((each) => make('option', { value: each }, capitalized(each)))) : null;
  showDialog({
    title: 'Make a token of this value',
    content: [make('p', {}, 'The value gets a name that others can use too, and this style refers to it.'),
      make('label', { class: 'field' }, make('span', {}, 'Name'), input), kind ? make('label', { class: 'field' }, make('span', {}, 'Kind'), kind) : null],
    actions: [{ name: 'Cancel' }, {
      name: 'Make token', kind: 'main',
      run: async () => {
        const answer = await attempt(() => server.create({
          kind: 'token', id: `${kind?.value ?? type}.${input.value.trim()}`, value: sendable(entry.value),
          use: { style: page.subject.id, key: entry.row.key, states: entry.states, modes: entry.modes },
        }), 'Token made');
        return answer !== null;
      },
    }],
  });
}

return { tokenTypes, rowMenu };
})();
modules['row.js'] = (() => {
// One attribute: its name, its control, where the value comes from, and the values for states and modes below it.

const { make, button, icon, append } = modules['elements.js'];
const { page } = modules['store.js'];
const { Change, chosenPlace, forgetPlace, resetValue } = modules['edits.js'];
const { controlFor } = modules['controls.js'];
const { readOnlyValue } = modules['readOnlyValue.js'];
const { rowMenu } = modules['rowMenu.js'];
const { select } = modules['selection.js'];
const { conditionLabel, namesIn } = modules['words.js'];
const { problemItem } = modules['problemList.js'];

/// The element of a row of a style, a token or a component.
function rowElement(row) {
  const entry = { row, states: '', modes: '', isSet: row.isSet, reference: row.reference, value: row.value, text: row.text, spelling: row.spelling, invalid: row.invalid };
  const problems = (row.findings ?? []).map((index) => page.detail.findings?.[index]).filter(Boolean);
  const element = make('div', { class: `row${row.isSet ? ' own' : ''}${row.editable === false ? ' locked' : ''}`, data: { key: row.key } });
  append(element, [
    line(entry, row.label, row.key),
    (row.overrides ?? []).map((override) => line({ ...override, row, isOverride: true }, conditionLabel(override.states, override.modes),
      `${row.key}@${override.states}@${override.modes}`)),
    problems.map((problem) => problemItem(problem, true)),
  ]);
  return element;
}

function line(entry, label, focusKey) {
  const { row } = entry;
  const isEditable = row.editable !== false && !page.outline.readOnly;
  const id = `row-${focusKey.replace(/[^\w-]/g, '_')}`;
  const name = entry.isOverride ? `${row.label}, ${label}` : label;
  const describedBy = `${id}-origin`;
  let element;
  const change = () => new Change(entry, () => element);
  const tag = make('span', { class: 'row-label', title: row.summary ?? null }, make('span', { class: 'row-name' }, label));
  const control = isEditable
    ? controlFor(entry, { name, change, focusKey, describedBy, scrubs: tag, reset: () => resetValue(entry) })
    : readOnlyValue(entry.value, entry, name);
  const reset = isEditable && entry.isSet && page.subject.kind === 'style' ? button({
    name: `Reset ${name}`, icon: 'reset', class: 'quiet row-reset', run: () => resetValue(entry), 'data-focus': `${focusKey}.reset`,
  }) : null;
  if (reset) tag.append(reset);
  const menu = button({
    name: `More for ${name}`, icon: 'more', class: 'quiet row-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': `${focusKey}.menu`,
    run: () => rowMenu(menu, entry, name),
  });
  const isWide = ['gradient', 'shadow', 'shadows', 'outline', 'font', 'animation', 'transform', 'insets', 'rect'].includes(row.control?.kind);
  element = make('div', {
    class: `row-line${entry.isOverride ? ' override' : ''}${entry.isSet ? ' own' : ''}${isWide ? ' wide' : ''}${entry.isOverride && isShown(entry) ? ' is-shown' : ''}`,
    role: 'group', 'aria-label': name,
  }, tag, make('span', { class: 'row-control' }, control), menu, origin(entry, describedBy));
  return element;
}

/// Whether the canvas shows a look for which this value is.
function isShown(entry) {
  const modes = Object.values(page.look.modes);
  return namesIn(entry.states).every((state) => page.look.states.includes(state)) && namesIn(entry.modes).every((mode) => modes.includes(mode));
}

const byWords = { parent: 'from', variant: 'from', trait: 'from', component: 'from', token: '', style: 'from', componentDefault: 'from', traitDefault: 'from' };

/// “from base · $color.tint”, each a link; why it can't be edited; where its next value goes.
function origin(entry, id) {
  const { row } = entry;
  const parts = [];
  const steps = (entry.origins ?? row.origins ?? []).filter((step) => !(step.kind === 'style' && step.name === page.subject.id));
  if (!(page.subject.kind === 'token' && entry.isOverride)) {
    for (const step of entry.isOverride ? entry.origins ?? [] : steps) {
      if (step.kind === 'style' && step.name === page.subject.id) continue;
      if (step.kind === 'token' && page.subject.kind === 'token' && step.name === page.subject.id) continue;
      const link = originLink(step);
      if (link) parts.push(link);
    }
  }
  if (row.follows?.length && !entry.isOverride && !entry.isSet) {
    parts.unshift(make('span', { class: 'origin-step' }, 'follows ', row.follows.map((key) => button({ text: labelOf(key), class: 'link', title: `Go to ${labelOf(key)}`, run: () => revealRow(key) }))));
  }
  const chosen = chosenPlace(entry);
  if (chosen && chosen !== 'style') {
    parts.push(make('span', { class: 'goes-to' }, `writes to ${chosen.replace(/^\w+:/, '')}`,
      button({ name: 'Ask again where it belongs', icon: 'close', class: 'quiet tiny', run: (event) => { forgetPlace(entry); event.currentTarget.parentElement.remove(); } })));
  }
  if (entry.invalid) parts.push(make('span', { class: 'why' }, icon('error'), 'This value can’t be read.'));
  if (row.deprecated && !entry.isOverride) parts.push(make('span', { class: 'why' }, icon('warning'), `Deprecated. ${row.deprecated === true ? '' : row.deprecated}`));
  if (row.editable === false && row.why && !entry.isOverride && !page.outline.readOnly) parts.push(make('span', { class: 'why' }, row.why));
  return make('span', { class: 'row-origin', id }, parts);
}

function labelOf(key) {
  return page.detail.rows.find((row) => row.key === key)?.label ?? key;
}

/// Scrolls to another row and gives it the focus.
function revealRow(key) {
  const id = page.detail.rows.find((row) => row.key === key)?.section;
  const section = [...document.querySelectorAll('.section')].find((each) => each.dataset.section === id);
  if (section?.querySelector('.section-rows').hidden) section.querySelector('.section-title').click();
  const element = [...document.querySelectorAll('.row')].find((row) => row.dataset.key === key);
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector('[data-focus]')?.focus({ preventScroll: true });
}

function originLink(step) {
  if (!step.name) return null;
  const place = step.file ? `${step.file}:${step.line}` : null;
  const kind = { token: 'token', style: 'style', parent: 'style', component: 'component', componentDefault: 'component' }[step.kind];
  const words = byWords[step.kind];
  if (words === undefined) return null;
  const isOwn = step.name === page.detail.component && step.kind.startsWith('component');
  const name = isOwn ? 'Default' : step.kind === 'token' ? `$${step.name}` : step.name;
  const link = kind && page.index[kind].has(step.name)
    ? button({ text: name, class: 'link', title: `Show ${step.name}${place ? `, ${place}` : ''}`, run: () => select(kind, step.name) })
    : make('span', { title: place }, name);
  return make('span', { class: 'origin-step' }, words && !isOwn ? `${words} ` : null, link);
}

return { rowElement };
})();
modules['attributes.js'] = (() => {
// The right side: all attributes of what is selected, in sections.

const { make, button, icon, replace, append, freshID } = modules['elements.js'];
const { page, when, recall, remember } = modules['store.js'];
const { rowElement } = modules['row.js'];
const { select } = modules['selection.js'];
const { server } = modules['server.js'];
const { dragging } = modules['edits.js'];
const { itemMenu } = modules['itemMenu.js'];
const { counted, spaced } = modules['words.js'];
const { copy } = modules['readOnlyValue.js'];

const opened = recall('openedSections', {});
let filter = '';
let shows = recall('rows', 'all');

const body = make('div', { class: 'attributes-body', tabindex: '-1' });
const filterField = make('input', {
  type: 'search', class: 'search-field', placeholder: 'Filter attributes', 'aria-label': 'Filter attributes', spellcheck: 'false', autocomplete: 'off',
  on: { input: () => { filter = filterField.value.toLowerCase(); draw(); } },
});
const showButtons = [['all', 'All'], ['set', 'Set here']].map(([id, label]) => make('button', {
  type: 'button', 'aria-pressed': String(shows === id), data: { show: id },
  on: { click: () => { shows = id; remember('rows', id); for (const each of showButtons) each.setAttribute('aria-pressed', String(each.dataset.show === id)); draw(); } },
}, label));
const head = make('header', { class: 'attributes-head' });
const tools = make('div', { class: 'attributes-tools' }, make('div', { class: 'search' }, icon('search'), filterField),
  make('span', { class: 'segments', role: 'group', 'aria-label': 'Which attributes' }, showButtons));

function attributes() {
  return make('aside', { class: 'attributes', id: 'attributes', 'aria-label': 'Attributes' }, head, tools, body);
}

when('detail', () => { if (!dragging.session) draw(); });
when('look', () => markShown());

function focusFilter() {
  filterField.focus();
  filterField.select();
}

/// How many rows the page begins with, about what a small screen shows of them. The others are made when nothing else is to be done, so
/// that the first picture waits for none of them.
const firstRows = 12;

/// What makes the rows that are not there yet, a section each.
let missing = [];

/// Makes all rows that are not there yet.
function completeRows() {
  for (const complete of missing.splice(0)) complete();
}

function completeSoon() {
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
  whenIdle(() => {
    missing.shift()?.();
    if (missing.length > 0) completeSoon();
  }, { timeout: 200 });
}

/// What was drawn last: the same is not drawn again, so that a click that has begun finds its button.
let lastDrawn = null;

function draw() {
  const key = JSON.stringify([{ ...page.detail, revision: null }, shows, filter, page.look, page.outline?.readOnly]);
  if (key === lastDrawn && page.detail && !page.isStale) return;
  lastDrawn = key;
  page.isStale = false;
  const focus = focusedKey();
  // Asking where an empty list is scrolled to would have the whole page laid out.
  const isFirst = !body.hasChildNodes();
  const scrolled = isFirst ? 0 : body.scrollTop;
  const detail = page.detail;
  tools.hidden = !detail || detail.kind === 'token';
  if (!detail) {
    replace(head);
    replace(body, page.outline ? make('p', { class: 'empty' }, 'Nothing is selected.') : null);
    return;
  }
  replace(head, title(detail));
  const rows = (detail.rows ?? []).filter(isWanted);
  const sections = detail.sections ?? [{ id: 'token', title: spaced(detail.type ?? 'Values') }];
  const known = new Set(sections.map((section) => section.id));
  const drawn = [];
  missing = [];
  let room = isFirst ? firstRows : Infinity;
  for (const section of sections) {
    const own = rows.filter((row) => row.section === section.id || (section === sections[0] && !known.has(row.section)));
    if (own.length === 0) continue;
    const isOpen = isOpened(section, own) || Boolean(filter);
    drawn.push(sectionElement(section, own, isOpen, room));
    if (isOpen) room = Math.max(0, room - own.length);
  }
  if (missing.length > 0) completeSoon();
  replace(body, drawn.length > 0 ? drawn : make('p', { class: 'empty' }, filter ? 'No attribute matches.' : 'This style sets nothing itself.'), detail.kind === 'token' ? usesOf(detail) : null);
  if (scrolled > 0) body.scrollTop = scrolled;
  restoreFocus(focus);
}

function isWanted(row) {
  if (shows === 'set' && page.detail.kind !== 'token' && !row.isSet && !row.overrides?.some((override) => override.isSet)) return false;
  return !filter || `${row.label} ${row.key} ${row.spelling ?? ''} ${row.reference ?? ''}`.toLowerCase().includes(filter);
}

function title(detail) {
  const place = detail.file ? `${detail.file}:${detail.line}` : null;
  const more = button({ name: `More for ${detail.id}`, icon: 'more', class: 'quiet', 'aria-haspopup': 'menu', 'aria-expanded': 'false', run: () => itemMenu(more, page.subject) });
  const facts = [];
  if (detail.kind === 'style') {
    facts.push(button({ text: detail.component, class: 'link', title: 'Show the component', run: () => select('component', detail.component) }));
    if (detail.parents?.length) {
      facts.push(make('span', {}, 'extends ', detail.parents.map((parent, index) => [index ? ', ' : '', button({ text: parent, class: 'link', run: () => select('style', parent) })])));
    }
  } else if (detail.kind === 'token') {
    facts.push(make('span', {}, `${spaced(detail.type)} token`));
  } else {
    facts.push(make('span', {}, `Component, ${detail.class ?? ''}`));
  }
  return [
    make('div', { class: 'title-line' }, make('h1', {}, detail.id), detail.kind === 'component' ? null : more),
    detail.summary ? make('p', { class: 'summary' }, detail.summary) : null,
    detail.deprecated ? make('p', { class: 'why' }, icon('warning'), `Deprecated: ${detail.deprecated}`) : null,
    make('p', { class: 'facts' }, facts,
      place ? placeLink(detail, place) : null,
      detail.swift ? button({ text: detail.swift, class: 'link code', title: 'Copy the Swift name', run: () => copy(detail.swift) }) : null),
  ];
}

/// The file and line, as a link where there is an address for it, and to copy elsewhere.
function placeLink(detail, place) {
  if (detail.fileAddress) return make('a', { class: 'link code', href: detail.fileAddress, title: 'Open the file' }, place);
  return button({ text: place, class: 'link code', title: 'Copy file and line', run: () => copy(place) });
}

/// What was opened stays so; else what a style is mostly made of is open, and a layer where the style says something of it.
function isOpened(section, rows) {
  return opened[section.id] ?? (section.id !== 'style' && (!section.id.startsWith('layer:') || rows.some((row) => row.isSet || row.overrides?.some((each) => each.isSet))));
}

/// `count` rows are made at once.
function sectionElement(section, rows, isOpen, count) {
  const id = freshID('section');
  // Rows of a closed section are made when it is opened.
  const list = make('div', { class: 'section-rows', id, hidden: !isOpen }, isOpen ? rows.slice(0, count).map(rowElement) : null);
  if (isOpen && rows.length > count) missing.push(() => append(list, rows.slice(count).map(rowElement)));
  const heading = button({
    text: section.title, icon: 'open', class: 'section-title', 'aria-expanded': String(isOpen), 'aria-controls': id, 'data-focus': `section.${section.id}`,
    run: () => {
      completeRows();
      const opens = list.hidden;
      opened[section.id] = opens;
      remember('openedSections', opened);
      if (opens && !list.hasChildNodes()) append(list, rows.map(rowElement));
      list.hidden = !opens;
      heading.setAttribute('aria-expanded', String(opens));
    },
  });
  return make('section', {
    class: 'section', data: { section: section.id, layer: section.layer }, style: { '--rows': isOpen ? rows.length : 0 },
  }, make('h2', {}, heading), list);
}

/// Where a token is used, loaded when it is shown.
function usesOf(detail) {
  const list = make('ul', { class: 'uses' }, make('li', { class: 'soft' }, 'Loading…'));
  const heading = make('h2', { class: 'section-title plain' }, 'Used by');
  server.uses('token', detail.id).then(({ uses }) => {
    heading.textContent = `Used by ${counted(uses.length, 'value')}`;
    replace(list, uses.length === 0 ? make('li', { class: 'soft' }, 'Nothing uses it.') : uses.slice(0, 300).map((use) => make('li', {},
      use.style ? button({ text: use.style, class: 'link', run: () => select('style', use.style) }) : make('span', {}, use.text),
      make('span', { class: 'soft' }, use.key ? ` ${spaced(use.key)}` : ''), make('span', { class: 'soft code' }, `${use.file}:${use.line}`))));
  }).catch(() => replace(list, make('li', { class: 'soft' }, 'The uses can’t be listed now.')));
  return make('section', { class: 'section' }, heading, list);
}

/// Scrolls to the attributes of a layer.
function revealLayer(layer) {
  completeRows();
  const section = [...body.querySelectorAll('.section')].find((each) => each.dataset.layer === layer);
  if (!section) return false;
  const heading = section.querySelector('.section-title');
  if (heading.getAttribute('aria-expanded') === 'false') heading.click();
  section.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  section.classList.add('is-pointed');
  setTimeout(() => section.classList.remove('is-pointed'), 1200);
  return true;
}

/// Which control has the focus, so that it has it again when the controls have been made again.
function focusedKey() {
  const element = document.activeElement;
  if (!body.contains(element)) return null;
  const key = element.closest('[data-focus]')?.dataset.focus;
  if (!key) return null;
  const hasSelection = element instanceof HTMLInputElement && element.type === 'text';
  return { key, start: hasSelection ? element.selectionStart : null, end: hasSelection ? element.selectionEnd : null, text: hasSelection ? element.value : null };
}

function restoreFocus(focus) {
  if (!focus) return;
  const element = [...body.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus === focus.key && !each.disabled)
    ?? [...body.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus.startsWith(focus.key.split('.')[0]) && !each.disabled);
  if (!element) return;
  element.focus({ preventScroll: true });
  if (focus.start !== null && element.setSelectionRange && element.value === focus.text) element.setSelectionRange(focus.start, focus.end);
}

function markShown() {
  if (page.detail && !dragging.session) draw();
}

return { attributes, focusFilter, revealLayer };
})();
modules['stage.js'] = (() => {
// The live picture: it is pressed, hovered and focused as the real control would be, dragged to another size, and its layers are
// pointed at.

const { make, button, replace } = modules['elements.js'];
const { page, when, tell } = modules['store.js'];
const { server } = modules['server.js'];
const { shownLook } = modules['selection.js'];
const { overlay } = modules['overlay.js'];
const { stateLabel } = modules['words.js'];
const { timingCurves } = modules['compoundFields.js'];
const { revealLayer } = modules['attributes.js'];

/// What the pointer and the keyboard do to the control now.
const touched = { hovered: false, highlighted: false, focused: false, selected: false };
let shownStates = '';
let latest = 0;

const pictures = make('div', { class: 'pictures' });
const control = make('button', {
  type: 'button', class: 'control-face',
  on: {
    pointerenter: () => touch('hovered', true), pointerleave: () => { touch('hovered', false); touch('highlighted', false); },
    pointerdown: (event) => { if (event.button === 0 && page.canvas.tool === 'try') touch('highlighted', true); },
    pointerup: () => touch('highlighted', false), pointercancel: () => touch('highlighted', false),
    focus: () => touch('focused', true), blur: () => { touch('focused', false); touch('highlighted', false); },
    keydown: pressKey, keyup: (event) => { if (event.key === ' ' || event.key === 'Enter') touch('highlighted', false); },
    click: () => clicked(),
  },
});
const layer = overlay();
const pixelGrid = make('div', { class: 'pixel-grid', 'aria-hidden': 'true' });
const handles = [['right', 1, 0, 'Width'], ['bottom', 0, 1, 'Height'], ['corner', 1, 1, 'Size']].map(([id, x, y, name]) => handle(id, x, y, name));
const artboard = make('div', { class: 'artboard' }, pictures, pixelGrid, layer.element, control, handles);
const caption = make('p', { class: 'stage-caption', 'aria-live': 'polite' });
const scroller = make('div', { class: 'stage-scroll', tabindex: '-1' }, artboard);
const whole = make('div', { class: 'stage' }, scroller, caption);

function stage() {
  // It is on the page by then.
  queueMicrotask(() => show());
  return whole;
}

scroller.addEventListener('wheel', (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 200));
}, { passive: false });
/// The size of what is around the picture. It is told when the page is laid out anyway: asking for it while a picture is shown would
/// have all of the page laid out once more.
let room = null;
new ResizeObserver(([{ contentRect }]) => {
  room = contentRect.width > 0 ? { width: contentRect.width, height: contentRect.height } : null;
  layOut();
}).observe(scroller);

when('detail', () => { touched.selected = false; preload(); show(); });
when('look canvas', () => show());
when('size', () => show());
when('pictures', (styles) => { if (!styles || styles.has?.(page.subject?.id)) { layer.forget(); show({ moves: false }); preload(); } });
when('drawn', ({ svg }) => {
  if (page.canvas.view !== 'live' || page.canvas.pixels || page.canvas.motion) return;
  // A browser reads what stands in the address itself in a third of the time that it takes for a blob.
  put(`data:image/svg+xml,${encodeURIComponent(svg)}`, null, loaded);
  layer.forget();
});

function isLive() {
  return whole.isConnected && page.detail && page.detail.kind !== 'token';
}

/// The states that show: those chosen above, and what the hand does.
function states() {
  const possible = page.detail.possibleStates ?? ['normal'];
  const forced = page.look.states;
  if (forced.includes('disabled')) return forced;
  const touchedNow = page.canvas.tool === 'try' ? Object.keys(touched).filter((state) => touched[state]) : [];
  return possible.filter((state) => state !== 'normal' && state !== 'disabled' && (forced.includes(state) || touchedNow.includes(state)));
}

function touch(state, holds) {
  if (touched[state] === holds) return;
  touched[state] = holds;
  if (isLive() && (page.detail.possibleStates ?? []).includes(state)) show();
}

function pressKey(event) {
  if (event.key === ' ' || event.key === 'Enter') {
    if (!event.repeat) touch('highlighted', true);
  } else if (event.key.startsWith('Arrow') && page.canvas.tool === 'layers') {
    event.preventDefault();
    layer.step(event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1);
  }
}

/// A cell is selected by a touch; a button is not.
function clicked() {
  if (page.canvas.tool === 'layers') {
    const name = layer.pointed();
    if (name) revealLayer(name);
    return;
  }
  if (/Cell$|UISwitch/.test(page.detail.class ?? '')) touch('selected', !touched.selected);
}

control.addEventListener('pointermove', (event) => {
  if (page.canvas.tool !== 'layers') return;
  const box = artboard.getBoundingClientRect();
  const zoom = shownZoom();
  layer.pointAt((event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom);
});
control.addEventListener('pointerleave', () => layer.pointAt(null));

/// The picture's size in points, with the margin that shadows need.
function extent() {
  const detail = page.detail;
  const size = page.canvas.size ?? detail.size ?? { width: 100, height: 44 };
  const margin = detail.margin ?? { top: 8, left: 8, bottom: 8, right: 8 };
  return { size, margin, width: size.width + margin.left + margin.right, height: size.height + margin.top + margin.bottom };
}

function shownZoom() {
  if (page.canvas.zoom) return page.canvas.zoom;
  if (!isLive() || !room) return 1;
  const { width, height } = extent();
  // Below the picture stands what it shows.
  const fit = Math.min(room.width / width, (room.height - 32) / height);
  return Math.max(0.1, Math.min(room.width > 1036 ? 4 : 3, fit > 1 ? Math.floor(fit * 2) / 2 : fit));
}

function zoomTo(zoom) {
  page.canvas.zoom = zoom === null ? null : Math.max(0.1, Math.min(32, zoom));
  layOut();
  tell('zoom');
}

function zoomBy(factor) {
  zoomTo(shownZoom() * factor);
}

function layOut() {
  if (!isLive()) return;
  const { size, margin, width, height } = extent();
  const zoom = shownZoom();
  artboard.style.width = `${width * zoom}px`;
  artboard.style.height = `${height * zoom}px`;
  const face = { left: margin.left, top: margin.top, width: size.width, height: size.height };
  for (const [key, value] of Object.entries(face)) control.style[key] = `${value * zoom}px`;
  artboard.style.setProperty('--right', `${(margin.left + size.width) * zoom}px`);
  artboard.style.setProperty('--bottom', `${(margin.top + size.height) * zoom}px`);
  artboard.style.setProperty('--middle-x', `${(margin.left + size.width / 2) * zoom}px`);
  artboard.style.setProperty('--middle-y', `${(margin.top + size.height / 2) * zoom}px`);
  const unit = page.canvas.pixels ? zoom / Number(page.canvas.pixels) : zoom;
  pixelGrid.hidden = !page.canvas.pixelGrid || unit < 4;
  pixelGrid.style.backgroundSize = `${unit}px ${unit}px`;
  for (const each of handles) each.hidden = Boolean(page.detail.fixedSize) || page.canvas.tool !== 'try' || Boolean(server.isGallery);
  layer.layOut(zoom, width, height);
  tell('zoom');
}

function lookNow() {
  const look = { ...shownLook(), states: states() };
  if (page.canvas.pixels) Object.assign(look, { format: 'png', scale: page.canvas.pixels });
  if (page.canvas.motion) Object.assign(look, { motion: page.canvas.motion, states: page.look.states });
  return look;
}

function show({ moves = true } = {}) {
  if (!isLive() || page.canvas.view !== 'live') return;
  const look = lookNow();
  const isSameStyle = pictures.dataset.style === page.detail.id;
  pictures.dataset.style = page.detail.id;
  const name = look.states.join('+');
  const isStateChange = isSameStyle && name !== shownStates;
  shownStates = name;
  control.setAttribute('aria-label', `${page.detail.id}, ${stateLabel(look.states)}${page.canvas.tool === 'try' ? '. Press it to try it' : '. Arrow keys go through its layers'}`);
  control.classList.toggle('points', page.canvas.tool === 'layers');
  artboard.classList.toggle('pixelated', Boolean(page.canvas.pixels));
  caption.textContent = [stateLabel(look.states), layer.caption()].filter(Boolean).join(' · ');
  layOut();
  const transition = moves && isStateChange ? page.detail.motions?.find((motion) => motion.kind === 'transition') : null;
  put(server.picture(page.detail.id, lookAs(look)), transition);
  layer.load(page.detail, lookAs(look), !server.isGallery && (page.canvas.tool === 'layers' || page.canvas.guides), () => {
    caption.textContent = [stateLabel(look.states), layer.caption()].filter(Boolean).join(' · ');
  });
}

/// A component is drawn as it comes.
function lookAs(look) {
  return page.detail.kind === 'component' ? { ...look, isComponent: true } : look;
}

/// Resolves when an SVG has been read. `decode` waits for a frame on top of that, which a hand that drags would feel.
function loaded(image) {
  return new Promise((resolve, reject) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', reject, { once: true });
  });
}

/// Shows another picture once it has been loaded; over the transition's time where the state changed. The two are added up
/// light by light (`plus-lighter`), which is exactly what lies between them.
async function put(address, transition, isReady = (image) => image.decode()) {
  latest += 1;
  const turn = latest;
  const next = make('img', { src: address, alt: '', draggable: 'false' });
  try {
    await isReady(next);
  } catch {
    // A picture that can't be drawn leaves the last one.
    if (turn === latest && !next.complete) return;
  }
  if (turn !== latest) return;
  const old = pictures.lastElementChild;
  for (const each of [...pictures.children]) if (each !== old) each.remove();
  pictures.append(next);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!old || !transition || isStill || !(transition.duration > 0)) {
    old?.remove();
    tell('painted');
    return;
  }
  const points = transition.controlPoints ?? timingCurves[transition.curve] ?? timingCurves.easeInOut;
  const timing = { duration: transition.duration * 1000, delay: (transition.delay ?? 0) * 1000, easing: `cubic-bezier(${points.join(',')})`, fill: 'both' };
  next.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  old.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.then(() => old.remove(), () => old.remove());
}

/// The looks that a touch leads to are at hand before it comes.
let preloading = null;

function preload() {
  clearTimeout(preloading);
  preloading = setTimeout(() => {
    if (!isLive()) return;
    for (const joined of page.detail.states ?? []) {
      const look = { ...shownLook(), states: joined.split('+').filter((state) => state !== 'normal') };
      const image = new Image();
      image.src = server.picture(page.detail.id, lookAs(look));
    }
  }, 300);
}

/// Something to drag the size by; with arrow keys, one point, with Shift ten.
function handle(id, x, y, name) {
  const element = make('button', {
    type: 'button', class: `size-handle ${id}`, 'aria-label': `${name}, arrow keys change it`, title: `Drag to change the ${name.toLowerCase()}`,
    on: {
      keydown: (event) => {
        const step = event.shiftKey ? 10 : 1;
        const by = { ArrowRight: [step * x, 0], ArrowLeft: [-step * x, 0], ArrowDown: [0, step * y], ArrowUp: [0, -step * y] }[event.key];
        if (!by) return;
        event.preventDefault();
        resize(page.canvas.size ?? page.detail.size, ...by);
      },
      dblclick: () => { page.canvas.size = null; tell('canvas'); },
      pointerdown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        const start = page.canvas.size ?? page.detail.size;
        const zoom = shownZoom();
        page.canvas.zoom ??= zoom;
        const [fromX, fromY] = [event.clientX, event.clientY];
        // What is centred grows to both sides.
        const move = (each) => resize(start, ((each.clientX - fromX) / zoom) * 2 * x, ((each.clientY - fromY) / zoom) * 2 * y);
        const end = () => {
          element.removeEventListener('pointermove', move);
          element.removeEventListener('pointerup', end);
          element.removeEventListener('pointercancel', end);
          tell('canvas');
        };
        element.addEventListener('pointermove', move);
        element.addEventListener('pointerup', end);
        element.addEventListener('pointercancel', end);
      },
    },
  });
  return element;
}

let resizing = null;

function resize(start, width, height) {
  page.canvas.size = { width: Math.max(1, Math.round(start.width + width)), height: Math.max(1, Math.round(start.height + height)) };
  if (resizing) return;
  resizing = requestAnimationFrame(() => { resizing = null; tell('size'); });
}

return { stage, shownZoom, zoomTo, zoomBy };
})();
modules['looksGrid.js'] = (() => {
// All looks of a style: its states beside each other, a row for each mode.

const { make, button, replace } = modules['elements.js'];
const { page, when, tell } = modules['store.js'];
const { server } = modules['server.js'];
const { shownLook } = modules['selection.js'];
const { conditionLabel, modeLabel, namesIn, stateLabel } = modules['words.js'];

const table = make('table', { class: 'looks' });
const whole = make('div', { class: 'looks-scroll', tabindex: '0', role: 'region', 'aria-label': 'All looks' }, table);
let throttle = null;

function looksGrid() {
  draw();
  requestAnimationFrame(() => scale());
  return whole;
}

when('detail look canvas', () => { if (page.canvas.view === 'looks') draw(); });
when('pictures', () => renew());
// While a hand moves, these follow a little behind the live picture.
when('drawn', () => { throttle ??= setTimeout(() => { throttle = null; renew(); }, 120); });
when('zoom', () => scale());

function axesOf(mode) {
  const modes = {};
  for (const name of namesIn(mode)) {
    const axis = page.outline.axes.find((each) => each.values.includes(name));
    if (axis) modes[axis.name] = name;
  }
  return modes;
}

function draw() {
  const detail = page.detail;
  if (!detail || detail.kind === 'token') return;
  const states = detail.states?.length ? detail.states : ['normal'];
  const modes = detail.modes?.length ? detail.modes : [''];
  replace(table,
    make('caption', { class: 'visually-hidden' }, `Looks of ${detail.id}`),
    make('thead', {}, make('tr', {}, make('td'), states.map((state) => make('th', { scope: 'col' }, stateLabel(namesIn(state)))))),
    make('tbody', {}, modes.map((mode) => make('tr', { data: { ground: namesIn(mode).includes('dark') ? 'dark' : 'light' } },
      make('th', { scope: 'row' }, namesIn(mode).length > 0 ? namesIn(mode).map(modeLabel).join(', ') : 'Light'),
      states.map((state) => make('td', {}, cell(detail, state, mode)))))));
  scale();
}

function lookOf(detail, state, mode) {
  return {
    states: namesIn(state), modes: namesIn(mode), margin: detail.margin, textSize: page.look.textSize, rightToLeft: page.look.rightToLeft,
    size: page.canvas.size, isComponent: detail.kind === 'component',
  };
}

function cell(detail, state, mode) {
  const look = lookOf(detail, state, mode);
  const image = make('img', { src: server.picture(detail.id, look), alt: '', loading: 'lazy', decoding: 'async', data: { state, mode } });
  return button({
    name: `Show ${conditionLabel(state, mode) === 'Always' ? 'Normal' : conditionLabel(state, mode)}`, class: 'look-cell',
    run: () => {
      page.look.states = namesIn(state);
      const own = axesOf(mode);
      page.look.modes = Object.fromEntries(page.outline.axes.map((axis) => [axis.name, own[axis.name] ?? axis.default]));
      page.canvas.view = 'live';
      tell('look');
      tell('canvas');
    },
    'data-state': state,
  }).appendChild(image).parentElement;
}

function renew() {
  if (!whole.isConnected || !page.detail) return;
  for (const image of table.querySelectorAll('img')) image.src = server.picture(page.detail.id, lookOf(page.detail, image.dataset.state, image.dataset.mode));
}

/// The pictures' own size, times the zoom.
function scale() {
  if (!whole.isConnected || !page.detail) return;
  const detail = page.detail;
  const size = page.canvas.size ?? detail.size ?? { width: 100, height: 44 };
  const margin = detail.margin ?? { left: 8, right: 8, top: 8, bottom: 8 };
  const width = size.width + margin.left + margin.right;
  const columns = Math.max(1, detail.states?.length ?? 1);
  const room = (whole.clientWidth - 170) / columns - 18;
  const zoom = page.canvas.zoom ?? Math.max(0.5, Math.min(1.5, room / width));
  table.style.setProperty('--width', `${width * zoom}px`);
  table.style.setProperty('--height', `${(size.height + margin.top + margin.bottom) * zoom}px`);
}

return { looksGrid };
})();
modules['overview.js'] = (() => {
// Many styles at once: a card for each that the navigator lists. Pictures are made as they come into view.

const { make, replace } = modules['elements.js'];
const { page, when, tell } = modules['store.js'];
const { server } = modules['server.js'];
const { select, shownLook } = modules['selection.js'];
const { listedStyles } = modules['navigator.js'];

const cards = make('div', { class: 'cards' });
const whole = make('div', { class: 'overview', tabindex: '0', role: 'region', 'aria-label': 'All styles' }, cards);
let shown = '';
let rest = [];
let lastRow = null;
let lastComponent = null;
const end = make('div', { class: 'cards-end' });

const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    draw(target);
  }
}, { rootMargin: '300px' });

const ending = new IntersectionObserver((entries) => { if (entries.some((each) => each.isIntersecting)) more(); }, { rootMargin: '1200px' });

function overview() {
  shown = '';
  list();
  return whole;
}

when('listed', () => { if (whole.isConnected) list(); });
when('look canvas', () => { if (whole.isConnected) redraw(() => true); });
when('pictures', (styles) => { if (whole.isConnected) redraw((style) => !styles || styles.has?.(style)); });
when('subject', () => {
  for (const card of cards.querySelectorAll('.card')) card.classList.toggle('is-selected', page.subject?.kind === 'style' && card.dataset.style === page.subject.id);
});

function list() {
  const styles = listedStyles();
  const key = styles.map((style) => style.id).join('\n');
  if (key === shown) return;
  shown = key;
  watcher.disconnect();
  rest = styles;
  lastRow = null;
  lastComponent = null;
  replace(cards, styles.length === 0 ? make('p', { class: 'empty' }, 'Nothing matches.') : null);
  more();
}

/// The next cards: so many at a time that a thousand styles are there without a pause, the others when they are come near to.
function more() {
  const next = rest.slice(0, 240);
  rest = rest.slice(240);
  for (const style of next) {
    if (style.component !== lastComponent) {
      lastComponent = style.component;
      lastRow = make('div', { class: 'card-row' });
      const summary = page.index.component.get(style.component)?.summary;
      cards.append(make('section', { class: 'card-group' }, make('h2', {}, style.component), summary ? make('p', {}, summary) : null, lastRow));
    }
    const each = card(style);
    lastRow.append(each);
    watcher.observe(each);
  }
  end.remove();
  if (rest.length === 0) return;
  cards.append(end);
  ending.unobserve(end);
  ending.observe(end);
}

function card(style) {
  return make('button', {
    type: 'button', class: `card${page.subject?.id === style.id ? ' is-selected' : ''}`, data: { style: style.id }, title: style.summary ?? null,
    on: { click: () => open(style.id) },
  }, make('span', { class: 'card-picture' }, make('img', { alt: '', decoding: 'async' })), make('span', { class: 'card-name' }, style.id));
}

function open(id) {
  page.canvas.view = 'live';
  select('style', id);
  tell('canvas');
}

function draw(each) {
  const look = { ...shownLook(), size: null, margin: null };
  const image = each.querySelector('img');
  const address = server.picture(each.dataset.style, look);
  if (image.getAttribute('src') !== address) image.src = address;
  each.dataset.drawn = 'true';
}

function redraw(condition) {
  for (const each of cards.querySelectorAll('.card[data-drawn]')) {
    if (!condition(each.dataset.style)) continue;
    delete each.dataset.drawn;
    watcher.unobserve(each);
    watcher.observe(each);
  }
}

return { overview };
})();
modules['compare.js'] = (() => {
// Two looks side by side, or one over the other: this style, and another one or an earlier version of it.

const { make, button, replace, freshID } = modules['elements.js'];
const { page, when, tell } = modules['store.js'];
const { server } = modules['server.js'];
const { shownLook } = modules['selection.js'];

let other = { version: 'start' };
let shows = 'beside';
const left = make('img', { alt: '', draggable: 'false' });
const right = make('img', { alt: '', draggable: 'false' });
const leftName = make('figcaption');
const rightName = make('figcaption');
const pair = make('div', { class: 'pair' }, make('figure', {}, make('div', { class: 'pair-picture' }, left), leftName), make('figure', {}, make('div', { class: 'pair-picture' }, right), rightName));
const listID = freshID('styles');
const list = make('datalist', { id: listID });
const otherField = make('input', {
  type: 'text', class: 'text-input', list: listID, placeholder: 'Another style', 'aria-label': 'Another style to compare with', autocomplete: 'off', spellcheck: 'false',
  on: { change: () => { if (page.index.style.has(otherField.value)) { other = { style: otherField.value }; draw(); } } },
});
const versions = [['start', 'When it was opened'], ['saved', 'As last saved']].map(([version, label]) => make('button', {
  type: 'button', data: { version }, on: { click: () => { other = { version }; otherField.value = ''; draw(); } },
}, label));
const modes = [['beside', 'Side by side'], ['over', 'One over the other'], ['difference', 'Difference']].map(([id, label]) => make('button', {
  type: 'button', data: { id }, on: { click: () => { shows = id; draw(); } },
}, label));
const part = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'How much of each is shown', on: { input: () => split() } });
const whole = make('div', { class: 'compare' },
  make('div', { class: 'compare-bar' }, make('span', { class: 'segments', role: 'group', 'aria-label': 'Earlier version' }, versions), otherField, list,
    make('span', { class: 'segments', role: 'group', 'aria-label': 'How' }, modes), part), pair);

function comparison() {
  draw();
  requestAnimationFrame(() => scale());
  return whole;
}

when('detail look canvas pictures drawn', () => { if (page.canvas.view === 'compare') draw(); });
when('zoom', () => scale());

function draw() {
  const detail = page.detail;
  if (!detail || detail.kind === 'token') return;
  const look = { ...shownLook(), isComponent: detail.kind === 'component' };
  replace(list, page.outline.styles.filter((style) => style.id !== detail.id).slice(0, 2000).map((style) => make('option', { value: style.id }, style.component)));
  for (const each of versions) {
    each.setAttribute('aria-pressed', String(other.version === each.dataset.version));
    each.hidden = Boolean(server.isGallery);
  }
  for (const each of modes) each.setAttribute('aria-pressed', String(shows === each.dataset.id));
  if (server.isGallery && other.version) other = { style: page.outline.styles.find((style) => style.id !== detail.id && !style.private)?.id };
  left.src = server.picture(detail.id, look);
  leftName.textContent = detail.id;
  if (other.style) {
    right.src = server.picture(other.style, { ...look, margin: null, size: page.canvas.size });
    rightName.textContent = other.style;
  } else {
    right.src = server.picture(detail.id, { ...look, version: other.version });
    rightName.textContent = `${detail.id}, ${other.version === 'start' ? 'when it was opened' : 'as last saved'}`;
  }
  left.alt = leftName.textContent;
  right.alt = rightName.textContent;
  pair.dataset.shows = shows;
  part.hidden = shows !== 'over';
  split();
  scale();
}

function split() {
  pair.style.setProperty('--part', `${part.value}%`);
}

function scale() {
  if (!whole.isConnected) return;
  const room = pair.clientWidth / (shows === 'beside' && innerWidth > 760 ? 2 : 1) - 44;
  for (const image of [left, right]) {
    const apply = () => {
      const zoom = page.canvas.zoom ?? Math.min(2, room / image.naturalWidth);
      image.style.width = `${image.naturalWidth * zoom}px`;
    };
    if (image.complete && image.naturalWidth) apply(); else image.addEventListener('load', apply, { once: true });
  }
}

return { comparison };
})();
modules['tokenView.js'] = (() => {
// A token in the middle: what it looks like in each mode, and pictures of the styles that use it.

const { make, button, replace } = modules['elements.js'];
const { page, when } = modules['store.js'];
const { server } = modules['server.js'];
const { select } = modules['selection.js'];
const { colorOf, contrast, cssText, hexText } = modules['colors.js'];
const { conditionLabel, namesIn, valueText } = modules['words.js'];
const { gradientText } = modules['readOnlyValue.js'];

const samples = make('div', { class: 'token-samples' });
const users = make('div', { class: 'token-users' });
const whole = make('div', { class: 'token-view', tabindex: '0', role: 'region', 'aria-label': 'Token' }, samples, make('h2', {}, 'Where it is seen'), users);
let shownFor = null;

function tokenView() {
  draw();
  return whole;
}

when('detail', () => draw());
when('pictures drawn', () => {
  if (!whole.isConnected) return;
  for (const image of users.querySelectorAll('img')) image.src = server.picture(image.dataset.style, look());
});
when('look', () => { if (whole.isConnected) { shownFor = null; draw(); } });

function look() {
  return { modes: Object.entries(page.look.modes).filter(([axis, mode]) => page.outline.axes.find((each) => each.name === axis)?.default !== mode).map(([, mode]) => mode) };
}

async function draw() {
  const detail = page.detail;
  if (detail?.kind !== 'token') return;
  const row = detail.rows?.[0];
  const values = row ? [{ modes: '', value: row.value, spelling: row.spelling }, ...(row.overrides ?? [])] : [];
  replace(samples, values.map((each) => sample(detail, each)));
  if (shownFor === detail.id) return;
  shownFor = detail.id;
  replace(users);
  try {
    const { uses } = await server.uses('token', detail.id);
    if (page.detail?.id !== detail.id) return;
    const styles = [...new Set(uses.map((use) => use.style).filter(Boolean))];
    replace(users, styles.length === 0 ? make('p', { class: 'soft' }, 'No style uses it directly.') : styles.slice(0, 60).map((style) => {
      const each = button({ name: `Show ${style}`, class: 'user-card', run: () => select('style', style) });
      each.append(make('img', { src: server.picture(style, look()), alt: '', loading: 'lazy', data: { style } }), make('span', {}, style));
      return each;
    }));
  } catch {
    // The samples are there without them.
  }
}

function sample(detail, { modes, value, spelling }) {
  const condition = conditionLabel('', modes);
  const name = condition === 'Always' && page.detail.rows[0].overrides?.length ? 'Otherwise' : condition;
  const color = value?.css ? colorOf(value) : null;
  const isGradient = Array.isArray(value) && value[0]?.location !== undefined;
  const ground = namesIn(modes).includes('dark') ? 'dark' : 'light';
  const face = make('div', { class: 'sample-face', data: { ground } });
  if (color) face.style.background = `linear-gradient(${cssText(color)} 0 0), var(--checks)`;
  else if (isGradient) face.style.background = `${gradientText(value)}, var(--checks)`;
  else if (value?.radius !== undefined) face.append(shadowSample(value));
  else if (detail.type === 'length' && typeof value === 'number') face.append(make('span', { class: 'length-sample', style: { width: `${Math.min(Math.abs(value), 300)}px` } }));
  else face.append(make('span', { class: 'text-sample' }, valueText(value)));
  return make('figure', { class: 'sample' }, face,
    make('figcaption', {}, make('strong', {}, name), make('span', {}, spelling ?? valueText(value)),
      color ? make('span', { class: 'soft' }, `${hexText(color)} · ${contrast(color, { space: 'srgb', rgb: [1, 1, 1], alpha: 1 }).toFixed(1)} on white`) : null));
}

function shadowSample({ color, opacity, offset, radius }) {
  const cast = colorOf(color) ?? { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };
  const shown = cssText({ ...cast, alpha: cast.alpha * opacity });
  return make('span', { class: 'shadow-sample', style: { 'box-shadow': `${offset.width}px ${offset.height}px ${radius * 2}px ${shown}` } });
}

return { tokenView };
})();
modules['canvas.js'] = (() => {
// The middle: what the canvas shows and how, with its two bars.

const { make, button, replace } = modules['elements.js'];
const { page, when, tell, recall, remember } = modules['store.js'];
const { server } = modules['server.js'];
const { capitalized, modeLabel, stateLabel } = modules['words.js'];
const { showMenu, showPopover } = modules['popover.js'];
const { stage, zoomBy, zoomTo, shownZoom } = modules['stage.js'];
const { looksGrid } = modules['looksGrid.js'];
const { overview } = modules['overview.js'];
const { comparison } = modules['compare.js'];
const { tokenView } = modules['tokenView.js'];
const { numberField } = modules['numberField.js'];

const views = [['overview', 'Overview'], ['live', 'Live'], ['looks', 'All looks'], ['compare', 'Compare']];
const lookBar = make('div', { class: 'bar look-bar', role: 'toolbar', 'aria-label': 'Look' });
const viewBar = make('div', { class: 'bar view-bar', role: 'toolbar', 'aria-label': 'View' });
const content = make('div', { class: 'canvas-content' });

function canvas() {
  page.canvas.background = recall('background', 'auto');
  page.canvas.pixelGrid = recall('pixelGrid', false);
  page.canvas.guides = recall('guides', false);
  return make('section', { class: 'canvas', id: 'canvas', 'aria-label': 'Canvas' }, lookBar, content, viewBar);
}

when('detail look canvas outline', () => draw());
when('zoom', () => drawZoom());

let drawn = null;

function draw() {
  const detail = page.detail;
  const isToken = detail?.kind === 'token';
  const isOverview = page.canvas.view === 'overview';
  const view = isOverview ? 'overview' : !detail ? 'none' : isToken ? 'token' : page.canvas.view;
  content.dataset.background = background();
  if (view !== drawn) {
    drawn = view;
    replace(content, { none: () => null, overview, live: stage, looks: looksGrid, compare: comparison, token: tokenView }[view]());
  }
  lookBar.hidden = viewBar.hidden = !detail;
  if (!detail) return;
  keepingFocus(lookBar, () => drawLookBar(detail, isToken));
  keepingFocus(viewBar, () => drawViewBar(detail, isToken));
}

/// The bars are made again; who had the focus has it again.
function keepingFocus(bar, work) {
  const key = bar.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  work();
  if (key) [...bar.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus === key)?.focus();
}

/// The ground that pictures stand on: as the look has it, or as chosen.
function background() {
  const chosen = page.canvas.background;
  if (chosen !== 'auto') return chosen;
  return page.look.modes.appearance === 'dark' ? 'dark' : 'light';
}

function drawLookBar(detail, isToken) {
  const axes = page.outline.axes;
  replace(lookBar,
    make('span', { class: 'segments', role: 'group', 'aria-label': 'View' }, views.filter(([id]) => !isToken || ['overview', 'live'].includes(id)).map(([id, label]) => [id, isToken && id === 'live' ? 'Token' : label]).map(([id, label]) => make('button', {
      type: 'button', 'aria-pressed': String(page.canvas.view === id), data: { focus: `view.${id}` }, on: { click: () => setView(id) },
    }, label))),
    make('span', { class: 'bar-space' }),
    isToken || page.canvas.view === 'looks' ? null : statePicker(detail),
    axes.filter((axis) => axis.name === 'appearance').map((axis) => axisPicker(axis)),
    readerPicker(isToken));
}

function axisPicker(axis) {
  const current = page.look.modes[axis.name] ?? axis.default;
  const name = axis.label ?? capitalized(axis.name);
  const set = (mode) => { page.look.modes = { ...page.look.modes, [axis.name]: mode }; tell('look'); };
  if (axis.values.length === 2 && axis.name === 'appearance') {
    return make('span', { class: 'segments', role: 'group', 'aria-label': name }, axis.values.map((mode) => make('button', {
      type: 'button', 'aria-pressed': String(mode === current), data: { focus: `mode.${mode}` }, on: { click: () => set(mode) },
    }, modeLabel(mode))));
  }
  const select = make('select', { 'aria-label': name, data: { focus: `axis.${axis.name}` }, on: { change: () => set(select.value) } },
    axis.values.map((mode) => make('option', { value: mode, selected: mode === current }, modeLabel(mode))));
  return select;
}

/// The states that hold whatever the pointer does.
function statePicker(detail) {
  const states = (detail.possibleStates ?? ['normal']).filter((state) => state !== 'normal');
  if (states.length === 0) return null;
  const opener = button({
    text: page.look.states.length > 0 ? stateLabel(page.look.states) : 'Normal', icon: 'down', class: 'dropdown', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    title: 'State', 'data-focus': 'states', 'aria-label': `State: ${stateLabel(page.look.states)}`,
    run: () => {
      const boxes = states.map((state) => {
        const box = make('input', {
          type: 'checkbox', checked: page.look.states.includes(state),
          on: { change: () => { page.look.states = states.filter((each) => (each === state ? box.checked : page.look.states.includes(each))); tell('look'); } },
        });
        return make('label', { class: 'check' }, box, stateLabel([state]));
      });
      showPopover(lookBar.querySelector('[data-focus=states]'), make('div', { class: 'form' }, make('fieldset', {}, make('legend', {}, 'State'), boxes)), { name: 'State' });
    },
  });
  return opener;
}

/// What readers choose: contrast, text size, the direction of their language; and the project's own modes.
function readerPicker(isToken) {
  const axes = page.outline.axes.filter((axis) => axis.name !== 'appearance' && axis.name !== 'text-size');
  const chosen = axes.map((axis) => page.look.modes[axis.name]).filter((mode, index) => mode && mode !== axes[index].default).map(modeLabel);
  if (page.look.textSize) chosen.push(modeLabel(page.look.textSize));
  if (page.look.rightToLeft) chosen.push('Right to left');
  const opener = button({
    text: chosen.length > 0 ? chosen.join(', ') : 'Reader', icon: 'down', class: `dropdown${chosen.length > 0 ? ' is-chosen' : ''}`, title: 'Contrast, text size, direction', 'aria-haspopup': 'dialog',
    'aria-expanded': 'false', 'data-focus': 'reader', 'aria-label': `Reader: ${chosen.join(', ') || 'as usual'}`,
    run: () => showPopover(lookBar.querySelector('[data-focus=reader]'), readerForm(axes, isToken), { name: 'Reader' }),
  });
  return opener;
}

function readerForm(axes, isToken) {
  const sizes = page.outline.textSizes;
  const size = make('select', { on: { change: () => { page.look.textSize = size.value || null; tell('look'); } } },
    sizes.map((each) => make('option', { value: each === 'large' ? '' : each, selected: (page.look.textSize ?? 'large') === each }, each === 'large' ? 'Large (usual)' : modeLabel(each))));
  const direction = make('input', { type: 'checkbox', checked: page.look.rightToLeft, on: { change: () => { page.look.rightToLeft = direction.checked; tell('look'); } } });
  return make('div', { class: 'form' },
    axes.map((axis) => make('label', { class: 'field' }, make('span', {}, axis.label ?? capitalized(axis.name)), axisPicker(axis))),
    isToken || sizes.length === 0 || server.isGallery ? null : make('label', { class: 'field' }, make('span', {}, 'Text size'), size),
    isToken || server.isGallery ? null : make('label', { class: 'check' }, direction, 'Right to left'));
}

function setView(view) {
  if (page.detail?.kind === 'token' && !['overview', 'live'].includes(view)) return;
  page.canvas.view = view;
  tell('canvas');
}

function toggle(key, name, symbol, isKept) {
  return button({
    name, icon: symbol, class: 'quiet toggle', 'aria-pressed': String(page.canvas[key]), 'data-focus': key,
    run: () => { page.canvas[key] = !page.canvas[key]; if (isKept) remember(key, page.canvas[key]); tell('canvas'); },
  });
}

function setTool(tool) {
  page.canvas.tool = tool;
  tell('canvas');
}

const backgrounds = [['auto', 'As the look'], ['light', 'Light'], ['dark', 'Dark'], ['checks', 'Checks'], ['white', 'White'], ['grey', 'Grey'], ['black', 'Black']];

function drawViewBar(detail, isToken) {
  if (isToken) {
    replace(viewBar);
    viewBar.hidden = true;
    return;
  }
  const isLive = page.canvas.view === 'live';
  const ground = button({
    text: 'View', icon: 'down', class: 'dropdown', title: 'Background and pixels', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'data-focus': 'background',
    run: () => showPopover(viewBar.querySelector('[data-focus=background]'), viewForm(isLive), { name: 'View' }),
  });
  const motions = detail.motions?.filter((motion) => motion.kind === 'animation') ?? [];
  const motion = motions.length === 0 || !isLive ? null : button({
    text: page.canvas.motion ?? 'Motion', icon: 'play', class: 'dropdown', title: 'Animations', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': 'motion',
    run: () => showMenu(motion, [{ name: 'Stand still', checked: !page.canvas.motion, run: () => { page.canvas.motion = null; tell('canvas'); } },
      ...motions.map((each) => ({ name: `${each.name}, ${each.duration} s`, checked: page.canvas.motion === each.name, run: () => { page.canvas.motion = each.name; tell('canvas'); } }))], 'Animations'),
  });
  const size = page.canvas.size ?? detail.size;
  replace(viewBar,
    isLive ? [
      make('span', { class: 'segments icons', role: 'group', 'aria-label': 'Tool' },
        toolButton('try', 'Try it: press, hover, focus', 'pointer'), server.isGallery ? null : toolButton('layers', 'Point at layers', 'layers')),
      server.isGallery ? null : toggle('guides', 'Guides and measures', 'ruler', true), toggle('pixelGrid', 'Pixel grid', 'grid', true), motion,
    ] : null,
    make('span', { class: 'bar-space' }),
    isLive && size && !detail.fixedSize && !server.isGallery ? make('span', { class: 'size-fields', role: 'group', 'aria-label': 'Size in points' },
      sizeField('width', 'W', size), make('span', { class: 'soft', 'aria-hidden': 'true' }, '×'), sizeField('height', 'H', size),
      page.canvas.size ? button({ name: 'Its own size', icon: 'reset', class: 'quiet', 'data-focus': 'ownSize', run: () => { page.canvas.size = null; tell('canvas'); } }) : null) : null,
    ground,
    page.canvas.view === 'overview' ? null : zoomControl);
  drawZoom();
}

function toolButton(tool, name, symbol) {
  return button({ name, icon: symbol, 'aria-pressed': String(page.canvas.tool === tool), 'data-focus': `tool.${tool}`, run: () => setTool(tool) });
}

function viewForm(isLive) {
  const ground = make('select', { on: { change: () => { page.canvas.background = ground.value; remember('background', ground.value); tell('canvas'); } } },
    backgrounds.map(([id, label]) => make('option', { value: id, selected: page.canvas.background === id }, label)));
  const pixels = make('select', { on: { change: () => { page.canvas.pixels = pixels.value || null; tell('canvas'); } } },
    [['', 'Smooth at every zoom'], ['1', 'Pixels, 1 a point'], ['2', 'Pixels, 2 a point'], ['3', 'Pixels, 3 a point']].map(([value, label]) => make('option', { value, selected: (page.canvas.pixels ?? '') === value }, label)));
  return make('div', { class: 'form' }, make('label', { class: 'field' }, make('span', {}, 'Background'), ground),
    isLive && !server.isGallery ? make('label', { class: 'field' }, make('span', {}, 'Picture'), pixels) : null);
}

function sizeField(part, prefix, size) {
  return numberField({
    name: part === 'width' ? 'Width' : 'Height', prefix, value: size[part], min: 1, max: 4000, step: 1, integer: true, focusKey: `size.${part}`,
    change: () => {
      const set = (number) => { page.canvas.size = { ...(page.canvas.size ?? page.detail.size), [part]: number ?? page.detail.size[part] }; tell('size'); };
      return { show: set, commit: (number) => { set(number); tell('canvas'); }, cancel: () => tell('canvas') };
    },
  }).element;
}

const zoomText = make('button', { type: 'button', class: 'zoom-text', title: 'Fit', data: { focus: 'zoom' }, on: { click: () => zoomTo(null) } });
const zoomControl = make('span', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
  button({ name: 'Zoom out', icon: 'minus', class: 'quiet', 'data-focus': 'zoomOut', run: () => zoomBy(1 / 1.25) }), zoomText,
  button({ name: 'Zoom in', icon: 'plus', class: 'quiet', 'data-focus': 'zoomIn', run: () => zoomBy(1.25) }));

function drawZoom() {
  const percent = Math.round(shownZoom() * 100);
  const fits = !page.canvas.zoom && page.canvas.view !== 'live';
  zoomText.textContent = fits ? 'Fit' : `${percent}%`;
  zoomText.setAttribute('aria-label', fits ? 'Fits' : `${percent} percent. Fit`);
}

return { canvas, setView, setTool };
})();
modules['theme.js'] = (() => {
// Whether the page itself is light or dark.

const { recall, remember } = modules['store.js'];

function setTheme(theme) {
  remember('theme', theme);
  applyTheme();
}

function applyTheme() {
  const theme = recall('theme', 'auto');
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function nextTheme() {
  const order = ['auto', 'light', 'dark'];
  const next = order[(order.indexOf(recall('theme', 'auto')) + 1) % order.length];
  setTheme(next);
  return next;
}

return { setTheme, applyTheme, nextTheme };
})();
modules['commands.js'] = (() => {
// Everything that the keyboard can do, and a list of it.

const { make, button, replace, freshID } = modules['elements.js'];
const { page, tell, recall, remember } = modules['store.js'];
const { redo, undo } = modules['edits.js'];
const { focusSearch, showTab } = modules['navigator.js'];
const { focusFilter } = modules['attributes.js'];
const { setTool, setView } = modules['canvas.js'];
const { zoomBy, zoomTo } = modules['stage.js'];
const { newStyle, newToken, remove, rename } = modules['itemMenu.js'];
const { hasPopover, showDialog } = modules['popover.js'];
const { select } = modules['selection.js'];
const { setTheme } = modules['theme.js'];

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl+';

/// `key`: a single key, which works where no text is being written and may be turned off. `chord`: with Control or Command.
const commands = [
  { name: 'Undo', chord: 'z', editing: true, run: undo },
  { name: 'Redo', chord: 'Z', editing: true, run: redo },
  { name: 'Go to a style, a token or a command', chord: 'k', run: () => openPalette() },
  { name: 'Search', key: '/', run: focusSearch },
  { name: 'Filter attributes', key: 'f', run: focusFilter },
  { name: 'Styles', key: 's', run: () => showTab('styles') },
  { name: 'Tokens', key: 't', run: () => showTab('tokens') },
  { name: 'Problems', key: 'p', run: () => showTab('problems') },
  { name: 'Overview of all styles', key: 'o', run: () => setView('overview') },
  { name: 'Live view', key: '1', run: () => setView('live') },
  { name: 'All looks', key: '2', run: () => setView('looks') },
  { name: 'Compare', key: '3', run: () => setView('compare') },
  { name: 'Try the control', key: 'v', run: () => setTool('try') },
  { name: 'Point at layers', key: 'l', run: () => setTool('layers') },
  { name: 'Light or dark look', key: 'd', run: toggleDark },
  { name: 'Right to left', key: 'r', run: () => { page.look.rightToLeft = !page.look.rightToLeft; tell('look'); } },
  { name: 'Pixel grid', key: 'x', run: () => toggleView('pixelGrid') },
  { name: 'Guides and measures', key: 'g', run: () => toggleView('guides') },
  { name: 'Zoom in', key: '+', run: () => zoomBy(1.25) },
  { name: 'Zoom out', key: '-', run: () => zoomBy(1 / 1.25) },
  { name: 'Fit', key: '0', run: () => zoomTo(null) },
  { name: 'New style…', key: 'n', editing: true, run: () => newStyle() },
  { name: 'New token…', editing: true, run: newToken },
  { name: 'Rename…', key: 'F2', editing: true, run: () => { if (page.subject && page.subject.kind !== 'component') rename(page.subject.kind, page.subject.id); } },
  { name: 'Delete…', editing: true, run: () => { if (page.subject && page.subject.kind !== 'component') remove(page.subject.kind, page.subject.id); } },
  { name: 'Page as the system: light or dark', run: () => setTheme('auto') },
  { name: 'Light page', run: () => setTheme('light') },
  { name: 'Dark page', run: () => setTheme('dark') },
  { name: 'Keyboard', key: '?', run: () => showKeys() },
];

function toggleDark() {
  page.look.modes = { ...page.look.modes, appearance: page.look.modes.appearance === 'dark' ? 'light' : 'dark' };
  tell('look');
}

function toggleView(key) {
  page.canvas[key] = !page.canvas[key];
  remember(key, page.canvas[key]);
  tell('canvas');
}

function isWriting(element) {
  return element?.matches?.('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [role=slider], [role=tree]');
}

function isAllowed(command) {
  return !command.editing || !page.outline?.readOnly;
}

function listenForKeys() {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey) return;
      const isRedo = event.key.toLowerCase() === 'z' && event.shiftKey || (event.key === 'y' && !isMac);
      const command = isRedo ? commands[1] : commands.find((each) => each.chord === event.key && !event.shiftKey);
      if (!command || !isAllowed(command)) return;
      // What is being typed is undone by the browser, until it has been written.
      const field = document.activeElement;
      if (event.key.toLowerCase() === 'z' && isWriting(field) && field.matches('input, textarea') && field.value !== field.defaultValue && !field.dataset.focus) return;
      event.preventDefault();
      command.run();
      return;
    }
    if (event.altKey || isWriting(document.activeElement) || hasPopover() || !recall('singleKeys', true)) return;
    const command = commands.find((each) => each.key === event.key || (each.key === '+' && event.key === '='));
    if (!command || !isAllowed(command)) return;
    event.preventDefault();
    command.run();
  });
}

function keyText(command) {
  if (command.chord) return command.chord === 'Z' ? `${mod}${isMac ? '⇧' : 'Shift+'}Z` : `${mod}${command.chord.toUpperCase()}`;
  return command.key ? command.key.toUpperCase() : '';
}

function showKeys() {
  const single = make('input', { type: 'checkbox', checked: recall('singleKeys', true), on: { change: () => remember('singleKeys', single.checked) } });
  const fields = [['↑ ↓', 'One step'], ['Shift', 'Ten steps'], ['Alt', 'A tenth of a step'], ['Drag a name', 'Change its number'], ['12 * 2', 'Numbers compute; “+4” adds'], ['Esc', 'Put back'],
    ['Delete', 'Remove the stop of a gradient'], ['[ ]', 'The stop before, the next']];
  showDialog({
    title: 'Keyboard',
    content: [make('div', { class: 'keys' },
      make('dl', {}, commands.filter((each) => isAllowed(each) && keyText(each)).map((each) => make('div', {}, make('dt', {}, make('kbd', {}, keyText(each))), make('dd', {}, each.name.replace('…', ''))))),
      make('dl', {}, fields.map(([key, what]) => make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, what))))),
    make('label', { class: 'check' }, single, 'Single keys work where no text is written')],
    actions: [{ name: 'Close', kind: 'main' }], class: 'wide-dialog',
  });
}

/// Goes to anything by typing a part of its name.
function openPalette() {
  const listID = freshID('found');
  let found = [];
  let active = 0;
  const input = make('input', {
    type: 'text', class: 'palette-input', placeholder: 'A style, a token or a command', 'aria-label': 'A style, a token or a command', role: 'combobox', 'aria-expanded': 'true',
    'aria-controls': listID, 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true, on: { input: () => { active = 0; draw(); }, keydown: press },
  });
  const list = make('ul', { id: listID, role: 'listbox', class: 'palette-list', 'aria-label': 'Found' });
  const { dialog } = showDialog({ title: 'Go to', content: [input, list], actions: [{ name: 'Close' }], class: 'palette-dialog' });
  const all = [
    ...page.outline.styles.map((style) => ({ name: style.id, note: style.component, run: () => select('style', style.id) })),
    ...page.outline.tokens.map((token) => ({ name: token.id, note: token.css ?? token.text, run: () => select('token', token.id) })),
    ...page.outline.components.map((each) => ({ name: each.id, note: 'Component', run: () => select('component', each.id) })),
    ...commands.filter(isAllowed).map((command) => ({ name: command.name, note: keyText(command), run: command.run })),
  ];

  function draw() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = [];
    for (const each of all) {
      const name = `${each.name} ${each.note ?? ''}`.toLowerCase();
      if (words.every((word) => name.includes(word))) found.push(each);
    }
    const first = words[0] ?? '';
    found.sort((a, b) => Number(!a.name.toLowerCase().startsWith(first)) - Number(!b.name.toLowerCase().startsWith(first)));
    found = found.slice(0, 50);
    replace(list, found.length === 0 ? make('li', { class: 'empty' }, 'Nothing matches.') : found.map((each, index) => make('li', {
      id: `${listID}-${index}`, role: 'option', 'aria-selected': String(index === active), on: { click: () => go(each) },
    }, make('span', {}, each.name), make('span', { class: 'soft' }, each.note))));
    mark();
  }

  function mark() {
    list.querySelectorAll('[role=option]').forEach((each, index) => each.setAttribute('aria-selected', String(index === active)));
    if (found.length > 0) input.setAttribute('aria-activedescendant', `${listID}-${active}`); else input.removeAttribute('aria-activedescendant');
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      active = (active + step + found.length) % found.length;
      mark();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (found[active]) go(found[active]);
    }
  }

  function go(each) {
    dialog.close();
    each.run();
  }

  draw();
}

return { commands, listenForKeys, showKeys, openPalette };
})();
modules['starters.js'] = (() => {
// The first visit to an empty folder: a choice of what to begin with.

const { make } = modules['elements.js'];
const { page } = modules['store.js'];
const { server } = modules['server.js'];
const { attempt } = modules['edits.js'];
const { loadOutline } = modules['refresh.js'];
const { selectFirst } = modules['selection.js'];

function starters() {
  return make('section', { class: 'starters', 'aria-labelledby': 'starters-title' },
    make('h1', { id: 'starters-title' }, 'There are no styles here yet'),
    make('p', { class: 'soft' }, `Choose what to begin with. It becomes a file in ${page.outline.folder ?? 'this folder'}, and is yours to change.`),
    make('ul', {}, page.outline.starters.map((starter) => make('li', {}, make('button', {
      type: 'button', class: 'starter', disabled: page.outline.readOnly, on: { click: () => begin(starter.id) },
    }, make('strong', {}, starter.name), make('span', { class: 'soft' }, starter.summary))))));
}

async function begin(id) {
  if (!await attempt(() => server.create({ kind: 'starter', id }), 'Created')) return;
  await loadOutline();
  selectFirst();
}

return { starters };
})();
modules['frame.js'] = (() => {
// The page's frame: the bar at the top, three panels beside each other with borders to drag, and on a narrow page one of them.

const { make, button, replace } = modules['elements.js'];
const { page, when, recall, remember } = modules['store.js'];
const { server } = modules['server.js'];
const { redo, undo } = modules['edits.js'];
const { navigator: navigatorPanel } = modules['navigator.js'];
const { canvas } = modules['canvas.js'];
const { attributes } = modules['attributes.js'];
const { announce, announcer } = modules['announce.js'];
const { openPalette, showKeys } = modules['commands.js'];
const { starters } = modules['starters.js'];
const { nextTheme } = modules['theme.js'];
const { copy } = modules['readOnlyValue.js'];

const undoButton = button({ name: 'Undo', icon: 'undo', class: 'quiet', run: undo, 'aria-keyshortcuts': 'Control+Z' });
const redoButton = button({ name: 'Redo', icon: 'redo', class: 'quiet', run: redo, 'aria-keyshortcuts': 'Control+Shift+Z' });
const folder = make('span', { class: 'folder' });
const written = make('p', { class: 'written', 'aria-live': 'polite' });
const connection = make('p', { class: 'connection', role: 'status' });
const workspace = make('main', { class: 'workspace' });
const panelTabs = [['navigator', 'List'], ['canvas', 'Canvas'], ['attributes', 'Attributes']].map(([id, name]) => make('button', {
  type: 'button', 'aria-pressed': 'false', data: { panel: id }, on: { click: () => showPanel(id) },
}, name));

function buildFrame() {
  const theme = button({ name: 'Light or dark page', icon: 'theme', class: 'quiet', run: () => announce(`Page: ${{ auto: 'as the system', light: 'light', dark: 'dark' }[nextTheme()]}`) });
  const panels = [navigatorPanel(), canvas(), attributes()];
  replace(document.body,
    make('a', { class: 'skip', href: '#attributes', on: { click: (event) => { event.preventDefault(); showPanel('attributes'); document.querySelector('.attributes-body').focus(); } } }, 'To the attributes'),
    make('header', { class: 'topbar' },
      make('span', { class: 'brand' }, make('strong', {}, server.isGallery ? 'Styles' : 'Inspector'), folder, make('span', { class: 'read-only-note' }, server.isGallery ? '' : 'Read only')), written, connection,
      make('span', { class: 'topbar-tools' }, make('span', { class: 'only-editing' }, undoButton, redoButton),
        button({ name: 'Go to… (Ctrl+K)', icon: 'search', class: 'quiet', run: openPalette, 'aria-keyshortcuts': 'Control+K' }),
        button({ name: 'Keyboard', icon: 'keyboard', class: 'quiet', run: showKeys }), theme)),
    make('div', { class: 'panel-tabs', role: 'group', 'aria-label': 'Panel' }, panelTabs),
    workspace, announcer());
  const show = () => {
    document.documentElement.classList.toggle('read-only', Boolean(page.outline?.readOnly));
    const isEmpty = page.outline && page.outline.styles.length === 0 && page.outline.files.length === 0 && page.outline.starters?.length > 0;
    if (isEmpty) {
      replace(workspace, starters());
    } else if (workspace.firstElementChild !== panels[0]) {
      replace(workspace, panels[0], separator('navigator', 'Width of the navigator', 1), panels[1], separator('attributes', 'Width of the attributes', -1), panels[2]);
    }
    workspace.classList.toggle('is-empty', Boolean(isEmpty));
    folder.textContent = page.outline?.folder ?? '';
  };
  when('outline', show);
  show();
  showPanel('canvas');
}

when('history', () => {
  for (const [element, name, label] of [[undoButton, 'Undo', page.undo], [redoButton, 'Redo', page.redo]]) {
    // A button that has the focus stays reachable when there is nothing left to do.
    element.setAttribute('aria-disabled', String(!label));
    element.setAttribute('aria-label', label ? `${name}: ${label}` : name);
    element.title = label ? `${name}: ${label}` : `Nothing to ${name.toLowerCase()}`;
  }
});

let writtenTimer = null;

/// Where the last change went, to see and to copy.
when('written', ({ file, line, after }) => {
  replace(written, button({ text: `${file}:${line}`, class: 'link code', title: 'Copy file and line', run: () => copy(`${file}:${line}`) }), make('code', {}, (after ?? '').trim()));
  written.classList.add('is-new');
  clearTimeout(writtenTimer);
  writtenTimer = setTimeout(() => written.classList.remove('is-new'), 1500);
});

when('connection', () => {
  connection.textContent = page.isConnected ? '' : 'The connection is lost. Trying again…';
});

function showPanel(id) {
  document.documentElement.dataset.panel = id;
  for (const each of panelTabs) each.setAttribute('aria-pressed', String(each.dataset.panel === id));
}

let lastSubject = null;

// On a narrow page, choosing something shows it.
when('subject', () => {
  if (lastSubject && page.subject && lastSubject !== page.subject.id && innerWidth < 760) showPanel('canvas');
  lastSubject = page.subject?.id ?? null;
});

const widths = { navigator: [180, 480, 264], attributes: [260, 640, 348] };

/// A border between panels, to drag or to move with the arrow keys.
function separator(panel, name, direction) {
  const [least, most, usual] = widths[panel];
  const property = `--${panel}-width`;
  const element = make('div', { class: 'separator', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical', 'aria-label': name, 'aria-valuemin': least, 'aria-valuemax': most });
  let width = recall(property, null);
  if (width) set(width);
  else element.setAttribute('aria-valuenow', usual);

  function set(next) {
    width = Math.max(least, Math.min(most, Math.round(next)));
    document.documentElement.style.setProperty(property, `${width}px`);
    element.setAttribute('aria-valuenow', width);
  }

  element.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const start = (direction > 0 ? element.previousElementSibling : element.nextElementSibling).offsetWidth;
    const move = (each) => set(start + (each.clientX - event.clientX) * direction);
    const end = () => { element.removeEventListener('pointermove', move); remember(property, width); };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end, { once: true });
    element.addEventListener('pointercancel', end, { once: true });
  });
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 16, ArrowLeft: -16 }[event.key];
    if (!by) return;
    event.preventDefault();
    set((width ?? usual) + by * direction);
    remember(property, width);
  });
  element.addEventListener('dblclick', () => { set(usual); remember(property, width); });
  return element;
}

return { buildFrame, showPanel };
})();
modules['tokenDetail.js'] = (() => {
// A token as something with one attribute, its value, made of what a gallery’s outline says of it.

const kinds = { color: 'color', number: 'number', length: 'number', string: 'text', bool: 'switch' };

function tokenDetail(token) {
  const kind = kinds[token.type] ?? 'formula';
  const value = (each) => {
    if (each.css) return { css: each.css, hex: each.css, spelling: each.text };
    if (kind === 'number') return Number.isNaN(Number(each.text)) ? null : Number(each.text);
    if (kind === 'switch') return each.text === 'true';
    return each.text;
  };
  const reference = (text) => (/^\$[\w.-]+$/.test(text ?? '') ? text.slice(1) : null);
  const row = {
    key: 'value', label: 'Value', section: 'token', type: token.type, optional: false, editable: false, isSet: true,
    control: { kind, step: token.type === 'length' ? 1 : 0.05, unit: token.type === 'length' ? 'pt' : '' },
    value: value(token), text: token.text, spelling: token.text, reference: reference(token.text),
    origins: [{ kind: 'token', name: token.id, file: token.file, line: token.line }],
    overrides: (token.modes ?? []).map((each) => ({
      states: '', modes: each.modes, value: value(each), text: each.text, spelling: each.text, reference: reference(each.text), isSet: true, author: 'token', origins: [],
    })),
  };
  return { ...token, sections: [{ id: 'token', title: 'Value' }], rows: [row], findings: [] };
}

return { tokenDetail };
})();
modules['gallery.js'] = (() => {
// The page without a server: a gallery that lies on a disk. What the server would say stands in the page itself, in scripts that
// nothing runs; those of a style are read when it is first shown.

const { page, firstSubject, holdOutline } = modules['store.js'];
const { tokenDetail } = modules['tokenDetail.js'];

const outlineElement = document.getElementById('gallery-outline');

function isGallery() {
  return outlineElement !== null;
}

const read = new Map();
const addresses = new Map();

/// What is stored of a style: `detail`, `looks` and `motions`.
function stored(id) {
  if (!read.has(id)) {
    const element = elementOf(id);
    if (!element) return null;
    const { detail, pictures } = JSON.parse(element.textContent);
    read.set(id, { detail, ...pictures });
  }
  return read.get(id);
}

let places = null;

/// The script that holds a style.
function elementOf(id) {
  places ??= new Map(page.outline.drawn.map((name, index) => [typeof name === 'string' ? name : plainName(name.component), index]));
  return document.getElementById(`gallery-style-${places.get(id)}`);
}

/// What a component without styles is called, as it comes.
function plainName(component) {
  return `${component}, as it comes`;
}

/// The outline with what is drawn: private styles have no pictures, and components without styles are shown as they come.
function drawnOutline() {
  const outline = JSON.parse(outlineElement.textContent);
  const names = new Set(outline.drawn.filter((name) => typeof name === 'string'));
  outline.styles = outline.styles.filter((style) => names.has(style.id));
  for (const { component } of outline.drawn.filter((name) => typeof name !== 'string')) {
    const own = outline.components.find((each) => each.id === component);
    outline.styles.push({ id: plainName(component), component, file: own?.file, line: own?.line, summary: own?.summary, colors: [] });
  }
  return outline;
}

/// The drawn look that a look is seen as: of those whose states all hold, the one with the most, and of the modes in the same way.
function drawnLook(looks, states, modes) {
  let best = null;
  for (const key of Object.keys(looks)) {
    const [state, mode] = key.split('|');
    const ownStates = state.split('+').filter((name) => name && name !== 'normal');
    const ownModes = mode.split('+').filter(Boolean);
    if (!ownStates.every((name) => states.includes(name)) || !ownModes.every((name) => modes.includes(name))) continue;
    // A disabled control shows no other state; else later ones in the list press more.
    const weight = ownStates.length * 1000 + (ownStates.includes('disabled') ? 500 : ownStates.includes('highlighted') ? 400 : 0) + ownModes.length;
    if (!best || weight > best.weight) best = { key, weight };
  }
  return best?.key ?? Object.keys(looks)[0];
}

function address(id, key, svg) {
  const name = `${id}\n${key}`;
  if (!addresses.has(name)) addresses.set(name, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  return addresses.get(name);
}

const nothing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E';

/// Of a file: its address, with the line, where the script beside the page says where the sources are.
function fileAddress(item) {
  const root = document.documentElement.dataset.gallerySources;
  return root && item?.file ? `${root}${encodeURI(item.file)}#L${item.line}` : null;
}

const galleryServer = {
  isGallery: true,
  async start() {
    const outline = drawnOutline();
    holdOutline(outline);
    const subject = firstSubject(outline);
    return { outline, problems: { findings: [] }, subject, detail: subject && await galleryServer.detail(subject.kind, subject.id) };
  },
  outline: async () => drawnOutline(),
  async detail(kind, id) {
    if (kind === 'token') return { ...tokenDetail(page.index.token.get(id)), fileAddress: fileAddress(page.index.token.get(id)) };
    if (kind === 'component') {
      const component = page.index.component.get(id);
      return { ...component, component: id, rows: [], findings: [], fileAddress: fileAddress(component), isNameOnly: true };
    }
    const { detail } = stored(id);
    return { ...detail, id, fileAddress: fileAddress(detail) };
  },
  async uses(kind, id) {
    const wanted = JSON.stringify(id);
    const uses = [];
    page.outline.styles.forEach((style) => {
      if (!elementOf(style.id)?.textContent.includes(wanted)) return;
      for (const row of stored(style.id).detail.rows) {
        const origins = [row.origins ?? [], ...(row.overrides ?? []).map((each) => each.origins ?? [])].flat();
        const origin = origins.find((each) => each.kind === 'token' && each.name === id);
        if (origin && !row.follows?.length) uses.push({ style: style.id, key: row.key, file: style.file, line: origins[0].line ?? style.line });
      }
    });
    return { uses };
  },
  problems: async () => ({ findings: [] }),
  picture(id, look) {
    const style = stored(id);
    if (!style) return nothing;
    const states = look.states ?? [];
    const modes = look.modes ?? [];
    if (look.motion && Object.keys(style.motions).length > 0) {
      const own = Object.fromEntries(Object.entries(style.motions).filter(([key]) => key.startsWith(`${look.motion}|`)).map(([key, svg]) => [key.slice(look.motion.length + 1), svg]));
      if (Object.keys(own).length > 0) {
        const key = drawnLook(own, states, modes);
        return address(id, `${look.motion}|${key}`, own[key]);
      }
    }
    const key = drawnLook(style.looks, states, modes);
    return key === undefined ? nothing : address(id, key, style.looks[key]);
  },
  geometry: async () => { throw new Error('A gallery has no measures.'); },
  /// The script beside the page says which version lies there: a page from a disk can't be told, so it looks now and then.
  listen() {
    const own = document.querySelector('meta[name=version]')?.content;
    const look = () => {
      const script = document.createElement('script');
      script.src = `${page.outline.script}?${Date.now()}`;
      script.onload = () => {
        script.remove();
        const version = document.documentElement.dataset.galleryVersion;
        if (!version || version === own || tried === version) return;
        // Once for each version: the page itself may be written a moment later.
        sessionStorage.setItem('tried', version);
        tried = version;
        location.reload();
      };
      script.onerror = () => script.remove();
      document.head.append(script);
    };
    let tried = sessionStorage.getItem('tried');
    look();
    setInterval(() => { if (!document.hidden) look(); }, 1000);
  },
};

return { isGallery, galleryServer };
})();
modules['main.js'] = (() => {
// Where the page begins.

const { make, replace } = modules['elements.js'];
const { page, tell } = modules['store.js'];
const { answerFrom, server, Refusal } = modules['server.js'];
const { buildFrame } = modules['frame.js'];
const { listenForKeys } = modules['commands.js'];
const { takeStart } = modules['selection.js'];
const { refreshSoon } = modules['refresh.js'];
const { dragging } = modules['edits.js'];
const { announce } = modules['announce.js'];
const { applyTheme } = modules['theme.js'];
const { galleryServer, isGallery } = modules['gallery.js'];

async function begin() {
  applyTheme();
  if (isGallery()) {
    answerFrom(galleryServer);
    page.canvas.view = 'overview';
  }
  try {
    const start = server.start();
    // The frame needs no answer; it is built while that is on its way.
    buildFrame();
    takeStart(await start);
  } catch (problem) {
    showStopped(problem);
    return;
  }
  listenForKeys();
  document.documentElement.dataset.ready = 'true';
  // What has changed meanwhile is told with the first event. Nothing of it is needed for the first picture.
  requestAnimationFrame(() => setTimeout(listen));
}

function listen() {
  server.listen(hear, (isConnected) => {
    // Before the first connection there is none to lose.
    if (isConnected) page.wasConnected = true;
    page.isConnected = isConnected || !page.wasConnected;
    tell('connection');
  });
}

/// What the server tells of changes, whoever made them.
function hear(name, data) {
  if (name === 'hello') {
    if (data.revision !== page.outline.revision) refreshSoon({ styles: null, declarations: true });
    return;
  }
  if ('undo' in data) page.undo = data.undo;
  if ('redo' in data) page.redo = data.redo;
  tell('history');
  // A step of this page's own drag has been answered already.
  if (data.session && data.session === dragging.session) return;
  const isKnown = data.revision <= page.outline.revision && data.by === 'page';
  page.outline.revision = Math.max(page.outline.revision, data.revision);
  if (isKnown) return;
  if (data.by === 'outside') announce(`${data.files?.join(', ') ?? 'Files'} changed`);
  refreshSoon({ styles: data.styles ?? null, declarations: true });
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

return {  };
})();

"""##),
    ("page.css", ##"""
/* Colours, type and the frame. Texts have a contrast of 4.5 on every ground they stand on, borders of controls 3. */

:root {
  color-scheme: light dark;
  --panel: light-dark(#fafafb, #1e1e22);
  --raised: light-dark(#ffffff, #2a2a30);
  --ground: light-dark(#ececef, #151518);
  --ink: light-dark(#1a1a1f, #ededf2);
  --soft: light-dark(#5a5a65, #a6a6b2);
  --line: light-dark(#dcdce1, #35353c);
  --edge: light-dark(#8a8a95, #787884);
  --field: light-dark(#ffffff, #26262b);
  --hover: light-dark(rgb(0 0 0 / 6%), rgb(255 255 255 / 8%));
  --pressed: light-dark(rgb(0 0 0 / 11%), rgb(255 255 255 / 14%));
  --accent: light-dark(#0a58cc, #7db1ff);
  --on-accent: light-dark(#ffffff, #0b1a33);
  --chosen: light-dark(#dde9fc, #263b5e);
  --error: light-dark(#b01217, #ff9a94);
  --warning: light-dark(#7d4b00, #f0bb65);
  --good: light-dark(#116329, #7fd395);
  --mark: light-dark(#ffe8a3, #5c4a12);
  --measure: light-dark(#c2185b, #ff7eb2);
  --shadow: 0 1px 2px rgb(0 0 0 / 12%), 0 8px 28px rgb(0 0 0 / 18%);
  --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
  --check-a: light-dark(#ffffff, #2a2a2e);
  --check-b: light-dark(#e6e6ea, #1f1f23);
  --checks: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 12px 12px;
  --navigator-width: 264px;
  --attributes-width: 348px;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  background: var(--panel); color: var(--ink); display: flex; flex-direction: column; overflow: hidden;
  font: 0.8125rem/1.4 system-ui, -apple-system, "Segoe UI", Inter, sans-serif; font-variant-numeric: tabular-nums;
  -webkit-text-size-adjust: none; text-size-adjust: none;
}
h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
h1 { font-size: 1.0625rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 0.8125rem; font-weight: 650; }
h3 { font-size: 0.75rem; font-weight: 600; }
ul, ol { list-style: none; }
fieldset { border: 0; min-width: 0; }
hr { border: 0; border-top: 1px solid var(--line); margin: 4px 0; }
code, pre, kbd, .code { font-family: var(--mono); font-size: 0.75rem; }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
.soft { color: var(--soft); }
.empty { color: var(--soft); padding: 16px 12px; display: flex; gap: 6px; align-items: center; }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0;
}
.skip { position: absolute; left: 8px; top: -60px; z-index: 100; background: var(--accent); color: var(--on-accent); padding: 8px 12px; border-radius: 6px; }
.skip:focus { top: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; }

/* The frame */
.topbar { display: flex; align-items: center; gap: 12px; height: 42px; flex: none; padding: 0 8px 0 14px; border-bottom: 1px solid var(--line); }
.brand { display: flex; gap: 8px; align-items: baseline; min-width: 0; white-space: nowrap; }
.brand .folder { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
.topbar-tools { display: flex; gap: 2px; margin-left: auto; }
.topbar-tools > span { display: flex; gap: 2px; margin-right: 6px; }
.written { display: flex; gap: 8px; align-items: baseline; min-width: 0; overflow: hidden; white-space: nowrap; border-radius: 5px; padding: 3px 8px; transition: background-color 0.6s; }
.written.is-new { background: var(--mark); transition: none; }
.written code { overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
.written.is-new code, .written.is-new .link { color: var(--ink); }
.connection:not(:empty) { background: var(--warning); color: var(--panel); border-radius: 5px; padding: 3px 8px; white-space: nowrap; }
.workspace { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / var(--navigator-width) 0 minmax(0, 1fr) 0 var(--attributes-width); }
.workspace.is-empty { display: block; overflow: auto; }
.separator { position: relative; z-index: 3; }
.separator::before { content: ""; position: absolute; inset: 0 -4px; cursor: col-resize; }
.separator::after { content: ""; position: absolute; inset: 0 auto 0 -0.5px; width: 1px; background: var(--line); }
.separator:is(:hover, :focus-visible, :active)::after { width: 3px; left: -1.5px; background: var(--accent); }
.separator:focus-visible { outline: 0; }
.panel-tabs { display: none; }
html.read-only .only-editing { display: none; }
.read-only-note { display: none; color: var(--soft); }
html.read-only .read-only-note { display: inline; }

/* One panel at a time on a narrow page, two on a tablet. */
@media (max-width: 1020px) {
  .workspace { grid-template: minmax(0, 1fr) minmax(0, 1fr) / min(var(--navigator-width), 34vw) minmax(0, 1fr); }
  .workspace > .separator { display: none; }
  .workspace > .navigator { grid-row: 1 / 3; border-right: 1px solid var(--line); }
  .workspace > .attributes { border-top: 1px solid var(--line); }
}
@media (max-width: 760px) {
  .workspace { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
  .workspace > .navigator, .workspace > .canvas, .workspace > .attributes { grid-area: 1 / 1; display: none; border: 0; }
  [data-panel="navigator"] .workspace > .navigator { display: flex; }
  [data-panel="canvas"] .workspace > .canvas { display: flex; }
  [data-panel="attributes"] .workspace > .attributes { display: flex; }
  .panel-tabs { display: flex; order: 9; border-top: 1px solid var(--line); flex: none; }
  .panel-tabs button { flex: 1; border: 0; border-radius: 0; height: 46px; background: none; font-weight: 600; color: var(--soft); }
  .panel-tabs button[aria-pressed="true"] { color: var(--accent); box-shadow: inset 0 2px var(--accent); }
  .written { display: none; }
  .topbar { padding-left: 10px; gap: 6px; }
}
@media (max-height: 480px) and (max-width: 1020px) and (min-width: 761px) {
  .workspace { grid-template: minmax(0, 1fr) / min(var(--navigator-width), 26vw) minmax(0, 1fr) min(var(--attributes-width), 40vw); }
  .workspace > .navigator { grid-row: auto; }
  .workspace > .attributes { border-top: 0; border-left: 1px solid var(--line); }
}

/* Messages */
.notices { position: fixed; z-index: 60; bottom: 16px; left: 50%; translate: -50% 0; display: grid; gap: 8px; width: min(520px, calc(100vw - 32px)); }
.notice { display: flex; align-items: center; gap: 8px; padding: 8px 8px 8px 14px; border-radius: 9px; background: var(--raised); box-shadow: var(--shadow); border: 1px solid var(--line); }
.notice p { flex: 1; overflow-wrap: anywhere; }
.notice.error { border-color: var(--error); }
.notice.error p { color: var(--error); }

/* Other pages */
.stopped, .starters { max-width: 640px; margin: 12vh auto; padding: 0 20px; }
.stopped p, .starters > p { margin: 8px 0 24px; font-size: 0.9375rem; color: var(--soft); }
.stopped h1, .starters h1 { font-size: 1.5rem; }
.starters ul { display: grid; gap: 10px; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
.starter { display: grid; gap: 4px; text-align: left; width: 100%; height: 100%; padding: 16px; border-radius: 12px; align-content: start; background: var(--raised); }
.starter strong { font-size: 0.9375rem; }

@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .swatch > span, .color-pad, .line-slider .track, .gradient-fill, .stop > span { forced-color-adjust: none; }
}
/* Buttons, fields, menus, pickers. */

button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
button {
  display: inline-flex; align-items: center; justify-content: center; gap: 5px; min-height: 26px; padding: 2px 9px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--raised); cursor: default; white-space: nowrap; user-select: none;
}
button:hover:not(:disabled, [aria-disabled="true"]) { background-image: linear-gradient(var(--hover) 0 0); }
button:active:not(:disabled, [aria-disabled="true"]) { background-image: linear-gradient(var(--pressed) 0 0); }
button:disabled, button[aria-disabled="true"] { opacity: 0.45; }
button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
button.wide { width: 100%; }
button.quiet { border-color: transparent; background-color: transparent; padding: 2px 5px; min-width: 26px; }
button.quiet.tiny { min-width: 20px; min-height: 20px; padding: 0; }
button.quiet.is-on, button.toggle[aria-pressed="true"], .icons button[aria-pressed="true"] { color: var(--accent); background-color: var(--chosen); }
button.link { display: inline; min-height: 0; padding: 0; border: 0; background: none; color: var(--accent); text-align: left; white-space: normal; overflow-wrap: anywhere; border-radius: 3px; user-select: text; }
button.link:hover, a.link:hover { text-decoration: underline; text-underline-offset: 0.15em; background-image: none !important; }
a.link { color: var(--accent); text-decoration: none; }
button.dropdown { flex-direction: row-reverse; gap: 3px; padding-right: 4px; }
button.dropdown .icon { width: 12px; }
button.dropdown.is-chosen { color: var(--accent); background-color: var(--chosen); }
button.dropdown > span { overflow: hidden; text-overflow: ellipsis; max-width: 160px; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 1px 5px; background: var(--panel); color: var(--soft); white-space: nowrap; }

input:is([type="text"], [type="search"]), textarea, select {
  min-height: 26px; border: 1px solid var(--edge); border-radius: 6px; background-color: var(--field); padding: 2px 7px; min-width: 0; width: 100%;
}
textarea { resize: vertical; padding: 5px 7px; }
select {
  appearance: none; padding-right: 20px; text-overflow: ellipsis; width: auto; max-width: 100%;
  background-image: linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(-45deg, transparent 50%, currentcolor 50%);
  background-size: 4px 4px, 4px 4px; background-position: right 11px center, right 7px center; background-repeat: no-repeat;
}
input::placeholder, textarea::placeholder { color: var(--soft); opacity: 1; }
input:disabled, select:disabled, textarea:disabled { opacity: 0.6; }
input[type="search"]::-webkit-search-cancel-button { cursor: default; }
input[type="checkbox"] { accent-color: var(--accent); width: 15px; height: 15px; flex: none; }
input[type="range"] { accent-color: var(--accent); min-width: 0; }
.check { display: flex; gap: 7px; align-items: center; min-height: 26px; }
.field { display: grid; gap: 3px; }
.field > span:first-child, legend { color: var(--soft); font-size: 0.75rem; padding: 0; }
.field select { width: 100%; }
.form { display: grid; gap: 10px; padding: 12px; min-width: 220px; }

.segments { display: inline-flex; border: 1px solid var(--edge); border-radius: 7px; background: var(--field); padding: 1px; gap: 1px; }
.segments button { border: 0; background-color: transparent; min-height: 24px; border-radius: 5px; padding: 1px 9px; }
.segments.icons button { padding: 1px 5px; }
.segments button:is([aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]) { background-color: var(--chosen); color: var(--accent); font-weight: 600; }
.segments-line { display: inline-flex; align-items: center; gap: 8px; }
.search { position: relative; display: flex; align-items: center; gap: 4px; flex: 1; min-width: 0; }
.search > .icon { position: absolute; left: 7px; width: 13px; color: var(--soft); pointer-events: none; }
.search .search-field { padding-left: 25px; }

/* Swatches */
.swatch { display: inline-flex; width: 18px; height: 18px; flex: none; border-radius: 5px; overflow: hidden; background: var(--checks); background-size: 8px 8px; box-shadow: 0 0 0 1px var(--edge); }
.swatch > span { flex: 1; }
.swatch.long { width: 64px; }
.swatch.large { width: 30px; height: 26px; }
.swatch.symbol { background: none; box-shadow: none; color: var(--soft); font-size: 0.6875rem; align-items: center; justify-content: center; }
.swatch-button { padding: 0; min-height: 26px; width: 28px; flex: none; border-color: transparent; background: none; }
.swatch-button .swatch { width: 22px; height: 22px; }
.swatch-button.none .swatch { background: linear-gradient(to top right, transparent 46%, var(--error) 46% 54%, transparent 54%), var(--field); }
.swatch-button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }

/* Numbers */
.number-field { display: inline-flex; align-items: center; flex: 1 1 70px; min-width: 58px; max-width: 130px; height: 26px; border: 1px solid var(--edge); border-radius: 6px; background: var(--field); overflow: hidden; }
.number-field:focus-within { outline: 2px solid var(--accent); outline-offset: 0; }
.number-field.disabled { opacity: 0.6; }
.number-field .number-input { border: 0; min-height: 24px; background: none; padding: 0 2px 0 7px; flex: 1; outline: 0; width: 0; }
.number-field .grip { color: var(--soft); padding-left: 7px; font-size: 0.75rem; }
.number-field .grip + .number-input { padding-left: 4px; }
.number-field .unit { color: var(--soft); padding-right: 5px; font-size: 0.75rem; }
.steppers { display: none; flex-direction: column; height: 100%; border-left: 1px solid var(--line); }
.number-field:is(:hover, :focus-within) .steppers { display: flex; }
.number-field:is(:hover, :focus-within) .unit { display: none; }
.stepper { flex: 1; min-height: 0; width: 17px; padding: 0; border: 0; border-radius: 0; background: none; font-size: 0.5rem; line-height: 1; color: var(--soft); }
.number-with-slider { display: flex; align-items: center; gap: 8px; flex: 1; min-width: 0; }
.number-with-slider .slider { flex: 1 1 60px; width: 60px; height: 22px; }
.number-with-slider .number-field { flex: 0 0 82px; min-width: 0; }
.scrubs { cursor: ew-resize; touch-action: none; }
.parts { display: flex; gap: 6px; flex: 1; min-width: 0; }
.parts.two { display: grid; grid-template-columns: 1fr 1fr; }
.parts .number-field { max-width: none; }

/* Colours */
.color-field { display: flex; align-items: center; gap: 4px; flex: 1; min-width: 0; }
.color-field .color-input { flex: 1; min-width: 0; }
.color-field .color-input.is-reference { color: var(--accent); }
.color-field .number-field { flex: 0 0 58px; min-width: 58px; }
.color-picker { width: 308px; display: grid; }
.picker-head { display: flex; align-items: center; gap: 6px; padding: 10px 8px 8px 12px; }
.picker-head > :last-child { margin-left: auto; }
.picker-mix { display: grid; gap: 10px; padding: 0 12px 12px; }
.color-pad {
  position: relative; display: block; height: 168px; border-radius: 8px; touch-action: none;
  background: linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, var(--pure, red)); box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%);
}
.srgb-boundary { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.srgb-line { fill: none; stroke: #fff; stroke-width: 1; vector-effect: non-scaling-stroke; filter: drop-shadow(0 0 1px #000); }
.pad-handle { position: absolute; width: 24px; height: 24px; margin: -12px; display: grid; place-items: center; border-radius: 50%; }
.pad-dot { width: 16px; height: 16px; border-radius: 50%; border: 2px solid #fff; box-shadow: 0 0 0 1px #000; }
.picker-sliders { display: flex; gap: 8px; align-items: center; }
.picker-sliders > div { display: grid; gap: 10px; flex: 1; }
.line-slider { position: relative; display: block; height: 14px; border-radius: 7px; touch-action: none; margin: 0 7px; }
.line-slider .track { position: absolute; inset: 1px -7px; border-radius: 7px; box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%); }
.line-slider.hue .track { background: linear-gradient(to right, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00); }
.line-slider.opacity .track { background: linear-gradient(to right, transparent, var(--opaque)), var(--checks); background-size: auto, 8px 8px; }
.slider-handle { position: absolute; top: 50%; width: 24px; height: 24px; margin: -12px; display: grid; place-items: center; border-radius: 50%; }
.slider-handle .thumb { width: 14px; height: 14px; border-radius: 50%; background: #fff; box-shadow: 0 0 0 1px #444, 0 1px 3px rgb(0 0 0 / 40%); }
.picker-line { display: flex; gap: 8px; align-items: center; }
.picker-line .number-field { flex: 0 0 66px; min-width: 0; }
.contrast-note { font-size: 0.6875rem; color: var(--soft); margin-left: auto; text-align: right; line-height: 1.25; }
.gamut-note:empty { display: none; }
.gamut-note { font-size: 0.75rem; }
.more-spellings summary { color: var(--soft); font-size: 0.75rem; padding: 2px 0; border-radius: 3px; }
.spellings { display: grid; gap: 1px; padding-top: 4px; }
.spellings > div { display: grid; grid-template-columns: 52px 1fr; align-items: baseline; }
.spellings dt { color: var(--soft); font-size: 0.75rem; }
.spelling { font-family: var(--mono); font-size: 0.6875rem; color: var(--ink); }
.picker-tokens { display: grid; gap: 6px; padding: 10px; width: 300px; }
.color-picker .picker-tokens, .color-picker .picker-list { width: auto; }
.color-picker .picker-tokens { padding: 0 12px 12px; }
.color-picker .picker-body > .picker-list { padding: 0 12px 12px; }
.picker-list { display: grid; max-height: 300px; overflow: auto; }
.picker-choice { width: 100%; justify-content: flex-start; border-color: transparent; background: none; gap: 8px; min-height: 28px; text-align: left; }
.picker-choice > .soft { overflow: hidden; text-overflow: ellipsis; font-size: 0.75rem; }
.picker-choice.is-chosen { background: var(--chosen); color: var(--accent); font-weight: 600; }

/* Gradients */
.gradient-field { display: grid; gap: 12px; flex: 1; min-width: 0; }
.gradient-bar { position: relative; display: block; height: 26px; margin: 0 8px 8px; cursor: copy; touch-action: none; }
.gradient-fill { position: absolute; inset: 0 -8px; border-radius: 6px; box-shadow: 0 0 0 1px var(--edge); }
.gradient-field .gradient-bar::before { content: ""; position: absolute; inset: 0 -8px; border-radius: 6px; background: var(--checks); }
.stop { position: absolute; top: 14px; width: 24px; height: 24px; margin-left: -12px; padding: 0; border: 0; min-height: 0; background: none !important; cursor: ew-resize; touch-action: none; }
.stop > span { width: 14px; height: 18px; border-radius: 4px; border: 2px solid #fff; box-shadow: 0 0 0 1px #444, 0 1px 3px rgb(0 0 0 / 35%); }
.stop.is-chosen { z-index: 2; }
.stop.is-chosen > span { box-shadow: 0 0 0 2px var(--accent), 0 1px 3px rgb(0 0 0 / 35%); }
.stop.is-off { opacity: 0.3; }
.gradient-stop { display: flex; gap: 4px; align-items: center; min-width: 0; }
.gradient-stop .number-field { flex: 0 0 66px; min-width: 0; }
.gradient-stop > button.quiet { min-width: 22px; padding: 0; }

/* Values of several parts */
.compound { display: grid; gap: 6px; flex: 1; min-width: 0; }
.compound-line { display: grid; grid-template-columns: 62px minmax(0, 1fr); gap: 6px; align-items: center; }
.compound-line > select:first-child { width: 100%; }
.compound-line.kinds { grid-template-columns: minmax(84px, 40%) minmax(0, 1fr); }
.compound-label { color: var(--soft); font-size: 0.75rem; }
.compound-content { display: flex; gap: 6px; align-items: center; min-width: 0; }
.curve { width: 52px; height: 32px; flex: none; fill: none; }
.curve-frame { stroke: var(--line); }
.curve-line { stroke: var(--accent); stroke-width: 2; }
.corners { display: grid; grid-template-columns: 30px 30px; gap: 3px; }
.corner { width: 30px; min-height: 24px; padding: 0; border-radius: 3px; border-color: var(--line); }
.corner::before { content: ""; width: 12px; height: 12px; border: 2px solid var(--edge); border-color: var(--edge) transparent transparent var(--edge); }
.corner.topRight::before { rotate: 90deg; }
.corner.bottomRight::before { rotate: 180deg; }
.corner.bottomLeft::before { rotate: 270deg; }
.corner[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
.corner[aria-pressed="true"]::before { border-color: var(--accent) transparent transparent var(--accent); border-radius: 7px 0 0; }
.chips { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
.chip { display: inline-flex; align-items: center; gap: 2px; padding: 0 2px 0 8px; border: 1px solid var(--line); border-radius: 12px; min-height: 24px; }
.formula-field { display: flex; gap: 6px; align-items: center; flex: 1; min-width: 0; }
.formula { font-family: var(--mono); font-size: 0.75rem; }
.formula-field .soft { font-size: 0.75rem; white-space: nowrap; }
.read-value { display: flex; gap: 6px; align-items: center; min-width: 0; min-height: 26px; }
.read-value .copies { color: var(--ink); font-family: var(--mono); font-size: 0.75rem; }

/* What opens over the page */
.popover { position: fixed; z-index: 40; overflow: auto; border-radius: 10px; background: var(--raised); box-shadow: var(--shadow); border: 1px solid var(--line); max-width: calc(100vw - 16px); }
.popover:focus { outline: 0; }
.menu { display: grid; padding: 5px; min-width: 190px; }
.menu button { justify-content: flex-start; border: 0; background: none; min-height: 28px; padding: 2px 10px; gap: 8px; }
.menu button kbd { margin-left: auto; border: 0; }
.menu button:not(:has(.icon)) > span { padding-left: 24px; }
.menu button.checked > span { padding-left: 0; }
.menu button.checked::before { content: "✓"; width: 16px; text-align: center; color: var(--accent); }
.place-chooser { padding: 14px 8px 8px; width: min(440px, calc(100vw - 20px)); }
.place-chooser h2, .place-chooser > p { padding: 0 8px 6px; }
.places { display: grid; gap: 2px; }
.place { display: grid; justify-content: stretch; text-align: left; width: 100%; gap: 2px; padding: 8px; border-color: transparent; background: none; white-space: normal; }
.place-name { display: flex; gap: 8px; justify-content: space-between; font-weight: 600; }
.place-name .soft { font-weight: 400; font-size: 0.75rem; }
.place-effect { color: var(--soft); display: flex; gap: 4px; align-items: center; }
.place-lines { display: grid; font-family: var(--mono); font-size: 0.6875rem; overflow-wrap: anywhere; }
.place-lines .place-file { color: var(--soft); }
.place-lines del { text-decoration: none; color: var(--error); }
.place-lines del::before { content: "− "; }
.place-lines ins { text-decoration: none; color: var(--good); }
.place-lines ins::before { content: "+ "; }

.dialog { border: 1px solid var(--line); border-radius: 14px; padding: 0; background: var(--raised); color: var(--ink); box-shadow: var(--shadow); width: min(400px, calc(100vw - 24px)); max-height: calc(100vh - 32px); }
.dialog::backdrop { background: rgb(0 0 0 / 32%); }
.dialog form { display: grid; gap: 12px; padding: 18px; }
.dialog h2 { font-size: 1rem; }
.dialog-body { display: grid; gap: 12px; min-width: 0; }
.dialog-actions { display: flex; justify-content: flex-end; gap: 8px; }
.dialog-actions button { min-height: 30px; padding: 2px 14px; }
.danger button.main { background: var(--error); border-color: var(--error); color: light-dark(#fff, #2b0705); }
.wide-dialog { width: min(680px, calc(100vw - 24px)); }
.versions { display: grid; gap: 10px; }
.version pre { background: var(--panel); border-radius: 6px; padding: 8px 10px; white-space: pre-wrap; margin: 4px 0 0; }
.breaks { display: grid; gap: 6px; max-height: 240px; overflow: auto; }
.breaks li { display: grid; }
.keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 4px 24px; }
.keys dl { display: grid; gap: 3px; align-content: start; }
.keys dl > div { display: grid; grid-template-columns: 108px 1fr; align-items: center; }
.palette-dialog { width: min(560px, calc(100vw - 24px)); margin-top: 12vh; }
.palette-dialog h2 { position: absolute; clip-path: inset(50%); }
.palette-dialog .dialog-actions { display: none; }
.dialog input.palette-input { min-height: 38px; font-size: 1rem; }
.palette-list { max-height: 48vh; overflow: auto; }
.palette-list li { display: flex; justify-content: space-between; gap: 12px; padding: 5px 10px; border-radius: 6px; }
.palette-list li[aria-selected="true"] { background: var(--chosen); color: var(--accent); }
.palette-list li[aria-selected="true"] .soft { color: inherit; }

/* Fingers need more room. */
@media (pointer: coarse) {
  button, input:is([type="text"], [type="search"]), select, .number-field { min-height: 34px; }
}
.navigator { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
.navigator-head { display: flex; flex-wrap: wrap; gap: 8px 4px; padding: 10px; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); }
.navigator-head .search { flex-basis: 100%; }
.navigator-count { color: var(--soft); font-size: 0.75rem; flex-basis: 100%; }
.navigator-count:empty { display: none; }
.navigator-panel { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.virtual-list { flex: 1; overflow-y: auto; overflow-x: hidden; position: relative; }
.virtual-list:focus-visible { outline-offset: -2px; }
.virtual-space { position: relative; }
.virtual-row { position: absolute; left: 0; right: 0; display: flex; padding: 0 6px; }
.item { flex: 1; min-width: 0; display: flex; align-items: center; gap: 8px; padding: 0 8px; border-radius: 6px; cursor: default; margin: 1px 0; }
.item[aria-level="2"] { padding-left: 14px; }
.item:hover { background: var(--hover); }
.item.is-selected { background: var(--chosen); color: var(--accent); font-weight: 600; }
.has-focus .item.is-active { box-shadow: inset 0 0 0 1.5px var(--accent); }
.item-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1 1 auto; min-width: 40%; }
.item-value, .item-count { color: var(--soft); font-size: 0.75rem; font-weight: 400; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.item.group { font-weight: 650; gap: 3px; padding-left: 2px; }
.item.group .icon { width: 13px; color: var(--soft); transition: rotate 0.12s; }
.item.group[aria-expanded="true"] .icon { rotate: 90deg; }
.item.palette { flex: 0 0 calc(100% / 6); padding: 4px; justify-content: center; }
.item.palette .swatch { width: 100%; height: 28px; }
.thumbnail { width: 40px; height: 26px; flex: none; display: grid; place-items: center; }
.thumbnail img { max-width: 40px; max-height: 26px; display: block; }
.badge { font-size: 0.6875rem; font-weight: 650; line-height: 1; padding: 3px 6px; border-radius: 9px; margin-left: auto; }
.badge.error { background: var(--error); color: var(--panel); }
.badge.warning { background: light-dark(#fbe3b5, #55400f); color: light-dark(#5f3900, #ffd793); }
.tabs .badge { margin-left: 4px; padding: 2px 5px; }
.problems { overflow: auto; flex: 1; padding: 4px 0; }
.problem { display: flex; gap: 8px; padding: 10px 12px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.problem > div { min-width: 0; display: grid; gap: 4px; justify-items: start; }
.problem .icon { margin-top: 1px; }
.problem.error > .icon { color: var(--error); }
.problem.warning > .icon { color: var(--warning); }
.problem-place { display: flex; flex-wrap: wrap; gap: 2px 8px; font-size: 0.75rem; }
.fix { white-space: normal; text-align: left; }
.fix-all { padding: 8px 12px; }
.filter-colors { display: flex; flex-wrap: wrap; gap: 2px; max-width: 240px; max-height: 180px; overflow: auto; }

.navigator .tabs { flex: 1; }
.navigator .tabs button { flex: 1 1 auto; padding: 1px 6px; }
.canvas { display: flex; flex-direction: column; min-width: 0; min-height: 0; background: var(--ground); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 7px 10px; background: var(--panel); flex: none; min-height: 42px; }
.look-bar { border-bottom: 1px solid var(--line); }
.view-bar { border-top: 1px solid var(--line); }
.bar select { max-width: 118px; }
.bar-space { flex: 1; }
.zoom { display: inline-flex; align-items: center; }
.zoom-text { border-color: transparent; background: none; min-width: 44px; padding: 2px 0; }
.size-fields { display: inline-flex; align-items: center; gap: 4px; }
.size-fields .number-field { flex: 0 0 66px; }

/* Grounds are those of a screen, whatever the page is. */
.canvas-content { color: var(--ink); flex: 1; min-height: 0; position: relative; display: grid; --stage: #f5f5f7; --stage-ink: #44444d; }
.canvas-content[data-background="dark"] { --stage: #101013; --stage-ink: #c9c9d2; color-scheme: dark; }
.canvas-content[data-background="light"] { color-scheme: light; }
.canvas-content[data-background="white"] { --stage: #ffffff; color-scheme: light; }
.canvas-content[data-background="black"] { --stage: #000000; --stage-ink: #c9c9d2; color-scheme: dark; }
.canvas-content[data-background="grey"] { --stage: #8e8e93; --stage-ink: #000000; color-scheme: light; }
.canvas-content[data-background="checks"] { --stage-ink: var(--ink); }
.canvas-content[data-background="checks"] :is(.stage, .pair-picture) { background: var(--checks); background-size: 16px 16px; }
.stage { position: relative; min-height: 0; min-width: 0; display: grid; background: var(--stage); }
.stage-scroll { overflow: auto; display: grid; place-items: safe center; padding: 32px; }
.stage-scroll:focus { outline: 0; }
.artboard { position: relative; flex: none; }
.pictures { position: absolute; inset: 0; isolation: isolate; }
.pictures img { position: absolute; inset: 0; width: 100%; height: 100%; mix-blend-mode: plus-lighter; }
.pictures img:only-child { mix-blend-mode: normal; }
.pixelated .pictures img { image-rendering: pixelated; }
.control-face { position: absolute; padding: 0; border: 0; background: none !important; border-radius: 4px; min-height: 0; touch-action: manipulation; }
.control-face:focus-visible { outline: 2px solid var(--accent); outline-offset: 6px; }
.control-face.points { cursor: crosshair; }
.pixel-grid { position: absolute; inset: 0; pointer-events: none; background-image: linear-gradient(to right, rgb(128 128 128 / 38%) 1px, transparent 1px), linear-gradient(rgb(128 128 128 / 38%) 1px, transparent 1px); }
.overlay { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none; fill: none; }
.layer-line { stroke: var(--accent); stroke-width: 1; opacity: 0.55; }
.layer-line.hidden-layer { stroke-dasharray: 3 3; opacity: 0.35; }
.layer-pointed { stroke: var(--accent); stroke-width: 2; fill: color-mix(in srgb, var(--accent) 12%, transparent); }
.guide { stroke: var(--measure); stroke-dasharray: 4 3; opacity: 0.75; }
.guide.middle { opacity: 0.4; }
.measure-line { stroke: var(--measure); }
.overlay-tag text { font: 600 11px system-ui, sans-serif; fill: #fff; }
.overlay-tag rect { fill: #c2185b; }
.overlay-tag.layer-tag rect { fill: #0a58cc; }
.size-handle { position: absolute; width: 24px; height: 24px; margin: -12px; padding: 0; border: 0; min-height: 0; background: none !important; touch-action: none; opacity: 0.55; }
.size-handle::before { content: ""; width: 8px; height: 8px; border-radius: 2px; background: #fff; box-shadow: 0 0 0 1.5px #0a58cc; }
.size-handle:is(:hover, :focus-visible) { opacity: 1; }
.size-handle.right { left: calc(var(--right) + 8px); top: var(--middle-y); cursor: ew-resize; }
.size-handle.bottom { left: var(--middle-x); top: calc(var(--bottom) + 8px); cursor: ns-resize; }
.size-handle.corner { left: calc(var(--right) + 8px); top: calc(var(--bottom) + 8px); cursor: nwse-resize; border-radius: 0; }
.stage-caption { position: absolute; left: 0; right: 0; bottom: 10px; text-align: center; color: var(--stage-ink); font-size: 0.75rem; pointer-events: none; padding: 0 12px; }

/* All looks */
.looks-scroll { overflow: auto; background: var(--stage); }
.looks { border-collapse: separate; border-spacing: 0; margin: 0 auto; }
.looks th { font-weight: 600; font-size: 0.75rem; padding: 10px 14px; white-space: nowrap; text-align: center; position: sticky; background: var(--panel); color: var(--soft); z-index: 1; }
.looks thead td { position: sticky; top: 0; left: 0; background: var(--panel); z-index: 2; }
.looks thead th { top: 0; border-bottom: 1px solid var(--line); }
.looks tbody th { left: 0; text-align: right; border-right: 1px solid var(--line); color-scheme: inherit; }
.looks td { padding: 2px; }
.looks tr[data-ground="light"] td { background: #f5f5f7; }
.looks tr[data-ground="dark"] td { background: #101013; }
.look-cell { border-color: transparent; background: none !important; padding: 6px; width: 100%; border-radius: 8px; }
.look-cell:hover { box-shadow: inset 0 0 0 1px #8a8a95; }
.look-cell img { width: var(--width); height: var(--height); display: block; }

/* Two beside each other */
.compare { display: flex; flex-direction: column; min-height: 0; min-width: 0; background: var(--stage); }
.compare-bar { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 10px; background: var(--panel); border-bottom: 1px solid var(--line); align-items: center; color-scheme: inherit; }
.compare-bar .text-input { width: 150px; flex: none; }
.compare-bar input[type="range"] { width: 120px; }
.pair { flex: 1; display: grid; grid-template-columns: 1fr 1fr; min-height: 0; overflow: auto; }
.pair figure { display: grid; grid-template-rows: 1fr auto; min-width: 0; }
.pair figure + figure { border-left: 1px solid rgb(128 128 128 / 40%); }
.pair-picture { display: grid; place-items: safe center; padding: 20px; overflow: auto; }
.pair figcaption { text-align: center; padding: 10px; color: var(--stage-ink); font-size: 0.75rem; }
.pair:is([data-shows="over"], [data-shows="difference"]) { grid-template-columns: 1fr; }
.pair:is([data-shows="over"], [data-shows="difference"]) figure { grid-area: 1 / 1; border: 0; }
.pair[data-shows="over"] figure + figure img { clip-path: inset(0 0 0 var(--part)); }
.pair[data-shows="over"] figure:first-child img { clip-path: inset(0 calc(100% - var(--part)) 0 0); }
.pair:is([data-shows="over"], [data-shows="difference"]) figure:first-child figcaption { text-align: left; }
.pair:is([data-shows="over"], [data-shows="difference"]) figure + figure figcaption { text-align: right; }
.pair[data-shows="difference"] figure + figure { mix-blend-mode: difference; }

/* A token */
.token-view { overflow: auto; padding: 24px; background: var(--ground); }
.token-samples { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); }
.sample { display: grid; gap: 8px; }
.sample-face { height: 120px; border-radius: 12px; box-shadow: 0 0 0 1px var(--line); display: grid; place-items: center; overflow: hidden; }
.sample-face[data-ground="light"] { color-scheme: light; background: #f5f5f7; color: #1a1a1f; }
.sample-face[data-ground="dark"] { color-scheme: dark; background: #101013; color: #ededf2; }
.sample figcaption { display: grid; overflow-wrap: anywhere; }
.sample figcaption span { font-family: var(--mono); font-size: 0.75rem; }
.text-sample { font-size: 1.5rem; padding: 8px; overflow-wrap: anywhere; text-align: center; }
.length-sample { height: 12px; background: var(--accent); border-radius: 2px; max-width: 90%; }
.shadow-sample { width: 72px; height: 48px; border-radius: 10px; background: #fff; }
.token-view h2 { margin: 28px 0 10px; }
.token-users { display: flex; flex-wrap: wrap; gap: 8px; }
.user-card { display: grid; gap: 4px; justify-items: center; padding: 10px; border-radius: 10px; border-color: var(--line); background: var(--stage, var(--raised)); color: var(--stage-ink, var(--ink)); max-width: 100%; }
.user-card img { max-width: 200px; max-height: 100px; }
@media (max-width: 760px) {
  .bar { padding: 6px 8px; }
  .bar-space { display: none; }
  .segments button { padding: 1px 7px; }
  .pair { grid-template-columns: 1fr; }
}

/* Many styles */
.overview { overflow: auto; background: var(--stage); color: var(--stage-ink); padding: 4px 20px 28px; }
.cards-end { height: 1px; }
.card-group h2 { margin: 18px 0 2px; }
.card-group > p { margin-bottom: 8px; }
.card-row { display: flex; flex-wrap: wrap; gap: 8px; }
.card { display: grid; grid-template-rows: 1fr auto; gap: 6px; padding: 10px 12px 8px; border-color: rgb(128 128 128 / 35%); border-radius: 10px; background: transparent; color: inherit; min-width: 132px; min-height: 112px; max-width: 100%; }
.card.is-selected { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.card-picture { display: grid; place-items: center; min-height: 64px; }
.card-picture img { display: block; max-width: 260px; max-height: 160px; }
.card-name { white-space: normal; overflow-wrap: anywhere; }
.attributes { display: flex; flex-direction: column; min-width: 0; min-height: 0; container: attributes / inline-size; }
.attributes-head { padding: 12px 10px 8px 14px; display: grid; gap: 3px; flex: none; }
.title-line { display: flex; align-items: center; gap: 6px; justify-content: space-between; }
.summary { color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: 1px 12px; font-size: 0.75rem; color: var(--soft); }
.attributes-tools { display: flex; gap: 8px; padding: 2px 10px 10px; border-bottom: 1px solid var(--line); flex: none; }
.attributes-body { flex: 1; overflow-y: auto; overflow-x: hidden; padding-bottom: 24px; scroll-padding-top: 34px; }
.attributes-body:focus { outline: 0; }
.section { border-bottom: 1px solid var(--line); }
/* Laid out when it comes into view; until then it is as high as its rows are likely to be. */
.attributes-body > .section { content-visibility: auto; contain-intrinsic-height: auto calc(33px + var(--rows, 0) * 32px); }
.section.is-pointed { background: var(--chosen); transition: background-color 0.4s; }
.section > h2 { position: sticky; top: 0; z-index: 2; background: var(--panel); }
.section-title { width: 100%; justify-content: flex-start; border: 0; background: none; border-radius: 0; min-height: 32px; padding: 2px 8px; gap: 3px; font-weight: 650; }
.section-title .icon { width: 13px; color: var(--soft); transition: rotate 0.12s; }
.section-title[aria-expanded="true"] .icon { rotate: 90deg; }
.section-title.plain { padding: 10px 14px 6px; display: block; }
.section-title:focus-visible { outline-offset: -2px; }
.section-rows { padding: 0 4px 10px 0; display: grid; gap: 3px; }
.row-line { display: grid; grid-template-columns: minmax(88px, 34%) minmax(0, 1fr) 26px; gap: 0 8px; align-items: start; padding: 2px 0 2px 14px; }
.row-line > .row-more { opacity: 0.55; }
.row-line:is(:hover, :focus-within) > .row-more { opacity: 1; }
.row-label { display: flex; align-items: center; gap: 2px; min-height: 26px; min-width: 0; border-radius: 4px; }
.row-name { overflow-wrap: anywhere; line-height: 1.2; color: var(--soft); }
.row-line.own > .row-label .row-name { font-weight: 700; color: var(--ink); }
.row-reset { min-width: 22px !important; min-height: 22px !important; padding: 0 !important; opacity: 0.7; margin-left: auto; }
.row-reset .icon { width: 13px; }
.row-line:is(:hover, :focus-within) .row-reset { opacity: 1; }
.row-control { min-width: 0; display: flex; align-items: center; min-height: 26px; flex-wrap: wrap; }
.row-control > select { flex: 0 1 auto; }
.row-origin { grid-column: 2 / 4; display: flex; flex-wrap: wrap; gap: 0 8px; font-size: 0.75rem; color: var(--soft); line-height: 1.45; }
.row-origin:empty { display: none; }
.why { display: inline-flex; gap: 4px; color: var(--soft); align-items: flex-start; }
.why .icon { width: 13px; color: var(--warning); }
.goes-to { display: inline-flex; align-items: center; gap: 2px; color: var(--good); }
.override { position: relative; }
.override > .row-label { padding-left: 12px; }
.override::before { content: ""; position: absolute; left: 16px; top: 0; bottom: 0; border-left: 1.5px solid var(--line); }
.override.is-shown::before { border-color: var(--accent); }
.override.is-shown > .row-label .row-name { color: var(--accent); }
.row-line.wide { grid-template-columns: minmax(0, 1fr) 26px; }
.row-line.wide > .row-control { grid-column: 1 / 2; grid-row: 2; padding-top: 2px; }
.row-line.wide > .row-more { grid-column: 2; grid-row: 1; }
.row-line.wide > .row-origin { grid-column: 1 / 3; }
.row-line.wide > .row-label { grid-column: 1; }
.row .problem { padding: 4px 14px 6px; border: 0; font-size: 0.75rem; }
.uses { padding: 0 14px 12px; display: grid; gap: 5px; }
.uses li { display: flex; flex-wrap: wrap; gap: 0 8px; }
.uses li > span:first-child { flex: 1 1 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@container attributes (min-width: 460px) {
  .row-line { grid-template-columns: 150px minmax(0, 1fr) 26px; }
  .row-line.wide { grid-template-columns: 150px minmax(0, 1fr) 26px; }
  .row-line.wide > .row-control { grid-column: 2; grid-row: 1; padding: 0; }
  .row-line.wide > .row-more { grid-column: 3; }
  .row-line.wide > .row-origin { grid-column: 2 / 4; }
}

"""##),
  ]
}
