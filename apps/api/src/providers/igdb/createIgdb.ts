import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  line,
  nameList,
  positiveNumber,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
  yearOf,
} from '../fields/facts.ts';
import { imageHosts } from '../fields/imageUrl.ts';
import { providerTitle, readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import { anyList, isSourceId, listQueueTimeoutMs, requestParsed, searchTerm } from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import type { TwitchToken } from './createTwitchToken.ts';

/** The number of games in a page. */
const pageSize = 50;
const searchSize = 10;

/** The fields that are requested for every game, also in lists. */
const fields = [
  'name',
  'alternative_names.name',
  'summary',
  'first_release_date',
  'total_rating',
  'platforms.name',
  'platforms.slug',
  'genres.name',
  'themes.name',
  'age_ratings.organization.name',
  'age_ratings.rating_category.rating',
  'involved_companies.developer',
  'involved_companies.company.name',
  'cover.image_id',
  'cover.width',
  'cover.height',
].join(',');

// Standalone games: no additions, bundles, mods, seasons or editions of another game.
const standalone = 'version_parent = null & game_type = (0,4,8,9,10,11)';

/** Queries the games with the highest ratings, out of those with more than 200 ratings. */
function topQuery(page: number): string {
  const offset = (page - 1) * pageSize;
  return `fields ${fields}; where ${standalone} & total_rating_count > 200; sort total_rating desc; limit ${pageSize}; offset ${offset};`;
}

/** Queries games by name; `term` may be any text on one line. */
function searchQuery(term: string): string {
  return `search "${term.replace(/["\\]/g, '\\$&')}"; fields ${fields}; where ${standalone}; limit ${searchSize};`;
}

/** Queries one game; the id consists of digits. */
function detailsQuery(id: string): string {
  return `fields ${fields}; where id = ${id}; limit 1;`;
}

interface Access {
  readonly clientId: string;
  readonly token: TwitchToken;
}

/** The games of IGDB; `upstream` is the client of https://api.igdb.com/v4. */
export function createIgdb(upstream: Upstream, { clientId, token }: Access): CatalogueProvider {
  const queryWith = async (body: string, bearer: string, queueTimeoutMs?: number) => {
    const headers = { 'client-id': clientId, authorization: `Bearer ${bearer}`, accept: 'application/json' };
    const games = await requestParsed(upstream, { path: '/games', headers, body, queueTimeoutMs }, anyList);
    if (!games) throw new ProviderError('shape', 'The host has no list of games.');
    return games;
  };
  const query = async (body: string, queueTimeoutMs?: number) => {
    const bearer = await token();
    try {
      return await queryWith(body, bearer, queueTimeoutMs);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError) || thrown.kind !== 'rejected') throw thrown;
      // A token may be revoked before it expires, so the query is retried once with a new token.
      return queryWith(body, await token(bearer), queueTimeoutMs);
    }
  };
  return {
    name: 'igdb',
    mediaType: 'game',
    async top(page) {
      const games = await query(topQuery(page), listQueueTimeoutMs);
      // IGDB does not report a next page; a full page is assumed to have one.
      return {
        titles: readRankedTitles(games, (page - 1) * pageSize, readGame),
        hasMore: games.length === pageSize,
      };
    },
    async search(text) {
      const term = searchTerm(text);
      return term ? readTitles(await query(searchQuery(term)), readGame) : [];
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const [game] = await query(detailsQuery(sourceId));
      return game === undefined ? undefined : readRequestedTitle(game, sourceId, readGame);
    },
  };
}

/** A cover: the id of its image, and its original size. */
const cover = reading.nullIfInvalid(
  z.object({ image_id: rawText, width: positiveNumber, height: positiveNumber }),
);

const [host] = imageHosts.igdb;
const imageId = /^[\w-]{1,64}$/;

/** The boxes into which IGDB scales a cover, keeping its aspect ratio. */
const boxes = [
  { size: 'cover_small', width: 90, height: 128 },
  { size: 'cover_big', width: 264, height: 374 },
  { size: '720p', width: 1280, height: 720 },
];

