// The animations of a component and its transition on a time line: they are added, begin later, last longer, take another curve and go.

import { make, button, replace } from './elements.js';
import { page, takeRevision, tell } from './store.js';
import { server } from './server.js';
import { dragging } from './edits.js';
import { declaredChanges } from './declared.js';
import { shownLook } from './selection.js';
import { announce } from './announce.js';
import { focusSoon, keyGesture } from './hands.js';
import { showMenu } from './popover.js';
import { benchSection } from './benchSection.js';
import { curves, describeAnimation } from './animationDialog.js';
import { curveDrawing } from './compoundFields.js';
import { numberText, spaced, stateLabel } from './words.js';

const longest = 3600;
const { change, told, takeWanted } = declaredChanges((what) => server.animations({ component: page.detail.component, ...what }));
/// The least time between two steps of a drag, in milliseconds: those that a picture has at 30 a second.
const stepTime = 33;
let lastSession = 0;

/// The section with the time line; null where there is nothing to show.
export function animationsSection(detail) {
  if (server.isGallery || !detail.ownAnimations || detail.kind === 'token') return null;
  const why = page.outline.readOnly || detail.layersWhy;
  const all = (detail.motions ?? []).filter((motion) => !motion.copy).map((motion) => ({ ...motion, isTransition: motion.kind === 'transition', own: detail.ownAnimations.find((each) => each.transition === (motion.kind === 'transition') && each.name === (motion.written ?? motion.name)) }));
  if (why && all.length === 0) return null;
  return benchSection({ id: 'animations', title: 'Animations', key: 'openedAnimations' },
    make('p', { class: 'soft layers-note' }, `What moves in ${detail.component}: drag a bar to begin later, and its end to last longer.`),
    why ? '' : make('div', { class: 'layers-tools' }, button({ text: 'Add an animation…', icon: 'plus', 'data-focus': 'animations.add', run: () => describeAnimation(detail, change) }),
      all.some((each) => each.isTransition) ? null : button({ text: 'Add a transition', icon: 'plus', 'data-focus': 'animations.transition', run: () => change({ action: 'add', transition: true, duration: 0.2 }, 'Transition added', 'animations.Transition.duration') })),
    all.length === 0 ? make('p', { class: 'soft layers-note' }, 'Nothing moves.') : timeLine(detail, all, why));
}

function timeLine(detail, all, why) {
  const end = Math.max(...all.map((each) => each.delay + each.duration));
  // A round number of seconds, with room to drag to.
  const scale = [0.5, 1, 2, 5, 10, 20, 60, 300].find((each) => each >= end * 1.25) ?? end * 1.25;
  const list = make('ul', { class: 'time-line', 'aria-label': `Animations of ${detail.component}` }, all.map((each) => item(detail, each, why, scale)));
  const focus = takeWanted();
  if (focus) focusSoon(focus);
  return [list, make('div', { class: 'time-scale soft', 'aria-hidden': 'true' }, [0, 0.25, 0.5, 0.75, 1].map((part) => make('span', {}, `${numberText(part * scale)} s`)))];
}

