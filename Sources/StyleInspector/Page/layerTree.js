// The layers of a component as a tree: added, named, copied, put in another order, grouped and taken away.

import { make, button, icon } from './elements.js';
import { page, tell, when } from './store.js';
import { benchSection } from './benchSection.js';
import { server } from './server.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { showMenu } from './popover.js';
import { announce, notify } from './announce.js';
import { focusSoon } from './hands.js';
import { copy } from './readOnlyValue.js';
import { askName } from './askName.js';
import { askRepetition } from './repeatLayer.js';
import { takeAway } from './takeAway.js';
import { counted, spaced } from './words.js';

const kinds = [['rectangle', 'Rectangle'], ['text', 'Text'], ['image', 'Image'], ['gradient', 'Gradient'], ['shape', 'Shape'], ['stack', 'Stack'], ['material', 'Material']];

/// The names of the layers that are chosen, of one component.
let chosen = { component: null, names: new Set() };
/// The layer that has the focus when the tree is made again.
let wanted = null;

/// Shows in the tree which layers are chosen.
let markChosen = () => {};
const togetherNote = make('p', { class: 'many-note', role: 'status', hidden: true });

/// Tells the rest of the page which layers are chosen.
function share() {
  const names = [...chosen.names];
  const isMany = names.length > 1 || page.layers.length > 1;
  page.layers = names;
  togetherNote.hidden = names.length < 2;
  togetherNote.textContent = `An attribute of one of them is changed for all: ${names.join(', ')}`;
  if (isMany) tell('mixed');
}

when('layer', ({ name, by }) => {
  if (by === 'tree') return;
  chosen.names = new Set([name]);
  markChosen();
  share();
});

/// The section with the tree; null where there is nothing to show. `reveal(name)` goes to the attributes of a layer, and `pasteOther(text)`
/// pastes what isn't a layer of a style file, or gives back false.
export function layersSection(detail, { reveal, pasteOther }) {
  if (server.isGallery || !detail.layers || detail.kind === 'token') return null;
  if (chosen.component !== detail.component) {
    chosen = { component: detail.component, names: new Set() };
    page.layers = [];
    togetherNote.hidden = true;
  }
  const all = detail.layers.filter((layer) => layer.parent !== null && !layer.mask);
  for (const name of chosen.names) if (!all.some((layer) => layer.name === name)) chosen.names.delete(name);
  const why = page.outline.readOnly ? 'Started with --read-only' : detail.layersWhy;
  // What is said at the top already isn't said again.
  const note = why && why === detail.locked ? 'They can’t be changed for the reason above.' : why;
  return benchSection({ id: 'layers', title: 'Layers', key: 'openedLayers', isOpen: true },
    make('p', { class: 'soft layers-note' }, note ?? `All styles of ${detail.component} share these layers. The first lies at the bottom.`),
    why ? '' : tools(detail, all, pasteOther), togetherNote, all.length === 0 ? make('p', { class: 'soft layers-note' }, 'There are no layers yet.') : makeTree(detail, all, why, reveal));
}

function tools(detail, all, pasteOther) {
  const add = button({
    text: 'Add a layer', icon: 'plus', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': 'layers.add',
    run: () => showMenu(add, [
      ...kinds.map(([kind, name]) => ({ name, run: () => addLayer(detail, all, kind) })),
      { name: 'Paste a layer', icon: 'file', title: 'One that was copied here or in another component, or an SVG or CSS from another tool', run: () => pasteFromClipboard(detail, all, pasteOther) },
      { separator: true },
      ...page.outline.components.filter((each) => !each.builtIn && each.id !== detail.component).slice(0, 60).map((each) => ({ name: each.id, run: () => addLayer(detail, all, each.id) })),
    ], 'Kind of layer'),
  });
  return make('div', { class: 'layers-tools' }, add);
}

/// What adds a layer to the component that is shown, a `name` and a `run` of each kind; nothing where it takes none.
export function layerAdditions(detail) {
  if (!detail?.layers || detail.kind === 'token' || detail.layersWhy) return [];
  const all = detail.layers.filter((layer) => layer.parent !== null && !layer.mask);
  return kinds.map(([kind, name]) => ({ name, run: () => addLayer(detail, all, kind) }));
}

