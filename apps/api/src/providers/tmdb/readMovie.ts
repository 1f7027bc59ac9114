import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import { isoDate, line, positiveNumber, rawText, yearOf } from '../fields/facts.ts';
import { titleFields, tmdbTitle } from './titleFields.ts';

/** The releases of a movie by country, with their age ratings. */
const releaseDates = reading.nullIfInvalid(
  z.object({
    results: reading.optionalListOf(
      z.object({
        iso_3166_1: line,
        release_dates: reading.optionalListOf(z.object({ certification: line })),
      }),
    ),
  }),
);

/** The age rating of the United States, as built-in movies show it; that of another country would be mistaken for it. */
function certification(dates: z.output<typeof releaseDates>): string | undefined {
  const releases = dates?.results?.find(({ iso_3166_1 }) => iso_3166_1 === 'US')?.release_dates;
  return releases?.find((release) => release.certification)?.certification;
}

const movie = z.object({
  ...titleFields,
  imdb_id: rawText,
  title: line,
  original_title: line,
  release_date: isoDate,
  runtime: positiveNumber,
  release_dates: releaseDates,
});

/** Reads a movie from a list or from its details (`isWhole`); undefined where it has no id or no name. */
export function readMovie(entry: unknown, isWhole: boolean): FoundTitle | undefined {
  const { success, data } = movie.safeParse(entry);
  if (!success) return undefined;
  const { release_date: released, overview, production_countries: countries } = data;
  return tmdbTitle(data, {
    mediaType: 'movie',
    imdbId: data.imdb_id,
    names: [data.title, data.original_title],
    year: yearOf(released),
    fields: { released, runtime: data.runtime, certification: certification(data.release_dates) },
    facts: { description: overview, country: countries.join(', ') || undefined },
    isWhole,
  });
}
