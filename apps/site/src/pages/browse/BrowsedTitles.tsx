import {
  type BrowseQuery,
  browsePageSize,
  type CatalogueType,
  catalogues,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import type { BrowsedList, MoreTitles } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  CoverGrid,
  CoverTile,
  EmptyState,
  Stack,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import { coverSources, TitleAction } from '@gildshelf/widgets';
import { Suspense } from 'react';
import { browseUrl, pageAfter } from './browseUrl.ts';

interface BrowsedTitlesProps {
  readonly type: CatalogueType;
  readonly query: BrowseQuery;
  readonly data: BrowsedList;
  /** The titles are those of the previous query. */
  readonly isPrevious: boolean;
  readonly more: MoreTitles | undefined;
  /** URL of the page without filters; undefined while there are none. */
  readonly clearHref: string | undefined;
}

/** The tiles in the first view of a phone. */
const firstTiles = 9;

/** The covers of the titles, and a link to the next ones, which are added below the others. */
export function BrowsedTitles({ type, query, data, isPrevious, more, clearHref }: BrowsedTitlesProps) {
  const translate = useTranslate();
  const { titles, total, next } = data;
  const { listRef, handleClick } = useShowMore({
    count: titles.length,
    show: more?.show,
    isLoading: more?.isLoading,
  });
  const { detailPath } = catalogues[type];
  const plural = translate(mediaTypes[type].pluralNoun);
  const tileOf = ({ item, view }: BrowsedList['titles'][number]) => (
    <CoverTile
      key={view.id}
      name={view.title}
      href={view.slug === null ? undefined : detailPath(view.slug)}
      state={item}
      year={view.year}
      average={view.averageRating}
      action={<TitleAction on="cover" type={type} item={item} view={view} />}
      {...coverSources(view, 'card')}
    />
  );
  if (titles.length === 0)
    return (
      <EmptyState
        title={translate('No {titles} with these filters', { titles: plural })}
        action={clearHref && <Button href={clearHref}>{translate('Clear filters')}</Button>}
      />
    );
  return (
    <Stack gap={6}>
      <CoverGrid ref={listRef} busy={isPrevious} aria-label={translate(mediaTypes[type].pluralLabel)}>
        {titles.slice(0, firstTiles).map(tileOf)}
        {/* In a server-rendered page these tiles are hydrated after the rest, or on interaction. */}
        <Suspense>{titles.slice(firstTiles).map(tileOf)}</Suspense>
      </CoverGrid>
      {Boolean(more?.error) && (
        <Alert tone="danger">{translate('The next titles could not be loaded. Please try again.')}</Alert>
      )}
      {next && (
        <Button
          fullWidth
          href={browseUrl(type, pageAfter(query, next))}
          aria-busy={more?.isLoading || undefined}
          onClick={handleClick}
        >
          {translate('Show {count} more', { count: nextCount(total, titles.length, query) })}
        </Button>
      )}
    </Stack>
  );
}

/** The number of titles on the next page; a page from a cursor does not know how many titles precede it. */
function nextCount(total: number, shown: number, query: BrowseQuery): number {
  const startsAtFirst = !query.some(([name]) => name === 'after');
  return startsAtFirst ? Math.min(browsePageSize, total - shown) : browsePageSize;
}
