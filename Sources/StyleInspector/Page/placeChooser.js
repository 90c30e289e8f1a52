// Asks where a value belongs before it is written, and says what each choice changes.

import { make, icon, freshID } from './elements.js';
import { notify } from './announce.js';
import { showPopover } from './popover.js';
import { counted, conditionLabel } from './words.js';

const kindWords = {
  style: 'Only here', parent: 'Shared by its children', trait: 'Shared by all that take it', component: 'The component’s own value', variant: 'Shared by all that pick it',
  token: 'Shared by all that use it', mode: 'In this mode', overlay: 'In the file of this mode', state: 'In this state',
};

/// Which other styles or tokens get a value that is written there.
function kindNote(place, entry) {
  if (place.kind === 'style' && place.styles > 1) return 'And those that extend it';
  if (place.place === 'token' && entry.reference) return 'In place of the other token';
  return kindWords[place.kind] ?? '';
}

/// How many lines of a file a choice shows.
const mostLines = 6;

/// Lines of a file, one below another as they stand there, below the name of what they say.
function shownLines(tag, text, entry) {
  const all = text.split('\n').map((each) => each.trimEnd()).filter(Boolean);
  if (all.length <= 1) return make(tag, {}, text.trim());
  const margin = Math.min(...all.map((each) => each.length - each.trimStart().length));
  const isNamed = !entry || all.some((each) => each.replace(/^[\s-]*/, '').startsWith(`${entry}:`) || each.includes(`${entry}: `));
  const lines = all.slice(0, all.length > mostLines ? mostLines - 1 : mostLines).map((each) => each.slice(margin));
  return make('span', { class: 'place-block' }, isNamed ? null : make('span', { class: 'place-entry' }, `${entry}:`),
    lines.map((each) => make(tag, {}, each)), all.length > lines.length ? make('span', { class: 'soft' }, `and ${all.length - lines.length} more lines`) : null);
}

/// Resolves to the `place` that was chosen, or null where nothing is to be written. Where there is only one, it isn't asked; nor where a
/// value can stand nowhere: then the first place says why. `isAsked`: with one that works, too, where it isn't the one that a person sees.
export function choosePlace(anchor, places, entry, isAsked = false) {
  const usable = places.filter((each) => each.works !== false);
  if (usable.length === 1 && !isAsked) return Promise.resolve(usable[0].place);
  if (usable.length === 0 && places.length > 0) {
    notify(`${entry.row.label}: ${places[0].why ?? 'this value can’t be written here'}`, { kind: 'error' });
    return Promise.resolve(null);
  }
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
      make('span', { class: 'place-name' }, place.label, make('span', { class: 'soft' }, kindNote(place, entry))),
      isUsable
        ? make('span', { class: 'place-effect' }, `Changes ${counted(place.styles, 'style')}, ${counted(place.pictures, 'picture')}`,
          place.same ? '; this look stays the same: it has this value already' : place.shadowed ? '; you don’t see it here, because another value overrides it' : '')
        : make('span', { class: 'place-effect' }, icon('warning'), place.why ?? 'It can’t be written here.'),
      place.after !== undefined && place.after !== null ? make('span', { class: 'place-lines' },
        make('span', { class: 'place-file' }, `${place.file}:${place.line}`),
        place.before ? shownLines('del', place.before, place.entry) : null, shownLines('ins', place.after, place.entry)) : null);
      list.append(make('li', {}, choice));
    }
    const condition = conditionLabel(entry.states, entry.modes);
    const content = make('div', { class: 'place-chooser' },
      make('h2', { id: heading }, `Where does this value of “${entry.row.label}” belong?`),
      condition === 'Always' ? null : make('p', { class: 'soft' }, condition), list);
    content.addEventListener('keydown', (event) => {
      const all = [...list.querySelectorAll('button')];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    });
    const close = showPopover(anchor, content, {
      name: 'Where the value belongs', class: 'wide-popover',
      onClose: () => {
        if (chosen === null) notify(`${entry.row.label} stays as it was: no place was chosen.`);
        resolve(chosen);
      },
    });
  });
}
