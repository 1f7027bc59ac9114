import { type CatalogueType, catalogues, limits } from '@gildshelf/api-client/contract';
import { type TopItem, type TopList, useApi } from '@gildshelf/api-client/react';
import { Carousel, MediaTile, type StylingProps, useTranslate } from '@gildshelf/ui';
import { useCallback, useMemo, useState } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { TitleAction } from '../status-menu/TitleAction.tsx';

export interface MediaCarouselProps extends StylingProps {
  /** Media type of the top list. */
  readonly type: CatalogueType;
  /** Result of `useTopTitles`. Until it is ready, and when it is empty, a spinner is shown in a space of the final height. */
  readonly list: TopList;
  /** Number of rows. */
  readonly rows?: 1 | 2;
  /** Number of titles to show, best first; all by default. */
  readonly count?: number;
}

/** The top list of a media type, in rows whose scroll position is restored. */
export function MediaCarousel({ type, list, rows = defaultRows, count, ...styling }: MediaCarouselProps) {
  const translate = useTranslate();
  const { topTitle, topStorageKey, detailPath } = catalogues[type];
  const storedPosition = useStoredPosition(`${topStorageKey}Position`);

  const renderItem = useCallback(
    ({ rank, item, view }: TopItem) => (
      <>
        <MediaTile
          name={view.title}
          rank={rank}
          href={view.slug === null ? undefined : detailPath(view.slug)}
          state={item}
          {...coverSources(view, 'card')}
        />
        <TitleAction type={type} item={item} view={view} />
      </>
    ),
    [type, detailPath],
  );

  const entries = list.state === 'ready' ? list.entries : noEntries;
  const items = useMemo(() => entries.slice(0, count), [entries, count]);

  return (
    <Carousel
      {...styling}
      title={translate(topTitle)}
      items={items}
      itemKey={itemKey}
      renderItem={renderItem}
      rows={rows}
      cardWidth={cardWidth}
      gap={gap}
      height={rows * cardHeight + (rows - 1) * gap}
      loading={list.state !== 'ready'}
      smoothAfter={limits.scrollRestoreDelay}
      {...storedPosition}
    />
  );
}

const { width: cardWidth, height: cardHeight } = limits.homeCard;
const { rows: defaultRows, gap } = limits.carousel;
const noEntries: readonly TopItem[] = [];
// The index makes keys unique, because the API may return a rank or an id twice; the order of a list never changes.
const itemKey = ({ view }: TopItem, index: number) => `${index}-${view.id}`;

/** Stored scroll position of a track in this tab, in pixels; read once, because it only serves to restore the track. */
function useStoredPosition(key: string) {
  const { sessionStorage } = useApi();
  const [position] = useState(() => Number(sessionStorage.get(key)) || 0);
  const onPositionChange = useCallback(
    (left: number) => sessionStorage.set(key, String(left)),
    [sessionStorage, key],
  );
  return { position, onPositionChange };
}
