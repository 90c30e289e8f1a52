// From a control to the files: steps of a drag, the place that a value belongs in, conflicts, undo and redo.

import { holdNames, page, takeRevision, takeSteps, tell } from './store.js';
import { server, Refusal } from './server.js';
import { editedLook, loadDetail, shownLook } from './selection.js';
import { loadOutline, refreshSoon, refreshed } from './refresh.js';
import { choosePlace } from './placeChooser.js';
import { showConflict } from './conflict.js';
import { announce, forgetErrors, notify } from './announce.js';
import { finishKeys } from './hands.js';
import { counted, namesIn } from './words.js';
import { sameOfLayers } from './many.js';

/// Where values of a row have gone before, so that the question isn't asked twice.
const chosenPlaces = new Map();
let lastSession = 0;
let writing = Promise.resolve();
/// Resolves when all values that were put in have been written, or not.
let committed = Promise.resolve();
/// How many values are on their way to the files.
let writeCount = 0;

/// The session of a drag that is going on. Its own changes don't make the controls again under the hand.
export const dragging = { session: null };

/// What the controls are of. Something else may be selected already, whose details are still on their way.
function shownSubject() {
  const { kind, id } = page.detail ?? page.subject;
  return { kind, id };
}

/// Whether the controls are of what they were of.
function isShown({ kind, id }) {
  return page.detail?.kind === kind && page.detail.id === id;
}

function subjectOf(entry, { kind, id } = shownSubject()) {
  return kind === 'token' ? { token: id } : { [kind]: id, key: entry.row.key };
}

function target(entry, subject) {
  return { ...subjectOf(entry, subject), states: entry.states, modes: entry.modes };
}

function placeKey(entry, subject) {
  return JSON.stringify({ ...target(entry, subject), shown: tokenModes(entry, subject) });
}

/// The modes that are shown while a token's value for always is changed, which may be meant for them. Empty for all else.
function tokenModes(entry, { kind } = shownSubject()) {
  return kind === 'token' && !entry.modes ? editedLook().modes : '';
}

export function chosenPlace(entry, subject) {
  return chosenPlaces.get(placeKey(entry, subject)) ?? null;
}

/// Does what changes files when what a hand did before is done.
export function inTurn(work) {
  const done = writing.catch(() => {}).then(work);
  writing = done;
  return done;
}

/// Whether values are on their way to the files.
export const isWriting = () => writeCount > 0;

/// Whether a place is in what is selected itself.
export function isOwnPlace(place) {
  return !place || place === 'style' || place === 'component' || place === 'token';
}

export function forgetPlace(entry) {
  chosenPlaces.delete(placeKey(entry));
}

/// What the file says of an entry now: its text, or null where nothing is written.
function writtenText(entry) {
  const row = page.detail?.rows?.find((each) => each.key === entry.row.key);
  if (!row) return null;
  if (!entry.states && !entry.modes) return row.isSet ? row.text : null;
  const override = row.overrides?.find((each) => each.states === entry.states && each.modes === entry.modes);
  return override?.isSet ? override.text : null;
}

/// What an entry is now, as its control shows it.
function shownValue(entry) {
  const row = page.detail?.rows?.find((each) => each.key === entry.row.key);
  const isOfEntry = (each) => each?.states === entry.states && each.modes === entry.modes;
  if (entry.inLook && isOfEntry(row?.shown)) return row.shown.value;
  if (!entry.states && !entry.modes) return row?.value;
  return row?.overrides?.find(isOfEntry)?.value;
}

/// Whether the page shows what the files said last: nothing that it has written is still on its way back.
function isCurrent() {
  return !page.isStale && writeCount === 0 && document.documentElement.dataset.loading === undefined;
}

