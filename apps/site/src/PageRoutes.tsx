import { createElement } from 'react';
import { useRoutes } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes, type Route } from './routes.ts';

/** Which page stands at which address; anything else is the error screen. */
export function PageRoutes() {
  return useRoutes(tree);
}

const withElement = ({ path, page }: Route) => ({ path, element: createElement(page) });

const tree = [
  { element: <AuthLayout />, children: authRoutes.map(withElement) },
  {
    element: <AppLayout />,
    children: [...appRoutes.map(withElement), { path: '*', element: <ErrorPage /> }],
  },
];
