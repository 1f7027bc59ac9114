import { canFetchPage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { CatchUp } from './CatchUp.tsx';
import { firstPaint } from './firstPaint.ts';
import { prefetchOnIntent } from './prefetch/prefetchOnIntent.ts';
import { routeTree } from './routeTree.tsx';
import { sentPage } from './sentPage.ts';
import { readSettings } from './siteSettings.ts';
import { startsOtherwise } from './startsOtherwise.ts';
import { settled, tellListening } from './takenOver.ts';
import { whenIdle } from './whenIdle.ts';

// The first listener of the window: a page with unsaved changes puts its own in its place, before the router's.
window.onpopstate = () => undefined;

const { answers, session } = sentPage();
const app = (
  <StrictMode>
    <BrowserRouter>
      <CatchUp>
        <App answers={answers} settings={readSettings()} session={session} />
      </CatchUp>
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the site in.');
if (answers) void takeOver(root);
else createRoot(root).render(app);

prefetchOnIntent();

async function takeOver(complete: HTMLElement) {
  await firstPaint();
  const matches = matchRoutes(routeTree, location.pathname) ?? [];
  try {
    // Without its code React would throw away what stands there.
    await Promise.all(matches.map(({ route }) => route.take?.()));
  } catch {
    // With the network away it stands as it is: it can be read, and its links lead on. Gone for good, the error screen says so.
    if (!(await canFetchPage(limits.requestTimeout))) return;
    createRoot(complete).render(app);
    tellListening();
    return;
  }
  // In steps, between which somebody can go on reading and scrolling.
  if (startsOtherwise()) createRoot(complete).render(app);
  else startTransition(() => void hydrateRoot(complete, app));
  tellListening();
}

// What other pages need competes with nothing that this one needs.
void (answers ? settled : Promise.resolve()).then(() =>
  whenIdle(async () => {
    await (await import('./prefetch/prefetchLinked.ts')).prefetchLinked();
    // The open page and the pages that it links to need no more code: tests wait for this.
    document.documentElement.dataset.pages = 'loaded';
  }),
);
