import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { anyList, anyThing, askFor } from '../askFor.ts';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { isSourceId } from '../isSourceId.ts';
import { listPatienceMs } from '../listPatience.ts';
import { readAsked, readRanked, readTitles } from '../readTitles.ts';
import { searchWords } from '../searchWords.ts';
import { ProviderProblem, type Upstream } from '../Upstream.ts';
import { mediaQuery, pageQuery } from './mediaQuery.ts';
import { readMedia } from './readMedia.ts';

/** The most that AniList gives at once. */
const pageSize = 50;
const searchSize = 10;

const pageInfo = reading.optionalPart(z.object({ hasNextPage: z.catch(z.nullish(z.boolean()), null) }));
const list = z.object({ data: z.object({ Page: z.object({ media: anyList, pageInfo }) }) });
const one = z.object({ data: z.object({ Media: z.nullable(anyThing) }) });

/** AniList's anime; `upstream` leads to https://graphql.anilist.co. */
export function createAnilist(upstream: Upstream): CatalogueProvider {
  const askPage = async (variables: object, patienceMs?: number) => {
    const question = { path: '/', body: { query: pageQuery, variables }, patienceMs };
    const answer = await askFor(upstream, question, list);
    if (!answer) throw new ProviderProblem('shape', 'it has no page of anime');
    return answer.data.Page;
  };
  return {
    name: 'anilist',
    mediaType: 'anime',
    async top(page) {
      // By the weighted average that AniList's own list of the best goes by.
      const variables = { page, perPage: pageSize, sort: ['SCORE_DESC'] };
      const { media, pageInfo } = await askPage(variables, listPatienceMs);
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
      const answer = await askFor(upstream, { path: '/', body }, one);
      return answer?.data.Media ? readAsked(answer.data.Media, sourceId, readMedia) : undefined;
    },
  };
}
