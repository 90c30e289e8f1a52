// Values of several parts: shadows, fonts, animations, images, transforms, paths, corners, lists of numbers.

import { button, make, makeSVG, replace } from './elements.js';
import { numberField, numberParts } from './numberField.js';
import { colorField, colorPart } from './colorField.js';
import { chooser, segments, textField } from './simpleFields.js';
import { colorOf, writtenColor } from './colors.js';
import { spaced } from './words.js';
import { server } from './server.js';

/// A change of one part, as a change of the whole.
function partOf(state, name, change) {
  return () => {
    const whole = change();
    const wrapped = (part) => { state.value = { ...state.value, [name]: part }; return sendable(state.value); };
    return { show: (part) => whole.show(wrapped(part)), commit: (part) => whole.commit(wrapped(part)), cancel: () => whole.cancel() };
  };
}

/// Colours within a value go out as texts.
function sendable(value) {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const result = {};
  for (const [key, part] of Object.entries(value)) {
    const isColor = key === 'color' && part && typeof part === 'object' && !part.reference;
    result[key] = isColor ? part.spelling ?? writtenColor(colorOf(part)) : part;
  }
  return result;
}

/// A choice as `{value, label}`, whether or not it has words of its own.
function worded(choice) {
  return typeof choice === 'string' ? { value: choice, label: spaced(choice) } : choice;
}

function line(label, ...content) {
  return make('span', { class: 'compound-line' }, make('span', { class: 'compound-label', 'aria-hidden': 'true' }, label), make('span', { class: 'compound-content' }, content));
}

/// As people write it.
const black = { css: '#000000', spelling: 'black' };

/// The parts of a value as they are where they are left out.
function standards(control) {
  return Object.fromEntries((control.parts ?? []).filter((part) => part.standard !== undefined).map((part) => [part.name, part.standard]));
}

/// A line for each part of a value that has none of its own among `shown`: what the server says of it is all that is known.
function otherLines(shown, { control, state, name, change, focusKey, disabled }) {
  return (control.parts ?? []).filter((part) => !shown.includes(part.name)).map((part) => {
    const own = { name: `${name}, ${part.label.toLowerCase()}`, value: state.value[part.name] ?? null, change: partOf(state, part.name, change), focusKey: `${focusKey}.${part.name}`, disabled };
    return line(part.label, partField(part, own));
  });
}

function partField(part, options) {
  const { value, change } = options;
  const optional = part.standard === undefined;
  switch (part.kind) {
    case 'number': {
      const { min, max, step, unit, integer, soft } = part;
      return numberField({ ...options, min, max, step, unit, integer, soft, optional, prefix: '' }).element;
    }
    case 'switch': return segments({
      ...options, value: value ? 'on' : 'off', choices: [{ value: 'off', label: 'Off' }, { value: 'on', label: 'On' }], pick: (next) => change().commit(next === 'on'),
    });
    case 'choice': return !optional && part.choices.length < 4 ? segments({
      ...options, value, choices: part.choices, pick: (next) => change().commit(next),
    }) : chooser({
      ...options, value: value ?? '', choices: [optional ? { value: '', label: 'None' } : null, ...part.choices].filter(Boolean), change: optional ? nullable(change) : change,
    });
    default: return textField({ ...options, value: value ?? '', change: nullable(change) });
  }
}

export function shadowField({ name, value, change, focusKey, disabled, colorTexts, control }) {
  const state = { value: value ?? { ...standards(control), color: black, opacity: 0 } };
  const { color, opacity, offset, radius } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Colour', colorField({ name: `${name}, colour`, ...colorPart(color, colorTexts?.[0]), change: partOf(state, 'color', change), focusKey: `${focusKey}.color`, disabled })),
    line('Opacity', numberField({ name: `${name}, opacity`, value: opacity, min: 0, max: 1, step: 0.01, hasSlider: true, change: partOf(state, 'opacity', change), focusKey: `${focusKey}.opacity`, disabled }).element),
    line('Offset', numberParts({
      name: `${name}, offset`, value: offset, disabled, focusKey: `${focusKey}.offset`, change: partOf(state, 'offset', change),
      parts: [{ name: 'width', label: 'Right', short: 'X' }, { name: 'height', label: 'Down', short: 'Y' }],
    })),
    line('Blur', numberField({ name: `${name}, blur`, value: radius, min: 0, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: 0, max: 30 }, change: partOf(state, 'radius', change), focusKey: `${focusKey}.radius`, disabled }).element),
    otherLines(['color', 'opacity', 'offset', 'radius'], { control, state, name, change, focusKey, disabled }));
}

