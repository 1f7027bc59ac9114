import { useSWRConfig } from 'swr';
import type { ApiClient } from '../../client/index.ts';
import {
  deleteView,
  listSavedViews,
  type NewView,
  type SavedView,
  saveView,
  updateView,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useOwnData } from '../account/useOwnData.ts';
import { ownDataKey, type Query } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { type Command, useCommand } from '../useCommand.ts';

const name = 'views';

const loadViews = async (client: ApiClient): Promise<readonly SavedView[]> =>
  (await client.call(listSavedViews, {})).views;

/** The saved views of the signed-in user, the first saved first; null from a host without them. */
export function useSavedViews(): Query<readonly SavedView[] | null> {
  return useOwnData(name, loadViews).query;
}

/** A command that saves a view and resolves to it. */
export function useSaveView(): Command<NewView, SavedView> {
  return useViewCommand(
    (client, body) => client.call(saveView, { body }),
    (views, saved) => [...views, saved],
  );
}

/** A command that changes the name or the query of a view by its id, and resolves to it. */
export function useUpdateView(): Command<
  { readonly id: string } & Partial<Pick<SavedView, 'name' | 'query'>>,
  SavedView
> {
  return useViewCommand(
    (client, { id, ...body }) => client.call(updateView, { params: { viewId: id }, body }),
    (views, saved) => views.map((view) => (view.id === saved.id ? saved : view)),
  );
}

/** A command that deletes a view by its id, to which it resolves. */
export function useDeleteView(): Command<string, string> {
  return useViewCommand(
    async (client, viewId) => {
      await client.call(deleteView, { params: { viewId } });
      return viewId;
    },
    (views, deleted) => views.filter(({ id }) => id !== deleted),
  );
}

/** A command that changes the cached views only with the response, and not after a logout. */
function useViewCommand<Input, Result>(
  send: (client: ApiClient, input: Input) => Promise<Result>,
  change: (views: readonly SavedView[], result: Result) => readonly SavedView[],
): Command<Input, Result> {
  const { client } = useApi();
  const { user, read } = useUser();
  const { mutate } = useSWRConfig();
  const userId = user?.userId;
  return useCommand(async (input: Input) => {
    const result = await send(client, input);
    if (userId && read()?.userId === userId)
      await mutate<readonly SavedView[] | null>(
        [ownDataKey, name, userId],
        (views) => views && change(views, result),
        { revalidate: false },
      );
    return result;
  });
}
