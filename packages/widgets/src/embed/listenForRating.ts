import type { NamedTitle } from './protocol.ts';

/** Message of the rating popup to the frame that opened it, sent once the server has saved the rating. */
export interface RatedMessage {
  readonly gildshelf: 'rated';
  readonly rated: NamedTitle & { readonly average: number; readonly count: number };
  /** The new average as a `RatingSummary` shows it: the figure, the label of the stars, how far they are filled, and the text. */
  readonly shown: {
    readonly figure: string;
    readonly label: string;
    readonly filled: number;
    readonly words: string;
  };
}

/** Opens the rating popup and calls `onRated` for its messages; messages of any other window are ignored. */
export function listenForRating(root: Element, onRated: (rated: RatedMessage['rated']) => void): void {
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

function show(score: Element, { figure, label, filled, words }: RatedMessage['shown']) {
  const [number, stars, text] = score.children;
  if (number) number.textContent = figure;
  stars?.setAttribute('aria-label', label);
  stars?.querySelector('[data-part="filled"]')?.setAttribute('width', String(filled));
  if (text) text.textContent = words;
}
