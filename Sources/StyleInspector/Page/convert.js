// Reads CSS, SVG, colours and copied attributes as values of a style's rows.

import { colorOf, parseColor, writtenColor } from './colors.js';
import { readSVG } from './svg.js';
import { numberText } from './words.js';

/// What of a text is a value of some rows. `wishes`: `source`, the `key` of the row, others that it may go to as `choices`, the `value`
/// as the server takes it, and how it is `shown`; `left`: `source` and `why`; `from`: what the text is.
export function converted(text, rows) {
  const trimmed = text.trim();
  const usable = rows.filter((row) => row.editable !== false && row.section !== 'style');
  if (!trimmed) return { wishes: [], left: [], from: '' };
  if (isSVG(trimmed)) return { ...ofSVG(trimmed, usable), from: 'an SVG' };
  if (!trimmed.includes('\n') && parseColor(trimmed)) return { ...ofColor(trimmed, usable), from: 'a colour' };
  const copied = ofAttributes(text, usable);
  if (copied) return { ...copied, from: 'copied attributes' };
  return { ...ofCSS(trimmed, usable), from: 'CSS' };
}

/// Whether a text is an SVG, or a part of one.
export function isSVG(text) {
  return /<(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline|linearGradient|radialGradient)[\s>]/.test(text);
}

/// The kinds of controls that take a fill, or something else with one value, from the clipboard.
export const pastedKinds = { color: 'colour', gradient: 'gradient', shadow: 'shadow', shadows: 'shadow', path: 'outline' };
/// The names that tools give to values of these kinds.
const namesOfKinds = {
  color: ['backgroundColor', 'fillColor', 'titleColor', 'textColor', 'foregroundColor', 'borderColor', 'strokeColor'],
  gradient: ['stops'], shadow: ['shadow'], shadows: ['shadows'], path: ['path'],
};

/// What a text says for one row, whatever the row is called: `value` and how it is `shown`, or `why` there is nothing.
export function convertedFor(text, row, rows) {
  const { kind } = row.control ?? {};
  const noun = pastedKinds[kind];
  if (!noun) return { why: 'values of this kind are typed' };
  if (!text.trim()) return { why: 'there is nothing on the clipboard' };
  // Attributes of another style: the same one, or else the first of its kind.
  const copied = converted(text, rows);
  if (copied.from === 'copied attributes') {
    const alike = copied.wishes.filter((each) => !each.states && !each.modes && rows.find((other) => other.key === each.key)?.control?.kind === kind);
    const found = alike.find((each) => each.key === row.key) ?? alike[0];
    if (found) return found;
  }
  const named = (one) => namesOfKinds[one].map((key) => ({ key, section: 'class', control: { kind: one } }));
  const [found] = converted(text, named(kind)).wishes;
  if (found) return found;
  const other = Object.keys(pastedKinds).find((each) => pastedKinds[each] !== noun && converted(text, named(each)).wishes.length > 0);
  return { why: other ? `this is a ${pastedKinds[other]}, and ${row.label} takes a ${noun}` : `this is no ${noun}` };
}

/// The rows of a kind, those whose names are nearest first.
function choose(rows, kinds, names) {
  const fit = rows.filter((row) => kinds.includes(row.control?.kind));
  // An attribute of the control itself, then of its own layer, then of any other.
  const rank = (row) => {
    const own = row.key.split('.').at(-1);
    const place = names.indexOf(own);
    if (place < 0) return Infinity;
    return place + (row.key.includes('.') ? (row.key.startsWith('layer.') ? 10 : 100) : 0);
  };
  const best = [...fit].sort((one, other) => rank(one) - rank(other));
  return best.length > 0 && rank(best[0]) < Infinity ? { key: best[0].key, choices: best.filter((row) => rank(row) < Infinity).slice(0, 40).map((row) => row.key) } : null;
}

function wish(source, place, value, shown = typeof value === 'string' ? value : JSON.stringify(value)) {
  return { source: source.length > 120 ? `${source.slice(0, 119)}…` : source, ...place, value, shown: shown.length > 120 ? `${shown.slice(0, 119)}…` : shown };
}

// Colours

const grounds = ['backgroundColor', 'fillColor', 'titleColor', 'textColor', 'tintColor', 'foregroundColor', 'borderColor'];

