// The script of a frame, which a server has rendered whole: it tells the host page what happens, and moves the track.
import { listenForRating } from './listenForRating.ts';
import { moveTracks } from './moveTracks.ts';
import type { FrameMessage, NamedTitle } from './protocol.ts';

const main = document.querySelector('main');
let port: MessagePort | undefined;
// Until the host page has said who it is.
const unsaid: FrameMessage[] = [];

function say(message: FrameMessage) {
  if (port) port.postMessage(message);
  else unsaid.push(message);
}

addEventListener('message', ({ data, ports: [given], source }) => {
  if (source !== parent || data?.gildshelf !== 1 || !given) return;
  port?.close();
  port = given;
  for (const message of unsaid.splice(0)) port.postMessage(message);
});

/** The title that a link leads to; undefined where it leads to none. */
function titleOf(link: HTMLAnchorElement): NamedTitle | undefined {
  const [, type = '', slug, ...more] = link.pathname.split('/');
  if (!slug || more.length > 0 || link.host !== location.host || type === 'embed') return undefined;
  const name = [...link.querySelectorAll('[data-part="text"] > :not([data-part])')][0] ?? link;
  return { type, slug: decodeURIComponent(slug), title: name.textContent.trim(), url: link.href };
}

if (main) {
  const problem = main.querySelector('[role="alert"]');
  new ResizeObserver(() => say({ type: 'height', detail: Math.ceil(main.offsetHeight) })).observe(main);
  say(
    problem
      ? { type: 'error', detail: problem.textContent.trim() }
      : { type: 'ready', detail: { title: document.title } },
  );
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const title = link && titleOf(link);
    if (title) say({ type: 'select', detail: title });
  });
  moveTracks(main);
  listenForRating(main, (rated) => say({ type: 'rated', detail: rated }));
}
