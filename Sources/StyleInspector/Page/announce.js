// Tells what happened: a line at the foot of the page, read out by screen readers.

import { make, button } from './elements.js';

const line = make('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
const shelf = make('div', { class: 'notices' });

export function announcer() {
  return [line, shelf];
}

export function announce(text) {
  line.textContent = '';
  // A reader speaks the same words again only when they went away in between.
  setTimeout(() => { line.textContent = text; }, 30);
}

/// The field of a dialog that says what stands at a place in a file: the one whose key is the longest part of that.
function fieldAt(dialog, place) {
  const fits = [...dialog.querySelectorAll('[data-field]')].filter((each) => each.offsetParent && `.${place}.`.includes(`.${each.dataset.field}.`));
  return fits.sort((one, other) => other.dataset.field.length - one.dataset.field.length)[0] ?? null;
}

/// The dialogs that are open, and what else opens with a line for what went wrong, the last one on top.
function troubled() {
  return [...document.querySelectorAll('dialog[open], .popover')].filter((each) => each.querySelector('.dialog-problem'));
}

/// Says in a dialog what is wrong, or that nothing is any more. `field` is the key of the field that is to blame; without one, the only
/// field is, or none of several.
export function tellProblem(dialog, text, field = null) {
  const line = dialog.querySelector('.dialog-problem');
  if (!line || line.textContent === text) return;
  line.textContent = text;
  for (const each of dialog.querySelectorAll('[aria-invalid]')) each.removeAttribute('aria-invalid');
  for (const each of dialog.querySelectorAll(`[aria-describedby="${line.id}"]`)) each.removeAttribute('aria-describedby');
  if (!text) return;
  const fields = [...dialog.querySelectorAll('.dialog-body :is(input, select, textarea)')].filter((each) => each.offsetParent);
  const named = field && fieldAt(dialog, field);
  const control = named || (fields.length === 1 ? fields[0] : null);
  (control ?? dialog).setAttribute('aria-describedby', line.id);
  control?.setAttribute('aria-invalid', 'true');
  if (named) (named.matches('input, select, textarea') ? named : named.querySelector('input, select, button'))?.focus();
}

/// Above the lower bar, whose controls stay within reach.
function placeShelf() {
  const tops = [...document.querySelectorAll('.view-bar, .panel-tabs')].map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0 && box.bottom > innerHeight - 160).map((box) => box.top);
  shelf.style.bottom = `${innerHeight - Math.min(innerHeight - 8, ...tops) + 8}px`;
}

window.addEventListener('resize', () => { if (shelf.hasChildNodes()) placeShelf(); });

/// A message that stays for a while, with something to do about it.
///
/// `closed` is called where a person closes it. What is said already isn't said twice.
export function notify(text, { kind = 'info', actions = [], stays = false, closed = () => {}, field = null } = {}) {
  // A dialog lies over all else: what it did wrong is said in it.
  const dialog = kind === 'error' && actions.length === 0 ? troubled().at(-1) : null;
  if (dialog) {
    tellProblem(dialog, text, field);
    return () => tellProblem(dialog, '');
  }
  for (const other of [...shelf.children]) if (other.firstChild.textContent === text) other.remove();
  const notice = make('div', { class: `notice ${kind}`, role: kind === 'error' ? 'alert' : null }, make('p', {}, text));
  const close = () => notice.remove();
  for (const action of actions) {
    notice.append(button({ text: action.name, run: () => { close(); closed(); action.run(); } }));
  }
  notice.append(button({ name: 'Close this message', icon: 'close', class: 'quiet', run: () => { close(); closed(); } }));
  shelf.append(notice);
  placeShelf();
  while (shelf.children.length > 3) shelf.firstChild.remove();
  if (kind !== 'error') announce(text);
  if (!stays) setTimeout(close, 8000);
  return close;
}

/// Takes back what was said of errors, since what failed has been done now.
export function forgetErrors() {
  for (const notice of shelf.querySelectorAll('.notice.error')) notice.remove();
  for (const dialog of troubled()) tellProblem(dialog, '');
}
