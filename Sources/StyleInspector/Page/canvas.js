// The middle: what the canvas shows and how, with its two bars.

import { make, button, replace } from './elements.js';
import { page, when, tell, recall, remember } from './store.js';
import { server } from './server.js';
import { capitalized, modeLabel, stateLabel } from './words.js';
import { showMenu, showPopover } from './popover.js';
import { shownSize } from './selection.js';
import { stage, zoomBy, zoomTo, shownZoom } from './stage.js';
import { looksGrid } from './looksGrid.js';
import { overview } from './overview.js';
import { comparison } from './compare.js';
import { tokenView } from './tokenView.js';
import { numberField } from './numberField.js';
import { shareButton } from './share.js';

const views = [['overview', 'Overview'], ['live', 'Live'], ['looks', 'All looks'], ['compare', 'Compare']];
const lookBar = make('div', { class: 'bar look-bar', role: 'toolbar', 'aria-label': 'Look' });
const viewBar = make('div', { class: 'bar view-bar', role: 'toolbar', 'aria-label': 'View' });
const content = make('div', { class: 'canvas-content' });

export function canvas() {
  page.canvas.background = recall('background', 'auto');
  page.canvas.pixelGrid = recall('pixelGrid', false);
  page.canvas.guides = recall('guides', false);
  return make('section', { class: 'canvas', id: 'canvas', 'aria-label': 'Canvas' }, lookBar, content, viewBar);
}

when('detail look canvas outline', () => draw());
when('fitted handles', () => { if (page.detail) keepingFocus(viewBar, () => drawViewBar(page.detail)); });
when('zoom', () => drawZoom());

let drawn = null;

function draw() {
  const detail = page.detail;
  const isToken = detail?.kind === 'token';
  const isOverview = page.canvas.view === 'overview';
  const view = isOverview ? 'overview' : !detail ? 'none' : isToken ? 'token' : page.canvas.view;
  content.dataset.background = background();
  if (view !== drawn) {
    drawn = view;
    replace(content, { none: () => null, overview, live: stage, looks: looksGrid, compare: comparison, token: tokenView }[view]());
  }
  lookBar.hidden = viewBar.hidden = !detail;
  if (!detail) return;
  keepingFocus(lookBar, () => drawLookBar(detail, isToken));
  keepingFocus(viewBar, () => drawViewBar(detail, isToken));
}

/// The bars are made again; who had the focus has it again.
function keepingFocus(bar, work) {
  const key = bar.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  work();
  if (key) [...bar.querySelectorAll('[data-focus]')].find((each) => each.dataset.focus === key)?.focus();
}

/// The ground that pictures stand on: as the look has it, or as chosen.
function background() {
  const chosen = page.canvas.background;
  if (chosen !== 'auto') return chosen;
  return page.look.modes.appearance === 'dark' ? 'dark' : 'light';
}

function drawLookBar(detail, isToken) {
  const axes = page.outline.axes;
  replace(lookBar,
    make('span', { class: 'segments', role: 'group', 'aria-label': 'View' }, views.filter(([id]) => !isToken || ['overview', 'live'].includes(id)).map(([id, label]) => [id, isToken && id === 'live' ? 'Token' : label]).map(([id, label]) => make('button', {
      type: 'button', 'aria-pressed': String(page.canvas.view === id), data: { focus: `view.${id}` }, on: { click: () => setView(id) },
    }, label))),
    make('span', { class: 'bar-space' }),
    isToken || page.canvas.view === 'looks' ? null : statePicker(detail),
    axes.filter(isInBar).map((axis) => axisPicker(axis)),
    readerPicker(isToken));
}

function axisPicker(axis) {
  const current = page.look.modes[axis.name] ?? axis.default;
  const name = axis.label ?? capitalized(axis.name);
  const set = (mode) => { page.look.modes = { ...page.look.modes, [axis.name]: mode }; tell('look'); };
  if (axis.values.length === 2 && axis.name === 'appearance') {
    return make('span', { class: 'segments', role: 'group', 'aria-label': name }, axis.values.map((mode) => make('button', {
      type: 'button', 'aria-pressed': String(mode === current), data: { focus: `mode.${mode}` }, on: { click: () => set(mode) },
    }, modeLabel(mode))));
  }
  const select = make('select', { 'aria-label': name, title: name, data: { focus: `axis.${axis.name}` }, on: { change: () => set(select.value) } },
    axis.values.map((mode) => make('option', { value: mode, selected: mode === current }, modeLabel(mode))));
  return select;
}

