// The script of a server-rendered frame: reports events to the host page, and makes the arrows of carousels work without React.
import type { FrameMessage, NamedTitle, RatedMessage } from './protocol.ts';

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
  for (const { dataset } of main.querySelectorAll<HTMLElement>('[data-unknown-slugs]'))
    console.warn(`Gildshelf: no titles have these slugs: ${dataset.unknownSlugs}`);
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const title = link && titleOf(link);
    if (title) send({ type: 'select', detail: title });
  });
  enableCarouselArrows(main);
  listenForRating(main, (rated) => send({ type: 'rated', detail: rated }));
}

/** Makes the arrows of carousels work without React. */
function enableCarouselArrows(root: Element): void {
  for (const track of root.querySelectorAll('[data-part="track"]')) {
    const arrows = [...(track.parentElement?.querySelectorAll<HTMLElement>('[data-direction]') ?? [])];
    // In right-to-left layouts `scrollLeft` is 0 at the start and negative beyond it.
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const end = () => track.scrollWidth - track.clientWidth;
    const updateArrows = () => {
      for (const arrow of arrows)
        arrow.ariaDisabled = String(
          isBack(arrow) ? sign * track.scrollLeft <= 1 : sign * track.scrollLeft >= end() - 1,
        );
    };
    for (const arrow of arrows)
      arrow.addEventListener('click', () => {
        const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
        // Scrolls by less than the width, so that a card stays in view; the track snaps to the next whole card.
        const left = track.clientWidth * scrollFraction * (isBack(arrow) ? -sign : sign);
        track.scrollBy({ left, behavior });
      });
    track.addEventListener('scroll', updateArrows, { passive: true });
    new ResizeObserver(updateArrows).observe(track);
  }
}

const scrollFraction = 0.8;
const isBack = (arrow: HTMLElement) => arrow.dataset.direction === 'previous';

/** Opens the rating popup and calls `onRated` for its messages; messages of any other window are ignored. */
function listenForRating(root: Element, onRated: (rated: RatedMessage['rated']) => void): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-part="rate"]');
  let popup: Window | null = null;
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    popup?.close();
    // Without a name, because the host page could use one to access the popup and navigate it.
    popup = open(link.href, '_blank', 'popup,width=480,height=760');
    // When the browser blocks the popup, the link opens the same page in a tab. When the host page sends
    // `Cross-Origin-Opener-Policy: same-origin`, `open` returns null although the popup opens, which consumes the user activation.
    if (popup || navigator.userActivation?.isActive === false) event.preventDefault();
  });
  addEventListener('message', ({ data, origin, source }: MessageEvent<RatedMessage>) => {
    if (!popup || source !== popup || origin !== location.origin || data?.gildshelf !== 'rated') return;
    const score = root.querySelector('[data-part="score"]');
    if (score) show(score, data.shown);
    onRated(data.rated);
  });
}

function show(score: Element, { figure, label, filled, caption }: RatedMessage['shown']) {
  const [number, stars, text] = score.children;
  if (number) number.textContent = figure;
  stars?.setAttribute('aria-label', label);
  stars?.querySelector('[data-part="filled"]')?.setAttribute('width', String(filled));
  if (text) text.textContent = caption;
}
