import type { HTMLAttributes, Ref } from 'react';

/**
 * @internal Attributes that a component passes to its root element: id, ARIA, `data-*` and event attributes, and a ref. Without
 * `className` and `style`, because styles are props; without `title`, which keyboard and touch cannot show (see `Tooltip`).
 */
export type RootAttributes<Root extends Element, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  'children' | 'className' | 'style' | 'title' | 'dangerouslySetInnerHTML' | Own
> & {
  /** Receives the element. */
  ref?: Ref<Root>;
};

/** @internal Passes a node to the ref of the caller from within an internal ref; returns the cleanup function of that ref. */
export function assignRef<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}
