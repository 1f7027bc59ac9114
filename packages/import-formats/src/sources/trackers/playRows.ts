import type { PlayState } from '@gildshelf/api-client/contract';
import { importedPlay } from '../../model/createImported.ts';
import { entryPlays } from '../../model/entryPlays.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedPlay } from '../../model/ImportedTitle.ts';
import type { Score } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import type { TitleKind } from '../../model/TitleKind.ts';
import { groupBy } from '../films/titleParts.ts';

/** A row of a tracker in which each time that a title was played has a row of its own. */
export interface PlayRow {
  readonly word: string;
  readonly meaning: StatusMeaning;
  readonly started: string | null;
  readonly finished: string | null;
  /** In the unit of the media type; 0 if it is not known. */
  readonly progress: number;
  /** How often it was finished again, beside this row. */
  readonly repeats: number;
  readonly rating: Score | null;
  readonly platform?: string | null;
}

/** The highest of numbers; 0 without any. `Math.max` has a limit of arguments, a file has none of rows. */
export const highest = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), 0);

type PlayRows = readonly [PlayRow, ...PlayRow[]];

/** The date of a play. These trackers store a day without a time as its midnight in UTC. */
export const playDate = (text: string): string | null => instantOf(text)?.replace(/T00:00:00Z$/, '') ?? null;

/** What is being done has precedence over what was done, and that over what is planned. */
const precedence: readonly StatusMeaning[] = [
  ...(['repeating', 'in-progress', 'finished', 'dropped', 'paused', 'planned', 'unknown'] as const),
];

/** The status of a title by its rows. One in progress beside a finished one is a repeat. */
export function statusOfPlays(kind: TitleKind, rows: PlayRows): ImportedStatus {
  const rank = ({ meaning }: PlayRow) => precedence.indexOf(meaning);
  const { word, meaning } = rows.reduce((best, row) => (rank(row) < rank(best) ? row : best));
  const isRepeat = meaning === 'in-progress' && rows.some((row) => row.meaning === 'finished');
  return statusOf(kind, word, isRepeat ? 'repeating' : meaning);
}

/**
 * The plays of rows with the same status and dates. Trackers store repeats that they have imported as a
 * number as rows with equal dates, of which only one is known to be right.
 */
function playsOfEqualRows(key: string, rows: PlayRows): readonly ImportedPlay[] {
  const [{ meaning, started, finished, platform = null }] = rows;
  const progress = highest(rows.map((row) => row.progress));
  const counted = rows.reduce((count, row) => count + row.repeats, 0);
  const isRepeated = meaning === 'repeating';
  const plays = entryPlays({
    ...{ key, meaning, started, finished },
    progress: isRepeated ? null : progress,
    repeats: counted + (meaning === 'finished' ? rows.length - 1 : 0),
    repeatProgress: isRepeated ? progress : null,
  });
  return plays.map((play) => ({ ...play, platform }));
}

const formOf = ({ meaning, started, finished }: PlayRow) => `${meaning} ${started} ${finished}`;
const ratingOf = (rows: PlayRows) => rows.find(({ rating }) => rating)?.rating ?? null;

/** The plays of a title without episodes: one for each of its rows. */
export function playsOfRows(titleKey: string, rows: readonly PlayRow[]): readonly ImportedPlay[] {
  const groups = groupBy(rows, formOf);
  const keys = new Map<string, number>();
  const plays = groups.flatMap(([, group]) => {
    const [{ started, finished }] = group;
    // A play that is finished later has the same start.
    const date = `${titleKey}/${started ?? finished ?? 'undated'}`;
    const count = keys.get(date) ?? 0;
    keys.set(date, count + 1);
    const ofGroup = playsOfEqualRows(count === 0 ? date : `${date}/${count + 1}`, group);
    return groups.length === 1 ? ofGroup : ofGroup.map((play) => ({ ...play, rating: ratingOf(group) }));
  });
  if (groups.length === 1) return plays;
  const isFinished = plays.some(({ state }) => state === 'finished');
  return plays.map((play) => ({
    ...play,
    isRepeat: (play.state === 'ongoing' && isFinished) || play.isRepeat || null,
  }));
}

/** Episodes in lists of different ones: those that were watched again are in the further lists. */
function episodesByWatch(episodes: readonly ImportedEpisode[]): readonly (readonly ImportedEpisode[])[] {
  const watches: ImportedEpisode[][] = [];
  const counts = new Map<string, number>();
  for (const episode of episodes) {
    const id = `${episode.season}x${episode.number}`;
    const watch = counts.get(id) ?? 0;
    counts.set(id, watch + 1);
    const list = watches[watch] ?? [];
    watches[watch] = list;
    list.push(episode);
  }
  return watches;
}

/**
 * The plays of a title with episodes: those of its own rows, the first of which has the episodes, and one for
 * the episodes that were watched again. Without rows of its own, the play has the given state.
 */
export function playsWithEpisodes(
  titleKey: string,
  rows: readonly PlayRow[],
  episodes: readonly ImportedEpisode[],
  state: PlayState = 'unknown',
): readonly ImportedPlay[] {
  const [first = [], ...again] = episodesByWatch(episodes);
  const [play, ...others] = playsOfRows(titleKey, rows);
  const main = play ?? importedPlay({ key: `${titleKey}/episodes`, state });
  return [
    ...(play || first.length > 0 ? [{ ...main, episodes: first }] : []),
    ...others,
    ...again.map((list, index) =>
      importedPlay({
        key: `${titleKey}/episodes/${index + 2}`,
        state: 'unknown',
        isRepeat: true,
        episodes: list,
      }),
    ),
  ];
}
