// What is shown, for others: a link to the look, its picture as a file or on the clipboard, and all looks of a component on one sheet.

import { make, button } from './elements.js';
import { page, found } from './store.js';
import { server } from './server.js';
import { shownLook } from './selection.js';
import { lookAddress } from './lookLink.js';
import { showMenu } from './popover.js';
import { announce, notify } from './announce.js';
import { copy } from './readOnlyValue.js';
import { conditionLabel, counted, modeLabel, namesIn, stateLabel } from './words.js';

/// A button that offers all of it.
export function shareButton() {
  const opener = button({
    text: 'Share', icon: 'link', class: 'dropdown', title: 'A link, pictures, a sheet of all looks', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': 'share', run: () => share(opener),
  });
  return opener;
}

function share(anchor) {
  const { detail } = page;
  const png = (scale) => ({ name: `Save as PNG, ${scale}×`, icon: 'file', run: () => save('png', scale) });
  showMenu(anchor, [
    { name: 'Copy a link to this look', icon: 'link', title: 'Whoever has the same files opens this look with it: in the address, or with Ctrl+K', run: copyLink },
    server.isGallery ? null : { name: 'Copy the picture', icon: 'copy', run: copyPicture },
    { separator: true },
    ...(server.isGallery ? [] : [png(1), png(2), png(3)]),
    { name: 'Save as SVG', icon: 'file', run: () => save('svg') },
    server.isGallery ? null : { name: 'Save as PDF', icon: 'file', run: () => save('pdf') },
    server.isGallery ? null : { separator: true },
    server.isGallery ? null : { name: `Save a sheet of ${detail.component}`, icon: 'grid', title: 'All styles of the component in all states, in light and dark', run: () => saveSheet(detail) },
  ].filter(Boolean), 'Share');
}

/// A link to what is shown. Each run of the inspector has another port, so what counts is what stands behind the #.
export function copyLink() {
  return copy(`${location.href.split('#')[0]}#${lookAddress()}`);
}

/// A still picture: what moves is saved as an SVG, which can.
function wanted(format, scale) {
  return { ...shownLook(), isComponent: page.detail.kind === 'component', format, scale, motion: format === 'svg' ? page.canvas.motion : null };
}

function fileName(ending, scale) {
  const look = shownLook();
  const parts = [page.detail.id, ...look.states, ...look.modes].map((part) => part.replace(/[^\p{L}\p{N}._-]+/gu, '-'));
  return `${parts.join('-')}${scale && scale !== 1 ? `@${scale}x` : ''}.${ending}`;
}

/// The bytes of a picture; null where there are none, which is told.
async function fetched(format, scale) {
  try {
    const answer = await fetch(server.picture(page.detail.id, wanted(format, scale)));
    if (answer.ok) return await answer.blob();
    const told = await answer.json();
    notify(told.error?.message ?? 'The picture can’t be drawn.', { kind: 'error' });
  } catch {
    notify('The picture can’t be drawn: the server doesn’t answer.', { kind: 'error' });
  }
  return null;
}

async function save(format, scale) {
  const name = fileName(format, scale);
  if (server.isGallery) {
    download(server.picture(page.detail.id, wanted(format, scale)), name);
    return;
  }
  const bytes = await fetched(format, scale);
  if (bytes) downloadBytes(bytes, name);
}

