import {
  type CollectionPairs,
  type CollectionSort,
  collectionSorts,
  defaultDirection,
  limits,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  ownLimits,
  ownMessages,
  serverLimits,
  titleStorage,
} from '@gildshelf/api-client/contract';
import type { CollectionFilter, CollectionPageQuery } from '../../../config/CollectionIndex.ts';
import { InvalidInput } from '../../../platform/http/errors.ts';
import { readPlace } from './collectionPlace.ts';

const messages = ownMessages.collectionViews;

/** A query of an own collection. */
export interface CollectionQuery {
  readonly filter: CollectionFilter;
  readonly page: CollectionPageQuery;
}

/** Parses the parameters of a query; those of other names are ignored. Throws an `InvalidInput` for an invalid value. */
export function parseCollectionPairs(pairs: CollectionPairs): CollectionQuery {
  if (pairs.length > serverLimits.collectionValues) throw new InvalidInput(messages.tooManyValues);
  const values = (name: string) => pairs.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const last = (name: string) => values(name).at(-1);
  const type = oneOf<MediaType>(mediaTypeNames, last('type') ?? '', messages.invalidType);
  const sort = oneOf<CollectionSort>(
    collectionSorts,
    last('sort') ?? collectionSorts[0],
    messages.unknownSort,
  );
  const direction = oneOf(
    ['asc', 'desc'],
    last('direction') ?? defaultDirection(sort),
    messages.unknownDirection,
  );
  const after = last('after');
  const isOn = (name: string) => {
    const value = last(name);
    if (value !== undefined && value !== '1') throw new InvalidInput(messages.invalidSwitch(name));
    return value === '1';
  };
  const words = last('q') ?? '';
  if (words.length > ownLimits.searchQuery) throw new InvalidInput(messages.longSearch);
  const facets = titleStorage[type].browse.facets();
  return {
    filter: {
      ...{ type, words: words.trim(), statuses: statusesIn(type, values('status')), tags: values('tag') },
      facets: Object.fromEntries(facets.map(({ name }) => [name, values(name)])),
      ratingFrom: rating(last('rating_from')) ?? 0,
      ratingTo: rating(last('rating_to')) ?? Number.POSITIVE_INFINITY,
      ...{ isFavourite: isOn('favourite'), isUnrated: isOn('unrated'), isUndated: isOn('undated') },
    },
    page: {
      ...{ sort, isDescending: direction === 'desc', limit: pageSize(last('limit')) },
      after: after === undefined ? undefined : readPlace(after, sort === 'name'),
    },
  };
}

/** Whether a query is for all titles, the last changed first. */
export function isDefaultQuery({ filter, page }: CollectionQuery): boolean {
  const { words, statuses, tags, facets, ratingFrom, ratingTo, isFavourite, isUnrated, isUndated } = filter;
  const lists = [statuses, tags, ...Object.values(facets)];
  const isAny = ratingFrom === 0 && ratingTo === Number.POSITIVE_INFINITY;
  const isFiltered = words !== '' || !isAny || isFavourite || isUnrated || isUndated;
  return (
    page.sort === 'changed' && page.isDescending && !isFiltered && lists.every(({ length }) => length === 0)
  );
}

function oneOf<Name extends string>(names: readonly Name[], value: string, message: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new InvalidInput(message);
  return found;
}

function statusesIn(type: MediaType, texts: readonly string[]): readonly string[] {
  const { statuses } = mediaTypes[type];
  const names = texts.flatMap((text) => text.split(','));
  return names.map((name) => oneOf<string>(statuses, name, ownMessages.media.unknownStatus(statuses)));
}

function rating(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const stars = Number(text);
  const isValid = /^\d(\.[05])?$/.test(text) && stars >= limits.ratingStep && stars <= limits.ratingMaximum;
  if (!isValid) throw new InvalidInput(messages.invalidRating);
  return stars;
}

function pageSize(text: string | undefined): number {
  if (text === undefined) return serverLimits.pageSize;
  const size = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (size < 1 || size > serverLimits.pageMaximum)
    throw new InvalidInput(ownMessages.collection.invalidLimit(serverLimits.pageMaximum));
  return size;
}
