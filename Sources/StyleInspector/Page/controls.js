// Which control a type has.

import { numberField, numberParts } from './numberField.js';
import { colorField } from './colorField.js';
import { gradientField } from './gradientField.js';
import { animationField, cornersField, fontField, imageField, numbersField, outlineField, pathField, shadowField, shadowsField, symbolOffers, textsField, transformField } from './compoundFields.js';
import { chooser, switchField, textField } from './simpleFields.js';
import { formulaField } from './formulaField.js';
import { parentsField } from './parentsField.js';
import { sizeField } from './sizeField.js';

/// The control of an entry. What is written as a formula keeps it in sight, since a number in its place would throw it away.
export function controlFor(entry, { name, change, focusKey, describedBy, scrubs, reset }) {
  const { row, value } = entry;
  const control = row.control ?? { kind: 'text' };
  const options = { name, value, change, focusKey, describedBy, control, optional: row.optional, reference: entry.reference, colorTexts: entry.isSet ? entry.colorTexts : null };
  const text = entry.editText ?? entry.text;
  const isFormula = entry.isSet && typeof text === 'string' && isComputed(text, control.kind);
  if (entry.invalid || isFormula) return formulaField({ ...options, text, computed: entry.invalid ? null : entry });
  switch (control.kind) {
    case 'number': {
      const hasSlider = control.soft ? true : control.min !== null && control.min !== undefined && control.max !== null && control.max !== undefined && control.max - control.min <= 100;
      const field = numberField({
        ...options, min: control.min, max: control.max, step: control.step, unit: control.unit, integer: control.integer, soft: control.soft,
        hasSlider, takesText: true,
      });
      if (scrubs) field.scrub(scrubs);
      return field.element;
    }
    case 'switch': return switchField({ ...options, isSet: entry.isSet, reset });
    case 'choice': return chooser({ ...options, choices: control.choices ?? [] });
    case 'color': return colorField({ ...options, text: entry.isSet ? text : null });
    case 'point': case 'size': case 'range': {
      const parts = withShort(control.parts ?? defaultParts[control.kind]);
      return control.fitting === undefined ? numberParts({ ...options, parts }) : sizeField({ ...options, parts });
    }
    case 'rect': return numberParts({ ...options, parts: withShort(control.parts ?? defaultParts.rect), layout: 'two' });
    case 'insets': return numberParts({ ...options, parts: withShort(control.parts ?? defaultParts.insets), layout: 'two' });
    case 'gradient': return gradientField(options);
    case 'shadow': return shadowField(options);
    case 'shadows': return shadowsField(options);
    case 'outline': return outlineField(options);
    case 'font': return fontField(options);
    case 'animation': return animationField(options);
    case 'image': return imageField(options);
    case 'corners': return cornersField(options);
    case 'transform': return transformField(options);
    case 'path': return pathField(options);
    case 'numbers': return numbersField(options);
    case 'strings': return textsField(options);
    case 'formula': return formulaField({ ...options, text: text ?? entry.spelling ?? '', computed: null });
    case 'styles': return parentsField(options);
    default: return textField({ ...options, placeholder: row.optional ? 'None' : '', suggest: control.symbols ? symbolOffers() : null });
  }
}

const defaultParts = {
  point: [{ name: 'x', label: 'X' }, { name: 'y', label: 'Y' }],
  size: [{ name: 'width', label: 'Width' }, { name: 'height', label: 'Height' }],
  range: [{ name: 'location', label: 'Location', integer: true, min: 0 }, { name: 'length', label: 'Length', integer: true, min: 0 }],
  rect: [{ name: 'x', label: 'X' }, { name: 'y', label: 'Y' }, { name: 'width', label: 'Width' }, { name: 'height', label: 'Height' }],
  insets: [{ name: 'top', label: 'Top' }, { name: 'left', label: 'Left' }, { name: 'bottom', label: 'Bottom' }, { name: 'right', label: 'Right' }],
};

function withShort(parts) {
  return parts.map((part) => ({ ...part, short: part.short ?? part.label.charAt(0).toUpperCase() }));
}

/// Whether a text computes: a sum, a function over tokens. A plain reference or a colour's own syntax doesn't.
function isComputed(text, kind) {
  if (kind === 'text' || kind === 'styles') return false;
  if (/^\s*(alpha|lighten|darken|mix|min|max|clamp)\(/.test(text)) return true;
  return kind === 'number' && /[$\w)]\s*[-+*/]\s*[$\w(]/.test(text) && /\s[-+*/]\s/.test(text);
}
