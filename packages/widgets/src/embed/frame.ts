// The script of a server-rendered frame: reports events to the host page, and makes the arrows of carousels work without React.

import { enableCarouselArrows } from './enableCarouselArrows.ts';
import { listenForRating } from './listenForRating.ts';
import type { FrameMessage, NamedTitle } from './protocol.ts';

const main = document.querySelector('main');
let port: MessagePort | undefined;
// Messages that wait until the host page has connected.
const queue: FrameMessage[] = [];

function send(message: FrameMessage) {
  if (port) port.postMessage(message);
  else queue.push(message);
}

addEventListener('message', ({ data, ports: [newPort], source }) => {
  if (source !== parent || data?.gildshelf !== 1 || !newPort) return;
  port?.close();
  port = newPort;
  for (const message of queue.splice(0)) port.postMessage(message);
});

/** The title that a link points to; undefined for other links. */
function titleOf(link: HTMLAnchorElement): NamedTitle | undefined {
  const [, type = '', slug, ...more] = link.pathname.split('/');
  if (!slug || more.length > 0 || link.host !== location.host || type === 'embed') return undefined;
  const name = [...link.querySelectorAll('[data-part="text"] > :not([data-part])')][0] ?? link;
  return { type, slug: decodeURIComponent(slug), title: name.textContent.trim(), url: link.href };
}

if (main) {
  const problem = main.querySelector('[role="alert"]');
  new ResizeObserver(() => send({ type: 'height', detail: Math.ceil(main.offsetHeight) })).observe(main);
  send(
    problem
      ? { type: 'error', detail: problem.textContent.trim() }
      : { type: 'ready', detail: { title: document.title } },
  );
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const title = link && titleOf(link);
    if (title) send({ type: 'select', detail: title });
  });
  enableCarouselArrows(main);
  listenForRating(main, (rated) => send({ type: 'rated', detail: rated }));
}
