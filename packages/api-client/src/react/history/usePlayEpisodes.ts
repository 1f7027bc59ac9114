import type { ApiClient } from '../../client/index.ts';
import {
  type EndpointInput,
  type EndpointResponse,
  listPlayEpisodes,
  updatePlayEpisodes,
} from '../../contract/index.ts';
import type { Query } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import type { Command } from '../useCommand.ts';
import { useUserData } from '../useUserData.ts';
import { dependsOnHistory, historyKey } from './historyKeys.ts';
import { useHistoryCommand } from './useHistoryCommand.ts';

type EpisodeList = EndpointResponse<typeof listPlayEpisodes>;
type EpisodesChange = EndpointInput<typeof updatePlayEpisodes>['body'];

/** The episodes of a play that have a date or a rating; null from a host that does not support it, `loading` while no one is signed in. */
export function usePlayEpisodes(playId: string): Query<EpisodeList | null> {
  const userId = useUser().user?.userId;
  const load = (client: ApiClient) => client.call(listPlayEpisodes, { params: { playId } });
  return useUserData(userId ? episodesKey(userId, playId) : null, load).query;
}

/** A command that saves dates and ratings of episodes of a play; an episode without both is removed. */
export function useUpdatePlayEpisodes(playId: string): Command<EpisodesChange['episodes'], void> {
  return useHistoryCommand({
    send: (client, episodes: EpisodesChange['episodes']) =>
      client.call(updatePlayEpisodes, { params: { playId }, body: { episodes } }),
    async store({ userId, mutate }, saved) {
      const key = episodesKey(userId, playId);
      await mutate<EpisodeList>(key, saved, { revalidate: false });
      // The number of episodes is in the history of the title.
      void mutate((other) => dependsOnHistory(other, userId) && String(other) !== String(key));
    },
  });
}

const episodesKey = (userId: string, playId: string) => historyKey(userId, 'episodes', playId);
