import { isOpen, type PlayState, playStates } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { PlayRow } from '../../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';

/** A play with the number of its episodes that have a date or a rating. */
export type StoredPlay = PlayRow & { readonly episodes: number };

/** The position of a play in the list of the plays of a title; unique within it. */
export interface PlayPosition {
  /** 1 if the play is open, else 0. */
  readonly open: number;
  readonly sortAt: number | null;
  readonly playId: string;
}

const openStates = playStates.filter(isOpen);
const openColumn = sql<number>`case when plays.state in (${sql.join(openStates.map((state) => sql.lit(state)))})
  then 1 else 0 end`;
/** Before every date. */
const undated = Number.MIN_SAFE_INTEGER;
const dateColumn = sql<number>`coalesce(plays.sort_at, ${sql.lit(undated)})`;
const isBehind = ({ open, sortAt, playId }: PlayPosition) =>
  sql<boolean>`(${openColumn}, ${dateColumn}, plays.play_id) < (${open}, ${sortAt ?? undated}, ${uuid(playId)})`;

/** The plays of users. Those of titles that are not tracked are stored, but not listed. */
export function createPlaysRepository(db: Kysely<Schema>) {
  const ofTrackedTitles = (userId: string) =>
    db
      .selectFrom('plays')
      .innerJoin('tracked_items', (join) =>
        join
          .onRef('tracked_items.user_id', '=', 'plays.user_id')
          .onRef('tracked_items.media_type', '=', 'plays.media_type')
          .onRef('tracked_items.title_id', '=', 'plays.title_id'),
      )
      .selectAll('plays')
      .select(
        sql<number>`(select count(*) from play_episodes where play_episodes.user_id = plays.user_id
          and play_episodes.play_id = plays.play_id)`.as('episodes'),
      )
      .where('plays.user_id', '=', userId);

  const openOf = (userId: string, titleId: string) =>
    db
      .selectFrom('plays')
      .select('play_id')
      .where('title_id', '=', titleId)
      .where('user_id', '=', userId)
      .where('state', 'in', openStates);

  return {
    /** The plays of a tracked title: open ones first, then the others, the newest first and those without a date last. */
    page: (
      userId: string,
      titleId: string,
      limit: number,
      after?: PlayPosition,
    ): Promise<(StoredPlay & { readonly open: number })[]> =>
      ofTrackedTitles(userId)
        .select(openColumn.as('open'))
        .where('plays.title_id', '=', titleId)
        .$if(after !== undefined, (query) => query.where(isBehind(after as PlayPosition)))
        .orderBy(openColumn, 'desc')
        .orderBy(dateColumn, 'desc')
        .orderBy('plays.play_id', 'desc')
        .limit(limit)
        .execute(),

    /** A play of a tracked title. */
    find: (userId: string, playId: string): Promise<StoredPlay | undefined> =>
      ofTrackedTitles(userId).where('plays.play_id', '=', playId).executeTakeFirst(),

    add: (play: PlayRow) => db.insertInto('plays').values(play).execute(),

    update: (userId: string, playId: string, change: Partial<PlayRow>) =>
      db
        .updateTable('plays')
        .set(change)
        .where('user_id', '=', userId)
        .where('play_id', '=', playId)
        .execute(),

    /** Removes a play with its episodes; resolves to whether it existed. */
    remove: async (userId: string, playId: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('plays')
        .where('user_id', '=', userId)
        .where('play_id', '=', playId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Whether a title has an open play other than `playId`. */
    hasOpen: async (userId: string, titleId: string, playId?: string): Promise<boolean> => {
      const open = await openOf(userId, titleId)
        .$if(playId !== undefined, (query) => query.where('play_id', '!=', playId ?? ''))
        .limit(1)
        .executeTakeFirst();
      return open !== undefined;
    },

    /** Changes the state of the open plays of a title. */
    changeOpen: (userId: string, titleId: string, state: PlayState, now: number) =>
      db
        .updateTable('plays')
        .set({ state, updated_at: now })
        .where('title_id', '=', titleId)
        .where('user_id', '=', userId)
        .where('state', 'in', openStates)
        .where('state', '!=', state)
        .execute(),
  };
}
