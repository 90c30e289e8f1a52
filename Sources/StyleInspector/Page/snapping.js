// Where a rectangle comes to lie that a hand moves: on an edge or a centre of what is around it, or on whole points.

const axes = [['x', 'width', 'y', 'height'], ['y', 'height', 'x', 'width']];

/// `edges` says for each axis what moves: −1 the first edge, 1 the last, 0 all of it, null nothing. `parent` and `siblings` have frames.
/// Gives back the rectangle, and the lines on which it came to lie. With a `pull` of 0 it lies anywhere, in half points.
export function snapped(rect, edges, { parent, siblings }, { start, pull }) {
  const next = { ...rect };
  const guides = [];
  axes.forEach(([at, length, across, depth], index) => {
    const side = edges[index];
    if (side === null || (side === 0 && rect[at] === start[at])) return;
    const own = side === 0 ? [0, 0.5, 1] : [side > 0 ? 1 : 0];
    let best = null;
    for (const { frame } of [parent, ...siblings]) {
      for (const part of [0, 0.5, 1]) {
        const line = frame[at] + frame[length] * part;
        for (const mine of own) {
          const distance = line - (rect[at] + rect[length] * mine);
          if (Math.abs(distance) < pull && (!best || Math.abs(distance) < Math.abs(best.distance))) best = { distance, line, frame };
        }
      }
    }
    // Whole points are those of what it lies in.
    const unit = pull === 0 ? 0.5 : 1;
    const edge = rect[at] + (side > 0 ? rect[length] : 0) - parent.frame[at];
    const by = best ? best.distance : Math.round(edge / unit) * unit - edge;
    if (side === 0) next[at] += by;
    else if (side > 0) next[length] = Math.max(0, next[length] + by);
    else {
      const step = Math.min(by, next[length]);
      next[at] += step;
      next[length] -= step;
    }
    if (best) guides.push({ axis: at, at: best.line, frame: best.frame, across, depth });
  });
  return {
    next,
    guides: guides.map(({ axis, at, frame, across, depth }) => ({ axis, at, from: Math.min(frame[across], next[across]), to: Math.max(frame[across] + frame[depth], next[across] + next[depth]) })),
  };
}
