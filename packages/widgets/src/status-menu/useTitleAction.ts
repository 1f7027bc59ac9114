import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import type { CatalogueItem } from '@gildshelf/api-client/react';
import type { TileActionProps } from '@gildshelf/ui';
import { type ComponentType, createContext, startTransition, use, useEffect } from 'react';

export interface TitleActionProps extends Pick<TileActionProps, 'on'> {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The title as the API returned it. */
  readonly item: CatalogueItem;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
}

type Action = ComponentType<TitleActionProps>;

/** The component that cards show as their action, if any, and the function that sets it. */
export type TitleActionState = readonly [
  action?: Action | undefined,
  setAction?: (action: () => Action | undefined) => void,
];

/** @internal The state of the `TitleActionProvider`. */
export const TitleActionContext = createContext<TitleActionState>([]);

/**
 * Gives the cards within the `TitleActionProvider` an action, such as a `StatusMenu`, while the calling component is mounted. The action
 * must be the same component on every rendering.
 */
export function useTitleAction(action: Action): void {
  const [, setAction] = use(TitleActionContext);
  useEffect(() => {
    // A page may have hundreds of cards, whose rendering must not delay an input.
    startTransition(() => setAction?.(() => action));
    return () => setAction?.(() => undefined);
  }, [setAction, action]);
}
