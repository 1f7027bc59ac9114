import { importedPlay } from '../../../model/createImported.ts';
import type { ImportedPlay } from '../../../model/ImportedTitle.ts';
import { amountOf, idOf, textOfValue } from '../../../parse/jsonFields.ts';
import { latest } from '../../films/titleParts.ts';
import { instantAt, type TraktRow } from './traktRows.ts';

/** Compares dates, those that are not known last. */
export function compareDates(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return b === null || (a !== null && a < b) ? -1 : 1;
}

/**
 * The plays that the number of all plays has beyond the events: the last one with its date, the others as a
 * count.
 */
function missingPlays(
  key: string,
  rows: readonly TraktRow[],
  events: readonly ImportedPlay[],
): readonly ImportedPlay[] {
  const watched = rows.filter(({ part }) => part === 'watched');
  const count = Math.max(0, ...watched.map(({ json }) => Math.trunc(amountOf(json.plays))));
  const missing = count - events.length;
  if (missing <= 0) return [];
  const last = latest(watched.map(({ json }) => instantAt(json, 'last_watched_at')));
  const isLastKnown = last !== null && !events.some(({ finished }) => finished === last);
  const times = isLastKnown ? missing - 1 : missing;
  return [
    ...(isLastKnown ? [importedPlay({ key: `${key}/last`, state: 'finished', finished: last })] : []),
    ...(times > 0 ? [importedPlay({ key: `${key}/undated`, state: 'finished', times })] : []),
  ];
}

/**
 * The plays of a film: its events, those that only the number of plays contains, and the one that is
 * interrupted.
 */
export function filmPlays(key: string, rows: readonly TraktRow[]): readonly ImportedPlay[] {
  const events = rows
    .filter(({ part }) => part === 'history')
    .map(({ json }) =>
      importedPlay({
        key: `history/${idOf(json.id) ?? `${key}/${textOfValue(json.watched_at)}`}`,
        state: 'finished',
        finished: instantAt(json, 'watched_at'),
      }),
    )
    .sort((a, b) => compareDates(a.finished, b.finished));
  const interrupted = rows
    .filter(({ part }) => part === 'playback')
    .map(({ json }) =>
      importedPlay({
        key: `playback/${idOf(json.id) ?? key}`,
        state: 'ongoing',
        // Percents of a play are whole numbers.
        progress: Math.round(amountOf(json.progress)) || null,
      }),
    );
  return [...events, ...missingPlays(key, rows, events), ...interrupted];
}
