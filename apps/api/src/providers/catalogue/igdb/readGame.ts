import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../FoundTitle.ts';
import { amountUpTo, line, nameList, prose, sourceId, yearOf } from '../facts.ts';
import { toldTitle } from '../toldTitle.ts';
import { cover, coverPictures } from './coverPictures.ts';
import { ageRatings, esrbRating } from './esrbRating.ts';

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
  return toldTitle({
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
