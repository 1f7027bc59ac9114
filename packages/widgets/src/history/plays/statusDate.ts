import {
  effectOfStatus,
  isOpen,
  type NewPlay,
  type Play,
  type PlayChange,
} from '@gildshelf/api-client/contract';

/** The key in the browser's storage of the choice to be offered no dates after a change of the status: 'off'. */
export const statusDatesKey = 'statusDates';

/** The field of a play whose date is entered after a change of the status. */
export type StatusDateField = 'started' | 'finished';

/** The date to enter after a change to a status; undefined if there is none. */
export function statusDateField(status: string): StatusDateField | undefined {
  const { openPlays, addsRepeat } = effectOfStatus(status);
  if (openPlays === 'finished') return 'finished';
  return addsRepeat || openPlays === 'ongoing' ? 'started' : undefined;
}

/** A play to change, or one to add. */
export type StatusDateTarget =
  | { readonly playId: string; readonly change: PlayChange }
  | { readonly added: NewPlay };

/**
 * The play that a date after a change of the status belongs to. `openBefore` are the ids of the plays that were open when it changed, as
 * far as they are known.
 */
export function statusDateTarget(
  field: StatusDateField,
  date: string,
  plays: readonly Play[],
  openBefore: readonly string[],
): StatusDateTarget {
  if (field === 'started') {
    const open = plays.find(({ state }) => isOpen(state));
    return open
      ? { playId: open.id, change: { started: date } }
      : { added: { state: 'ongoing', started: date } };
  }
  const undated = plays.filter(
    ({ state, finished, times }) => state === 'finished' && finished == null && times === 1,
  );
  const finished =
    undated.find(({ id }) => openBefore.includes(id)) ??
    undated.find(({ is_repeat: isRepeat }) => isRepeat) ??
    undated[0];
  return finished
    ? { playId: finished.id, change: { finished: date } }
    : { added: { state: 'finished', finished: date } };
}
