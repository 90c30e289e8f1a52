// Everything that the keyboard can do, and a list of it.

import { make, button, replace, freshID } from './elements.js';
import { page, tell, found, recall, remember } from './store.js';
import { server } from './server.js';
import { redo, undo } from './edits.js';
import { focusSearch, showTab } from './navigator.js';
import { focusFilter } from './attributes.js';
import { isLayers, layerAdditions, layerCommands, pasteLayers } from './layerTree.js';
import { nextHandles, setTool, setView } from './canvas.js';
import { zoomBy, zoomTo } from './stage.js';
import { newStyle, newToken, remove, rename } from './itemMenu.js';
import { newComponent } from './newComponent.js';
import { hasPopover, showDialog } from './popover.js';
import { select } from './selection.js';
import { setTheme } from './theme.js';
import { modeLabel } from './words.js';
import { copyAttributes, openPaste, pasteAttributes, pasteDrawn } from './paste.js';
import { drawnLayers } from './newLayers.js';
import { copyLink, linkLabel } from './share.js';
import { follow, linked } from './lookLink.js';
import { showChanges } from './changed.js';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl+';

/// `key`: a single key, which works where no text is being written and may be turned off. `chord`: with Control or Command.
export const commands = [
  { name: 'Undo', chord: 'z', editing: true, run: undo },
  { name: 'Redo', chord: 'Z', editing: true, run: redo },
  { name: 'Go to a style, a token or a command', chord: 'k', run: () => openPalette() },
  { name: 'Search', key: '/', run: focusSearch },
  { name: 'Filter attributes', key: 'f', run: focusFilter },
  { name: 'Styles', key: 's', run: () => showTab('styles') },
  { name: 'Tokens', key: 't', run: () => showTab('tokens') },
  { name: 'Problems', key: 'p', run: () => showTab('problems') },
  { name: 'Overview of all styles', key: 'o', run: () => setView('overview') },
  { name: 'Live view', key: '1', run: () => setView('live') },
  { name: 'All looks', key: '2', run: () => setView('looks') },
  { name: 'Compare', key: '3', run: () => setView('compare') },
  { name: 'Try the control', key: 'v', run: () => setTool('try') },
  { name: 'Point at layers', key: 'l', run: () => setTool('layers') },
  { name: 'Handles of the layer: frame, gradient or shadow', key: 'h', run: nextHandles },
  { name: 'Light or dark look', key: 'd', run: toggleDark },
  { name: 'Right to left', key: 'r', run: () => { page.look.rightToLeft = !page.look.rightToLeft; tell('look'); } },
  { name: 'Pixel grid', key: 'x', run: () => toggleView('pixelGrid') },
  { name: 'Guides and measures', key: 'g', run: () => toggleView('guides') },
  { name: 'Zoom in', key: '+', run: () => zoomBy(1.25) },
  { name: 'Zoom out', key: '-', run: () => zoomBy(1 / 1.25) },
  { name: 'Fit', key: '0', run: () => zoomTo(null) },
  { name: 'New component…', key: 'c', editing: true, run: () => newComponent() },
  { name: 'New style…', key: 'n', editing: true, run: () => newStyle() },
  { name: 'New token…', editing: true, run: newToken },
  { name: 'Rename…', key: 'F2', editing: true, run: () => { if (page.subject && !isAppleClass(page.subject)) rename(page.subject.kind, page.subject.id); } },
  { name: 'Delete…', editing: true, run: () => { if (page.subject && !isAppleClass(page.subject)) remove(page.subject.kind, page.subject.id); } },
  { name: 'Copy all attributes', run: () => { if (page.detail?.kind === 'style') copyAttributes(page.detail); } },
  { name: 'Paste attributes: of a style, CSS, SVG or a colour…', editing: true, run: pasteAttributes },
  { name: 'Copy a link to this look', run: copyLink },
  { name: 'What changed since the last commit', server: true, run: showChanges },
  { name: 'Page as the system: light or dark', run: () => setTheme('auto') },
  { name: 'Light page', run: () => setTheme('light') },
  { name: 'Dark page', run: () => setTheme('dark') },
  { name: 'Keyboard', key: '?', run: () => showKeys() },
];

