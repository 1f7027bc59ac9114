import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Called when a child throws. The boundary then renders nothing; a new `key` makes it render the children again. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** Error boundary of an optional part of a widget, whose code is loaded on demand: renders nothing after an error. */
export class PartErrorBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