/// Copies layers, with what lies in them, as a style file says them.
async function copyLayers(names) {
  try {
    const { text } = await server.layers({ component: page.detail.component, action: 'copy', layers: names });
    copy(text, names.length === 1 ? `The layer ${names[0]}` : counted(names.length, 'layer'));
  } catch (refusal) {
    notify(refusal.message, { kind: 'error' });
  }
}

async function pasteFromClipboard(detail, all, pasteOther) {
  let text = null;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    notify('This browser doesn’t let the page read the clipboard. Press Ctrl+V instead, outside of text fields.');
    return;
  }
  if (isLayers(text)) pasteLayers(text, detail, all);
  else if (!(await pasteOther(text))) notify('There is no layer on the clipboard. Copy one with the three dots beside it, or copy CSS or an SVG in another tool.', { kind: 'error' });
}

/// Whether a text is one of layers that were copied.
export function isLayers(text) {
  return /^\[\s*\{\s*name:.*kind:.*\}\s*\]\s*$/s.test(text);
}

/// Pastes layers that were copied: into the chosen stack, above the chosen layer, or on top of all.
export function pasteLayers(text, detail = page.detail, all = detail.layers.filter((layer) => layer.parent !== null && !layer.mask)) {
  return change({ action: 'paste', text: text.trim(), ...placeOfNew(all) }, 'Pasted');
}

/// Into the chosen stack, above the chosen layer, or on top of all.
function addLayer(detail, all, kind) {
  return change({ action: 'add', kind, style: detail.kind === 'style' ? detail.id : undefined, ...placeOfNew(all) }, `${spaced(kind)} added`);
}

function placeOfNew(all) {
  const name = [...chosen.names][0];
  const layer = all.find((each) => each.name === name && each.own);
  return layer?.kind === 'stack' ? { parent: layer.name } : layer ? { parent: layer.parent, index: siblings(all, layer).indexOf(layer) + 1 } : { parent: '' };
}

function siblings(all, layer) {
  return all.filter((each) => each.own && each.parent === layer.parent);
}

/// Does what is asked of the component's layers. The layer that is new, or was moved, has the focus then.
async function change(what, words, focus = null) {
  const answer = await attempt(() => server.layers({ component: page.detail.component, ...what }), words);
  if (!answer) return null;
  wanted = answer.layer ?? focus;
  if (answer.layer) chosen.names = new Set([answer.layer]);
  page.isStale = true;
  await refreshed();
  if (answer.layer) pointAt(answer.layer);
  return answer;
}

/// Chooses a new layer in the picture too, where it gets handles.
function pointAt(name) {
  if (page.canvas.view !== 'live') return;
  if (page.canvas.tool !== 'layers') {
    page.canvas.tool = 'layers';
    tell('canvas');
  }
  share();
  tell('layer', { name, by: 'tree' });
}

