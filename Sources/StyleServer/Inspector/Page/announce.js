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
export function notify(text, { kind = 'info', actions = [], stays = false } = {}) {
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