/// A list of shadows, each with its own controls; the first lies above the others.
export function shadowsField({ name, value, change, focusKey, disabled, colorTexts, control }) {
  // Where a shadow came from is kept with it, so that the others stay as they are written when one goes.
  const shadows = (value ?? []).map((each, index) => ({ ...each, from: index }));
  const element = make('span', { class: 'compound shadow-list', role: 'group', 'aria-label': name });
  const written = () => shadows.map(sendable);
  /// Writes a longer or a shorter list, for which the controls are made again.
  const write = () => {
    change().commit(written());
    element.inert = true;
  };

  /// Of one of them, the change of a part as a change of the list.
  const changeOf = (index) => () => {
    const whole = change();
    const wrapped = (shadow) => { shadows[index] = shadow; return written(); };
    return { show: (shadow) => whole.show(wrapped(shadow)), commit: (shadow) => whole.commit(wrapped(shadow)), cancel: () => whole.cancel() };
  };

  const fields = shadows.map((shadow, index) => {
    const own = `${name}, shadow ${index + 1}`;
    const key = `${focusKey}.${index}`;
    const state = { value: shadow };
    const part = (property) => partOf(state, property, changeOf(index));
    const number = (label, property, options) => line(label, numberField({
      name: `${own}, ${label.toLowerCase()}`, value: shadow[property], unit: 'pt', prefix: '', step: 0.5, hasSlider: true, change: part(property), focusKey: `${key}.${property}`, disabled, ...options,
    }).element);
    return make('span', { class: 'compound', role: 'group', 'aria-label': own },
      line('Colour', colorField({ name: `${own}, colour`, ...colorPart(shadow.color, colorTexts?.[index]), change: part('color'), focusKey: `${key}.color`, disabled }),
        disabled ? null : button({ name: `Remove shadow ${index + 1}`, icon: 'minus', class: 'quiet', run: () => { shadows.splice(index, 1); write(); } })),
      number('Opacity', 'opacity', { min: 0, max: 1, step: 0.01, unit: '' }),
      line('Offset', numberParts({
        name: `${own}, offset`, value: shadow.offset, disabled, focusKey: `${key}.offset`, change: part('offset'),
        parts: [{ name: 'width', label: 'Right', short: 'X' }, { name: 'height', label: 'Down', short: 'Y' }],
      })),
      number('Blur', 'radius', { min: 0, soft: { min: 0, max: 30 } }),
      number('Spread', 'spread', { soft: { min: -10, max: 10 } }),
      line('Falls', segments({
        name: `${own}, falls`, value: shadow.inset ? 'in' : 'out', choices: [{ value: 'out', label: 'Outwards' }, { value: 'in', label: 'Inwards' }],
        pick: (next) => part('inset')().commit(next === 'in'), focusKey: `${key}.inset`, disabled,
      })),
      otherLines(['color', 'opacity', 'offset', 'radius', 'spread', 'inset'], { control, state, name: own, change: changeOf(index), focusKey: key, disabled }));
  });
  const usual = { ...standards(control), color: black, opacity: 0.2, offset: { width: 0, height: 2 }, radius: 4 };
  replace(element, ...fields,
    disabled ? null : button({ text: 'Add a shadow', icon: 'plus', class: 'quiet', run: () => { shadows.push(usual); write(); } }));
  return element;
}

export function outlineField({ name, value, change, focusKey, disabled, colorTexts, control }) {
  const state = { value: value ?? { ...standards(control), width: 0, color: black } };
  const { width, offset, color } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Colour', colorField({ name: `${name}, colour`, ...colorPart(color, colorTexts?.[0]), change: partOf(state, 'color', change), focusKey: `${focusKey}.color`, disabled })),
    line('Width', numberField({ name: `${name}, width`, value: width, min: 0, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: 0, max: 10 }, change: partOf(state, 'width', change), focusKey: `${focusKey}.width`, disabled }).element),
    line('Offset', numberField({ name: `${name}, offset`, value: offset, step: 0.5, unit: 'pt', prefix: '', hasSlider: true, soft: { min: -10, max: 10 }, change: partOf(state, 'offset', change), focusKey: `${focusKey}.offset`, disabled }).element));
}

