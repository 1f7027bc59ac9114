import { Grid, Stack } from '@gildshelf/ui';
import { CollectionTile, type CollectionTileProps } from './CollectionTile.tsx';
import type { KeptTitle } from './collectionDialog.ts';

export interface CollectionGridProps extends Omit<CollectionTileProps, 'title'> {
  /** What the list is of. */
  readonly label: string;
  readonly titles: readonly KeptTitle[];
}

/** The cards, in one, two or three columns. */
export function CollectionGrid({ label, titles, ...actions }: CollectionGridProps) {
  return (
    <Grid as="ul" columns="cards" aria-label={label}>
      {titles.map((title) => (
        <Stack as="li" key={title.view.id}>
          <CollectionTile title={title} {...actions} />
        </Stack>
      ))}
    </Grid>
  );
}
