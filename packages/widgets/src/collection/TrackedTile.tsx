import {
  catalogues,
  isPlanned,
  limits,
  type MediaType,
  type MediaView,
  mediaTypes,
  statusLabel,
} from '@gildshelf/api-client/contract';
import type { TrackedItem, Tracking } from '@gildshelf/api-client/react';
import { MediaTile, StarRating, TileStatus } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { statusIcons } from './statusIcons.ts';

export interface TrackedTileProps {
  /** What kind of title it is. */
  readonly type: MediaType;
  /** The title, as `present` shows it. */
  readonly view: MediaView;
  /** The title as the host gave it: what its page may show before its own data is there. */
  readonly item: TrackedItem;
  /** What is kept about it; an empty status where none is set. */
  readonly tracking: Tracking;
  /** What can be done to it: buttons. */
  readonly actions?: ReactNode;
}

/** A title with what somebody says about it. */
export function TrackedTile({ type, view, item, tracking, actions }: TrackedTileProps) {
  const { status, rating } = tracking;
  const statusWords = status ? statusLabel(status) : mediaTypes[type].unsetStatusLabel;
  return (
    <MediaTile
      size="dashboard"
      name={view.title}
      href={pageOf(type, view.slug)}
      state={item}
      {...coverSources(view, 'dashboard')}
      status={<TileStatus icon={statusIcons[status]}>{`Status: ${statusWords}`}</TileStatus>}
      rating={
        isPlanned(status) ? undefined : (
          <StarRating size="small" value={rating} max={limits.ratingMaximum} step={limits.ratingStep} />
        )
      }
      actions={actions}
    />
  );
}

/** Not every media type can be browsed. */
function pageOf(type: MediaType, slug: string | null): string | undefined {
  const browsed: Readonly<Partial<Record<MediaType, { detailPath(slug: string): string }>>> = catalogues;
  return slug === null ? undefined : browsed[type]?.detailPath(slug);
}