function ofColor(text, rows) {
  // Properties of the component first: they are what its author wants to be set.
  const all = rows.filter((row) => row.control?.kind === 'color').map((row) => row.key);
  const place = choose(rows, ['color'], grounds);
  if (all.length === 0) return { wishes: [], left: [{ source: text, why: 'this style has no colour' }] };
  const key = place?.key ?? all[0];
  const value = writtenColor(parseColor(text));
  return { wishes: [wish(text, { key, choices: [key, ...all.filter((each) => each !== key)].slice(0, 60) }, value)], left: [] };
}

// Attributes that were copied from a style

/// The lines of a style file; null where they aren't.
function ofAttributes(text, rows) {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const entry = /^( *)([A-Za-z][\w+.-]*):(?: (.*))?$/;
  const [wishes, left] = [[], []];
  let [section, name] = [null, null];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line.trim()) continue;
    const found = entry.exec(line);
    // CSS ends its lines so.
    if (!found || /[;{]\s*$/.test(line)) return null;
    const [, space, key, rest] = found;
    if (space.length === 0) [section, name] = [null, null];
    if (space.length === 0 && !rest && (key === 'states' || key === 'modes')) { section = key; continue; }
    if (section && space.length === 2 && !rest) { name = key; continue; }
    if (space.length !== (section ? 4 : 0) || (section && !name)) return null;
    let value = rest ?? '';
    if (!rest) {
      const own = [];
      while (at + 1 < lines.length && (lines[at + 1].startsWith(`${space}  `) || (!lines[at + 1].trim() && at + 2 < lines.length))) { own.push(lines[at + 1].slice(space.length + 2)); at += 1; }
      value = own.join('\n').trimEnd();
    }
    const row = byKey.get(key);
    const source = `${key}: ${value.split('\n')[0]}`;
    if (!row) { left.push({ source, why: 'this style has no such attribute' }); continue; }
    const condition = section === 'states' ? { states: name } : section === 'modes' ? { modes: name } : {};
    wishes.push({ ...wish(source, { key, choices: [key] }, row.control?.kind === 'text' ? plainText(value) : value, value.split('\n')[0]), ...condition });
  }
  return wishes.length + left.length === 0 ? null : { wishes, left };
}

/// A text as it is meant, not as a file writes it; a token stays one.
export function plainText(written) {
  if (/^\$[\w.-]+$/.test(written)) return { reference: written.slice(1) };
  if (written.startsWith('"')) { try { return JSON.parse(written); } catch { return written.slice(1, -1); } }
  if (written.startsWith('\'')) return written.slice(1, -1).replaceAll('\'\'', '\'');
  return written === 'null' ? null : written;
}

// CSS

/// `name: value` of each declaration, without comments and selectors.
export function declarations(text) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^[^{}]*\{|\}[^{}]*$/g, '');
  const found = [];
  let depth = 0;
  let current = '';
  for (const character of plain) {
    if (character === '(') depth += 1; else if (character === ')') depth -= 1;
    if (character === ';' && depth <= 0) { found.push(current); current = ''; } else current += character;
  }
  return [...found, current].map((each) => {
    const colon = each.indexOf(':');
    return colon < 0 ? null : { source: each.trim().replace(/\s+/g, ' '), name: each.slice(0, colon).trim().toLowerCase(), value: each.slice(colon + 1).trim().replace(/\s*!important$/, '').replace(/\s+/g, ' ') };
  }).filter(Boolean);
}

/// Parts between commas, or spaces, outside of brackets.
export function parts(text, separator = ',') {
  const found = [];
  let [depth, current] = [0, ''];
  for (const character of text) {
    if (character === '(') depth += 1; else if (character === ')') depth -= 1;
    if (depth === 0 && (separator === ',' ? character === ',' : /\s/.test(character))) { if (current) found.push(current.trim()); current = ''; } else current += character;
  }
  if (current.trim()) found.push(current.trim());
  return found;
}

/// A length in points; null for what has none, such as a percentage.
export function points(text) {
  const found = /^(-?[\d.]+)(px|pt|rem|em)?$/.exec((text ?? '').trim());
  if (!found || Number.isNaN(Number(found[1]))) return null;
  return Number(found[1]) * (found[2] === 'rem' || found[2] === 'em' ? 16 : 1);
}

function color(text) {
  // A variable's fallback is what Figma saw.
  const fallback = /^var\([^,]+,\s*(.+)\)$/.exec(text);
  const read = parseColor(fallback ? fallback[1] : text);
  return read ? writtenColor(read) : null;
}

const quoted = (text) => `"${text}"`;

