import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import { datePeriod, nameList, positiveNumber } from '../fields/facts.ts';
import { malTitle, titleFields } from './titleFields.ts';

const manga = z.object({
  ...titleFields,
  chapters: positiveNumber,
  volumes: positiveNumber,
  published: reading.nullIfInvalid(z.object({ prop: datePeriod })),
  authors: nameList,
  serializations: nameList,
  explicit_genres: nameList,
});

/** The genres of MyAnimeList that only adult titles have. Manga have no age ratings. */
const adultGenres: readonly string[] = ['Hentai', 'Erotica'];

/** Reads a manga; undefined where it has no id or no name. */
export function readManga(entry: unknown): FoundTitle | undefined {
  const { success, data } = manga.safeParse(entry);
  if (!success) return undefined;
  const { authors, serializations, explicit_genres } = data;
  const published = data.published?.prop;
  const genres = [...data.genres, ...explicit_genres];
  return malTitle(data, {
    mediaType: 'manga',
    year: published?.from?.year ?? null,
    fields: {
      chapters: data.chapters,
      volumes: data.volumes,
      published,
      description: data.synopsis,
    },
    facts: {
      is_adult: genres.length > 0 ? genres.some((genre) => adultGenres.includes(genre)) : undefined,
      author: authors.map(givenNameFirst),
      magazine: serializations,
    },
  });
}

/** 'Urasawa, Naoki' as 'Naoki Urasawa', as other sources have it. */
function givenNameFirst(name: string): string {
  return name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}
