import type { Kysely } from 'kysely';
import type { RecordedTitle, TitleKey } from '../../../config/TitleWriter.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { repositoriesOn } from '../../repositories.ts';
import { fieldsOf } from '../plays/playFields.ts';

/** Tags in the order of the database, which is that of their bytes. */
export const sortedTags = (tags: readonly string[]): string[] =>
  [...tags].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));

/** What a user has recorded about titles, in the order of the list; each may be given once. */
export async function readTitles(
  db: Kysely<Schema>,
  userId: string,
  titles: readonly TitleKey[],
): Promise<RecordedTitle[]> {
  if (titles.length === 0) return [];
  const { titleUpdates } = repositoriesOn(db);
  const ids = titles.map(({ titleId }) => titleId);
  const mediaTypes = [...new Set(titles.map(({ mediaType }) => mediaType))];
  const items = new Map(
    (await titleUpdates.items(userId, mediaTypes, ids)).map((row) => [row.title_id, row]),
  );
  const notes = new Map((await titleUpdates.notes(userId, ids)).map((row) => [row.title_id, row.note]));
  const tags = Map.groupBy(await titleUpdates.tags(userId, ids), ({ title_id }) => title_id);
  const reviews = new Map((await titleUpdates.reviews(userId, ids)).map((row) => [row.title_id, row]));
  const playRows = await titleUpdates.plays(userId, ids);
  const plays = Map.groupBy(playRows, ({ title_id }) => title_id);
  const playIds = playRows.map(({ play_id }) => play_id);
  const episodes = Map.groupBy(
    playIds.length > 0 ? await titleUpdates.episodes(userId, playIds) : [],
    ({ play_id }) => play_id,
  );
  return titles.map(({ mediaType, titleId }) => {
    const item = items.get(titleId);
    const rows = plays.get(titleId) ?? [];
    const review = reviews.get(titleId);
    return {
      ...{ mediaType, titleId },
      item: item
        ? {
            ...{ status: item.status, rating: item.rating },
            ...{ isFavourite: item.is_favourite === 1, isPrivate: item.is_private === 1 },
            ...{ createdAt: item.created_at, changedAt: item.updated_at },
          }
        : null,
      note: notes.get(titleId) ?? null,
      tags: sortedTags((tags.get(titleId) ?? []).map(({ tag }) => tag)),
      review: review
        ? {
            ...{ text: review.text, isSpoiler: review.is_spoiler === 1 },
            ...{ isPublic: review.is_public === 1, createdAt: review.created_at },
          }
        : null,
      plays: new Map(
        rows.map((row) => [row.play_id, { fields: fieldsOf(row), createdAt: row.created_at }] as const),
      ),
      episodes: rows.flatMap(({ play_id }) =>
        (episodes.get(play_id) ?? []).map(({ season, number, watched, rating }) => ({
          ...{ playId: play_id, season, number, watched, rating },
        })),
      ),
    };
  });
}
