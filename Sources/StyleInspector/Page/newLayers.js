// Layers that an SVG, or a box or a gradient of CSS draws, as the list that a style file would hold.

import { declarations, gradient, isSVG, ofDeclarations, parts, points, stopsText } from './convert.js';
import { parseColor, writtenColor } from './colors.js';
import { makeSVG } from './elements.js';
import { readSVG } from './svg.js';
import { counted, numberText } from './words.js';

/// The most shapes that one paste makes layers of.
const most = 50;

/// `{text, of, left}` of the layer that a text draws; null where it draws none. `of` says what it is made of: “it”, “its 2 shapes”. Several
/// shapes lie in one layer, so that an icon stays one thing, which is moved and sized as a whole.
export function drawnLayers(text) {
  const trimmed = text.trim();
  const { layers, group, left } = isSVG(trimmed) ? ofSVG(trimmed) : ofCSS(trimmed);
  if (layers.length === 0) return null;
  if (layers.length === 1) return { text: `[${layerText(layers[0])}]`, of: 'it', left };
  if (layers.length > most) left.push({ source: `${layers.length - most} more ${group.noun}s`, why: `a layer is made of at most ${most}` });
  const used = layers.slice(0, most);
  // Each is as large as what it lies in.
  const inner = used.map((entries) => layerText(entries.filter(([key]) => key !== 'frame')));
  return { text: `[${layerText([...group.entries, ['sublayers', `[${inner.join(', ')}]`]])}]`, of: `its ${counted(used.length, group.noun)}`, left };
}

