import { type ImportedStatus, type StatusMeaning, statusOf } from '../../../model/ImportedStatus.ts';

const meanings = new Map<string, StatusMeaning>([
  ['played', 'played'],
  ['completed', 'finished'],
  // Done with a game that has no end.
  ['retired', 'finished'],
  ['shelved', 'paused'],
  ['abandoned', 'dropped'],
  ['playing', 'in-progress'],
  ['backlog', 'planned'],
  ['wishlist', 'planned'],
]);

/** The status of a game by its word on Backloggd, whatever its case. */
export const backloggdStatus = (word: string): ImportedStatus =>
  statusOf('game', word, meanings.get(word.toLowerCase()) ?? 'unknown');
