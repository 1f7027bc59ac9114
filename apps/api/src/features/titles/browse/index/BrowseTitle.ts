import {
  type CatalogueType,
  normaliseForSearch,
  type StoredItem,
  type TitleFacet,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { knownYear } from '../../../../platform/titles/presentItem.ts';

/** What the index stores about a title. */
export interface BrowseTitle {
  readonly id: string;
  readonly isAdult: boolean;
  /** The best rank, from 1; null if it is not known. */
  readonly rank: number | null;
  /** Out of five. */
  readonly average: number | null;
  /** An ISO date or its beginning. */
  readonly released: string | null;
  readonly addedAt: number;
  /** Normalised for the order by name. */
  readonly name: string;
  /** The values of each facet of the media type, in the order of its facets. */
  readonly values: readonly (readonly string[])[];
}

/** A row of a title as the database has it. */
export interface BrowsedRow {
  readonly title_id: string;
  readonly title: string;
  readonly item: string;
  readonly is_adult: number;
  readonly best_rank: number | null;
  readonly created_at: number;
}

/** A longer part of a name does not change the order of a page noticeably, but would make cursors long. */
const nameLength = 40;
const valueLength = 120;
const valuesPerFacet = 20;

/** Reads a stored title for the index; `facets` are those of its media type. */
export function createBrowseTitle(
  type: CatalogueType,
  facets: readonly TitleFacet[],
  row: BrowsedRow,
): BrowseTitle {
  const read = titleStorage[type].browse;
  const item = JSON.parse(row.item) as StoredItem;
  const released = read.released(item);
  const average = read.average(item);
  const year = knownYear({ year: Number(released?.slice(0, 4)) || null }, item);
  return {
    ...{ id: row.title_id, isAdult: row.is_adult === 1, rank: row.best_rank, addedAt: row.created_at },
    ...{ average, released: released ?? (year === null ? null : String(year)) },
    // A name without a letter or digit comes last.
    name: normaliseForSearch(row.title).slice(0, nameLength) || '\uffff',
    values: facets.map((facet) => usable(facet.read(item, { year, released, average }))),
  };
}

function usable(values: readonly string[]): readonly string[] {
  const trimmed = values.map((value) => value.trim());
  const unique = new Set(trimmed.filter((value) => value !== '' && value.length <= valueLength));
  return [...unique].slice(0, valuesPerFacet);
}
