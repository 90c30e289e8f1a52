// A file for a mode, such as a brand: it begins with the value of one token, and the files that declare tokens don't mention it.

import { make } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { showDialog } from './popover.js';
import { field } from './newComponent.js';
import { modeLabel } from './words.js';

/// Asks for what isn't given: the mode, the token, and its value there.
export function newOverlay({ token = null, mode = null, value = '' }) {
  const tokens = page.outline.tokens;
  const option = (id, name, chosen) => make('option', { value: id, selected: id === chosen }, name);
  const which = token ? null : make('select', { on: { change: () => offerValue() } }, tokens.map((each) => option(each.id, each.id)));
  // What holds where nothing else does is the token's own value.
  const modes = make('select', { on: { change: () => offerName() } }, page.outline.axes.map((axis) => axis.values.filter((each) => each !== axis.default).map((each) => option(each, modeLabel(each), mode))));
  const text = make('input', { type: 'text', class: 'text-input', value, autocomplete: 'off', spellcheck: 'false', 'data-field': 'tokens' });
  const name = make('input', { type: 'text', class: 'text-input', value: '', autocomplete: 'off', spellcheck: 'false', 'data-field': 'name' });
  let offered = '';
  function offerName() {
    if (name.value !== offered) return;
    offered = `${modes.value}.yaml`;
    name.value = offered;
  }
  function offerValue() {
    if (which) text.value = tokens.find((each) => each.id === which.value)?.text ?? '';
  }
  if (!mode) {
    const shown = page.outline.axes.map((axis) => [axis, page.look.modes[axis.name]]).find(([axis, each]) => each && each !== axis.default);
    if (shown) modes.value = shown[1];
  }
  offerName();
  offerValue();
  showDialog({
    title: 'New file for a mode',
    content: [
      make('p', { class: 'soft' }, 'It has the values of tokens in one mode, such as those of a brand. More tokens get theirs in it when you change them for this mode.'),
      field('Mode', modes), which ? field('Token', which) : make('p', {}, 'Begins with ', make('code', {}, token)), field('Value there', text), field('File', name),
    ],
    actions: [{ name: 'Cancel' }, {
      name: 'Create', kind: 'main',
      run: async () => {
        const what = { kind: 'overlay', token: token ?? which.value, modes: modes.value, value: text.value.trim(), file: name.value.trim() };
        if (await attempt(() => server.create(what), `${what.file} created`) === null) return false;
        page.isStale = true;
        await refreshed();
        return true;
      },
    }],
  });
}
