// A component from nothing, from a starter, or based on another one, with its first style.

import { make, append } from './elements.js';
import { page } from './store.js';
import { server, Refusal } from './server.js';
import { showDialog } from './popover.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { select } from './selection.js';
import { focusSoon } from './hands.js';
import { spaced } from './words.js';

/// How long a hand that types has to rest before the page asks what would be written. In milliseconds.
const patience = 200;

export function field(label, control, note) {
  return make('label', { class: 'field' }, make('span', {}, label), control, note ? make('span', { class: 'soft' }, note) : null);
}

export function nameField(value = '', placeholder = '', label = 'Name') {
  return make('input', {
    type: 'text', class: 'text-input', value, placeholder, required: true, autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true, 'data-field': 'name', 'aria-label': label,
  });
}

/// `base`: the component that it is to be based on, if it is known.
export function newComponent({ base = null } = {}) {
  const name = nameField('', 'PriceTag');
  const kind = kinds(base);
  const style = make('input', { type: 'text', class: 'text-input', value: 'plain', autocomplete: 'off', spellcheck: 'false', 'data-field': 'style' });
  const summary = make('input', { type: 'text', class: 'text-input', autocomplete: 'off' });
  const file = files();
  const written = make('pre', { class: 'write-preview', tabindex: '0', 'aria-label': 'What is written' });
  const told = make('p', { class: 'soft write-note', role: 'status' }, 'Give it a name to see what is written.');
  const wanted = () => {
    const [what, id] = kind.value.split(':');
    return {
      kind: 'component', name: name.value.trim(), [what]: id, style: style.value.trim(), summary: summary.value.trim(),
      ...(file?.value === 'new:' ? { newFile: true } : { file: file?.value || undefined }), beside: shown() ?? undefined,
    };
  };
  written.hidden = true;
  let timer = null;
  let asked = 0;
  async function preview() {
    asked += 1;
    const number = asked;
    if (!name.value.trim()) {
      written.hidden = true;
      told.textContent = 'Give it a name to see what is written.';
      return;
    }
    let [text, note] = [null, ''];
    try {
      const answer = await server.create({ ...wanted(), dryRun: true });
      [text, note] = [answer.written?.[answer.file], page.outline.files.some((each) => each.path === answer.file) ? `Changes ${answer.file}:` : `Is written to ${answer.file}:`];
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      note = refusal.message;
    }
    if (number !== asked) return;
    written.hidden = !text;
    written.textContent = text ?? '';
    told.textContent = note;
  }
  // A style has one name in all files: a second ‘plain’ would be called by that of its component as well.
  const isPlainTaken = page.outline.styles.some((each) => each.id.split('.').at(-1) === 'plain');
  let isStyleTyped = !isPlainTaken;
  style.addEventListener('input', () => { isStyleTyped = true; });
  name.addEventListener('input', () => { if (!isStyleTyped) style.value = name.value.trim().replace(/^_*[A-Z]/, (first) => first.toLowerCase()) || 'plain'; });
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(preview, patience);
  };
  for (const each of [name, style, summary]) each.addEventListener('input', soon);
  for (const each of [kind, file]) each?.addEventListener('change', soon);
  showDialog({
    title: base ? `New component based on ${base}` : 'New component',
    class: 'wide',
    content: [
      make('div', { class: 'two-fields' }, field('Name', name), field('From', kind), field('First style', style), file ? field('File', file) : null),
      field('What it is for (may be left out)', summary), told, written,
    ],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: async () => {
        clearTimeout(timer);
        asked += 1;
        const answer = await attempt(() => server.create(wanted()), `${name.value.trim()} created`);
        if (!answer) return false;
        await refreshed();
        showNew(...(answer.id ? ['style', answer.id] : ['component', answer.component]));
        return true;
      },
    }],
  });
}

/// Shows what has just been made, and goes on from its name.
export async function showNew(kind, id) {
  await select(kind, id);
  focusSoon('item.name');
}

/// What a component can begin as.
function kinds(base) {
  const { classes = [], starters = [] } = page.outline.newComponents ?? {};
  const own = page.outline.components.filter((each) => !each.builtIn);
  const group = (label, options) => (options.length > 0 ? make('optgroup', { label }, options) : null);
  const chooser = make('select', {});
  append(chooser, [
    group('From nothing', classes.map((each) => make('option', { value: `base:${each}` }, `${classLabel(each)} (${each})`))),
    group('From a starter', starters.map((each) => make('option', { value: `starter:${each.id}`, title: each.summary }, each.name))),
    group('Based on a component', own.map((each) => make('option', { value: `base:${each.id}`, selected: each.id === base }, each.id))),
  ]);
  return chooser;
}

export function classLabel(name) {
  return spaced(name.replace(/^UI/, ''));
}

/// What the page shows: a new component stands beside it.
function shown() {
  const { kind, id } = page.subject ?? {};
  return ['style', 'component'].includes(kind) ? { [kind]: id } : null;
}

function files() {
  const named = page.outline.files.filter((file) => !file.imported);
  if (named.length === 0) return null;
  return make('select', {}, make('option', { value: '' }, shown() ? `Beside ${page.subject.id}` : 'Beside similar ones'), make('option', { value: 'new:' }, 'A new file'),
    named.map((file) => make('option', { value: file.path }, file.path)));
}
