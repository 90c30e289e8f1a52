// Loads again what a change made old, once for changes that follow each other closely.

import { page, tell, takeOutline, found } from './store.js';
import { server } from './server.js';
import { loadDetail, select, selectFirst } from './selection.js';
import { notify } from './announce.js';
import { released } from './hands.js';

let wanted = null;
let timer = null;
let working = Promise.resolve();
/// How many refreshes are going on.
let count = 0;
/// How often outlines and problems have been asked for, and of which of these the answer is shown.
const turns = { outline: 0, shownOutline: 0, problems: 0, shownProblems: 0 };

/// `styles`: those that look different, null for all. `declarations`: whether names, files or findings may have changed.
export function refreshSoon({ styles, declarations }) {
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
  count += 1;
  // The outline first: what is selected may have another name by now.
  working = (async () => {
    await Promise.all([declarations ? loadOutline() : null, loadProblems()]);
    await loadDetail();
    tell('pictures', styles);
    count -= 1;
    if (!wanted && count === 0) delete document.documentElement.dataset.loading;
  })();
}

/// Resolves when the page shows what the server knows.
export async function refreshed() {
  if (wanted) {
    clearTimeout(timer);
    refreshNow();
  }
  let known = null;
  // Another one may have begun meanwhile.
  while (known !== working) {
    known = working;
    await known;
  }
}

/// What is shown in the place of something that is gone, as after an undo or in another branch: the same under its other name, or its nearest
/// that there is.
function successor({ kind, id }, before) {
  const old = before?.[kind]?.get(id);
  if (!old) return null;
  const named = (each, of = kind) => ({ kind: of, id: each.id });
  const isLike = (each) => each.type === old.type && (kind !== 'component' || !each.builtIn);
  const all = [...page.index[kind].values()].filter(isLike);
  const distance = (each) => (each.file === old.file ? Math.abs((each.line ?? 0) - (old.line ?? 0)) : Infinity);
  const nearest = (list) => list.reduce((best, each) => (best && distance(best) <= distance(each) ? best : each), null);
  // What has another name stands where it stood, and wasn't there before.
  const fresh = all.filter((each) => !before[kind].has(each.id) && each.file === old.file);
  const same = fresh.find((each) => distance(each) === 0) ?? (page.index[kind].size === before[kind].size ? nearest(fresh) : null);
  if (same) return { ...named(same), isSame: true };
  const groupOf = (name) => name.split('.').slice(0, -1).join('.');
  const siblings = kind === 'style' ? all.filter((each) => each.component === old.component) : kind === 'token' ? all.filter((each) => groupOf(each.id) === groupOf(id)) : [];
  const other = nearest(siblings);
  if (other) return named(other);
  const component = kind === 'style' ? page.index.component.get(old.component) : null;
  if (component && !component.builtIn) return named(component, 'component');
  const last = nearest(all.filter((each) => each.file === old.file)) ?? all[0];
  return last ? named(last) : null;
}

/// `know` ends a change that may have given names, once they have come.
export async function loadOutline(know = () => {}) {
  turns.outline += 1;
  const turn = turns.outline;
  const known = page.outline?.revision;
  try {
    const outline = await server.outline();
    await released();
    // One that was asked for later is shown already.
    if (turn < turns.shownOutline) return;
    turns.shownOutline = turn;
    know();
    const before = page.index;
    // What has been written meanwhile isn't in it yet: the next one has it.
    const isOlder = outline.revision >= known && outline.revision < page.outline.revision;
    takeOutline(outline, '', isOlder);
    if (isOlder) return;
    if (page.subject && !found(page.subject.kind, page.subject.id)) {
      const next = successor(page.subject, before);
      if (next) {
        // No picture is asked for of what is gone.
        page.detail = null;
        const { kind, id, isSame } = next;
        await select(kind, id, { keepsHistory: false, keepsLook: isSame });
        history.replaceState({ kind, id }, '', `#${kind}=${encodeURIComponent(id)}`);
      } else {
        page.subject = null;
        page.detail = null;
        tell('detail');
        selectFirst();
      }
    } else if (!page.subject) {
      // There was nothing to show until now.
      selectFirst();
    }
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  } finally {
    know();
  }
}

export async function loadProblems() {
  turns.problems += 1;
  const turn = turns.problems;
  try {
    const { findings } = await server.problems();
    await released();
    if (turn < turns.shownProblems) return;
    turns.shownProblems = turn;
    page.problems = findings ?? [];
    tell('problems');
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}
