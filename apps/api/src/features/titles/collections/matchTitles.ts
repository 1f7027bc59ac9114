import type { CollectionFilter } from '../../../config/CollectionIndex.ts';
import type { FacetValues } from '../browse/index/FacetValues.ts';
import type { CollectedTitles } from './CollectedTitles.ts';

/** The parts of a filter, each of which a title may miss; those after `tag` are the facets of the media type. */
export const parts = {
  words: 0,
  rating: 1,
  favourite: 2,
  unrated: 3,
  undated: 4,
  status: 5,
  tag: 6,
  firstFacet: 7,
} as const;

/** Which titles a filter finds, and which it would find without one of its parts. */
export interface Matches {
  /** Number of parts that a title misses; titles that the viewer may not see miss all. */
  readonly missed: Uint8Array;
  /** The last part that it misses. */
  readonly lastMissed: Uint8Array;
}

/** Parts that a title misses which the viewer may not see. */
export const hidden = 255;

/** Compares the titles of a collection with a filter; `found` are the ids of the titles whose names match its words. */
export function matchTitles(
  titles: CollectedTitles,
  filter: CollectionFilter,
  values: FacetValues,
  found: Iterable<string> | undefined,
  seesAdultTitles: boolean,
): Matches {
  const { size, rows } = titles;
  const missed = new Uint8Array(size);
  const lastMissed = new Uint8Array(size);
  const require = (part: number, matches: (number: number) => boolean) => {
    for (let number = 0; number < size; number++)
      if (!matches(number)) {
        missed[number] = (missed[number] ?? 0) + 1;
        lastMissed[number] = part;
      }
  };
  if (found) {
    const numbers = new Uint8Array(size);
    for (const id of found) {
      const number = titles.catalogue.numberOf(id);
      if (number !== undefined) numbers[number] = 1;
    }
    require(parts.words, (number) => numbers[number] === 1);
  }
  const { ratingFrom, ratingTo } = filter;
  if (ratingFrom > 0 || ratingTo < Number.POSITIVE_INFINITY)
    require(parts.rating, (number) => isBetween(rows[number]?.rating, ratingFrom, ratingTo));
  if (filter.isFavourite) require(parts.favourite, (number) => rows[number]?.is_favourite === 1);
  if (filter.isUnrated) require(parts.unrated, (number) => rows[number]?.rating === 0);
  if (filter.isUndated) require(parts.undated, (number) => !titles.isDated(number));
  const { statuses, tags, facets } = filter;
  if (statuses.length > 0) require(parts.status, (number) => statuses.includes(rows[number]?.status ?? ''));
  if (tags.length > 0) {
    const tagged = new Uint8Array(size);
    for (const tag of tags) for (const number of titles.tags.get(tag) ?? []) tagged[number] = 1;
    require(parts.tag, (number) => tagged[number] === 1);
  }
  for (const [facet, { name }] of values.facets.entries()) {
    const texts = facets[name] ?? [];
    if (texts.length === 0) continue;
    const chosen = new Uint8Array(values.size);
    for (const text of texts) {
      const value = values.find(facet, text);
      if (value !== undefined) chosen[value] = 1;
    }
    require(parts.firstFacet + facet, (number) =>
      titles.factsOf(number).values.some((value) => chosen[value] === 1));
  }
  if (!seesAdultTitles)
    for (let number = 0; number < size; number++) if (titles.factsOf(number).isAdult) missed[number] = hidden;
  return { missed, lastMissed };
}

/** Whether a rating is in a range of stars; a title without a rating is in none that begins above 0. */
function isBetween(rating = 0, from: number, to: number): boolean {
  return rating >= Math.max(from, 0.5) && rating <= to;
}

/** Whether a title matches all parts of a filter, except possibly this one. */
export function matchesExcept({ missed, lastMissed }: Matches, number: number, part: number): boolean {
  return missed[number] === 0 || (missed[number] === 1 && lastMissed[number] === part);
}
