import { useLocation, useRoutes } from 'react-router-dom';
import { retryFailedPages } from './lazyPage.ts';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { routeTree } from './routeTree.tsx';

/** Renders the page of the current URL; unknown URLs show the error screen. */
export function PageRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={retryFailedPages}>
      {useRoutes(routeTree)}
    </ErrorBoundary>
  );
}
