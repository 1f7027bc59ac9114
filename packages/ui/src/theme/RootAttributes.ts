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
