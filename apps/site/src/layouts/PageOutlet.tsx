import { PageLoading } from '@gildshelf/ui';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { dispatchHydrated } from '../hydrationEvents.ts';
import { retryFailedPages } from '../lazyPage.ts';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { useScrollPosition } from '../useScrollPosition.ts';

/** The page of the current URL: a spinner while it loads and, after a failure, the error screen until the URL changes. */
export function PageOutlet() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={retryFailedPages}>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage />
      </Suspense>
    </ErrorBoundary>
  );
}

// Below Suspense, since the scroll position can be restored only once the page is rendered.
function LoadedPage() {
  useScrollPosition();
  useEffect(dispatchHydrated, []);
  return <Outlet />;
}
