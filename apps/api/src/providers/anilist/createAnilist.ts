import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readAsked, readRanked, readTitles } from '../fields/readTitles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listTimeoutMs,
  requestParsed,
  searchWords,
} from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import { readMedia } from './readMedia.ts';

/** What is asked of AniList about every anime, in lists too. */
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

/** A page of anime in the order that `$sort` tells; `$search` may be null. */
export const pageQuery = `query ($page: Int, $perPage: Int, $search: String, $sort: [MediaSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: ANIME, isAdult: false, search: $search, sort: $sort) {${fields}
    }
  }
}`;

/** One anime. */
const mediaQuery = `query ($id: Int) {
  Media(id: $id, type: ANIME) {${fields}
  }
}`;

/** The most that AniList gives at once. */
const pageSize = 50;
const searchSize = 10;

const pageInfo = reading.optionalPart(z.object({ hasNextPage: z.catch(z.nullish(z.boolean()), null) }));
const list = z.object({ data: z.object({ Page: z.object({ media: anyList, pageInfo }) }) });
const one = z.object({ data: z.object({ Media: z.nullable(anyObject) }) });

/** AniList's anime; `upstream` leads to https://graphql.anilist.co. */
export function createAnilist(upstream: Upstream): CatalogueProvider {
  const askPage = async (variables: object, patienceMs?: number) => {
    const question = { path: '/', body: { query: pageQuery, variables }, patienceMs };
    const answer = await requestParsed(upstream, question, list);
    if (!answer) throw new ProviderError('shape', 'it has no page of anime');
    return answer.data.Page;
  };
  return {
    name: 'anilist',
    mediaType: 'anime',
    async top(page) {
      // By the weighted average that AniList's own list of the best goes by.
      const variables = { page, perPage: pageSize, sort: ['SCORE_DESC'] };
      const { media, pageInfo } = await askPage(variables, listTimeoutMs);
      const titles = readRanked(media, (page - 1) * pageSize, readMedia);
      return { titles, hasMore: pageInfo?.hasNextPage ?? false };
    },
    async search(text) {
      const search = searchWords(text);
      if (!search) return [];
      const { media } = await askPage({ page: 1, perPage: searchSize, search, sort: ['SEARCH_MATCH'] });
      return readTitles(media, readMedia);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const body = { query: mediaQuery, variables: { id: Number(sourceId) } };
      const answer = await requestParsed(upstream, { path: '/', body }, one);
      return answer?.data.Media ? readAsked(answer.data.Media, sourceId, readMedia) : undefined;
    },
  };
}
