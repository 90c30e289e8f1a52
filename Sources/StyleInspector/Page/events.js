// One stream of events for all tabs of a browser. It opens six connections to a host and no more, and a stream keeps one of them, so
// that with a stream in each tab the sixth tab would stop all of them.
//
// The tab that holds the lock has the stream, and passes on what it hears. When it closes, the browser gives the lock to the next one.

const name = 'stylec-events';
/// How long a tab keeps the lock whose stream is broken: a tab of a run that has ended never gets it back. In milliseconds.
const patience = 4000;

/// `listen(listener, connection)` opens a stream, and gives it back.
export function listenTogether(listen, listener, connection) {
  if (!globalThis.navigator?.locks || !globalThis.BroadcastChannel) return listen(listener, connection);
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  let isOpen = false;
  let revision = null;
  channel.addEventListener('message', ({ data }) => {
    if (data.asks) {
      if (!isLeading) return;
      channel.postMessage({ isOpen });
      // What has changed since the other tab began is told with this.
      if (revision !== null) channel.postMessage({ name: 'hello', data: { revision } });
      return;
    }
    if ('isOpen' in data) connection(data.isOpen);
    if (data.name) listener(data.name, data.data);
  });
  let resign = () => {};
  const lead = () => navigator.locks.request(name, () => new Promise((release) => {
    isLeading = true;
    let timer = null;
    let stream = null;
    resign = () => {
      resign = () => {};
      isLeading = false;
      clearTimeout(timer);
      stream?.close();
      release();
    };
    stream = listen((event, data) => {
      revision = Math.max(revision ?? 0, data.revision ?? 0);
      listener(event, data);
      channel.postMessage({ name: event, data });
    }, (opened) => {
      isOpen = opened;
      connection(opened);
      channel.postMessage({ isOpen });
      clearTimeout(timer);
      if (!opened) timer = setTimeout(() => { resign(); setTimeout(lead, 1000); }, patience);
    });
  }));
  // A page that was left may be kept by the browser for the way back, with its lock.
  window.addEventListener('pagehide', () => resign());
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    channel.postMessage({ asks: true });
    lead();
  });
  channel.postMessage({ asks: true });
  lead();
}
