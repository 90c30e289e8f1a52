// Colours as numbers: sRGB and Display P3, hex, HSV for the picker, HSL and OKLCH to read and to write.

const toXYZ = {
  srgb: [[0.4123908, 0.3575843, 0.1804808], [0.2126390, 0.7151687, 0.0721923], [0.0193308, 0.1191948, 0.9505322]],
  'display-p3': [[0.4865709, 0.2656677, 0.1982173], [0.2289746, 0.6917385, 0.0792869], [0, 0.0451134, 1.0439444]],
};
const fromXYZ = {
  srgb: [[3.2409699, -1.5373832, -0.4986108], [-0.9692436, 1.8759675, 0.0415551], [0.0556301, -0.2039770, 1.0569715]],
  'display-p3': [[2.4934969, -0.9313836, -0.4027108], [-0.8294890, 1.7626641, 0.0236247], [0.0358458, -0.0761724, 0.9568845]],
};

const times = (matrix, vector) => matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]);
const linear = (c) => Math.sign(c) * (Math.abs(c) <= 0.04045 ? Math.abs(c) / 12.92 : ((Math.abs(c) + 0.055) / 1.055) ** 2.4);
const encoded = (c) =>
  Math.sign(c) * (Math.abs(c) <= 0.0031308 ? Math.abs(c) * 12.92 : 1.055 * Math.abs(c) ** (1 / 2.4) - 0.055);
const clamp01 = (c) => Math.min(1, Math.max(0, c));

/// A colour is `{space, rgb: [0…1, 0…1, 0…1], alpha}`. From a space to another; what doesn't fit is cut off where `fits` is set.
export function converted(color, space, fits = true) {
  if (color.space === space) return color;
  const rgb = times(fromXYZ[space], times(toXYZ[color.space], color.rgb.map(linear))).map(encoded);
  return { space, rgb: fits ? rgb.map(clamp01) : rgb, alpha: color.alpha };
}

/// Whether sRGB holds it.
export function isInSRGB(color) {
  return converted(color, 'srgb', false).rgb.every((c) => c > -0.0005 && c < 1.0005);
}

/// What knows how a browser reads colours; made for the first that it is asked for.
let canvas = null;

