import { listMessages, ownLimits, serverLimits } from '@gildshelf/api-client/contract';
import type { AddedEntry, AddedList } from '../../../config/TitleWriter.ts';
import type { ListEntryRow, ListRow } from '../../../platform/db/rows/listRows.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { Conflict } from '../../../platform/http/errors.ts';
import { freeSlug } from '../../../platform/titles/freeSlug.ts';
import type { Repositories } from '../../repositories.ts';
import type { HistoryTransaction } from '../HistoryContext.ts';

interface Writing {
  readonly transaction: Pick<HistoryTransaction, 'repositories'>;
  readonly userId: string;
  readonly now: number;
}

/** What a user chooses of a list, as an edit compares it. */
export const listFields = ({ name, description, is_public, is_ranked }: ListRow): string =>
  JSON.stringify({ name, description, is_public, is_ranked });

/** Adds a list, unless the user has it, and titles that it does not contain; logs both in an edit, which is begun if anything is new. */
export async function writeList(
  { transaction: { repositories }, userId, now }: Writing,
  beginEdit: () => Promise<string>,
  added: AddedList,
  entries: readonly AddedEntry[],
): Promise<boolean> {
  const { lists, listEntries, editLists } = repositories;
  const stored = await lists.find(userId, added.listId);
  const contained = await editLists.containedTitles(
    added.listId,
    entries.map(({ titleId }) => titleId),
  );
  const missing = entries.filter(({ titleId }) => !contained.has(titleId));
  if (stored && missing.length === 0) return false;
  const edit = { user_id: userId, edit_id: await beginEdit() };
  const row = stored ?? (await addList(repositories, userId, added, now));
  await editLists.addList({ ...edit, list_id: row.list_id, fields: stored ? null : listFields(row) });
  if (stored) await lists.lock(userId, added.listId, now);
  const { count, position, gap } = await listEntries.end(added.listId);
  if (count + missing.length > serverLimits.listEntries) throw new Conflict(listMessages.tooManyEntries);
  await editLists.addEntries(
    edit,
    missing.map(
      ({ mediaType, titleId, note, addedAt }, index): ListEntryRow => ({
        ...{ list_id: row.list_id, user_id: userId, media_type: mediaType, title_id: titleId },
        ...{ entry_id: uuidv7(now), position: position + index * gap },
        ...{ note: note?.slice(0, ownLimits.listNote) ?? null, added_at: addedAt, updated_at: now },
      }),
    ),
  );
  return true;
}

async function addList(
  { lists }: Repositories,
  userId: string,
  added: AddedList,
  now: number,
): Promise<ListRow> {
  await lists.lockUser(userId);
  const slugs = await lists.slugsOf(userId);
  if (slugs.length >= serverLimits.lists) throw new Conflict(listMessages.tooManyLists);
  const name = added.name.trim().slice(0, ownLimits.listName) || 'List';
  const row: ListRow = {
    ...{ list_id: added.listId, user_id: userId, slug: freeSlug(name, slugs), name },
    description: added.description.slice(0, ownLimits.listDescription),
    ...{ is_public: 0, is_ranked: Number(added.isRanked), created_at: now, updated_at: now },
  };
  await lists.add(row);
  return row;
}
