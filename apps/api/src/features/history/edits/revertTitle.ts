import { ownLimits, serverLimits } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { Repositories } from '../../repositories.ts';
import { sortColumns } from '../plays/sortAt.ts';
import { readCompanions } from './beginEdit.ts';
import type { TitleOfUser } from './createTitleStatesRepository.ts';
import { isUnchangedSince, type TitleChanges } from './titleChanges.ts';
import { readTitleState, type TitleState } from './titleState.ts';

interface Reversion {
  readonly maxTrackedTitles: number;
  readonly now: number;
}

/**
 * Restores what an edit changed in a title, in a transaction that has locked the history of the user. Resolves to false without a change
 * if any of it has been changed since, or if a limit prevents it.
 */
export async function revertTitle(
  repositories: Repositories,
  title: TitleOfUser,
  changes: TitleChanges,
  { maxTrackedTitles, now }: Reversion,
): Promise<boolean> {
  const playIds = [...new Set([...Object.keys(changes.plays ?? {}), ...Object.keys(changes.episodes ?? {})])];
  const hasReview = changes.review !== undefined;
  const scope = { hasDetails: true, hasReview, playIds, episodesOf: playIds };
  const current = await readTitleState(repositories, title, scope);
  const companions = changes.companions && (await readCompanions(repositories, title));
  if (!isUnchangedSince(changes, current, companions)) return false;
  const tags = restoredTags(changes, current);
  if (tags && tags.length > ownLimits.tags) return false;
  if (!(await hasRoomForPlays(repositories, title, changes))) return false;
  if (!(await revertItem(repositories, title, changes, { maxTrackedTitles, now }))) return false;
  const { userId, mediaType, titleId } = title;
  const row = { user_id: userId, media_type: mediaType, title_id: titleId };
  const { titleDetails, histories } = repositories;
  await histories.addChange(userId, titleId);
  if (changes.removed) {
    const [removed] = changes.removed;
    await titleDetails.takeRemoved(userId, mediaType, titleId);
    if (removed) await titleDetails.addRemoved({ ...row, ...removed });
  }
  if (changes.note) await titleDetails.saveNote({ ...row, note: changes.note[0] ?? '', updated_at: now });
  if (tags) await titleDetails.replaceTags(userId, mediaType, titleId, tags);
  // Only an import adds one, and it changes none.
  if (changes.review) await repositories.reviews.remove(userId, titleId);
  await revertPlays(repositories, title, changes, now);
  await revertEpisodes(repositories, title, changes);
  return true;
}

function restoredTags({ tags }: TitleChanges, current: TitleState): string[] | undefined {
  if (!tags) return undefined;
  return [...current.tags.filter((tag) => !tags.added.includes(tag)), ...tags.removed];
}

async function hasRoomForPlays(
  { histories }: Repositories,
  { userId }: TitleOfUser,
  { plays = {} }: TitleChanges,
): Promise<boolean> {
  const returning = Object.values(plays).filter(([, after]) => after === null).length;
  if (returning === 0) return true;
  return (await histories.lock(userId)).play_count + returning <= serverLimits.plays;
}

async function revertItem(
  { collection }: Repositories,
  { userId, mediaType, titleId }: TitleOfUser,
  { item, columns }: TitleChanges,
  { maxTrackedTitles, now }: Reversion,
): Promise<boolean> {
  const row = { user_id: userId, media_type: mediaType, title_id: titleId };
  const [before] = item ?? columns ?? [];
  if (item?.[0]) {
    const { status, rating, created_at } = item[0];
    const times = { created_at, updated_at: now };
    if (!(await collection.add({ ...row, status, rating, ...times }, maxTrackedTitles))) return false;
  } else if (item) {
    await collection.remove(userId, mediaType, titleId, uuidv7(now));
    return true;
  }
  const { status, rating, is_favourite, is_private } = before ?? {};
  if (columns && status !== undefined && rating !== undefined)
    await collection.save({ ...row, status, rating, created_at: now, updated_at: now });
  if (is_favourite !== undefined)
    await collection.setFavourite(userId, mediaType, titleId, is_favourite === 1);
  if (is_private !== undefined) await collection.setPrivate(userId, mediaType, titleId, is_private === 1);
  return true;
}

async function revertPlays(
  { plays: playRows, histories }: Repositories,
  { userId, mediaType, titleId }: TitleOfUser,
  { plays = {} }: TitleChanges,
  now: number,
): Promise<void> {
  const changed = Object.entries(plays);
  if (changed.length === 0) return;
  const { time_zone } = await histories.lock(userId);
  let added = 0;
  for (const [playId, [before, after]] of changed) {
    // The time zone may have changed since.
    const row = before && { ...before, ...sortColumns(before, time_zone), updated_at: now };
    if (!row) {
      await playRows.remove(userId, playId);
      added -= 1;
    } else if (after) await playRows.update(userId, playId, row);
    else {
      const ids = { user_id: userId, play_id: playId, media_type: mediaType, title_id: titleId };
      await playRows.add({ ...ids, ...row });
      added += 1;
    }
  }
  if (added !== 0) await histories.addToPlayCount(userId, added);
}

async function revertEpisodes(
  { playEpisodes }: Repositories,
  { userId }: TitleOfUser,
  { episodes = {}, plays = {} }: TitleChanges,
): Promise<void> {
  for (const [playId, changed] of Object.entries(episodes)) {
    // The episodes of a play that the edit had added are removed with it.
    if (plays[playId]?.[0] === null) continue;
    const named = Object.entries(changed).map(([name, [before]]) => {
      const [season = 0, number = 0] = name.split(' ').map(Number);
      return { season, number, before };
    });
    const added = Map.groupBy(
      named.filter(({ before }) => !before),
      ({ season }) => season,
    );
    for (const [season, rows] of added)
      await playEpisodes.remove(
        userId,
        playId,
        season,
        rows.map(({ number }) => number),
      );
    await playEpisodes.save(
      named.flatMap(({ season, number, before }) =>
        before ? [{ user_id: userId, play_id: playId, season, number, ...before }] : [],
      ),
    );
  }
}
