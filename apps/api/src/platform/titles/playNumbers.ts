import { isOpen, type MediaType, mediaTypes, playStates } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What the plays of a title say about it. */
export interface PlayNumbers {
  /** The greatest progress of the open plays, or else of all; null where none is recorded. */
  readonly progress: number | null;
  /** The minutes of all plays; null where none are recorded, and for media types with another unit of progress. */
  readonly minutes: number | null;
  /** Whether a play has a date. */
  readonly isDated: boolean;
}

const openStates = sql.join(playStates.filter(isOpen).map((state) => sql.lit(state)));

/** The numbers of the plays of a user by title, of one media type or only of some titles; an index covers them. */
export async function playNumbersOf(
  db: Kysely<Schema>,
  userId: string,
  mediaType: MediaType,
  titleIds?: readonly string[],
): Promise<ReadonlyMap<string, PlayNumbers>> {
  if (titleIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('plays')
    .select([
      'title_id',
      sql<number | null>`max(case when state in (${openStates}) then progress end)`.as('open_progress'),
      sql<number | null>`max(progress)`.as('progress'),
      sql<number | string | null>`sum(progress * times)`.as('total'),
      sql<number>`count(sort_at)`.as('dated'),
    ])
    .where('user_id', '=', userId)
    .where('media_type', '=', mediaType)
    .$if(titleIds !== undefined, (query) => query.where('title_id', 'in', titleIds ?? []))
    .groupBy('title_id')
    .execute();
  const isMinutes = mediaTypes[mediaType].progress === 'minutes';
  return new Map(
    rows.map(({ title_id, open_progress, progress, total, dated }) => [
      title_id,
      {
        progress: open_progress ?? progress,
        // PostgreSQL returns sums as strings.
        minutes: isMinutes && total !== null ? Number(total) : null,
        isDated: dated > 0,
      },
    ]),
  );
}