/** The sizes of a cover. One of unknown size is assumed to be 3 : 4, as most are. */
function coverImages(original: z.output<typeof cover>): ImageVariant[] {
  if (!original?.image_id || !imageId.test(original.image_id)) return [];
  const { image_id, width, height } = original;
  const aspectRatio = width && height ? width / height : 3 / 4;
  return boxes.map((box) => ({
    url: `https://${host}/igdb/image/upload/t_${box.size}/${image_id}.jpg`,
    width: Math.max(1, Math.round(Math.min(box.width, box.height * aspectRatio))),
    height: Math.max(1, Math.round(Math.min(box.height, box.width / aspectRatio))),
  }));
}

/** Age ratings, with the organisations that issue them. */
const ageRatings = reading.optionalListOf(
  z.object({ organization: z.object({ name: line }), rating_category: z.object({ rating: line }) }),
);

const adultsOnly = 'Adults Only';

const esrbNames: ReadonlyMap<string, KnownTerm<'esrbRating'>> = new Map([
  ['EC', 'Early Childhood'],
  ['E', 'Everyone'],
  ['E10', 'Everyone 10+'],
  ['E10+', 'Everyone 10+'],
  ['T', 'Teen'],
  ['M', 'Mature'],
  ['AO', adultsOnly],
  ['RP', 'Rating Pending'],
]);

/** The full name of the ESRB rating; undefined where there is none. */
function esrbRating(ratings: z.output<typeof ageRatings>): string | undefined {
  const esrb = ratings?.find(({ organization }) => organization.name === 'ESRB');
  return esrbNames.get(esrb?.rating_category.rating ?? '');
}

/** Whether a game is for adults, by its themes and its rating; undefined where it has neither. */
function isAdult(themes: readonly string[], esrb: string | undefined): boolean | undefined {
  if (themes.length === 0 && !esrb) return undefined;
  return themes.includes('Erotic') || esrb === adultsOnly;
}

const game = z.object({
  id: sourceId,
  name: line,
  alternative_names: nameList,
  summary: prose,
  first_release_date: z.catch(z.optional(z.int()), undefined),
  total_rating: positiveNumberUpTo(100),
  platforms: reading.optionalListOf(z.object({ name: line, slug: line })),
  genres: nameList,
  themes: nameList,
  age_ratings: ageRatings,
  involved_companies: reading.optionalListOf(
    z.object({ developer: z.literal(true), company: z.object({ name: line }) }),
  ),
  cover,
});

/** Reads a game, which is as complete in a list as in its details; undefined where it has no id or no name. */
function readGame(entry: unknown): FoundTitle | undefined {
  const { success, data } = game.safeParse(entry);
  if (!success) return undefined;
  const { id, name, total_rating: rating, platforms } = data;
  const released = dayOf(data.first_release_date);
  const esrb = esrbRating(data.age_ratings);
  const developers = (data.involved_companies ?? []).flatMap(({ company }) => company.name ?? []);
  return providerTitle({
    mediaType: 'game',
    source: 'igdb',
    sourceId: id,
    ids: { igdb_id: id },
    names: [name, ...data.alternative_names],
    year: yearOf(released),
    item: {
      name: name ?? data.alternative_names[0],
      released,
      platforms: platforms?.flatMap((platform) => (platform.name || platform.slug ? [{ platform }] : [])),
      esrb_rating: esrb ? { name: esrb } : undefined,
      // IGDB's ratings go up to 100, the contract's up to 5.
      rawg_rating: rating && Math.round(rating * 5) / 100,
      description_raw: data.summary,
      genres: data.genres,
      type: 'game',
      facts: {
        is_adult: isAdult(data.themes, esrb),
        developer: developers.join(', ') || undefined,
        rating_source: rating && 'IGDB',
      },
    },
    pictures: coverImages(data.cover),
    isWhole: true,
  });
}

/** The date of a time in seconds since 1970; undefined for a year in which no game was released. */
function dayOf(seconds: number | undefined): string | undefined {
  const date = new Date((seconds ?? Number.NaN) * 1000);
  const year = date.getUTCFullYear();
  return year >= 1940 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}
