import { IconButton } from '@gildshelf/ui';
import { memo } from 'react';
import type { KeptTitle } from './collectionDialog.ts';
import { TrackedTile } from './TrackedTile.tsx';

export interface CollectionTileProps {
  /** The title that the card shows. */
  readonly title: KeptTitle;
  /** Called when 'Edit' is pressed. */
  readonly onEdit: (title: KeptTitle) => void;
  /** Called when 'Remove' is pressed. */
  readonly onRemove: (title: KeptTitle) => void;
}

/** One card of the collection, with buttons to edit and remove its title. */
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
