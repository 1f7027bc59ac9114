import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type Query, useMediaTypes } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { type TitlePage, useFirstPage } from './useFirstPage.ts';

/** What Home shows of the titles of a media type. */
export interface FirstPage {
  readonly type: CatalogueType;
  /** The most popular titles, with all facets. */
  readonly popular: TitlePage;
  /** Those released in the present month; undefined if the host does not know the parameter. */
  readonly released: TitlePage | undefined;
}

/** The first pages of the media types of the site that the host can browse and has titles of; undefined while they load. */
export function useFirstPages(): readonly FirstPage[] | undefined {
  const [month] = useState(() => monthOf(new Date()));
  const pages = useMediaTypes().map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    popular: useFirstPage(type, []),
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    released: useFirstPage(type, [['month', month]]),
  }));
  if (pages.some(({ popular, released }) => [popular, released].some(isLoading))) return undefined;
  return pages.flatMap(({ type, popular, released }) => {
    if (popular.state !== 'ready' || popular.data.total === 0) return [];
    const isFiltered = released.state === 'ready' && released.data.ignored.length === 0;
    return [{ type, popular: popular.data, released: isFiltered ? released.data : undefined }];
  });
}

const isLoading = ({ state }: Query<TitlePage>) => state === 'loading';

/** A month as the query of a browse page has it: '2026-11'. */
const monthOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
