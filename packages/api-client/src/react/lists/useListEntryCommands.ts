import { useCallback, useRef } from 'react';
import type { TitleId } from '../../client/index.ts';
import {
  addListEntry,
  type CatalogueType,
  type EndpointResponse,
  type ListEntry,
  type ListEntryChange,
  removeListEntry,
  updateListEntry,
} from '../../contract/index.ts';
import { useHistoryCommand } from '../history/useHistoryCommand.ts';
import type { Command } from '../useCommand.ts';
import { changeCachedList, type LoadedList, reloadLists, reloadOverviews } from './listKeys.ts';

type SavedEntry = EndpointResponse<typeof addListEntry>;

/** A title to add to a list. */
export interface NewListEntry {
  readonly listId: string;
  readonly type: CatalogueType;
  readonly titleId: TitleId;
  readonly note?: string;
}

/** A command that adds a title at the end of a list. */
export function useAddToList(): Command<NewListEntry, SavedEntry | undefined> {
  return useHistoryCommand({
    send: (client, { listId, type, titleId, note }: NewListEntry) =>
      client.call(addListEntry, {
        params: { listId },
        body: { media_type: type, title_id: String(titleId), ...(note && { note }) },
      }),
    async store(cache, entry) {
      void reloadLists(cache);
      await reloadOverviews(cache);
      return entry;
    },
  });
}

/** A change of an entry by its id: its note, or its place after another one. */
export interface EntryChange extends ListEntryChange {
  readonly entryId: string;
}

/**
 * A command that changes entries of a list by its id. Moves are sent one after the other, in the order in which they were made; the list
 * in the cache is updated with each response.
 */
export function useUpdateListEntry(listId: string): Command<EntryChange, SavedEntry | undefined> {
  const command = useHistoryCommand({
    send: (client, { entryId, ...body }: EntryChange) =>
      client.call(updateListEntry, { params: { listId, entryId }, body }),
    async store(cache, entry, { after }) {
      await changeCachedList(cache, listId, (list) => {
        const items = list.items.map((item) => (item.id === entry.id ? { ...item, note: entry.note } : item));
        return { ...list, items: after === undefined ? items : moved(items, entry.id, after) };
      });
      void reloadOverviews(cache);
      return entry;
    },
  });
  const { run: runNow } = command;
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const run = useCallback(
    (change: EntryChange) => {
      const result = previous.current.then(() => runNow(change));
      previous.current = result.catch(() => undefined);
      return result;
    },
    [runNow],
  );
  return { ...command, run };
}

/** A command that removes an entry by its id from a list by its id. */
export function useRemoveFromList(): Command<{ readonly listId: string; readonly entryId: string }, void> {
  return useHistoryCommand({
    send: (client, params: { readonly listId: string; readonly entryId: string }) =>
      client.call(removeListEntry, { params }),
    async store(cache, _, { listId, entryId }) {
      await changeCachedList(cache, listId, (list) => withoutEntry(list, entryId));
      await reloadOverviews(cache);
    },
  });
}

/** The entries with one of them after another; null: at the beginning. */
function moved(items: readonly ListEntry[], id: string, after: string | null): ListEntry[] {
  const entry = items.find((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  if (!entry) return ranked(items);
  const index = after === null ? 0 : others.findIndex((item) => item.id === after) + 1;
  return ranked([...others.slice(0, index), entry, ...others.slice(index)]);
}

function withoutEntry(list: LoadedList, id: string): LoadedList {
  const items = list.items.filter((item) => item.id !== id);
  return items.length === list.items.length ? list : { ...list, count: list.count - 1, items: ranked(items) };
}

/** A list in the cache has all entries from the first one on. */
const ranked = (items: readonly ListEntry[]): ListEntry[] =>
  items.map((item, index) => ({ ...item, rank: index + 1 }));
