// The words that people read, for what the files call otherwise.

const stateNames = {
  normal: 'Normal', highlighted: 'Pressed', selected: 'Selected', disabled: 'Disabled', focused: 'Focused', hovered: 'Hovered',
};

const modeNames = {
  light: 'Light', dark: 'Dark', 'standard-contrast': 'Standard contrast', 'high-contrast': 'High contrast',
  appearance: 'Appearance', contrast: 'Contrast', 'text-size': 'Text size',
};

/// “Pressed + Selected” for a list of states; “Normal” for none.
export function stateLabel(states) {
  if (!states || states.length === 0) return stateNames.normal;
  return states.map((state) => stateNames[state] ?? capitalized(state)).join(' + ');
}

export function modeLabel(mode) {
  return modeNames[mode] ?? capitalized(mode.replaceAll('-', ' '));
}

/// The names in “dark+compact”; none in “” and “normal”.
export function namesIn(joined) {
  return (joined ?? '').split('+').filter((name) => name && name !== 'normal');
}

/// “Pressed, Dark” for where a value holds.
export function conditionLabel(states, modes) {
  const parts = [];
  if (namesIn(states).length > 0) parts.push(stateLabel(namesIn(states)));
  for (const mode of namesIn(modes)) parts.push(modeLabel(mode));
  return parts.length === 0 ? 'Always' : parts.join(', ');
}

/// “while pressed” or “in dark”, as the places say it in which a value may be written.
export function lookWords(states, modes) {
  const parts = [];
  if (namesIn(states).length > 0) parts.push(`while ${stateLabel(namesIn(states)).toLowerCase()}`);
  if (namesIn(modes).length > 0) parts.push(`in ${namesIn(modes).map((mode) => modeLabel(mode).toLowerCase()).join(' + ')}`);
  return parts.join(', ');
}

export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/// “fill colour” for fillColor; choices and sections that the server has no words for.
export function spaced(name) {
  return capitalized(name.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' '));
}

/// A whole number with its thousands apart. The browser's own formatter would have it load a language's data before the page shows.
export function groupedNumber(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function counted(count, noun, plural = `${noun}s`) {
  return `${groupedNumber(count)} ${count === 1 ? noun : plural}`;
}

/// A number as people write it: no more than four decimals, no tail of zeros.
export function numberText(value) {
  // Half of a side: “50%”.
  if (typeof value === 'string') return value;
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const text = (Math.round(value * 10000) / 10000).toString();
  return text === '-0' ? '0' : text;
}

/// What a value says in one line, for lists and screen readers.
export function valueText(value) {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'On';
  if (value === false) return 'Off';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.length > 0 && value[0]?.location !== undefined) return counted(value.length, 'stop');
    if (value.length > 1 && value[0]?.spread !== undefined) return counted(value.length, 'shadow');
    return value.length === 0 ? 'Nothing' : value.map(valueText).join(', ');
  }
  if (value.hex || value.css) return value.system ?? value.spelling ?? value.hex ?? value.css;
  if (value.shape) return spaced(value.shape);
  if (value.color && value.width !== undefined) return `${numberText(value.width)} pt, ${valueText(value.color)}`;
  if (value.color && value.opacity === undefined) return valueText(value.color);
  if (value.duration !== undefined) return `${numberText(value.duration)} s, ${value.curve}`;
  if (value.weight !== undefined) {
    return [value.family, value.textStyle && spaced(value.textStyle), `${numberText(value.size)} pt`, value.weight]
      .filter(Boolean).join(' ');
  }
  if (value.asset) return value.asset;
  if (value.system) return `Symbol ${value.system}`;
  if (value.svg) return 'Drawn path';
  if (value.opacity !== undefined) {
    return [value.inset && 'Inwards', `${Math.round(value.opacity * 100)}%`, `blur ${numberText(value.radius)}`, value.spread && `spread ${numberText(value.spread)}`]
      .filter(Boolean).join(', ');
  }
  return Object.values(value).map(valueText).join(', ');
}
