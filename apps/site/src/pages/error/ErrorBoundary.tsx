import { Component, type ReactNode } from 'react';

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
