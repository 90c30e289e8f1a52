// A section above the attributes that lists what a control is made of: it opens and closes, and stays so.

import { make, button } from './elements.js';
import { recall, remember } from './store.js';
import { helpOfSection, showHelp } from './help.js';

/// `id` names it for tests and the focus; `key` is what its state is remembered by.
export function benchSection({ id, title, key, isOpen = false }, ...children) {
  const list = make('div', { class: 'layers', hidden: !recall(key, isOpen) }, children);
  const heading = button({
    text: title, icon: 'open', class: 'section-title', 'aria-expanded': String(!list.hidden), 'data-focus': `section.${id}`,
    run: () => {
      list.hidden = !list.hidden;
      remember(key, !list.hidden);
      heading.setAttribute('aria-expanded', String(!list.hidden));
    },
  });
  const help = helpOfSection(id);
  if (help) list.append(make('p', { class: 'layers-note' }, button({ text: `What are ${help.name}?`, class: 'link', run: () => showHelp(title, help.place) })));
  return make('section', { class: 'section layers-section', data: { section: id } }, make('h2', {}, heading), list);
}
