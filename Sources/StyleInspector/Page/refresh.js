// Loads again what a change made old, once for changes that follow each other closely.

import { page, tell, takeOutline, found } from './store.js';
import { server } from './server.js';
import { loadDetail, selectFirst } from './selection.js';
import { notify } from './announce.js';

let wanted = null;
let timer = null;
let working = Promise.resolve();

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
  // The outline first: what is selected may have another name by now.
  working = (async () => {
    await Promise.all([declarations ? loadOutline() : null, loadProblems()]);
    await loadDetail();
    tell('pictures', styles);
    if (!wanted) delete document.documentElement.dataset.loading;
  })();
}

/// Resolves when the page shows what the server knows.
export async function refreshed() {
  if (wanted) {
    clearTimeout(timer);
    refreshNow();
  }
  await working;
}

export async function loadOutline() {
  try {
    const outline = await server.outline();
    takeOutline(outline);
    if (page.subject && !found(page.subject.kind, page.subject.id)) {
      page.subject = null;
      page.detail = null;
      tell('detail');
      selectFirst();
    } else if (!page.subject) {
      // There was nothing to show until now.
      selectFirst();
    }
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

export async function loadProblems() {
  try {
    page.problems = (await server.problems()).findings ?? [];
    tell('problems');
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}