export function fontField({ name, value, change, focusKey, disabled, control }) {
  const state = { value: value ?? standards(control) };
  const { family, size, weight, textStyle, lineHeight, tracking, paragraphSpacing } = state.value;
  const number = (label, part, own, options, words = label.toLowerCase()) => line(label, numberField({
    name: `${name}, ${words}`, value: own ?? null, unit: 'pt', prefix: '', step: 0.5, hasSlider: true, change: partOf(state, part, change),
    focusKey: `${focusKey}.${part}`, disabled, ...options,
  }).element);
  const choicesOf = (part) => control.parts?.find((each) => each.name === part)?.choices;
  const weights = choicesOf('weight') ?? ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'];
  const styles = choicesOf('textStyle') ?? ['largeTitle', 'title1', 'title2', 'title3', 'headline', 'subheadline', 'body', 'callout', 'footnote', 'caption1', 'caption2'];
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Text style', chooser({
      name: `${name}, text style`, value: textStyle ?? '', disabled, focusKey: `${focusKey}.textStyle`, change: nullable(partOf(state, 'textStyle', change)),
      choices: [{ value: '', label: 'None: a fixed size' }, ...styles.filter((each) => each.value !== '').map(worded)],
    })),
    line('Size', numberField({ name: `${name}, size`, value: size ?? null, min: 1, step: 1, unit: 'pt', optional: true, change: partOf(state, 'size', change), focusKey: `${focusKey}.size`, disabled }).element,
      chooser({ name: `${name}, weight`, value: weight ?? 'regular', disabled, focusKey: `${focusKey}.weight`, change: partOf(state, 'weight', change), choices: weights.map(worded) })),
    line('Family', textField({ name: `${name}, family`, value: family ?? '', placeholder: 'System', disabled, focusKey: `${focusKey}.family`, change: nullable(partOf(state, 'family', change)) })),
    number('Line height', 'lineHeight', lineHeight, { min: 1, optional: true, placeholder: 'Font’s', soft: { min: 8, max: 60 } }),
    number('Tracking', 'tracking', tracking ?? 0, { step: 0.1, soft: { min: -2, max: 4 } }),
    number('Paragraphs', 'paragraphSpacing', paragraphSpacing ?? 0, { min: 0, soft: { min: 0, max: 32 } }, 'space after paragraphs'),
    otherLines(['textStyle', 'size', 'weight', 'family', 'lineHeight', 'tracking', 'paragraphSpacing'], { control, state, name, change, focusKey, disabled }));
}

function nullable(change) {
  return () => {
    const whole = change();
    return { ...whole, show: (part) => whole.show(part || null), commit: (part) => whole.commit(part || null), cancel: () => whole.cancel() };
  };
}

/// The timing functions of Core Animation, as the control points of a curve.
export const timingCurves = { linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1] };

export function animationField({ name, value, change, focusKey, disabled, control }) {
  const state = { value: value ?? { ...standards(control), duration: 0.2 } };
  const { duration, delay, curve } = state.value;
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Curve', curveDrawing(curve),
      chooser({ name: `${name}, curve`, value: curve, disabled, focusKey: `${focusKey}.curve`, change: partOf(state, 'curve', change), choices: curveChoices(control, curve) })),
    line('Time', numberField({ name: `${name}, duration in seconds`, value: duration, min: 0, step: 0.05, unit: 's', prefix: '', hasSlider: true, soft: { min: 0, max: 1 }, change: partOf(state, 'duration', change), focusKey: `${focusKey}.duration`, disabled }).element),
    line('Delay', numberField({ name: `${name}, delay in seconds`, value: delay, min: 0, step: 0.05, unit: 's', prefix: '', hasSlider: true, soft: { min: 0, max: 1 }, change: partOf(state, 'delay', change), focusKey: `${focusKey}.delay`, disabled }).element));
}

/// The curves that have names, and the one that is there.
function curveChoices(control, curve) {
  const named = (control.curves ?? Object.keys(timingCurves)).map(worded);
  return !curve || named.some((each) => each.value === curve) ? named : [...named, { value: curve, label: curve }];
}

/// The numbers of `cubic-bezier(0.2, 0, 0, 1)` or of a name; nothing for a spring.
function controlPoints(curve) {
  const numbers = /^cubic-bezier\((.*)\)$/.exec(curve ?? '')?.[1].split(',').map(Number);
  return numbers ?? (isSpring(curve) ? undefined : timingCurves[curve] ?? timingCurves.easeInOut);
}