/// Whether something is a class that no file declares.
function isAppleClass({ kind, id }) {
  return kind === 'component' && found(kind, id)?.builtIn;
}

function toggleDark() {
  showMode('appearance', page.look.modes.appearance === 'dark' ? 'light' : 'dark');
}

/// Shows looks in a mode.
function showMode(axis, mode) {
  page.look.modes = { ...page.look.modes, [axis]: mode };
  tell('look');
}

function toggleView(key) {
  page.canvas[key] = !page.canvas[key];
  remember(key, page.canvas[key]);
  tell('canvas');
}

function isWriting(element) {
  return element?.matches?.('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [role=slider]');
}

function isAllowed(command) {
  return (!command.editing || !page.outline?.readOnly) && (!command.server || !server.isGallery);
}

export function listenForKeys() {
  // What was copied elsewhere is for the style that is shown, unless a text is being written.
  document.addEventListener('paste', (event) => {
    if (isWriting(document.activeElement) || hasPopover() || document.querySelector('dialog[open]') || page.outline.readOnly) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isLayer = isLayers(text) && page.detail?.layers && !page.detail.layersWhy;
    // A component has no attributes of its own to paste into, and takes what is drawn as layers.
    const drawn = page.detail?.kind === 'component' && !page.detail.layersWhy ? drawnLayers(text) : null;
    if (!isLayer && !drawn && page.detail?.kind !== 'style') return;
    event.preventDefault();
    if (isLayer) pasteLayers(text); else if (drawn) pasteDrawn(drawn); else openPaste(text);
  });
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey) return;
      const isRedo = event.key.toLowerCase() === 'z' && event.shiftKey || (event.key === 'y' && !isMac);
      const command = isRedo ? commands[1] : commands.find((each) => each.chord === event.key && !event.shiftKey);
      if (!command || !isAllowed(command)) return;
      // What is being typed is undone by the browser, until it has been written.
      const field = document.activeElement;
      if (event.key.toLowerCase() === 'z' && isWriting(field) && field.matches('input, textarea') && field.value !== field.defaultValue && !field.dataset.focus) return;
      event.preventDefault();
      command.run();
      return;
    }
    if (event.altKey || isWriting(document.activeElement) || hasPopover() || !recall('singleKeys', true)) return;
    const command = commands.find((each) => each.key === event.key || (each.key === '+' && event.key === '='));
    if (!command || !isAllowed(command)) return;
    event.preventDefault();
    command.run();
  });
}

function keyText(command) {
  if (command.chord) return command.chord === 'Z' ? `${mod}${isMac ? '⇧' : 'Shift+'}Z` : `${mod}${command.chord.toUpperCase()}`;
  return command.key ? command.key.toUpperCase() : '';
}

export function showKeys() {
  const single = make('input', { type: 'checkbox', checked: recall('singleKeys', true), on: { change: () => remember('singleKeys', single.checked) } });
  const fields = [['↑ ↓', 'One step'], ['Shift', 'Ten steps'], ['Alt', 'A tenth of a step'], ['Drag a name', 'Change its number'], ['12 * 2', 'Numbers compute; “+4” adds'], ['Esc', 'Put back'],
    [`${mod}Space`, 'In the list: one more, to change together'], ['Shift+Space', 'In the list: all between'], [`${mod}V`, 'Paste attributes, CSS, SVG, a colour, layers'], ['Delete', 'Remove the stop of a gradient'], ['[ ]', 'The stop or the handle before, the next']];
  const bars = [['← →', 'A bar begins 0.05 s later or earlier, its end lasts longer or shorter'], ['Shift', 'By half a second']];
  const layers = [['↑ ↓', 'The layer before, the next'], ['Alt+↑ ↓', 'Send it backward, bring it forward'], ['Alt+→ ←', 'Into the layer before it, out again'], ['Space', 'One more, to change together'], ['Enter', 'To its attributes'], ['F2', 'Rename'], ['.', 'Its menu'], ['Delete', 'Delete']];
  const list = (pairs) => make('dl', {}, pairs.map(([key, what]) => make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, what))));
  showDialog({
    title: 'Keyboard',
    content: [make('div', { class: 'keys' },
      list(commands.filter((each) => isAllowed(each) && keyText(each)).map((each) => [keyText(each), each.name.replace('…', '')])),
      make('div', {}, list(fields), server.isGallery ? null : [make('h3', {}, 'In the list of layers'), list(layers), make('h3', {}, 'On the time line of animations'), list(bars)])),
    make('label', { class: 'check' }, single, 'Single keys work where no text is written')],
    actions: [{ name: 'Close', kind: 'main' }], class: 'wide-dialog',
  });
}