function item(detail, each, why, scale) {
  const name = each.written ?? each.name;
  const title = each.isTransition ? 'Transition' : name;
  const what = each.isTransition ? 'A change of state' : [`${each.layer}.${each.property}`, each.state ? `while ${stateLabel(each.state.split('+')).toLowerCase()}` : null, each.repeat === 'infinite' ? 'for ever' : each.repeat > 1 ? `${each.repeat} times` : null, each.own?.keyframes?.length ? `through ${each.own.keyframes.map((passed) => passed.value).join(', ')}` : null, each.autoreverses ? 'and back' : null].filter(Boolean).join(', ');
  const fixed = why ? 'it can only be looked at' : each.own ? each.own.why : 'it is declared elsewhere';
  const named = { component: detail.component, ...(each.isTransition ? { transition: true } : { animation: name }) };
  const reason = (key) => fixed ?? (computed(each.own[key]) ? `it follows ‘${each.own[key]}’; change that instead` : null);
  const time = { delay: each.delay, duration: each.duration };
  const bar = make('button', { type: 'button', class: 'time-bar', role: 'slider', data: { focus: `animations.${title}.delay` } });
  const grip = make('button', { type: 'button', class: 'time-end', role: 'slider', data: { focus: `animations.${title}.duration` } });
  const track = make('div', { class: 'time-track' }, bar, grip);
  const keyTimes = each.keyTimes ?? [];
  const marks = keyTimes.map(() => make('span', { class: 'time-key', 'aria-hidden': 'true' }));
  bar.append(...marks);
  const show = () => {
    marks.forEach((mark, index) => { mark.style.left = `${keyTimes[index] * 100}%`; });
    bar.style.left = `${(time.delay / scale) * 100}%`;
    bar.style.width = `${(time.duration / scale) * 100}%`;
    // Behind the bar, which is never too short for a finger.
    grip.style.left = `max(${((time.delay + time.duration) / scale) * 100}%, calc(${(time.delay / scale) * 100}% + 24px))`;
    for (const [element, key] of [[bar, 'delay'], [grip, 'duration']]) {
      const stays = reason(key);
      const facts = { 'aria-label': `${title}, ${key}${stays ? `. It stays as it is: ${stays}` : ''}`, 'aria-valuemin': 0, 'aria-valuemax': longest, 'aria-valuenow': time[key], 'aria-valuetext': `${numberText(time[key])} seconds`, 'aria-readonly': String(Boolean(stays)) };
      for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
      element.title = `${title}, ${key}: ${numberText(time[key])} s${stays ? `. ${stays}` : ''}`;
      element.classList.toggle('is-fixed', Boolean(stays));
    }
  };
  show();
  for (const [element, key] of [[bar, 'delay'], [grip, 'duration']]) {
    listen(element, {
      track, scale, time, key, show, stays: reason(key), title,
      live: () => liveTime(detail, each, named, () => ({ [key]: time[key] }), time),
      write: (value, session) => change({ action: 'change', ...named, [key]: value, session }, `${title}, ${key} ${numberText(value)} seconds`, element.dataset.focus),
    });
  }
  const curve = fixed ? make('span', { class: 'soft' }, each.curve) : make('select', { 'aria-label': `${title}, curve`, data: { focus: `animations.${title}.curve` } },
    [...curves, ...(curves.includes(each.curve) ? [] : [each.curve])].filter((name) => !each.own?.keyframes || !name.startsWith('spring')).map((name) => make('option', { value: name, selected: name === each.curve }, spaced(name))));
  if (!fixed) curve.addEventListener('change', () => change({ action: 'change', ...named, curve: curve.value }, `${title}: ${spaced(curve.value)}`, curve.dataset.focus));
  const more = why || !each.own ? null : button({
    name: `More for ${each.isTransition ? 'the transition' : `the animation ${title}`}`, icon: 'more', class: 'quiet layer-more', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
    run: () => showMenu(more, [
      each.isTransition || fixed ? null : { name: 'Edit…', icon: 'pencil', run: () => describeAnimation(detail, change, each) },
      each.isTransition || fixed || each.own.keyframes?.length === 0 ? null : { name: 'Add a keyframe…', icon: 'plus', run: () => describeAnimation(detail, change, each, { addsKeyframe: true }) },
      { name: 'Begin at once', disabled: Boolean(reason('delay')) || time.delay === 0, run: () => change({ action: 'change', ...named, delay: 0 }, `${title} begins at once`) },
      { name: 'Delete…', icon: 'trash', run: () => told({ action: 'delete', ...named }, { title: `Delete ${title}?`, words: `${title} deleted` }) },
    ].filter(Boolean), title),
  });
  return make('li', { class: 'time-row', data: { animation: title } },
    make('div', { class: 'time-head' }, make('span', { class: 'layer-name' }, title), make('span', { class: 'soft layer-kind' }, what), more), track,
    make('div', { class: 'time-curve' }, curveDrawing(each.curve), curve));
}

