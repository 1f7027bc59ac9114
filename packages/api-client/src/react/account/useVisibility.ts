import type { ApiClient } from '../../client/index.ts';
import { getVisibility, setVisibility, type VisibilitySettings } from '../../contract/index.ts';
import { useOwnSetting } from './useOwnSetting.ts';

const calls = {
  load: (client: ApiClient): Promise<VisibilitySettings> => client.call(getVisibility, {}),
  save: async (client: ApiClient, body: VisibilitySettings) => ({
    saved: await client.call(setVisibility, { body }),
  }),
};

/**
 * What the signed-in user has made public, and a command to change it; null when the host does not support it. The data is updated
 * only with the response. `reload` repeats the request after a failure. `loading` while no one is signed in.
 */
export function useVisibility() {
  const { query, reload, change } = useOwnSetting('visibility', calls);
  return { visibility: query, reload, setVisibility: change };
}
