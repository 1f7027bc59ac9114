import { useApi } from '@gildshelf/api-client/react';
import { PageLoading } from '@gildshelf/ui';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageBoundary } from '../app/ErrorBoundary.tsx';
import { hasNavigatedAway } from '../hydration/hydrationData.ts';
import { dispatchHydrated } from '../hydration/hydrationEvents.ts';

/** The page of the current URL: a spinner while it loads and, after a failure, the error screen until the URL changes. */
export function PageOutlet() {
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage />
      </Suspense>
    </PageBoundary>
  );
}

// Below Suspense, since the scroll position can be restored only once the page is rendered.
function LoadedPage() {
  useScrollPosition();
  useEffect(dispatchHydrated, []);
  return <Outlet />;
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

let isFirst = true;

/**
 * Scrolls a new page to its top, and restores the position of a page that the visitor returns to, also after a reload. A visitor who
 * has scrolled before hydration keeps their position; so does a page that replaces its own history entry, as a filter does.
 */
function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const navigationType = useNavigationType();
  const isReturn = navigationType === 'POP';
  const shownPath = useRef(pathname);

  useEffect(() => {
    const previous = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = previous;
    };
  }, []);

  useBrowserLayoutEffect(() => {
    // The first page of every visit has the same key.
    const storageKey = `scroll_${key}${pathname}`;
    const savePosition = () => sessionStorage.set(storageKey, String(scrollY));
    const isSamePage = navigationType === 'REPLACE' && shownPath.current === pathname;
    shownPath.current = pathname;
    // The visitor has scrolled the server-rendered page before hydration.
    if (isSamePage || (isFirst && scrollY && !hasNavigatedAway())) savePosition();
    else scrollTo({ top: isReturn ? Number(sessionStorage.get(storageKey)) : 0, behavior: 'instant' });
    isFirst = false;
    addEventListener('scroll', savePosition, { passive: true });
    return () => removeEventListener('scroll', savePosition);
  }, [key, pathname, navigationType, isReturn, sessionStorage]);
}