function layerText(entries) {
  return `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
}

function ofSVG(text) {
  const drawing = readSVG(text);
  if (!drawing) return { layers: [], left: [] };
  const { viewBox, size, gradients } = drawing;
  const box = viewBox ? `, viewBox: [${[viewBox.x, viewBox.y, viewBox.width, viewBox.height].map(numberText).join(', ')}]` : '';
  const frame = size ? [['frame', `{ width: ${numberText(size.width)}, height: ${numberText(size.height)} }`]] : [];
  // What is painted alike, one after the other, is one layer.
  const groups = [];
  const paintOf = ({ outline, ...paint }) => JSON.stringify(paint);
  for (const shape of drawing.shapes) {
    const last = groups.at(-1);
    // Where outlines overlap, one of both is filled otherwise than the two: opposite ones even leave a hole.
    if (last && paintOf(last) === paintOf(shape) && !shape.fill.startsWith('url(') && !overlap(last.outline, shape.outline)) last.outline += ` ${shape.outline}`;
    else groups.push({ ...shape });
  }
  const left = [...drawing.left];
  // A line is as wide as the drawing is scaled, and so are its dashes.
  const unit = unitOf(drawing);
  const layers = groups.map((shape) => {
    const path = ['path', `{ svg: ${JSON.stringify(shape.outline)}${box} }`];
    const shared = [...frame, ...(shape.opacity < 1 ? [['opacity', numberText(shape.opacity)]] : []), ...transformEntries(shape.transform, drawing)];
    const rule = shape.isEvenOdd ? [['fillRule', 'evenOdd']] : [];
    const id = /^url\(["']?#([^"')]+)/.exec(shape.fill)?.[1];
    const blend = gradients.find((each) => each.id === id);
    if (shape.stroke && !color(shape.stroke)) left.push({ source: `stroke: ${shape.stroke}`, why: 'this is no colour' });
    const stroke = color(shape.stroke) ? [['strokeColor', color(shape.stroke)], ['lineWidth', numberText((shape.strokeWidth ?? 1) * unit)], ...lineEntries(shape.line, unit)] : [];
    if (blend) {
      if (stroke.length > 0) left.push({ source: 'stroke', why: 'a gradient has no line; draw it apart' });
      const mask = [['kind', 'shape'], path, ...rule].map((entry) => entry.join(': ')).join(', ');
      return [['name', 'gradient'], ...gradientEntries(blend.isOfBox && viewBox ? inBox(blend, shape.outline, viewBox) : blend), ...shared, ['mask', `{ ${mask} }`]];
    }
    if (shape.fill !== 'none' && !color(shape.fill)) left.push({ source: `fill: ${shape.fill}`, why: 'this is no colour' });
    return [['name', 'drawing'], ['kind', 'shape'], path, ...shared, ['fillColor', (shape.fill !== 'none' && color(shape.fill)) || 'clear'], ...rule, ...stroke];
  });
  if (layers.length > 1) {
    for (const [name] of layers) if (name[1] === 'drawing') name[1] = 'shape';
    return { layers, group: { entries: [['name', 'drawing'], ['kind', 'rectangle'], ...frame], noun: 'shape' }, left };
  }
  if (layers.length > 0) return { layers, left };
  return { layers: gradients.slice(0, 1).map((blend) => [['name', 'gradient'], ...gradientEntries(blend), ['frame', '{ width: 48, height: 32 }']]), left };
}

/// A gradient whose ends are parts of the box around an outline, with ends that are parts of the whole drawing.
function inBox(blend, outline, viewBox) {
  const box = boxOf(outline);
  const at = ([x, y]) => [(box.x + x * box.width - viewBox.x) / viewBox.width, (box.y + y * box.height - viewBox.y) / viewBox.height];
  return { ...blend, start: at(blend.start), end: at(blend.end) };
}

/// Whether the boxes around two outlines overlap.
function overlap(one, other) {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/// The box around an outline, which only a drawing on the page knows.
function boxOf(outline) {
  const shape = makeSVG('path', { d: outline });
  const drawing = makeSVG('svg', { class: 'visually-hidden', 'aria-hidden': 'true' }, shape);
  document.body.append(drawing);
  const box = shape.getBBox();
  drawing.remove();
  return box;
}

/// A transform of SVG, which is about the corner of the drawing, as one of Core Animation, which is about the middle of the layer.
function transformEntries(transform, { viewBox, size }) {
  if (!transform || !viewBox) return [];
  const { a, b, c, d, e, f } = transform;
  const across = Math.hypot(a, b);
  const down = across > 0 ? (a * d - b * c) / across : 0;
  const [x, y] = [viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2];
  const unit = unitOf({ viewBox, size });
  const number = (value) => numberText(Math.round(value * 1000) / 1000);
  const parts = [];
  if (Math.abs(across - 1) > 1e-4 || Math.abs(down - 1) > 1e-4) parts.push(`scale: ${Math.abs(across - down) < 1e-4 ? number(across) : `[${number(across)}, ${number(down)}]`}`);
  const angle = Math.atan2(b, a) * (180 / Math.PI);
  if (Math.abs(angle) > 1e-3) parts.push(`rotation: ${number(angle)}`);
  const [right, below] = [(a * x + c * y + e - x) * unit, (b * x + d * y + f - y) * unit];
  if (Math.abs(right) > 1e-3 || Math.abs(below) > 1e-3) parts.push(`translation: [${number(right)}, ${number(below)}]`);
  return parts.length === 0 ? [] : [['transform', `{ ${parts.join(', ')} }`]];
}

/// How many points of its layer a unit of a drawing is.
function unitOf({ viewBox, size }) {
  return viewBox ? Math.min(size.width / viewBox.width, size.height / viewBox.height) : 1;
}

function lineEntries({ cap, join, dashes }, unit) {
  const lengths = (dashes ?? '').split(/[\s,]+/).map(Number).filter((each) => each >= 0);
  return [
    ...(['round', 'square'].includes(cap) ? [['lineCap', cap]] : []), ...(['round', 'bevel'].includes(join) ? [['lineJoin', join]] : []),
    ...(lengths.length > 0 && dashes !== 'none' && !lengths.some(Number.isNaN) && lengths.some((each) => each > 0) ? [['lineDashPattern', `[${lengths.map((each) => numberText(each * unit)).join(', ')}]`]] : []),
  ];
}

function gradientEntries({ isRadial, start, end, stops }) {
  return [['kind', 'gradient'], ...(isRadial ? [['type', 'radial']] : []), ['stops', stopsText(stops)], ['startPoint', pointText(start)], ['endPoint', pointText(end)]];
}

const gradientOfCSS = /(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)/g;
const backgrounds = ['background', 'background-color', 'background-image', 'fill'];
/// What a layer made of CSS can say beside its gradient and its size, as rows of a style have it.
const boxRows = [
  ['backgroundColor', 'color'], ['cornerRadius', 'number'], ['borderWidth', 'number'], ['borderColor', 'color'], ['opacity', 'number'], ['shadows', 'shadows'],
].map(([key, kind]) => ({ key, control: { kind } }));

function ofCSS(text) {
  const all = declarations(text);
  const painted = all.filter((each) => backgrounds.includes(each.name) && each.value.match(gradientOfCSS));
  const left = [];
  // The first of several lies on top.
  const blends = (painted.length > 0 ? painted.map((each) => each.value).join(', ') : text).match(gradientOfCSS)?.reverse().flatMap((found) => {
    const blend = gradient(found);
    if (blend) return [[['kind', 'gradient'], ['stops', stopsText(blend.stops)], ...directionOf(blend)]];
    left.push({ source: found.slice(0, 60), why: found.startsWith('repeating') ? 'it repeats' : 'only colours with places in percent are read' });
    return [];
  }) ?? [];
  const box = boxOfCSS(all);
  const frame = [['frame', `{ width: ${numberText(box.size.width ?? 48)}, height: ${numberText(box.size.height ?? 32)} }`]];
  left.push(...box.left);
  if (blends.length === 1) return { layers: [[['name', 'gradient'], ...blends[0], ...frame, ...box.entries]], left };
  if (blends.length > 1) {
    const radius = box.entries.filter(([key]) => key === 'cornerRadius');
    return {
      layers: blends.map((each) => [['name', 'gradient'], ...each, ...radius]),
      group: { entries: [['name', 'box'], ['kind', 'rectangle'], ...frame, ...box.entries], noun: 'gradient' }, left,
    };
  }
  // A colour alone is for a layer that is there; a box that has a size is one of its own.
  const isBox = box.size.width && box.size.height && box.entries.length > 0;
  return { layers: isBox ? [[['name', 'box'], ['kind', 'rectangle'], ...frame, ...box.entries]] : [], left };
}

/// What declarations say of a box: its `size`, as far as it is said in points, the `entries` of a layer, and what is `left`.
function boxOfCSS(all) {
  const size = {};
  const others = [];
  const left = [];
  for (const each of all) {
    if (each.name === 'width' || each.name === 'height') {
      const length = points(each.value);
      if (length > 0) size[each.name] = length; else left.push({ source: each.source, why: 'only a size in points is read' });
    } else if (!backgrounds.includes(each.name) || !each.value.match(gradientOfCSS)) {
      others.push(each);
    } else {
      // A colour behind the gradients.
      const ground = parts(each.value.replace(gradientOfCSS, '')).at(-1);
      if (ground && parseColor(ground)) others.push({ ...each, value: ground });
    }
  }
  const found = ofDeclarations(others, boxRows, 'layer');
  // One that is said again holds over the one before.
  const entries = new Map();
  for (const { key, value, source } of found.wishes) {
    if (typeof value === 'string' && key === 'cornerRadius' && value !== '50%') left.push({ source, why: 'this is no length' });
    else if (value === 0 || value === '[]' || (key === 'opacity' && value === 1)) entries.delete(key);
    else entries.set(key, typeof value === 'number' ? numberText(value) : key.endsWith('Color') ? JSON.stringify(value) : value);
  }
  return { size, entries: [...entries], left: [...left, ...found.left] };
}

/// Where a gradient of CSS runs. A radial one reaches the farthest corner unless it says ‘closest-side’.
function directionOf({ kind, angle, lead }) {
  if (kind === 'linear') return [['angle', numberText(angle)]];
  const places = /\bat\s+(-?[\d.]+)%\s+(-?[\d.]+)%/.exec(lead);
  const [x, y] = places ? [Number(places[1]) / 100, Number(places[2]) / 100] : [0.5, 0.5];
  const turn = /\bfrom\s+(-?[\d.]+)deg/.exec(lead);
  const isNear = /closest-side/.test(lead);
  const reach = (at) => (isNear ? Math.min(at, 1 - at) : Math.max(at, 1 - at) * (/farthest-side/.test(lead) ? 1 : Math.SQRT2));
  const radians = (Number(turn?.[1] ?? 0) * Math.PI) / 180;
  const end = kind === 'radial' ? [x + reach(x), y + reach(y)] : [x + Math.sin(radians) / 2, y - Math.cos(radians) / 2];
  return [['type', kind], ['startPoint', pointText([x, y])], ['endPoint', pointText(end)]];
}

function pointText(numbers) {
  return `[${numbers.map((number) => numberText(Math.round(number * 1000) / 1000)).join(', ')}]`;
}

/// A colour as a file says it; null for what is none.
function color(text) {
  if (text === 'label') return text;
  const read = text ? parseColor(text) : null;
  return read ? JSON.stringify(writtenColor(read)) : null;
}
