// Tries again what couldn't be asked, so that nothing is lost while the server is busy or starts again.

/// What can be asked twice: it changes nothing, or comes to the same.
const repeatable = ['outline', 'detail', 'uses', 'problems', 'geometry', 'places', 'edit', 'reset'];
/// Answers that say that the request was not looked at.
const refusedAtOnce = [408, 429, 503];
/// In milliseconds.
const longest = 60000;

/// The same functions, of which each asks again for a minute where there is no answer. `waiting(isWaiting)` hears of the first that waits and
/// of the last that is answered.
export function patient(server, waiting) {
  const result = { ...server };
  let count = 0;
  for (const name of Object.keys(server)) {
    const ask = server[name];
    if (!repeatable.includes(name) && !['undo', 'redo', 'restore', 'create', 'rename', 'remove', 'fix'].includes(name)) continue;
    result[name] = async (...args) => {
      const signal = args.find((each) => each instanceof AbortSignal);
      const end = performance.now() + longest;
      let pause = 250;
      let isWaiting = false;
      try {
        for (;;) {
          try {
            return await ask(...args);
          } catch (problem) {
            if (signal?.aborted || performance.now() > end || !mayRepeat(name, problem)) throw problem;
          }
          if (!isWaiting) {
            isWaiting = true;
            count += 1;
            if (count === 1) waiting(true);
          }
          await new Promise((resolve) => { setTimeout(resolve, pause); });
          if (signal?.aborted) throw new DOMException('', 'AbortError');
          pause = Math.min(pause * 2, 2000);
        }
      } finally {
        if (isWaiting) {
          count -= 1;
          if (count === 0) waiting(false);
        }
      }
    };
  }
  return result;
}

function mayRepeat(name, problem) {
  if (refusedAtOnce.includes(problem.status)) return true;
  // No answer came; what was asked may have been done.
  return problem instanceof TypeError && repeatable.includes(name);
}
