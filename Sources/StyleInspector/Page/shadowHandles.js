// The handles of shadows in the picture: how far each lies from what casts it, and how far it is blurred. All places are in points of the
// layer, from its top left corner.

import { numberText } from './words.js';

/// How far handles stand from each other at least. In pixels.
const apart = 32;

/// What can be set of a layer's shadows; null for one that casts none. `look` gives the value of a key of the layer, with the entry where it
/// is set. `pixel` is how many points a pixel is long.
export function shadowHandles({ size, look, pixel }) {
  const all = [...single(look), ...listed(look)];
  if (all.length === 0) return null;
  const parts = Object.assign({}, ...all.map((each) => each.parts));
  const values = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.value]));
  const middle = { x: size.width / 2, y: size.height / 2 };
  return {
    parts, values,
    lines: (now) => all.map((each) => [middle, place(each.offset(now))]),
    handles: (now) => all.flatMap((each, index) => handles(each, now, index)),
  };

  function place({ width, height }) {
    return { x: middle.x + width, y: middle.y + height };
  }

  function handles(shadow, now, index) {
    const [offset, radius] = [shadow.offset(now), shadow.radius(now)];
    const own = all.length > 1 ? `Shadow ${index + 1}` : 'Shadow';
    // Several with one offset stand below each other.
    const at = { x: place(offset).x, y: place(offset).y + index * apart * pixel };
    const begin = apart * pixel;
    const rounded = (number) => Math.round(number * 2) / 2 || 0;
    return [{
      id: `offset${index}`, part: shadow.parts.offset ? 'offset' : shadow.part, name: `${own}, offset`, kind: 'end', at, stem: index > 0 ? place(offset) : null,
      text: `${numberText(offset.width)} right, ${numberText(offset.height)} down`,
      moved(start, to, { isStraight, pull }) {
        const from = shadow.offset(start);
        const by = { x: to.x - at.x, y: to.y - at.y };
        if (isStraight) by[Math.abs(by.x) < Math.abs(by.y) ? 'x' : 'y'] = 0;
        const step = pull > 0 ? Math.round : rounded;
        const moved = (number, distance) => (distance === 0 ? number : step(number + distance) || 0);
        return shadow.setOffset(start, { width: moved(from.width, by.x), height: moved(from.height, by.y) });
      },
      keyed(values, by, isLarge) {
        const { width, height } = shadow.offset(values);
        const step = isLarge ? 10 : 1;
        return shadow.setOffset(values, { width: width + by.x * step, height: height + by.y * step });
      },
    }, {
      id: `blur${index}`, part: shadow.parts.radius ? 'radius' : shadow.part, name: `${own}, blur`, kind: 'blur', isSlider: true, value: radius, least: 0, most: 1000,
      text: `${numberText(radius)} points`, at: { x: at.x + begin + radius, y: at.y }, stem: at,
      moved: (start, to) => shadow.setRadius(start, Math.max(0, rounded(to.x - at.x - begin))),
      keyed: (values, by, isLarge) => shadow.setRadius(values, Math.max(0, shadow.radius(values) + (by.x - by.y) * (isLarge ? 5 : 0.5))),
    }];
  }
}

/// The shadow of a `CALayer`: of two keys, or of a property that is a whole shadow.
function single(look) {
  const [opacity, offset, radius] = ['shadowOpacity', 'shadowOffset', 'shadowRadius'].map(look);
  if (!(opacity?.value > 0) || !offset?.value || typeof radius?.value !== 'number') return [];
  if (offset.whole && offset.whole.row.key === radius.whole?.row.key) {
    const part = { ...offset, value: offset.whole.value };
    return [{
      parts: { shadow: part }, part: 'shadow',
      offset: (values) => values.shadow.offset, setOffset: (values, own) => ({ ...values, shadow: { ...values.shadow, offset: own } }),
      radius: (values) => values.shadow.radius, setRadius: (values, own) => ({ ...values, shadow: { ...values.shadow, radius: own } }),
    }];
  }
  return [{
    parts: { offset, radius },
    offset: (values) => values.offset, setOffset: (values, own) => ({ ...values, offset: own }),
    radius: (values) => values.radius, setRadius: (values, own) => ({ ...values, radius: own }),
  }];
}

/// Each of a list of box shadows.
function listed(look) {
  const part = look('shadows');
  if (!Array.isArray(part?.value)) return [];
  return part.value.map((_, index) => {
    const change = (key) => (values, own) => ({ ...values, shadows: values.shadows.map((each, place) => (place === index ? { ...each, [key]: own } : each)) });
    return {
      parts: { shadows: part }, part: 'shadows',
      offset: (values) => values.shadows[index].offset, setOffset: change('offset'), radius: (values) => values.shadows[index].radius, setRadius: change('radius'),
    };
  });
}
