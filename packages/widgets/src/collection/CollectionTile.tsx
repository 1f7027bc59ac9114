import { catalogues, isPlanned, limits, mediaTypes, statusLabel } from '@gildshelf/api-client/contract';
import { IconButton, MediaTile, StarRating, TileStatus } from '@gildshelf/ui';
import { memo } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import type { KeptTitle } from './collectionDialog.ts';
import { statusIcons } from './statusIcons.ts';

export interface CollectionTileProps {
  readonly title: KeptTitle;
  readonly onEdit: (title: KeptTitle) => void;
  readonly onRemove: (title: KeptTitle) => void;
}

/** One card of the collection, with what can be done to it. */
export const CollectionTile = memo(function CollectionTile({ title, onEdit, onRemove }: CollectionTileProps) {
  const { type, view, item, tracking } = title;
  const { status, rating } = tracking;
  const { src, fallback } = coverSources(view, 'dashboard');
  const statusWords = status ? statusLabel(status) : mediaTypes[type].unsetStatusLabel;
  return (
    <MediaTile
      size="dashboard"
      name={view.title}
      href={view.slug === null ? undefined : catalogues[type].detailPath(view.slug)}
      state={item}
      imageUrl={src}
      fallback={fallback}
      status={<TileStatus icon={statusIcons[status]}>{`Status: ${statusWords}`}</TileStatus>}
      rating={
        isPlanned(status) ? undefined : (
          <StarRating size="small" value={rating} max={limits.ratingMaximum} step={limits.ratingStep} />
        )
      }
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
