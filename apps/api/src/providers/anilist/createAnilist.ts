import { type MediaType, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle } from '../CatalogueProvider.ts';
import { readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listQueueTimeoutMs,
  requestParsed,
  searchTerm,
} from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import { animeFields, readAnime } from './readAnime.ts';
import { mangaFields, readManga } from './readManga.ts';

/** How AniList serves the titles of a media type. */
interface TitleKind {
  readonly mediaType: MediaType;
  /** The value of AniList's `MediaType`. */
  readonly type: 'ANIME' | 'MANGA';
  /** The fields that are requested for every title, also in lists. */
  readonly fields: string;
  readonly read: (entry: unknown) => FoundTitle | undefined;
}

const kinds: readonly TitleKind[] = [
  { mediaType: 'anime', type: 'ANIME', fields: animeFields, read: readAnime },
  { mediaType: 'manga', type: 'MANGA', fields: mangaFields, read: readManga },
];

/** Queries a page of titles in the order of `$sort`; `$search` may be null. */
function pageQuery({ type, fields }: TitleKind): string {
  return `query ($page: Int, $perPage: Int, $search: String, $sort: [MediaSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: ${type}, isAdult: false, search: $search, sort: $sort) {${fields}
    }
  }
}`;
}

/** Queries one title. */
function mediaQuery({ type, fields }: TitleKind): string {
  return `query ($id: Int) {
  Media(id: $id, type: ${type}) {${fields}
  }
}`;
}

/** The maximum page size of AniList. */
const pageSize = 50;
const searchSize = 10;

const pageInfo = reading.nullIfInvalid(z.object({ hasNextPage: z.catch(z.nullish(z.boolean()), null) }));
const list = z.object({ data: z.object({ Page: z.object({ media: anyList, pageInfo }) }) });
const one = z.object({ data: z.object({ Media: z.nullable(anyObject) }) });

/** The anime and the manga of AniList; `upstream` is the client of https://graphql.anilist.co. */
export function createAnilist(upstream: Upstream): readonly CatalogueProvider[] {
  return kinds.map((kind) => createKind(upstream, kind));
}

function createKind(upstream: Upstream, kind: TitleKind): CatalogueProvider {
  const { mediaType, read } = kind;
  const requestPage = async (variables: object, queueTimeoutMs?: number) => {
    const request = { path: '/', body: { query: pageQuery(kind), variables }, queueTimeoutMs };
    const response = await requestParsed(upstream, request, list);
    if (!response) throw new ProviderError('shape', `The host has no page of ${mediaType}.`);
    return response.data.Page;
  };
  return {
    name: 'anilist',
    mediaType,
    async top(page) {
      // By the weighted average that orders AniList's own top list.
      const variables = { page, perPage: pageSize, sort: ['SCORE_DESC'] };
      const { media, pageInfo } = await requestPage(variables, listQueueTimeoutMs);
      const titles = readRankedTitles(media, (page - 1) * pageSize, read);
      return { titles, hasMore: pageInfo?.hasNextPage ?? false };
    },
    async search(text) {
      const search = searchTerm(text);
      if (!search) return [];
      const { media } = await requestPage({ page: 1, perPage: searchSize, search, sort: ['SEARCH_MATCH'] });
      return readTitles(media, read);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const body = { query: mediaQuery(kind), variables: { id: Number(sourceId) } };
      const response = await requestParsed(upstream, { path: '/', body }, one);
      return response?.data.Media ? readRequestedTitle(response.data.Media, sourceId, read) : undefined;
    },
  };
}
