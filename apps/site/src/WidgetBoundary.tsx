import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';

// Nearly no visit needs it.
const WidgetFailure = lazy(async () => ({ default: (await import('./WidgetFailure.tsx')).WidgetFailure }));

/** One part of a page: when it fails to render, the rest of the page stays, and a new address gives it another try. */
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