/// Reads a colour that CSS understands; null for anything else. Wide colours stay wide.
export function parseColor(text) {
  const trimmed = (text ?? '').trim();
  if (/^#[0-9a-f]{6}$/i.test(trimmed)) return { space: 'srgb', rgb: [1, 3, 5].map((at) => parseInt(trimmed.slice(at, at + 2), 16) / 255), alpha: 1 };
  const wide = /^color\(\s*display-p3\s+([\d.e+-]+)\s+([\d.e+-]+)\s+([\d.e+-]+)\s*(?:\/\s*([\d.e+-]+)(%?)\s*)?\)$/i.exec(trimmed);
  if (wide) {
    const alpha = wide[4] === undefined ? 1 : Number(wide[4]) / (wide[5] ? 100 : 1);
    return { space: 'display-p3', rgb: [Number(wide[1]), Number(wide[2]), Number(wide[3])], alpha };
  }
  const plain = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  if (!plain || !CSS.supports('color', plain) || /^(?:currentcolor|inherit|initial|unset|revert)/i.test(plain)) return null;
  if (/^(?:ok)?(?:lab|lch)\(|^color\(/i.test(plain)) return parseByPainting(plain);
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: false });
  const probe = canvas;
  probe.fillStyle = '#000';
  probe.fillStyle = plain;
  const value = probe.fillStyle;
  if (value.startsWith('#')) {
    return { space: 'srgb', rgb: [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255), alpha: 1 };
  }
  const numbers = value.match(/[\d.]+(?:e-?\d+)?/g)?.map(Number);
  if (!value.startsWith('rgba') || numbers?.length !== 4) return parseByPainting(plain);
  return { space: 'srgb', rgb: numbers.slice(0, 3).map((c) => c / 255), alpha: numbers[3] };
}

/// What the browser makes of a colour of another space, as Display P3.
function parseByPainting(text) {
  const holder = document.createElement('i');
  holder.style.color = `color-mix(in xyz, ${text} 100%, transparent 0%)`;
  document.body.append(holder);
  const value = getComputedStyle(holder).color;
  holder.remove();
  const found = /^color\(xyz(?:-d65)?\s+([\d.e+-]+)\s+([\d.e+-]+)\s+([\d.e+-]+)(?:\s*\/\s*([\d.e+-]+))?\)$/.exec(value);
  if (!found) return null;
  const xyz = [Number(found[1]), Number(found[2]), Number(found[3])];
  const alpha = found[4] === undefined ? 1 : Number(found[4]);
  const srgb = times(fromXYZ.srgb, xyz).map(encoded);
  if (srgb.every((c) => c > -0.0005 && c < 1.0005)) return { space: 'srgb', rgb: srgb.map(clamp01), alpha };
  return { space: 'display-p3', rgb: times(fromXYZ['display-p3'], xyz).map(encoded).map(clamp01), alpha };
}

/// The colour in an answer of the server.
export function colorOf(value) {
  if (!value) return null;
  if (typeof value === 'string') return parseColor(value);
  if (value.hex) return parseColor(value.p3 && !value.fitsSRGB ? preferWide(value) : value.hex);
  return parseColor(value.css ?? value.p3);
}

/// P3 only where sRGB doesn't hold the colour.
function preferWide(value) {
  const wide = parseColor(value.p3);
  return wide && !isInSRGB(wide) ? value.p3 : value.hex;
}

const hexByte = (c) => Math.round(clamp01(c) * 255).toString(16).padStart(2, '0').toUpperCase();

/// “#007AFF”, with alpha “#007AFF80”.
export function hexText(color) {
  const { rgb, alpha } = converted(color, 'srgb');
  return `#${rgb.map(hexByte).join('')}${alpha < 1 ? hexByte(alpha) : ''}`;
}

const short = (value, places) => Number(value.toFixed(places)).toString();
const alphaText = (alpha) => (alpha < 1 ? ` / ${short(alpha * 100, 1)}%` : '');

/// As it is written in a file: hex where that is exact, else the space's own syntax.
export function writtenColor(color) {
  if (color.space === 'display-p3') {
    return `color(display-p3 ${color.rgb.map((c) => short(c, 4)).join(' ')}${alphaText(color.alpha)})`;
  }
  if (color.alpha >= 1) return hexText(color);
  return `rgb(${color.rgb.map((c) => Math.round(c * 255)).join(' ')}${alphaText(color.alpha)})`;
}

/// As CSS shows it.
export function cssText(color) {
  if (!color) return 'transparent';
  const parts = color.rgb.map((c) => short(c, 5)).join(' ');
  return `color(${color.space} ${parts} / ${short(color.alpha, 4)})`;
}

/// Hue in degrees, saturation and value 0…1.
export function toHSV([r, g, b]) {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  let hue = 0;
  if (range > 0) {
    if (most === r) hue = ((g - b) / range) % 6;
    else if (most === g) hue = (b - r) / range + 2;
    else hue = (r - g) / range + 4;
  }
  return [((hue * 60) + 360) % 360, most === 0 ? 0 : range / most, most];
}

export function fromHSV([hue, saturation, value]) {
  const at = (n) => {
    const k = (n + hue / 60) % 6;
    return value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [at(5), at(3), at(1)];
}

function toHSL(rgb) {
  const [hue, saturation, value] = toHSV(rgb);
  const lightness = value * (1 - saturation / 2);
  const least = Math.min(lightness, 1 - lightness);
  return [hue, least === 0 ? 0 : (value - lightness) / least, lightness];
}

function toOKLCH(color) {
  const [r, g, b] = converted(color, 'srgb', false).rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  const chroma = Math.hypot(a, bb);
  return [lightness, chroma, chroma < 0.0002 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

/// The same colour in each syntax, to read and to copy.
export function spellings(color) {
  const srgb = converted(color, 'srgb');
  const wide = converted(color, 'display-p3');
  const [h, s, l] = toHSL(srgb.rgb);
  const [lightness, chroma, hue] = toOKLCH(color);
  const alpha = alphaText(color.alpha);
  return {
    Hex: hexText(color),
    RGB: `rgb(${srgb.rgb.map((c) => Math.round(c * 255)).join(' ')}${alpha})`,
    HSL: `hsl(${Math.round(h)} ${short(s * 100, 1)}% ${short(l * 100, 1)}%${alpha})`,
    OKLCH: `oklch(${short(lightness, 4)} ${short(chroma, 4)} ${short(hue, 2)}${alpha})`,
    P3: `color(display-p3 ${wide.rgb.map((c) => short(c, 4)).join(' ')}${alpha})`,
  };
}

/// The contrast of two opaque colours by WCAG 2, 1 to 21.
export function contrast(one, other) {
  const luminance = (color) => {
    const [r, g, b] = converted(color, 'srgb').rgb.map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