function makeTree(detail, all, why, reveal) {
  const root = detail.layers.find((layer) => layer.parent === null)?.name ?? 'layer';
  const ordered = [];
  const level = new Map([[root, 0]]);
  function add(parent) {
    for (const layer of all.filter((each) => each.parent === parent)) {
      level.set(layer.name, level.get(parent) + 1);
      ordered.push(layer);
      add(layer.name);
    }
  }
  add(root);
  const tree = make('div', { class: 'layer-tree', role: 'tree', 'aria-label': `Layers of ${detail.component}, from bottom to top`, 'aria-multiselectable': 'true' });
  const rows = ordered.map((layer) => {
    const isEditable = !why && layer.own;
    const row = make('div', {
      class: `layer-row${isEditable ? '' : ' locked'}`, role: 'treeitem', tabindex: '-1', 'aria-level': String(level.get(layer.name)), 'aria-selected': String(chosen.names.has(layer.name)),
      'aria-setsize': String(all.filter((each) => each.parent === layer.parent).length), 'aria-posinset': String(all.filter((each) => each.parent === layer.parent).indexOf(layer) + 1),
      'aria-label': `${layer.name}, ${spaced(layer.kind)}${layer.own ? '' : ', declared elsewhere'}`, data: { layer: layer.name, focus: `layers.${layer.name}` }, style: { '--level': String(level.get(layer.name) - 1) },
    },
    isEditable ? make('span', { class: 'layer-grip', title: 'Drag to another place', 'aria-hidden': 'true' }, icon('layers')) : make('span', { class: 'layer-grip' }),
    make('span', { class: 'layer-name' }, layer.name), make('span', { class: 'soft layer-kind' }, layer.own ? `${spaced(layer.kind)}${copies(layer)}` : 'From its class or base'));
    return { layer, row, isEditable };
  });
  const focusAt = (index) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    for (const each of rows) each.row.tabIndex = each === next ? 0 : -1;
    next?.row.focus();
  };
  /// Where a choice of several begins, which Shift carries on to another one.
  let first = rows.findIndex((each) => chosen.names.has(each.layer.name));
  const chooseTo = (index) => {
    const from = first < 0 ? index : first;
    chosen.names = new Set(rows.slice(Math.min(from, index), Math.max(from, index) + 1).map((each) => each.layer.name));
    mark();
    share();
  };
  const choose = (layer, isMore) => {
    first = rows.findIndex((each) => each.layer === layer);
    if (isMore) { if (!chosen.names.delete(layer.name)) chosen.names.add(layer.name); } else chosen.names = new Set([layer.name]);
    mark();
    share();
    if (!isMore) tell('layer', { name: layer.name, by: 'tree' });
  };
  const mark = () => { for (const each of rows) each.row.setAttribute('aria-selected', String(chosen.names.has(each.layer.name))); };
  markChosen = mark;
  rows.forEach(({ layer, row, isEditable }, index) => {
    const names = () => (chosen.names.has(layer.name) && chosen.names.size > 1 ? [...chosen.names] : [layer.name]);
    const context = { detail, all, layer, names, root };
    row.append(isEditable ? more(context, row) : '');
    row.addEventListener('click', (event) => { if (event.shiftKey) chooseTo(index); else choose(layer, event.ctrlKey || event.metaKey); focusAt(index); });
    row.addEventListener('dblclick', () => reveal(layer.name));
    row.addEventListener('keydown', (event) => {
      if (event.target !== row || event.ctrlKey || event.metaKey) return;
      const act = event.altKey ? isEditable && moves[event.key] : keys[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act({ ...context, index, focusAt, choose, reveal, isEditable, last: rows.length - 1, row });
    });
    if (isEditable) listenForDrag(row.querySelector('.layer-grip'), context, rows, tree);
    tree.append(row);
  });
  const focused = rows.findIndex((each) => each.layer.name === (wanted ?? [...chosen.names][0]));
  if (rows.length > 0) rows[Math.max(0, focused)].row.tabIndex = 0;
  if (wanted) {
    focusSoon(`layers.${wanted}`);
    wanted = null;
  }
  return tree;
}

