import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiClient } from '../../client/index.ts';
import { messages } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import type { UserCache } from '../collection/storeTracking.ts';
import { useUser } from '../UserProvider.tsx';
import { type Command, useCommand } from '../useCommand.ts';

interface HistoryCall<Input, Response, Result> {
  readonly send: (client: ApiClient, input: Input) => Promise<Response>;
  /** Updates the cached data of the user after a successful response; returns the result of the command. */
  readonly store: (cache: UserCache, response: Response, input: Input) => Promise<Result>;
}

/**
 * A command that changes the history of the signed-in user. The data is updated only with the response, and not after a logout, when the
 * command resolves to undefined.
 */
export function useHistoryCommand<Input, Response, Result>(
  call: HistoryCall<Input, Response, Result>,
): Command<Input, Result | undefined> {
  const { client } = useApi();
  const { user, read } = useUser();
  const { cache, mutate } = useSWRConfig();
  const userId = user?.userId;
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });

  return useCommand(
    useCallback(
      async (input: Input) => {
        if (userId === undefined) throw new Error(messages.media.userMissing);
        const { send, store } = latest.current;
        const response = await send(client, input);
        if (read()?.userId !== userId) return undefined;
        return store({ userId, cache, mutate }, response, input);
      },
      [client, userId, read, cache, mutate],
    ),
  );
}
