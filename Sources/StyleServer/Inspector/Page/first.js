// Asks for all that the page shows first, while its modules are still being loaded. It is no module of theirs, so that it waits for none.

window.firstAnswer = (() => {
  // The secret in the address is exchanged for a cookie, and taken out of the address. A style's token is called so too: its name begins
  // with a type and a dot, and a secret has none.
  const isSecret = ([kind, id]) => kind === 'token' && !id.includes('.');
  const given = [...new URLSearchParams(location.hash.slice(1))];
  const token = given.find(isSecret)?.[1];
  const subject = given.filter((each) => !isSecret(each));
  const [[kind, id] = []] = subject;
  const show = kind ? `${kind}=${id}` : '';
  const options = { credentials: 'same-origin', cache: 'no-store' };
  if (!token) return fetch(`api/start?${new URLSearchParams({ show })}`, options);
  const rest = new URLSearchParams(subject).toString();
  history.replaceState(null, '', location.pathname + (rest && `#${rest}`));
  return fetch('api/session', {
    ...options, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, show }),
  });
})();
// Whoever takes the answer handles its failure.
window.firstAnswer.catch(() => {});
