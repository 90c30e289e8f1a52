// Reads what an SVG draws: outlines with their fills and strokes, and gradients.

import { parseColor, writtenColor } from './colors.js';

/// `viewBox` and `size`, or null; `shapes` in the order in which they are drawn: `outline`, `fill`, `stroke`, `strokeWidth`, `opacity`, what
/// else is said of the line as `line`, `isEvenOdd`, and a `transform` `{a, b, c, d, e, f}` or null; `gradients`: `{name, id, stops, start, end,
/// isRadial, isOfBox}`; and `left`: `{source, why}` of what isn't read. null for a text that is no whole SVG.
export function readSVG(text) {
  // The page’s security policy lets no handler run and no style apply, and reports each. A part of an SVG is one as well.
  const quiet = text.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '').replace(/\sstyle\s*=/gi, ' data-style=');
  const whole = /<svg[\s>]/.test(quiet) ? quiet : `<svg xmlns="http://www.w3.org/2000/svg">${quiet}</svg>`;
  const drawing = new DOMParser().parseFromString(/xmlns=/.test(whole) ? whole : whole.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), 'image/svg+xml');
  if (drawing.querySelector('parsererror')) return null;
  const root = drawing.documentElement;
  const box = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const size = ['width', 'height'].map((key) => length(root.getAttribute(key)));
  const viewBox = box.length === 4 && box.every((each) => !Number.isNaN(each)) ? { x: box[0], y: box[1], width: box[2], height: box[3] }
    : size.every((each) => each > 0) ? { x: 0, y: 0, width: size[0], height: size[1] } : null;
  const left = [];
  const drawn = (name) => [...drawing.querySelectorAll(name)].filter((each) => !each.closest('defs, clipPath, mask, symbol, pattern, marker'));
  const shapes = [];
  for (const element of drawn(Object.keys(outlines).join(', '))) {
    const outline = outlines[element.localName]((name) => length(element.getAttribute(name)), element);
    if (!outline) continue;
    const stroke = styled(element, 'stroke') ?? 'none';
    const fill = styled(element, 'fill') ?? 'black';
    if (stroke === 'none' && fill === 'none') continue;
    const transform = transformOf(element, root);
    if (transform === undefined) {
      left.push({ source: `<${element.localName} transform>`, why: 'it is skewed; flatten it first' });
      continue;
    }
    for (const name of ['clip-path', 'mask', 'filter']) if (element.closest(`[${name}]`)) left.push({ source: name, why: 'it isn’t read' });
    shapes.push({
      outline, fill: withAlpha(fill, styled(element, 'fill-opacity')), stroke: stroke === 'none' ? null : withAlpha(stroke, styled(element, 'stroke-opacity')), strokeWidth: length(styled(element, 'stroke-width')),
      opacity: opacityOf(element), isEvenOdd: styled(element, 'fill-rule') === 'evenodd', transform,
      line: { cap: styled(element, 'stroke-linecap'), join: styled(element, 'stroke-linejoin'), dashes: styled(element, 'stroke-dasharray') },
    });
  }
  const others = ['text', 'image', 'use'].filter((name) => drawn(name).length > 0);
  if (others.length > 0) left.push({ source: others.map((name) => `<${name}>`).join(' '), why: 'only outlines and gradients are read; turn it into outlines first' });
  if (drawing.querySelector('style')) left.push({ source: '<style>', why: 'style sheets aren’t read; write presentation attributes' });
  return { viewBox, size: size.every((each) => each > 0) ? { width: size[0], height: size[1] } : viewBox, shapes, gradients: [...drawing.querySelectorAll('linearGradient, radialGradient')].map((each) => blend(each, viewBox)).filter(Boolean), left };
}

/// A colour with an opacity beside it. What has the colour of the text has that of texts on an Apple system.
function withAlpha(paint, opacity) {
  if (paint === 'currentColor') return 'label';
  const read = opacity === null || opacity === '1' ? null : parseColor(paint);
  return read ? writtenColor({ ...read, alpha: read.alpha * part(opacity, 1) }) : paint;
}

/// How opaque an element is together with all that it lies in.
function opacityOf(element) {
  let opacity = 1;
  for (let each = element; each?.getAttribute; each = each.parentElement) opacity *= part(styledOnly(each, 'opacity'), 1);
  return Math.round(opacity * 1000) / 1000;
}

