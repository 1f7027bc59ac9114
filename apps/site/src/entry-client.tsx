import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { preloadPages } from './lazyPage.ts';
import { preloadOnIntent } from './preloadOnIntent.ts';
import { routeTree } from './routeTree.tsx';
import { sentAnswers } from './sentAnswers.ts';
import { whenIdle } from './whenIdle.ts';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App answers={sentAnswers()} />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the site in.');
if (root.hasChildNodes()) void takeOver(root);
else createRoot(root).render(app);

preloadOnIntent();

async function takeOver(complete: HTMLElement) {
  const matches = matchRoutes(routeTree, location.pathname) ?? [];
  // Without its code React would throw away what stands there; a page that cannot be had stands as it is.
  await Promise.all(matches.map(({ route }) => route.take?.()));
  // In steps, between which somebody can go on reading and scrolling.
  startTransition(() => void hydrateRoot(complete, app));
}

whenIdle(async () => {
  await preloadPages();
  // From here on the open site needs no more code: its tests wait for this.
  document.documentElement.dataset.pages = 'loaded';
});
