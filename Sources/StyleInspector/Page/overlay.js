// What is drawn over the picture: the layer that is pointed at with its name, guides, and measures to the edges.

import { make, makeSVG, replace } from './elements.js';
import { page } from './store.js';
import { server } from './server.js';
import { numberText } from './words.js';

/// An overlay with functions that the stage calls.
export function overlay() {
  const element = makeSVG('svg', { class: 'overlay', 'aria-hidden': 'true' });
  let geometry = null;
  let key = null;
  /// The style or component that the layers are of.
  let shownFor = null;
  let scale = 1;
  let pointed = null;
  let onChange = () => {};
  let loading = null;

  /// `changed` hears when something else is pointed at, `placed` when the layers lie elsewhere.
  async function load(detail, look, isWanted, changed, placed) {
    onChange = changed;
    if (!isWanted) {
      geometry = null;
      key = null;
      pointed = null;
      draw();
      placed();
      return;
    }
    const wanted = `${detail.id} ${JSON.stringify(look)} ${page.outline.revision}`;
    if (wanted === key) { draw(); return; }
    key = wanted;
    loading?.abort();
    loading = new AbortController();
    if (shownFor !== detail.id) {
      // The layers of something else are none of its own.
      [geometry, pointed] = [null, null];
      draw();
      placed();
    }
    try {
      const answer = await server.geometry(detail.id, look, loading.signal);
      if (wanted !== key) return;
      geometry = answer;
      shownFor = detail.id;
      pointed = pointed && (geometry.layers.find((each) => each.name === pointed.name) ?? null);
      draw();
      placed();
    } catch {
      // The picture is there without its measures.
    }
  }

  /// The four corners of a layer, where it is drawn.
  function corners({ frame, transform }) {
    const { x, y, width, height } = frame;
    const points = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    if (!transform) return points;
    const [a, b, c, d, e, f] = transform;
    return points.map(([px, py]) => [a * px + c * py + e, b * px + d * py + f]);
  }

  function holds(layer, x, y) {
    const points = corners(layer);
    let sign = 0;
    for (let index = 0; index < 4; index += 1) {
      const [ax, ay] = points[index];
      const [bx, by] = points[(index + 1) % 4];
      const side = Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
      if (side !== 0 && sign !== 0 && side !== sign) return false;
      sign = side || sign;
    }
    return true;
  }

  /// What lies at a point of the picture, the topmost first; null for nothing. What its class lays over a control, such as the room for
  /// a title, lets those through that somebody has declared.
  function layerAt(x, y) {
    const all = [...(geometry?.layers ?? [])].reverse().filter((each) => !each.hidden && holds(each, x, y));
    const own = new Set(page.detail?.layers?.filter((each) => each.own).map((each) => each.name));
    return all.find((each) => own.has(each.path[0])) ?? all[0] ?? null;
  }

  function draw() {
    replace(element);
    if (!geometry) return;
    const p = (number) => (number * scale).toFixed(2);
    const path = (points) => `M${points.map(([x, y]) => `${p(x)} ${p(y)}`).join('L')}Z`;
    const { frame } = geometry;
    if (page.canvas.guides) {
      const lines = [[frame.x, 0, frame.x, geometry.size.height], [frame.x + frame.width, 0, frame.x + frame.width, geometry.size.height],
        [0, frame.y, geometry.size.width, frame.y], [0, frame.y + frame.height, geometry.size.width, frame.y + frame.height]];
      const middle = [[frame.x + frame.width / 2, 0, frame.x + frame.width / 2, geometry.size.height], [0, frame.y + frame.height / 2, geometry.size.width, frame.y + frame.height / 2]];
      for (const [x1, y1, x2, y2] of lines) element.append(makeSVG('path', { class: 'guide', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
      for (const [x1, y1, x2, y2] of middle) element.append(makeSVG('path', { class: 'guide middle', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
      tag(numberText(frame.width), (frame.x + frame.width / 2) * scale, frame.y * scale - 12, 'measure');
      tag(numberText(frame.height), (frame.x + frame.width) * scale + 20, (frame.y + frame.height / 2) * scale, 'measure');
    }
    if (page.canvas.tool === 'layers') {
      for (const layer of geometry.layers) {
        element.append(makeSVG('path', { class: `layer-line${layer.hidden ? ' hidden-layer' : ''}`, d: path(corners(layer)) }));
      }
    }
    if (pointed) {
      element.append(makeSVG('path', { class: 'layer-pointed', d: path(corners(pointed)) }));
      if (page.canvas.guides || page.canvas.tool === 'layers') measures(pointed, frame);
      const points = corners(pointed);
      const top = Math.min(...points.map((point) => point[1]));
      const left = Math.min(...points.map((point) => point[0]));
      tag(`${pointed.name}  ${numberText(pointed.frame.width)} × ${numberText(pointed.frame.height)}`, left * scale, Math.max(10, top * scale - 12), 'layer-tag', 'start');
    }

    function measures(layer, outer) {
      const [xs, ys] = [0, 1].map((at) => corners(layer).map((point) => point[at]));
      const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const distances = [[outer.x, cy, box.left, cy], [box.right, cy, outer.x + outer.width, cy], [cx, outer.y, cx, box.top], [cx, box.bottom, cx, outer.y + outer.height]];
      for (const [x1, y1, x2, y2] of distances) {
        const length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 0.05) continue;
        element.append(makeSVG('path', { class: 'measure-line', d: `M${p(x1)} ${p(y1)}L${p(x2)} ${p(y2)}` }));
        tag(numberText(Math.round(length * 100) / 100), ((x1 + x2) / 2) * scale, ((y1 + y2) / 2) * scale, 'measure');
      }
    }
  }

  /// A small text on a ground of its own, at a place in pixels.
  function tag(words, x, y, kind, anchor = 'middle') {
    const text = makeSVG('text', { x: anchor === 'start' ? x + 5 : x, y: y + 4, 'text-anchor': anchor }, words);
    const group = makeSVG('g', { class: `overlay-tag ${kind}` }, text);
    element.append(group);
    const box = text.getBBox();
    group.prepend(makeSVG('rect', { x: box.x - 5, y: box.y - 2, width: box.width + 10, height: box.height + 4, rx: 3 }));
  }

  return {
    element,
    load,
    layOut(zoom, width, height) {
      scale = zoom;
      element.setAttribute('width', width * zoom);
      element.setAttribute('height', height * zoom);
      draw();
    },
    /// All layers of the picture, from the bottom to the top.
    layers: () => geometry?.layers ?? [],
    /// The revision of the files that the layers are of.
    revision: () => geometry?.revision ?? 0,
    layerAt,
    pointAt(x, y) {
      const next = x === null ? null : layerAt(x, y);
      if (next === pointed) return;
      pointed = next;
      draw();
      onChange();
    },
    step(by) {
      if (!geometry || geometry.layers.length === 0) return;
      const at = geometry.layers.indexOf(pointed);
      pointed = geometry.layers[(at + by + geometry.layers.length) % geometry.layers.length];
      draw();
      onChange();
    },
    pointedName: () => pointed?.name ?? null,
    pointed: () => pointed?.path?.[0] === 'layer' && pointed.path.length > 1 ? pointed.path[1] : pointed?.path?.at(-1) ?? pointed?.name ?? null,
    caption() {
      if (!pointed) return '';
      const { frame } = pointed;
      return `${pointed.name} (${pointed.kind}), ${numberText(frame.width)} × ${numberText(frame.height)} pt`;
    },
    forget() { key = null; },
  };
}
