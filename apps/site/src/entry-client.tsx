import { canFetchPage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { differsFromServerRender } from './differsFromServerRender.ts';
import { readHydrationData } from './hydrationData.ts';
import { dispatchListening, hydrated } from './hydrationEvents.ts';
import { onIdleAfterLoad } from './onIdle.ts';
import { prefetchOnIntent } from './prefetch/prefetchOnIntent.ts';
import { ReplayNavigation } from './ReplayNavigation.tsx';
import { routeTree } from './routeTree.tsx';
import { readSettings } from './siteSettings.ts';
import { waitForFirstPaint } from './waitForFirstPaint.ts';

// Registered before the router's listener: the leave guard of a page with unsaved changes replaces it, and so runs first.
window.onpopstate = () => undefined;

const { responses, session } = readHydrationData();
const app = (
  <StrictMode>
    <BrowserRouter>
      <ReplayNavigation>
        <App responses={responses} settings={readSettings()} session={session} />
      </ReplayNavigation>
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the site in.');
if (responses) void hydrate(root);
else createRoot(root).render(app);

prefetchOnIntent();

async function hydrate(container: HTMLElement) {
  await waitForFirstPaint();
  const matches = matchRoutes(routeTree, location.pathname) ?? [];
  try {
    // Without the page's code React would discard the server-rendered markup.
    await Promise.all(matches.map(({ route }) => route.component?.loadForHydration()));
  } catch {
    // Offline, the server-rendered page stays as it is: it can be read, and its links work. If the code is gone for good, the error
    // screen is shown.
    if (!(await canFetchPage(limits.requestTimeout))) return;
    createRoot(container).render(app);
    dispatchListening();
    return;
  }
  // In a transition, so that the visitor can read and scroll during hydration.
  if (differsFromServerRender()) createRoot(container).render(app);
  else startTransition(() => void hydrateRoot(container, app));
  dispatchListening();
}

// Prefetching for other pages must not compete with the requests of this one.
void (responses ? hydrated : Promise.resolve()).then(() =>
  onIdleAfterLoad(async () => {
    await (await import('./prefetch/prefetchLinked.ts')).prefetchLinked();
    // Tests wait for this: all code of the open page and of the pages that it links to is loaded.
    document.documentElement.dataset.pages = 'loaded';
  }),
);
