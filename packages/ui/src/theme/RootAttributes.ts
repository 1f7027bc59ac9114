import type { HTMLAttributes, Ref } from 'react';

/**
 * @internal What a component that is one element hands on to it: an id, ARIA, `data-*` and event attributes, and a ref.
 * No class and no style, for looks are words; no `title`, which neither keys nor fingers can open (see `Tooltip`).
 */
export type RootAttributes<Root extends Element, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  'children' | 'className' | 'style' | 'title' | 'dangerouslySetInnerHTML' | Own
> & {
  /** Gets the element. */
  ref?: Ref<Root>;
};
