// One attribute: its name, its control, where the value comes from, and the values for states and modes below it.

import { make, button, icon, append } from './elements.js';
import { page, tell } from './store.js';
import { Change, chosenPlace, forgetPlace, isOwnPlace, resetValue } from './edits.js';
import { controlFor } from './controls.js';
import { copy, readOnlyValue } from './readOnlyValue.js';
import { rowMenu } from './rowMenu.js';
import { writeInto } from './paste.js';
import { pastedKinds } from './convert.js';
import { select } from './selection.js';
import { conditionLabel, namesIn } from './words.js';
import { problemItem } from './problemList.js';
import { mixedValues } from './many.js';

/// The element of a row of a style, a token or a component.
export function rowElement(row) {
  const problems = (row.findings ?? []).map((index) => page.detail.findings?.[index]).filter(Boolean);
  const element = make('div', { class: `row${row.isSet ? ' own' : ''}${row.editable === false ? ' locked' : ''}`, data: { key: row.key } });
  append(element, [lines(row), problems.map((problem) => problemItem(problem, true))]);
  return element;
}

/// What a row says where nothing is said for states and modes.
function usualEntry(row) {
  return { row, states: '', modes: '', isSet: row.isSet, reference: row.reference, value: row.value, text: row.text, editText: row.editText, inherited: row.inherited, computedAs: row.computedAs, colorTexts: row.colorTexts, spelling: row.spelling, invalid: row.invalid, author: row.author };
}

/// What is seen of a row in the look that the canvas shows: an edit of that is written for it.
export function seenEntry(row) {
  return row.shown ? { ...row.shown, row, inLook: true } : usualEntry(row);
}

/// What is seen comes first. Below it, all else that is said.
function lines(row) {
  const { shown } = row;
  const always = usualEntry(row);
  const overrides = (row.overrides ?? []).map((override) => ({ ...override, row, isOverride: true }));
  const isSame = (one, other) => one.states === other.states && one.modes === other.modes;
  const seen = seenEntry(row);
  // A variant that the component has says something else.
  const over = !shown && row.overruled ? variantNote(row.overruled) : null;
  const others = shown && (row.isSet || shown.holds.states || shown.holds.modes) ? [{ ...always, isOverride: true, origins: row.origins }, ...overrides] : overrides;
  const rest = shown ? others.filter((each) => !isSame(each, shown)) : others;
  const holds = shown?.holds ?? { states: '', modes: '' };
  return [
    line(seen, row.label, row.key, null, null, over),
    rest.map((entry) => line(entry, conditionLabel(entry.states, entry.modes), `${row.key}@${entry.states}@${entry.modes}`,
      shown && isShown(entry) && !isSame(entry, holds) ? (isSame(holds, shown) ? row.key : `${row.key}@${holds.states}@${holds.modes}`) : null, holds)),
  ];
}