/// Whether a number is written as something that computes it.
function computed(text) {
  return text !== null && text !== undefined && Number.isNaN(Number(text));
}

/// Shows an animation as it runs with another time, before that is written: the picture follows what `said` gives until `end` is called,
/// which takes what was shown back unless it is written. What the server can't show stays as it is.
function liveTime(detail, each, named, said, time) {
  lastSession += 1;
  const session = `time-${Date.now().toString(36)}-${lastSession}`;
  const begun = performance.now();
  const look = shownLook();
  const states = each.isTransition && look.states.length === 0 ? (detail.possibleStates ?? []).filter((state) => state !== 'normal').slice(0, 1) : look.states;
  let isOver = false;
  let busy = null;
  dragging.session = session;
  async function follow() {
    while (!isOver) {
      const sent = performance.now();
      const length = Math.max(0.1, time.delay + time.duration);
      const at = (((sent - begun) / 1000) % length) / length;
      try {
        const answer = await server.animations({
          component: detail.component, action: 'change', ...named, ...said(), session, live: true,
          picture: { ...server.shown({ ...look, states }), ...(detail.kind === 'style' ? { id: detail.id } : {}), motion: each.isTransition ? 'transition' : each.name, at },
        });
        takeRevision(answer.revision);
        if (answer.svg && !isOver) tell('drawn', { svg: answer.svg, revision: answer.revision, moves: true });
      } catch {
        return;
      }
      await new Promise((resolve) => { setTimeout(resolve, Math.max(0, stepTime - (performance.now() - sent))); });
    }
  }
  busy = follow();
  return {
    session,
    async end(isWritten) {
      isOver = true;
      await busy;
      if (!isWritten) {
        try {
          const answer = await server.animations({ session, cancel: true });
          takeRevision(answer.revision);
        } catch {
          // Nothing was shown.
        }
      }
      if (dragging.session === session) dragging.session = null;
      if (!isWritten) tell('pictures', null);
    },
  };
}

/// A bar or its end: dragged, and moved by arrow keys. Hundredths of a second are enough.
function listen(element, { track, scale, time, key, show, stays, title, live, write }) {
  const set = (value) => {
    time[key] = Math.round(Math.min(longest, Math.max(0, value)) * 100) / 100;
    show();
  };
  const refuse = () => announce(`${title}, ${key} stays as it is: ${stays}`);
  // A key that is held down is one change.
  const keys = keyGesture(() => { if (time[key] !== before) write(time[key]); });
  let before = time[key];
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    if (stays) { refuse(); return; }
    element.setPointerCapture(event.pointerId);
    before = time[key];
    const width = track.getBoundingClientRect().width;
    let shown = null;
    const follow = (each) => {
      if (!shown && Math.abs(each.clientX - event.clientX) < 3) return;
      shown ??= live();
      const step = each.ctrlKey || each.metaKey ? 0.01 : 0.05;
      set(Math.round((before + ((each.clientX - event.clientX) / width) * scale) / step) * step);
    };
    const end = async (ended) => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', cancel, true);
      if (!shown) return;
      const isWritten = ended?.type === 'pointerup' && time[key] !== before;
      if (!isWritten) set(before);
      await shown.end(isWritten);
      if (isWritten && await write(time[key], shown.session) === null) set(before);
    };
    const cancel = (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end(null);
    };
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    document.addEventListener('keydown', cancel, true);
  });
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (event.key === 'Escape' && keys.isGoingOn()) {
      event.preventDefault();
      event.stopPropagation();
      keys.stop();
      set(before);
      return;
    }
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (stays) { refuse(); return; }
    if (!keys.isGoingOn()) before = time[key];
    set(time[key] + by * (event.shiftKey ? 0.5 : 0.05));
    keys.again();
  });
}
