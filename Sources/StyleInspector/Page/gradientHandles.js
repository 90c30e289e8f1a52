// The handles of a gradient in the picture: the two points of its line, or its angle, and its stops. All places are in points of the layer,
// from its top left corner.

import { cssText } from './colors.js';
import { shownColor } from './colorField.js';
import { numberText } from './words.js';

/// What can be set of a gradient layer; null for another one. `look` gives the value of a key of the layer, with the entry where it is set.
/// `pixel` is how many points a pixel is long.
export function gradientHandles({ size, look, pixel }) {
  const type = look('type')?.value;
  const stops = look('stops');
  if (!type || !(stops?.value?.length > 1)) return null;
  const parts = { stops, startPoint: look('startPoint'), endPoint: look('endPoint'), angle: look('angle') };
  if (!parts.startPoint?.value || !parts.endPoint?.value) return null;
  const values = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part?.value ?? null]));
  const shape = type === 'axial' && typeof values.angle === 'number' ? turned(size) : { axial, radial, conic }[type]?.(size, pixel);
  if (!shape) return null;
  return {
    parts, values,
    lines: (now) => shape.lines(now),
    handles: (now) => [...shape.ends(now), ...now.stops.map((stop, index) => stopHandle(shape, now, index, pixel))],
  };
}

// The line

