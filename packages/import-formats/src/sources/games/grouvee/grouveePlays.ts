import { importedPlay } from '../../../model/createImported.ts';
import type { ImportedPlay } from '../../../model/ImportedTitle.ts';
import { dayOf } from '../../../model/sourceDates.ts';
import { amountOf, type JsonObject, textOfValue } from '../../../parse/jsonFields.ts';

/** The level that Grouvee writes for every game on a shelf. */
const defaultLevel = 'Main Story';

/**
 * The plays of a game by its rows with dates, in the collection or the log. A row without a date and a time
 * is none: Grouvee writes one for every game on a shelf. The log repeats the rows of the collection, so the
 * key of a play consists of its dates.
 */
export function playsOf(
  rows: readonly JsonObject[],
  key: string,
  isOngoing: boolean,
): readonly ImportedPlay[] {
  const numbers = new Map<string, number>();
  return rows.flatMap((row) => {
    // An unknown date is the text 'None', which is no date.
    const started = dayOf(textOfValue(row.date_started));
    const finished = dayOf(textOfValue(row.date_finished));
    const progress = Math.round(amountOf(row.seconds_played) / 60) || null;
    if (started === null && finished === null && progress === null) return [];
    const dates = `${key}/${started ?? ''}/${finished ?? ''}`;
    const number = (numbers.get(dates) ?? 0) + 1;
    numbers.set(dates, number);
    const level = textOfValue(row.level_of_completion);
    return importedPlay({
      key: number === 1 ? dates : `${dates}#${number}`,
      state: stateOf(finished, isOngoing),
      started,
      finished,
      progress,
      platform: textOfValue(row.platform) || null,
      note: level === '' || level === defaultLevel ? null : level,
    });
  });
}

function stateOf(finished: string | null, isOngoing: boolean): ImportedPlay['state'] {
  if (finished !== null) return 'finished';
  return isOngoing ? 'ongoing' : 'unknown';
}
