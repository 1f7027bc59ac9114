import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  html,
  line,
  lines,
  nameList,
  otherId,
  partialDate,
  positiveNumber,
  positiveNumberUpTo,
  rawText,
  sourceId,
  yesOrNo,
} from '../fields/facts.ts';
import { imageHosts, imageUrl, trailerUrl } from '../fields/imageUrl.ts';
import { providerTitle, readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listQueueTimeoutMs,
  requestParsed,
  searchTerm,
} from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';

/** The fields that are requested for every anime, also in lists. */
const fields = `
  id
  idMal
  isAdult
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

/** The sizes of a cover. */
const coverSizes = reading.nullIfInvalid(z.object({ medium: rawText, large: rawText, extraLarge: rawText }));

/** AniList scales covers to these widths. The heights are those of most covers, and few differ by more than some pixels. */
const sizes = [
  { field: 'medium', width: 100, height: 142 },
  { field: 'large', width: 230, height: 326 },
  { field: 'extraLarge', width: 460, height: 652 },
] as const;

const placeholderCover = /\/default\.\w+$/;

/** The sizes of a cover; empty for the placeholder of a missing cover. */
function coverImages(urls: z.output<typeof coverSizes>): ImageVariant[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(urls?.[field] ?? '', imageHosts.anilist);
    return url && !placeholderCover.test(url) ? [{ url, width, height }] : [];
  });
}

/** Our terms for the statuses of AniList, which are those of hosts with the API of Jikan. */
const statuses: ReadonlyMap<string, KnownTerm<'airingStatus'>> = new Map([
  ['FINISHED', 'Finished Airing'],
  ['RELEASING', 'Currently Airing'],
  ['NOT_YET_RELEASED', 'Not yet aired'],
  ['CANCELLED', 'Cancelled'],
  ['HIATUS', 'On Hiatus'],
]);

/** Our terms for the formats of AniList. */
const formats: ReadonlyMap<string, KnownTerm<'animeFormat'>> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['MOVIE', 'Movie'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
]);

/** The term for a key; undefined for an unknown key. */
function termOf(terms: ReadonlyMap<string, string>, key: string | undefined): string | undefined {
  return terms.get(key ?? '');
}

const media = z.object({
  id: sourceId,
  idMal: otherId,
  isAdult: yesOrNo,
  title: reading.nullIfInvalid(z.object({ romaji: line, english: line, native: line })),
  synonyms: lines,
  coverImage: coverSizes,
  trailer: reading.nullIfInvalid(z.object({ id: rawText, site: rawText })),
  format: line,
  episodes: positiveNumber,
  duration: positiveNumber,
  status: line,
  averageScore: positiveNumberUpTo(100),
  season: line,
  seasonYear: positiveNumber,
  startDate: partialDate,
  endDate: partialDate,
  description: html,
  genres: lines,
  studios: reading.nullIfInvalid(z.object({ nodes: nameList })),
});

/** Reads an anime, which is as complete in a list as in its details; undefined where it has no id or no name. */
function readMedia(entry: unknown): FoundTitle | undefined {
  const { success, data } = media.safeParse(entry);
  if (!success) return undefined;
  const { id, idMal, title, averageScore, startDate: from, endDate: to, seasonYear, trailer } = data;
  const embedUrl = trailer?.site === 'youtube' ? trailerUrl(trailer.id) : undefined;
  return providerTitle({
    mediaType: 'anime',
    source: 'anilist',
    sourceId: id,
    ids: { anilist_id: id, mal_id: idMal },
    names: [title?.english, title?.romaji, title?.native, ...data.synonyms],
    year: from?.year ?? seasonYear ?? null,
    item: {
      title: title?.romaji ?? data.synonyms[0],
      title_english: title?.english,
      title_japanese: title?.native,
      trailer: embedUrl ? { embed_url: embedUrl } : undefined,
      episodes: data.episodes,
      status: termOf(statuses, data.status),
      // AniList's scores go up to 100, the contract's up to 10.
      score: averageScore && averageScore / 10,
      year: seasonYear,
      aired_prop: from || to ? { from, to } : undefined,
      duration: data.duration && `${data.duration} min${data.episodes === 1 ? '' : ' per ep'}`,
      type: 'anime',
      format: termOf(formats, data.format),
      synopsis: data.description,
      genres: data.genres,
      facts: {
        is_adult: data.isAdult,
        season: data.season?.toLowerCase(),
        studio: data.studios?.nodes.join(', ') || undefined,
        score_source: averageScore && 'AniList',
      },
    },
    pictures: coverImages(data.coverImage),
    isWhole: true,
  });
}
