import type {
  RecordedEpisode,
  RecordedReview,
  RecordedTitle,
  TitleUpdate,
} from '../../../config/TitleWriter.ts';
import { changesBetween, type TitleChanges } from '../edits/titleChanges.ts';
import type {
  EpisodeValues,
  ItemState,
  PlayValues,
  RemovedState,
  ReviewState,
  TitleState,
} from '../edits/titleState.ts';
import { playColumns } from '../plays/playFields.ts';
import { sortedTags } from './readTitles.ts';

/** What a removed title was, without its key. */
export const removedState = ({ title_id: _, ...state }: RemovedState & { readonly title_id: string }) =>
  state;

/**
 * What an update changes in a title, as an edit logs it. `removed` is what a title was that is added again; `now` is when its new plays
 * were created.
 */
export function changesOfUpdate(
  before: RecordedTitle,
  update: TitleUpdate,
  removed: RemovedState | null,
  now: number,
): TitleChanges | undefined {
  const changed: TitleState = { ...stateBefore(before, update), removed };
  const after = stateAfter(before, update, changed, now);
  const changes = changesBetween(changed, after);
  if (before.item || !update.item) return changes;
  const newPlays = [...(update.plays ?? [])].filter(([playId]) => !before.plays.has(playId)).length;
  const { note, tags } = after;
  return { ...changes, companions: { note, tags, playCount: before.plays.size + newPlays } };
}

function stateBefore(
  { item, note, tags, review, plays, episodes }: RecordedTitle,
  update: TitleUpdate,
): TitleState {
  const changedPlays = [...(update.plays ?? [])].flatMap(([playId]): [string, PlayValues][] => {
    const play = plays.get(playId);
    return play ? [[playId, { ...playColumns(play.fields), created_at: play.createdAt }]] : [];
  });
  const withEpisodes = new Set(update.episodes?.map(({ playId }) => playId));
  return {
    ...{ item: item && itemState(item), removed: null, note, tags, review: review && reviewState(review) },
    plays: Object.fromEntries(changedPlays),
    episodes: episodesByPlay(episodes.filter(({ playId }) => withEpisodes.has(playId))),
  };
}

function stateAfter(before: RecordedTitle, update: TitleUpdate, state: TitleState, now: number): TitleState {
  const item = update.item
    ? itemState({ ...update.item, createdAt: before.item?.createdAt ?? update.item.createdAt })
    : state.item;
  const plays = [...(update.plays ?? [])].map(([playId, fields]): [string, PlayValues] => [
    playId,
    { ...playColumns(fields), created_at: before.plays.get(playId)?.createdAt ?? now },
  ]);
  const written = episodesByPlay(update.episodes ?? []);
  return {
    item,
    // A title that is tracked is not removed.
    removed: item ? null : state.removed,
    note: update.note ?? state.note,
    review: update.review ? reviewState(update.review) : state.review,
    tags: sortedTags([...new Set([...state.tags, ...(update.tags ?? [])])]),
    plays: Object.fromEntries(plays),
    episodes: Object.fromEntries(
      Object.entries(written).map(([playId, values]) => [playId, { ...state.episodes[playId], ...values }]),
    ),
  };
}

const itemState = (item: NonNullable<RecordedTitle['item']>): ItemState => ({
  ...{ status: item.status, rating: item.rating },
  ...{ is_favourite: Number(item.isFavourite), is_private: Number(item.isPrivate) },
  created_at: item.createdAt,
});

const reviewState = ({ text, isSpoiler, isPublic }: RecordedReview): ReviewState => ({
  ...{ text, is_spoiler: Number(isSpoiler), is_public: Number(isPublic) },
});

function episodesByPlay(episodes: readonly RecordedEpisode[]): Record<string, Record<string, EpisodeValues>> {
  const byPlay: Record<string, Record<string, EpisodeValues>> = {};
  for (const { playId, season, number, watched, rating } of episodes) {
    const values = byPlay[playId] ?? {};
    byPlay[playId] = values;
    values[`${season} ${number}`] = { watched, rating };
  }
  return byPlay;
}
