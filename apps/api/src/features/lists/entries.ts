import { type ListEntryChange, listMessages, serverLimits } from '@gildshelf/api-client/contract';
import type { ListEntryRow, ListRow } from '../../platform/db/rows/listRows.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import { withTitleId } from '../../platform/titles/withTitleId.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { entryResponse } from './listResponses.ts';
import { type ListsDependencies, ownReader, type TitleReference } from './lists.ts';

/** An entry by the list, which is given by its id or slug, and its own id. */
interface EntryPath {
  readonly listId: string;
  readonly entryId: string;
}

/** Runs a transaction that changes the entries of a list; those of one list run one after the other. Throws NotFound without the list. */
function inList<Result>(
  { store, clock }: ListsDependencies,
  { userId }: SignedInUser,
  idOrSlug: string,
  run: (list: ListRow, repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  return store.db.transaction().execute(async (db) => {
    const repositories = repositoriesOn(db);
    const list = await repositories.lists.lock(userId, idOrSlug, clock());
    if (!list) throw new NotFound(listMessages.unknownList);
    return run(list, repositories);
  });
}

/** A saved entry with its place. */
async function savedEntry({ listEntries }: Repositories, user: SignedInUser, entry: ListEntryRow) {
  const { list_id, entry_id, position } = entry;
  const rank = await listEntries.rankOf(ownReader(user), list_id, { position, entryId: entry_id });
  return entryResponse(entry, rank);
}

/** Adds a title at the end of a list. */
export function addListEntry(
  context: ListsDependencies,
  user: SignedInUser,
  idOrSlug: string,
  { media_type, title_id: slugOrId, note }: TitleReference & { readonly note?: string | null | undefined },
) {
  const { titles } = repositoriesOn(context.store.db);
  return withTitleId(
    () => titles.findId(user, media_type, slugOrId),
    (title_id) =>
      inList(context, user, idOrSlug, async ({ list_id, user_id }, repositories) => {
        const { count, position } = await repositories.listEntries.end(list_id);
        const now = context.clock();
        const entry: ListEntryRow = {
          ...{ list_id, user_id, media_type, title_id, position, note: note || null },
          ...{ entry_id: uuidv7(now), added_at: now, updated_at: now },
        };
        const isFull = count >= serverLimits.listEntries;
        if (isFull || !(await repositories.listEntries.add(entry)))
          throw new Conflict(isFull ? listMessages.tooManyEntries : listMessages.contained);
        return savedEntry(repositories, user, entry);
      }),
  );
}

/** Changes the note of an entry, and moves it. */
export function updateListEntry(
  context: ListsDependencies,
  user: SignedInUser,
  { listId: idOrSlug, entryId }: EntryPath,
  { note, after }: ListEntryChange,
) {
  return inList(context, user, idOrSlug, async ({ list_id }, repositories) => {
    const { listEntries } = repositories;
    const requireEntry = async (id: string, message: string) => {
      const entry = await listEntries.find(list_id, id);
      if (!entry) throw new NotFound(message);
      return entry;
    };
    await requireEntry(entryId, listMessages.unknownEntry);
    if (note !== undefined) await listEntries.saveNote(list_id, entryId, note || null, context.clock());
    if (after !== undefined && after !== entryId) {
      const positionAfter = async () => {
        const previous = after === null ? null : await requireEntry(after, listMessages.unknownPosition);
        const position = previous && { position: previous.position, entryId: previous.entry_id };
        return listEntries.positionAfter(list_id, position, entryId);
      };
      let position = await positionAfter();
      if (position === undefined) {
        await listEntries.renumber(list_id);
        position = await positionAfter();
      }
      if (position === undefined) throw new Error('No position is free after all of them were renewed.');
      await listEntries.move(list_id, entryId, position);
    }
    return savedEntry(repositories, user, await requireEntry(entryId, listMessages.unknownEntry));
  });
}

/** Removes a title from a list. */
export async function removeListEntry(
  context: ListsDependencies,
  user: SignedInUser,
  { listId: idOrSlug, entryId }: EntryPath,
) {
  await inList(context, user, idOrSlug, async ({ list_id }, { listEntries }) => {
    const entry = await listEntries.find(list_id, entryId);
    if (entry) await listEntries.remove(list_id, entry.entry_id);
  });
  return { message: listMessages.removed };
}
