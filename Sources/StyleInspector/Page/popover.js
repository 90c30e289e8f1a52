// What opens over the page: menus, pickers and dialogs. One that loses the focus or gets Escape closes, and the focus goes
// back to where it came from.

import { make, button, append, freshID } from './elements.js';
import { tellProblem } from './announce.js';

const open = [];
/// The part of the page in which all of them are, while there are some.
const host = make('section', { 'aria-label': 'Menus and pickers' });

/// Shows `content` beside `anchor`. `onClose` is called however it closes. Gives back a function that closes it.
export function showPopover(anchor, content, { name, class: kind = '', onClose, role = 'dialog', focus = true } = {}) {
  const panel = make('div', { class: `popover ${kind}`, role, 'aria-label': name, tabindex: '-1' }, content);
  const before = document.activeElement;
  host.append(panel);
  // What a dialog opens lies above it, and can be used.
  (anchor.closest?.('dialog') ?? document.body).append(host);
  place(panel, anchor);
  const entry = { panel, anchor, close };
  closeThose((each) => !each.panel.contains(anchor));
  open.push(entry);
  if (anchor.hasAttribute?.('aria-haspopup')) anchor.setAttribute('aria-expanded', 'true');

  function close(returnsFocus = true) {
    if (!open.includes(entry)) return;
    closeThose((each) => each !== entry && panel.contains(each.anchor));
    open.splice(open.indexOf(entry), 1);
    const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.remove();
    if (!host.hasChildNodes()) host.remove();
    if (anchor.hasAttribute?.('aria-haspopup')) anchor.setAttribute('aria-expanded', 'false');
    if (returnsFocus && hadFocus) now(anchor.matches?.('button, input, select, [tabindex]') && (anchor.isConnected || anchor.dataset.focus) ? anchor : before)?.focus?.();
    onClose?.();
  }

  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  });
  if (focus) (panel.querySelector('[data-autofocus]') ?? firstFocusable(panel) ?? panel).focus({ preventScroll: true });
  return close;
}

/// An element, or the one that has been made in its place meanwhile.
function now(element) {
  const key = element?.isConnected ? null : element?.dataset?.focus;
  return key ? document.querySelector(`[data-focus="${CSS.escape(key)}"]`) ?? element : element;
}

function closeThose(condition) {
  for (const each of [...open].reverse()) if (condition(each)) each.close(false);
}

export function closePopovers() {
  closeThose(() => true);
}

export function hasPopover() {
  return open.length > 0;
}

document.addEventListener('pointerdown', (event) => {
  const dialog = event.target.closest?.('dialog');
  closeThose((each) => !each.panel.contains(event.target) && !each.anchor.contains?.(event.target)
    && !event.target.closest?.('.popover') && (!dialog || dialog.contains(each.anchor)));
}, true);
window.addEventListener('resize', () => { for (const each of open) place(each.panel, each.anchor); });

/// Below the anchor or above it, within the window.
function place(panel, anchor) {
  const margin = 8;
  const from = anchor.getBoundingClientRect();
  panel.style.maxHeight = `${innerHeight - 2 * margin}px`;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = from.bottom + 4;
  let top = below + height <= innerHeight - margin ? below : from.top - height - 4;
  top = Math.max(margin, Math.min(top, innerHeight - margin - height));
  const left = Math.max(margin, Math.min(from.left, innerWidth - margin - width));
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
}

export function firstFocusable(element) {
  return element.querySelector('input:not([type=hidden]):not(:disabled), select:not(:disabled), button:not(:disabled), textarea, [tabindex="0"]');
}

/// A menu of `{name, run, icon, shortcut, disabled, checked, separator}`.
export function showMenu(anchor, items, name) {
  let close;
  const list = make('div', { class: 'menu' });
  let isApart = false;
  for (const item of items) {
    if (!item) continue;
    // A line stands between entries: what is left out beside it takes it along.
    if (item.separator) {
      isApart = list.hasChildNodes();
      continue;
    }
    if (isApart) list.append(make('hr', { role: 'separator' }));
    isApart = false;
    const entry = button({
      text: item.name, icon: item.icon, role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': item.checked === undefined ? null : String(item.checked), disabled: item.disabled,
      class: item.checked ? 'checked' : null, title: item.title,
      run: () => { close(); item.run(); },
    });
    if (item.shortcut) entry.append(make('kbd', { 'aria-hidden': 'true' }, item.shortcut));
    list.append(entry);
  }
  list.addEventListener('keydown', (event) => {
    const entries = [...list.querySelectorAll('button:not(:disabled)')];
    const at = entries.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      entries[(next + entries.length) % entries.length].focus();
    } else if (event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      const rest = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      rest.find((each) => each.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  });
  close = showPopover(anchor, list, { name, class: 'menu-popover', role: 'menu' });
  return close;
}

/// A dialog in the middle of the page. `actions`: `{name, run, kind}`; one whose `run` gives back false leaves it open.
/// Resolves when it has closed.
export function showDialog({ title, content, actions, class: kind = '' }) {
  const heading = freshID('title');
  const before = document.activeElement;
  const dialog = make('dialog', { class: `dialog ${kind}`, 'aria-labelledby': heading });
  const problem = make('p', { class: 'dialog-problem', role: 'alert', id: freshID('problem') });
  const form = make('form', { method: 'dialog' }, make('h2', { id: heading }, title), make('div', { class: 'dialog-body' }, content), problem);
  form.addEventListener('input', () => tellProblem(dialog, ''));
  const foot = make('div', { class: 'dialog-actions' });
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      // What opened it may have been made again by what it did.
      if (!before?.isConnected && document.activeElement === document.body) now(before)?.focus?.({ preventScroll: true });
      resolve(dialog.returnValue || null);
    });
  });
  const buttons = actions.map((action) => make('button', {
    type: action.kind === 'main' ? 'submit' : 'button', class: action.kind ?? null, value: action.name,
  }, action.name));
  buttons.forEach((each, index) => {
    let isRunning = false;
    const run = async (event) => {
      event?.preventDefault();
      // A second Enter while the first is being done doesn't do it again.
      if (isRunning) return;
      isRunning = true;
      const result = await Promise.resolve(actions[index].run?.()).finally(() => { isRunning = false; });
      if (result !== false && dialog.open) dialog.close(actions[index].name);
    };
    if (actions[index].kind === 'main') form.addEventListener('submit', run);
    else each.addEventListener('click', run);
  });
  append(foot, buttons);
  form.append(foot);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('[data-autofocus]')?.focus();
  return { dialog, closed, main: buttons[actions.findIndex((each) => each.kind === 'main')] };
}
