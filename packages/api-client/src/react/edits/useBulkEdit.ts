import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiClient } from '../../client/index.ts';
import {
  continueEdit,
  createEdit,
  type Edit,
  messages,
  type NewEdit,
  undoEdit,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { isUserContent } from '../collection/userContent.ts';
import { useUser } from '../UserProvider.tsx';
import { type Command, useCommand } from '../useCommand.ts';

/** A command that may need several requests. `progress`: the state of the edit while it runs; null before and after. */
export type EditCommand<Input> = Command<Input, Edit> & { readonly progress: Edit | null };

/** A command that changes many titles of the signed-in user; resolves to the complete edit, which `useUndo` can undo. */
export function useBulkEdit(): EditCommand<NewEdit> {
  const { lastEdits } = useApi();
  const userId = useUser().user?.userId;
  const begin = useCallback(
    async (client: ApiClient, body: NewEdit) => client.call(createEdit, { body }),
    [],
  );
  const finish = useCallback(
    ({ id }: Edit) => lastEdits.add({ id, userId, endpoint: createEdit, input: {} }),
    [lastEdits, userId],
  );
  return useEditCommand(begin, finish);
}

/**
 * A command that undoes an edit by its id; resolves to the edit. Titles that were changed since are in `unchanged` of the result; an edit
 * that is running is stopped first.
 */
export function useUndo(): EditCommand<string> {
  const begin = useCallback(
    async (client: ApiClient, editId: string) => client.call(undoEdit, { params: { editId } }),
    [],
  );
  return useEditCommand(begin);
}

/** A command that continues an edit by its id until it is complete, such as one that another page began. */
export function useContinueEdit(): EditCommand<string> {
  const begin = useCallback(
    async (client: ApiClient, editId: string) => client.call(continueEdit, { params: { editId } }),
    [],
  );
  return useEditCommand(begin);
}

/** Repeats requests until an edit is complete; then all cached data of the user is requested again. */
function useEditCommand<Input>(
  begin: (client: ApiClient, input: Input) => Promise<Edit>,
  finish?: (edit: Edit) => void,
): EditCommand<Input> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { mutate } = useSWRConfig();
  const [progress, setProgress] = useState<Edit | null>(null);
  const command = useCommand(
    useCallback(
      async (input: Input) => {
        if (userId === undefined) throw new Error(messages.media.userMissing);
        try {
          let edit = await begin(client, input);
          while (edit.state === 'running' || edit.state === 'undoing') {
            setProgress(edit);
            edit = await client.call(continueEdit, { params: { editId: edit.id } });
          }
          finish?.(edit);
          return edit;
        } finally {
          setProgress(null);
          // Rejects if the page has removed the provider of the cache meanwhile.
          mutate((key) => isUserContent(key, userId)).catch(() => undefined);
        }
      },
      [begin, finish, client, userId, mutate],
    ),
  );
  return { ...command, progress };
}