/// The states that hold whatever the pointer does.
function statePicker(detail) {
  const states = (detail.possibleStates ?? ['normal']).filter((state) => state !== 'normal');
  if (states.length === 0) return null;
  const opener = button({
    text: page.look.states.length > 0 ? stateLabel(page.look.states) : 'Normal', icon: 'down', class: 'dropdown', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    title: 'State', 'data-focus': 'states', 'aria-label': `State: ${stateLabel(page.look.states)}`,
    run: () => {
      const boxes = states.map((state) => {
        const box = make('input', {
          type: 'checkbox', checked: page.look.states.includes(state),
          on: { change: () => { page.look.states = states.filter((each) => (each === state ? box.checked : page.look.states.includes(each))); tell('look'); } },
        });
        return make('label', { class: 'check' }, box, stateLabel([state]));
      });
      showPopover(lookBar.querySelector('[data-focus=states]'), make('div', { class: 'form' }, make('fieldset', {}, make('legend', {}, 'State'), boxes)), { name: 'State' });
    },
  });
  return opener;
}

/// How many of the project's own modes, such as its brands, are chosen in the bar; the others are in a form.
const mostInBar = 1;

function isInBar(axis) {
  const own = page.outline.axes.filter((each) => !each.builtIn && !each.system);
  return axis.name === 'appearance' || own.indexOf(axis) >= 0 && own.indexOf(axis) < mostInBar;
}

/// What readers choose: contrast, text size, the direction of their language; and the project's own modes.
function readerPicker(isToken) {
  const axes = page.outline.axes.filter((axis) => !isInBar(axis) && axis.name !== 'text-size');
  const chosen = axes.map((axis) => page.look.modes[axis.name]).filter((mode, index) => mode && mode !== axes[index].default).map(modeLabel);
  if (page.look.textSize) chosen.push(modeLabel(page.look.textSize));
  if (page.look.rightToLeft) chosen.push('Right to left');
  const opener = button({
    text: chosen.length > 0 ? chosen.join(', ') : 'Reader', icon: 'down', class: `dropdown${chosen.length > 0 ? ' is-chosen' : ''}`, title: 'Contrast, text size, direction', 'aria-haspopup': 'dialog',
    'aria-expanded': 'false', 'data-focus': 'reader', 'aria-label': `Reader: ${chosen.join(', ') || 'as usual'}`,
    run: () => showPopover(lookBar.querySelector('[data-focus=reader]'), readerForm(axes, isToken), { name: 'Reader' }),
  });
  return opener;
}

function readerForm(axes, isToken) {
  const sizes = page.outline.textSizes;
  const size = make('select', { on: { change: () => { page.look.textSize = size.value || null; tell('look'); } } },
    sizes.map((each) => make('option', { value: each === 'large' ? '' : each, selected: (page.look.textSize ?? 'large') === each }, each === 'large' ? 'Large (usual)' : modeLabel(each))));
  const direction = make('input', { type: 'checkbox', checked: page.look.rightToLeft, on: { change: () => { page.look.rightToLeft = direction.checked; tell('look'); } } });
  return make('div', { class: 'form' },
    axes.map((axis) => make('label', { class: 'field' }, make('span', {}, axis.label ?? capitalized(axis.name)), axisPicker(axis))),
    isToken || sizes.length === 0 || server.isGallery ? null : make('label', { class: 'field' }, make('span', {}, 'Text size'), size),
    isToken || server.isGallery ? null : make('label', { class: 'check' }, direction, 'Right to left'));
}

export function setView(view) {
  if (page.detail?.kind === 'token' && !['overview', 'live'].includes(view)) return;
  page.canvas.view = view;
  tell('canvas');
}

function toggle(key, name, symbol, isKept) {
  return button({
    name, icon: symbol, class: 'quiet toggle', 'aria-pressed': String(page.canvas[key]), 'data-focus': key,
    run: () => { page.canvas[key] = !page.canvas[key]; if (isKept) remember(key, page.canvas[key]); tell('canvas'); },
  });
}

export function setTool(tool) {
  page.canvas.tool = tool;
  tell('canvas');
}

const backgrounds = [['auto', 'As the look'], ['light', 'Light'], ['dark', 'Dark'], ['checks', 'Checks'], ['white', 'White'], ['grey', 'Grey'], ['black', 'Black']];

