// A tree of which only what is seen is drawn, however long it is. The focus stays on the tree itself, and
// `aria-activedescendant` names the item that it is on, so that scrolling can't take the focus away.

import { make, replace, freshID } from './elements.js';

/// A row is `{height, items}`; an item is `{id, level, expanded?, selected?, draw(), run(), toggle?()}`. Items of one row stand
/// beside each other.
export class VirtualList {
  constructor({ name, empty }) {
    this.prefix = freshID('item');
    this.rows = [];
    this.offsets = [0];
    this.active = 0;
    this.empty = empty;
    this.space = make('div', { class: 'virtual-space', role: 'presentation' });
    this.element = make('div', {
      class: 'virtual-list', role: 'tree', tabindex: '0', 'aria-label': name, 'aria-multiselectable': 'true',
      on: {
        scroll: () => { this.top = this.element.scrollTop; this.draw(); }, keydown: (event) => this.press(event), click: (event) => this.click(event),
        focus: () => this.element.classList.add('has-focus'), blur: () => this.element.classList.remove('has-focus'),
      },
    }, this.space);
    // What is known of the list's size and position. Asking for it while the list is drawn would have the whole page laid out.
    this.top = 0;
    this.height = innerHeight;
    this.isMeasured = false;
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.height === 0) return;
      this.height = contentRect.height;
      this.draw();
      if (!this.isMeasured && this.items?.length > 0) this.reveal(this.active);
      this.isMeasured = true;
    }).observe(this.element);
  }

  /// Shows other rows. The item that was active stays so.
  show(rows) {
    const last = this.items?.[this.active]?.id;
    this.rows = rows;
    this.offsets = new Array(rows.length + 1);
    this.offsets[0] = 0;
    this.items = [];
    this.rowOf = [];
    rows.forEach((row, index) => {
      this.offsets[index + 1] = this.offsets[index] + row.height;
      row.first = this.items.length;
      for (const item of row.items) {
        this.items.push(item);
        this.rowOf.push(index);
      }
    });
    const selected = this.items.findIndex((item) => item.selected);
    const again = last === undefined ? -1 : this.items.findIndex((item) => item.id === last);
    this.active = Math.max(0, again >= 0 ? again : selected);
    this.space.style.height = `${this.offsets[rows.length]}px`;
    // A list that has become shorter is scrolled back by the browser, which tells of it later.
    this.top = Math.min(this.top, Math.max(0, this.offsets[rows.length] - this.height));
    this.draw(true);
  }

  draw(isNew = false) {
    const { top } = this;
    const bottom = top + this.height;
    const first = Math.max(0, this.rowAt(top) - 2);
    const last = Math.min(this.rows.length, this.rowAt(bottom) + 3);
    if (!isNew && first >= this.first && last <= this.last) return;
    this.first = first;
    this.last = last;
    if (this.rows.length === 0) {
      replace(this.space, make('p', { class: 'empty' }, this.empty()));
      this.element.removeAttribute('aria-activedescendant');
      return;
    }
    const drawn = [];
    const shown = new Set();
    for (let index = first; index < last; index += 1) shown.add(index);
    // The active item is always there, so that a screen reader can tell of it.
    if (this.items.length > 0) shown.add(this.rowOf[this.active]);
    for (const index of [...shown].sort((a, b) => a - b)) {
      const row = this.rows[index];
      const line = make('div', {
        class: 'virtual-row', role: 'presentation',
        style: { top: `${this.offsets[index]}px`, height: `${row.height}px` },
      });
      row.items.forEach((item, at) => {
        const number = row.first + at;
        const element = item.draw();
        element.id = `${this.prefix}-${number}`;
        element.setAttribute('role', 'treeitem');
        element.setAttribute('aria-level', item.level ?? 1);
        element.setAttribute('aria-posinset', number + 1);
        element.setAttribute('aria-setsize', this.items.length);
        element.setAttribute('aria-selected', String(Boolean(item.selected)));
        if (item.expanded !== undefined) element.setAttribute('aria-expanded', String(item.expanded));
        element.classList.toggle('is-active', number === this.active);
        element.classList.toggle('is-selected', Boolean(item.selected));
        element.dataset.item = number;
        line.append(element);
      });
      drawn.push(line);
    }
    this.space.replaceChildren(...drawn);
    if (this.items.length > 0) this.element.setAttribute('aria-activedescendant', `${this.prefix}-${this.active}`);
  }

  rowAt(offset) {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.offsets[middle + 1] <= offset) low = middle + 1; else high = middle;
    }
    return low;
  }

  /// Makes an item the active one and scrolls to it.
  go(number) {
    if (this.items.length === 0) return;
    this.active = Math.max(0, Math.min(number, this.items.length - 1));
    this.reveal(this.active);
    this.draw(true);
  }

  reveal(number) {
    const row = this.rowOf[number];
    const [top, bottom] = [this.offsets[row], this.offsets[row + 1]];
    if (top < this.top) this.scroll(top);
    else if (bottom > this.top + this.height) this.scroll(bottom - this.height);
  }

  /// Finds out where the list is scrolled to after it was put on the page again.
  wasPlaced() {
    if (this.isMeasured) this.top = this.element.scrollTop;
  }

  scroll(top) {
    this.element.scrollTop = top;
    this.top = this.element.scrollTop;
  }

  revealItem(id) {
    const number = this.items?.findIndex((item) => item.id === id) ?? -1;
    if (number < 0) return;
    const { top } = this;
    this.reveal(number);
    if (number !== this.active || this.top !== top) this.go(number);
  }

  /// The items from the selected one to another.
  upTo(number) {
    const selected = Math.max(0, this.items.findIndex((item) => item.selected));
    return this.items.slice(Math.min(selected, number), Math.max(selected, number) + 1);
  }

  press(event) {
    const active = this.items?.[this.active];
    if (event.key === ' ' && active?.also && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      active.also(event.shiftKey ? this.upTo(this.active) : null);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = this.items?.[this.active];
    if (!item) return;
    const row = this.rowOf[this.active];
    const column = this.active - this.rows[row].first;
    const at = (index) => {
      const target = this.rows[Math.max(0, Math.min(index, this.rows.length - 1))];
      return target.first + Math.min(column, target.items.length - 1);
    };
    const page = Math.max(1, Math.floor(this.height / this.rows[row].height) - 1);
    const isInRow = this.rows[row].items.length > 1;
    switch (event.key) {
      case 'ArrowDown': this.go(at(row + 1)); break;
      case 'ArrowUp': this.go(at(row - 1)); break;
      case 'PageDown': this.go(at(row + page)); break;
      case 'PageUp': this.go(at(row - page)); break;
      case 'Home': this.go(0); break;
      case 'End': this.go(this.items.length - 1); break;
      case 'ArrowRight':
        if (item.expanded === false) item.toggle();
        else if (item.expanded || isInRow) this.go(this.active + 1);
        break;
      case 'ArrowLeft':
        if (item.expanded) item.toggle();
        else if (isInRow && column > 0) this.go(this.active - 1);
        else this.go(this.parent(this.active));
        break;
      case 'Enter': case ' ': (item.run ?? item.toggle)?.call(item); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  parent(number) {
    const level = this.items[number].level ?? 1;
    for (let index = number - 1; index >= 0; index -= 1) if ((this.items[index].level ?? 1) < level) return index;
    return number;
  }

  click(event) {
    const element = event.target.closest('[data-item]');
    if (!element) return;
    this.active = Number(element.dataset.item);
    const item = this.items[this.active];
    if (item.also && (event.ctrlKey || event.metaKey)) item.also();
    else if (item.also && event.shiftKey) item.also(this.upTo(this.active));
    else (item.run ?? item.toggle)?.call(item, event);
    this.draw(true);
  }
}
