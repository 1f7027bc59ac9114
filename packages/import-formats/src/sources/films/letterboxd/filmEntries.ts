import { type Score, scoreOf } from '../../../model/score.ts';
import { groupBy } from '../titleParts.ts';
import type { FilmRow } from './letterboxdRows.ts';

/** An entry of the diary or a review, by its rows in both files. */
export interface FilmEntry {
  readonly key: string;
  readonly isViewing: boolean;
  readonly day: string | null;
  readonly rating: Score | null;
  readonly isRepeat: boolean | null;
  readonly tags: readonly string[];
  /** HTML; '' if there is none. */
  readonly review: string;
  readonly written: string | null;
}

const highestRating = 5;

/** The rating of a row; spreadsheets of some languages write a decimal comma. */
export const ratingOf = ({ row }: FilmRow): Score | null =>
  scoreOf(row.get('Rating').replace(',', '.'), highestRating);

const tagsOf = ({ row }: FilmRow) =>
  row
    .get('Tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Reads the day in a column of a row; null if it is not known. */
export type DayOf = (row: FilmRow, column: string) => string | null;

/** The entries of a film in their order. A review without a viewing of its own has no day and no row in the diary. */
export function filmEntries(rows: readonly FilmRow[], dayOf: DayOf): readonly FilmEntry[] {
  const entryRows = rows.filter(({ part }) => part === 'diary' || part === 'reviews');
  const linkOf = ({ link, place }: FilmRow) => link || `${place.file} ${place.row}`;
  return groupBy(entryRows, linkOf).map(([key, group]) => {
    const first = <Value>(read: (row: FilmRow) => Value | null) =>
      group.map(read).find((value) => value !== null) ?? null;
    const day = first((row) => dayOf(row, 'Watched Date'));
    const review = group.find(({ part }) => part === 'reviews');
    return {
      key,
      isViewing: day !== null || group.some(({ part }) => part === 'diary'),
      day,
      rating: first(ratingOf),
      isRepeat: first(({ row }) => (row.get('Rewatch').toLowerCase() === 'yes' ? true : null)),
      tags: group.flatMap(tagsOf),
      review: review?.row.get('Review') ?? '',
      written: review ? dayOf(review, 'Date') : null,
    };
  });
}
