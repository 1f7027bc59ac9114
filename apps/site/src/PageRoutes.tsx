import { PageLoading } from '@gildshelf/ui';
import { createElement, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { lazyPage, renewPages } from './lazyPage.ts';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes, type Route } from './routes.ts';

/** Which page stands at which address; anything else is the error screen. */
export function PageRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={renewPages}>
      {useRoutes(tree)}
    </ErrorBoundary>
  );
}

const AuthLayout = lazyPage(async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout);

const withElement = ({ path, page }: Route) => ({ path, element: createElement(page) });

const tree = [
  {
    element: (
      <Suspense fallback={<PageLoading />}>
        <AuthLayout />
      </Suspense>
    ),
    children: authRoutes.map(withElement),
  },
  {
    element: <AppLayout />,
    children: [...appRoutes.map(withElement), { path: '*', element: <ErrorPage /> }],
  },
];
