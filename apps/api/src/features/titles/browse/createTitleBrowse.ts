import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BrowseQuery,
  browsePageSize,
  type CatalogueType,
  catalogueTypes,
  type Facet,
  titleStorage,
} from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { type Viewer, visitor } from '../../../platform/titles/visibleTitles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { shareCalls } from '../shareCalls.ts';
import { BrowseIndex, type Choices } from './index/BrowseIndex.ts';
import { type BrowseTitle, createBrowseTitle } from './index/BrowseTitle.ts';
import { formatCursor } from './index/SortKeys.ts';
import { type ParsedBrowseQuery, parseBrowseQuery } from './parseBrowseQuery.ts';
import { presentFacets } from './presentFacets.ts';

/** A page of titles by their ids. */
export interface BrowsePage extends Pick<ParsedBrowseQuery, 'ignored'> {
  readonly total: number;
  readonly ids: readonly string[];
  /** The cursor of the next page. */
  readonly next: string | null;
  readonly facets: readonly Facet[];
}

/** Finds titles by their facets. */
export interface TitleBrowse {
  /** A page of the titles that a viewer may see; those saved before the call are among them. */
  browse(viewer: Viewer, type: CatalogueType, query: BrowseQuery): Promise<BrowsePage>;
}

/** The same with its indexes, for what finds titles in them in another way. */
export interface IndexedTitles extends TitleBrowse {
  /** The index of a media type; titles saved before the call are in it. */
  readonly indexOf: (type: CatalogueType) => Promise<BrowseIndex>;
}

/** Titles that are indexed together at the start; larger parts need more memory until they are. */
const titlesPerPart = 20_000;
const maxCached = 200;

/**
 * Browses an index in memory, which is loaded at the first call. Before each page the titles that changed since are added. Deleted
 * titles, which have no version, are removed when a page contains them.
 */
export function createTitleBrowse({ db }: Pick<Store, 'db'>): IndexedTitles {
  const { searchTitles, browseTitles } = repositoriesOn(db);
  const indexes = new Map(
    catalogueTypes.map((type) => [
      type,
      createCountedIndex(new BrowseIndex(titleStorage[type].browse.facets())),
    ]),
  );
  let version = -1;

  const refresh = shareCalls(async () => {
    const current = await searchTitles.version();
    if (current === version) return;
    const parts = new Map(catalogueTypes.map((type) => [type, new Map<string, BrowseTitle>()]));
    const add = (type: CatalogueType, part: Map<string, BrowseTitle>) => {
      indexes.get(type)?.index.add([...part.values()]);
      part.clear();
    };
    for await (const rows of browseTitles.changedSince(version)) {
      for (const row of rows) {
        const type = row.media_type as CatalogueType;
        const facets = indexes.get(type)?.index.values.facets;
        if (facets) parts.get(type)?.set(row.title_id, createBrowseTitle(type, facets, row));
      }
      for (const [type, part] of parts) if (part.size >= titlesPerPart) add(type, part);
      // The queries of SQLite are synchronous: a search in the same thread runs between them.
      await nextTurn();
    }
    for (const [type, part] of parts) add(type, part);
    if (version === -1) for (const { index } of indexes.values()) await warmUp(index);
    version = current;
  });

  async function refreshed(type: CatalogueType) {
    await refresh();
    const counted = indexes.get(type);
    if (!counted) throw new Error(`There is no catalogue of ${type}.`);
    return counted;
  }

  return {
    indexOf: async (type) => (await refreshed(type)).index,

    browse: async (viewer, type, query) => {
      const counted = await refreshed(type);
      const { index } = counted;
      for (;;) {
        const { choices, sort, after, ignored } = parseBrowseQuery(
          query,
          index.values,
          index.countsFor(viewer),
        );
        const { ids, next } = index.page(viewer, choices, sort, after, browsePageSize);
        const deleted = await searchTitles.deletedAmong(ids);
        if (deleted.size === 0)
          return { ...counted.count(viewer, choices), ids, next: next ? formatCursor(next) : null, ignored };
        index.remove([...deleted]);
      }
    },
  };
}

/**
 * Counts the pairs of the most frequent values, without caching them: V8 compiles the code meanwhile, and the first combination that is
 * requested takes a tenth of the time.
 */
async function warmUp(index: BrowseIndex): Promise<void> {
  const counts = index.countsFor(visitor);
  const chosen = index.values.numbers.flatMap((numbers, facet) => {
    const sorted = numbers.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
    return sorted.length > 0 ? [[facet, sorted.slice(0, 1)] as const] : [];
  });
  for (const [position, one] of chosen.entries())
    for (const other of chosen.slice(position + 1)) {
      countFacets(index, visitor, new Map([one, other]));
      await nextTurn();
    }
}

/** An index with the counts of the combinations that were requested last. */
function createCountedIndex(index: BrowseIndex) {
  const cached = new Map<string, Pick<BrowsePage, 'total' | 'facets'>>();
  let version = index.version;
  return {
    index,
    count: (viewer: Viewer, choices: Choices) => {
      if (version !== index.version) cached.clear();
      version = index.version;
      const sorted = [...choices].map(([facet, values]) => [facet, [...values].sort((a, b) => a - b)]);
      const key = JSON.stringify([
        viewer.seesAdultTitles,
        ...sorted.sort(([a], [b]) => Number(a) - Number(b)),
      ]);
      const known = cached.get(key);
      cached.delete(key);
      const counts = known ?? countFacets(index, viewer, choices);
      cached.set(key, counts);
      const [oldest] = cached.keys();
      if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
      return counts;
    },
  };
}

function countFacets(index: BrowseIndex, viewer: Viewer, choices: Choices) {
  const counts = index.count(viewer, choices);
  return {
    total: counts.total,
    facets: presentFacets(index.values, index.countsFor(viewer), choices, counts),
  };
}
