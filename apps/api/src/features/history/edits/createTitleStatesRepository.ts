import { isOpen, type MediaType, playStates } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const valuesPerStatement = 1024;
const openStates = playStates.filter(isOpen);

/** A title of a user. */
export interface TitleOfUser {
  readonly userId: string;
  readonly mediaType: MediaType;
  readonly titleId: string;
}

/** The rows of a user about a title, as edits store and compare them. */
export function createTitleStatesRepository(db: Kysely<Schema>) {
  const itemColumns = ['status', 'rating', 'is_favourite', 'is_private', 'created_at'] as const;
  const playColumns = [
    ...(['play_id', 'started', 'finished', 'state', 'is_repeat', 'times', 'progress', 'rating'] as const),
    ...(['platform', 'note', 'is_private', 'created_at'] as const),
  ] as const;

  const ofTitle = (table: 'tracked_items' | 'removed_titles', { userId, mediaType, titleId }: TitleOfUser) =>
    db
      .selectFrom(table)
      .select(itemColumns)
      .where('user_id', '=', userId)
      .where('media_type', '=', mediaType)
      .where('title_id', '=', titleId);

  const playsOf = ({ userId, titleId }: TitleOfUser) =>
    db
      .selectFrom('plays')
      .select(playColumns)
      .where('title_id', '=', titleId)
      .where('user_id', '=', userId)
      .orderBy('play_id');

  return {
    item: (title: TitleOfUser) => ofTitle('tracked_items', title).executeTakeFirst(),

    removed: ({ userId, mediaType, titleId }: TitleOfUser) =>
      db
        .selectFrom('removed_titles')
        .select([...itemColumns, 'removed_at'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('title_id', '=', titleId)
        .executeTakeFirst(),

    openPlays: (title: TitleOfUser) => playsOf(title).where('state', 'in', openStates).execute(),

    plays: (title: TitleOfUser, playIds: readonly string[]) =>
      playsOf(title).where('play_id', 'in', playIds).execute(),

    countPlays: async ({ userId, titleId }: TitleOfUser): Promise<number> => {
      const { count } = await db
        .selectFrom('plays')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('title_id', '=', titleId)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Those of these titles that a user tracks, in the order of the list. */
    trackedAmong: async (userId: string, mediaType: MediaType, titleIds: readonly string[]) => {
      const tracked = new Set<string>();
      for (const part of splitIntoBatches(titleIds, valuesPerStatement)) {
        const rows = await db
          .selectFrom('tracked_items')
          .select('title_id')
          .where('user_id', '=', userId)
          .where('media_type', '=', mediaType)
          .where('title_id', 'in', part)
          .execute();
        for (const { title_id } of rows) tracked.add(title_id);
      }
      return titleIds.filter((titleId) => tracked.has(titleId));
    },

    /** The title of a play, whether or not it is tracked. */
    titleOfPlay: (userId: string, playId: string) =>
      db
        .selectFrom('plays')
        .select(['media_type', 'title_id'])
        .where('user_id', '=', userId)
        .where('play_id', '=', playId)
        .executeTakeFirst(),
  };
}