/// Whether it is clear where a value goes: what this style says itself stays where it is.
function isPlaceKnown(entry, subject) {
  const isChosen = Boolean(chosenPlace(entry, subject));
  // A value that is another token may be meant for that one. A new value for a mode may stand in the file of that mode.
  if (tokenModes(entry, subject)) return isChosen;
  if (subject.kind === 'token') return isChosen || (entry.isSet ? !entry.reference : !hasOverlay(entry.modes));
  // A component's own value is written there, unless it is a token.
  if (subject.kind === 'component') return isChosen || !entry.reference;
  return isChosen || (entry.isSet && !entry.reference);
}

/// Whether a file gives tokens their values in some of these modes.
function hasOverlay(modes) {
  const names = namesIn(modes);
  return (page.outline.overlays ?? []).some((overlay) => namesIn(overlay.modes).every((mode) => names.includes(mode)));
}

/// A change of one value by a hand that may still be moving.
///
/// `entry` is `{row, states, modes, isSet, reference}`. It is made when the hand begins, for what stands there then is what may be
/// written over. Call `show` as often as the hand moves, and then `commit` or `cancel`.
export class Change {
  /// `isOfControl` says that the value comes from a control that shows what is there: where it is the same in the end, nothing is written.
  constructor(entry, anchor, { asks = false, isOfControl = false } = {}) {
    this.asks = asks;
    this.entry = entry;
    // Until it is written, something else may be selected.
    this.subject = shownSubject();
    this.anchor = anchor;
    lastSession += 1;
    this.session = `page-${lastSession}-${Math.random().toString(36).slice(2, 8)}`;
    this.isShown = false;
    this.busy = null;
    this.next = undefined;
    // Not known while the page waits for the file's newest text.
    this.was = isCurrent() ? writtenText(entry) : undefined;
    this.start = isOfControl && isCurrent() ? JSON.stringify(sendable(shownValue(entry)) ?? null) : undefined;
  }

  /// Shows a value without writing it. At most one request is on its way; what comes meanwhile waits, the latest only.
  show(value) {
    dragging.session = this.session;
    this.isShown = true;
    this.next = { value };
    if (!this.busy) this.busy = this.send();
    return this.busy;
  }

  async send() {
    try {
      while (this.next) {
        const { value } = this.next;
        this.next = undefined;
        const answer = await forCanvas(() => server.edit({
          ...target(this.entry, this.subject), place: chosenPlace(this.entry, this.subject) ?? undefined, value, session: this.session, live: true,
          picture: this.picture(),
        }));
        takeRevision(answer.revision);
        if (answer.svg) tell('drawn', { svg: answer.svg, revision: answer.revision });
      }
      this.problem = null;
    } catch (refusal) {
      this.problem = refusal;
    } finally {
      this.busy = null;
    }
  }

  /// Writes a value, having asked where it belongs unless that is known. Gives back whether it was written.
  commit(value) {
    const done = this.commitNow(value);
    committed = Promise.all([committed, done.catch(() => {})]);
    return done;
  }

  async commitNow(value) {
    const others = companions(this.entry, this.subject);
    if (this.start === JSON.stringify(value) && others.length === 0) {
      await this.cancel();
      return false;
    }
    this.next = undefined;
    writeCount += 1;
    await this.busy;
    try {
      if (others.length > 0) {
        if (this.isShown) await this.takeBack();
        return await editMany(this.entry, this.subject, others, { value }, `Set ${this.entry.row.label}`);
      }
      let place = chosenPlace(this.entry, this.subject);
      if (this.asks || !isPlaceKnown(this.entry, this.subject)) {
        // The picture shows what is asked about, also where it was typed at once. Nothing is written before the place is chosen.
        if (!this.isShown && this.was !== undefined && this.subject.kind !== 'token') await this.show(value);
        const answer = await server.places({ ...target(this.entry, this.subject), value, ...seen(this.entry, this.subject) });
        place = await choosePlace(this.anchor(), answer.places, this.entry, Boolean(tokenModes(this.entry, this.subject)));
        if (!place) {
          if (this.isShown) await this.takeBack();
          this.restore();
          return false;
        }
        if (!isOwnPlace(place)) chosenPlaces.set(placeKey(this.entry, this.subject), place);
      }
      // One after the other: each compares with what the one before has written.
      await inTurn(async () => {
        if (!this.isShown) await refreshed();
        await this.write({ ...target(this.entry, this.subject), place: place ?? undefined, value, session: this.session, picture: this.picture() }, place);
      });
      return true;
    } catch (refusal) {
      this.fail(refusal);
      return false;
    } finally {
      writeCount -= 1;
      if (dragging.session === this.session) dragging.session = null;
    }
  }