/// `overruledBy` is the focus key of the line whose value is seen in the place of this one, and `holds` when that one holds.
function line(entry, label, focusKey, overruledBy = null, holds = null, over = null) {
  const { row } = entry;
  const isEditable = row.editable !== false && !page.outline.readOnly;
  const id = `row-${focusKey.replace(/[^\w-]/g, '_')}`;
  const when = entry.inLook ? conditionLabel(entry.states, entry.modes) : null;
  const name = entry.isOverride ? `${row.label}, ${label}` : when ? `${label}, ${when}` : label;
  const describedBy = `${id}-origin`;
  let element;
  const mixed = mixedValues(entry);
  const change = () => new Change(entry, () => element, { isOfControl: true });
  const tag = make('span', { class: 'row-label', title: row.summary ?? null }, make('span', { class: 'row-name' }, label), when ? make('span', { class: 'row-when', title: `What you set here is written for this look: ${when}` }, when) : null);
  const control = isEditable
    ? controlFor(entry, { name, change, focusKey, describedBy, scrubs: tag, reset: () => resetValue(entry) })
    : readOnlyValue(entry.value, entry, name);
  const reset = isEditable && entry.isSet && page.subject.kind !== 'token' ? button({
    name: `Reset ${name}`, icon: 'reset', class: 'quiet row-reset', run: () => resetValue(entry), 'data-focus': `${focusKey}.reset`,
  }) : null;
  if (reset) tag.append(reset);
  const menu = button({
    name: `More for ${name}`, icon: 'more', class: 'quiet row-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'data-focus': `${focusKey}.menu`,
    run: () => rowMenu(menu, entry, name),
  });
  const isWide = ['gradient', 'shadow', 'shadows', 'outline', 'font', 'animation', 'transform', 'insets', 'rect'].includes(row.control?.kind);
  element = make('div', {
    class: `row-line${entry.isOverride ? ' override' : ''}${entry.isSet ? ' own' : ''}${isWide ? ' wide' : ''}${entry.isOverride && isShown(entry) ? ' is-shown' : ''}${overruledBy || over ? ' is-overruled' : ''}${mixed ? ' is-mixed' : ''}`,
    role: 'group', 'aria-label': name,
  }, tag, make('span', { class: 'row-control' }, control), menu, origin(entry, describedBy, [over ?? (overruledBy && overruledNote(overruledBy, holds)), mixed && mixedNote(mixed)].filter(Boolean)));
  if (isEditable && pastedKinds[row.control?.kind]) {
    element.addEventListener('paste', (event) => {
      // A text field takes what is pasted itself.
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!text.trim() || event.target.closest?.('input:not([type=range]):not([type=checkbox]), textarea')) return;
      event.preventDefault();
      event.stopPropagation();
      writeInto(entry, text, () => element);
    });
  }
  return element;
}

/// Whether the canvas shows a look for which this value is.
function isShown(entry) {
  const modes = Object.values(page.look.modes);
  // A style may be in a state by itself.
  const states = [...page.look.states, ...namesIn(page.detail.look?.held)];
  return namesIn(entry.states).every((state) => states.includes(state)) && namesIn(entry.modes).every((mode) => modes.includes(mode));
}

/// That the other styles that are changed together say something else.
function mixedNote(values) {
  return make('span', { class: 'mixed-note', title: values.join(', ') }, `Mixed: ${values.slice(0, 3).join(', ')}${values.length > 3 ? ' …' : ''} in others`);
}

/// That a value isn't seen, since a variant says another one, with the way to it.
function variantNote({ origin: said, spelling }) {
  return make('span', { class: 'overruled-note' }, 'Not seen: ',
    button({ text: `the variant ${said?.name ?? ''} says ${spelling}`, class: 'link', title: 'Show the variants', run: () => tell('section', { id: 'variants', item: said?.name }) }));
}

/// That another value is seen in this look, with the way to it.
function overruledNote(focusKey, holds) {
  return make('span', { class: 'overruled-note' }, 'Not seen in this look: ',
    button({ text: `${conditionLabel(holds.states, holds.modes)} holds`, class: 'link', title: 'Go to the value that you see', run: () => focusLine(focusKey) }));
}

