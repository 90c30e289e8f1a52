// The right side: all attributes of what is selected, in sections.

import { make, button, icon, replace, append, freshID } from './elements.js';
import { page, when, tell, recall, remember } from './store.js';
import { rowElement } from './row.js';
import { layersSection } from './layerTree.js';
import { pasteFromElsewhere } from './paste.js';
import { propertiesSection } from './properties.js';
import { statesSection } from './states.js';
import { variantsSection } from './variants.js';
import { modesSection } from './modes.js';
import { traitsSection } from './traits.js';
import { sharedSection } from './shared.js';
import { animationsSection } from './animations.js';
import { followLook, select } from './selection.js';
import { server } from './server.js';
import { dragging, isWriting } from './edits.js';
import { isBusy } from './hands.js';
import { itemMenu } from './itemMenu.js';
import { capitalized, counted, spaced } from './words.js';
import { copy } from './readOnlyValue.js';
import { isShared, mixedKey } from './many.js';

const opened = recall('openedSections', {});
let filter = '';
/// The component, or the kind of thing, whose attributes are drawn.
let drawnOf = null;
let shows = recall('rows', 'all');

const body = make('div', { class: 'attributes-body', tabindex: '-1' });
const filterField = make('input', {
  type: 'search', class: 'search-field', placeholder: 'Filter attributes', 'aria-label': 'Filter attributes', spellcheck: 'false', autocomplete: 'off',
  on: { input: () => { filter = filterField.value.toLowerCase(); draw(); } },
});
const showButtons = [['all', 'All'], ['set', 'Set here']].map(([id, label]) => make('button', {
  type: 'button', 'aria-pressed': String(shows === id), data: { show: id },
  on: { click: () => { shows = id; remember('rows', id); for (const each of showButtons) each.setAttribute('aria-pressed', String(each.dataset.show === id)); draw(); } },
}, label));
const head = make('header', { class: 'attributes-head' });
const tools = make('div', { class: 'attributes-tools' }, make('div', { class: 'search' }, icon('search'), filterField),
  make('span', { class: 'segments', role: 'group', 'aria-label': 'Which attributes' }, showButtons));

export function attributes() {
  return make('aside', { class: 'attributes', id: 'attributes', 'aria-label': 'Attributes' }, head, tools, body);
}

when('detail mixed others', () => follow());
when('free', () => { if (isHeld) follow(); });
when('section', ({ id, item }) => revealItem(id, item));
when('look', () => markShown());
// Somebody looks for a row.
when('rows', () => completeRows());

export function focusFilter() {
  filterField.focus();
  filterField.select();
}

/// How many rows the page begins with, about what a small screen shows of them. The others are made when nothing else is to be done, so
/// that the first picture waits for none of them.
const firstRows = 12;

/// What makes the rows that are not there yet, a section each.
let missing = [];

/// Makes all rows that are not there yet.
function completeRows() {
  for (const complete of missing.splice(0)) complete();
}

function completeSoon() {
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
  whenIdle(() => {
    missing.shift()?.();
    if (missing.length > 0) completeSoon();
  }, { timeout: 200 });
}

/// What the controls were made for, and whether something has come that they don't show yet.
let [drawnFor, isHeld] = [null, false];

/// Shows what has come, unless a hand is still at work here: the controls would be made again under it, with what was there before.
function follow() {
  const isSame = drawnFor?.kind === page.detail?.kind && drawnFor?.id === page.detail?.id;
  isHeld = isSame && Boolean(dragging.session || isWriting() || isBusy());
  if (!isHeld) draw();
}

/// What was drawn last: the same is not drawn again, so that a click that has begun finds its button.
let lastDrawn = null;

