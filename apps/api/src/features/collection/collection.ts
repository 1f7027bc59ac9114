import {
  isPlanned,
  type MediaType,
  messages,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { requireOwnName, type SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict } from '../../platform/http/errors.ts';
import { type Covers, titleResponse } from '../../platform/titles/titleResponse.ts';
import { everyTitle, type Viewer } from '../../platform/titles/visibleTitles.ts';
import { withTitleId } from '../../platform/titles/withTitleId.ts';
import { repositoriesOn } from '../repositories.ts';
import type { CollectionContext } from './CollectionContext.ts';
import { collectionCursor } from './collectionCursor.ts';
import { streamCollection, titlesPerPart, trackedJson } from './collectionJson.ts';
import type {
  CollectionPosition,
  CollectionRepository,
  NewTrackedItem,
  TrackedTitle,
} from './createCollectionRepository.ts';

/** A title of a user's collection as sent in responses. */
export function trackedResponse(covers: Covers, mediaType: MediaType, tracked: TrackedTitle) {
  const { card, status, rating } = tracked;
  return { ...titleResponse(covers, mediaType, tracked, card), user_status: status, user_rating: rating };
}

/** One title of a user's collection, by slug or id; null if the user does not track it. */
export async function findTrackedItem(
  { collection, covers }: CollectionContext,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  const tracked = await collection.find(user, user.userId, mediaType, slugOrId);
  return tracked ? trackedResponse(covers, mediaType, tracked) : null;
}

/** Removes a title from a user's collection, by slug or id, so that it can be restored for some time; idempotent. */
export async function removeItem(
  { store, clock, histories }: CollectionContext,
  mediaType: MediaType,
  { userId }: SignedInUser,
  slugOrId: string,
) {
  const editId = await store.db.transaction().execute(async (db) => {
    await histories.lock(db, userId);
    const { collection } = repositoriesOn(db);
    const tracked = await collection.find(everyTitle, userId, mediaType, slugOrId);
    if (!tracked) return undefined;
    const { title_id: titleId } = tracked;
    const edit = await histories.beginEdit(db, { kind: 'remove', userId, mediaType, titleId });
    const removed = await collection.remove(userId, mediaType, titleId, uuidv7(clock()));
    if (removed) await histories.removed(db, { ...removed, user_id: userId, media_type: mediaType });
    return edit.end();
  });
  return { message: ownMessages.title.removed, editId };
}

/** The status and rating that a user gives a title. */
export interface Rating {
  readonly username: string;
  readonly slugOrId: string;
  readonly status: string;
  /** 0 to 5 in steps of 0.5; 0 means no rating. */
  readonly rating: number;
}

/** Tracks a title or updates its status and rating. A planned title is stored without a rating (0). */
export async function rateItem(
  context: CollectionContext,
  mediaType: MediaType,
  user: SignedInUser,
  { username, slugOrId, status, rating }: Rating,
) {
  const { clock, maxTrackedTitles: maxTracked } = context;
  requireOwnName(user, username);
  const now = clock();
  const item = {
    user_id: user.userId,
    media_type: mediaType,
    status,
    rating: isPlanned(status) ? 0 : rating,
    created_at: now,
    updated_at: now,
  };
  const saved = await withTitleId(
    () => context.titles.findId(user, mediaType, slugOrId),
    (titleId) => saveItem(context, { ...item, title_id: titleId }),
  );
  if (!saved) throw new Conflict(ownMessages.collection.full(maxTracked));
  return { message: messages.media.ratingSaved, ...saved };
}

/**
 * Saves a tracked title. The same transaction changes its plays, logs the edit, and records the change if the user wants that. Resolves to
 * the id of the edit if anything changed, and to undefined if the collection is full. It always locks the history: a play that another request adds at the same time comes before or after it.
 */
async function saveItem(
  { store, changes, histories, maxTrackedTitles }: CollectionContext,
  item: NewTrackedItem,
): Promise<{ readonly editId: string | undefined } | undefined> {
  const { user_id: userId, media_type: mediaType, title_id: titleId, status, rating } = item;
  const isWatched = await changes.isWatched(userId);
  const saved = await store.db.transaction().execute(async (db) => {
    await histories.lock(db, userId);
    if (isWatched) await changes.lock(db, userId);
    const { collection } = repositoriesOn(db);
    const edit = await histories.beginEdit(db, { kind: 'rate', userId, mediaType, titleId });
    const before = await collection.lockItem(userId, mediaType, titleId);
    if (!(await collection.save(item, maxTrackedTitles))) return undefined;
    const change = { userId, mediaType, titleId, before, after: { status, rating } };
    await histories.changed(db, change);
    if (isWatched) await changes.record(db, change);
    return { editId: await edit.end() };
  });
  if (saved && isWatched) changes.committed();
  return saved;
}

/**
 * All titles of one media type that a user tracks, or those with a status, the most recently changed first, as JSON text. More than
 * `titlesPerPart` titles are streamed in parts, and the response waits while the user has too many such responses (see `createCollectionContext`).
 */
export async function listCollection(
  context: CollectionContext,
  mediaType: MediaType,
  user: SignedInUser,
  status?: string,
): Promise<string | AsyncIterable<string>> {
  const { items, end } = await readPage(
    context.collection.page,
    user,
    mediaType,
    user.userId,
    titlesPerPart,
    undefined,
    status,
  );
  if (!end) return trackedJson(context.covers, mediaType, items);
  return streamWithLimit(context, mediaType, user, status);
}

async function* streamWithLimit(
  context: CollectionContext,
  mediaType: MediaType,
  user: SignedInUser,
  status: string | undefined,
): AsyncGenerator<string> {
  const release = await context.longReadLimit(user.userId);
  try {
    yield* streamCollection(context, mediaType, user, status);
  } finally {
    release();
  }
}

/** The query of a page, validated by the contract. */
export interface PageQuery {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
  /** Only the titles with this status. */
  readonly status?: string | undefined;
}

/**
 * A page of the titles that a user tracks, as JSON text, and the cursor of the next page, undefined after the last one. A title that is
 * changed meanwhile moves to the front, so that no page repeats a title, and unchanged titles are never skipped.
 */
export async function listCollectionPage(
  context: CollectionContext,
  mediaType: MediaType,
  user: SignedInUser,
  { limit = String(serverLimits.pageSize), after, status }: PageQuery,
): Promise<{ readonly text: string; readonly next: string | undefined }> {
  const position = after ? collectionCursor.read(after) : undefined;
  const size = Number(limit);
  const { items, end } = await readPage(
    context.collection.page,
    user,
    mediaType,
    user.userId,
    size,
    position,
    status,
  );
  return { text: trackedJson(context.covers, mediaType, items), next: end && collectionCursor.write(end) };
}

/** Up to `size` titles of an own or a public collection after a position, or the first ones, and the position of the last one if there are more. */
export async function readPage(
  readTitles: CollectionRepository['page'],
  viewer: Viewer,
  mediaType: MediaType,
  userId: string,
  size: number,
  after: CollectionPosition | undefined,
  status?: string,
) {
  // Reads one more to find out whether there is a next page.
  const found = await readTitles(viewer, userId, mediaType, size + 1, after, undefined, status);
  const items = found.slice(0, size);
  const last = found.length > size ? items.at(-1) : undefined;
  const end: CollectionPosition | undefined = last && { changedAt: last.changed_at, titleId: last.title_id };
  return { items, end };
}
