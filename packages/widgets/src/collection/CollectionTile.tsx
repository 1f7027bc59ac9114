import { IconButton } from '@gildshelf/ui';
import { memo } from 'react';
import type { KeptTitle } from './collectionDialog.ts';
import { TrackedTile } from './TrackedTile.tsx';

export interface CollectionTileProps {
  /** What the card is of. */
  readonly title: KeptTitle;
  /** 'Edit' was pressed. */
  readonly onEdit: (title: KeptTitle) => void;
  /** 'Remove' was pressed. */
  readonly onRemove: (title: KeptTitle) => void;
}

/** One card of the collection, with what can be done to it. */
export const CollectionTile = memo(function CollectionTile({ title, onEdit, onRemove }: CollectionTileProps) {
  const { view } = title;
  return (
    <TrackedTile
      {...title}
      actions={
        <>
          <IconButton
            icon="edit"
            variant="overlay"
            label={`Edit ${view.title}`}
            onClick={() => onEdit(title)}
          />
          <IconButton
            icon="trash"
            variant="overlay"
            label={`Remove ${view.title}`}
            onClick={() => onRemove(title)}
          />
        </>
      }
    />
  );
});
