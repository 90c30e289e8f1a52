// Asks for what the page shows first while the page's other modules are still being loaded.

import { server, askEarly } from './server.js';
import { firstSubject } from './store.js';
import { isGallery } from './gallery.js';

async function askForFirst() {
  await server.begin();
  askEarly('api/problems');
  const subject = firstSubject(await askEarly('api/outline'));
  if (subject) askEarly(server.detailPath(subject.kind, subject.id));
}

// What goes wrong is shown by whoever needs the answer.
if (!isGallery()) askForFirst().catch(() => {});
