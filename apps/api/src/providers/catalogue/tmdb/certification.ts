import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { line } from '../facts.ts';

/** When a movie came out where, and from which age it was there. */
export const releaseDates = reading.optionalPart(
  z.object({
    results: reading.optionalListOf(
      z.object({
        iso_3166_1: line,
        release_dates: reading.optionalListOf(z.object({ certification: line })),
      }),
    ),
  }),
);

/** What the United States say, which the built-in movies show, too; a number of another country would be taken for theirs. */
export function certification(dates: z.output<typeof releaseDates>): string | undefined {
  const releases = dates?.results?.find(({ iso_3166_1 }) => iso_3166_1 === 'US')?.release_dates;
  return releases?.find((release) => release.certification)?.certification;
}
