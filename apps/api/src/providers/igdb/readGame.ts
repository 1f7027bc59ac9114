import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, Picture } from '../CatalogueProvider.ts';
import { amount, amountUpTo, line, nameList, prose, raw, sourceId, yearOf } from '../fields/facts.ts';
import { imageHosts } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** A cover: its file, and its size before IGDB makes it smaller. */
const cover = reading.optionalPart(z.object({ image_id: raw, width: amount, height: amount }));

const [host] = imageHosts.igdb;
const imageId = /^[\w-]{1,64}$/;

/** The boxes that a cover is made to fit into, keeping its shape. */
const boxes = [
  { size: 'cover_small', width: 90, height: 128 },
  { size: 'cover_big', width: 264, height: 374 },
  { size: '720p', width: 1280, height: 720 },
];

/** The sizes of a cover; one whose own size is not told is taken for 3 to 4, as most are. */
function coverPictures(given: z.output<typeof cover>): Picture[] {
  if (!given?.image_id || !imageId.test(given.image_id)) return [];
  const { image_id, width, height } = given;
  const shape = width && height ? width / height : 3 / 4;
  return boxes.map((box) => ({
    url: `https://${host}/igdb/image/upload/t_${box.size}/${image_id}.jpg`,
    width: Math.max(1, Math.round(Math.min(box.width, box.height * shape))),
    height: Math.max(1, Math.round(Math.min(box.height, box.width / shape))),
  }));
}

/** Who says from which age a game is, and what they say. */
const ageRatings = reading.optionalListOf(
  z.object({ organization: z.object({ name: line }), rating_category: z.object({ rating: line }) }),
);

const words: ReadonlyMap<string, string> = new Map([
  ['EC', 'Early Childhood'],
  ['E', 'Everyone'],
  ['E10', 'Everyone 10+'],
  ['E10+', 'Everyone 10+'],
  ['T', 'Teen'],
  ['M', 'Mature'],
  ['AO', 'Adults Only'],
  ['RP', 'Rating Pending'],
]);

/** What the ESRB says, in full words; undefined where it says nothing. */
function esrbRating(ratings: z.output<typeof ageRatings>): string | undefined {
  const esrb = ratings?.find(({ organization }) => organization.name === 'ESRB');
  return words.get(esrb?.rating_category.rating ?? '');
}

const game = z.object({
  id: sourceId,
  name: line,
  alternative_names: nameList,
  summary: prose,
  first_release_date: z.catch(z.optional(z.int()), undefined),
  total_rating: amountUpTo(100),
  platforms: reading.optionalListOf(z.object({ name: line, slug: line })),
  genres: nameList,
  age_ratings: ageRatings,
  involved_companies: reading.optionalListOf(
    z.object({ developer: z.literal(true), company: z.object({ name: line }) }),
  ),
  cover,
});

/** A game, of which lists say as much as its own answer; undefined where it has no id or no name. */
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
      // IGDB counts to 100, the contract to 5.
      rawg_rating: rating && Math.round(rating * 5) / 100,
      description_raw: data.summary,
      genres: data.genres,
      type: 'game',
      facts: { developer: developers.join(', ') || undefined, rating_source: rating && 'IGDB' },
    },
    pictures: coverPictures(data.cover),
    isWhole: true,
  });
}

/** The day of a time in seconds since 1970; undefined for what no game has come out on. */
function dayOf(seconds: number | undefined): string | undefined {
  const date = new Date((seconds ?? Number.NaN) * 1000);
  const year = date.getUTCFullYear();
  return year >= 1940 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}
