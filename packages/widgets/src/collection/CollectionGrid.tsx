import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { TrackedItem } from '@gildshelf/api-client/react';
import { Grid, Stack } from '@gildshelf/ui';
import type { Ref } from 'react';
import { CollectionTile, type CollectionTileProps } from './CollectionTile.tsx';
import { keptTitle } from './keptTitle.ts';
import { type ShownRows, useRowsInView } from './useRowsInView.ts';

export interface CollectionGridProps extends Omit<CollectionTileProps, 'title'> {
  /** What all of them are. */
  readonly type: CatalogueType;
  /** What the list is of. */
  readonly label: string;
  /** What is kept, in the order of the cards. */
  readonly items: readonly TrackedItem[];
  /** False while more titles follow than `items` has; true by default. */
  readonly isWhole?: boolean;
}

/** The cards, in one, two or three columns; of more than 100, or of a list that is not whole yet, only those that are in view. */
export function CollectionGrid({ type, label, items, isWhole = true, ...actions }: CollectionGridProps) {
  const { grid, shown } = useRowsInView(items, isWhole);
  const places = shown ? placesOf(shown, items.length) : items.keys();
  return (
    <Grid as="ul" columns="cards" lazy={!shown} aria-label={label} ref={grid as Ref<HTMLElement>}>
      {Array.from(places, (place) => {
        const item = items[place] as TrackedItem;
        return (
          <Stack
            as="li"
            key={item.id}
            aria-setsize={isWhole ? (shown ? items.length : undefined) : -1}
            aria-posinset={shown || !isWhole ? place + 1 : undefined}
          >
            <CollectionTile title={keptTitle(type, item)} {...actions} />
          </Stack>
        );
      })}
    </Grid>
  );
}

function placesOf({ columns, rows }: ShownRows, count: number): number[] {
  return rows
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((place) => place < count);
}
