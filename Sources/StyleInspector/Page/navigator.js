// The left side: components with their styles, tokens by group, problems; search and filters over them.

import { make, button, icon, replace, hiddenText, freshID } from './elements.js';
import { page, when, tell, found, recall, remember } from './store.js';
import { server } from './server.js';
import { VirtualList } from './virtualList.js';
import { matches, wordsOf, highlighted } from './search.js';
import { counted, groupedNumber, spaced, valueText } from './words.js';
import { showPopover } from './popover.js';
import { select, selectAll, selectAlso } from './selection.js';
import { newItemMenu, itemMenu } from './itemMenu.js';
import { problemList } from './problemList.js';
import { announce } from './announce.js';
import { isDark } from './theme.js';

const tabs = [['styles', 'Styles'], ['tokens', 'Tokens'], ['problems', 'Problems']];
const closed = new Set(recall('closedGroups', []));
const filters = { component: '', problems: false, color: '' };
let tab = 'styles';
let query = '';

const searchField = make('input', {
  type: 'search', class: 'search-field', placeholder: 'Search names, values, files', 'aria-label': 'Search names, values and files',
  spellcheck: 'false', autocomplete: 'off', 'aria-keyshortcuts': '/',
  on: { input: () => searchFor(searchField.value), keydown: searchKey },
});
const count = make('p', { class: 'navigator-count', 'aria-live': 'polite' });
const filterButton = button({
  name: 'Filter', icon: 'filter', class: 'quiet', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
  run: () => showPopover(filterButton, filterForm(), { name: 'Filter' }),
});
const list = new VirtualList({ name: 'Styles', empty: () => emptyText() });
const problems = problemList();
const panel = make('div', { class: 'navigator-panel', role: 'tabpanel', id: freshID('panel') }, list.element);
const tabButtons = tabs.map(([id, name]) => make('button', {
  type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': panel.id, on: { click: () => showTab(id), keydown: tabKey },
  data: { tab: id },
}, name));

export function navigator() {
  if (server.isGallery) tabButtons.pop().remove();
  const tablist = make('div', { class: 'segments tabs', role: 'tablist', 'aria-label': 'What to list' }, tabButtons);
  const add = button({ name: 'New', icon: 'plus', class: 'quiet only-editing', 'aria-haspopup': 'menu', run: () => newItemMenu(add) });
  const element = make('nav', { class: 'navigator', 'aria-label': 'Navigator' },
    make('div', { class: 'navigator-head' }, tablist,
      make('div', { class: 'search', role: 'search' }, icon('search'), searchField, filterButton, add), count),
    panel);
  list.element.addEventListener('contextmenu', (event) => {
    const item = list.items[event.target.closest('[data-item]')?.dataset.item];
    if (!item?.subject || page.outline.readOnly) return;
    event.preventDefault();
    itemMenu(event.target.closest('[data-item]'), item.subject);
  });
  const first = recall('tab', 'styles');
  showTab(tabButtons.some((each) => each.dataset.tab === first) ? first : 'styles');
  return element;
}

when('outline subject others', () => refresh());
when('theme', () => { if (page.outline) refresh(); });
when('problems', () => badge());

export function focusSearch() {
  searchField.focus();
  searchField.select();
}

export function showTab(id) {
  tab = id;
  if (recall('tab', 'styles') !== id) remember('tab', id);
  for (const each of tabButtons) {
    const isChosen = each.dataset.tab === id;
    each.setAttribute('aria-selected', String(isChosen));
    each.tabIndex = isChosen ? 0 : -1;
  }
  panel.setAttribute('aria-labelledby', `tab-${id}`);
  replace(panel, id === 'problems' ? problems : list.element);
  list.wasPlaced();
  list.element.setAttribute('aria-label', id === 'tokens' ? 'Tokens' : 'Styles');
  refresh();
}

