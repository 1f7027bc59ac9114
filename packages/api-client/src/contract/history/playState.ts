import { isFinished, isInProgress } from '../media/define/statusMeaning.ts';

/** The states of a play: being played, ended by finishing, ended without finishing, interrupted, or not known. */
export const playStates = ['ongoing', 'finished', 'stopped', 'paused', 'unknown'] as const;

/** One of `playStates`. */
export type PlayState = (typeof playStates)[number];

/** Whether a value is one of `playStates`. */
export const isPlayState = (value: unknown): value is PlayState =>
  playStates.some((state) => state === value);

/** Whether a play has not ended. */
export const isOpen = (state: PlayState): boolean => state === 'ongoing' || state === 'paused';

const isRepeating = (status: string) => status.startsWith('re-');

/** What a new status of a title does with its plays: it may change the state of the open ones, or add one. */
export interface StatusEffect {
  /** The new state of the open plays; undefined: unchanged. */
  readonly openPlays?: PlayState;
  /** Adds an ongoing repeat, unless one is open. */
  readonly addsRepeat?: true;
}

/** The effect of a change of the status. No date is set, and without an open play none is added except for a repeat. */
export function effectOfStatus(status: string): StatusEffect {
  if (isFinished(status)) return { openPlays: 'finished' };
  if (isRepeating(status)) return { addsRepeat: true };
  if (isInProgress(status)) return { openPlays: 'ongoing' };
  if (status === 'dropped') return { openPlays: 'stopped' };
  if (status === 'paused') return { openPlays: 'paused' };
  return {};
}

/** The state of a title before a play is saved: its status, undefined if it is not tracked, and whether other plays are open. */
interface TitleState {
  readonly status: string | undefined;
  readonly hasOtherOpenPlays: boolean;
}

/**
 * The status of a title after a play of it was saved, among the statuses of its media type. It moves up only: from planned to in progress
 * to finished, and to finished only if no other play is open. A title that was not tracked gets the status nearest to the play.
 */
export function statusAfterPlay(
  statuses: readonly string[],
  { status, hasOtherOpenPlays }: TitleState,
  state: PlayState,
): string {
  const finished = statuses.find(isFinished) ?? 'planned';
  const inProgress = statuses.find((status) => isInProgress(status) && !isRepeating(status)) ?? 'planned';
  if (status === undefined) {
    if (state === 'finished') return finished;
    if (state === 'stopped' && statuses.includes('dropped')) return 'dropped';
    if (state === 'paused' && statuses.includes('paused')) return 'paused';
    return state === 'ongoing' || state === 'paused' ? inProgress : 'planned';
  }
  const isUnfinished = status === 'planned' || status === 'paused' || isInProgress(status);
  if (state === 'finished' && isUnfinished && !hasOtherOpenPlays) return finished;
  if (state === 'ongoing' && status === 'planned') return inProgress;
  return status;
}
