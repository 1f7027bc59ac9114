import { sql } from 'kysely';

/** The recipient of a response, as far as it decides which titles the response may contain. */
export interface Viewer {
  /** The signed-in user; undefined for visitors. */
  readonly userId?: string | undefined;
  /** Whether the user is signed in and has chosen to see adult titles. */
  readonly seesAdultTitles: boolean;
}

/** Anyone, signed in or not: what a response that is cached or shown to others may contain. */
export const visitor: Viewer = { seesAdultTitles: false };

/** For what leaves the server only to the user who has tracked a title, such as the deliveries of a webhook. */
export const everyTitle: Viewer = { seesAdultTitles: true };

/**
 * SQL condition for the rows of `titles` that a viewer may see. Every query of titles for a response has this condition, or
 * `refersToVisible` if it does not read `titles` itself; `visibleTitles.test.ts` lists the other queries.
 */
export function isVisible({ seesAdultTitles }: Viewer) {
  return seesAdultTitles ? sql<boolean>`1 = 1` : sql<boolean>`titles.is_adult = 0`;
}

/** The same for rows that refer to a title by the column `title_id` of `table`; reads the partial index of the adult titles once. */
export function refersToVisible(
  { seesAdultTitles }: Viewer,
  table: 'tracked_items' | 'plays' | 'list_entries' | 'reviews',
) {
  const titleId = sql.ref(`${table}.title_id`);
  return seesAdultTitles
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${titleId} not in (select title_id from titles where is_adult = 1)`;
}