function downloadBytes(bytes, name) {
  const address = URL.createObjectURL(bytes);
  download(address, name);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function download(address, name) {
  const link = make('a', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  announce(`${name} saved`);
}

async function copyPicture() {
  try {
    // Some browsers want to be given what is still on its way.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': fetched('png', 2).then((bytes) => bytes ?? Promise.reject(new Error('no picture'))) })]);
    announce('The picture is copied');
  } catch {
    notify('This browser doesn’t let the page copy pictures. Save it as a file instead.', { kind: 'error' });
  }
}

// A sheet of all looks

/// The most pictures on a sheet, and the most pixels on a side, which browsers draw.
const mostPictures = 600;
const mostPixels = 16_000;

async function saveSheet({ component }) {
  const styles = page.outline.styles.filter((style) => style.component === component && !style.private);
  if (styles.length === 0) { notify(`${component} has no styles yet.`, { kind: 'error' }); return; }
  announce('The sheet is being drawn');
  const appearances = page.outline.axes.find((axis) => axis.name === 'appearance')?.values ?? ['light'];
  const { modes } = shownLook();
  const others = modes.filter((mode) => !appearances.includes(mode));
  const rows = [];
  let count = 0;
  for (const style of styles) {
    const detail = await server.detail('style', style.id);
    for (const appearance of appearances) {
      const states = detail.states?.length ? detail.states : ['normal'];
      const looks = states.map((state) => ({ states: namesIn(state), modes: [...(appearance === appearances[0] ? [] : [appearance]), ...others], margin: detail.margin }));
      count += looks.length;
      if (count > mostPictures) break;
      rows.push({ id: style.id, appearance, looks, isDark: appearance === 'dark' });
    }
    if (count > mostPictures) break;
  }
  const pictures = await Promise.all(rows.map((row) => Promise.all(row.looks.map((look) => loaded(server.picture(row.id, look))))));
  const bytes = await drawn(component, rows, pictures);
  if (!bytes) { notify('The sheet would be too large. Show fewer styles: filter by files, or save single looks.', { kind: 'error' }); return; }
  downloadBytes(bytes, `${component}.png`);
  if (count > mostPictures) notify(`The sheet has the first ${counted(mostPictures, 'picture')}.`);
}

function loaded(address) {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/// Each look with its name below it, a row for each style and appearance.
async function drawn(title, rows, pictures) {
  const [gap, label, head, scale] = [16, 20, 40, 2];
  const size = (image) => ({ width: Math.max(image?.naturalWidth ?? 0, 60), height: image?.naturalHeight ?? 0 });
  const heights = pictures.map((row) => Math.max(...row.map((image) => size(image).height)) + label + gap);
  const width = Math.max(300, ...pictures.map((row) => row.reduce((sum, image) => sum + size(image).width + gap, gap)));
  const names = rows.map((row, index) => (index === 0 || rows[index - 1].id !== row.id ? 28 : 0));
  const height = head + heights.reduce((sum, each, index) => sum + each + names[index], 0) + gap;
  if (width * scale > mostPixels || height * scale > mostPixels) return null;
  const canvas = make('canvas', { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text, x, y, style, color, most = width) => {
    context.font = `${style} ${font}`;
    context.fillStyle = color;
    context.fillText(text, x, y, most);
  };
  write(title, gap, 26, '600 17px', '#16161A');
  let y = head;
  rows.forEach((row, index) => {
    if (names[index]) write(row.id, gap, y + 18, '600 13px', '#16161A', width - 2 * gap);
    y += names[index];
    if (row.isDark) {
      context.fillStyle = '#1C1C1E';
      context.fillRect(0, y, width, heights[index]);
    }
    let x = gap;
    pictures[index].forEach((image, place) => {
      const { width: own, height: tall } = size(image);
      if (image) context.drawImage(image, x, y + gap / 2, image.naturalWidth, tall);
      const name = row.looks[place].states.length === 0 ? modeLabel(row.appearance) : stateLabel(row.looks[place].states);
      write(name, x, y + gap / 2 + tall + 13, '11px', row.isDark ? '#C9C9CE' : '#55555C', own + gap - 4);
      x += own + gap;
    });
    y += heights[index];
  });
  return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
}

/// “Pill.primary, Pressed, Dark”: what a link leads to.
export function linkLabel({ kind, id, address }) {
  const query = new URLSearchParams(address);
  const when = conditionLabel(query.get('states') ?? '', query.get('modes') ?? '');
  return kind === 'style' && found(kind, id) && when !== 'Always' ? `${id}, ${when}` : id;
}
