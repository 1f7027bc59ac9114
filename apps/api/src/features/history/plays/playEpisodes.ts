import { historyMessages, isFuture, serverLimits } from '@gildshelf/api-client/contract';
import type { PlayEpisodeRow } from '../../../platform/db/rows/historyRows.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Conflict, InvalidInput } from '../../../platform/http/errors.ts';
import { type Repositories, repositoriesOn } from '../../repositories.ts';
import { type HistoryDependencies, inHistory } from '../HistoryContext.ts';
import { findPlay } from './plays.ts';

type GivenEpisode = Omit<PlayEpisodeRow, 'user_id' | 'play_id'>;

/** The episodes of a play that have a date or a rating. */
export async function listPlayEpisodes(
  { store }: HistoryDependencies,
  { userId }: SignedInUser,
  playId: string,
) {
  const repositories = repositoriesOn(store.db);
  await findPlay(repositories.plays, userId, playId);
  return { episodes: await repositories.playEpisodes.list(userId, playId) };
}

/** Saves episodes of a play and returns all; one that is given several times is saved as it is given last. */
export async function updatePlayEpisodes(
  context: HistoryDependencies,
  { userId }: SignedInUser,
  playId: string,
  given: readonly GivenEpisode[],
) {
  const now = context.clock();
  if (given.some(({ watched }) => watched !== null && isFuture(watched, now)))
    throw new InvalidInput(historyMessages.futureDate);
  const last = new Map(given.map((episode) => [`${episode.season} ${episode.number}`, episode]));
  return inHistory(context, userId, async ({ repositories, beginEdit }) => {
    const { media_type: mediaType, title_id: titleId } = await findPlay(repositories.plays, userId, playId);
    const edit = await beginEdit({ kind: 'episodes', mediaType, titleId }, { episodesOf: [playId] });
    await saveEpisodes(repositories, userId, playId, [...last.values()]);
    const episodes = await repositories.playEpisodes.list(userId, playId);
    if (episodes.length > serverLimits.playEpisodes) throw new Conflict(historyMessages.tooManyEpisodes);
    return { episodes, editId: await edit.end() };
  });
}

async function saveEpisodes(
  { playEpisodes }: Repositories,
  userId: string,
  playId: string,
  given: readonly GivenEpisode[],
) {
  const isEmpty = ({ watched, rating }: GivenEpisode) => watched === null && rating === null;
  const bySeason = Map.groupBy(given.filter(isEmpty), ({ season }) => season);
  for (const [season, episodes] of bySeason)
    await playEpisodes.remove(
      userId,
      playId,
      season,
      episodes.map(({ number }) => number),
    );
  const rows = given.filter((episode) => !isEmpty(episode));
  await playEpisodes.save(
    rows.map(({ season, number, watched, rating }) => ({
      ...{ user_id: userId, play_id: playId, season, number, watched, rating },
    })),
  );
}
