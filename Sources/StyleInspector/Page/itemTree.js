// A tree of named things that a hand or a key opens, renames, moves and takes away.

import { make, button } from './elements.js';
import { focusSoon } from './hands.js';

/// Each of `items` has an `id`, a `level`, a `name` for everyone, the `parts` of its row, and what can be done with it, each if it can:
/// `click`, `open` (Enter, or a double click), `rename` (F2), `remove` (Delete), `up` and `down` (Alt and an arrow), and `menu(anchor)`.
/// The one that is `wanted` gets the focus.
export function itemTree({ label, prefix, items, wanted = null }) {
  const tree = make('div', { class: 'layer-tree', role: 'tree', 'aria-label': label });
  const rows = items.map((item) => {
    const row = make('div', {
      class: 'layer-row item-row', role: 'treeitem', 'aria-level': String(item.level + 1), 'aria-selected': String(Boolean(item.isShown)), tabindex: '-1',
      'aria-label': item.name, data: { item: item.id, focus: `${prefix}.${item.id}`, ...item.data }, style: { '--level': String(item.level) },
    }, item.parts);
    if (item.menu) {
      row.menu = button({
        name: `More for ${item.called}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', tabindex: '-1',
        run: (event) => { event.stopPropagation(); item.menu(row.menu); },
      });
      row.append(row.menu);
    }
    return row;
  });
  const focusAt = (index) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    for (const each of rows) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  };
  rows.forEach((row, index) => {
    const item = items[index];
    row.addEventListener('click', () => { focusAt(index); item.click?.(); });
    row.addEventListener('dblclick', () => item.open?.());
    row.addEventListener('keydown', (event) => {
      if (event.target !== row || event.ctrlKey || event.metaKey) return;
      const act = event.altKey ? { ArrowUp: item.up, ArrowDown: item.down }[event.key] : keys(item, row)[event.key];
      const goes = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
      if (!act && (event.altKey || goes === undefined)) return;
      event.preventDefault();
      event.stopPropagation();
      if (act) act(); else focusAt(goes);
    });
    tree.append(row);
  });
  const first = Math.max(0, items.findIndex((item) => item.id === wanted));
  if (rows.length > 0) rows[first].tabIndex = 0;
  if (wanted && items[first]?.id === wanted) focusSoon(`${prefix}.${wanted}`);
  return tree;
}

function keys(item, row) {
  const menu = item.menu && (() => row.menu.click());
  return { Enter: item.open ?? item.click, F2: item.rename, Delete: item.remove, Backspace: item.remove, ContextMenu: menu, '.': menu };
}
