import { Page, PageLoading, SkipLink } from '@gildshelf/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { useScrollPosition } from '../useScrollPosition.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';

/** Everything but the account pages: the fixed bar, the page, the footer. */
export function AppLayout() {
  const { key } = useLocation();
  useScrollPosition();
  return (
    <>
      <SkipLink />
      <SiteTopBar />
      <Page>
        <ErrorBoundary resetKey={key} fallback={<ErrorPage />}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Page>
      <SiteFooter />
    </>
  );
}
