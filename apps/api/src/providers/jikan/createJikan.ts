import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  knownTerm,
  line,
  lines,
  nameList,
  partialDate,
  positiveNumber,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
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
import { ProviderError, type Upstream, type UpstreamRequest } from '../upstream/Upstream.ts';

/** The maximum page size of these hosts. */
const pageSize = 25;
const searchSize = 10;

const list = z.object({
  data: anyList,
  pagination: reading.nullIfInvalid(z.object({ has_next_page: z.catch(z.nullish(z.boolean()), null) })),
});
const one = z.object({ data: anyObject });

/** The anime of a host with the API of Jikan 4; `upstream` is the client of its base URL, such as https://api.tenrai.org/v1. */
export function createJikan(upstream: Upstream): CatalogueProvider {
  const requestList = async (request: UpstreamRequest) => {
    const response = await requestParsed(upstream, request, list);
    if (!response) throw new ProviderError('shape', `The host has no ${request.path}.`);
    return response;
  };
  return {
    name: 'jikan',
    mediaType: 'anime',
    async top(page) {
      const { data, pagination } = await requestList({
        path: '/top/anime',
        query: { page: String(page) },
        queueTimeoutMs: listQueueTimeoutMs,
      });
      const titles = readRankedTitles(data, (page - 1) * pageSize, readAnime);
      return { titles, hasMore: pagination?.has_next_page ?? false };
    },
    async search(text) {
      const q = searchTerm(text);
      if (!q) return [];
      const { data } = await requestList({
        path: '/anime',
        query: { q, sfw: 'true', limit: String(searchSize) },
      });
      return readTitles(data, readAnime);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const response = await requestParsed(upstream, { path: `/anime/${sourceId}` }, one);
      return response && readRequestedTitle(response.data, sourceId, readAnime);
    },
  };
}

/** The URLs of an image in one format, by size. */
const imageSizes = reading.nullIfInvalid(
  z.object({ small_image_url: rawText, image_url: rawText, large_image_url: rawText }),
);

type Sizes = z.output<typeof imageSizes>;

/** The widths and heights to which MyAnimeList scales most posters; few differ, and by a few pixels of height. */
const sizes = [
  { field: 'small_image_url', width: 50, height: 71 },
  { field: 'image_url', width: 225, height: 318 },
  { field: 'large_image_url', width: 425, height: 600 },
] as const;

// Excludes the placeholders for a title without an image: 'qm_50.gif' and an icon of the site.
const poster = /\/images\/anime\//;

/** The sizes of a poster as WebP, which is smaller, or else as JPEG. */
function animeImages(formats: { readonly webp?: Sizes; readonly jpg?: Sizes } | null | undefined) {
  const webp = imagesOf(formats?.webp);
  return webp.length > 0 ? webp : imagesOf(formats?.jpg);
}

function imagesOf(urls: Sizes | undefined): ImageVariant[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(urls?.[field] ?? '', imageHosts.jikan);
    return url && poster.test(url) ? [{ url, width, height }] : [];
  });
}

const anime = z.object({
  mal_id: sourceId,
  title: line,
  title_english: line,
  title_japanese: line,
  title_synonyms: lines,
  titles: reading.optionalListOf(z.object({ title: line })),
  images: reading.nullIfInvalid(z.object({ webp: imageSizes, jpg: imageSizes })),
  trailer: reading.nullIfInvalid(z.object({ youtube_id: rawText, embed_url: rawText })),
  type: knownTerm,
  episodes: positiveNumber,
  status: knownTerm,
  aired: reading.nullIfInvalid(
    z.object({ prop: reading.nullIfInvalid(z.object({ from: partialDate, to: partialDate })) }),
  ),
  duration: knownTerm,
  rating: knownTerm,
  score: positiveNumberUpTo(10),
  synopsis: prose,
  season: knownTerm,
  year: positiveNumber,
  studios: nameList,
  genres: nameList,
  themes: nameList,
  demographics: nameList,
});

/** Reads an anime, which is as complete in a list as in its details; undefined where it has no id or no name. */
function readAnime(entry: unknown): FoundTitle | undefined {
  const { success, data } = anime.safeParse(entry);
  if (!success) return undefined;
  const { mal_id, title, title_english, title_japanese, score, year, studios, themes, demographics } = data;
  const embedUrl = trailerUrl(data.trailer?.youtube_id, data.trailer?.embed_url);
  const { from, to } = data.aired?.prop ?? {};
  const others = (data.titles ?? []).map((named) => named.title);
  return providerTitle({
    mediaType: 'anime',
    source: 'jikan',
    sourceId: mal_id,
    ids: { mal_id },
    names: [title_english, title, title_japanese, ...others, ...data.title_synonyms],
    year: from?.year ?? year ?? null,
    item: {
      title: title ?? others.find((name) => name !== undefined),
      title_english,
      title_japanese,
      trailer: embedUrl ? { embed_url: embedUrl } : undefined,
      episodes: data.episodes,
      status: data.status,
      score,
      rating: data.rating,
      year,
      aired_prop: from || to ? { from, to } : undefined,
      duration: data.duration,
      type: 'anime',
      format: data.type,
      synopsis: data.synopsis,
      // Only genres describe the content, and the built-in titles show genres alone; themes and demographics are in `facts`.
      genres: data.genres,
      facts: {
        // 'Rx - Hentai'
        is_adult: data.rating?.startsWith('Rx'),
        season: data.season,
        studio: studios.join(', ') || undefined,
        themes,
        demographics,
        score_source: score && 'MyAnimeList',
      },
    },
    pictures: animeImages(data.images),
    isWhole: true,
  });
}