/// The stops of a gradient in CSS, its angle, and what is said before the stops; null where it is none.
export function gradient(text) {
  const found = /^(?:-webkit-)?(linear|radial|conic)-gradient\((.*)\)$/.exec(text);
  if (!found) return null;
  const all = parts(found[2]);
  let angle = null;
  const first = all[0];
  const turn = /^(-?[\d.]+)(deg|turn|rad|grad)$/.exec(first);
  const sides = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270, 'to top right': 45, 'to right top': 45, 'to bottom right': 135, 'to right bottom': 135, 'to bottom left': 225, 'to left bottom': 225, 'to top left': 315, 'to left top': 315 };
  if (turn) angle = Number(turn[1]) * { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[turn[2]];
  else if (sides[first] !== undefined) angle = sides[first];
  const hasLead = turn || sides[first] !== undefined || /^(circle|ellipse|closest|farthest|from|at)\b/.test(first);
  const raw = (hasLead ? all.slice(1) : all).map((each) => {
    const words = parts(each, ' ');
    const place = words.length > 1 && /^-?[\d.]+%$/.test(words.at(-1)) ? Number(words.pop().slice(0, -1)) / 100 : null;
    return { color: color(words.join(' ')), location: place };
  });
  if (raw.length < 2 || raw.some((stop) => !stop.color)) return null;
  raw[0].location ??= 0;
  raw.at(-1).location ??= 1;
  // What says no place lies evenly between its neighbours.
  raw.forEach((stop, index) => {
    if (stop.location !== null) return;
    let next = index;
    while (raw[next].location === null) next += 1;
    const before = raw[index - 1].location;
    stop.location = before + (raw[next].location - before) / (next - index + 1);
  });
  return { kind: found[1], angle: found[1] === 'linear' ? angle ?? 180 : null, lead: hasLead ? first : '', stops: raw };
}

export function stopsText(stops) {
  return `[${stops.map((stop) => `{ color: ${quoted(stop.color)}, location: ${numberText(Math.min(1, Math.max(0, stop.location)))} }`).join(', ')}]`;
}

/// One shadow of `box-shadow`; null where it is none.
function shadow(text) {
  const words = parts(text, ' ');
  const lengths = words.map(points).filter((each) => each !== null);
  const own = words.find((word) => color(word) !== null && points(word) === null);
  if (lengths.length < 2) return null;
  const read = own ? colorOf({ css: color(own) }) ?? parseColor(color(own)) : null;
  return { x: lengths[0], y: lengths[1], blur: lengths[2] ?? 0, spread: lengths[3] ?? 0, color: read, inset: words.includes('inset') };
}

/// As a style says it: the colour without its opacity, which stands beside it. A blur of CSS is twice a radius of Core Animation's.
function shadowText(each, isOne) {
  const solid = each.color ? writtenColor({ ...each.color, alpha: 1 }) : '#000000';
  const entries = [`color: ${quoted(solid)}`, `opacity: ${numberText(each.color ? each.color.alpha : 1)}`, `offset: [${numberText(each.x)}, ${numberText(each.y)}]`, `radius: ${numberText(each.blur / 2)}`];
  if (!isOne && each.spread) entries.push(`spread: ${numberText(each.spread)}`);
  if (!isOne && each.inset) entries.push('inset: true');
  return `{ ${entries.join(', ')} }`;
}

const weights = { 100: 'ultraLight', 200: 'thin', 300: 'light', 400: 'regular', 500: 'medium', 600: 'semibold', 700: 'bold', 800: 'heavy', 900: 'black', normal: 'regular', bold: 'bold' };
/// What Figma adds, and what says nothing of a control's look.
const silent = ['display', 'position', 'left', 'top', 'right', 'bottom', 'flex', 'flex-direction', 'flex-shrink', 'flex-grow', 'align-items', 'align-self', 'justify-content', 'order', 'z-index', 'box-sizing', 'font-style', 'font-feature-settings', 'leading-trim', 'text-edge', 'isolation'];

function ofCSS(text, rows) {
  return ofDeclarations(declarations(text), rows, 'style');
}

