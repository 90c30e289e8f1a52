// A token as something with one attribute, its value, made of what a gallery’s outline says of it.

const kinds = { color: 'color', number: 'number', length: 'number', string: 'text', bool: 'switch' };

export function tokenDetail(token) {
  const kind = kinds[token.type] ?? 'formula';
  const value = (each) => {
    if (each.css) return { css: each.css, hex: each.css, spelling: each.text };
    if (kind === 'number') return Number.isNaN(Number(each.text)) ? null : Number(each.text);
    if (kind === 'switch') return each.text === 'true';
    return each.text;
  };
  const reference = (text) => (/^\$[\w.-]+$/.test(text ?? '') ? text.slice(1) : null);
  const row = {
    key: 'value', label: 'Value', section: 'token', type: token.type, optional: false, editable: false, isSet: true,
    control: { kind, step: token.type === 'length' ? 1 : 0.05, unit: token.type === 'length' ? 'pt' : '' },
    value: value(token), text: token.text, spelling: token.text, reference: reference(token.text),
    origins: [{ kind: 'token', name: token.id, file: token.file, line: token.line }],
    overrides: (token.modes ?? []).map((each) => ({
      states: '', modes: each.modes, value: value(each), text: each.text, spelling: each.text, reference: reference(each.text), isSet: true, author: 'token', origins: [],
    })),
  };
  return { ...token, sections: [{ id: 'token', title: 'Value' }], rows: [row], findings: [] };
}
