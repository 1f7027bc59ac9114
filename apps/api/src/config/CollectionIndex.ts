import type { CollectionCounts, CollectionSort, MediaType } from '@gildshelf/api-client/contract';
import type { Viewer } from '../platform/titles/visibleTitles.ts';

/** Which titles of a user's collection a query finds. Lists without entries do not restrict them; entries of a list are alternatives. */
export interface CollectionFilter {
  readonly type: MediaType;
  /** Words of names, matched as in the search of the catalogue. */
  readonly words: string;
  readonly statuses: readonly string[];
  readonly tags: readonly string[];
  /** Values of a facet by its name. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Stars; titles without a rating have 0. */
  readonly ratingFrom: number;
  readonly ratingTo: number;
  readonly isFavourite: boolean;
  readonly isUnrated: boolean;
  /** Only titles of which no play has a date. */
  readonly isUndated: boolean;
}

/** The position of a title in an order. */
export interface CollectionPlace {
  /** Null for the titles at the end that have no rating, release date, progress or playtime. */
  readonly key: string | number | null;
  readonly titleId: string;
}

/** A page of a query. */
export interface CollectionPageQuery {
  readonly sort: CollectionSort;
  readonly isDescending: boolean;
  readonly after: CollectionPlace | undefined;
  readonly limit: number;
}

/** The ids of a page. */
export interface CollectionPage {
  readonly ids: readonly string[];
  /** The place of the last title if there are more. */
  readonly next: CollectionPlace | undefined;
  /** Number of titles on all pages. */
  readonly total: number;
}

/** A user and the titles that the user may see. */
export type CollectionOwner = Viewer & { readonly userId: string };

/** Finds titles in collections, as features use it; what was saved before a call is part of its result. */
export interface CollectionIndex {
  readonly pageOf: (
    owner: CollectionOwner,
    filter: CollectionFilter,
    page: CollectionPageQuery,
  ) => Promise<CollectionPage>;
  readonly countsOf: (owner: CollectionOwner, filter: CollectionFilter) => Promise<CollectionCounts>;
  /** The ids of all titles that a filter finds, in ascending order. */
  readonly idsOf: (owner: CollectionOwner, filter: CollectionFilter) => Promise<readonly string[]>;
}
