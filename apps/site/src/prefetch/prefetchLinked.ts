import { atIdleMoment } from '../whenIdle.ts';
import { prefetchPage } from './prefetchPage.ts';
import { savesData } from './savesData.ts';

/**
 * Loads the code of the pages that links in the window lead to, the top bar's among them, and of what those pages and the open one
 * show when something fails; then the same for links that come into the window later, at idle moments. Nothing where data is saved.
 */
export async function prefetchLinked(): Promise<void> {
  if (savesData()) return;
  await prefetchInView();
  let isWaiting = false;
  const prefetchSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    atIdleMoment(() => {
      isWaiting = false;
      void prefetchInView();
    });
  };
  addEventListener('scroll', prefetchSoon, { passive: true, capture: true });
  new MutationObserver(prefetchSoon).observe(document.body, { childList: true, subtree: true });
}

async function prefetchInView(): Promise<void> {
  await Promise.all(linksInView().map((link) => prefetchPage(link.pathname)));
  // After the pages, since each page declares parts of its own.
  const { preload } = await import('../spareParts.ts');
  await preload();
}

function linksInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(
    (link) => link.origin === location.origin && isInView(link),
  );
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
