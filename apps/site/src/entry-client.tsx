import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { preloadPages } from './lazyPage.ts';
import { preloadOnIntent } from './preloadOnIntent.ts';
import { whenIdle } from './whenIdle.ts';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the site in.');
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

preloadOnIntent();
whenIdle(async () => {
  await preloadPages();
  // From here on the open site needs no more code: its tests wait for this.
  document.documentElement.dataset.pages = 'loaded';
});
