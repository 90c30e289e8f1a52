// Tries again what couldn't be asked, so that nothing is lost while the server is busy or starts again.

/// What can be asked twice: it changes nothing, or comes to the same.
const repeatable = ['outline', 'detail', 'uses', 'problems', 'geometry', 'places', 'edit', 'reset'];
/// Answers that say that the request was not looked at.
const refusedAtOnce = [408, 429, 503];
/// In milliseconds.
const longest = 60000;
/// After how many milliseconds an answer is late.
const late = 3000;

/// The same functions, of which each asks again for a minute where there is no answer. `waiting(isAgain, isLate)` hears whether any asks
/// again, and whether an answer is late.
export function patient(server, waiting) {
  const result = { ...server };
  const counts = { again: 0, late: 0 };
  const count = (what, step) => {
    counts[what] += step;
    waiting(counts.again > 0, counts.late > 0);
  };
  for (const name of Object.keys(server)) {
    const ask = server[name];
    if (!repeatable.includes(name) && !['undo', 'redo', 'restore', 'create', 'rename', 'remove', 'fix', 'layers', 'properties', 'states', 'variants', 'modes', 'edits', 'traits', 'animations'].includes(name)) continue;
    result[name] = async (...args) => {
      const signal = args.find((each) => each instanceof AbortSignal);
      const end = performance.now() + longest;
      let pause = 250;
      let isAgain = false;
      let isLate = false;
      try {
        for (;;) {
          const clock = setTimeout(() => {
            if (!isLate) count('late', 1);
            isLate = true;
          }, late);
          try {
            return await ask(...args);
          } catch (problem) {
            if (signal?.aborted || performance.now() > end || !mayRepeat(name, problem)) throw problem;
          } finally {
            clearTimeout(clock);
          }
          if (!isAgain) count('again', 1);
          isAgain = true;
          await new Promise((resolve) => { setTimeout(resolve, pause); });
          if (signal?.aborted) throw new DOMException('', 'AbortError');
          pause = Math.min(pause * 2, 2000);
        }
      } finally {
        if (isAgain) count('again', -1);
        if (isLate) count('late', -1);
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
