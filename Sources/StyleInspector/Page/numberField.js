// A number: typed, computed (“12 * 2”), stepped with the arrow keys, or dragged. Shift makes steps ten times as large, Alt ten
// times as small.

import { notify } from './announce.js';
import { keyGesture } from './hands.js';
import { make, button } from './elements.js';
import { numberText } from './words.js';

/// What a person typed, computed; null where it isn't a number. “+4” adds to `current`. `whole` is what 100 % of it are, if that is known: 1 for
/// numbers that count parts.
export function computed(text, current, whole = null) {
  const trimmed = text.trim().replace(',', '.').replace(/(pt|px|°|s|%)$/i, '').trim();
  if (trimmed === '') return null;
  const relative = /^([+*/])\s*(.+)$/.exec(trimmed);
  const given = relative ? relative[2] : trimmed;
  const operand = whole !== null && /%\s*$/.test(text) ? `((${given}) / 100 * ${whole})` : given;
  const source = relative ? `${current ?? 0} ${relative[1]} ${operand}` : operand;
  const tokens = source.match(/\d*\.?\d+(?:e[+-]?\d+)?|[-+*/()]/gi);
  if (!tokens || tokens.join('').length !== source.replace(/\s+/g, '').length) return null;
  let at = 0;
  function factor() {
    const token = tokens[at];
    at += 1;
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token === '(') {
      const inner = sum();
      if (tokens[at] !== ')') return NaN;
      at += 1;
      return inner;
    }
    return token === undefined ? NaN : Number(token);
  }
  function product() {
    let result = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isTimes = tokens[at] === '*';
      at += 1;
      const other = factor();
      result = isTimes ? result * other : result / other;
    }
    return result;
  }
  function sum() {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const isPlus = tokens[at] === '+';
      at += 1;
      const other = product();
      result = isPlus ? result + other : result - other;
    }
    return result;
  }
  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : null;
}