const between = (from, to, part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
const hundredths = (number) => Math.round(number * 100) / 100 || 0;
const percent = (number) => `${numberText(Math.round(number * 1000) / 10)} %`;

/// A point of the unit square that a hand puts somewhere. It snaps to edges and middles, and with Shift stays on one line with where it was.
function pointHandle(part, name, kind, size) {
  const at = (values) => ({ x: values[part].x * size.width, y: values[part].y * size.height });
  const set = (values, x, y) => ({ ...values, [part]: { x: hundredths(x), y: hundredths(y) } });
  const pulled = (number, pull) => [0, 0.5, 1].find((line) => Math.abs(line - number) < pull) ?? number;
  return (values) => ({
    id: part, part, name, kind, at: at(values), text: `${percent(values[part].x)} across, ${percent(values[part].y)} down`,
    moved(start, to, { isStraight, pull }) {
      const from = at(start);
      const isLevel = isStraight && Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
      const isUpright = isStraight && !isLevel;
      // In a layer without a width, nothing lies to the side.
      const x = isUpright || size.width === 0 ? start[part].x : pulled(to.x / size.width, pull / size.width);
      const y = isLevel || size.height === 0 ? start[part].y : pulled(to.y / size.height, pull / size.height);
      return set(start, x, y);
    },
    keyed: (now, by, isLarge) => set(now, now[part].x + by.x * (isLarge ? 0.1 : 0.01), now[part].y + by.y * (isLarge ? 0.1 : 0.01)),
  });
}

function axial(size) {
  const [start, end] = [pointHandle('startPoint', 'Start point', 'end', size), pointHandle('endPoint', 'End point', 'end', size)];
  return along(size, (values) => [start(values), end(values)]);
}

/// A gradient along a line: `ends` gives its handles, which lie at its two ends.
function along(size, ends) {
  const line = (values) => ends(values).map((each) => each.at);
  return {
    ends(values) {
      const both = ends(values);
      return both.map((each, index) => ({ ...each, from: both[1 - index].at, isPair: true }));
    },
    lines: (values) => [line(values)],
    place: (values, location) => between(...line(values), location),
    /// To which side of it stops stand.
    side(values) {
      const [from, to] = line(values);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return length > 1e-6 ? { x: (to.y - from.y) / length, y: (from.x - to.x) / length } : { x: 0, y: -1 };
    },
    location(values, to) {
      const [from, end] = line(values);
      const square = (end.x - from.x) ** 2 + (end.y - from.y) ** 2;
      return square > 1e-6 ? ((to.x - from.x) * (end.x - from.x) + (to.y - from.y) * (end.y - from.y)) / square : null;
    },
  };
}

/// At an angle as in CSS: the line goes through the middle, and is so long that two corners just have the first and the last colour.
function turned(size) {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const end = (id, name, side) => (values) => {
    const angle = (values.angle * Math.PI) / 180;
    const reach = (side * (Math.abs(size.width * Math.sin(angle)) + Math.abs(size.height * Math.cos(angle)))) / 2;
    return {
      id, part: 'angle', name, kind: 'end', isSlider: true, value: values.angle, least: -36000, most: 36000,
      text: `${numberText(values.angle)} degrees`,
      at: { x: middle.x + Math.sin(angle) * reach, y: middle.y - Math.cos(angle) * reach },
      moved(start, to, { isStraight }) {
        if (Math.hypot(to.x - middle.x, to.y - middle.y) < 1e-6) return start;
        const pointed = (Math.atan2((to.x - middle.x) * side, (middle.y - to.y) * side) * 180) / Math.PI;
        const step = isStraight ? 15 : 1;
        const next = Math.round(pointed / step) * step;
        // 360 degrees more look the same: what is written stays in its turn.
        return { ...start, angle: next + Math.round((start.angle - next) / 360) * 360 || 0 };
      },
      keyed: (now, by, isLarge) => ({ ...now, angle: hundredths(now.angle + (by.x - by.y) * (isLarge ? 10 : 1)) }),
    };
  };
  const [start, last] = [end('startPoint', 'Angle, from the start', -1), end('endPoint', 'Angle', 1)];
  return along(size, (values) => [start(values), last(values)]);
}

/// Around its centre, to an ellipse in a box of which the other point is a corner.
function radial(size) {
  const [centre, corner] = [pointHandle('startPoint', 'Centre', 'centre', size), pointHandle('endPoint', 'Corner of the ellipse', 'end', size)];
  const radii = (values) => {
    const [from, to] = [centre(values).at, corner(values).at];
    return { from, x: Math.abs(to.x - from.x), y: Math.abs(to.y - from.y), side: to.x < from.x ? -1 : 1 };
  };
  return {
    ends: (values) => [centre(values), { ...corner(values), from: centre(values).at }],
    lines(values) {
      const { from, x, y, side } = radii(values);
      return [ring(from, x, y), [from, { x: from.x + x * side, y: from.y }], [from, corner(values).at]];
    },
    place(values, location) {
      const { from, x, side } = radii(values);
      return { x: from.x + x * side * location, y: from.y };
    },
    side: (values) => ({ x: 0, y: corner(values).at.y < centre(values).at.y ? 1 : -1 }),
    location(values, to) {
      const { from, x, side } = radii(values);
      return x > 1e-6 ? ((to.x - from.x) * side) / x : null;
    },
  };
}

/// Clockwise around its centre, from where the other point lies.
function conic(size, pixel) {
  const [centre, start] = [pointHandle('startPoint', 'Centre', 'centre', size), pointHandle('endPoint', 'Where it begins', 'end', size)];
  const away = ({ startPoint, endPoint }) => ({ x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y });
  /// The ring that stops stand on, within that of the handle.
  const reach = (values) => Math.hypot(away(values).x, away(values).y) * 0.66;
  /// The first and the last stop would stand on each other.
  const gap = (values) => Math.min(0.5, (14 * pixel) / Math.max(1e-6, reach(values) * Math.min(size.width, size.height)));
  return {
    ends: (values) => [centre(values), { ...start(values), from: centre(values).at }],
    lines: (values) => [ring(centre(values).at, reach(values) * size.width, reach(values) * size.height), [centre(values).at, start(values).at]],
    place(values, location) {
      const angle = Math.atan2(away(values).y, away(values).x) + gap(values) + location * 2 * (Math.PI - gap(values));
      const { x, y } = centre(values).at;
      return { x: x + Math.cos(angle) * reach(values) * size.width, y: y + Math.sin(angle) * reach(values) * size.height };
    },
    side: () => ({ x: 0, y: 0 }),
    location(values, to, before) {
      if (size.width === 0 || size.height === 0 || reach(values) < 1e-6) return null;
      const { x, y } = centre(values).at;
      const angle = Math.atan2((to.y - y) / size.height, (to.x - x) / size.width);
      const turn = angle - Math.atan2(away(values).y, away(values).x) - gap(values);
      // The beginning is the end, too: a hand that goes on doesn't jump.
      const nearest = turn + Math.round(before - turn / (2 * Math.PI)) * 2 * Math.PI;
      return Math.min(1, Math.max(0, nearest / 2 / (Math.PI - gap(values))));
    },
  };
}

function ring(centre, x, y) {
  return Array.from({ length: 65 }, (_, step) => ({ x: centre.x + Math.cos((step * Math.PI) / 32) * x, y: centre.y + Math.sin((step * Math.PI) / 32) * y }));
}

// Stops

/// How far from the line stops stand, so that those at its ends don't cover these. In pixels.
const aside = 26;

function stopHandle(shape, values, index, pixel) {
  const stop = values.stops[index];
  const side = shape.side(values);
  const at = shape.place(values, stop.location);
  const set = (now, location) => ({ ...now, stops: now.stops.map((each, place) => (place === index ? { ...each, location } : each)) });
  const limited = (number) => hundredths(Math.min(5, Math.max(-5, number)));
  return {
    id: `stop${index}`, part: 'stops', kind: 'stop', name: `Stop ${index + 1} of ${values.stops.length}`, isSlider: true,
    value: Math.round(stop.location * 100), least: -500, most: 500, text: percent(stop.location), color: cssText(shownColor(stop.color)),
    // It stands beside the line, and counts on it.
    at: { x: at.x + side.x * aside * pixel, y: at.y + side.y * aside * pixel }, stem: at,
    moved(start, to) {
      const location = shape.location(start, { x: to.x - side.x * aside * pixel, y: to.y - side.y * aside * pixel }, start.stops[index].location);
      return location === null ? start : set(start, limited(location));
    },
    keyed: (now, by, isLarge) => set(now, limited(now.stops[index].location + (by.x - by.y) * (isLarge ? 0.1 : 0.01))),
    removed: (now) => (now.stops.length > 2 ? { ...now, stops: now.stops.filter((_, place) => place !== index) } : null),
  };
}
