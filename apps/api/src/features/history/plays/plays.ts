import {
  defaultPlay,
  historyMessages,
  type newPlay,
  type PlayFields,
  type playChange,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type * as z from 'zod/mini';
import { isUuid, uuidv7 } from '../../../platform/db/uuid.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../../platform/http/errors.ts';
import type { TitlePath } from '../../../platform/titles/onTitle.ts';
import { repositoriesOn } from '../../repositories.ts';
import { type HistoryDependencies, type HistoryTransaction, inHistory, onTitle } from '../HistoryContext.ts';
import type { PlayPosition } from './createPlaysRepository.ts';
import { columnsOf, fieldsOf, presentPlay, requireConsistent } from './playFields.ts';
import { raiseStatus } from './raiseStatus.ts';

/** The query of a page of plays, validated by the contract. */
export interface PlaysQuery {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
}

const cursor = {
  write: ({ open, sortAt, playId }: PlayPosition) => `${open}_${sortAt ?? ''}_${playId}`,
  read: (text: string): PlayPosition => {
    const [open, sortAt, playId = ''] = text.split('_');
    return { open: Number(open), sortAt: sortAt ? Number(sortAt) : null, playId };
  },
};

/** A page of the plays of a title; empty if the title is not tracked. */
export function listPlays(
  context: HistoryDependencies,
  user: SignedInUser,
  path: TitlePath,
  query: PlaysQuery,
) {
  return onTitle(context, user, path, (_, titleId) => readPlays(context, user.userId, titleId, query));
}

/** The same for the id of a title. */
export async function readPlays(
  { store }: HistoryDependencies,
  userId: string,
  titleId: string,
  { limit = String(serverLimits.playPage), after }: PlaysQuery,
) {
  const size = Number(limit);
  const { plays } = repositoriesOn(store.db);
  // Reads one more to find out whether there is a next page.
  const found = await plays.page(userId, titleId, size + 1, after ? cursor.read(after) : undefined);
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  const next = last && cursor.write({ open: last.open, sortAt: last.sort_at, playId: last.play_id });
  return { plays: rows.map(presentPlay), next: next ?? null };
}

/** Adds a play, and the title to the collection if it is not in it. */
export function addPlay(
  context: HistoryDependencies,
  user: SignedInUser,
  path: TitlePath,
  given: z.output<typeof newPlay>,
) {
  const now = context.clock();
  const fields = { ...defaultPlay, ...given } as PlayFields;
  requireConsistent(fields, now);
  const { userId } = user;
  return onTitle(context, user, path, (mediaType, titleId) =>
    inHistory(context, userId, async (transaction) => {
      const { repositories, history } = transaction;
      const { plays, histories } = repositories;
      if (history.play_count >= serverLimits.plays) throw new Conflict(historyMessages.tooManyPlays);
      const edit = await transaction.beginEdit({ kind: 'add-play', mediaType, titleId }, {});
      const hasOtherOpenPlays = await plays.hasOpen(userId, titleId);
      const row = {
        ...{ user_id: userId, play_id: uuidv7(now), media_type: mediaType, title_id: titleId },
        ...columnsOf(fields, history.time_zone),
        ...{ created_at: now, updated_at: now },
      };
      await plays.add(row);
      await histories.addToPlayCount(userId, 1);
      const saved = { userId, mediaType, titleId, state: fields.state, hasOtherOpenPlays, now };
      const tracking = await raiseStatus(transaction, saved, context.config.maxTrackedTitles);
      const editId = await edit.end([row.play_id]);
      return { ...tracking, play: presentPlay({ ...row, episodes: 0 }), editId };
    }),
  );
}

/** Changes fields of a play; the status of its title moves up if the state changes. */
export function updatePlay(
  context: HistoryDependencies,
  { userId }: SignedInUser,
  playId: string,
  change: z.output<typeof playChange>,
) {
  const { clock, config } = context;
  return inHistory(context, userId, async (transaction) => {
    const { repositories, history } = transaction;
    const { plays } = repositories;
    const stored = await findPlay(plays, userId, playId);
    const now = clock();
    const fields = { ...fieldsOf(stored), ...change } as PlayFields;
    requireConsistent(fields, now);
    const columns = { ...columnsOf(fields, history.time_zone), updated_at: now };
    const { media_type: mediaType, title_id: titleId } = stored;
    const title = { kind: 'update-play', mediaType, titleId } as const;
    const edit = await transaction.beginEdit(title, { playIds: [playId] });
    await plays.update(userId, playId, columns);
    const { state } = fields;
    // Without a change of the state, the status is unchanged.
    const hasOtherOpenPlays = await plays.hasOpen(userId, titleId, playId);
    const saved = { userId, mediaType, titleId, state, hasOtherOpenPlays, now };
    const tracking =
      state === stored.state
        ? await repositories.collection.lockItem(userId, mediaType, titleId)
        : await raiseStatus(transaction, saved, config.maxTrackedTitles);
    return {
      status: tracking?.status,
      rating: tracking?.rating,
      play: presentPlay({ ...stored, ...columns }),
      editId: await edit.end(),
    };
  });
}

/** Removes a play with its episodes; idempotent, and the same for plays of other users. */
export async function removePlay(context: HistoryDependencies, { userId }: SignedInUser, playId: string) {
  const editId = isUuid(playId)
    ? await inHistory(context, userId, (transaction) => removeStored(transaction, userId, playId))
    : undefined;
  return { message: historyMessages.playRemoved, editId };
}

async function removeStored(
  { repositories, beginEdit }: HistoryTransaction,
  userId: string,
  playId: string,
): Promise<string | undefined> {
  const { plays, histories, titleStates } = repositories;
  const title = await titleStates.titleOfPlay(userId, playId);
  if (!title) return undefined;
  const { media_type: mediaType, title_id: titleId } = title;
  const scope = { playIds: [playId], episodesOf: [playId] };
  const edit = await beginEdit({ kind: 'remove-play', mediaType, titleId }, scope);
  await plays.remove(userId, playId);
  await histories.addToPlayCount(userId, -1);
  return edit.end();
}

/** A play of a tracked title; throws 404 for any other play. */
export async function findPlay(
  plays: ReturnType<typeof repositoriesOn>['plays'],
  userId: string,
  playId: string,
) {
  const play = isUuid(playId) ? await plays.find(userId, playId) : undefined;
  if (!play) throw new NotFound(historyMessages.unknownPlay);
  return play;
}
