import { PageLoading } from '@gildshelf/ui';
import { createElement, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { type LazyPage, lazyPage } from './lazyPage.ts';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes, type Route } from './routes.ts';

/** A route with the functions that load its code. */
export type PreloadableRoute = RouteObject & Partial<Pick<LazyPage, 'preload' | 'loadForHydration'>>;

const AuthLayout = lazyPage(async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout);

const withElement = ({ path, page }: Route): PreloadableRoute => ({
  path,
  element: createElement(page),
  preload: page.preload,
  loadForHydration: page.loadForHydration,
});

/** Every page within its layout; unknown URLs show the error screen. */
export const routeTree: PreloadableRoute[] = [
  {
    element: (
      <Suspense fallback={<PageLoading />}>
        <AuthLayout />
      </Suspense>
    ),
    preload: AuthLayout.preload,
    loadForHydration: AuthLayout.loadForHydration,
    children: authRoutes.map(withElement),
  },
  {
    element: <AppLayout />,
    children: [...appRoutes.map(withElement), { path: '*', element: <ErrorPage /> }],
  },
];
