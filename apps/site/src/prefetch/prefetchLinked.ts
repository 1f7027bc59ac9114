import { onIdle } from '../hydration/loadPhases.ts';
import { prefetchPage } from './prefetchPage.ts';

/**
 * Loads the code of the pages that links in view lead to, including the top bar's, and of the error messages of those pages and the open
 * one; then, whenever the browser is idle, does the same for links that come into view later. Does nothing when data saving is on.
 */
export async function prefetchLinked(): Promise<void> {
  if (prefersReducedData()) return;
  await prefetchInView();
  let isScheduled = false;
  const prefetchSoon = () => {
    if (isScheduled) return;
    isScheduled = true;
    onIdle(() => {
      isScheduled = false;
      void prefetchInView();
    });
  };
  addEventListener('scroll', prefetchSoon, { passive: true, capture: true });
  new MutationObserver(prefetchSoon).observe(document.body, { childList: true, subtree: true });
}

async function prefetchInView(): Promise<void> {
  await Promise.all(linksInView().map((link) => prefetchPage(link.pathname)));
  // After the pages, since each page declares lazy parts of its own.
  const { preloadOnDemandComponents } = await import('./preloadOnDemandComponents.ts');
  await preloadOnDemandComponents();
}

function linksInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(
    (link) => link.origin === location.origin && isInView(link),
  );
}

function isInView(link: HTMLAnchorElement): boolean {
  // Without this check the browser lays out every part of the page that it skips because it is out of view: more than a second on Home
  // instead of 9 ms (CPU throttled 4×).
  if (link.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}

/** The Network Information API, which Chromium has and TypeScript's DOM types have not. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor has enabled data saving, or has a connection as slow as 2G. */
function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