  async write(edit, place) {
    // What stands in what is selected is compared; the text of a style's token or parent isn't on the page.
    const isHere = isOwnPlace(place) || (this.subject.kind === 'token' && place.startsWith('overlay:'));
    const was = isHere ? { was: this.was === undefined && !this.isShown && isShown(this.subject) ? writtenText(this.entry) : this.was } : {};
    try {
      const answer = await forCanvas(() => server.edit({ ...edit, ...was }));
      takeAnswer(answer);
      tell('unseen', { row: this.entry.row, unseen: answer.unseen });
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'conflict') throw refusal;
      const mine = await showConflict(refusal.answer);
      if (mine) takeAnswer(await forCanvas(() => server.edit(edit)));
      else this.restore();
    }
  }

  async takeBack() {
    try {
      const answer = await server.edit({ ...target(this.entry, this.subject), session: this.session, cancel: true });
      takeRevision(answer.revision);
    } catch (refusal) {
      if (refusal.code !== 'nothing') throw refusal;
    }
    this.isShown = false;
  }

  /// Puts all back as it was before the hand moved.
  async cancel() {
    this.next = undefined;
    await this.busy;
    try {
      if (this.isShown) await this.takeBack();
    } catch (refusal) {
      this.fail(refusal);
    } finally {
      if (dragging.session === this.session) dragging.session = null;
      this.restore();
    }
  }

  /// The look that the answer should bring along, where it is still on the canvas.
  picture() {
    return isShown(this.subject) ? picture() : undefined;
  }

  restore() {
    if (dragging.session === this.session) dragging.session = null;
    page.isStale = true;
    tell('pictures', null);
    loadDetail();
  }

  fail(refusal) {
    notify(refusal.why ? `${refusal.message} ${refusal.why}` : refusal.message, { kind: 'error' });
    this.restore();
  }
}

/// In which look a person sees what is changed, and whether it is what is seen there that is changed, or one value below it.
function seen(entry, subject) {
  if (tokenModes(entry, subject)) return { look: editedLook(), inLook: true };
  return subject.kind === 'style' ? { look: editedLook(), inLook: Boolean(entry.inLook) } : {};
}

/// The look of the selected style that an answer should bring along.
export function picture() {
  if (shownSubject().kind === 'token') return undefined;
  return server.shown(shownLook());
}

/// An answer without its picture where something else has been selected meanwhile.
async function forCanvas(ask) {
  const { subject } = page;
  const answer = await ask();
  if (page.subject !== subject) answer.svg = undefined;
  return answer;
}

/// A value of an answer as a request takes it: colours as texts.
export function sendable(value) {
  if (Array.isArray(value)) return value.map(sendable);
  if (!value || typeof value !== 'object') return value;
  if (value.css !== undefined) return value.spelling ?? value.css;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sendable(part)]));
}

/// Writes one value at once.
export function setValue(entry, value, anchor, options) {
  return new Change(entry, anchor, options).commit(value);
}

/// What is changed together with an entry: the same of the other styles or tokens, and of the other layers that are chosen.
function companions(entry, { kind, id }) {
  const subjects = kind === 'component' || page.subject?.id !== id ? [id] : [id, ...page.others];
  const keys = [entry.row.key, ...sameOfLayers(entry.row).map((row) => row.key)];
  return subjects.flatMap((each) => (kind === 'token' ? [{ token: each }] : keys.map((key) => ({ [kind]: each, key })))).slice(1);
}

