import * as limits from '../../limits.ts';
import type { StoredItem, TitleFacet } from './titleStorage.ts';

// A comma before the legal form of a company belongs to its name.
const nameSeparator = /, (?!(?:Inc|Ltd|LLC|Co|Corp|S\.A|GmbH)\b)/;

/** The names in a list, or in text separated by commas, except before the legal form of a company. */
export function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return typeof value === 'string' ? value.split(nameSeparator) : [];
}

/** A facet whose values are names in a list, or in text separated by commas. */
export const namesFacet = (name: string, label: string, find: (item: StoredItem) => unknown): TitleFacet => ({
  name,
  label,
  kind: 'list',
  read: (item) => namesIn(find(item)),
});

/** A facet of names that are stored under `facts`, in the field of the same name. */
export const factsFacet = (name: string, label: string): TitleFacet =>
  namesFacet(name, label, ({ facts = {} }) => Reflect.get(facts, name));

/** The facet of the field `genres`. */
export const genreFacet = /* @__PURE__ */ namesFacet('genre', 'Genre', ({ genres }) => genres);

/** The facets of the decade, the year and, hidden, the month ('2009-04') of the release. */
export const periodFacets: readonly TitleFacet[] = [
  {
    ...{ name: 'decade', label: 'Decade', kind: 'period' },
    read: (_, { year }) => (year ? [`${Math.floor(year / 10)}0s`] : []),
  },
  { name: 'year', label: 'Year', kind: 'period', read: (_, { year }) => (year ? [String(year)] : []) },
  {
    ...{ name: 'month', label: 'Month', kind: 'period', isHidden: true },
    read: (_, { released }) => [...(/^\d{4}-\d{2}/.exec(released ?? '') ?? [])],
  },
];

/** The facet of the whole stars that the average has at least. */
export const ratingFacet: TitleFacet = {
  ...{ name: 'rating', label: 'Average rating', kind: 'minimum' },
  read: (_, { average }) => ratingMinima.filter((minimum) => (average ?? 0) >= Number(minimum)),
};

const ratingMinima = ['4', '3', '2'];

/** A facet of intervals of a whole number, which begin at `starts` in ascending order; the last one has no end. */
export function rangeFacet(
  name: string,
  label: string,
  unit: string,
  starts: readonly number[],
  find: (item: StoredItem) => unknown,
): TitleFacet {
  return {
    ...{ name, label, unit, kind: 'range' },
    read: (item) => {
      const number = Number(find(item) ?? 0);
      const index = starts.findLastIndex((start) => number >= start);
      const start = starts[index];
      if (start === undefined) return [];
      const next = starts[index + 1];
      const end = next === undefined ? '' : next - 1;
      return [start === end ? String(start) : `${start}-${end}`];
    },
  };
}

/** An average out of `maximum` as one out of five; null for a missing number, and for 0, which some sources have instead. */
export function averageOf(value: unknown, maximum: number): number | null {
  const number = Number(value ?? 0);
  return number > 0 && number <= maximum ? (number / maximum) * limits.ratingMaximum : null;
}

/** A date as stored: text, or its known parts. */
export function dateOf(value: unknown): string | null {
  if (typeof value === 'string') return value || null;
  const { year, month, day } = (value ?? {}) as Readonly<Record<'year' | 'month' | 'day', number | null>>;
  if (!year) return null;
  const parts = [month, ...(month ? [day] : [])].flatMap((part) =>
    part ? [String(part).padStart(2, '0')] : [],
  );
  return [String(year), ...parts].join('-');
}