function drawViewBar(detail, isToken) {
  if (isToken) {
    replace(viewBar);
    viewBar.hidden = true;
    return;
  }
  const isLive = page.canvas.view === 'live';
  const ground = button({
    text: 'View', icon: 'down', class: 'dropdown', title: 'Background and pixels', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'data-focus': 'background',
    run: () => showPopover(viewBar.querySelector('[data-focus=background]'), viewForm(isLive), { name: 'View' }),
  });
  // What runs together is shown together.
  const motions = [...new Map((detail.motions ?? []).filter((each) => each.kind === 'animation').map((each) => [each.picture, each])).values()];
  const motionName = (each) => (each.picture === each.name ? `${each.name}, ${each.duration} s` : each.picture.replaceAll('+', ', '));
  const motion = motions.length === 0 || !isLive ? null : button({
    text: page.canvas.motion?.replaceAll('+', ', ') ?? 'Motion', icon: 'play', class: 'dropdown', title: 'Animations', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': 'motion',
    run: () => showMenu(motion, [{ name: 'Stand still', checked: !page.canvas.motion, run: () => { page.canvas.motion = null; tell('canvas'); } },
      ...motions.map((each) => ({ name: motionName(each), checked: page.canvas.motion === each.picture, run: () => { page.canvas.motion = each.picture; tell('canvas'); } }))], 'Animations'),
  });
  const size = shownSize();
  replace(viewBar,
    isLive ? [
      make('span', { class: 'segments icons', role: 'group', 'aria-label': 'Tool' },
        toolButton('try', 'Try it: press, hover, focus', 'pointer'), server.isGallery ? null : toolButton('layers', 'Point at layers', 'layers')),
      handlePicker(),
      server.isGallery ? null : toggle('guides', 'Guides and measures', 'ruler', true), toggle('pixelGrid', 'Pixel grid', 'grid', true), motion,
    ] : null,
    make('span', { class: 'bar-space' }),
    isLive && size && !detail.fixedSize && !server.isGallery ? make('span', { class: 'size-fields', role: 'group', 'aria-label': 'Size in points' },
      sizeField('width', 'W', size), make('span', { class: 'soft', 'aria-hidden': 'true' }, '×'), sizeField('height', 'H', size),
      page.canvas.size ? button({ name: 'Its own size', icon: 'reset', class: 'quiet', 'data-focus': 'ownSize', run: () => { page.canvas.size = null; tell('canvas'); } }) : null) : null,
    page.canvas.view === 'overview' ? null : shareButton(), ground,
    page.canvas.view === 'overview' ? null : zoomControl);
  drawZoom();
}

const handleNames = { frame: 'Frame', gradient: 'Gradient', shadow: 'Shadow' };

/// Which handles the chosen layer has in the picture, where it can have others.
function handlePicker() {
  const { offers, handles } = page.canvas;
  if (offers.length < 2) return null;
  return make('span', { class: 'segments', role: 'group', 'aria-label': 'Handles in the picture' }, offers.map((each) => make('button', {
    type: 'button', 'aria-pressed': String(each === handles), data: { focus: `handles.${each}` }, on: { click: () => setHandles(each) },
  }, handleNames[each])));
}

export function setHandles(handles) {
  page.canvas.preferred = handles;
  tell('canvas');
}

/// The next ones that the chosen layer can have.
export function nextHandles() {
  const { offers, handles } = page.canvas;
  if (offers.length > 1) setHandles(offers[(offers.indexOf(handles) + 1) % offers.length]);
}

function toolButton(tool, name, symbol) {
  return button({ name, icon: symbol, 'aria-pressed': String(page.canvas.tool === tool), 'data-focus': `tool.${tool}`, run: () => setTool(tool) });
}

function viewForm(isLive) {
  const ground = make('select', { on: { change: () => { page.canvas.background = ground.value; remember('background', ground.value); tell('canvas'); } } },
    backgrounds.map(([id, label]) => make('option', { value: id, selected: page.canvas.background === id }, label)));
  const pixels = make('select', { on: { change: () => { page.canvas.pixels = pixels.value || null; tell('canvas'); } } },
    [['', 'Smooth at every zoom'], ['1', 'Pixels, 1 a point'], ['2', 'Pixels, 2 a point'], ['3', 'Pixels, 3 a point']].map(([value, label]) => make('option', { value, selected: (page.canvas.pixels ?? '') === value }, label)));
  return make('div', { class: 'form' }, make('label', { class: 'field' }, make('span', {}, 'Background'), ground),
    isLive && !server.isGallery ? make('label', { class: 'field' }, make('span', {}, 'Picture'), pixels) : null);
}

function sizeField(part, prefix, size) {
  return numberField({
    name: part === 'width' ? 'Width' : 'Height', prefix, value: size[part], min: 1, max: 4000, step: 1, integer: true, focusKey: `size.${part}`,
    change: () => {
      const set = (number) => { page.canvas.size = { ...shownSize(), [part]: number ?? page.detail.size[part] }; tell('size'); };
      return { show: set, commit: (number) => { set(number); tell('canvas'); }, cancel: () => tell('canvas') };
    },
  }).element;
}

const zoomText = make('button', { type: 'button', class: 'zoom-text', title: 'Fit', data: { focus: 'zoom' }, on: { click: () => zoomTo(null) } });
const zoomControl = make('span', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
  button({ name: 'Zoom out', icon: 'minus', class: 'quiet', 'data-focus': 'zoomOut', run: () => zoomBy(1 / 1.25) }), zoomText,
  button({ name: 'Zoom in', icon: 'plus', class: 'quiet', 'data-focus': 'zoomIn', run: () => zoomBy(1.25) }));

function drawZoom() {
  const percent = Math.round(shownZoom() * 100);
  const fits = !page.canvas.zoom && page.canvas.view !== 'live';
  zoomText.textContent = fits ? 'Fit' : `${percent}%`;
  zoomText.setAttribute('aria-label', fits ? 'Fits' : `${percent} percent. Fit`);
}
