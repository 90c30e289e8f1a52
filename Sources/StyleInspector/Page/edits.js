// From a control to the files: steps of a drag, the place that a value belongs in, conflicts, undo and redo.

import { page, takeSteps, tell } from './store.js';
import { server, Refusal } from './server.js';
import { editedLook, loadDetail, shownLook } from './selection.js';
import { loadOutline, refreshSoon, refreshed } from './refresh.js';
import { choosePlace } from './placeChooser.js';
import { showConflict } from './conflict.js';
import { announce, forgetErrors, notify } from './announce.js';
import { counted, namesIn } from './words.js';
import { sameOfLayers } from './many.js';

/// Where values of a row have gone before, so that the question isn't asked twice.
const chosenPlaces = new Map();
let lastSession = 0;
let writing = Promise.resolve();
/// How many values are on their way to the files.
let writeCount = 0;

/// The session of a drag that is going on. Its own changes don't make the controls again under the hand.
export const dragging = { session: null };

function subjectOf(entry) {
  const { kind, id } = page.subject;
  return kind === 'token' ? { token: id } : { [kind]: id, key: entry.row.key };
}

function target(entry) {
  return { ...subjectOf(entry), states: entry.states, modes: entry.modes };
}

function placeKey(entry) {
  return JSON.stringify(target(entry));
}

export function chosenPlace(entry) {
  return chosenPlaces.get(placeKey(entry)) ?? null;
}

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
function isPlaceKnown(entry) {
  // A value that is another token may be meant for that one. A new value for a mode may stand in the file of that mode.
  if (page.subject.kind === 'token') return Boolean(chosenPlace(entry)) || (entry.isSet ? !entry.reference : !hasOverlay(entry.modes));
  // A component's own value is written there, unless it is a token.
  if (page.subject.kind === 'component') return Boolean(chosenPlace(entry)) || !entry.reference;
  return Boolean(chosenPlace(entry)) || (entry.isSet && !entry.reference);
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
  ///
  /// `isOfControl` says that the value comes from a control that shows what is there: where it is the same in the end, nothing is written.
  constructor(entry, anchor, { asks = false, isOfControl = false } = {}) {
    this.asks = asks;
    this.entry = entry;
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
        const answer = await server.edit({
          ...target(this.entry), place: chosenPlace(this.entry) ?? undefined, value, session: this.session, live: true,
          picture: picture(),
        });
        page.outline.revision = answer.revision;
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
  async commit(value) {
    if (this.start === JSON.stringify(value) && companions(this.entry).length === 0) {
      await this.cancel();
      return false;
    }
    this.next = undefined;
    writeCount += 1;
    await this.busy;
    try {
      if (companions(this.entry).length > 0) {
        if (this.isShown) await this.takeBack();
        writing = writing.catch(() => {}).then(() => editMany(this.entry, { value }, `Set ${this.entry.row.label}`));
        return await writing;
      }
      let place = chosenPlace(this.entry);
      if (this.asks || !isPlaceKnown(this.entry)) {
        // What the drag showed is taken back first: nothing is written before the place is chosen.
        if (this.isShown) await this.takeBack();
        const answer = await server.places({ ...target(this.entry), value, ...seen(this.entry) });
        place = await choosePlace(this.anchor(), answer.places, this.entry);
        if (!place) {
          this.restore();
          return false;
        }
        if (!isOwnPlace(place)) chosenPlaces.set(placeKey(this.entry), place);
      }
      // One after the other: each compares with what the one before has written.
      writing = writing.catch(() => {}).then(async () => {
        if (!this.isShown) await refreshed();
        await this.write({ ...target(this.entry), place: place ?? undefined, value, session: this.session, picture: picture() }, place);
      });
      await writing;
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
    const isHere = isOwnPlace(place) || (page.subject.kind === 'token' && place.startsWith('overlay:'));
    const was = isHere ? { was: this.was === undefined && !this.isShown ? writtenText(this.entry) : this.was } : {};
    try {
      const answer = await server.edit({ ...edit, ...was });
      takeAnswer(answer);
      tell('unseen', { row: this.entry.row, unseen: answer.unseen });
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'conflict') throw refusal;
      const mine = await showConflict(refusal.answer);
      if (mine) takeAnswer(await server.edit(edit));
      else this.restore();
    }
  }

  async takeBack() {
    try {
      const answer = await server.edit({ ...target(this.entry), session: this.session, cancel: true });
      if (answer.revision) page.outline.revision = answer.revision;
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

  restore() {
    dragging.session = null;
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
function seen(entry) {
  return page.subject.kind === 'style' ? { look: editedLook(), inLook: Boolean(entry.inLook) } : {};
}

/// The look of the selected style that an answer should bring along.
export function picture() {
  if (page.subject.kind === 'token') return undefined;
  return server.shown(shownLook());
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
function companions(entry) {
  const { kind, id } = page.subject;
  const subjects = kind === 'component' ? [id] : [id, ...page.others];
  const keys = [entry.row.key, ...sameOfLayers(entry.row).map((row) => row.key)];
  return subjects.flatMap((each) => (kind === 'token' ? [{ token: each }] : keys.map((key) => ({ [kind]: each, key })))).slice(1);
}

/// Does the same to an entry and to what is changed together with it, each in its place: one step. Gives back whether something was written.
async function editMany(entry, what, words) {
  const others = companions(entry);
  const noun = page.others.length > 0 ? page.subject.kind : 'layer';
  const label = `${words} of ${counted(others.length + 1, noun)}`;
  const edits = [subjectOf(entry), ...others].map((each) => ({ ...each, states: entry.states, modes: entry.modes, ...what }));
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
  if (companions(entry).length > 0) {
    await editMany(entry, { reset: true }, `Reset ${entry.row.label}`);
    return;
  }
  forgetPlace(entry);
  const answer = await attempt(() => server.reset({ ...target(entry), picture: picture() }), `${entry.row.label} reset`);
  if (answer) tell('unseen', { row: entry.row, unseen: answer.unseen });
}

/// Takes over what an answer says: the revision, what can be undone, the new picture.
export function takeAnswer(answer) {
  if (answer.revision) page.outline.revision = answer.revision;
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

/// Does something that changes files, and says what came of it. Gives back the answer, or null.
export async function attempt(work, words) {
  try {
    const answer = await work();
    takeAnswer(answer);
    if (words) announce(words);
    return answer;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify(refusal.why ? `${refusal.message} ${refusal.why}` : refusal.message, { kind: 'error' });
    page.isStale = true;
    loadDetail();
    return null;
  }
}

export async function undo() {
  if (!page.undo || page.outline.readOnly) return false;
  const label = page.undo;
  const answer = await attempt(() => server.undo(), `Undone: ${label}`);
  if (answer) loadOutline();
  return answer !== null;
}

export async function redo() {
  if (!page.redo || page.outline.readOnly) return false;
  const label = page.redo;
  const answer = await attempt(() => server.redo(), `Redone: ${label}`);
  if (answer) loadOutline();
  return answer !== null;
}
