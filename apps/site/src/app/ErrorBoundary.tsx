import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { retryFailedPages } from '../routing/lazyPage.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  /** A new value renders the children again; for a page, the key of its history entry. */
  readonly resetKey: string;
  readonly fallback: ReactNode;
  /** Called after the fallback is shown. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedKey: string | null;
}

/** Shows the fallback when a descendant fails to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: null };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    return failedKey !== null && failedKey !== '' && failedKey !== resetKey ? { failedKey: null } : null;
  }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedKey: '' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailed?.();
    this.setState({ failedKey: this.props.resetKey });
  }

  override render() {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}

/** Error boundary of a page: shows the error screen until the URL changes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={<ErrorPage />} onFailed={retryFailedPages}>
      {children}
    </ErrorBoundary>
  );
}

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
