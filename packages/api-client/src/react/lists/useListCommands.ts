import {
  createList,
  deleteList,
  type List,
  type ListChange,
  type NewList,
  updateList,
} from '../../contract/index.ts';
import { useHistoryCommand } from '../history/useHistoryCommand.ts';
import type { Command } from '../useCommand.ts';
import { changeCachedList, reloadOverviews } from './listKeys.ts';

/** A command that creates a list. */
export function useCreateList(): Command<NewList, List | undefined> {
  return useHistoryCommand({
    send: (client, body: NewList) => client.call(createList, { body }),
    async store(cache, list) {
      void reloadOverviews(cache);
      return list;
    },
  });
}

/** A command that changes fields of a list by its id. */
export function useUpdateList(listId: string): Command<ListChange, List | undefined> {
  return useHistoryCommand({
    send: (client, body: ListChange) => client.call(updateList, { params: { listId }, body }),
    async store(cache, list) {
      await changeCachedList(cache, list.id, (cached) => ({ ...cached, ...list }));
      void reloadOverviews(cache);
      return list;
    },
  });
}

/** A command that deletes a list by its id. */
export function useDeleteList(): Command<string, void> {
  return useHistoryCommand({
    send: (client, listId: string) => client.call(deleteList, { params: { listId } }),
    async store(cache) {
      await reloadOverviews(cache);
    },
  });
}
