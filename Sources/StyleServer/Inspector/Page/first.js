// Asks for all that the page shows first, while its modules are still being loaded. It is no module of theirs, so that it waits for none.

window.firstAnswer = (() => {
  // The token in the address is exchanged for a cookie, and taken out of the address.
  const given = new URLSearchParams(location.hash.slice(1));
  const token = given.get('token');
  given.delete('token');
  const [[kind, id] = []] = given;
  const show = kind ? `${kind}=${id}` : '';
  const options = { credentials: 'same-origin', cache: 'no-store' };
  if (!token) return fetch(`api/start?${new URLSearchParams({ show })}`, options);
  const rest = given.toString();
  history.replaceState(null, '', location.pathname + (rest && `#${rest}`));
  return fetch('api/session', {
    ...options, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, show }),
  });
})();
// Whoever takes the answer handles its failure.
window.firstAnswer.catch(() => {});
