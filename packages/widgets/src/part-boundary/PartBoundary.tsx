import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** It has failed and shows nothing any more; a new `key` gives it another try. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** A part of a widget, of which the rest is worth something without it: code that is fetched when it is needed. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