function draw() {
  if (page.detail) page.detail.locked = reasonOfAll(page.detail.rows ?? []);
  const key = JSON.stringify([{ ...page.detail, revision: null }, shows, filter, page.look, page.outline?.readOnly, mixedKey()]);
  if (key === lastDrawn && page.detail && !page.isStale) return;
  lastDrawn = key;
  drawnFor = page.detail && { kind: page.detail.kind, id: page.detail.id };
  page.isStale = false;
  const focus = focusedKey();
  // Another component has other attributes, and begins with its layers.
  const isOther = drawnOf !== (page.detail?.component ?? page.detail?.kind);
  drawnOf = page.detail?.component ?? page.detail?.kind;
  const anchor = isOther ? null : heldPlace();
  // Asking where an empty list is scrolled to would have the whole page laid out.
  const isFirst = !body.hasChildNodes();
  const scrolled = isFirst || isOther ? 0 : body.scrollTop;
  const detail = page.detail;
  tools.hidden = !detail || detail.kind === 'token';
  if (!detail) {
    replace(head);
    replace(body, page.outline ? make('p', { class: 'empty' }, 'Nothing is selected.') : null);
    return;
  }
  const headFocus = head.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  replace(head, title(detail));
  if (headFocus) head.querySelector(`[data-focus="${headFocus}"]`)?.focus({ preventScroll: true });
  const rows = (detail.rows ?? []).filter(isWanted);
  const sections = detail.sections ?? [{ id: 'token', title: spaced(detail.type ?? 'Values') }];
  const known = new Set(sections.map((section) => section.id));
  const drawn = [];
  missing = [];
  let room = isFirst ? firstRows : Infinity;
  for (const section of sections) {
    const own = rows.filter((row) => row.section === section.id || (section === sections[0] && !known.has(row.section)));
    if (own.length === 0) continue;
    const isOpen = isOpened(section, own) || Boolean(filter);
    drawn.push(sectionElement(section, own, isOpen, room));
    if (isOpen) room = Math.max(0, room - own.length);
  }
  if (missing.length > 0) completeSoon();
  const layers = filter || shows === 'set' ? null : layersSection(detail, { reveal: revealLayer, pasteOther: pasteFromElsewhere });
  const parts = filter || shows === 'set' ? null : [propertiesSection(detail), traitsSection(detail), variantsSection(detail), statesSection(detail), animationsSection(detail), modesSection(detail), sharedSection(detail)];
  replace(body, layers, parts, drawn.length > 0 ? drawn : make('p', { class: 'empty' }, filter ? nothingFound() : 'This style sets nothing itself.'), detail.kind === 'token' ? usesOf(detail) : null);
  // What isn't seen has its true height only when it has been laid out, which the browser then remembers.
  body.classList.toggle('is-whole', Boolean(anchor));
  if (scrolled > 0) body.scrollTop = scrolled; else if (isOther && !isFirst) body.scrollTop = 0;
  restoreFocus(focus);
  if (anchor) {
    anchor();
    afterFrames(2, () => body.classList.remove('is-whole'));
  }
}

function afterFrames(count, run) {
  requestAnimationFrame(() => { if (count > 1) afterFrames(count - 1, run); else run(); });
}

/// Remembers where the row that has the focus stands, or the first that is seen: gives back what scrolls it there again when the rows have been
/// made again, whatever has come or gone above it. null where nothing is scrolled.
function heldPlace() {
  const focused = body.contains(document.activeElement) ? document.activeElement : null;
  if (!body.hasChildNodes() || body.scrollTop <= 0) return null;
  const top = body.getBoundingClientRect().top;
  const bottom = top + body.clientHeight;
  const isSeen = (each) => { const box = each.getBoundingClientRect(); return box.height > 0 && box.bottom > top && box.top < bottom; };
  const held = '.row, .layer-row, [data-section]';
  const known = focused?.closest(held);
  const element = known && isSeen(known) ? known : [...body.querySelectorAll('.row')].find(isSeen) ?? [...body.querySelectorAll('[data-section]')].find(isSeen);
  if (!element) return null;
  const name = ['key', 'layer', 'section'].find((each) => element.dataset[each] !== undefined);
  const selector = `${element.matches('.row, .layer-row') ? `.${element.classList[0]}` : ''}[data-${name}="${CSS.escape(element.dataset[name])}"]`;
  const from = element.getBoundingClientRect().top;
  return () => {
    const again = body.querySelector(selector);
    if (again) body.scrollTop += again.getBoundingClientRect().top - from;
  };
}

/// Why none of the rows can be changed, which is said once; null where some can, or for several reasons.
function reasonOfAll(rows) {
  const reasons = new Set(rows.map((row) => (row.editable === false ? row.why : null)));
  return rows.length > 1 && reasons.size === 1 ? [...reasons][0] ?? null : null;
}

