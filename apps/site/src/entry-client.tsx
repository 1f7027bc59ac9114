import { canFetchPage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useRef,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, useLocation } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readSettings } from './app/siteSettings.ts';
import { differsFromServerRender, readHydrationData } from './hydration/hydrationData.ts';
import { dispatchListening, hydrated } from './hydration/hydrationEvents.ts';
import { onIdleAfterLoad, waitForFirstPaint } from './hydration/loadPhases.ts';
import { prefetchOnIntent } from './prefetch/prefetchPage.ts';
import { routeTree } from './routing/routes.tsx';

// Registered before the router's listener: the leave guard of a page with unsaved changes replaces it, and so runs first.
window.onpopstate = () => undefined;

// A page that another host serves has no rules of the chosen theme.
if (document.cookie.includes('theme=')) void import('./appearance/applyStoredTheme.ts');

const { responses, session } = readHydrationData();
const { lang } = document.documentElement;
if (lang === 'en') start(Fragment);
else
  void import('./languages/loadLanguage.tsx')
    .then(({ loadLanguage }) => loadLanguage(lang))
    // Without its messages the site is shown in English.
    .catch(() => Fragment)
    .then(start);

/** Shows the site in the language of a provider. */
function start(LanguageProvider: ComponentType<{ readonly children: ReactNode }>) {
  const app = (
    <StrictMode>
      <LanguageProvider>
        <BrowserRouter>
          <ReplayNavigation>
            <App responses={responses} settings={readSettings()} session={session} />
          </ReplayNavigation>
        </BrowserRouter>
      </LanguageProvider>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('No element #root.');
  if (responses) void hydrate(root, app);
  else createRoot(root).render(app);
}

prefetchOnIntent();

async function hydrate(container: HTMLElement, app: ReactNode) {
  await waitForFirstPaint();
  const matches = matchRoutes(routeTree, location.pathname) ?? [];
  let isLoaded = true;
  try {
    // Without the page's code React would discard the server-rendered markup.
    await Promise.all(matches.map(({ route }) => route.component?.loadForHydration()));
  } catch {
    // Offline, the server-rendered page stays as it is: it can be read, and its links work. If the code is gone for good, the error
    // screen is shown.
    if (!(await canFetchPage(limits.requestTimeout))) return;
    isLoaded = false;
  }
  // In a transition, so that the visitor can read and scroll during hydration.
  if (isLoaded && !differsFromServerRender()) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  dispatchListening();
}

// Prefetching for other pages must not compete with the requests of this one.
void (responses ? hydrated : Promise.resolve()).then(() =>
  onIdleAfterLoad(async () => {
    await (await import('./hydration/startIdleWork.ts')).startIdleWork();
    // Tests wait for this: all code of the open page and of the pages that it links to is loaded.
    document.documentElement.dataset.pages = 'loaded';
  }),
);

/**
 * Replays history navigations that happened during hydration: the router reads the URL when hydration starts, and listens for
 * `popstate` only once it has finished.
 */
function ReplayNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const initialUrl = useRef(pathname + search);
  useEffect(() => {
    const { state } = history;
    if (location.pathname + location.search !== initialUrl.current)
      dispatchEvent(new PopStateEvent('popstate', { state }));
  }, []);
  return children;
}