/// Does the same to an entry and to what is changed together with it, each in its place: one step. Gives back whether something was written.
async function editMany(entry, subject, others, what, words) {
  const noun = page.others.length > 0 ? subject.kind : 'layer';
  const label = `${words} of ${counted(others.length + 1, noun)}`;
  const edits = [subjectOf(entry, subject), ...others].map((each) => ({ ...each, states: entry.states, modes: entry.modes, ...what }));
  const answer = await attempt(() => server.edits({ label, edits }), label);
  tellLeft(answer?.left, edits.length);
  return answer !== null;
}

/// Tells what was left as it is, with the first reason.
export function tellLeft(left, count) {
  if (!left || left.length === 0) return;
  const [first] = left;
  notify(`${left.length} of ${counted(count, 'value')} ${left.length === 1 ? 'was left as it is' : 'were left as they are'}. ${first.style ?? first.token ?? first.key}: ${first.why}.`, { kind: 'error' });
}

/// Takes out what the style says itself.
export async function resetValue(entry) {
  const subject = shownSubject();
  const others = companions(entry, subject);
  if (others.length > 0) { await editMany(entry, subject, others, { reset: true }, `Reset ${entry.row.label}`); return; }
  forgetPlace(entry);
  const answer = await attempt(() => server.reset({ ...target(entry, subject), picture: isShown(subject) ? picture() : undefined }), `${entry.row.label} reset`);
  if (answer) tell('unseen', { row: entry.row, unseen: answer.unseen });
}

/// Takes over what an answer says: the revision, what can be undone, the new picture.
export function takeAnswer(answer) {
  takeRevision(answer.revision);
  takeSteps(answer);
  tell('history');
  forgetErrors();
  if (answer.svg) tell('drawn', { svg: answer.svg, revision: answer.revision });
  refreshSoon({ styles: answer.styles ?? null, declarations: true });
  // Controls that show what a hand put in say what the file says now.
  page.isStale = true;
  if (answer.after !== undefined && answer.file) {
    page.lastWritten = answer;
    tell('written', answer);
  } else if (page.lastWritten) {
    // What stands in the header isn't in the file any more, after an undo for one.
    page.lastWritten = null;
    tell('written', null);
  }
}

/// Does something that changes files when it is its turn, and says what came of it. Gives back the answer, or null.
export function attempt(work, words) {
  return inTurn(() => attemptNow(work, words));
}

/// The same for whose turn it is.
export async function attemptNow(work, words) {
  try {
    const answer = await forCanvas(work);
    takeAnswer(answer);
    if (words) announce(words);
    return answer;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify(refusal.why ? `${refusal.message} ${refusal.why}` : refusal.message, { kind: 'error', field: refusal.answer.field });
    page.isStale = true;
    loadDetail();
    return null;
  }
}

/// What a hand has begun, or what is on its way, is what is undone.
async function settled() {
  finishKeys();
  await committed;
  await writing.catch(() => {});
}

/// The same for a change after which what is shown may have another name, or is gone. `then` hears the answer before the names are loaded.
export async function attemptNames(work, words, then = () => {}) {
  let know = () => {};
  try {
    // From its turn on: what is written before it may wait for what is shown.
    const answer = await inTurn(() => {
      know = holdNames();
      return attemptNow(work, words);
    });
    if (answer) {
      then(answer);
      await loadOutline(know);
      if (page.subject && !page.detail) await loadDetail();
    }
    return answer;
  } finally {
    know();
    tell('pictures', null);
  }
}

export async function undo() {
  await settled();
  if (!page.undo || page.outline.readOnly) return false;
  const label = page.undo;
  return (await attemptNames(() => server.undo(), `Undone: ${label}`)) !== null;
}

export async function redo() {
  await settled();
  if (!page.redo || page.outline.readOnly) return false;
  const label = page.redo;
  return (await attemptNames(() => server.redo(), `Redone: ${label}`)) !== null;
}