/// What declarations say for the rows of an `owner`: a style, or a layer.
export function ofDeclarations(all, rows, owner) {
  const [wishes, left] = [[], []];
  const font = {};
  const fonts = [];
  const add = (each, kinds, names, value, shown) => {
    const place = choose(rows, kinds, names);
    if (place) wishes.push(wish(each.source, place, value, shown));
    else left.push({ source: each.source, why: `this ${owner} has no such attribute` });
    return Boolean(place);
  };
  const no = (each, why) => left.push({ source: each.source, why });
  const paint = (each, names) => { if (color(each.value)) add(each, ['color'], names, color(each.value)); else no(each, 'this is no colour'); };
  const length = (each, names) => { if (points(each.value) === null) no(each, 'this is no length'); else add(each, ['number'], names, points(each.value), each.value); };
  for (const each of all) {
    const { name, value } = each;
    if (name.startsWith('--')) { no(each, 'a variable of CSS; make a token of its value'); continue; }
    switch (name) {
      case 'background': case 'background-color': case 'fill': case 'background-image': {
        const blend = gradient(value);
        if (blend) {
          if (!add(each, ['gradient'], ['stops', ...rows.filter((row) => row.control?.kind === 'gradient').map((row) => row.key)], stopsText(blend.stops), `${blend.stops.length} stops`)) break;
          const stops = wishes.at(-1).key;
          const angle = stops.includes('.') ? rows.find((row) => row.key === `${stops.split('.')[0]}.angle`) : null;
          if (angle && blend.angle !== null) wishes.push(wish(each.source, { key: angle.key, choices: [angle.key] }, blend.angle, `${numberText(blend.angle)}°`));
        } else if (color(value)) add(each, ['color'], ['backgroundColor', 'fillColor'], color(value));
        else no(each, 'this is no colour and no gradient');
        break;
      }
      case 'color': paint(each, ['titleColor', 'textColor', 'foregroundColor', 'color', 'tintColor']); break;
      case 'border-radius': {
        const radii = parts(value.split('/')[0], ' ').map((part) => (part.endsWith('%') ? part : points(part)));
        if (radii.some((radius) => radius === null)) { no(each, 'this is no length'); break; }
        const most = radii.reduce((one, other) => (typeof other === 'string' || one >= other ? one : other), radii[0]);
        add(each, ['number'], ['cornerRadius', 'radius'], radii[0] === '50%' ? '50%' : most, radii[0] === '50%' ? '50%' : undefined);
        if (new Set(radii).size > 1) no({ source: `${each.source} ` }, 'all corners have one radius here; Masked Corners says which are round');
        break;
      }
      case 'border': case 'outline': {
        const words = parts(value, ' ');
        const width = words.map(points).find((length) => length !== null);
        const line = words.find((word) => color(word));
        if (value === 'none' || value === '0') { add(each, ['number'], ['borderWidth'], 0, '0'); break; }
        if (width !== undefined) add(each, ['number'], ['borderWidth', 'lineWidth'], width, numberText(width));
        if (line) add(each, ['color'], ['borderColor', 'strokeColor'], color(line));
        if (width === undefined && !line) no(each, 'this is no border');
        break;
      }
      case 'border-width': length(each, ['borderWidth', 'lineWidth']); break;
      case 'stroke-width': length(each, ['lineWidth', 'borderWidth']); break;
      case 'border-color': paint(each, ['borderColor', 'strokeColor']); break;
      case 'stroke': paint(each, ['strokeColor', 'borderColor']); break;
      case 'box-shadow': {
        const shadows = value === 'none' ? [] : parts(value).map(shadow);
        if (shadows.some((one) => one === null)) { no(each, 'this is no shadow'); break; }
        const [one] = shadows;
        // A property for one shadow, or the control's list of them.
        if (shadows.length === 1 && !one.inset && !one.spread && choose(rows, ['shadow'], rows.filter((row) => row.control?.kind === 'shadow').map((row) => row.key))) {
          add(each, ['shadow'], rows.filter((row) => row.control?.kind === 'shadow').map((row) => row.key), shadowText(one, true));
        } else add(each, ['shadows'], ['shadows', ...rows.filter((row) => row.control?.kind === 'shadows' && !row.key.includes('.')).map((row) => row.key)], `[${shadows.map((own) => shadowText(own, false)).join(', ')}]`);
        break;
      }
      case 'opacity': {
        const part = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value);
        if (Number.isNaN(part)) no(each, 'this is no number'); else add(each, ['number'], ['alpha', 'opacity'], part, value);
        break;
      }
      case 'padding': {
        const sides = parts(value, ' ').map(points);
        if (sides.length === 0 || sides.some((side) => side === null)) { no(each, 'this is no length'); break; }
        const [top, right = top, bottom = top, leftSide = right] = sides;
        add(each, ['insets'], ['contentInsets', 'insets', 'padding', ...rows.filter((row) => row.control?.kind === 'insets').map((row) => row.key)], { top, left: leftSide, bottom, right }, [top, leftSide, bottom, right].map(numberText).join(', '));
        break;
      }
      case 'gap': length(each, ['spacing', 'imagePadding', 'gap']); break;
      case 'font-size': font.size = points(value) ?? undefined; fonts.push(each); break;
      case 'font-weight': font.weight = weights[value]; fonts.push(each); break;
      case 'font-family': font.family = parts(value)[0].replace(/^["']|["']$/g, ''); fonts.push(each); break;
      case 'line-height': font.lineHeight = value.endsWith('%') || /^[\d.]+$/.test(value) ? value : points(value) ?? undefined; fonts.push(each); break;
      case 'letter-spacing': font.tracking = points(value) ?? undefined; fonts.push(each); break;
      case 'text-transform': if (['uppercase', 'lowercase', 'capitalize'].includes(value)) font.textCase = value; fonts.push(each); break;
      case 'text-align': add(each, ['choice'], ['textAlignment', 'alignmentMode'], { start: 'left', end: 'right', justify: 'justified' }[value] ?? value); break;
      case 'width': case 'height': no(each, 'the size in pictures: set it in “Style”, “Size in Pictures”'); break;
      default: if (!silent.includes(name)) no(each, `a ${owner} says nothing of this`);
    }
  }
  addFont(font, fonts, rows, owner, wishes, left);
  return { wishes, left };
}

/// All that is said of a font is one value, which keeps what CSS doesn't say.
function addFont(said, sources, rows, owner, wishes, left) {
  if (sources.length === 0) return;
  const source = sources.map((each) => each.source).join('; ');
  const place = choose(rows, ['font'], ['font', 'titleFont', 'textFont']);
  if (!place) { left.push({ source, why: `this ${owner} has no font` }); return; }
  const size = said.size ?? rows.find((row) => row.key === place.key)?.value?.size ?? 17;
  const height = typeof said.lineHeight === 'string' ? size * (said.lineHeight.endsWith('%') ? Number(said.lineHeight.slice(0, -1)) / 100 : Number(said.lineHeight)) : said.lineHeight;
  // What systems call their own fonts is no family.
  const isSystem = !said.family || /^(sf pro|sf compact|-apple-system|system-ui|\.sf|new york|inherit)/i.test(said.family);
  const entries = [
    isSystem ? null : `family: ${JSON.stringify(said.family)}`, `size: ${numberText(size)}`, said.weight ? `weight: ${said.weight}` : null,
    height ? `lineHeight: ${numberText(height)}` : null, said.tracking ? `tracking: ${numberText(said.tracking)}` : null, said.textCase ? `textCase: ${said.textCase}` : null,
  ].filter(Boolean);
  wishes.push(wish(source, place, `{ ${entries.join(', ')} }`));
}

// SVG

// SVG

function ofSVG(text, rows) {
  const [wishes, left] = [[], []];
  const drawing = readSVG(text);
  if (!drawing) return { wishes, left: [{ source: text.slice(0, 80), why: 'this is no whole SVG' }] };
  const add = (source, kinds, names, value, shown) => {
    const place = choose(rows, kinds, names);
    if (place) wishes.push(wish(source, place, value, shown)); else left.push({ source, why: 'this style has no such attribute' });
  };
  const { shapes, viewBox, gradients } = drawing;
  if (shapes.length > 0) {
    // Several are one outline, as long as all are filled alike.
    const outline = shapes.map((shape) => shape.outline).join(' ');
    add('path', ['path'], ['path'], { svg: outline, ...(viewBox ? { viewBox } : {}) }, outline);
    const fills = new Set(shapes.map((shape) => shape.fill));
    const [fill] = fills;
    if (fills.size > 1) left.push({ source: [...fills].join(', '), why: 'an outline has one fill; make a new layer of it' });
    else if (color(fill)) add(`fill: ${fill}`, ['color'], ['fillColor'], color(fill));
    const { stroke, strokeWidth } = shapes[0];
    if (shapes.some((shape) => shape.transform)) left.push({ source: 'transform', why: 'an attribute has no place for it; make a new layer of it' });
    if (stroke && color(stroke)) add(`stroke: ${stroke}`, ['color'], ['strokeColor'], color(stroke));
    if (stroke && strokeWidth !== null) add(`stroke-width: ${strokeWidth}`, ['number'], ['lineWidth'], strokeWidth, numberText(strokeWidth));
  }
  for (const { name, stops } of gradients.slice(0, 1)) {
    add(name, ['gradient'], ['stops', ...rows.filter((row) => row.control?.kind === 'gradient').map((row) => row.key)], stopsText(stops), `${stops.length} stops`);
  }
  return { wishes, left: [...left, ...drawing.left] };
}
