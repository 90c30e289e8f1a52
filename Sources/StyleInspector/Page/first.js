// Asks for all that the page shows first, while its modules are still being loaded. It is no module of theirs, so that it waits for none.

// What lets this page in: `session` with each request, and `view` in the addresses of pictures and events. They are kept for other tabs
// and for the next reload, in the local storage of this host and port, which no page of another port can read. A cookie would be sent to
// servers on all ports.
window.sessionKeys = (() => {
  const name = 'stylec-session';
  let keys = { session: '', view: '' };
  return (given) => {
    try {
      if (given) localStorage.setItem(name, JSON.stringify(given));
      // Another tab may have opened a session of a later run.
      keys = { ...keys, ...JSON.parse(localStorage.getItem(name)) };
    } catch {
      // A browser that stores nothing shows the page until it is loaded again.
    }
    return (keys = given ?? keys);
  };
})();

window.firstAnswer = (() => {
  // The secret in the address is exchanged for the keys of the session, and taken out of the address. A style's token is called so too: its name begins
  // with a type and a dot, and a secret has none.
  const isSecret = ([kind, id]) => kind === 'token' && !id.includes('.');
  const given = [...new URLSearchParams(location.hash.slice(1))];
  const token = given.find(isSecret)?.[1];
  const subject = given.filter((each) => !isSecret(each));
  const [[kind, id] = []] = subject;
  const show = kind ? `${kind}=${id}` : '';
  const options = { credentials: 'omit', cache: 'no-store', headers: { 'X-Stylec-Session': window.sessionKeys().session } };
  if (!token) return fetch(`api/start?${new URLSearchParams({ show })}`, options);
  const rest = new URLSearchParams(subject).toString();
  history.replaceState(null, '', location.pathname + (rest && `#${rest}`));
  return fetch('api/session', {
    ...options, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, show }),
  }).then((answer) => {
    const keys = { session: answer.headers.get('X-Stylec-Session'), view: answer.headers.get('X-Stylec-View') };
    if (answer.ok) window.sessionKeys(keys);
    return answer;
  });
})();
// Whoever takes the answer handles its failure.
window.firstAnswer.catch(() => {});
