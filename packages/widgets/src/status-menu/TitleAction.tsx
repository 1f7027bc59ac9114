import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import type { CatalogueItem } from '@gildshelf/api-client/react';
import type { TileActionProps } from '@gildshelf/ui';
import { type ComponentType, createContext, use } from 'react';

export interface TitleActionProps extends Pick<TileActionProps, 'on'> {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The title as the API returned it. */
  readonly item: CatalogueItem;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
}

/** The component that cards show as their action, if any, and the function that sets it. */
export type TitleActionState = readonly [
  component?: ComponentType<TitleActionProps> | undefined,
  setComponent?: (component: () => ComponentType<TitleActionProps> | undefined) => void,
];

/** Gives cards an action, such as a `StatusMenu`, once its code is loaded. Without it, cards have none. */
export const TitleActionContext = createContext<TitleActionState>([]);

/** The action of the card of a title, rendered after its tile. Renders nothing without `TitleActionContext`. */
export function TitleAction(props: TitleActionProps) {
  const [Action] = use(TitleActionContext);
  return Action && <Action {...props} />;
}
