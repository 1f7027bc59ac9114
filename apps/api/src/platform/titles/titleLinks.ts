import { createHash } from 'node:crypto';
import {
  type MediaType,
  namesIn,
  type RelatingFact,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';
import type { TitleLinkRow } from '../db/schema.ts';
import { viewOf } from './presentItem.ts';

/** Only titles up to this place in popularity are found by their genres; the others by people and series only. */
const popularTitles = 20_000;

/** The stored popularity of a title of which none is known: after all others. */
const unknownPopularity = 2 ** 31 - 1;

/** What two titles can share, from the closest: `genres` are all genres of a title, `decade` the same in one decade. */
export type LinkKind = 'series' | 'people' | 'decade' | 'genres' | 'genre';

/** What a title shares with every other title that has a link with the same hash. */
export interface TitleLink {
  readonly kind: LinkKind;
  readonly hash: number;
}

/** The values of a fact, the same as those of the facet of its name. */
export function factValues(
  { facts = {} }: StoredItem,
  { fact }: Pick<RelatingFact, 'fact'>,
): readonly string[] {
  return namesIn(Reflect.get(facts, fact)).filter((name) => name !== '');
}

/** 52 bits, which both databases and JavaScript store exactly; in a row they take less space than the text. */
function hashOf(...parts: readonly string[]): number {
  return Number.parseInt(createHash('sha256').update(parts.join('\t')).digest('hex').slice(0, 13), 16);
}

/** The links of a title, as if it were popular. */
export function linksOf(mediaType: MediaType, item: StoredItem): readonly TitleLink[] {
  const links: TitleLink[] = [];
  for (const relating of titleStorage[mediaType].relatingFacts)
    if (relating.relates)
      for (const value of factValues(item, relating))
        links.push({ kind: relating.relates, hash: hashOf(mediaType, relating.fact, value) });
  const genres = genresOf(item);
  const decade = Math.floor(yearOf(releasedOf(mediaType, item)) / 10);
  if (genres.length > 0 && decade > 0)
    links.push({ kind: 'decade', hash: hashOf(mediaType, 'decade', `${decade}`, ...genres) });
  if (genres.length > 0) links.push({ kind: 'genres', hash: hashOf(mediaType, 'genres', ...genres) });
  for (const genre of genres) links.push({ kind: 'genre', hash: hashOf(mediaType, 'genre', genre) });
  return links.filter(({ hash }, index) => links.findIndex((link) => link.hash === hash) === index);
}

/** The rows of the links of a title. */
export function titleLinkRows(mediaType: MediaType, titleId: string, item: StoredItem): TitleLinkRow[] {
  const { popularity_rank } = (item.facts ?? {}) as { readonly popularity_rank?: number | null };
  const popularity = popularity_rank ?? unknownPopularity;
  const isFoundByGenre = typeof popularity_rank !== 'number' || popularity_rank <= popularTitles;
  const released = releasedOf(mediaType, item);
  return linksOf(mediaType, item)
    .filter(({ kind }) => isFoundByGenre || kind === 'series' || kind === 'people')
    .map(({ hash }) => ({ link: hash, popularity, title_id: titleId, released }));
}

/** The distinct genres of a stored title in alphabetical order. */
function genresOf({ genres }: StoredItem): readonly string[] {
  const names: readonly unknown[] = Array.isArray(genres) ? genres : [];
  return [...new Set(names.filter((name) => typeof name === 'string'))].sort();
}

interface ReleaseFields {
  readonly released?: unknown;
  readonly aired_prop?: { readonly from?: PartialDate | null } | null;
  readonly year?: unknown;
  readonly facts?: { readonly year?: unknown };
}

interface PartialDate {
  readonly year?: number | null;
  readonly month?: number | null;
  readonly day?: number | null;
}

/** The release of a title as a number such as 20220225, with 0 for an unknown day, month or date. */
export function releasedOf(mediaType: MediaType, item: StoredItem): number {
  const { released, aired_prop, year, facts } = item as ReleaseFields;
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)/.exec(typeof released === 'string' ? released : '') ?? [];
  const [dateYear = 0, month = 0, day = 0] = parts.map(Number);
  if (dateYear > 0) return asNumber({ year: dateYear, month, day });
  const from = aired_prop?.from;
  if (from?.year) return asNumber(from);
  // Only for a title of another media type, because it parses the whole item.
  const known =
    [year, facts?.year].find((value) => typeof value === 'number') ?? viewOf(mediaType, item).year;
  return asNumber({ year: known as number | null });
}

function asNumber({ year, month, day }: PartialDate): number {
  const number = (year ?? 0) * 10_000 + (month ?? 0) * 100 + (day ?? 0);
  return Number.isSafeInteger(number) && number > 0 && number < 1e8 ? number : 0;
}

/** The year of a number of `releasedOf`. */
export const yearOf = (released: number) => Math.floor(released / 10_000);
