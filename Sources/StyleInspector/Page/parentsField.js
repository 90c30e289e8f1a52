// The styles that a style takes over from.

import { make, button, replace } from './elements.js';
import { page } from './store.js';
import { select } from './selection.js';

export function parentsField({ name, value, change, focusKey }) {
  const parents = value ?? [];
  const own = page.index.style.get(page.subject.id);
  const others = page.outline.styles.filter((style) => style.id !== page.subject.id && style.component === own?.component && !parents.includes(style.id));
  const add = make('select', { 'aria-label': `${name}: add a parent`, data: { focus: focusKey }, on: { change: () => { if (add.value) change().commit([...parents, add.value]); } } },
    make('option', { value: '' }, parents.length === 0 ? 'None' : 'Add…'), others.slice(0, 500).map((style) => make('option', { value: style.id }, style.id)));
  return make('span', { class: 'chips' },
    parents.map((parent) => make('span', { class: 'chip' }, button({ text: parent, class: 'link', run: () => select('style', parent) }),
      button({ name: `Remove ${parent}`, icon: 'close', class: 'quiet tiny', run: () => change().commit(parents.filter((each) => each !== parent)) }))),
    add);
}
