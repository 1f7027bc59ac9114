import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import { line, nameList, positiveNumber, rawText } from '../fields/facts.ts';
import { trailerUrl } from '../fields/imageUrl.ts';
import { anilistTitle, queriedFields, titleFields } from './titleFields.ts';

/** The fields of an anime, as a part of a query. */
export const animeFields = `${queriedFields}
  trailer { id site }
  episodes
  duration
  season
  seasonYear
  studios(isMain: true) { nodes { name } }`;

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

const anime = z.object({
  ...titleFields,
  trailer: reading.nullIfInvalid(z.object({ id: rawText, site: rawText })),
  episodes: positiveNumber,
  duration: positiveNumber,
  season: line,
  seasonYear: positiveNumber,
  studios: reading.nullIfInvalid(z.object({ nodes: nameList })),
});

/** Reads an anime; undefined where it has no id or no name. */
export function readAnime(entry: unknown): FoundTitle | undefined {
  const { success, data } = anime.safeParse(entry);
  if (!success) return undefined;
  const { trailer, duration, episodes, seasonYear, startDate: from, endDate: to } = data;
  return anilistTitle(data, {
    mediaType: 'anime',
    year: from?.year ?? seasonYear ?? null,
    statuses,
    fields: {
      trailer: { embed_url: trailer?.site === 'youtube' ? trailerUrl(trailer.id) : undefined },
      episodes,
      year: seasonYear,
      aired_prop: { from, to },
      duration: duration && `${duration} min${episodes === 1 ? '' : ' per ep'}`,
      format: formats.get(data.format ?? ''),
      synopsis: data.description,
    },
    facts: {
      season: data.season?.toLowerCase(),
      studio: data.studios?.nodes.join(', ') || undefined,
    },
  });
}
