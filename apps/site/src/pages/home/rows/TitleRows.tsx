import { browsePath, type CatalogueType, catalogues, type Facet } from '@gildshelf/api-client/contract';
import { type CatalogueItem, presentTitle } from '@gildshelf/api-client/react';
import { Link, useTranslate, VisuallyHidden } from '@gildshelf/ui';
import { MediaList } from '@gildshelf/widgets';
import { useIsNear } from '../../useIsNear.ts';
import { useFirstPage } from './useFirstPage.ts';
import type { FirstPage } from './useFirstPages.ts';

/** The number of titles in a row; all of them are on the browse page. */
const rowLength = 24;
/** The number of genres with a row, the most frequent ones. */
const genreRows = 3;
/** The number of titles that a genre needs to have a row: as many as fit beside each other. */
const minimumTitles = 7;

/** The titles of a media type that were released this month, and those of its most frequent genres. */
export function TitleRows({ page: { type, popular, released } }: { readonly page: FirstPage }) {
  const translate = useTranslate();
  const plural = translate(catalogues[type].pluralLabel);
  const genres = popular.facets.find(({ name }) => name === 'genre')?.values ?? [];
  return (
    <>
      {released && released.total > 0 && (
        <MediaList
          type={type}
          title={translate('New this month: {titles}', { titles: plural })}
          list={listOf(type, released.titles)}
        />
      )}
      {genres
        .filter(({ count }) => count >= minimumTitles)
        .slice(0, genreRows)
        .map((genre) => (
          <GenreRow key={genre.value} type={type} genre={genre} />
        ))}
    </>
  );
}

interface GenreRowProps {
  readonly type: CatalogueType;
  readonly genre: Facet['values'][number];
}

/** The most popular titles of a genre, which are requested when the row is near the window; its height is reserved. */
function GenreRow({ type, genre }: GenreRowProps) {
  const translate = useTranslate();
  const [marker, isNear] = useIsNear('100% 0px');
  const query = useFirstPage(type, isNear ? [['genre', genre.value]] : null);
  const title = translate('{titles}: {genre}', {
    titles: translate(catalogues[type].pluralLabel),
    genre: genre.value,
  });
  if (query.state === 'failed') return null;
  return (
    <>
      <VisuallyHidden ref={marker}>{null}</VisuallyHidden>
      <MediaList
        type={type}
        title={title}
        action={
          <Link
            href={browsePath(type, { facet: 'genre', value: genre.value })}
            aria-label={translate('All: {name}', { name: title })}
          >
            {translate('All')}
          </Link>
        }
        list={query.state === 'ready' ? listOf(type, query.data.titles) : query}
      />
    </>
  );
}

/** Titles in the form in which a list shows them. */
function listOf(type: CatalogueType, items: readonly CatalogueItem[]) {
  const titles = items.slice(0, rowLength).map((item) => ({ item, view: presentTitle(type, item) }));
  return { state: 'ready', titles, unknownSlugs: [] } as const;
}
