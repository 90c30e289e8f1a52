// Asks the server. Every other module sees its answers only through these functions, which the gallery answers from files.

import { areNamesHeld, page, pageName, tell } from './store.js';
import { patient } from './retry.js';

/// What the server said no to: `code`, `message`, and for a conflict both versions.
export class Refusal extends Error {
  constructor(status, answer) {
    super(answer?.error?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = answer?.error?.code ?? 'unknown';
    this.why = answer?.error?.why ?? null;
    this.answer = answer ?? {};
  }
}

async function ask(method, path, body, signal) {
  const headers = { 'X-Stylec-Session': window.sessionKeys().session };
  const options = { method, signal, headers, credentials: 'omit', cache: 'no-store' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    options.body = JSON.stringify(body);
  }
  return contents(await fetch(path, options));
}

async function contents(answer) {
  const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
  if (!answer.ok) throw new Refusal(answer.status, json);
  return json ?? {};
}

/// Changes files, in the name of this page.
function write(path, what) {
  return ask('POST', `api/${path}`, { ...what, page: pageName });
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

/// A picture of nothing.
const nothing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

const liveServer = {
  /// All that the page shows first: `outline`, `problems`, and what is selected as `subject` with its `detail`, both null where there is
  /// nothing. Without `isChecked`, an event will tell what rules find. `first.js` has asked for it.
  start: async () => contents(await window.firstAnswer),
  outline: () => ask('GET', 'api/outline'),
  detailPath(kind, id, look) {
    const query = new URLSearchParams({ [kind === 'component' ? 'component' : 'id']: id });
    if (look && kind !== 'token') {
      query.set('states', look.states);
      query.set('modes', look.modes);
    }
    return `api/${kind === 'token' ? 'token' : 'style'}?${query}`;
  },
  /// `look` is what `rows` say in `shown`: `states` and `modes`, joined.
  detail: (kind, id, signal, look) => ask('GET', liveServer.detailPath(kind, id, look), undefined, signal),
  uses: (kind, id, signal) => ask('GET', `api/uses?${new URLSearchParams({ [kind]: id })}`, undefined, signal),
  problems: () => ask('GET', 'api/problems'),
  changes: () => ask('GET', 'api/changes'),
  /// Apps that follow or ask to: `address`, empty where none can, and `apps`.
  apps: () => ask('GET', 'api/apps'),
  /// Lets an app follow whose `code` a person has compared, or not.
  decide: (app) => ask('POST', 'api/app', app),
  /// Symbols that may be meant by what is written of a name: `name`, and `since` which systems have it.
  symbols: async (text, signal) => (await ask('GET', `api/symbols?${new URLSearchParams({ text })}`, undefined, signal)).symbols,
  /// The address of a picture. The revision makes it a new one after each change.
  picture(id, look, revision = page.outline?.revision ?? 0) {
    // Pictures are told of again when the names are known.
    if (areNamesHeld()) return nothing;
    const query = lookQuery(id, look);
    query.set('revision', revision);
    query.set('key', window.sessionKeys().view);
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
  edit: (edit) => write('edit', edit),
  reset: (edit) => write('reset', edit),
  edits: (what) => write('edits', what),
  undo: () => write('undo', {}),
  redo: () => write('redo', {}),
  restore: (what) => write('restore', what),
  create: (what) => write('create', what),
  rename: (what) => write('rename', what),
  remove: (what) => write('delete', what),
  fix: (what) => write('fix', what),
  layers: (what) => write('layers', what),
  properties: (what) => write('properties', what),
  states: (what) => write('states', what),
  variants: (what) => write('variants', what),
  traits: (what) => write('traits', what),
  animations: (what) => write('animations', what),
  modes: (what) => write('modes', what),
  /// Calls `listener(name, data)` for each change, whoever made it. The browser connects again by itself.
  listen(listener, connection) {
    const events = new EventSource(`api/events?${new URLSearchParams({ key: window.sessionKeys().view })}`);
    for (const name of ['hello', 'change', 'apps']) {
      events.addEventListener(name, (event) => listener(name, JSON.parse(event.data)));
    }
    events.addEventListener('open', () => connection(true));
    events.addEventListener('error', () => connection(false));
    return events;
  },
};

/// The server that the page asks: the one that it came from, or the files of a gallery.
export const server = patient(liveServer, (isAgain, isLate) => {
  page.isWaiting = isAgain;
  page.isLate = isLate;
  tell('connection');
});

/// Answers from elsewhere.
export function answerFrom(other) {
  Object.assign(server, other);
}
