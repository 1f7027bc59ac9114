import { reading, withoutSpanishPart } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  html,
  isoDate,
  line,
  lines,
  nameList,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
  yearOf,
  yesOrNo,
} from '../fields/facts.ts';
import { imageHosts, imageUrl } from '../fields/imageUrl.ts';
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

/** The maximum page size of RAWG. */
const pageSize = 40;
const searchSize = 10;

// The order `-rating` begins with a game that a single user rated 5, and `-metacritic` only contains games with press reviews.
// The top list is therefore ordered by the number of users who have added a game.
const best = { ordering: '-added', exclude_additions: 'true', page_size: String(pageSize) };

const list = z.object({ results: anyList, next: z.catch(z.nullish(z.string()), null) });

/** The games of RAWG; `upstream` is the client of https://api.rawg.io/api. */
export function createRawg(upstream: Upstream, { key }: { readonly key: string }): CatalogueProvider {
  return {
    name: 'rawg',
    mediaType: 'game',
    async top(page) {
      const query = { key, ...best, page: String(page) };
      const response = await requestParsed(
        upstream,
        { path: '/games', query, queueTimeoutMs: listQueueTimeoutMs },
        list,
      );
      if (!response && page === 1) throw new ProviderError('shape', 'The host has no list of games.');
      const { results, next } = response ?? { results: [], next: null };
      const titles = readRankedTitles(results, (page - 1) * pageSize, (entry) => readGame(entry, false));
      return { titles, hasMore: Boolean(next) };
    },
    async search(text) {
      const search = searchTerm(text);
      if (!search) return [];
      // Results are stored, so titles with merely similar names are excluded.
      const query = { key, search, search_precise: 'true', page_size: String(searchSize) };
      const response = await requestParsed(upstream, { path: '/games', query }, list);
      if (!response) throw new ProviderError('shape', 'The host has no list of games.');
      return readTitles(response.results, (entry) => readGame(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const response = await requestParsed(
        upstream,
        { path: `/games/${sourceId}`, query: { key } },
        anyObject,
      );
      return response && readRequestedTitle(response, sourceId, (entry) => readGame(entry, true));
    },
  };
}

/** The widths to which RAWG scales images. They are screenshots with an aspect ratio of 16 : 9. */
const widths = [420, 640, 1280];

const imageParts = /^(https:\/\/[^/]+\/media\/)(?:resize\/[^/]+\/[^/]+\/|crop\/[^/]+\/[^/]+\/)?([^/].*)$/;

/** The sizes of the first image on RAWG's host. */
function gameImages(urls: readonly (string | undefined)[]): ImageVariant[] {
  for (const url of urls) {
    const [, media, file] = imageParts.exec(imageUrl(url ?? '', imageHosts.rawg) ?? '') ?? [];
    if (media && file)
      return widths.map((width) => ({
        url: `${media}resize/${width}/-/${file}`,
        width,
        height: Math.round((width * 9) / 16),
      }));
  }
  return [];
}

const game = z.object({
  id: sourceId,
  name: line,
  name_original: line,
  alternative_names: lines,
  released: isoDate,
  tba: yesOrNo,
  rating: positiveNumberUpTo(5),
  esrb_rating: reading.nullIfInvalid(z.object({ name: line })),
  platforms: reading.optionalListOf(z.object({ platform: z.object({ name: line, slug: line }) })),
  genres: nameList,
  developers: nameList,
  description_raw: prose,
  description: html,
  background_image: rawText,
  short_screenshots: reading.optionalListOf(z.object({ image: rawText })),
});

/** Reads a game from a list or from its details (`isComplete`); undefined where it has no id or no name. */
function readGame(entry: unknown, isComplete: boolean): FoundTitle | undefined {
  const { success, data } = game.safeParse(entry);
  if (!success) return undefined;
  const { id, name, released, tba, rating, esrb_rating, platforms, genres, developers } = data;
  return providerTitle({
    mediaType: 'game',
    source: 'rawg',
    sourceId: id,
    ids: { rawg_id: id },
    names: [name, data.name_original, ...data.alternative_names],
    year: tba ? null : yearOf(released),
    item: {
      name: name ?? data.name_original,
      released,
      tba,
      platforms: platforms?.flatMap(({ platform }) => (platform.name || platform.slug ? [{ platform }] : [])),
      esrb_rating: esrb_rating?.name ? { name: esrb_rating.name } : undefined,
      rawg_rating: rating,
      description_raw: withoutSpanish(data.description_raw) ?? withoutSpanish(data.description),
      genres,
      type: 'game',
      facts: {
        is_adult: esrb_rating?.name ? esrb_rating.name === 'Adults Only' : undefined,
        developer: developers.join(', ') || undefined,
        rating_source: rating && 'RAWG',
      },
    },
    pictures: gameImages([data.background_image, data.short_screenshots?.[0]?.image]),
    isWhole: isComplete,
  });
}

/** Removes the Spanish part of a description; undefined where nothing is left. */
function withoutSpanish(text: string | undefined): string | undefined {
  return withoutSpanishPart(text ?? '') || undefined;
}
