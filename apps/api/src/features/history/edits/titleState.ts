import type { PlayEpisodeRow, PlayRow, RemovedTitleRow } from '../../../platform/db/rows/historyRows.ts';
import type { ReviewRow } from '../../../platform/db/rows/reviewRows.ts';
import type { Repositories } from '../../repositories.ts';
import type { TitleOfUser } from './createTitleStatesRepository.ts';

type TitleColumn = 'user_id' | 'media_type' | 'title_id';

/** What a tracked title is, without the time of its last change. */
export type ItemState = Omit<RemovedTitleRow, TitleColumn | 'removed_at'>;

/** What a removed title was. */
export type RemovedState = Omit<RemovedTitleRow, TitleColumn>;

/** A play, without the time of its last change and without what is computed from its dates. */
export type PlayValues = Omit<PlayRow, TitleColumn | 'play_id' | 'sort_at' | 'has_day' | 'updated_at'>;

/** The date and the rating of an episode. */
export type EpisodeValues = Pick<PlayEpisodeRow, 'watched' | 'rating'>;

/** The review of a title, without what others have added to it. */
export type ReviewState = Pick<ReviewRow, 'text' | 'is_spoiler' | 'is_public'>;

/** What a user has recorded about a title: all of what an edit of one title can change. */
export interface TitleState {
  readonly item: ItemState | null;
  readonly removed: RemovedState | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly review: ReviewState | null;
  readonly plays: Readonly<Record<string, PlayValues>>;
  /** By the id of the play, and by season and number such as '1 12'. */
  readonly episodes: Readonly<Record<string, Readonly<Record<string, EpisodeValues>>>>;
}

/** The parts of the state of a title that are read; never all plays of a title. */
export interface StateScope {
  /** The note and the tags. */
  readonly hasDetails?: boolean;
  readonly hasReview?: boolean;
  readonly hasOpenPlays?: boolean;
  readonly playIds?: readonly string[];
  /** The plays whose episodes are read. */
  readonly episodesOf?: readonly string[];
}

/** Reads the state of a title in a transaction that has locked the history of the user. */
export async function readTitleState(
  { titleStates, titleDetails, playEpisodes, reviews }: Repositories,
  title: TitleOfUser,
  { hasDetails, hasReview, hasOpenPlays, playIds = [], episodesOf = [] }: StateScope,
): Promise<TitleState> {
  const { userId, titleId } = title;
  const plays = [
    ...(hasOpenPlays ? await titleStates.openPlays(title) : []),
    ...(playIds.length > 0 ? await titleStates.plays(title, playIds) : []),
  ];
  const episodes: Record<string, Record<string, EpisodeValues>> = {};
  for (const playId of episodesOf) {
    const rows = await playEpisodes.list(userId, playId);
    episodes[playId] = Object.fromEntries(
      rows.map(({ season, number, ...values }) => [`${season} ${number}`, values]),
    );
  }
  const item = (await titleStates.item(title)) ?? null;
  return {
    item,
    // A title that is tracked is not removed.
    removed: item ? null : ((await titleStates.removed(title)) ?? null),
    note: hasDetails ? await titleDetails.noteOf(userId, titleId) : null,
    tags: hasDetails ? await titleDetails.tagsOf(userId, titleId) : [],
    review: hasReview ? reviewState(await reviews.stored(userId, titleId)) : null,
    plays: Object.fromEntries(plays.map(({ play_id, ...values }) => [play_id, values])),
    episodes,
  };
}

/** A review whose text is empty is one that its author has deleted. */
function reviewState(row: ReviewRow | undefined): ReviewState | null {
  if (!row || row.text === '') return null;
  const { text, is_spoiler, is_public } = row;
  return { text, is_spoiler, is_public };
}
