import { type MediaType, serverLimits } from '@gildshelf/api-client/contract';
import type { ListRow } from '../../platform/db/rows/listRows.ts';
import type { Store } from '../../platform/db/Store.ts';
import { type Covers, type TitleWithCover, titleResponse } from '../../platform/titles/titleResponse.ts';
import { repositoriesOn } from '../repositories.ts';
import type { EntryPosition, ListReader, ShownEntry } from './createListEntriesRepository.ts';
import type { OwnedList } from './createListsRepository.ts';

/** What the responses of lists are read with. */
export interface ResponseDependencies {
  readonly store: Store;
  readonly covers: Covers;
}

const timeText = (time: number) => new Date(time).toISOString();

/** A list without its titles, as in the contract. */
export function listResponse(row: ListRow, count: number) {
  const { slug, name, description } = row;
  return {
    ...{ id: row.list_id, slug, name, description, count },
    visibility: row.is_public === 1 ? ('public' as const) : ('private' as const),
    is_ranked: row.is_ranked === 1,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
  };
}

/** An entry without its title, as in the contract. */
export function entryResponse(
  { entry_id, note, added_at }: Pick<ShownEntry, 'entry_id' | 'note' | 'added_at'>,
  rank: number,
) {
  return { id: entry_id, rank, note, added_at: timeText(added_at) };
}

type ShownTitle = TitleWithCover & { readonly media_type: MediaType; readonly card: string };

/** A title with its media type, as in the contract. */
const titleOf = (covers: Covers, title: ShownTitle) => ({
  media_type: title.media_type,
  title: titleResponse(covers, title.media_type, title, title.card),
});

/** The first titles of lists, by the id of the list. */
export async function readFirstTitles(
  { store, covers }: ResponseDependencies,
  reader: ListReader,
  listIds: readonly string[],
) {
  const { listEntries } = repositoriesOn(store.db);
  // A query per list, which reads as many rows as it returns; one for all of them would read every entry.
  const lists = await Promise.all(
    listIds.map(async (listId) => {
      const titles = await listEntries.firstTitles(reader, listId, serverLimits.listPreview);
      return [listId, titles.map((title) => titleOf(covers, title))] as const;
    }),
  );
  return new Map(lists);
}

/** The query of a page, validated by the contract. */
export interface PageQuery {
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
}

const cursor = {
  write: ({ position, entry_id }: ShownEntry) => `${position}_${entry_id}`,
  read: (text: string): EntryPosition => {
    const [position, entryId = ''] = text.split('_');
    return { position: Number(position), entryId };
  },
};

/** A page of a list with its owner. */
export async function readListPage(
  { store, covers }: ResponseDependencies,
  list: OwnedList,
  reader: ListReader,
  { after, limit = String(serverLimits.listPage) }: PageQuery,
) {
  const { listEntries } = repositoriesOn(store.db);
  const { list_id, username, display_name, avatar_url } = list;
  const size = Number(limit);
  const position =
    after === undefined ? undefined : await currentPosition(store, list_id, cursor.read(after));
  const [counts, found, before] = await Promise.all([
    listEntries.counts(reader, [list_id]),
    listEntries.page(reader, list_id, size + 1, position),
    position ? listEntries.rankOf(reader, list_id, position) : 0,
  ]);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    ...{ username, display_name, avatar_url },
    ...listResponse(list, counts.get(list_id) ?? 0),
    entries: page.map((entry, index) => ({
      ...entryResponse(entry, before + index + 1),
      ...titleOf(covers, entry),
    })),
    next: last ? cursor.write(last) : null,
  };
}

/** The position of the entry of a cursor now: positions change when an entry is moved to where none is free. */
async function currentPosition({ db }: Store, listId: string, cursor: EntryPosition): Promise<EntryPosition> {
  const entry = await repositoriesOn(db).listEntries.find(listId, cursor.entryId);
  return entry ? { ...cursor, position: entry.position } : cursor;
}
