import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import { datePeriod, knownTerm, nameList, positiveNumber, rawText } from '../fields/facts.ts';
import { trailerUrl } from '../fields/imageUrl.ts';
import { malTitle, titleFields } from './titleFields.ts';

const anime = z.object({
  ...titleFields,
  trailer: reading.nullIfInvalid(z.object({ youtube_id: rawText, embed_url: rawText })),
  episodes: positiveNumber,
  aired: reading.nullIfInvalid(z.object({ prop: datePeriod })),
  duration: knownTerm,
  rating: knownTerm,
  season: knownTerm,
  year: positiveNumber,
  studios: nameList,
});

/** Reads an anime; undefined where it has no id or no name. */
export function readAnime(entry: unknown): FoundTitle | undefined {
  const { success, data } = anime.safeParse(entry);
  if (!success) return undefined;
  const { year, rating } = data;
  const aired = data.aired?.prop;
  return malTitle(data, {
    mediaType: 'anime',
    year: aired?.from?.year ?? year ?? null,
    fields: {
      trailer: { embed_url: trailerUrl(data.trailer?.youtube_id, data.trailer?.embed_url) },
      episodes: data.episodes,
      rating,
      year,
      aired_prop: aired,
      duration: data.duration,
      synopsis: data.synopsis,
    },
    facts: {
      // 'Rx - Hentai'
      is_adult: rating?.startsWith('Rx'),
      season: data.season,
      studio: data.studios.join(', ') || undefined,
    },
  });
}
