// The page without a server: a gallery that lies on a disk. What the server would say stands in the page itself, in scripts that
// nothing runs; those of a style are read when it is first shown.

import { page } from './store.js';

const outlineElement = document.getElementById('gallery-outline');

export function isGallery() {
  return outlineElement !== null;
}

const read = new Map();
const addresses = new Map();

/// What is stored of a style: `detail`, `looks` and `motions`.
function stored(id) {
  if (!read.has(id)) {
    const index = page.outline.styles.findIndex((style) => style.id === id);
    const element = document.getElementById(`gallery-style-${index}`);
    read.set(id, element ? JSON.parse(element.textContent) : null);
  }
  return read.get(id);
}

/// The drawn look that a look is seen as: of those whose states all hold, the one with the most, and of the modes in the same way.
function drawnLook(looks, states, modes) {
  let best = null;
  for (const key of Object.keys(looks)) {
    const [state, mode] = key.split('|');
    const ownStates = state.split('+').filter((name) => name && name !== 'normal');
    const ownModes = mode.split('+').filter(Boolean);
    if (!ownStates.every((name) => states.includes(name)) || !ownModes.every((name) => modes.includes(name))) continue;
    // A disabled control shows no other state; else later ones in the list press more.
    const weight = ownStates.length * 1000 + (ownStates.includes('disabled') ? 500 : ownStates.includes('highlighted') ? 400 : 0) + ownModes.length;
    if (!best || weight > best.weight) best = { key, weight };
  }
  return best?.key ?? Object.keys(looks)[0];
}

function address(id, key, svg) {
  const name = `${id}\n${key}`;
  if (!addresses.has(name)) addresses.set(name, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  return addresses.get(name);
}

const nothing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E';

/// Of a file: its address beside the gallery, with the line.
function fileAddress(item) {
  return page.outline.root !== null && page.outline.root !== undefined && item?.file ? `${page.outline.root}${encodeURI(item.file)}#L${item.line}` : null;
}

/// A token's value as a row, made of what the outline has.
function tokenDetail(token) {
  const kinds = { color: 'color', number: 'number', length: 'number', string: 'text', bool: 'switch' };
  const value = (each) => (each.css ? { css: each.css, hex: each.css, spelling: each.text } : each.text);
  const row = {
    key: 'value', label: 'Value', section: 'token', control: { kind: kinds[token.type] ?? 'text' }, value: value(token), spelling: token.text, isSet: true, editable: false,
    origins: [{ kind: 'token', name: token.id, file: token.file, line: token.line }],
    overrides: (token.modes ?? []).map((each) => ({ states: '', modes: each.modes, value: value(each), spelling: each.text, isSet: true, origins: [] })),
  };
  return { ...token, sections: [{ id: 'token', title: 'Value' }], rows: [row], findings: [], fileAddress: fileAddress(token) };
}

export const galleryServer = {
  isGallery: true,
  begin: async () => {},
  outline: async () => JSON.parse(outlineElement.textContent),
  async detail(kind, id) {
    if (kind === 'token') return tokenDetail(page.index.token.get(id));
    if (kind === 'component') {
      const component = page.index.component.get(id);
      return { ...component, component: id, rows: [], findings: [], fileAddress: fileAddress(component), isNameOnly: true };
    }
    const { detail } = stored(id);
    return { ...detail, fileAddress: fileAddress(detail) };
  },
  async uses(kind, id) {
    const wanted = JSON.stringify(id);
    const uses = [];
    page.outline.styles.forEach((style, index) => {
      const element = document.getElementById(`gallery-style-${index}`);
      if (!element?.textContent.includes(wanted)) return;
      for (const row of stored(style.id).detail.rows) {
        const origins = [row.origins ?? [], ...(row.overrides ?? []).map((each) => each.origins ?? [])].flat();
        const origin = origins.find((each) => each.kind === 'token' && each.name === id);
        if (origin && !row.follows?.length) uses.push({ style: style.id, key: row.key, file: style.file, line: origins[0].line ?? style.line });
      }
    });
    return { uses };
  },
  problems: async () => ({ findings: page.outline.findings ?? [] }),
  picture(id, look) {
    const style = stored(id);
    if (!style) return nothing;
    const states = look.states ?? [];
    const modes = look.modes ?? [];
    if (look.motion && Object.keys(style.motions).length > 0) {
      const own = Object.fromEntries(Object.entries(style.motions).filter(([key]) => key.startsWith(`${look.motion}|`)).map(([key, svg]) => [key.slice(look.motion.length + 1), svg]));
      if (Object.keys(own).length > 0) {
        const key = drawnLook(own, states, modes);
        return address(id, `${look.motion}|${key}`, own[key]);
      }
    }
    const key = drawnLook(style.looks, states, modes);
    return key === undefined ? nothing : address(id, key, style.looks[key]);
  },
  geometry: async () => { throw new Error('A gallery has no measures.'); },
  /// A gallery that `build --watch` keeps up to date has a stamp beside it. A page from a disk can't be told, so it looks.
  listen() {
    if (!page.outline.stamp) return;
    const look = () => {
      const script = document.createElement('script');
      script.src = `${page.outline.stamp}?${Date.now()}`;
      script.onload = () => {
        script.remove();
        const told = document.documentElement.dataset.galleryStamp;
        if (told && page.stamp && told !== page.stamp) location.reload();
        page.stamp = told;
      };
      script.onerror = () => script.remove();
      document.head.append(script);
    };
    look();
    setInterval(() => { if (!document.hidden) look(); }, 1000);
  },
};
