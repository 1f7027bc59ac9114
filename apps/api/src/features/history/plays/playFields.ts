import { type PlayFields, playError } from '@gildshelf/api-client/contract';
import type { PlayRow } from '../../../platform/db/rows/historyRows.ts';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { StoredPlay } from './createPlaysRepository.ts';
import { sortColumns } from './sortAt.ts';

/** The fields of a stored play that a user chooses. */
export function fieldsOf(row: PlayRow): PlayFields {
  const { started, finished, state, times, progress, rating, platform, note } = row;
  return {
    ...{ started, finished, state, times, progress, rating, platform, note },
    is_repeat: row.is_repeat === null ? null : row.is_repeat === 1,
    is_private: row.is_private === 1,
  };
}

/** The columns of a play that its user chooses. */
export function playColumns(fields: PlayFields) {
  const { is_repeat } = fields;
  return {
    ...fields,
    is_repeat: is_repeat === null ? null : Number(is_repeat),
    is_private: Number(fields.is_private),
  };
}

/** The columns of a play with these fields, with those that are computed from its dates. */
export const columnsOf = (fields: PlayFields, timeZone: string | null) => ({
  ...playColumns(fields),
  ...sortColumns(fields, timeZone),
});

/** Throws 400 if a field contradicts another one or `now`. */
export function requireConsistent(fields: PlayFields, now: number): void {
  const error = playError(fields, now);
  if (error) throw new InvalidInput(error.message);
}

/** A play as sent in responses. */
export function presentPlay(row: StoredPlay) {
  return { id: row.play_id, ...fieldsOf(row), episodes: Number(row.episodes) };
}
