import { PageLoading } from '@gildshelf/ui';
import { createElement, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { PageBoundary } from '../app/ErrorBoundary.tsx';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { AppLayout } from '../layouts/AppLayout.tsx';
import { pages } from '../pages/index.ts';
import { type LazyPage, lazyPage } from './lazyPage.ts';

/** A route with a component whose code can be loaded ahead of it. */
export type PreloadableRoute = RouteObject & { readonly component?: LazyPage };

const AuthLayout = lazyPage(async () => (await import('../layouts/AuthLayout.tsx')).AuthLayout);

const routesIn = (layout: 'app' | 'auth'): PreloadableRoute[] =>
  pages
    .filter((page) => page.layout === layout)
    .map(({ path, component }) => ({ path, component, element: createElement(component) }));

/** Every page within its layout; unknown URLs show the error screen. */
export const routeTree: PreloadableRoute[] = [
  {
    component: AuthLayout,
    element: (
      <Suspense fallback={<PageLoading />}>
        <AuthLayout />
      </Suspense>
    ),
    children: routesIn('auth'),
  },
  {
    element: <AppLayout />,
    children: [...routesIn('app'), { path: '*', element: <ErrorPage /> }],
  },
];

/** Renders the page of the current URL; unknown URLs show the error screen. */
export function PageRoutes() {
  return <PageBoundary>{useRoutes(routeTree)}</PageBoundary>;
}
