// What is wrong, in all files, each with its fixes as buttons.

import { make, button, icon, replace } from './elements.js';
import { page, when, tell } from './store.js';
import { server } from './server.js';
import { select } from './selection.js';
import { notify, announce } from './announce.js';
import { capitalized, groupedNumber } from './words.js';
import { inTurn, takeAnswer } from './edits.js';
import { refreshed } from './refresh.js';

/// The list, kept up to date.
export function problemList() {
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
export function problemItem(problem, isBrief = false) {
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

function applyFix(problem, index) {
  return fix({ id: problem.id, fix: index }, () => 'Fixed');
}

function fixAll() {
  return fix({ all: true }, (answer) => `Fixed ${answer.count ?? ''}`);
}

/// What is being fixed is listed until the page knows that it has been: a second click does nothing.
let isFixing = false;

async function fix(what, words) {
  if (isFixing) return;
  isFixing = true;
  try {
    const answer = await inTurn(() => server.fix(what));
    takeAnswer(answer);
    announce(words(answer));
    await refreshed();
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  } finally {
    isFixing = false;
  }
}
