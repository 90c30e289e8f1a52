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

/// A message that stays for a while, with something to do about it.
///
/// `closed` is called where a person closes it. What is said already isn't said twice.
export function notify(text, { kind = 'info', actions = [], stays = false, closed = () => {} } = {}) {
  for (const other of [...shelf.children]) if (other.firstChild.textContent === text) other.remove();
  const notice = make('div', { class: `notice ${kind}`, role: kind === 'error' ? 'alert' : null }, make('p', {}, text));
  const close = () => notice.remove();
  for (const action of actions) {
    notice.append(button({ text: action.name, run: () => { close(); closed(); action.run(); } }));
  }
  notice.append(button({ name: 'Close this message', icon: 'close', class: 'quiet', run: () => { close(); closed(); } }));
  shelf.append(notice);
  while (shelf.children.length > 3) shelf.firstChild.remove();
  if (kind !== 'error') announce(text);
  if (!stays) setTimeout(close, 8000);
  return close;
}

/// Takes back what was said of errors, since what failed has been done now.
export function forgetErrors() {
  for (const notice of shelf.querySelectorAll('.notice.error')) notice.remove();
}