function more(context, row) {
  const { layer } = context;
  const open = button({
    name: `More for the layer ${layer.name}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', tabindex: '-1',
    run: (event) => { event.stopPropagation(); menu(open, context); },
  });
  row.menu = open;
  return open;
}

function menu(anchor, context) {
  showMenu(anchor, menuItems(context), context.layer.name);
}

function menuItems(context) {
  const { layer, names } = context;
  const many = names().length > 1;
  return [
    many ? null : { name: 'Rename…', icon: 'pencil', run: () => rename(layer) },
    { name: many ? `Copy ${names().length} layers` : 'Copy', icon: 'copy', title: 'To paste into this or another component', run: () => copyLayers(names()) },
    many ? null : { name: 'Duplicate', icon: 'copy', run: () => change({ action: 'duplicate', layer: layer.name }, `${layer.name} duplicated`) },
    { name: many ? `Group ${names().length} layers into a row` : 'Group into a row', run: () => change({ action: 'group', layers: names(), axis: 'horizontal' }, 'Grouped') },
    { name: many ? `Group ${names().length} layers into a column` : 'Group into a column', run: () => change({ action: 'group', layers: names(), axis: 'vertical' }, 'Grouped') },
    many ? null : { name: layer.repeat ? 'Number of copies…' : 'Repeat…', title: 'Shows it several times: stars of a rating, dots, tabs, ticks of a dial', run: () => repeat(context) },
    layer.kind === 'stack' && !many ? { name: 'Ungroup', run: () => tellFirst({ action: 'ungroup', layer: layer.name }, `Ungroup ${layer.name}?`, `${layer.name} ungrouped`) } : null,
    { separator: true },
    ...(many ? [] : maskItems(context)),
    many ? null : { name: 'Send backward', shortcut: 'Alt+↑', run: () => moves.ArrowUp(context) },
    many ? null : { name: 'Bring forward', shortcut: 'Alt+↓', run: () => moves.ArrowDown(context) },
    many ? null : { name: 'Move into the layer before', shortcut: 'Alt+→', run: () => moves.ArrowRight(context) },
    many ? null : { name: 'Move out', shortcut: 'Alt+←', run: () => moves.ArrowLeft(context) },
    { separator: true },
    { name: many ? `Delete ${names().length} layers…` : 'Delete…', icon: 'trash', run: () => remove(names()) },
  ].filter(Boolean);
}

/// What the menus of layers do, a `name`, a `note` and a `run` each: of the layers that are chosen first, then of each by its name.
export function layerCommands(detail) {
  if (!detail?.layers || detail.kind === 'token' || detail.layersWhy || page.outline.readOnly) return [];
  const all = detail.layers.filter((layer) => layer.parent !== null && !layer.mask);
  const root = detail.layers.find((layer) => layer.parent === null)?.name ?? 'layer';
  const isChosen = (layer) => chosen.component === detail.component && chosen.names.has(layer.name);
  const own = all.filter((layer) => layer.own);
  const together = own.filter(isChosen);
  const each = [...together, ...own.filter((layer) => !isChosen(layer))].map((layer) => [layer]);
  return (together.length > 1 ? [together, ...each] : each).flatMap((layers) => {
    const names = layers.map((layer) => layer.name);
    const note = `${names.join(', ')}: ${names.length === 1 ? 'layer' : 'layers'} of ${detail.component}`;
    return menuItems({ detail, all, layer: layers[0], names: () => names, root }).filter((item) => !item.separator).map(({ name, run }) => ({ name, note, run }));
  });
}


/// What a mask can be, or away with the one that there is.
function maskItems({ detail, layer }) {
  const known = detail.layers.find((each) => each.mask && each.parent === layer.name);
  if (known) return [{ name: 'Remove the mask…', run: () => tellFirst({ action: 'unmask', layer: layer.name }, `Remove the mask of ${layer.name}?`, 'Mask removed') }, { separator: true }];
  const masks = [['ellipse', 'an ellipse'], ['rectangle', 'a round rectangle'], ['gradient', 'a fade']];
  return [...masks.map(([kind, name]) => ({ name: `Mask with ${name}`, run: () => change({ action: 'mask', layer: layer.name, kind }, `${layer.name} masked`, layer.name) })), { separator: true }];
}

/// How often a layer is there: “× 5”, “× count”.
function copies(layer) {
  if (!layer.repeat) return '';
  return ` × ${/^\$?[\w.]+$/.test(layer.repeat) ? layer.repeat.replace('$', '') : 'n'}`;
}

function repeat({ all, detail, layer }) {
  const isInStack = all.find((each) => each.name === layer.parent)?.kind === 'stack';
  askRepetition(detail, layer, {
    isInStack,
    run: async (how) => (await change({ action: 'repeat', layer: layer.name, ...how }, `${layer.name} is repeated`, layer.name)) !== null,
    end: () => tellFirst({ action: 'unrepeat', layer: layer.name }, `Stop repeating ${layer.name}?`, `${layer.name} is there once`),
  });
}

/// With Alt: to another place.
const moves = {
  ArrowUp: (context) => step(context, -1),
  ArrowDown: (context) => step(context, 1),
  ArrowRight({ all, layer }) {
    const own = siblings(all, layer);
    const before = own[own.indexOf(layer) - 1];
    if (!before) return announce(`No layer before ${layer.name} can take it`);
    return move(layer, { parent: before.name });
  },
  ArrowLeft({ all, layer, root }) {
    const parent = all.find((each) => each.name === layer.parent);
    if (layer.parent === root || !parent?.own) return announce(`${layer.name} lies in no other layer`);
    return move(layer, { parent: parent.parent, index: siblings(all, parent).indexOf(parent) + 1 });
  },
};

const keys = {
  ArrowUp: ({ index, focusAt }) => focusAt(index - 1),
  ArrowDown: ({ index, focusAt }) => focusAt(index + 1),
  Home: ({ focusAt }) => focusAt(0),
  End: ({ focusAt, last }) => focusAt(last),
  ' ': ({ layer, choose }) => choose(layer, true),
  Enter: ({ layer, reveal }) => reveal(layer.name),
  F2: ({ layer, isEditable }) => isEditable && rename(layer),
  Delete: ({ names, isEditable }) => isEditable && remove(names()),
  Backspace: ({ names, isEditable }) => isEditable && remove(names()),
  ContextMenu: ({ row }) => row.menu?.click(),
  '.': ({ row }) => row.menu?.click(),
};

function step({ all, layer }, by) {
  const own = siblings(all, layer);
  const index = own.indexOf(layer) + by;
  if (index < 0 || index >= own.length) return announce(`${layer.name} is ${by < 0 ? 'the first' : 'the last'} already`);
  return move(layer, { parent: layer.parent, index });
}

function move(layer, where) {
  return change({ action: 'move', layer: layer.name, ...where }, `${layer.name} moved`, layer.name);
}

/// A hand or a finger on the grip: a line shows where the layer goes, a frame into which other one.
function listenForDrag(grip, { all, layer }, rows, tree) {
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    let target = null;
    const show = () => {
      for (const each of rows) each.row.removeAttribute('data-drop');
      if (target) target.row.dataset.drop = target.where;
    };
    const follow = (moved) => {
      target = null;
      for (const each of rows) {
        const box = each.row.getBoundingClientRect();
        if (moved.clientY < box.top || moved.clientY >= box.bottom || !each.isEditable) continue;
        const part = (moved.clientY - box.top) / box.height;
        target = { ...each, where: part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into' };
      }
      if (target?.layer === layer) target = null;
      show();
    };
    const end = (ended) => {
      grip.removeEventListener('pointermove', follow);
      grip.removeEventListener('pointerup', end);
      grip.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', cancel, true);
      const to = ended?.type === 'pointerup' ? target : null;
      target = null;
      show();
      if (!to) return;
      if (to.where === 'into') { move(layer, { parent: to.layer.name }); return; }
      const others = siblings(all, to.layer).filter((each) => each !== layer);
      move(layer, { parent: to.layer.parent, index: others.indexOf(to.layer) + (to.where === 'after' ? 1 : 0) });
    };
    const cancel = (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      end(null);
    };
    grip.addEventListener('pointermove', follow);
    grip.addEventListener('pointerup', end);
    grip.addEventListener('pointercancel', end);
    document.addEventListener('keydown', cancel, true);
  });
  tree.addEventListener('dragstart', (event) => event.preventDefault());
}

function rename(layer) {
  askName({
    kind: 'layer', id: layer.name, where: { component: page.detail.component }, words: 'States, animations and styles that speak of it are changed too.',
    then: async (to) => {
      chosen.names = new Set([to]);
      wanted = to;
      await refreshed();
      pointAt(to);
    },
  });
}

function remove(names) {
  return tellFirst({ action: 'delete', layers: names }, names.length === 1 ? `Delete the layer ${names[0]}?` : `Delete ${names.length} layers?`, `${names.join(', ')} deleted`);
}

/// Tells first what goes along and what would break.
function tellFirst(what, title, words) {
  return takeAway({
    ask: (more) => server.layers({ component: page.detail.component, ...what, ...more }),
    run: (more) => change({ ...what, ...more }, words),
    title, verb: { delete: 'Delete', ungroup: 'Ungroup', unmask: 'Remove', unrepeat: 'Stop repeating' }[what.action],
    values: (count) => `${counted(count, 'value')} that states, modes or styles set of it ${count === 1 ? 'goes' : 'go'} with it.`,
  });
}