/// What can be added to what is shown: each kind of layer, and what the sections of the attributes offer. Then what the menus of its layers do.
function additions() {
  if (page.outline.readOnly || server.isGallery) return [];
  const note = page.detail?.component ?? '';
  const buttons = [...document.querySelectorAll('.attributes .layers-tools button:not(:disabled)')].filter((each) => each.dataset.focus !== 'layers.add');
  return [
    ...layerAdditions(page.detail).map(({ name, run }) => ({ name: `Add a layer: ${name}`, note, run })),
    ...buttons.map((each) => ({ name: each.textContent, note, run: () => each.click() })),
    ...layerCommands(page.detail),
  ];
}

/// Goes to anything by typing a part of its name.
export function openPalette() {
  const listID = freshID('found');
  let found = [];
  let active = 0;
  const input = make('input', {
    type: 'text', class: 'palette-input', placeholder: 'A style, a token or a command', 'aria-label': 'A style, a token or a command', role: 'combobox', 'aria-expanded': 'true',
    'aria-controls': listID, 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false', 'data-autofocus': true, on: { input: () => { active = 0; draw(); }, keydown: press },
  });
  const list = make('ul', { id: listID, role: 'listbox', class: 'palette-list', 'aria-label': 'Found' });
  const { dialog } = showDialog({ title: 'Go to', content: [input, list], actions: [{ name: 'Close' }], class: 'palette-dialog' });
  const all = [
    ...page.outline.styles.map((style) => ({ name: style.id, note: style.component, run: () => select('style', style.id) })),
    ...page.outline.tokens.map((token) => ({ name: token.id, note: token.css ?? token.text, run: () => select('token', token.id) })),
    ...page.outline.components.map((each) => ({ name: each.id, note: 'Component', run: () => select('component', each.id) })),
    ...page.outline.axes.flatMap((axis) => axis.values.map((mode) => ({
      name: modeLabel(mode), note: `Look: ${axis.label ?? axis.name}`, run: () => showMode(axis.name, mode),
    }))),
    ...additions(),
    ...commands.filter(isAllowed).map((command) => ({ name: command.name, note: keyText(command), run: command.run })),
  ];

  function draw() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = [];
    for (const each of all) {
      const name = `${each.name} ${each.note ?? ''}`.toLowerCase();
      if (words.every((word) => name.includes(word))) found.push(each);
    }
    const first = words[0] ?? '';
    const link = linked(input.value.trim());
    if (link) found.unshift({ name: linkLabel(link), note: 'The look of this link', run: () => follow(input.value.trim()) });
    found.sort((a, b) => Number(!a.name.toLowerCase().startsWith(first)) - Number(!b.name.toLowerCase().startsWith(first)));
    found = found.slice(0, 50);
    replace(list, found.length === 0 ? make('li', { class: 'empty' }, 'Nothing matches.') : found.map((each, index) => make('li', {
      id: `${listID}-${index}`, role: 'option', 'aria-selected': String(index === active), on: { click: () => go(each) },
    }, make('span', {}, each.name), make('span', { class: 'soft' }, each.note))));
    mark();
  }

  function mark() {
    list.querySelectorAll('[role=option]').forEach((each, index) => each.setAttribute('aria-selected', String(index === active)));
    if (found.length > 0) input.setAttribute('aria-activedescendant', `${listID}-${active}`); else input.removeAttribute('aria-activedescendant');
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      active = (active + step + found.length) % found.length;
      mark();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (found[active]) go(found[active]);
    }
  }

  function go(each) {
    dialog.close();
    each.run();
  }

  draw();
}
