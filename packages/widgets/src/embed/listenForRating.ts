import type { NamedTitle } from './protocol.ts';

/** What our window says to the frame that opened it, once the host has kept the stars. */
export interface RatedMessage {
  readonly gildshelf: 'rated';
  readonly rated: NamedTitle & { readonly average: number; readonly count: number };
  /** The same as it stands in a `RatingSummary`: the figure, what is read of the stars, how far they are filled, the words. */
  readonly shown: {
    readonly figure: string;
    readonly label: string;
    readonly filled: number;
    readonly words: string;
  };
}

/** Opens the window in which a title is rated, and hears from that window alone what became of it. */
export function listenForRating(within: Element, onRated: (rated: RatedMessage['rated']) => void): void {
  const link = within.querySelector<HTMLAnchorElement>('[data-part="rate"]');
  let opened: Window | null = null;
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    opened?.close();
    // Without a name: by a name the host page could get hold of the window and lead it elsewhere.
    opened = open(link.href, '_blank', 'popup,width=480,height=760');
    // Where a browser lets no window be opened, the link leads to the same page in a tab. On a host page that keeps to its own
    // origin there is a window, which is not given to us: the press is used up by it.
    if (opened || navigator.userActivation?.isActive === false) event.preventDefault();
  });
  addEventListener('message', ({ data, origin, source }: MessageEvent<RatedMessage>) => {
    if (!opened || source !== opened || origin !== location.origin || data?.gildshelf !== 'rated') return;
    const score = within.querySelector('[data-part="score"]');
    if (score) show(score, data.shown);
    onRated(data.rated);
  });
}

function show(score: Element, { figure, label, filled, words }: RatedMessage['shown']) {
  const [number, stars, said] = score.children;
  if (number) number.textContent = figure;
  stars?.setAttribute('aria-label', label);
  stars?.querySelector('[data-part="filled"]')?.setAttribute('width', String(filled));
  if (said) said.textContent = words;
}
