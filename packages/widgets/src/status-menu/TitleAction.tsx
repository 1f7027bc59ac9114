import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import type { CatalogueItem } from '@gildshelf/api-client/react';
import type { TileActionProps } from '@gildshelf/ui';
import { type ReactNode, use, useState } from 'react';
import { TitleActionContext, type TitleActionState } from './useTitleAction.ts';

export interface TitleActionProps extends Pick<TileActionProps, 'on'> {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The title as the API returned it. */
  readonly item: CatalogueItem;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
}

/** Lets `useTitleAction` give the cards within it an action. Without it, cards have none. */
export function TitleActionProvider({ children }: { readonly children: ReactNode }) {
  return <TitleActionContext value={useState<TitleActionState[0]>()}>{children}</TitleActionContext>;
}

/** The action of the card of a title, rendered after its tile. Renders nothing without an action. */
export function TitleAction(props: TitleActionProps) {
  const [Action] = use(TitleActionContext);
  return Action && <Action {...props} />;
}
