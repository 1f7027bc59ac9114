import { PageLoading } from '@gildshelf/ui';
import { createElement, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { type LazyPage, lazyPage } from './lazyPage.ts';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes, type Route } from './routes.ts';

/** A route of the router, and what fetches its code. */
export type PreloadableRoute = RouteObject & Partial<Pick<LazyPage, 'preload' | 'take'>>;

const AuthLayout = lazyPage(async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout);

const withElement = ({ path, page }: Route): PreloadableRoute => ({
  path,
  element: createElement(page),
  preload: page.preload,
  take: page.take,
});

/** Every page in the layout that stands around it; anything else is the error screen. */
export const routeTree: PreloadableRoute[] = [
  {
    element: (
      <Suspense fallback={<PageLoading />}>
        <AuthLayout />
      </Suspense>
    ),
    preload: AuthLayout.preload,
    take: AuthLayout.take,
    children: authRoutes.map(withElement),
  },
  {
    element: <AppLayout />,
    children: [...appRoutes.map(withElement), { path: '*', element: <ErrorPage /> }],
  },
];
