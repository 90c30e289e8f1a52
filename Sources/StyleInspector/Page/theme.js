// Whether the page itself is light or dark.

import { recall, remember, tell } from './store.js';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
systemIsDark.addEventListener('change', () => tell('theme'));

/// Whether the page is dark now.
export function isDark() {
  const theme = recall('theme', 'auto');
  return theme === 'auto' ? systemIsDark.matches : theme === 'dark';
}

export function setTheme(theme) {
  remember('theme', theme);
  applyTheme();
}

export function applyTheme() {
  const theme = recall('theme', 'auto');
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  tell('theme');
}

export function nextTheme() {
  const order = ['auto', 'light', 'dark'];
  const next = order[(order.indexOf(recall('theme', 'auto')) + 1) % order.length];
  setTheme(next);
  return next;
}