function isWanted(row) {
  if (shows === 'set' && page.detail.kind !== 'token' && !row.isSet && !row.overrides?.some((override) => override.isSet)) return false;
  if (page.others.length > 0 && !isShared(row)) return false;
  // An ellipse has no tips; who looks for them finds them all the same.
  if (!filter) return !row.idle || row.isSet || (row.overrides ?? []).some((override) => override.isSet);
  const section = page.detail.sections?.find((each) => each.id === row.section)?.title ?? '';
  const words = [row.label, row.key, row.spelling ?? '', row.reference ?? '', section].join(' ').toLowerCase();
  // “floating label” finds `floatingLabel` too.
  return words.includes(filter) || words.replace(/\s/g, '').includes(filter.replace(/\s/g, ''));
}

/// What a control is drawn of beside its own attributes is a layer.
function nothingFound() {
  const kind = ['gradient', 'text', 'image', 'shape', 'star', 'ellipse', 'stack', 'icon'].find((each) => filter.length > 2 && each.startsWith(filter));
  return `No attribute matches.${kind && page.detail.layers ? ' Gradients, texts, images, shapes and stacks are layers: see “Add a layer”.' : ''}`;
}

function title(detail) {
  const place = detail.file ? `${detail.file}:${detail.line}` : null;
  const more = button({ name: `More for ${detail.id}`, icon: 'more', class: 'quiet', 'data-focus': 'item.menu', 'aria-haspopup': 'menu', 'aria-expanded': 'false', run: () => itemMenu(more, page.subject) });
  const facts = [];
  if (detail.kind === 'style') {
    facts.push(button({ text: detail.component, class: 'link', title: 'Show the component', run: () => select('component', detail.component) }));
    if (detail.parents?.length) {
      facts.push(make('span', {}, 'extends ', detail.parents.map((parent, index) => [index ? ', ' : '', button({ text: parent, class: 'link', run: () => select('style', parent) })])));
    }
  } else if (detail.kind === 'token') {
    facts.push(make('span', {}, `${spaced(detail.type)} token`));
  } else {
    facts.push(make('span', {}, `Component, ${detail.class ?? ''}`));
  }
  return [
    make('div', { class: 'title-line' }, make('h1', { tabindex: '-1', 'data-focus': 'item.name' }, detail.id), more),
    manyNote(detail),
    detail.summary ? make('p', { class: 'summary' }, detail.summary) : null,
    detail.locked && !page.outline.readOnly ? make('p', { class: 'why' }, icon('error'), capitalized(detail.locked)) : null,
    detail.deprecated ? make('p', { class: 'why' }, icon('warning'), `Deprecated: ${detail.deprecated}`) : null,
    make('p', { class: 'facts' }, facts,
      place ? placeLink(detail, place) : null,
      detail.swift ? button({ text: detail.swift, class: 'link code', title: 'Copy the Swift name', run: () => copy(detail.swift) }) : null),
  ];
}

/// That several styles or tokens are changed together.
function manyNote(detail) {
  if (page.others.length === 0) return null;
  const names = page.others.slice(0, 4).join(', ') + (page.others.length > 4 ? ' …' : '');
  return make('p', { class: 'many-note', role: 'status', title: page.others.join(', ') }, icon('layers'), make('span', {}, `Changed together with ${names}`),
    button({ text: 'Only this one', class: 'link', run: () => { page.others = []; tell('others'); } }));
}

/// Opens a section above the attributes, and gives the focus to an item of it.
function revealItem(id, item) {
  const section = body.querySelector(`.layers-section[data-section="${CSS.escape(id)}"]`);
  const heading = section?.querySelector('.section-title');
  if (!heading) return;
  if (heading.getAttribute('aria-expanded') === 'false') heading.click();
  section.scrollIntoView({ block: 'start' });
  const found = [...section.querySelectorAll('[data-item]')].find((each) => item && item.split(/[,\s]+/).some((word) => each.dataset.item.endsWith(`.${word}`)));
  (found ?? heading).focus({ preventScroll: true });
}

/// The file and line, as a link where there is an address for it, and to copy elsewhere.
function placeLink(detail, place) {
  if (detail.fileAddress) return make('a', { class: 'link code', href: detail.fileAddress, title: 'Open the file' }, place);
  return button({ text: place, class: 'link code', title: 'Copy file and line', run: () => copy(place) });
}

