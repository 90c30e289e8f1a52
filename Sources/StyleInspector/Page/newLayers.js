// Layers that an SVG or a gradient of CSS draws, as the list that a style file would hold.

import { gradient, isSVG, stopsText } from './convert.js';
import { parseColor, writtenColor } from './colors.js';
import { readSVG } from './svg.js';
import { numberText } from './words.js';

/// The most layers that one paste makes.
const most = 50;

/// `{text, names, left}` of the layers that a text draws; null where it draws none.
export function drawnLayers(text) {
  const trimmed = text.trim();
  const { layers, left } = isSVG(trimmed) ? ofSVG(trimmed) : ofCSS(trimmed);
  if (layers.length === 0) return null;
  return {
    text: `[${layers.slice(0, most).map((entries) => `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`).join(', ')}]`,
    names: layers.map((entries) => entries[0][1]), left,
  };
}

function ofSVG(text) {
  const drawing = readSVG(text);
  if (!drawing) return { layers: [], left: [] };
  const { viewBox, gradients } = drawing;
  const box = viewBox ? `, viewBox: [${[viewBox.x, viewBox.y, viewBox.width, viewBox.height].map(numberText).join(', ')}]` : '';
  const frame = viewBox ? [['frame', `{ width: ${numberText(viewBox.width)}, height: ${numberText(viewBox.height)} }`]] : [];
  // What is painted alike, one after the other, is one layer.
  const groups = [];
  for (const shape of drawing.shapes) {
    const last = groups.at(-1);
    if (last && ['fill', 'stroke', 'strokeWidth'].every((key) => last[key] === shape[key])) last.outline += ` ${shape.outline}`;
    else groups.push({ ...shape });
  }
  const left = [...drawing.left];
  const layers = groups.map((shape) => {
    const path = ['path', `{ svg: ${JSON.stringify(shape.outline)}${box} }`];
    const id = /^url\(["']?#([^"')]+)/.exec(shape.fill)?.[1];
    const blend = gradients.find((each) => each.id === id);
    if (blend) return [['name', 'gradient'], ...gradientEntries(blend), ...frame, ['mask', `{ kind: shape, ${path.join(': ')} }`]];
    const paint = (key, value) => (color(value) ? [[key, color(value)]] : []);
    if (shape.fill !== 'none' && !color(shape.fill)) left.push({ source: `fill: ${shape.fill}`, why: 'this is no colour' });
    const stroke = shape.stroke ? [...paint('strokeColor', shape.stroke), ['lineWidth', numberText(shape.strokeWidth ?? 1)]] : [];
    return [['name', 'drawing'], ['kind', 'shape'], path, ...frame, ...(shape.fill === 'none' ? [['fillColor', 'clear']] : paint('fillColor', shape.fill)), ...stroke];
  });
  if (layers.length > 0) return { layers, left };
  return { layers: gradients.slice(0, 1).map((blend) => [['name', 'gradient'], ...gradientEntries(blend), ['frame', '{ width: 48, height: 32 }']]), left };
}

function gradientEntries({ isRadial, start, end, stops }) {
  const point = (numbers) => `[${numbers.map((number) => numberText(Math.round(number * 1000) / 1000)).join(', ')}]`;
  return [['kind', 'gradient'], ...(isRadial ? [['type', 'radial']] : []), ['stops', stopsText(stops)], ['startPoint', point(start)], ['endPoint', point(end)]];
}

function ofCSS(text) {
  const found = /(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)/.exec(text)?.[0];
  const blend = found ? gradient(found) : null;
  if (!blend) return { layers: [], left: [] };
  const how = blend.kind === 'linear' ? [['angle', numberText(blend.angle)]] : [['type', blend.kind], ['startPoint', '[0.5, 0.5]'], ['endPoint', blend.kind === 'radial' ? '[1, 1]' : '[0.5, 0]']];
  return { layers: [[['name', 'gradient'], ['kind', 'gradient'], ['stops', stopsText(blend.stops)], ...how, ['frame', '{ width: 48, height: 32 }']]], left: [] };
}

/// A colour as a file says it; null for what is none.
function color(text) {
  const read = parseColor(text);
  return read ? JSON.stringify(writtenColor(read)) : null;
}
