import { Link, Page, PageLoading, Stack, Wordmark } from '@gildshelf/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { paths } from '../paths.ts';

/** The account pages: centred, without the top bar. */
export function AuthLayout() {
  const { key } = useLocation();
  return (
    <Page variant="centred">
      <Stack align="centre">
        <Link href={paths.home} variant="plain">
          <Wordmark size="auth" underline />
        </Link>
      </Stack>
      <ErrorBoundary resetKey={key} fallback={<ErrorPage />}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}
