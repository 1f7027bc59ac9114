import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { TrackedItem } from '@gildshelf/api-client/react';
import { Grid, Stack } from '@gildshelf/ui';
import type { Ref } from 'react';
import { CollectionTile, type CollectionTileProps } from './CollectionTile.tsx';
import { toCollectionTitle } from './toCollectionTitle.ts';
import { type RenderedRows, useRowsInView } from './useRowsInView.ts';

export interface CollectionGridProps extends Omit<CollectionTileProps, 'title'> {
  /** Media type of all items. */
  readonly type: CatalogueType;
  /** Accessible name of the list. */
  readonly label: string;
  /** Tracked titles in the order of their cards. */
  readonly items: readonly TrackedItem[];
  /** False while `items` is incomplete because more titles follow; true by default. */
  readonly isWhole?: boolean;
}

/**
 * The cards, in one, two or three columns. Of more than 100 cards, or of a list that is not complete yet, only those in view
 * are rendered.
 */
export function CollectionGrid({ type, label, items, isWhole = true, ...actions }: CollectionGridProps) {
  const { grid, shown } = useRowsInView(items, isWhole);
  const indexes = shown ? cardIndexes(shown, items.length) : items.keys();
  return (
    <Grid as="ul" columns="cards" lazy={!shown} aria-label={label} ref={grid as Ref<HTMLElement>}>
      {Array.from(indexes, (index) => {
        const item = items[index] as TrackedItem;
        return (
          <Stack
            as="li"
            key={item.id}
            aria-setsize={isWhole ? (shown ? items.length : undefined) : -1}
            aria-posinset={shown || !isWhole ? index + 1 : undefined}
          >
            <CollectionTile title={toCollectionTitle(type, item)} {...actions} />
          </Stack>
        );
      })}
    </Grid>
  );
}

function cardIndexes({ columns, rows }: RenderedRows, count: number): number[] {
  return rows
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((index) => index < count);
}
