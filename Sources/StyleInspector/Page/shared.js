// What most styles of a component say alike: it can become the component's own value, which they then follow.

import { make, button } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { showDialog } from './popover.js';
import { benchSection } from './benchSection.js';
import { plainText } from './convert.js';
import { counted } from './words.js';

/// The section with the list; null where there is nothing to offer.
export function sharedSection(detail) {
  if (server.isGallery || page.outline.readOnly || !detail.shared?.length) return null;
  return benchSection({ id: 'shared', title: 'Shared values', key: 'openedShared', isOpen: true },
    make('p', { class: 'soft layers-note' }, `Most styles of ${detail.component} set these values. As defaults of the component, they are written once.`),
    make('ul', { class: 'state-list', 'aria-label': `Values that styles of ${detail.component} share` }, detail.shared.map((each) => item(detail, each))));
}

function item(detail, each) {
  const name = each.key.includes('.') ? each.key : each.label;
  return make('li', { class: 'state-row shared-row', data: { shared: each.key } },
    make('span', { class: 'layer-name' }, name), make('code', { class: 'shared-text' }, each.text.split('\n')[0]),
    make('span', { class: 'soft layer-kind', title: each.styles.join(', ') }, counted(each.styles.length, 'style')),
    button({ text: 'Make it the default', 'aria-label': `Make ${name} the default of ${detail.component}`, 'data-focus': `shared.${each.key}`, run: () => ask(detail, each, name) }));
}

function ask(detail, each, name) {
  const work = () => share(detail, each, name);
  if (each.others.length === 0) return work();
  const { dialog } = showDialog({
    title: `Make ${name} the default of ${detail.component}?`,
    content: [make('p', {}, `${counted(each.others.length, 'other style')} ${each.others.length === 1 ? 'gets' : 'get'} it as well, since ${each.others.length === 1 ? "it doesn't" : "they don't"} set it:`),
      make('p', { class: 'soft' }, each.others.slice(0, 30).join(', ') + (each.others.length > 30 ? ' …' : ''))],
    actions: [{ name: 'Cancel' }, { name: 'Make it the default', kind: 'main', run: work }],
  });
  return dialog;
}

/// The component says it, and the styles don't any more: one step.
async function share(detail, { key, text, isText, styles }, name) {
  const value = isText ? plainText(text) : text;
  const answer = await attempt(() => server.edits({
    label: `Make ${name} the default of ${detail.component}`, edits: [{ component: detail.component, key, value }, ...styles.map((style) => ({ style, key, reset: true }))],
  }), `${name} is the default`);
  page.isStale = true;
  await refreshed();
  return answer !== null;
}
