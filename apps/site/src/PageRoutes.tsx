import { PageLoading } from '@gildshelf/ui';
import { createElement, lazy, Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes, type Route } from './routes.ts';

/** Which page stands at which address; anything else is the error screen. */
export function PageRoutes() {
  return useRoutes(tree);
}

const AuthLayout = lazy(async () => ({ default: (await import('./layouts/AuthLayout.tsx')).AuthLayout }));

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
