import { isAfter, type PlayState } from '@gildshelf/api-client/contract';
import { importedPlay } from './createImported.ts';
import type { StatusMeaning } from './ImportedStatus.ts';
import type { ImportedPlay, Remark } from './ImportedTitle.ts';

/** The entry of a title at a source that has one pair of dates and a number of repeats. */
export interface TitleEntry {
  /** The key of the title. */
  readonly key: string;
  readonly meaning: StatusMeaning;
  readonly started: string | null;
  readonly finished: string | null;
  readonly progress: number | null;
  /** How often it was finished again. */
  readonly repeats: number;
  /** The progress of the repeat that is going on, which is not the progress of the finished play. */
  readonly repeatProgress?: number | null;
  readonly isPrivate?: boolean;
}

const states: Readonly<Record<StatusMeaning, PlayState>> = {
  planned: 'unknown',
  'in-progress': 'ongoing',
  finished: 'finished',
  played: 'unknown',
  paused: 'paused',
  dropped: 'stopped',
  repeating: 'finished',
  unknown: 'unknown',
};

/** The state of a play by the status of its title. One with an end is not open, whatever the status is. */
function stateOf(meaning: StatusMeaning, finished: string | null): PlayState {
  const state = states[meaning];
  return finished !== null && (state === 'ongoing' || state === 'paused') ? 'unknown' : state;
}

/** The plays of an entry: the one with its dates, those without dates as a count, and the repeat that is going on. */
export function entryPlays(entry: TitleEntry): readonly ImportedPlay[] {
  const { key, meaning, started, finished, progress, repeats, isPrivate = false } = entry;
  const state = stateOf(meaning, finished);
  const hasDates = started !== null || finished !== null;
  const isCounted = !hasDates && state === 'finished';
  const isEmpty = !hasDates && !progress && (meaning === 'planned' || meaning === 'unknown');
  const isRepeat = repeats > 0 || state !== 'finished' ? null : false;
  const main = importedPlay({
    key: `${key}/main`,
    state,
    started,
    finished,
    progress: progress || null,
    times: isCounted ? repeats + 1 : 1,
    isRepeat,
    isPrivate,
  });
  const others = importedPlay({ key: `${key}/others`, state: 'finished', times: repeats, isPrivate });
  const repeat = importedPlay({
    key: `${key}/repeat`,
    state: 'ongoing',
    progress: entry.repeatProgress || null,
    isRepeat: true,
    isPrivate,
  });
  return [
    ...(isEmpty ? [] : [main]),
    ...(repeats > 0 && !isCounted ? [others] : []),
    ...(meaning === 'repeating' ? [repeat] : []),
  ];
}

/** What a user should know about the dates of plays. */
export const dateRemarks = (plays: readonly ImportedPlay[]): readonly Remark[] =>
  plays.some(({ started, finished }) => started && finished && isAfter(started, finished))
    ? ['finished-before-start']
    : [];