function isSpring(curve) {
  return /^spring(\(|$)/.test(curve ?? '');
}

/// How far a spring has come after a part of the time that it seems to take.
function springProgress(curve, time) {
  const bounce = Number(/\((.*)\)/.exec(curve)?.[1] ?? 0);
  const ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
  const fall = 2 * Math.PI * ratio;
  if (ratio < 1) {
    const swing = 2 * Math.PI * Math.sqrt(1 - ratio * ratio);
    return 1 - Math.exp(-fall * time) * (Math.cos(swing * time) + (fall / swing) * Math.sin(swing * time));
  }
  if (ratio === 1) return 1 - Math.exp(-fall * time) * (1 + fall * time);
  const fast = fall + 2 * Math.PI * Math.sqrt(ratio * ratio - 1);
  const slow = (4 * Math.PI * Math.PI) / fast;
  return 1 - (fast * Math.exp(-slow * time) - slow * Math.exp(-fast * time)) / (fast - slow);
}

/// A curve as CSS takes it. A spring lasts longer than it seems to: `length` is that many times its duration.
export function easing(curve, length = 1) {
  const points = controlPoints(curve);
  if (points) return `cubic-bezier(${points.join(',')})`;
  const count = 40;
  const steps = Array.from({ length: count + 1 }, (_, step) => (step === count ? 1 : springProgress(curve, (step / count) * length)));
  return `linear(${steps.map((step) => step.toFixed(4)).join(',')})`;
}

/// The curve itself: time to the right, the way upwards.
export function curveDrawing(curve) {
  const points = controlPoints(curve);
  const [x1, y1, x2, y2] = points ?? [];
  const steps = Array.from({ length: 40 }, (_, step) => (step + 1) / 40);
  const way = points
    ? `C${x1 * 40} ${24 - y1 * 24} ${x2 * 40} ${24 - y2 * 24} 40 0`
    : `L${steps.map((time) => `${(time * 40).toFixed(2)} ${(24 - springProgress(curve, time * 1.5) * 24).toFixed(2)}`).join(' ')}`;
  return makeSVG('svg', { class: 'curve', viewBox: '-2 -2 44 28', role: 'img', 'aria-label': `Curve: ${spaced(curve ?? 'easeInOut')}` },
    makeSVG('path', { class: 'curve-frame', d: 'M0 24H40M0 0V24' }),
    makeSVG('path', { class: 'curve-line', d: `M0 24${way}` }));
}

async function symbolsLike(text) {
  return (await server.symbols(text)).map(({ name, since }) => ({ value: name, label: since }));
}

/// What a field for the name of a symbol offers; nothing in a gallery.
export const symbolOffers = () => (server.isGallery ? null : symbolsLike);

export function imageField({ name, value, change, focusKey, disabled, optional }) {
  const kinds = [['asset', 'Image'], ['system', 'Symbol'], ['color', 'Colour']];
  let kind = value?.color ? 'color' : value?.system ? 'system' : 'asset';
  const content = make('span', { class: 'compound-content' });
  const choice = make('select', {
    'aria-label': `${name}, kind`, disabled, data: { focus: `${focusKey}.kind` }, on: { change: () => { kind = choice.value; if (kind === 'none') change().commit(null); else draw(); } },
  }, optional ? make('option', { value: 'none', selected: !value }, 'None') : null,
  kinds.map(([id, label]) => make('option', { value: id, selected: Boolean(value) && id === kind }, label)));
  function draw() {
    const wrap = (key) => () => {
      const whole = change();
      return { show: (part) => whole.show({ [key]: part }), commit: (part) => whole.commit({ [key]: part }), cancel: () => whole.cancel() };
    };
    replace(content, kind === 'color'
      ? colorField({ name: `${name}, colour`, value: value?.color ?? null, change: wrap('color'), focusKey: `${focusKey}.color`, disabled })
      : textField({ name: `${name}, ${kind === 'system' ? 'name of the symbol' : 'name of the image'}`, value: value?.[kind] ?? '', placeholder: kind === 'system' ? 'star.fill' : 'photo', change: wrap(kind), focusKey: `${focusKey}.${kind}`, disabled, suggest: kind === 'system' ? symbolOffers() : null }));
  }
  if (value || !optional) draw();
  return make('span', { class: 'compound', role: 'group', 'aria-label': name }, make('span', { class: 'compound-line kinds' }, choice, content));
}

export function transformField({ name, value, change, focusKey, disabled, control }) {
  const state = { value: value ?? standards(control) };
  return make('span', { class: 'compound', role: 'group', 'aria-label': name },
    line('Scale', numberParts({
      name: `${name}, scale`, value: state.value.scale, disabled, focusKey: `${focusKey}.scale`, change: partOf(state, 'scale', change),
      parts: [{ name: 'width', label: 'Width', short: 'W', step: 0.01 }, { name: 'height', label: 'Height', short: 'H', step: 0.01 }],
    })),
    line('Turn', numberField({ name: `${name}, turn in degrees`, value: state.value.rotation, step: 1, unit: '°', prefix: '', hasSlider: true, soft: { min: -180, max: 180 }, change: partOf(state, 'rotation', change), focusKey: `${focusKey}.rotation`, disabled }).element),
    line('Move', numberParts({
      name: `${name}, move`, value: state.value.translation, disabled, focusKey: `${focusKey}.translation`, change: partOf(state, 'translation', change),
      parts: [{ name: 'x', label: 'Right', short: 'X' }, { name: 'y', label: 'Down', short: 'Y' }],
    })));
}

export function pathField({ name, value, change, focusKey, disabled, control }) {
  const shapes = control.shapes ?? ['rectangle', 'roundedRectangle', 'ellipse', 'star', 'polygon', 'arc', 'sector', 'ring', 'bubble'];
  const content = make('span', { class: 'compound-content' });
  const choice = make('select', { 'aria-label': `${name}, shape`, disabled, data: { focus: focusKey }, on: { change: () => { if (choice.value === 'svg') drawText(); else change().commit({ shape: choice.value }); } } },
    shapes.map((each) => make('option', { value: each.value ?? each, selected: value?.shape === (each.value ?? each) }, each.label ?? spaced(each))), make('option', { value: 'svg', selected: Boolean(value?.svg) }, 'Drawn path'));
  function drawText() {
    replace(content, textField({
      name: `${name}, as an SVG path`, value: value?.svg ?? '', placeholder: 'M0 0 L10 10 Z', disabled, focusKey: `${focusKey}.svg`,
      change: () => { const whole = change(); const drawn = (svg) => (value?.svg ? { ...value, svg } : { svg }); return { show: (svg) => whole.show(drawn(svg)), commit: (svg) => whole.commit(drawn(svg)), cancel: () => whole.cancel() }; },
    }));
  }
  if (value?.svg) drawText();
  return make('span', { class: 'compound', role: 'group', 'aria-label': name }, make('span', { class: 'compound-line kinds' }, choice, content));
}

export function cornersField({ name, value, change, focusKey, disabled }) {
  const chosen = new Set(value ?? []);
  const corners = [['topLeft', 'Top left'], ['topRight', 'Top right'], ['bottomLeft', 'Bottom left'], ['bottomRight', 'Bottom right']];
  const group = make('span', { class: 'corners', role: 'group', 'aria-label': name });
  for (const [id, label] of corners) {
    const toggle = make('button', {
      type: 'button', class: `corner ${id}`, 'aria-label': label, title: label, 'aria-pressed': String(chosen.has(id)), disabled, data: { focus: `${focusKey}.${id}` },
      on: {
        click: () => {
          if (chosen.has(id)) chosen.delete(id); else chosen.add(id);
          toggle.setAttribute('aria-pressed', String(chosen.has(id)));
          change().commit(corners.map(([corner]) => corner).filter((corner) => chosen.has(corner)));
        },
      },
    });
    group.append(toggle);
  }
  return group;
}

export function numbersField({ name, value, change, focusKey, disabled }) {
  return textField({
    name: `${name}, numbers with spaces between them`, value: (value ?? []).join(' '), placeholder: '4 2', disabled, focusKey,
    change: () => {
      const whole = change();
      const wrapped = (text) => text.split(/[\s,]+/).filter(Boolean).map(Number).filter((number) => !Number.isNaN(number));
      return { show: (text) => whole.show(wrapped(text)), commit: (text) => whole.commit(wrapped(text)), cancel: () => whole.cancel() };
    },
  });
}

/// A list of texts, none of which holds a comma that isn't escaped.
export function textsField({ name, value, change, focusKey, disabled }) {
  const listed = (texts) => texts.map((text) => text.replace(/[\\,]/g, '\\$&')).join(', ');
  const texts = (list) => {
    const found = [''];
    for (const [, escaped, character] of list.matchAll(/\\(.)|([^])/gu)) {
      if (character === ',') found.push(''); else found[found.length - 1] += escaped ?? character;
    }
    const trimmed = found.map((text) => text.trim());
    return trimmed.length === 1 && trimmed[0] === '' ? [] : trimmed;
  };
  return textField({
    name: `${name}, texts with commas between them`, value: listed(value ?? []), placeholder: 'Day, Week', disabled, focusKey,
    change: () => {
      const whole = change();
      return { show: (list) => whole.show(texts(list)), commit: (list) => whole.commit(texts(list)), cancel: () => whole.cancel() };
    },
  });
}
