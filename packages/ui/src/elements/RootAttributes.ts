import type { CSSProperties, HTMLAttributes, Ref } from 'react';

/** What a page may add to the styles of the root element of a component. */
export interface StylingProps {
  /** Class names, added to those of the component. */
  className?: string | undefined;
  /** Inline styles. A server renders a `style` attribute only if they are given. */
  style?: CSSProperties | undefined;
}

/**
 * @internal Attributes that a component passes to its root element: id, ARIA, `data-*` and event attributes, class names, inline
 * styles and a ref. Without `title`, which keyboard and touch cannot show (see `Tooltip`).
 */
export type RootAttributes<Root extends Element, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  'children' | keyof StylingProps | 'title' | 'dangerouslySetInnerHTML' | Own
> &
  StylingProps & {
    /** Receives the element. */
    ref?: Ref<Root>;
  };

/** @internal Passes a node to the ref of the caller from within an internal ref; returns the cleanup function of that ref. */
export function assignRef<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}
