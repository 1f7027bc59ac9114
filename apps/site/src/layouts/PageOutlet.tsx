import { PageLoading } from '@gildshelf/ui';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { renewPages } from '../lazyPage.ts';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { tellTakenOver } from '../takenOver.ts';
import { useScrollPosition } from '../useScrollPosition.ts';

/** The page of the address: a spinner while it loads, the error screen when it fails, until the address changes. */
export function PageOutlet() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={renewPages}>
      <Suspense fallback={<PageLoading />}>
        <PlacedPage />
      </Suspense>
    </ErrorBoundary>
  );
}

// Below the Suspense: a page can be brought back to its place only once it stands there.
function PlacedPage() {
  useScrollPosition();
  useEffect(tellTakenOver, []);
  return <Outlet />;
}
