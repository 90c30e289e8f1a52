// Makes elements of HTML and SVG. Nothing on the page is made from text, so that no name in a style file can become markup.

const svgNamespace = 'http://www.w3.org/2000/svg';

/// An element with attributes and children. `on` holds listeners, `style` CSS properties, `data` data attributes; an attribute
/// that is null, undefined or false is left out, and one that is true is there without a value.
export function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/// The same for SVG.
export function makeSVG(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'on') {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === 'style') {
      for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    } else if (name === 'data') {
      for (const [key, text] of Object.entries(value)) if (text !== undefined && text !== null) element.dataset[key] = text;
    } else if (name === 'value' && 'value' in element) {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  append(element, children);
  return element;
}

/// Appends children; lists are flattened, and null, undefined and false are left out.
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
}

/// Puts other children in the place of an element's own.
export function replace(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

let lastID = 0;

/// An id that no other element has.
export function freshID(prefix = 'e') {
  lastID += 1;
  return `${prefix}-${lastID}`;
}

const icons = {
  undo: 'M5 3 2 6l3 3M2 6h7a4 4 0 0 1 0 8H6',
  redo: 'm11 3 3 3-3 3m3-3H7a4 4 0 0 0 0 8h3',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  close: 'm4 4 8 8m0-8-8 8',
  open: 'm6 4 4 4-4 4',
  down: 'm4 6 4 4 4-4',
  filter: 'M2 4h12M4.5 8h7M7 12h2',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  link: 'M6.5 9.5a2.5 2.5 0 0 0 3.5 0l2.5-2.5A2.5 2.5 0 0 0 9 3.5l-.8.8M9.5 6.5a2.5 2.5 0 0 0-3.5 0L3.5 9A2.5 2.5 0 0 0 7 12.500l.8-.8',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  pointer: 'm3 2 4.5 11 1.6-4.600L13.5 7z',
  layers: 'm8 2 6 3.2-6 3.2-6-3.200zM2 8.300l6 3.2 6-3.200M2 11l6 3.2 6-3.2',
  grid: 'M2.5 2.500h11v11h-11zM2.5 6.200h11M2.5 9.800h11M6.2 2.500v11M9.8 2.500v11',
  ruler: 'M2 5h12v6H2zM5 5v2.500M8 5v3.500M11 5v2.5',
  compare: 'M2 3h5v10H2zM9 3h5v10H9z',
  pin: 'M6 2h4l-.5 5 2 2h-7l2-2zM8 9v5',
  play: 'm5 3 8 5-8 5z',
  trash: 'M3 4.500h10M6.5 4.500V3h3v1.500M4.5 4.500l.6 8.500h5.800l.6-8.5',
  pencil: 'm3 13 .6-3L10.5 3l2.5 2.5-7 7z',
  dropper: 'm9 4 3 3m-1.5-4.500a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L11 8 8 5zM9.5 6.5 4 12l-2 2',
  check: 'm3 8.5 3.2 3L13 4.5',
  warning: 'M8 2.5 14.5 13.500h-13zM8 6.500v3.500M8 11.800v.01',
  error: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.500M8 11v.01',
  theme: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 2a6 6 0 0 1 0 12z',
  keyboard: 'M1.5 4h13v8h-13zM4 6.500h.01M7 6.500h.01M10 6.500h.01M12.5 6.500h.01M4.5 9.500h7',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  swap: 'M3 5.500h9L9.5 3M13 10.500H4L6.5 13',
};

/// A small drawing that stands beside a name, or in a button that has one.
export function icon(name) {
  const path = makeSVG('path', { d: icons[name] });
  return makeSVG('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, path);
}

/// A button. Without a text it shows an icon, and `name` is its name for everyone.
export function button({ name, text, icon: symbol, run, ...attributes }) {
  const label = text ? {} : { 'aria-label': name };
  return make(
    'button',
    { type: 'button', title: text ? attributes.title : name, ...label, on: run ? { click: run } : {}, ...attributes },
    symbol ? icon(symbol) : null,
    text ? make('span', {}, text) : null,
  );
}

/// What only screen readers are told.
export function hiddenText(text) {
  return make('span', { class: 'visually-hidden' }, text);
}
