// The colour picker: a square of saturation and brightness, hue, opacity, sRGB and Display P3, every syntax, the project's
// tokens and the system's colours.

import { make, makeSVG, button, replace, freshID } from './elements.js';
import { page } from './store.js';
import { colorOf, contrast, converted, cssText, fromHSV, isInSRGB, parseColor, spellings, toHSV, writtenColor } from './colors.js';
import { followPointer, lineSlider } from './sliderPad.js';
import { numberField } from './numberField.js';
import { showPopover } from './popover.js';
import { announce } from './announce.js';
import { keyGesture } from './hands.js';

/// Opens beside `anchor`. `value` is the colour in an answer of the server. `change()` makes a change for one gesture. `withAlpha` gives the
/// colour as it is written with another opacity, as long as nothing else of it is changed.
export function openColorPicker(anchor, { name, value, reference, optional, change, withAlpha, onClose }) {
  let color = colorOf(value) ?? { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };
  let hsv = toHSV(color.rgb);
  let gesture = null;
  let isMixed = !withAlpha || !value;
  const tabNames = [['mix', 'Mix'], ['tokens', 'Tokens'], ['system', 'System']].filter(([id]) => id !== 'system' || page.outline.systemColors.length > 0);

  // The square
  const dot = make('span', { class: 'pad-dot' });
  const padHandle = make('span', {
    role: 'slider', tabindex: '0', class: 'pad-handle', 'aria-label': `${name}, saturation and brightness`, 'aria-valuemin': '0',
    'aria-valuemax': '100', 'aria-roledescription': 'two-way slider', on: { keydown: pressPad },
  }, dot);
  const boundary = makeSVG('path', { class: 'srgb-line' });
  const pad = make('span', { class: 'color-pad' },
    makeSVG('svg', { class: 'srgb-boundary', viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, boundary), padHandle);
  followPointer(pad, (x, y) => { hsv = [hsv[0], x, 1 - y]; isMixed = true; show(); }, finish);

  const hue = lineSlider({
    name: `${name}, hue`, class: 'hue', value: hsv[0] / 360, step: 1 / 360, text: (part) => `${Math.round(part * 360)} degrees`,
    show: (part) => { hsv = [part * 360 % 360, hsv[1], hsv[2]]; isMixed = true; show(); }, end: finish,
  });
  const opacity = lineSlider({
    name: `${name}, opacity`, class: 'opacity', value: color.alpha, text: (part) => `${Math.round(part * 100)} percent`,
    show: (part) => { color = { ...color, alpha: Math.round(part * 100) / 100 }; show(); }, end: finish,
  });
  const opacityNumber = numberField({
    name: `${name}, opacity in percent`, value: color.alpha * 100, min: 0, max: 100, step: 1, unit: '%',
    change: () => ({
      show: (number) => { color = { ...color, alpha: number / 100 }; show(); },
      commit: (number) => { color = { ...color, alpha: number / 100 }; show(); finish(); }, cancel,
    }),
  });
  const spaces = [['srgb', 'sRGB'], ['display-p3', 'Display P3']].map(([space, label]) => make('button', {
    type: 'button', role: 'radio', data: { space },
    on: { click: () => { color = converted(color, space); hsv = toHSV(color.rgb); isMixed = true; show(); finish(); }, keydown: radioKey },
  }, label));
  const gamut = make('p', { class: 'soft gamut-note' });

  // Syntaxes
  const text = make('input', {
    type: 'text', class: 'color-text', 'aria-label': `${name}, as text in any syntax`, spellcheck: 'false', autocomplete: 'off',
    on: {
      change: () => readText(),
      keydown: (event) => { if (event.key === 'Enter') { event.preventDefault(); readText(); } },
    },
  });
  const syntaxes = make('dl', { class: 'spellings' });
  const sample = make('span', { class: 'swatch large' }, make('span'));
  const eyedropper = 'EyeDropper' in window ? button({
    name: 'Pick a colour from the screen', icon: 'dropper', class: 'quiet', run: async () => {
      try {
        const picked = await new window.EyeDropper().open();
        take(parseColor(picked.sRGBHex));
      } catch {
        // Escape picks nothing.
      }
    },
  }) : null;
  const onWhite = make('span', { class: 'contrast-note' });

  const mix = make('div', { class: 'picker-mix' }, pad,
    make('div', { class: 'picker-sliders' }, make('div', {}, hue.element, opacity.element), eyedropper),
    make('div', { class: 'picker-line' }, sample, text, opacityNumber.element),
    make('div', { class: 'picker-line' }, make('span', { class: 'segments', role: 'radiogroup', 'aria-label': 'Colour space' }, spaces), onWhite),
    gamut, make('details', { class: 'more-spellings' }, make('summary', {}, 'Other ways to write it'), syntaxes));

  // Tokens and system colours
  const search = make('input', { type: 'search', class: 'search-field', placeholder: 'Find a token', 'aria-label': 'Find a token', on: { input: () => listTokens() } });
  const tokenList = make('ul', { class: 'picker-list', 'aria-label': 'Colour tokens' });
  const tokens = make('div', { class: 'picker-tokens' }, search, tokenList);
  const system = make('ul', { class: 'picker-list', 'aria-label': 'System colours' }, page.outline.systemColors.map((each) => make('li', {}, choice(
    make('span', { class: 'swatch split' }, make('span', { style: { background: each.light } }), make('span', { style: { background: each.dark } })),
    each.name, '', false, () => commitText(each.name)))));

  function listTokens() {
    const wanted = search.value.toLowerCase();
    const found = page.outline.tokens.filter((token) => token.type === 'color' && token.id.toLowerCase().includes(wanted)
      && !(page.subject.kind === 'token' && token.id === page.subject.id));
    replace(tokenList, found.length === 0 ? make('li', { class: 'empty' }, 'No colour token has this name.') : found.slice(0, 200).map((token) => make('li', {}, choice(
      make('span', { class: 'swatch' }, make('span', { style: { background: token.css ?? 'transparent' } })),
      token.id.replace(/^color\./, ''), token.summary ?? '', reference === token.id, () => commitReference(token.id)))));
  }

  function choice(swatch, label, summary, isChosen, run) {
    return make('button', { type: 'button', class: `picker-choice${isChosen ? ' is-chosen' : ''}`, 'aria-current': isChosen ? 'true' : null, title: summary, on: { click: run } },
      swatch, make('span', {}, label), summary ? make('span', { class: 'soft' }, summary) : null);
  }

  const body = make('div', { class: 'picker-body', role: 'tabpanel', id: freshID('picker') });
  const tabs = tabNames.map(([id, label]) => make('button', {
    type: 'button', role: 'tab', 'aria-controls': body.id, data: { tab: id }, on: { click: () => showTab(id), keydown: tabKey },
  }, label));
  const panel = make('div', { class: 'color-picker' },
    make('div', { class: 'picker-head' }, make('span', { class: 'segments tabs', role: 'tablist', 'aria-label': 'Where the colour comes from' }, tabs),
      optional ? button({ text: 'None', run: () => { change().commit(null); close(); } }) : null,
      button({ name: 'Close', icon: 'close', class: 'quiet', run: () => close() })), body);

  function showTab(id) {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab.dataset.tab === id));
      tab.tabIndex = tab.dataset.tab === id ? 0 : -1;
    }
    replace(body, { mix, tokens, system }[id]);
    if (id === 'tokens') listTokens();
  }

  function tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    showTab(next.dataset.tab);
    next.focus();
  }

  function radioKey(event) {
    if (!['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    const other = spaces[1 - spaces.indexOf(event.target)];
    other.click();
    other.focus();
  }

  /// Shows the colour everywhere in the picker, and in the picture while it changes.
  function draw() {
    const [h, s, v] = hsv;
    const pure = cssText({ space: color.space, rgb: fromHSV([h, 1, 1]), alpha: 1 });
    const opaque = cssText({ ...color, alpha: 1 });
    pad.style.setProperty('--pure', pure);
    padHandle.style.left = `${s * 100}%`;
    padHandle.style.top = `${(1 - v) * 100}%`;
    padHandle.setAttribute('aria-valuenow', Math.round(s * 100));
    padHandle.setAttribute('aria-valuetext', `Saturation ${Math.round(s * 100)} percent, brightness ${Math.round(v * 100)} percent`);
    dot.style.background = opaque;
    hue.update(h / 360);
    opacity.update(color.alpha);
    opacity.element.style.setProperty('--opaque', opaque);
    opacityNumber.update(Math.round(color.alpha * 100));
    sample.firstChild.style.background = cssText(color);
    for (const each of spaces) {
      const isChosen = each.dataset.space === color.space;
      each.setAttribute('aria-checked', String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
    }
    if (document.activeElement !== text) text.value = writtenColor(color);
    const isWide = color.space === 'display-p3' && !isInSRGB(color);
    gamut.textContent = isWide ? 'Screens of sRGB show the nearest colour that they have.' : '';
    boundary.setAttribute('d', color.space === 'display-p3' ? sRGBBoundary(h) : '');
    onWhite.textContent = `${contrast(color, white).toFixed(1)} on white, ${contrast(color, black).toFixed(1)} on black`;
    onWhite.title = 'Contrast by WCAG; small text needs 4.5';
  }

  function drawSpellings() {
    replace(syntaxes, Object.entries(spellings(color)).map(([syntax, spelling]) => make('div', {}, make('dt', {}, syntax), make('dd', {},
      button({
        text: spelling, class: 'link spelling', title: 'Copy', run: () => { navigator.clipboard?.writeText(spelling); announce(`${spelling} copied`); },
      })))));
  }

  function show() {
    color = { ...color, rgb: fromHSV(hsv) };
    draw();
    gesture ??= change();
    gesture.show(isMixed ? writtenColor(color) : withAlpha(color.alpha));
  }

  function finish() {
    if (!gesture) return;
    drawSpellings();
    const done = gesture;
    gesture = null;
    reference = null;
    done.commit(isMixed ? writtenColor(color) : withAlpha(color.alpha));
  }

  function cancel() {
    gesture?.cancel();
    gesture = null;
  }

  function take(next) {
    if (!next) return;
    color = next;
    isMixed = true;
    const fresh = toHSV(color.rgb);
    // Grey has no hue of its own, so that the slider stays where it is.
    hsv = fresh[1] === 0 ? [hsv[0], fresh[1], fresh[2]] : fresh;
    draw();
    drawSpellings();
    change().commit(writtenColor(color));
  }

  function readText() {
    const written = text.value.trim();
    const next = parseColor(written);
    if (!next) {
      if (written) change().commit(written);
      return;
    }
    color = next;
    hsv = toHSV(color.rgb);
    isMixed = true;
    draw();
    drawSpellings();
    change().commit(/^[0-9a-f]{3,8}$/i.test(written) ? `#${written}` : written);
  }

  function commitText(name) {
    change().commit(name);
    close();
  }

  function commitReference(id) {
    change().commit({ reference: id });
    close();
  }

  const keys = keyGesture(() => finish());

  function pressPad(event) {
    const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!steps) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    const part = (number) => Math.min(1, Math.max(0, number));
    hsv = [hsv[0], part(hsv[1] + steps[0] * size), part(hsv[2] + steps[1] * size)];
    isMixed = true;
    show();
    keys.again();
  }

  showTab(reference ? 'tokens' : 'mix');
  draw();
  drawSpellings();
  const close = showPopover(anchor, panel, { name: `${name}, colour`, class: 'picker-popover', onClose: () => { finish(); onClose?.(); } });
  return close;
}

const white = { space: 'srgb', rgb: [1, 1, 1], alpha: 1 };
const black = { space: 'srgb', rgb: [0, 0, 0], alpha: 1 };

/// Where, in the square of Display P3, the colours of sRGB end.
function sRGBBoundary(hue) {
  const points = [];
  for (let row = 0; row <= 50; row += 1) {
    const value = 1 - row / 50;
    let low = 0;
    let high = 1;
    for (let turn = 0; turn < 9; turn += 1) {
      const middle = (low + high) / 2;
      if (isInSRGB({ space: 'display-p3', rgb: fromHSV([hue, middle, value]), alpha: 1 })) low = middle; else high = middle;
    }
    points.push(`${(low * 100).toFixed(1)} ${(row * 2).toFixed(1)}`);
  }
  return `M${points.join(' L')}`;
}
