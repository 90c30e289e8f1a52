// The states of a control: what is said in each, and those that a component declares itself.

import { make, button } from './elements.js';
import { page, tell } from './store.js';
import { server } from './server.js';
import { declaredChanges } from './declared.js';
import { showDialog, showMenu } from './popover.js';
import { benchSection } from './benchSection.js';
import { field, nameField } from './newComponent.js';
import { askName } from './askName.js';
import { counted, namesIn, stateLabel } from './words.js';

const { change, told } = declaredChanges((what) => server.states(what));
const along = (count) => `${counted(count, 'value')} ${count === 1 ? 'goes' : 'go'} with it.`;

/// The section with the list; null where there is nothing to show.
export function statesSection(detail) {
  if (server.isGallery || !detail.ownStates || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  const all = statesOf(detail);
  if (why && all.length === 0) return null;
  return benchSection({ id: 'states', title: 'States', key: 'openedStates' },
    make('p', { class: 'soft layers-note' }, 'Show one, and what you change is written for it.'),
    why ? '' : make('div', { class: 'layers-tools' }, button({ text: 'Add a state of your own…', icon: 'plus', 'data-focus': 'states.add', run: () => declare(detail) })),
    make('ul', { class: 'state-list', 'aria-label': `States of ${detail.component}` }, all.map((state) => item(detail, state, why))));
}

/// The states that there are, then those together in which something is said, with how many values.
function statesOf(detail) {
  const said = new Map((detail.possibleStates ?? []).filter((state) => state !== 'normal').map((state) => [state, { style: 0, others: 0 }]));
  for (const row of detail.rows ?? []) {
    for (const override of row.overrides ?? []) {
      const name = namesIn(override.states).join('+');
      if (!name || override.modes) continue;
      if (!said.has(name)) said.set(name, { style: 0, others: 0 });
      said.get(name)[override.isSet && detail.kind === 'style' ? 'style' : 'others'] += 1;
    }
  }
  return [...said].map(([name, counts]) => ({ name, ...counts, isOwn: detail.ownStates.includes(name) }));
}

function item(detail, state, why) {
  const isShown = [...page.look.states].sort().join('+') === state.name.split('+').sort().join('+');
  const show = button({
    text: stateLabel(state.name.split('+')), class: 'state-show', 'aria-pressed': String(isShown), 'data-focus': `states.${state.name}`, title: isShown ? 'Show the normal state' : 'Show this state',
    run: () => {
      page.look.states = isShown ? [] : state.name.split('+');
      tell('look');
    },
  });
  const facts = [state.style > 0 && detail.kind === 'style' ? counted(state.style, 'value') : null, state.others > 0 ? `${counted(state.others, 'value')} elsewhere` : null].filter(Boolean).join(', ');
  const more = why ? null : button({
    name: `More for the state ${stateLabel(state.name.split('+'))}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
    run: () => menu(more, detail, state),
  });
  return make('li', { class: 'state-row', data: { state: state.name } }, show, make('span', { class: 'soft layer-kind' }, facts || 'as normal'), more);
}

function menu(anchor, detail, state) {
  const { component } = detail;
  showMenu(anchor, [
    detail.kind === 'style' ? { name: `Remove what ${detail.id} says…`, icon: 'trash', disabled: state.style === 0, run: () => clear({ style: detail.id }, detail.id, state) } : null,
    { name: `Remove what ${component} says…`, icon: 'trash', disabled: state.others === 0, run: () => clear({ component }, component, state) },
    state.isOwn ? { name: 'Rename…', icon: 'pencil', run: () => rename(detail, state.name) } : null,
    state.isOwn ? { name: 'Delete the state…', icon: 'trash', run: () => undeclare(detail, state) } : null,
  ].filter(Boolean), stateLabel(state.name.split('+')));
}

function clear(whose, name, state) {
  return told({ action: 'clear', ...whose, state: state.name }, { title: `Remove what ${name} says in ${stateLabel(state.name.split('+'))}?`, words: 'Removed', verb: 'Remove', values: along });
}

function rename(detail, name) {
  askName({
    kind: 'state', id: name, where: { component: detail.component }, words: 'Values and animations in it are changed too, in every component that declares it.',
    then: (to) => { page.look.states = page.look.states.map((each) => (each === name ? to : each)); },
  });
}

function undeclare(detail, state) {
  return told({ action: 'undeclare', component: detail.component, state: state.name }, { title: `Delete the state ${state.name} of ${detail.component}?`, words: `${state.name} deleted`, values: along });
}

function declare(detail) {
  const name = nameField('', 'loading');
  showDialog({
    title: `New state of ${detail.component}`,
    content: [field('Name', name, 'Small letters, digits and hyphens. An app switches it: isLoading.')],
    actions: [{ name: 'Cancel' }, {
      name: 'Add', kind: 'main',
      run: async () => (await change({ action: 'declare', component: detail.component, state: name.value.trim() }, `${name.value.trim()} added`)) !== null,
    }],
  });
}
