import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import type { FacetKind } from '../media/define/titleStorage.ts';
import { type MediaType, mediaTypeNames, mediaTypes } from '../media/index.ts';
import { listOf, optionalNumber, optionalText, text, trueOrFalse, wholeNumber } from '../schemas.ts';

/**
 * What the query of an own collection consists of, without a cursor; `type` is required. The values of one facet, such as
 * `['genre', 'Action']`, are alternatives, and so are those of `status` and `tag`; all other parameters narrow the titles.
 * `q` is words of a name, matched as in the search. `rating_from` and `rating_to` are stars; `favourite`, `unrated` and `undated` (no
 * play with a date) are '1'. `sort` is one of `collectionSorts`, `direction` is 'asc' or 'desc'.
 */
export type CollectionPairs = readonly (readonly [name: string, value: string])[];

/** The orders of an own collection, the default first. */
export const collectionSorts = [
  'changed',
  'added',
  'name',
  'rating',
  'release',
  'progress',
  'playtime',
] as const;

/** One of the orders. Titles without a rating, release date, progress or playtime come last in both directions. */
export type CollectionSort = (typeof collectionSorts)[number];

/** The direction of an order that a query does not name: names from A, all others the latest or highest first. */
export function defaultDirection(sort: CollectionSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}

const fields = {
  is_favourite: trueOrFalse,
  is_private: trueOrFalse,
  tags: listOf(text),
  /** When it was added and when its status or rating last changed, in ISO 8601. */
  added_at: text,
  changed_at: text,
  /** Of the play in progress, or else of the last one, in the unit of the media type; null where none is recorded. */
  progress: optionalNumber,
  /** The minutes of all plays; null where none are recorded, and for media types with another unit. */
  minutes: optionalNumber,
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const storedEntry = z.object({
  media_type: z.custom<MediaType>((type) => mediaTypeNames.some((name) => name === type)),
  /** The title with `user_status` and `user_rating`. */
  title: z.custom<object>(isObject),
  ...fields,
});

/** A title of an own collection. */
export type CollectionEntry = {
  readonly [Type in MediaType]: Omit<z.output<typeof storedEntry>, 'media_type' | 'title'> & {
    readonly media_type: Type;
    readonly title: z.output<(typeof mediaTypes)[Type]['tracked']>;
  };
}[MediaType];

const storedEntries = listOf(storedEntry);

/** Parses the titles by the schemas of their media types, without those that are invalid. */
function readEntries(entries: z.output<typeof storedEntries>) {
  return entries.flatMap((entry) => {
    const { success, data } = mediaTypes[entry.media_type].tracked.safeParse(entry.title);
    return success ? [{ ...entry, title: data } as CollectionEntry] : [];
  });
}

const call = {
  method: 'GET',
  access: 'user',
  query: z.custom<CollectionPairs>(Array.isArray),
  isExtension: true,
} as const;

/** A page of the titles of one media type in the caller's collection, and the number of those on all pages. */
export const listCollectionTitles = defineEndpoint({
  ...call,
  id: 'listCollectionTitles',
  path: '/api/collection/titles',
  response: z.object({
    titles: z.pipe(storedEntries, z.transform(Object.assign(readEntries, { item: storedEntry }))),
    /** The value of `after` for the next page; null on the last page. */
    next: optionalText,
    total: wholeNumber,
  }),
});

/** A page of an own collection. */
export type CollectionTitlesPage = z.output<typeof listCollectionTitles.response>;

const counted = listOf(z.object({ value: text, count: wholeNumber }));

/**
 * The numbers of the titles that a query finds. Those of a status, a tag or a value of a facet are of the titles that also match the
 * rest of the query, without the parameters of the same name.
 */
export const getCollectionCounts = defineEndpoint({
  ...call,
  id: 'getCollectionCounts',
  path: '/api/collection/counts',
  response: z.object({
    total: wholeNumber,
    /** All statuses of the media type, in its order. */
    statuses: counted,
    tags: counted,
    /** Of the facets of the media type that its titles have, the values that are in the collection. */
    facets: listOf(
      z.object({
        name: text,
        /** In English. */
        label: text,
        kind: z.custom<FacetKind>((kind) => typeof kind === 'string'),
        unit: optionalText,
        values: counted,
      }),
    ),
    favourite: wholeNumber,
    unrated: wholeNumber,
    undated: wholeNumber,
  }),
});

/** The numbers of a query of an own collection. */
export type CollectionCounts = z.output<typeof getCollectionCounts.response>;
