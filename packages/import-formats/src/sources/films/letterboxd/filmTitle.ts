import { importedPlay, importedTitle } from '../../../model/createImported.ts';
import { type ImportedStatus, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedReview, ImportedTitle, Remark } from '../../../model/ImportedTitle.ts';
import type { Score } from '../../../model/score.ts';
import { plainTextOf } from '../../../text/plainText.ts';
import { earliest, groupBy, latest, textRemarks } from '../titleParts.ts';
import { type DayOf, type FilmEntry, filmEntries, ratingOf } from './filmEntries.ts';
import type { FilmRow, LetterboxdPart } from './letterboxdRows.ts';

/** What the files of an export have in common. */
export interface ExportContext {
  readonly dayOf: DayOf;
  /** Whether the export has the present ratings of the films; else the one of the last entry is used. */
  readonly hasRatings: boolean;
}

const watchedParts: ReadonlySet<LetterboxdPart> = new Set(['diary', 'ratings', 'reviews', 'watched']);

/** The plays of a film with the entries that each of them stands for: those of one day are one play. */
function viewingsOf(entries: readonly FilmEntry[]) {
  const viewings = entries.filter(({ isViewing }) => isViewing);
  return groupBy(viewings, ({ day, key }) => day ?? key).map(([, group]) => group);
}

function playOf([entry]: readonly [FilmEntry, ...FilmEntry[]]): ImportedPlay {
  const { key, day, rating, isRepeat } = entry;
  return importedPlay({ key, state: 'finished', finished: day, rating, isRepeat });
}

function reviewsOf(
  entries: readonly FilmEntry[],
  viewings: ReturnType<typeof viewingsOf>,
): readonly ImportedReview[] {
  return entries
    .filter(({ review }) => review !== '')
    .map((entry) => ({
      text: plainTextOf(entry.review),
      isSpoiler: false,
      playKey: viewings.find((group) => group.includes(entry))?.[0].key ?? null,
      written: entry.written,
    }));
}

/** The status by the files that a film is in; of a file with another name it is not sure. */
function filmStatus(rows: readonly FilmRow[], isWatched: boolean): ImportedStatus | null {
  if (isWatched) return statusOf('movie', 'watched', 'finished');
  if (rows.some(({ part }) => part === 'watchlist')) return statusOf('movie', 'watchlist', 'planned');
  const unknown = rows.find(({ part }) => part === 'films');
  return unknown ? statusOf('movie', unknown.place.file, 'unknown') : null;
}

/** The rating of a film, and whether entries have different ones and the last of them is used. */
function filmRating(rows: readonly FilmRow[], entries: readonly FilmEntry[], hasRatings: boolean) {
  const ratings: readonly (Score | null)[] = hasRatings
    ? rows.filter(({ part }) => part === 'ratings').map(ratingOf)
    : [...entries]
        .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
        .map(({ rating }) => rating)
        .filter((rating) => rating !== null);
  return { rating: ratings.at(-1) ?? null, isOneOfSeveral: new Set(ratings.map((r) => r?.raw)).size > 1 };
}

/** A film by its rows in all files of an export. */
export function filmTitle(
  key: string,
  rows: readonly [FilmRow, ...FilmRow[]],
  context: ExportContext,
): ImportedTitle {
  const isWatched = rows.some(({ part }) => watchedParts.has(part));
  const entries = filmEntries(rows, context.dayOf);
  const viewings = viewingsOf(entries);
  const plays = viewings.map(playOf);
  const reviews = reviewsOf(entries, viewings);
  const { rating, isOneOfSeveral } = filmRating(rows, entries, context.hasRatings);
  const datesOf = (chosen: readonly FilmRow[]) => chosen.map((row) => context.dayOf(row, 'Date'));
  const { name, year } = rows[0];
  const hasPart = (part: LetterboxdPart) => rows.some((row) => row.part === part);
  const filmLink = rows.find(({ part, link }) => part !== 'diary' && part !== 'reviews' && link !== '')?.link;
  const htmlReviews = entries.map(({ review }) => review).filter((review) => review !== plainTextOf(review));
  return importedTitle({
    key,
    places: rows.map(({ place }) => place),
    kind: 'movie',
    name,
    year,
    status: filmStatus(rows, isWatched),
    rating,
    rated: latest(datesOf(rows.filter(({ part }) => part === 'ratings'))),
    added: earliest(datesOf(rows)),
    changed: latest(datesOf(rows)),
    isFavourite: hasPart('likes'),
    tags: [...new Set(entries.flatMap(({ tags }) => tags))],
    plays:
      isWatched && plays.length === 0 ? [importedPlay({ key: `${key} watched`, state: 'finished' })] : plays,
    reviews,
    remarks: [
      ...textRemarks(name, null, reviews),
      ...(isWatched && hasPart('watchlist') ? (['also-planned'] satisfies Remark[]) : []),
      ...(isOneOfSeveral ? (['several-ratings'] satisfies Remark[]) : []),
      ...(viewings.some((group) => group.length > 1) ? (['same-day'] satisfies Remark[]) : []),
    ],
    extras: {
      ...(filmLink ? { uri: filmLink } : {}),
      ...(htmlReviews.length > 0 ? { reviewsAsHtml: htmlReviews } : {}),
    },
  });
}
