import { useLocation, useRoutes } from 'react-router-dom';
import { renewPages } from './lazyPage.ts';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { routeTree } from './routeTree.tsx';

/** Which page stands at which address; anything else is the error screen. */
export function PageRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={renewPages}>
      {useRoutes(routeTree)}
    </ErrorBoundary>
  );
}
