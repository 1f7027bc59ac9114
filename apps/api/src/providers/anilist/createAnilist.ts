import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readRankedTitles, readRequestedTitle, readTitles } from '../fields/readTitles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listQueueTimeoutMs,
  requestParsed,
  searchTerm,
} from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import { readMedia } from './readMedia.ts';

/** The fields that are requested for every anime, also in lists. */
const fields = `
  id
  idMal
  title { romaji english native }
  synonyms
  coverImage { medium large extraLarge }
  trailer { id site }
  format
  episodes
  duration
  status
  averageScore
  season
  seasonYear
  startDate { year month day }
  endDate { year month day }
  description(asHtml: false)
  genres
  studios(isMain: true) { nodes { name } }`;

/** Queries a page of anime in the order of `$sort`; `$search` may be null. */
export const pageQuery = `query ($page: Int, $perPage: Int, $search: String, $sort: [MediaSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: ANIME, isAdult: false, search: $search, sort: $sort) {${fields}
    }
  }
}`;

/** Queries one anime. */
const mediaQuery = `query ($id: Int) {
  Media(id: $id, type: ANIME) {${fields}
  }
}`;

/** The maximum page size of AniList. */
const pageSize = 50;
const searchSize = 10;

const pageInfo = reading.nullIfInvalid(z.object({ hasNextPage: z.catch(z.nullish(z.boolean()), null) }));
const list = z.object({ data: z.object({ Page: z.object({ media: anyList, pageInfo }) }) });
const one = z.object({ data: z.object({ Media: z.nullable(anyObject) }) });

/** The anime of AniList; `upstream` is the client of https://graphql.anilist.co. */
export function createAnilist(upstream: Upstream): CatalogueProvider {
  const requestPage = async (variables: object, queueTimeoutMs?: number) => {
    const request = { path: '/', body: { query: pageQuery, variables }, queueTimeoutMs };
    const response = await requestParsed(upstream, request, list);
    if (!response) throw new ProviderError('shape', 'The host has no page of anime.');
    return response.data.Page;
  };
  return {
    name: 'anilist',
    mediaType: 'anime',
    async top(page) {
      // By the weighted average that orders AniList's own top list.
      const variables = { page, perPage: pageSize, sort: ['SCORE_DESC'] };
      const { media, pageInfo } = await requestPage(variables, listQueueTimeoutMs);
      const titles = readRankedTitles(media, (page - 1) * pageSize, readMedia);
      return { titles, hasMore: pageInfo?.hasNextPage ?? false };
    },
    async search(text) {
      const search = searchTerm(text);
      if (!search) return [];
      const { media } = await requestPage({ page: 1, perPage: searchSize, search, sort: ['SEARCH_MATCH'] });
      return readTitles(media, readMedia);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const body = { query: mediaQuery, variables: { id: Number(sourceId) } };
      const response = await requestParsed(upstream, { path: '/', body }, one);
      return response?.data.Media ? readRequestedTitle(response.data.Media, sourceId, readMedia) : undefined;
    },
  };
}
