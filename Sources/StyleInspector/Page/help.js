// What the documentation says of an attribute or a section: its part is shown on the page, so that nobody has to look for it.

import { make, replace } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { showDialog } from './popover.js';

/// Where values of a kind of control are explained. A test looks for each of these headings.
const kinds = {
  color: 'language.md#colours', gradient: 'language.md#gradients', shadow: 'language.md#shadows', shadows: 'language.md#shadows', outline: 'language.md#outlines',
  font: 'language.md#fonts', image: 'language.md#images', animation: 'language.md#animation', path: 'language.md#outlines-of-shapes', corners: 'language.md#round-corners',
  styles: 'language.md#styles',
};
const subjects = { token: 'language.md#tokens', picks: 'language.md#variants', style: 'language.md#styles', component: 'language.md#components', trait: 'language.md#traits' };
/// By the ids of the sections above the attributes.
const benches = {
  layers: 'language.md#layers', properties: 'language.md#types', traits: 'language.md#traits', variants: 'language.md#variants', states: 'language.md#states',
  animations: 'language.md#animation', modes: 'language.md#modes',
};
/// The kinds of layers with a table of their keys.
const layerKinds = ['rectangle', 'gradient', 'shape', 'text', 'image', 'stack', 'material'];

/// The page of the documentation and the heading that explain a row.
export function helpOfRow(row) {
  const kind = row.control?.kind;
  const [section, name = ''] = (row.section ?? 'token').split(':');
  if (section === 'token' || section === 'picks') return kinds[kind] ?? subjects[section];
  if (section === 'style') return subjects.style;
  if (row.control?.localized) return 'language.md#texts';
  if (kinds[kind]) return kinds[kind];
  if (section === 'class') return `types.md#${name.toLowerCase()}`;
  if (section === 'layer') {
    const of = page.detail?.layers?.find((each) => each.name === name)?.kind;
    return layerKinds.includes(of) ? `types.md#${of}` : 'types.md#layers';
  }
  return subjects[section] ?? 'language.md#types';
}

export function helpOfSection(id) {
  if (server.isGallery || !benches[id]) return null;
  return { place: benches[id], name: id };
}

/// Shows a part of the documentation, with what is known of the thing itself above it.
export function showHelp(title, place, summary = null) {
  const body = make('div', { class: 'help', tabindex: '0', 'aria-label': 'From the documentation' }, make('p', { class: 'soft' }, 'Loading…'));
  const { dialog } = showDialog({ title, class: 'wide', content: [summary ? make('p', {}, summary) : null, body], actions: [{ name: 'Close', kind: 'main' }] });
  const open = async (wanted) => {
    try {
      const part = await documentation(wanted);
      replace(body, part.length > 0 ? part.map((block) => element(block, wanted, open)) : make('p', {}, 'The documentation has no such part.'));
      body.scrollTop = 0;
      body.closest('.dialog-body').scrollTop = 0;
    } catch {
      if (dialog.isConnected) replace(body, make('p', { class: 'soft' }, 'The documentation can’t be loaded now.'));
    }
  };
  open(place);
}

// Reading Markdown, as far as the documentation has it

const pages = new Map();

async function documentation(place) {
  const [file, anchor] = place.split('#');
  if (!pages.has(file)) {
    const answer = await fetch(`page/${file}`, { credentials: 'omit' });
    if (!answer.ok) throw new Error(file);
    pages.set(file, blocks(await answer.text()));
  }
  const all = pages.get(file);
  const start = all.findIndex((each) => each.kind === 'heading' && slug(each.text) === anchor);
  if (start < 0) return [];
  const { level } = all[start];
  const behind = all.slice(start + 1);
  const end = behind.findIndex((each) => each.kind === 'heading' && each.level <= level);
  const rest = end < 0 ? behind : behind.slice(0, end);
  const first = rest.findIndex((each) => each.kind === 'heading');
  // What has a heading of its own is shown when somebody asks for it.
  const parts = rest.filter((each) => each.kind === 'heading' && each.level === level + 1).map((each) => `[${each.text}](#${slug(each.text)})`);
  return [all[start], ...(first < 0 ? rest : rest.slice(0, first)), ...(parts.length > 0 ? [{ kind: 'list', items: parts }] : [])];
}

/// A heading's anchor.
function slug(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-');
}

function cells(line) {
  return line.replaceAll('\\|', '\u0000').replace(/^\|/, '').replace(/\|\s*$/, '').split('|').map((each) => each.trim().replaceAll('\u0000', '|'));
}

function blocks(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const found = [];
  const isPlain = (line) => line.trim() && !/^(#|```|- |\||<!|!\[)/.test(line);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) found.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
    else if (line.startsWith('```')) {
      const code = [];
      while (at + 1 < lines.length && !lines[at + 1].startsWith('```')) { at += 1; code.push(lines[at]); }
      at += 1;
      found.push({ kind: 'code', text: code.join('\n') });
    } else if (line.startsWith('|')) {
      const rows = [cells(line)];
      while (lines[at + 1]?.startsWith('|')) { at += 1; rows.push(cells(lines[at])); }
      found.push({ kind: 'table', rows: rows.filter((row) => !row.every((each) => /^:?-+:?$/.test(each))) });
    } else if (line.startsWith('- ')) {
      const items = [line.slice(2)];
      while (at + 1 < lines.length && /^(- | {2})\S/.test(lines[at + 1])) {
        at += 1;
        if (lines[at].startsWith('- ')) items.push(lines[at].slice(2)); else items[items.length - 1] += ` ${lines[at].trim()}`;
      }
      found.push({ kind: 'list', items });
    } else if (isPlain(line)) {
      const words = [line.trim()];
      while (at + 1 < lines.length && isPlain(lines[at + 1])) { at += 1; words.push(lines[at].trim()); }
      found.push({ kind: 'text', text: words.join(' ') });
    }
  }
  return found;
}

function element(block, place, open) {
  const inline = (text) => spans(text, place, open);
  switch (block.kind) {
    case 'heading': return make('h3', {}, inline(block.text));
    case 'code': return make('pre', { tabindex: '0' }, make('code', {}, block.text));
    case 'list': return make('ul', {}, block.items.map((each) => make('li', {}, inline(each))));
    case 'table': return make('div', { class: 'help-table' }, make('table', {},
      make('thead', {}, make('tr', {}, block.rows[0].map((each) => make('th', { scope: 'col' }, inline(each))))),
      make('tbody', {}, block.rows.slice(1).map((row) => make('tr', {}, row.map((each) => make('td', {}, inline(each))))))));
    default: return make('p', {}, inline(block.text));
  }
}

/// Code, strong words and links. A link to another part is a button that shows it here.
function spans(text, place, open) {
  const found = [];
  let rest = text;
  while (rest) {
    const match = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    if (!match) { found.push(rest); break; }
    if (match.index > 0) found.push(rest.slice(0, match.index));
    const [all, code, strong, words, target] = match;
    if (code) found.push(make('code', {}, code));
    else if (strong) found.push(make('strong', {}, spans(strong, place, open)));
    else {
      const wanted = target.startsWith('#') ? place.split('#')[0] + target : target;
      if (/^(language|types)\.md#/.test(wanted)) found.push(make('button', { type: 'button', class: 'link', on: { click: () => open(wanted) } }, spans(words, place, open)));
      else if (/^https:/.test(target)) found.push(make('a', { href: target, target: '_blank', rel: 'noreferrer', class: 'link' }, words));
      else found.push(...spans(words, place, open));
    }
    rest = rest.slice(match.index + all.length);
  }
  return found;
}