function tabKey(event) {
  const at = tabs.findIndex(([id]) => id === tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const [id] = tabs[(next + tabs.length) % tabs.length];
  showTab(id);
  document.getElementById(`tab-${id}`).focus();
}

function badge() {
  const { errors, warnings } = problemCounts();
  const element = tabButtons.find((each) => each.dataset.tab === 'problems');
  if (!element) return;
  replace(element, 'Problems', errors + warnings > 0
    ? make('span', { class: `badge ${errors > 0 ? 'error' : 'warning'}` }, String(errors + warnings)) : null);
}

function problemCounts() {
  const sum = (key) => page.problems.filter((each) => each.severity === key).length;
  return { errors: sum('error'), warnings: sum('warning') };
}

function searchFor(text) {
  query = text;
  refresh();
}

function searchKey(event) {
  if (event.key === 'ArrowDown' || event.key === 'Enter') {
    event.preventDefault();
    if (event.key === 'Enter') (list.items.find((item) => item.run))?.run();
    else list.element.focus();
  } else if (event.key === 'Escape' && searchField.value) {
    event.stopPropagation();
    searchField.value = '';
    searchFor('');
  }
}

function refresh() {
  if (!page.outline) return;
  const words = wordsOf(query);
  if (tab === 'styles') list.show(styleRows(words));
  else if (tab === 'tokens') list.show(tokenRows(words));
  if (tab === 'problems') count.textContent = '';
  filterButton.classList.toggle('is-on', Boolean(filters.component || filters.problems || filters.color));
  badge();
  tell('listed');
}

/// The styles that search and filters leave, by component.
export function listedStyles() {
  const words = wordsOf(query);
  const order = new Map(page.outline.components.map((each, index) => [each.id, index]));
  return page.outline.styles.filter((style) => !style.private && isListed(style, words)).map((style, index) => [style, index])
    .sort(([a, i], [b, j]) => (order.get(a.component) ?? 0) - (order.get(b.component) ?? 0) || i - j).map(([style]) => style);
}

function isListed(style, words) {
  if (filters.component && style.component !== filters.component) return false;
  if (filters.problems && !(style.errors || style.warnings)) return false;
  if (filters.color && !style.colors?.includes(filters.color)) return false;
  return matches(style, words);
}

function styleRows(words) {
  const rows = [];
  const byComponent = new Map(page.outline.components.map((each) => [each.id, []]));
  let total = 0;
  for (const style of page.outline.styles) {
    if (!isListed(style, words)) continue;
    total += 1;
    const siblings = byComponent.get(style.component);
    if (siblings) siblings.push(style); else byComponent.set(style.component, [style]);
  }
  for (const [id, styles] of byComponent) {
    if (styles.length === 0) {
      if (isBare(id, words)) rows.push({ height: 30, items: [bareItem(id)] });
      continue;
    }
    rows.push({ height: 30, items: [{ ...groupItem(`component:${id}`, id, styles.length, words), subject: { kind: 'component', id } }] });
    if (closed.has(`component:${id}`) && words.length === 0) continue;
    for (const style of styles) rows.push({ height: 34, items: [styleItem(style, words)] });
  }
  count.textContent = summary(total, page.outline.styles.length, 'style');
  return rows;
}

/// Whether a component without any style is listed, so that it can be given one.
function isBare(id, words) {
  return !server.isGallery && words.length === 0 && !filters.component && !filters.problems && !filters.color
    && found('component', id)?.styles === 0 && !found('component', id).builtIn;
}

function bareItem(id) {
  return {
    id: `component:${id}`, level: 1, selected: isSelected('component', id), subject: { kind: 'component', id },
    draw: () => make('div', { class: 'item group' }, icon('layers'), make('span', { class: 'item-name' }, id), make('span', { class: 'item-count' }, '0')),
    run: () => select('component', id),
  };
}

function tokenRows(words) {
  const rows = [];
  const groups = new Map();
  let total = 0;
  for (const token of page.outline.tokens) {
    if (!matches(token, words)) continue;
    total += 1;
    const group = [spaced(token.type), token.group].filter(Boolean).join(' · ');
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(token);
  }
  for (const [group, tokens] of groups) {
    rows.push({ height: 30, items: [groupItem(`tokens:${group}`, group, tokens.length, words)] });
    if (closed.has(`tokens:${group}`) && words.length === 0) continue;
    if (tokens[0].type === 'color' && recall('palette', false)) {
      for (let at = 0; at < tokens.length; at += 6) {
        rows.push({ height: 40, items: tokens.slice(at, at + 6).map(swatchItem) });
      }
    } else {
      for (const token of tokens) rows.push({ height: 30, items: [tokenItem(token, words)] });
    }
  }
  count.textContent = summary(total, page.outline.tokens.length, 'token');
  return rows;
}

function summary(shown, total, noun) {
  return shown === total ? counted(total, noun) : `${groupedNumber(shown)} of ${counted(total, noun)}`;
}

function emptyText() {
  if (query || filters.component || filters.problems || filters.color) return 'Nothing matches.';
  return tab === 'tokens' ? 'There are no tokens yet.' : 'There are no styles yet.';
}

function nameWith(words, name) {
  return make('span', { class: 'item-name' }, highlighted(name, words).map(([text, isFound]) => (isFound ? make('mark', {}, text) : text)));
}

function groupItem(id, name, size, words) {
  const isOpen = !closed.has(id) || words.length > 0;
  return {
    id, level: 1, expanded: isOpen,
    draw: () => make('div', { class: 'item group' }, icon('open'), nameWith(words, name), make('span', { class: 'item-count' }, String(size))),
    toggle() {
      if (closed.has(id)) closed.delete(id); else closed.add(id);
      remember('closedGroups', [...closed]);
      refresh();
    },
  };
}

function isSelected(kind, id) {
  return page.subject?.kind === kind && page.subject.id === id;
}

function problemBadge(item) {
  if (!item.errors && !item.warnings) return null;
  const kind = item.errors ? 'error' : 'warning';
  const words = item.errors ? counted(item.errors, 'error') : counted(item.warnings, 'warning');
  return make('span', { class: `badge ${kind}`, title: words }, String(item.errors || item.warnings), hiddenText(` ${words}`));
}

/// The look of small pictures: that of the page's appearance, as far as there is a server to draw it.
function thumbnailLook() {
  return !server.isGallery && isDark() ? { modes: ['dark'] } : {};
}

function styleItem(style, words) {
  return {
    id: `style:${style.id}`, level: 2, selected: isSelected('style', style.id) || (page.subject?.kind === 'style' && page.others.includes(style.id)), subject: { kind: 'style', id: style.id },
    draw: () => make('div', { class: 'item' },
      make('span', { class: server.isGallery ? 'thumbnail is-light' : 'thumbnail' }, style.private ? null
        : make('img', { src: server.picture(style.id, thumbnailLook(), style.revision), alt: '', loading: 'lazy', decoding: 'async' })),
      nameWith(words, style.id), problemBadge(style)),
    run: () => select('style', style.id),
    also: also('style', style.id),
  };
}

/// Has a style or a token changed together with what is selected: with all `items` between, where there are some.
function also(kind, id) {
  if (server.isGallery || page.outline.readOnly) return null;
  return (items) => (items ? selectAll(kind, items.filter((item) => item.subject?.kind === kind).map((item) => item.subject.id)) : selectAlso(kind, id));
}

function tokenItem(token, words) {
  return {
    id: `token:${token.id}`, level: 2, selected: isSelected('token', token.id) || (page.subject?.kind === 'token' && page.others.includes(token.id)), subject: { kind: 'token', id: token.id },
    also: also('token', token.id),
    draw: () => make('div', { class: 'item' }, tokenSwatch(token), nameWith(words, token.name),
      token.css ? null : make('span', { class: 'item-value' }, valueText(token.text)), token.uses === 0 ? make('span', { class: 'unused', title: 'Nothing refers to it' }, 'unused') : null, problemBadge(token)),
    run: () => select('token', token.id),
  };
}

function swatchItem(token) {
  return {
    id: `token:${token.id}`, level: 2, selected: isSelected('token', token.id), subject: { kind: 'token', id: token.id },
    draw: () => make('div', { class: 'item palette', title: `${token.id} ${token.text}` }, tokenSwatch(token), hiddenText(token.id)),
    run: () => select('token', token.id),
  };
}

/// What a token looks like, small.
export function tokenSwatch(token) {
  if (token.css) return make('span', { class: 'swatch' }, make('span', { style: { background: token.css } }));
  const symbols = { number: '0.5', length: '↔', string: 'Aa', font: 'Aa', bool: '◐', shadow: '▣', shadows: '▣', outline: '▢', edgeInsets: '⊡', animation: '∿', image: '▨', gradient: '▤' };
  return make('span', { class: 'swatch symbol', 'aria-hidden': 'true' }, symbols[token.type] ?? '·');
}

function filterForm() {
  const components = page.outline.components.filter((each) => page.outline.styles.some((style) => style.component === each.id));
  const chooser = make('select', { id: freshID('filter'), on: { change: () => { filters.component = chooser.value; refresh(); } } },
    make('option', { value: '' }, 'All components'),
    components.map((each) => make('option', { value: each.id, selected: filters.component === each.id }, each.id)));
  const problemsOnly = make('input', {
    type: 'checkbox', checked: filters.problems, on: { change: () => { filters.problems = problemsOnly.checked; refresh(); } },
  });
  const asPalette = make('input', {
    type: 'checkbox', checked: recall('palette', false), on: { change: () => { remember('palette', asPalette.checked); refresh(); } },
  });
  const colors = new Map();
  for (const style of page.outline.styles) for (const color of style.colors ?? []) colors.set(color, (colors.get(color) ?? 0) + 1);
  const common = [...colors].sort((a, b) => b[1] - a[1]).slice(0, 48);
  const palette = make('div', { class: 'filter-colors', role: 'group', 'aria-label': 'Used colour' }, common.map(([color, uses]) => {
    const swatch = button({
      name: `${color}, ${counted(uses, 'style')}`, class: 'swatch-button', 'aria-pressed': String(filters.color === color),
      run: () => {
        filters.color = filters.color === color ? '' : color;
        for (const each of palette.children) each.setAttribute('aria-pressed', String(each === swatch && filters.color === color));
        refresh();
      },
    });
    swatch.append(make('span', { class: 'swatch' }, make('span', { style: { background: color } })));
    return swatch;
  }));
  return make('div', { class: 'form' },
    make('label', { class: 'field' }, make('span', {}, 'Component'), chooser),
    make('label', { class: 'check' }, problemsOnly, 'Only with problems'),
    make('label', { class: 'check' }, asPalette, 'Colour tokens as a palette'),
    common.length > 0 ? make('div', { class: 'field' }, make('span', {}, 'Used colour'), palette) : null,
    button({
      text: 'Clear filters', class: 'wide', run: (event) => {
        Object.assign(filters, { component: '', problems: false, color: '' });
        refresh();
        announce('Filters cleared');
        event.target.closest('.popover').querySelectorAll('input[type=checkbox]')[0].checked = false;
        chooser.value = '';
        for (const each of palette.children) each.setAttribute('aria-pressed', 'false');
      },
    }));
}

/// Shows an item of the list, whichever tab it is on.
export function revealSubject() {
  if (!page.subject) return;
  const wanted = page.subject.kind === 'token' ? 'tokens' : 'styles';
  if (tab !== wanted && tab !== 'problems') showTab(wanted);
  list.revealItem(`${page.subject.kind}:${page.subject.id}`);
}

when('subject', revealSubject);