/// What was opened stays so; else what a style is mostly made of is open, and a layer where the style says something of it.
function isOpened(section, rows) {
  return opened[section.id] ?? (section.id !== 'style' && (!section.id.startsWith('layer:') || rows.some((row) => row.isSet || row.overrides?.some((each) => each.isSet))));
}

/// `count` rows are made at once.
function sectionElement(section, rows, isOpen, count) {
  const id = freshID('section');
  // Rows of a closed section are made when it is opened.
  const list = make('div', { class: 'section-rows', id, hidden: !isOpen }, isOpen ? rows.slice(0, count).map(rowElement) : null);
  if (isOpen && rows.length > count) missing.push(() => append(list, rows.slice(count).map(rowElement)));
  const heading = button({
    text: section.title, icon: 'open', class: 'section-title', 'aria-expanded': String(isOpen), 'aria-controls': id, 'data-focus': `section.${section.id}`,
    run: () => {
      completeRows();
      const opens = list.hidden;
      opened[section.id] = opens;
      remember('openedSections', opened);
      if (opens && !list.hasChildNodes()) append(list, rows.map(rowElement));
      list.hidden = !opens;
      heading.setAttribute('aria-expanded', String(opens));
    },
  });
  return make('section', {
    class: 'section', data: { section: section.id, layer: section.layer }, style: { '--rows': isOpen ? rows.length : 0 },
  }, make('h2', {}, heading), list);
}

/// Where a token is used, loaded when it is shown.
function usesOf(detail) {
  const list = make('ul', { class: 'uses' }, make('li', { class: 'soft' }, 'Loading…'));
  const heading = make('h2', { class: 'section-title plain' }, 'Used by');
  server.uses('token', detail.id).then(({ uses }) => {
    heading.textContent = `Used by ${counted(uses.length, 'value')}`;
    replace(list, uses.length === 0 ? make('li', { class: 'soft' }, 'Nothing uses it.') : uses.slice(0, 300).map((use) => make('li', {},
      use.style ? button({ text: use.style, class: 'link', run: () => select('style', use.style) }) : make('span', {}, use.text),
      make('span', { class: 'soft' }, use.key ? ` ${spaced(use.key)}` : ''), make('span', { class: 'soft code' }, `${use.file}:${use.line}`))));
  }).catch(() => replace(list, make('li', { class: 'soft' }, 'The uses can’t be listed now.')));
  return make('section', { class: 'section' }, heading, list);
}

/// Scrolls to the attributes of a layer.
export function revealLayer(layer) {
  completeRows();
  const section = [...body.querySelectorAll('.section')].find((each) => each.dataset.layer === layer);
  if (!section) return false;
  const heading = section.querySelector('.section-title');
  if (heading.getAttribute('aria-expanded') === 'false') heading.click();
  section.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  section.classList.add('is-pointed');
  setTimeout(() => section.classList.remove('is-pointed'), 1200);
  return true;
}

/// Which control has the focus, so that it has it again when the controls have been made again.
function focusedKey() {
  const element = document.activeElement;
  if (!body.contains(element)) return null;
  const key = element.closest('[data-focus]')?.dataset.focus;
  if (!key) return null;
  const hasSelection = element instanceof HTMLInputElement && element.type === 'text';
  return { key, start: hasSelection ? element.selectionStart : null, end: hasSelection ? element.selectionEnd : null, text: hasSelection ? element.value : null };
}

function restoreFocus(focus) {
  if (!focus) return;
  const all = [...body.querySelectorAll('[data-focus]')].filter((each) => !each.disabled);
  // The button that resets a value goes with it: its control is the nearest, then what else its row has.
  const keys = [focus.key, focus.key.replace(/\.[^.@]+$/, ''), focus.key.replace(/@.*$/, '')];
  const element = keys.map((key) => all.find((each) => each.dataset.focus === key) ?? all.find((each) => each.dataset.focus.startsWith(`${key}.`))).find(Boolean)
    ?? all.find((each) => each.dataset.focus.startsWith(focus.key.split('.')[0]));
  if (!element) return;
  element.focus({ preventScroll: true });
  if (focus.start !== null && element.setSelectionRange && element.value === focus.text) element.setSelectionRange(focus.start, focus.end);
}

function markShown() {
  if (page.detail && !dragging.session) draw();
  followLook();
}