function focusLine(focusKey) {
  const all = [...document.querySelectorAll('.attributes [data-focus]')];
  const element = all.find((each) => each.dataset.focus === focusKey) ?? all.find((each) => each.dataset.focus.startsWith(`${focusKey}.`));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/// Goes to the line of an attribute that says a value for a state or modes.
export function revealValue(key, { states, modes }) {
  revealRow(key);
  const shown = page.detail.rows.find((row) => row.key === key)?.shown;
  const isFirst = shown ? shown.states === states && shown.modes === modes : !states && !modes;
  focusLine(isFirst ? key : `${key}@${states}@${modes}`);
}

const byWords = { parent: 'from', variant: 'from', trait: 'from', component: 'from', token: '', style: 'from', componentDefault: 'from', traitDefault: 'from' };

/// “from base · $color.tint”, each a link; why it can't be edited; where its next value goes.
function origin(entry, id, notes) {
  const { row } = entry;
  const parts = [...notes];
  // What is selected says no more than that it is set here.
  const isHere = (step) => step.name === page.subject.id && step.kind.startsWith(page.subject.kind === 'token' ? 'style' : page.subject.kind);
  const steps = (entry.origins ?? row.origins ?? []).filter((step) => !isHere(step));
  if (!(page.subject.kind === 'token' && entry.isOverride)) {
    for (const step of entry.isOverride ? entry.origins ?? [] : steps) {
      if (isHere(step)) continue;
      if (step.kind === 'token' && page.subject.kind === 'token' && step.name === page.subject.id) continue;
      const link = originLink(step);
      if (link) parts.push(link);
    }
  }
  if (entry.overlay) {
    const place = `${entry.overlay.file}:${entry.overlay.line}`;
    parts.push(make('span', { class: 'origin-step' }, 'in ', button({ text: place.split('/').at(-1), class: 'link code', title: `Copy ${place}`, run: () => copy(place) })));
  }
  if (row.follows?.length && !entry.isOverride && !entry.isSet) {
    parts.unshift(make('span', { class: 'origin-step' }, 'follows ', row.follows.flatMap((key, place) => [place > 0 ? ', ' : '', button({ text: labelOf(key), class: 'link', title: `Go to ${labelOf(key)}`, run: () => revealRow(key) })])));
  }
  const chosen = chosenPlace(entry);
  if (!isOwnPlace(chosen)) {
    parts.push(make('span', { class: 'goes-to' }, `writes to ${placeWords(chosen)}`,
      button({ name: 'Ask again where it belongs', icon: 'close', class: 'quiet tiny', run: (event) => { forgetPlace(entry); event.currentTarget.parentElement.remove(); } })));
  }
  if (entry.invalid) parts.push(make('span', { class: 'why' }, icon('error'), 'This value can’t be read.'));
  if (row.deprecated && !entry.isOverride) parts.push(make('span', { class: 'why' }, icon('warning'), `Deprecated. ${row.deprecated === true ? '' : row.deprecated}`));
  const isSaidAbove = row.why === page.detail.locked;
  if (row.editable === false && row.why && !isSaidAbove && !entry.isOverride && !page.outline.readOnly) parts.push(make('span', { class: 'why' }, row.why));
  return make('span', { class: 'row-origin', id }, parts);
}

/// “color.accent, Dark” of the place that values go to.
function placeWords(place) {
  const [, states, modes, rest] = /^for (\S*)\/(\S*) (.*)$/.exec(place) ?? [null, '', '', place];
  const when = place === rest ? '' : `, ${conditionLabel(states, modes).toLowerCase()}`;
  return (rest === 'style' || rest === 'always' ? 'this style' : rest.replace(/^\w+:(.*@)?/, '')) + (rest === 'always' ? ', always' : when);
}

function labelOf(key) {
  return page.detail.rows.find((row) => row.key === key)?.label ?? key;
}

/// Scrolls to another row and gives it the focus.
function revealRow(key) {
  tell('rows');
  const id = page.detail.rows.find((row) => row.key === key)?.section;
  const section = [...document.querySelectorAll('.section')].find((each) => each.dataset.section === id);
  if (section?.querySelector('.section-rows').hidden) section.querySelector('.section-title').click();
  const element = [...document.querySelectorAll('.row')].find((row) => row.dataset.key === key);
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector('[data-focus]')?.focus({ preventScroll: true });
}

function originLink(step) {
  if (!step.name) return null;
  const place = step.file ? `${step.file}:${step.line}` : null;
  const kind = { token: 'token', style: 'style', parent: 'style', component: 'component', componentDefault: 'component' }[step.kind];
  const words = byWords[step.kind];
  if (words === undefined) return null;
  const isOwn = step.name === page.detail.component && step.kind.startsWith('component');
  const name = isOwn ? 'Default' : step.kind === 'token' ? `$${step.name}` : step.name;
  const link = kind && page.index[kind].has(step.name)
    ? button({ text: name, class: 'link', title: `Show ${step.name}${place ? `, ${place}` : ''}`, run: () => select(kind, step.name) })
    : make('span', { title: place }, name);
  // A token may get its value in another file than the one that declares it.
  const overlay = step.kind === 'token' && (page.outline.overlays ?? []).some((each) => each.file === step.file) ? step.file.split('/').at(-1) : null;
  return make('span', { class: 'origin-step' }, words && !isOwn ? `${words} ` : null, link, overlay ? ` in ${overlay}` : null);
}
