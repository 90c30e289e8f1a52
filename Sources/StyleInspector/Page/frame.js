// The page's frame: the bar at the top, three panels beside each other with borders to drag, and on a narrow page one of them.

import { make, button, replace } from './elements.js';
import { page, when, recall, remember } from './store.js';
import { server } from './server.js';
import { redo, undo } from './edits.js';
import { navigator as navigatorPanel } from './navigator.js';
import { canvas } from './canvas.js';
import { attributes } from './attributes.js';
import { announce, announcer } from './announce.js';
import { openPalette, showKeys } from './commands.js';
import { starters } from './starters.js';
import { nextTheme } from './theme.js';
import { copy } from './readOnlyValue.js';
import { stepsButton } from './steps.js';
import { appList } from './apps.js';

const undoButton = button({ name: 'Undo', icon: 'undo', class: 'quiet', run: undo, 'aria-keyshortcuts': 'Control+Z' });
const redoButton = button({ name: 'Redo', icon: 'redo', class: 'quiet', run: redo, 'aria-keyshortcuts': 'Control+Shift+Z' });
const folder = make('span', { class: 'folder' });
const written = make('p', { class: 'written', 'aria-live': 'polite' });
/// The heading of a narrow page, while the attributes with theirs aren't shown.
const heading = make('h1', { class: 'visually-hidden narrow-heading' });
const connection = make('p', { class: 'connection', role: 'status' });
const workspace = make('main', { class: 'workspace' });
const panelTabs = [['navigator', 'List'], ['canvas', 'Canvas'], ['attributes', 'Attributes']].map(([id, name]) => make('button', {
  type: 'button', 'aria-pressed': 'false', data: { panel: id }, on: { click: () => showPanel(id) },
}, name));

/// Builds all panels, and gives back what shows them.
export function buildFrame() {
  const theme = button({ name: 'Light or dark page', icon: 'theme', class: 'quiet', run: () => announce(`Page: ${{ auto: 'as the system', light: 'light', dark: 'dark' }[nextTheme()]}`) });
  const panels = [navigatorPanel(), canvas(), attributes()];
  const parts = [
    make('a', { class: 'skip', href: '#attributes', on: { click: (event) => { event.preventDefault(); showPanel('attributes'); document.querySelector('.attributes-body').focus(); } } }, 'To the attributes'),
    make('header', { class: 'topbar' }, heading,
      make('span', { class: 'brand' }, make('strong', {}, server.isGallery ? 'Styles' : 'Inspector'), folder, make('span', { class: 'read-only-note' }, server.isGallery ? '' : 'Read only')), written, connection,
      make('span', { class: 'topbar-tools' }, make('span', { class: 'only-editing' }, undoButton, redoButton, stepsButton()),
        button({ name: 'Go to… (Ctrl+K)', icon: 'search', class: 'quiet', run: openPalette, 'aria-keyshortcuts': 'Control+K' }),
        button({ name: 'Keyboard', icon: 'keyboard', class: 'quiet', run: showKeys }), theme)),
    appList(),
    make('nav', { class: 'panel-tabs', 'aria-label': 'Panel' }, panelTabs),
    workspace, announcer()];
  const show = () => {
    document.documentElement.classList.toggle('read-only', Boolean(page.outline?.readOnly));
    const isEmpty = page.outline && page.outline.styles.length === 0 && page.outline.files.length === 0 && page.outline.starters?.length > 0;
    if (isEmpty) {
      replace(workspace, starters());
    } else if (workspace.firstElementChild !== panels[0]) {
      replace(workspace, panels[0], separator('navigator', 'Width of the navigator', 1), panels[1], separator('attributes', 'Width of the attributes', -1), panels[2]);
    }
    workspace.classList.toggle('is-empty', Boolean(isEmpty));
    folder.textContent = page.outline?.folder ?? '';
  };
  when('outline', show);
  when('detail', () => { heading.textContent = page.detail?.id ?? 'Styles'; });
  show();
  showPanel('canvas');
  let isShown = false;
  return () => {
    if (!isShown) replace(document.body, parts);
    isShown = true;
  };
}

when('history', () => {
  for (const [element, name, label] of [[undoButton, 'Undo', page.undo], [redoButton, 'Redo', page.redo]]) {
    // A button that has the focus stays reachable when there is nothing left to do.
    element.setAttribute('aria-disabled', String(!label));
    element.setAttribute('aria-label', label ? `${name}: ${label}` : name);
    element.title = label ? `${name}: ${label}` : `Nothing to ${name.toLowerCase()}`;
  }
});

let writtenTimer = null;

/// Where the last change went, to see and to copy.
when('written', (answer) => {
  clearTimeout(writtenTimer);
  if (!answer) {
    replace(written);
    return;
  }
  const { file, line, after } = answer;
  // Of several lines, the first.
  const [first, ...more] = (after ?? '').trim().split('\n');
  replace(written, button({ text: `${file}:${line}`, class: 'link code', title: 'Copy file and line', run: () => copy(`${file}:${line}`) }), make('code', {}, more.length > 0 ? `${first} …` : first));
  written.classList.add('is-new');
  writtenTimer = setTimeout(() => written.classList.remove('is-new'), 1500);
});

when('connection', () => {
  const isLost = !page.isConnected || page.isWaiting;
  connection.textContent = isLost ? 'The connection is lost. Trying again…' : page.isLate ? 'No answer yet…' : '';
});

export function showPanel(id) {
  document.documentElement.dataset.panel = id;
  for (const each of panelTabs) each.setAttribute('aria-pressed', String(each.dataset.panel === id));
}

let lastSubject = null;

// On a narrow page, choosing something shows it.
when('subject', () => {
  if (lastSubject && page.subject && lastSubject !== page.subject.id && innerWidth < 760) showPanel('canvas');
  lastSubject = page.subject?.id ?? null;
});

const widths = { navigator: [180, 480, 264], attributes: [260, 640, 348] };

/// A border between panels, to drag or to move with the arrow keys.
function separator(panel, name, direction) {
  const [least, most, usual] = widths[panel];
  const property = `--${panel}-width`;
  const element = make('div', { class: 'separator', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical', 'aria-label': name, 'aria-valuemin': least, 'aria-valuemax': most });
  let width = recall(property, null);
  if (width) set(width);
  else element.setAttribute('aria-valuenow', usual);

  function set(next) {
    width = Math.max(least, Math.min(most, Math.round(next)));
    document.documentElement.style.setProperty(property, `${width}px`);
    element.setAttribute('aria-valuenow', width);
  }

  element.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const start = (direction > 0 ? element.previousElementSibling : element.nextElementSibling).offsetWidth;
    const move = (each) => set(start + (each.clientX - event.clientX) * direction);
    const end = () => { element.removeEventListener('pointermove', move); remember(property, width); };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end, { once: true });
    element.addEventListener('pointercancel', end, { once: true });
  });
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 16, ArrowLeft: -16 }[event.key];
    if (!by) return;
    event.preventDefault();
    set((width ?? usual) + by * direction);
    remember(property, width);
  });
  element.addEventListener('dblclick', () => { set(usual); remember(property, width); });
  return element;
}
