import { leavingEvent } from './leavingEvent.ts';

/** Receives what leaves the page, to be called once the visitor has confirmed it. */
export type AskToLeave = (leave: () => void) => void;

/**
 * Asks before a link, a button with `data-leaves`, a step in the history or a `leavingEvent` leads to another page of the
 * site; unloading the document is `beforeunload`. The declarative router has no blocker: clicks are stopped before React
 * hears of them, and a step is taken back before the router does. A page that is still there when the visitor comes back,
 * since the code of the next one had not come, is guarded again. Returns what ends it.
 */
export function guardPage(ask: AskToLeave, navigate: (url: string) => void): () => void {
  const guardedIndex = indexOfEntry();
  const guardedUrl = urlOf(location);
  let isReturning = false;

  function handleClick(event: MouseEvent) {
    const way = (event.target as Element).closest<HTMLElement>('a[href], [data-leaves]');
    if (!way || (way instanceof HTMLAnchorElement && !isFollowedHere(event, way, guardedUrl))) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      release();
      // A menu has closed by now, and its links are gone.
      if (way.isConnected) way.click();
      else if (way instanceof HTMLAnchorElement) navigate(urlOf(way) + way.hash);
    });
  }

  function handlePop(event: PopStateEvent) {
    const steps = indexOfEntry() - guardedIndex;
    // A skip link stays on the page.
    const isLeaving = urlOf(location) !== guardedUrl && Number.isInteger(steps);
    if (!isReturning && !isLeaving) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    history.go(-steps);
    ask(() => {
      release();
      history.go(steps);
    });
  }

  function handleLeaving(event: Event) {
    const { detail: leave } = event as CustomEvent<() => void>;
    event.preventDefault();
    ask(() => {
      release();
      leave();
    });
  }

  function handleReturn() {
    if (urlOf(location) === guardedUrl) guard();
  }

  function guard() {
    document.addEventListener('click', handleClick, true);
    addEventListener(leavingEvent, handleLeaving);
    // Keeps the place that the entry took among the listeners, before the router's.
    window.onpopstate = handlePop;
  }

  function release() {
    document.removeEventListener('click', handleClick, true);
    removeEventListener(leavingEvent, handleLeaving);
    window.onpopstate = handleReturn;
  }

  guard();
  return () => {
    release();
    window.onpopstate = pass;
  };
}

const pass = () => undefined;

/**
 * The place of the history entry. The router writes one into its own entries only: behind a skip link, browsers without the
 * Navigation API have none.
 */
const indexOfEntry = () => window.navigation?.currentEntry?.index ?? Number(history.state?.idx ?? Number.NaN);

const urlOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** Whether a click leads to another page in this tab by the router. */
function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement, guardedUrl: string): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isHere = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && isHere && urlOf(link) !== guardedUrl && !link.pathname.startsWith('/api/');
}
