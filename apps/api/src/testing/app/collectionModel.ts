import {
  type CollectionPairs,
  type CollectionSort,
  collectionSorts,
  defaultDirection,
} from '@gildshelf/api-client/contract';
import fc from 'fast-check';

/** The genres, platforms and tags of the titles of the model. */
export const modelValues = {
  genres: ['Action', 'Puzzle', 'RPG'],
  platforms: ['PC', 'Switch'],
  tags: ['cosy', 'old'],
} as const;

/** A title of the collection as a test has saved it. */
export interface ModelTitle {
  readonly id: string;
  /** As titles are sorted by it. */
  readonly name: string;
  readonly genres: readonly string[];
  readonly platforms: readonly string[];
  readonly released: string | null;
  readonly isAdult: boolean;
  readonly status: string;
  readonly rating: number;
  readonly tags: readonly string[];
  readonly isFavourite: boolean;
  readonly addedAt: number;
  readonly changedAt: number;
  readonly progress: number | null;
  readonly minutes: number | null;
  readonly isDated: boolean;
}

const keyOf = (title: ModelTitle, sort: CollectionSort): string | number | null =>
  ({
    changed: title.changedAt,
    added: title.addedAt,
    name: title.name,
    rating: title.rating || null,
    release: title.released === null ? null : title.released.padEnd(10, '-'),
    progress: title.progress,
    playtime: title.minutes,
  })[sort];

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/** A query of the model. */
export interface ModelQuery {
  readonly sort: CollectionSort;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly statuses: readonly string[];
  readonly genres: readonly string[];
  readonly platform: string | undefined;
  readonly decade: string | undefined;
  readonly tags: readonly string[];
  readonly words: string | undefined;
  readonly ratingFrom: number | undefined;
  readonly ratingTo: number | undefined;
  readonly isFavourite: boolean;
  readonly isUnrated: boolean;
  readonly isUndated: boolean;
}

/** The parts of a query by the name under which they are counted without themselves. */
function partsOf(query: ModelQuery): Readonly<Record<string, (title: ModelTitle) => boolean>> {
  const isAny = (chosen: readonly string[], own: readonly string[]) =>
    chosen.length === 0 || chosen.some((value) => own.includes(value));
  const { ratingFrom = 0.5, ratingTo = 5 } = query;
  const hasRange = query.ratingFrom !== undefined || query.ratingTo !== undefined;
  return {
    status: ({ status }) => isAny(query.statuses, [status]),
    genre: (title) => isAny(query.genres, title.genres),
    platform: (title) => isAny(query.platform ? [query.platform] : [], title.platforms),
    decade: ({ released }) => !query.decade || released?.slice(0, 3) === query.decade.slice(0, 3),
    tag: ({ tags }) => isAny(query.tags, tags),
    words: ({ name }) => !query.words || name.split(' ').some((word) => word.startsWith(query.words ?? '')),
    rating: ({ rating }) => !hasRange || (rating >= ratingFrom && rating <= ratingTo),
    favourite: ({ isFavourite }) => !query.isFavourite || isFavourite,
    unrated: ({ rating }) => !query.isUnrated || rating === 0,
    undated: ({ isDated }) => !query.isUndated || !isDated,
  };
}

/** The titles that a query finds, also without one of its parts. */
export function found(titles: readonly ModelTitle[], query: ModelQuery, without?: string) {
  const parts = Object.entries(partsOf(query)).filter(([name]) => name !== without);
  return titles.filter((title) => !title.isAdult && parts.every(([, matches]) => matches(title)));
}

/** The ids that a query finds, in its order. */
export function sorted(titles: readonly ModelTitle[], query: ModelQuery): readonly string[] {
  const sign = (query.direction ?? defaultDirection(query.sort)) === 'asc' ? 1 : -1;
  const inOrder = found(titles, query).toSorted((one, other) => {
    const [a, b] = [keyOf(one, query.sort), keyOf(other, query.sort)];
    if (a === null || b === null) return a === b ? sign * compare(one.id, other.id) : a === null ? 1 : -1;
    return sign * (compare(a, b) || compare(one.id, other.id));
  });
  return inOrder.map(({ id }) => id);
}

/** The parameters of a query. */
export function pairsOf(query: ModelQuery): CollectionPairs {
  const one = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [[name, String(value)] as const];
  const flag = (name: string, isOn: boolean) => one(name, isOn ? 1 : undefined);
  return [
    ['type', 'game'],
    ...one('sort', query.sort),
    ...one('direction', query.direction),
    ...one('status', query.statuses.join(',') || undefined),
    ...query.genres.flatMap((genre) => one('genre', genre)),
    ...one('platform', query.platform),
    ...one('decade', query.decade),
    ...query.tags.flatMap((tag) => one('tag', tag)),
    ...one('q', query.words),
    ...one('rating_from', query.ratingFrom),
    ...one('rating_to', query.ratingTo),
    ...flag('favourite', query.isFavourite),
    ...flag('unrated', query.isUnrated),
    ...flag('undated', query.isUndated),
  ];
}

const rarely = <Value>(...values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const few = (...values: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }) },
  );
const seldom = fc.nat({ max: 4 }).map((number) => number === 0);

/** Any query. */
export const someQuery: fc.Arbitrary<ModelQuery> = fc.record({
  sort: fc.constantFrom(...collectionSorts),
  direction: fc.constantFrom('asc', 'desc', undefined),
  statuses: few('playing', 'planned', 'completed', 'dropped'),
  genres: few(...modelValues.genres, 'Cooking'),
  platform: rarely(...modelValues.platforms),
  decade: rarely('2000s', '2010s'),
  tags: few(...modelValues.tags, 'new'),
  words: rarely('tale', 'as', '1'),
  ratingFrom: rarely(0.5, 3),
  ratingTo: rarely(3, 4.5),
  ...{ isFavourite: seldom, isUnrated: seldom, isUndated: seldom },
});

/** The query that finds all titles, in the default order. */
export const everything: ModelQuery = {
  ...{
    sort: 'changed',
    direction: undefined,
    statuses: [],
    genres: [],
    platform: undefined,
    decade: undefined,
  },
  ...{ tags: [], words: undefined, ratingFrom: undefined, ratingTo: undefined },
  ...{ isFavourite: false, isUnrated: false, isUndated: false },
};
