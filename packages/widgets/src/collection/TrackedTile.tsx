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
import { MediaTile, StarRating, type StylingProps, TileStatus, useTranslate } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { statusIcons } from '../status-menu/statusIcons.ts';

export interface TrackedTileProps extends StylingProps {
  /** Media type of the title. */
  readonly type: MediaType;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
  /** The title as the API returned it: navigation state that its page can show before its own data has loaded. */
  readonly item: TrackedItem;
  /** The user's status and rating of the title; an empty status where none is set. */
  readonly tracking: Tracking;
  /** Buttons for actions on the title. */
  readonly actions?: ReactNode;
}

/** A card of a title, with a user's status and rating. */
export function TrackedTile({ type, view, item, tracking, actions, ...styling }: TrackedTileProps) {
  const translate = useTranslate();
  const { status, rating } = tracking;
  const statusText = status ? statusLabel(status) : mediaTypes[type].unsetStatusLabel;
  return (
    <MediaTile
      {...styling}
      size="md"
      name={view.title}
      href={pagePathOf(type, view.slug)}
      state={item}
      {...coverSources(view, 'dashboard')}
      status={
        <TileStatus icon={statusIcons[status]}>
          {translate('Status: {status}', { status: translate(statusText) })}
        </TileStatus>
      }
      rating={
        isPlanned(status) ? undefined : (
          <StarRating size="sm" value={rating} max={limits.ratingMaximum} step={limits.ratingStep} />
        )
      }
      actions={actions}
    />
  );
}

/** The path of a title's page; undefined without a slug and for media types that cannot be browsed. */
export function pagePathOf(type: MediaType, slug: string | null): string | undefined {
  const browsable: Readonly<Partial<Record<MediaType, { detailPath(slug: string): string }>>> = catalogues;
  return slug === null ? undefined : browsable[type]?.detailPath(slug);
}
