import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiClient } from '../../client/index.ts';
import {
  type EndpointInput,
  getHistorySettings,
  type HistorySettings,
  updateHistorySettings,
} from '../../contract/index.ts';
import { useOwnSetting } from '../account/useOwnSetting.ts';
import { useUser } from '../UserProvider.tsx';
import { dependsOnHistory } from './historyKeys.ts';

/** Settings of the history to change; one that is missing is unchanged. */
export type HistorySettingsChange = EndpointInput<typeof updateHistorySettings>['body'];

const calls = {
  load: (client: ApiClient): Promise<HistorySettings> => client.call(getHistorySettings, {}),
  save: async (client: ApiClient, body: HistorySettingsChange) => ({
    saved: await client.call(updateHistorySettings, { body }),
  }),
};

/**
 * The time zone and the visibility of the diary of the signed-in user, and a command to change them; null when the host does not support
 * it. The data is updated only with the response. `reload` repeats the request after a failure. `loading` while no one is signed in.
 */
export function useHistorySettings() {
  const { query, reload, change } = useOwnSetting('history', calls);
  const { mutate } = useSWRConfig();
  const userId = useUser().user?.userId;
  const { run } = change;
  const update = useCallback(
    async (settings: HistorySettingsChange) => {
      await run(settings);
      // The time zone changes the days of the diary.
      if (userId) void mutate((key) => dependsOnHistory(key, userId));
    },
    [run, userId, mutate],
  );
  return { historySettings: query, reload, updateHistorySettings: { ...change, run: update } };
}
