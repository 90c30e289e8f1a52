// Whether the page itself is light or dark.

import { recall, remember } from './store.js';

export function setTheme(theme) {
  remember('theme', theme);
  applyTheme();
}

export function applyTheme() {
  const theme = recall('theme', 'auto');
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function nextTheme() {
  const order = ['auto', 'light', 'dark'];
  const next = order[(order.indexOf(recall('theme', 'auto')) + 1) % order.length];
  setTheme(next);
  return next;
}