/// How an element is moved, turned and scaled, together with all that it lies in; null where it isn't, undefined where it is skewed too.
function transformOf(element, root) {
  let whole = new DOMMatrix();
  for (let each = element; each && each !== root; each = each.parentElement) {
    const own = each.transform?.baseVal?.consolidate?.()?.matrix;
    if (own) whole = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(whole);
  }
  if (whole.isIdentity) return null;
  const { a, b, c, d, e, f } = whole;
  const across = Math.hypot(a, b) * Math.hypot(c, d);
  return across > 0 && Math.abs(a * c + b * d) > across * 1e-4 ? undefined : { a, b, c, d, e, f };
}

/// What an attribute or a declaration says of an element, or of what it lies in.
function styled(element, name) {
  for (let each = element; each?.getAttribute; each = each.parentElement) {
    const declared = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(each.getAttribute('data-style') ?? '');
    const value = declared?.[1].trim() ?? each.getAttribute(name);
    if (value && value !== 'inherit') return value;
  }
  return null;
}

function length(text) {
  const number = Number.parseFloat(text ?? '');
  return Number.isNaN(number) || /%\s*$/.test(text) ? null : number;
}

const ellipse = (x, y, across, down) => (across > 0 && down > 0 ? `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z` : null);
const corners = (element) => (element.getAttribute('points') ?? '').trim().split(/[\s,]+/).filter(Boolean).join(' ');

/// The outlines of the shapes of SVG, as the `d` of a path. null where one has no size.
const outlines = {
  path: (_, element) => element.getAttribute('d')?.trim() || null,
  rect(at) {
    const [x, y, width, height] = [at('x') ?? 0, at('y') ?? 0, at('width'), at('height')];
    if (!(width > 0 && height > 0)) return null;
    const across = Math.min(at('rx') ?? at('ry') ?? 0, width / 2);
    const down = Math.min(at('ry') ?? at('rx') ?? 0, height / 2);
    if (!(across > 0 && down > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
    const arc = (dx, dy) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
    return `M${x + across} ${y}h${width - 2 * across}${arc(across, down)}v${height - 2 * down}${arc(-across, down)}h${2 * across - width}${arc(-across, -down)}v${2 * down - height}${arc(across, -down)}Z`;
  },
  circle: (at) => ellipse(at('cx') ?? 0, at('cy') ?? 0, at('r'), at('r')),
  ellipse: (at) => ellipse(at('cx') ?? 0, at('cy') ?? 0, at('rx') ?? at('ry'), at('ry') ?? at('rx')),
  line: (at) => `M${at('x1') ?? 0} ${at('y1') ?? 0}L${at('x2') ?? 0} ${at('y2') ?? 0}`,
  polygon: (_, element) => (corners(element) ? `M${corners(element)}Z` : null),
  polyline: (_, element) => (corners(element) ? `M${corners(element)}` : null),
};

/// A gradient; null where it has no stops. Its ends are in units of its layer, as Core Animation's.
function blend(element, viewBox) {
  const stops = [...element.querySelectorAll('stop')].map((stop) => {
    const read = parseColor(styledOnly(stop, 'stop-color') ?? 'black');
    const opacity = Number(styledOnly(stop, 'stop-opacity') ?? 1);
    return { color: read ? writtenColor({ ...read, alpha: read.alpha * opacity }) : null, location: part(stop.getAttribute('offset'), 0) };
  });
  if (stops.length < 2 || stops.some((stop) => !stop.color)) return null;
  const isRadial = element.localName === 'radialGradient';
  const isInPoints = element.getAttribute('gradientUnits') === 'userSpaceOnUse';
  const at = (name, usual, isAcross) => {
    const text = element.getAttribute(name);
    if (text === null || /%\s*$/.test(text) || !isInPoints) return part(text, usual);
    if (!viewBox) return usual;
    return isAcross ? (Number(text) - viewBox.x) / viewBox.width : (Number(text) - viewBox.y) / viewBox.height;
  };
  const [start, end] = isRadial
    ? [[at('cx', 0.5, true), at('cy', 0.5, false)], null]
    : [[at('x1', 0, true), at('y1', 0, false)], [at('x2', 1, true), at('y2', 0, false)]];
  const radius = element.getAttribute('r');
  const reach = isInPoints && viewBox && radius !== null ? [Number(radius) / viewBox.width, Number(radius) / viewBox.height] : [part(radius, 0.5), part(radius, 0.5)];
  return { name: element.localName, id: element.id, stops, isRadial, isOfBox: !isInPoints, start, end: end ?? [start[0] + reach[0], start[1] + reach[1]] };
}

/// A part of a whole, as a number or in percent.
function part(text, usual) {
  if (text === null || text === undefined || text === '') return usual;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? usual : /%\s*$/.test(text) ? number / 100 : number;
}

function styledOnly(element, name) {
  return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(element.getAttribute('data-style') ?? '')?.[1].trim() ?? element.getAttribute(name);
}
