import { isAfter } from '@gildshelf/api-client/contract';
import type { ImportedStatus, StatusMeaning } from '../../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedReview, ImportedTitle, Remark } from '../../../model/ImportedTitle.ts';

/** What was done has precedence over what is planned, and what is being done over what was done. */
const precedence: readonly StatusMeaning[] = [
  ...(['in-progress', 'repeating', 'finished', 'dropped', 'paused', 'played', 'planned', 'unknown'] as const),
];

/** The status with precedence; null if there is none. An unknown one with a word precedes one without. */
export function chooseStatus(statuses: readonly (ImportedStatus | null)[]): ImportedStatus | null {
  const rank = ({ meaning, word }: ImportedStatus) => precedence.indexOf(meaning) + (word === '' ? 0.5 : 0);
  return statuses.reduce((best, next) => {
    if (best === null || next === null) return best ?? next;
    return rank(next) < rank(best) ? next : best;
  }, null);
}

/** The remarks about the status and the ratings of a title with the statuses and ratings of all its rows. */
function remarksOf(rows: readonly ImportedTitle[], status: ImportedStatus | null): readonly Remark[] {
  const stars = new Set(rows.flatMap(({ rating }) => rating?.stars ?? []));
  const isPlanned = status?.meaning === 'planned';
  const isAlsoPlanned =
    status !== null && !isPlanned && rows.some((row) => row.status?.meaning === 'planned');
  return [
    ...rows.flatMap(({ remarks }) => remarks),
    ...(isAlsoPlanned ? ['also-planned' as const] : []),
    ...(isPlanned && stars.size > 0 ? ['rated-but-planned' as const] : []),
    ...(stars.size > 1 ? ['several-ratings' as const] : []),
    ...(rows.some(({ plays }) => plays.some(endsBeforeStart)) ? ['finished-before-start' as const] : []),
  ];
}

const endsBeforeStart = ({ started, finished }: ImportedPlay) =>
  started !== null && finished !== null && isAfter(started, finished);

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const last = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.findLast((value) => value !== null) ?? null;
const sorted = (values: readonly (string | null)[]) => values.filter((value) => value !== null).sort();

/** Texts of several rows as one, without those that repeat another one. */
function joinTexts(texts: readonly (string | null)[]): string | null {
  return unique(texts.filter((text) => text !== null && text !== '')).join('\n\n') || null;
}

/** The values of all rows by their names; lists are joined, of others the last one is used. */
function mergeExtras(rows: readonly ImportedTitle[]): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = {};
  for (const { extras } of rows)
    for (const [name, value] of Object.entries(extras)) {
      const before = Object.hasOwn(merged, name) ? merged[name] : undefined;
      merged[name] = Array.isArray(before) && Array.isArray(value) ? unique([...before, ...value]) : value;
    }
  return merged;
}

/** Plays of the same key are one: the values of the first, and those of the others that it does not have. */
function mergePlays(plays: readonly ImportedPlay[]): readonly ImportedPlay[] {
  const merged = new Map<string, ImportedPlay>();
  for (const play of plays) {
    const first = merged.get(play.key);
    const values = Object.entries(first ?? {}).filter(([, value]) => value !== null && value !== 'unknown');
    merged.set(play.key, { ...play, ...Object.fromEntries(values) });
  }
  return [...merged.values()];
}

/** Without reviews that repeat the text of another one. */
const mergeReviews = (reviews: readonly ImportedReview[]): readonly ImportedReview[] =>
  reviews.filter(({ text }, index) => reviews.findIndex((review) => review.text === text) === index);

function mergeRows(rows: readonly [ImportedTitle, ...ImportedTitle[]]): ImportedTitle {
  const [first] = rows;
  const status = chooseStatus(rows.map((row) => row.status));
  const names = unique(rows.flatMap(({ name, otherNames }) => [name ?? '', ...otherNames])).filter(Boolean);
  return {
    ...first,
    places: rows.flatMap(({ places }) => places),
    name: names[0] ?? null,
    otherNames: names.slice(1),
    year: first.year ?? last(rows.map(({ year }) => year)),
    ids: Object.assign({}, ...rows.map(({ ids }) => ids)),
    status,
    rating: last(rows.map(({ rating }) => rating)),
    rated: last(rows.map(({ rated }) => rated)),
    added: sorted(rows.map(({ added }) => added))[0] ?? null,
    changed: sorted(rows.map(({ changed }) => changed)).at(-1) ?? null,
    isFavourite: rows.some(({ isFavourite }) => isFavourite),
    isPrivate: rows.some(({ isPrivate }) => isPrivate),
    tags: unique(rows.flatMap(({ tags }) => tags)),
    note: joinTexts(rows.map(({ note }) => note)),
    plays: mergePlays(rows.flatMap(({ plays }) => plays)),
    reviews: mergeReviews(rows.flatMap(({ reviews }) => reviews)),
    remarks: unique(remarksOf(rows, status)),
    extras: mergeExtras(rows),
  };
}

/**
 * Merges the titles with the same key, one of each row, in the order of their first rows, and adds the
 * remarks about them.
 */
export function mergeGames(titles: readonly ImportedTitle[]): readonly ImportedTitle[] {
  const groups = new Map<string, [ImportedTitle, ...ImportedTitle[]]>();
  for (const title of titles) {
    const group = groups.get(title.key);
    if (group) group.push(title);
    else groups.set(title.key, [title]);
  }
  return [...groups.values()].map(mergeRows);
}
