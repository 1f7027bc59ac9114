import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import {
  isoDate,
  knownTerm,
  line,
  nameList,
  otherId,
  positiveNumber,
  rawText,
  yearOf,
} from '../fields/facts.ts';
import { titleFields, tmdbTitle } from './titleFields.ts';

const show = z.object({
  ...titleFields,
  name: line,
  original_name: line,
  first_air_date: isoDate,
  last_air_date: isoDate,
  number_of_seasons: positiveNumber,
  number_of_episodes: positiveNumber,
  episode_run_time: reading.optionalListOf(positiveNumber),
  status: knownTerm,
  created_by: nameList,
  networks: nameList,
  content_ratings: reading.nullIfInvalid(
    z.object({ results: reading.optionalListOf(z.object({ iso_3166_1: line, rating: line })) }),
  ),
  external_ids: reading.nullIfInvalid(z.object({ imdb_id: rawText, tvdb_id: otherId })),
});

/** The statuses of a series that will have no more episodes. */
const finalStatuses: readonly string[] = ['Ended', 'Canceled'] satisfies KnownTerm<'seriesStatus'>[];

/** Reads a TV series from a list or from its details (`isWhole`); undefined where it has no id or no name. */
export function readShow(entry: unknown, isWhole: boolean): FoundTitle | undefined {
  const { success, data } = show.safeParse(entry);
  if (!success) return undefined;
  const { first_air_date: released, last_air_date: lastAired, status, external_ids: ids } = data;
  // The age rating of the United States, as for movies.
  const rating = data.content_ratings?.results?.find(({ iso_3166_1 }) => iso_3166_1 === 'US')?.rating;
  return tmdbTitle(data, {
    mediaType: 'show',
    imdbId: ids?.imdb_id,
    otherIds: { tvdb_id: ids?.tvdb_id },
    names: [data.name, data.original_name],
    year: yearOf(released),
    fields: {
      released,
      // Of a series that continues it is only the latest episode.
      ended: finalStatuses.includes(status ?? '') ? lastAired : undefined,
      seasons: data.number_of_seasons,
      episodes: data.number_of_episodes,
      runtime: data.episode_run_time?.find((minutes) => minutes !== undefined),
      status,
      certification: rating,
      description: data.overview,
    },
    facts: { creator: data.created_by, network: data.networks, country: data.production_countries },
    isWhole,
  });
}