/// The control. `change()` makes a change for one gesture, with `show`, `commit` and `cancel`; `wrap` makes the value that is
/// written of the number, where it is a part of another value.
///
/// `options`: `min`, `max`, `step`, `unit`, `integer`, `soft`, `optional`, `prefix`, `hasSlider`, and `whole()`, which gives what 100 % are.
export function numberField({ name, value, change, focusKey, disabled = false, describedBy, ...options }) {
  const { min = null, max = null, unit = '', integer = false, soft, prefix, hasSlider = false, placeholder = '–' } = options;
  const step = options.step || (integer ? 1 : (max !== null && min !== null && max - min <= 1 ? 0.01 : 1));
  const isPart = max !== null && max <= 1 && unit !== '%';
  const whole = () => (isPart ? 1 : options.whole?.() ?? null);
  let current = value;
  /// Where steps begin: half of a side (“50%”) is no number of points.
  const counted = () => (typeof current === 'number' ? current : 0);
  let gesture = null;
  let isTyping = false;
  /// The change that began with the first letter: what stood there then is what it may write over.
  let typed = null;

  const input = make('input', {
    type: 'text', inputmode: 'decimal', class: 'number-input', role: 'spinbutton', 'aria-label': name, value: numberText(value),
    placeholder, spellcheck: 'false', autocomplete: 'off', disabled, 'aria-describedby': describedBy,
    'aria-valuemin': min, 'aria-valuemax': max, data: { focus: focusKey },
    on: {
      input: () => { isTyping = true; typed ??= change(); }, change: () => commitText(), keydown: press,
      focus: () => input.select(), blur: () => { if (gesture) finish(); },
    },
  });
  const grip = !prefix ? null : make('span', { class: 'grip', 'aria-hidden': 'true' }, prefix);
  const slider = hasSlider ? make('input', {
    type: 'range', class: 'slider', 'aria-label': `${name}, slider`, tabindex: '-1', 'aria-hidden': 'true', disabled,
    min: soft?.min ?? min ?? 0, max: soft?.max ?? max ?? 100, step, value: value ?? 0,
    on: { input: () => { show(Number(slider.value)); }, change: () => finish() },
  }) : null;
  const steppers = disabled ? null : make('span', { class: 'steppers', 'aria-hidden': 'true' },
    stepper('▴', 1), stepper('▾', -1));
  const element = make('span', { class: `number-field${disabled ? ' disabled' : ''}` },
    grip, input, unit ? make('span', { class: 'unit', 'aria-hidden': 'true' }, unit) : null, steppers);
  update(value);
  if (grip && !disabled) scrub(grip);

  function stepper(text, direction) {
    return make('button', {
      type: 'button', tabindex: '-1', class: 'stepper', on: {
        click: (event) => { stepBy(direction * factorOf(event)); finish(); },
      },
    }, text);
  }

  function update(number) {
    current = number;
    if (!isTyping) input.value = numberText(number);
    if (typeof number !== 'number') input.removeAttribute('aria-valuenow');
    else input.setAttribute('aria-valuenow', numberText(number));
    input.setAttribute('aria-valuetext', number === null || number === undefined ? 'None' : `${numberText(number)}${unit && typeof number !== 'string' ? ` ${unit}` : ''}`);
    if (slider) slider.value = counted();
    const mark = element.querySelector('.unit');
    if (mark) mark.hidden = typeof number === 'string';
  }

  function limited(number) {
    let result = integer ? Math.round(number) : Math.round(number * 10000) / 10000;
    if (min !== null) result = Math.max(min, result);
    if (max !== null) result = Math.min(max, result);
    return result;
  }

  function show(number) {
    isTyping = false;
    const next = limited(number);
    if (next === current && gesture) return;
    update(next);
    gesture ??= typed ?? change();
    typed = null;
    gesture.show(next);
  }

  function finish() {
    keys.stop();
    if (!gesture) return;
    const done = gesture;
    gesture = null;
    done.commit(current);
  }

  function cancel() {
    keys.stop();
    if (gesture) gesture.cancel();
    gesture = null;
    isTyping = false;
    typed = null;
    update(value);
  }

  function commitText() {
    if (!isTyping) return;
    isTyping = false;
    const begun = gesture ?? typed;
    typed = null;
    // A part of something else than a whole is for the language to understand: “50%” of a side.
    const isForeign = !isPart && unit !== '%' && options.takesText && /%\s*$/.test(input.value);
    const number = isForeign ? null : computed(input.value, counted(), whole());
    if (number === null && !(options.optional && input.value.trim() === '')) {
      // What isn't a number may be a formula or a token, as the language writes it.
      if (input.value.trim() && options.takesText) {
        (begun ?? change()).commit(input.value.trim());
        gesture = null;
        return;
      }
      if (input.value.trim()) notify(`${name} needs a number, such as ${numberText(counted())}, and stays as it was`, { kind: 'error' });
      update(current);
      return;
    }
    const next = number === null ? null : limited(number);
    if (number !== null && min !== null && number < min) notify(`${name} is at least ${numberText(min)}`);
    if (number !== null && max !== null && number > max) notify(`${name} is at most ${numberText(max)}`);
    update(next);
    const done = begun ?? change();
    gesture = null;
    done.commit(next);
  }

  function factorOf(event) {
    return event.shiftKey ? 10 : event.altKey && !integer ? 0.1 : 1;
  }

  function stepBy(count) {
    show(counted() + count * step);
  }

  // A key that is held down is one change.
  const keys = keyGesture(() => finish());

  function press(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (direction) {
      event.preventDefault();
      if (isTyping) {
        const number = computed(input.value, counted(), whole());
        isTyping = false;
        if (number !== null) current = number;
      }
      stepBy(direction * (Math.abs(direction) === 1 ? factorOf(event) : 1));
      keys.again();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (gesture) finish(); else commitText();
      input.select();
    } else if (event.key === 'Escape' && (gesture || isTyping)) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
      input.select();
    }
  }

  // Movements are told of as they come where the browser can, and not with the next frame.
  const moves = 'onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove';

  /// Dragging on `handle` to the sides changes the number, one step for two points.
  function scrub(handle) {
    handle.classList.add('scrubs');
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || disabled || event.target.closest('button')) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const start = counted();
      const from = event.clientX;
      let isMoved = false;
      const perPoint = soft && soft.max - soft.min <= 2 ? (soft.max - soft.min) / 200 : step / 2;
      const move = (each) => {
        const distance = each.clientX - from;
        if (!isMoved && Math.abs(distance) < 3) return;
        isMoved = true;
        const number = start + distance * perPoint * factorOf(each);
        const unit = each.altKey ? step / 10 : step;
        show(Math.round(number / unit) * unit);
      };
      const end = (each) => {
        handle.removeEventListener(moves, move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', escape, true);
        if (each?.type === 'pointercancel') cancel();
        else if (isMoved) finish();
        else input.focus();
      };
      const escape = (each) => {
        if (each.key !== 'Escape') return;
        each.preventDefault();
        each.stopPropagation();
        cancel();
        end(null);
      };
      handle.addEventListener(moves, move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
      window.addEventListener('keydown', escape, true);
    });
  }

  return { element: slider ? make('span', { class: 'number-with-slider' }, slider, element) : element, input, scrub, update };
}

/// Some numbers beside each other, as parts of one value, such as the two of a point.
export function numberParts({ name, value, parts, change, focusKey, disabled, placeholder, layout = '' }) {
  let current = value;
  const group = make('span', { class: `parts ${layout}`, role: 'group', 'aria-label': name });
  for (const part of parts) {
    const field = numberField({
      name: `${name}, ${part.label}`, value: current?.[part.name] ?? null, prefix: part.short ?? part.label.charAt(0), disabled,
      min: part.min ?? null, max: part.max ?? null, step: part.step, unit: '', integer: part.integer,
      focusKey: `${focusKey}.${part.name}`, placeholder,
      change: () => {
        const whole = change();
        const wrapped = (number) => { current = { ...current, [part.name]: number }; return current; };
        return { show: (number) => whole.show(wrapped(number)), commit: (number) => whole.commit(wrapped(number)), cancel: () => whole.cancel() };
      },
    });
    field.element.title = part.label;
    group.append(field.element);
  }
  return group;
}
