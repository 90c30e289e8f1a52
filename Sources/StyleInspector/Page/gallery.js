// The page without a server: a gallery that lies on a disk. What the server would say stands in the page itself, in scripts that
// nothing runs; those of a style are read when it is first shown.

import { page, firstSubject, holdOutline } from './store.js';
import { tokenDetail } from './tokenDetail.js';

const outlineElement = document.getElementById('gallery-outline');

export function isGallery() {
  return outlineElement !== null;
}

const read = new Map();
const addresses = new Map();

/// What is stored of a style: `detail`, `looks` and `motions`.
function stored(id) {
  if (!read.has(id)) {
    const element = elementOf(id);
    if (!element) return null;
    const { detail, pictures } = JSON.parse(element.textContent);
    read.set(id, { detail, ...pictures });
  }
  return read.get(id);
}

let places = null;

/// The script that holds a style.
function elementOf(id) {
  places ??= new Map(page.outline.drawn.map((name, index) => [typeof name === 'string' ? name : plainName(name), index]));
  return document.getElementById(`gallery-style-${places.get(id)}`);
}

/// What a component without styles is called: by the variants that it shows, or as it comes.
function plainName({ component, picks }) {
  return `${component}, ${picks ?? 'as it comes'}`;
}

/// The outline with what is drawn: private styles have no pictures, and components without styles are shown as they come.
function drawnOutline() {
  const outline = JSON.parse(outlineElement.textContent);
  const names = new Set(outline.drawn.filter((name) => typeof name === 'string'));
  outline.styles = outline.styles.filter((style) => names.has(style.id));
  for (const drawn of outline.drawn.filter((name) => typeof name !== 'string')) {
    const { component } = drawn;
    const own = outline.components.find((each) => each.id === component);
    outline.styles.push({ id: plainName(drawn), component, file: own?.file, line: own?.line, summary: own?.summary, colors: [] });
  }
  return outline;
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

/// Of a file: its address, with the line, where the script beside the page says where the sources are.
function fileAddress(item) {
  const root = document.documentElement.dataset.gallerySources;
  return root && item?.file ? `${root}${encodeURI(item.file)}#L${item.line}` : null;
}

export const galleryServer = {
  isGallery: true,
  async start() {
    const outline = drawnOutline();
    holdOutline(outline);
    const subject = firstSubject(outline);
    return { outline, problems: { findings: [] }, subject, detail: subject && await galleryServer.detail(subject.kind, subject.id) };
  },
  outline: async () => drawnOutline(),
  async detail(kind, id) {
    if (kind === 'token') return { ...tokenDetail(page.index.token.get(id)), fileAddress: fileAddress(page.index.token.get(id)) };
    if (kind === 'component') {
      const component = page.index.component.get(id);
      return { ...component, component: id, rows: [], findings: [], fileAddress: fileAddress(component), isNameOnly: true };
    }
    const { detail } = stored(id);
    return { ...detail, id, fileAddress: fileAddress(detail) };
  },
  async uses(kind, id) {
    const wanted = JSON.stringify(id);
    const uses = [];
    page.outline.styles.forEach((style) => {
      if (!elementOf(style.id)?.textContent.includes(wanted)) return;
      for (const row of stored(style.id).detail.rows) {
        const origins = [row.origins ?? [], ...(row.overrides ?? []).map((each) => each.origins ?? [])].flat();
        const origin = origins.find((each) => each.kind === 'token' && each.name === id);
        if (origin && !row.follows?.length) uses.push({ style: style.id, key: row.key, file: style.file, line: origins[0].line ?? style.line });
      }
    });
    return { uses };
  },
  problems: async () => ({ findings: [] }),
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
  /// The script beside the page says which version lies there: a page from a disk can't be told, so it looks now and then.
  listen() {
    const own = document.querySelector('meta[name=version]')?.content;
    const look = () => {
      const script = document.createElement('script');
      script.src = `${page.outline.script}?${Date.now()}`;
      script.onload = () => {
        script.remove();
        const version = document.documentElement.dataset.galleryVersion;
        if (!version || version === own || tried === version) return;
        // Once for each version: the page itself may be written a moment later.
        sessionStorage.setItem('tried', version);
        tried = version;
        location.reload();
      };
      script.onerror = () => script.remove();
      document.head.append(script);
    };
    let tried = sessionStorage.getItem('tried');
    look();
    setInterval(() => { if (!document.hidden) look(); }, 1000);
  },
};
