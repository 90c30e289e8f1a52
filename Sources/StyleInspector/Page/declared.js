// Changes of what a component or a file declares, as the sections above the attributes make them.

import { page } from './store.js';
import { attempt } from './edits.js';
import { refreshed } from './refresh.js';
import { takeAway } from './takeAway.js';

/// What a section does. `send` gives what is asked to the server; `answered` sees each answer before it is shown, and `shown` is called
/// after that.
export function declaredChanges(send, { answered = () => {}, shown = () => {} } = {}) {
  /// The item that has the focus when the section is made again.
  let wanted = null;

  /// Does what is asked, and says so in `words`. The item that is new, or was moved, has the focus then. Gives back the answer, or null.
  async function change(what, words, focus = null) {
    const answer = await attempt(() => send(what), words);
    if (!answer) return null;
    wanted = focus;
    answered(what, answer);
    page.isStale = true;
    await refreshed();
    shown();
    return answer;
  }

  /// The same where something goes along, looks otherwise, or has an error then, which is told before.
  function told(what, { title, words, verb = 'Delete', values, focus }) {
    return takeAway({ ask: (more) => send({ ...what, ...more }), run: (more) => change({ ...what, ...more }, words, focus), title, verb, values });
  }

  return {
    change, told,
    want(item) { wanted = item; },
    takeWanted() {
      const item = wanted;
      wanted = null;
      return item;
    },
  };
}
