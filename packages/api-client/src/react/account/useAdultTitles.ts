import type { ApiClient } from '../../client/index.ts';
import { getAdultTitles, setAdultTitles } from '../../contract/index.ts';
import { useOwnSetting } from './useOwnSetting.ts';

const calls = {
  load: async (client: ApiClient) => (await client.call(getAdultTitles, {})).adult_titles,
  save: async (client: ApiClient, seesAdultTitles: boolean) => {
    const { adult_titles, token } = await client.call(setAdultTitles, {
      body: { adult_titles: seesAdultTitles },
    });
    return { saved: adult_titles, token };
  },
};

/**
 * Whether the signed-in user sees adult titles, and a command to change it; null when the host does not support it. After a change the
 * token of the response replaces the stored one, and cached titles are requested again. `reload` repeats the request after a failure.
 * `loading` while no one is signed in.
 */
export function useAdultTitles() {
  const { query, reload, change } = useOwnSetting('adult-titles', calls);
  return { adultTitles: query, reload, setAdultTitles: change };
}
