// What VoiceOver would say of a style in a look.

/// The sentence for the caption; empty where nothing is known.
export function spokenIn(detail, look) {
  const said = spokenLines(detail, look);
  if (!said) return '';
  return `VoiceOver: ${said.length > 0 ? said.map((line) => `“${line}”`).join(' ') : 'nothing'}`;
}

/// One element on a line: of all that holds in the look's states and modes, what is said of most of them.
function spokenLines(detail, look) {
  const states = new Set(look.states ?? []);
  const modes = new Set(look.modes ?? []);
  const parts = (name) => name.split('+').filter((part) => part && part !== 'normal');
  const holds = (detail.spoken ?? []).filter((each) => parts(each.state).every((part) => states.has(part)) && parts(each.modes).every((part) => modes.has(part)));
  return holds.at(-1)?.lines;
}
