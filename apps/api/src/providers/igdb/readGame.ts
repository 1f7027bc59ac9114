import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
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
import { providerTitle } from '../fields/titles.ts';

/** The types of standalone games: no additions, bundles, mods, seasons or editions of another game. */
export const standaloneTypes: readonly number[] = [0, 4, 8, 9, 10, 11];

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

/** Reads a game as the API of IGDB sends it, which is as complete in a list as in its details; undefined where it has no id or no name. */
export function readGame(entry: unknown): FoundTitle | undefined {
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
