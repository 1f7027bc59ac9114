import { type CatalogueType, catalogues, limits } from '@gildshelf/api-client/contract';
import type { TopItem, TopList } from '@gildshelf/api-client/react';
import { Carousel, MediaTile } from '@gildshelf/ui';
import { useCallback, useMemo } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { useKeptPosition } from './useKeptPosition.ts';

export interface MediaCarouselProps {
  /** Whose top list it is. */
  readonly type: CatalogueType;
  /** From `useTopList`. Until it is ready, and where it is empty, a spinner stands in a space of the final height. */
  readonly list: TopList;
  /** One row or two. */
  readonly rows?: 1 | 2;
  /** How many of the list, from its best; by default all. */
  readonly count?: number;
}

/** The top list of a media type, in rows that remember where they were left. */
export function MediaCarousel({ type, list, rows = usualRows, count }: MediaCarouselProps) {
  const { topTitle, topStorageKey, detailPath } = catalogues[type];
  const kept = useKeptPosition(`${topStorageKey}Position`);

  const renderItem = useCallback(
    ({ rank, item, view }: TopItem) => (
      <MediaTile
        name={view.title}
        rank={rank}
        href={view.slug === null ? undefined : detailPath(view.slug)}
        state={item}
        {...coverSources(view, 'card')}
      />
    ),
    [detailPath],
  );

  const entries = list.state === 'ready' ? list.entries : none;
  const items = useMemo(() => entries.slice(0, count), [entries, count]);

  return (
    <Carousel
      title={topTitle}
      items={items}
      itemKey={itemKey}
      renderItem={renderItem}
      rows={rows}
      cardWidth={homeCard.width}
      gap={gap}
      height={rows * homeCard.height + (rows - 1) * gap}
      loading={list.state !== 'ready'}
      smoothAfter={limits.scrollRestoreDelay}
      {...kept}
    />
  );
}

const { homeCard } = limits;
const { rows: usualRows, gap } = limits.carousel;
const none: readonly TopItem[] = [];
// A host may give a rank or an id twice; the list itself never changes its order.
const itemKey = ({ view }: TopItem, index: number) => `${index}-${view.id}`;
