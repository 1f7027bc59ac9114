import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { ImportedTitle } from '@gildshelf/import-formats';
import type { SearchNameRow, TitleIdRow, TitleRow } from '../../../platform/db/schema.ts';
import { knownYear, viewOf } from '../../../platform/titles/presentItem.ts';
import { searchNameRows } from '../../../platform/titles/searchNames.ts';
import type { Repositories } from '../../repositories.ts';

/** The title of the catalogue that an imported one is. */
export type TitleMatch =
  /** Found by an id, or by its name and year. */
  | { readonly certainty: 'sure'; readonly titleId: string }
  /** Found by a name alone, or with a year that is one off. */
  | { readonly certainty: 'likely'; readonly titleId: string }
  | { readonly certainty: 'choose'; readonly titleIds: readonly string[] }
  | { readonly certainty: 'none' };

type NameRow = Omit<SearchNameRow, 'media_type'>;

const none: TitleMatch = { certainty: 'none' };
/** A name of more titles than this identifies none. */
const maxTitlesPerName = 50;

const isMediaType = (kind: string): kind is MediaType => kind in mediaTypes;

/** Finds the titles of the catalogue for imported ones, with a few queries for all of them; in the order of the list. */
export async function matchTitles(
  repositories: Repositories,
  imported: readonly ImportedTitle[],
): Promise<TitleMatch[]> {
  const matches = new Map<ImportedTitle, TitleMatch>();
  for (const [kind, titles] of Map.groupBy(imported, (title) => title.kind)) {
    if (!isMediaType(kind)) continue;
    const byId = await findByIds(repositories, kind, titles);
    const withoutId = titles.filter((title) => !byId.has(title));
    const byName = await findByNames(repositories, kind, withoutId);
    for (const title of titles) matches.set(title, byId.get(title) ?? byName.get(title) ?? none);
  }
  return imported.map((title) => matches.get(title) ?? none);
}

async function findByIds(
  { titleIds, titleAliases }: Repositories,
  mediaType: MediaType,
  imported: readonly ImportedTitle[],
): Promise<ReadonlyMap<ImportedTitle, TitleMatch>> {
  const pairs = imported.flatMap((title) => Object.entries(title.ids));
  const found = new Map<string, string>();
  const hasAliases = await titleAliases.hasAny(mediaType);
  for (const [idName, ofName] of Map.groupBy(pairs, ([name]) => name)) {
    const values = [...new Set(ofName.map(([, value]) => value))];
    // The ids of merged titles, which those of the titles themselves replace.
    const aliases = hasAliases ? await titleAliases.find(mediaType, idName, values) : [];
    for (const { alias_value, title_id } of aliases) found.set(`${idName} ${alias_value}`, title_id);
    const rows: TitleIdRow[] = await titleIds.find(mediaType, idName, values);
    for (const { id_value, title_id } of rows) found.set(`${idName} ${id_value}`, title_id);
  }
  const matches = new Map<ImportedTitle, TitleMatch>();
  for (const title of imported) {
    const ids = Object.entries(title.ids).flatMap(([name, value]) => found.get(`${name} ${value}`) ?? []);
    const match = oneOf([...new Set(ids)], 'sure');
    if (match) matches.set(title, match);
  }
  return matches;
}

function oneOf(titleIds: readonly string[], certainty: 'sure' | 'likely'): TitleMatch | undefined {
  const [titleId, ...others] = titleIds;
  if (titleId === undefined) return undefined;
  return others.length > 0 ? { certainty: 'choose', titleIds } : { certainty, titleId };
}

const formsOf = ({ name, otherNames }: ImportedTitle, mediaType: MediaType) =>
  searchNameRows(mediaType, '', [...(name === null ? [] : [name]), ...otherNames]);

async function findByNames(
  { titleNames, titles }: Repositories,
  mediaType: MediaType,
  imported: readonly ImportedTitle[],
): Promise<ReadonlyMap<ImportedTitle, TitleMatch>> {
  const words = imported.flatMap((title) => formsOf(title, mediaType).map((row) => row.words));
  if (words.length === 0) return new Map();
  const rows = await titleNames.find(mediaType, [...new Set(words)]);
  const byWords = Map.groupBy(rows, (row) => row.words);
  const titleRows = await titles.rowsByIds([...new Set(rows.map(({ title_id }) => title_id))]);
  const years = new Map(titleRows.map((row) => [row.title_id, yearOfTitle(mediaType, row)]));
  return new Map(
    imported.map((title) => [title, matchName(title, candidatesOf(title, mediaType, byWords), years)]),
  );
}

function yearOfTitle(mediaType: MediaType, { item }: TitleRow): number | null {
  const parsed = JSON.parse(item);
  return knownYear(viewOf(mediaType, parsed), parsed);
}

/** The titles that share a name with an imported one, which is the shown name of either. */
function candidatesOf(
  title: ImportedTitle,
  mediaType: MediaType,
  byWords: ReadonlyMap<string, readonly NameRow[]>,
): string[] {
  const isShown = (tier: number) => tier % 2 === 0;
  const found = new Set<string>();
  for (const { words, tier } of formsOf(title, mediaType)) {
    const rows = byWords.get(words) ?? [];
    if (rows.length > maxTitlesPerName) continue;
    for (const row of rows) if (isShown(tier) || isShown(row.tier)) found.add(row.title_id);
  }
  return [...found].sort();
}

function matchName(
  { year }: ImportedTitle,
  candidates: readonly string[],
  years: ReadonlyMap<string, number | null>,
): TitleMatch {
  if (year === null) return oneOf(candidates, 'likely') ?? none;
  const within = (difference: number) =>
    candidates.filter((titleId) => Math.abs((years.get(titleId) ?? Number.NaN) - year) <= difference);
  return oneOf(within(0), 'sure') ?? oneOf(within(1), 'likely') ?? none;
}
