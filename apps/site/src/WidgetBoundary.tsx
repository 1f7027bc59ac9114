import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';

// Loaded lazily, since few visits need it.
const WidgetFailure = lazy(async () => ({ default: (await import('./WidgetFailure.tsx')).WidgetFailure }));

/** Error boundary of one part of a page: the rest of the page stays when it fails to render, and a navigation retries it. */
export function WidgetBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={
        <Suspense>
          <WidgetFailure />
        </Suspense>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
