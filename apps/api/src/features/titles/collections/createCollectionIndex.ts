import type { MediaType } from '@gildshelf/api-client/contract';
import type { CollectionFilter, CollectionIndex, CollectionOwner } from '../../../config/CollectionIndex.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createTitleBrowse, type IndexedTitles } from '../browse/createTitleBrowse.ts';
import type { BrowseIndex } from '../browse/index/BrowseIndex.ts';
import { createTitleSearch, type MatchingTitles } from '../search/createTitleSearch.ts';
import { CollectedTitles } from './CollectedTitles.ts';
import { countMatches } from './countMatches.ts';
import { findPage } from './findPage.ts';
import { matchTitles } from './matchTitles.ts';

interface LoadedCollection {
  /** That of the collection in the database, and that of the catalogue. */
  readonly version: number;
  readonly catalogueVersion: number;
  readonly titles: CollectedTitles;
}

/** Titles of the collections in memory; the least recently used ones are dropped above it. A title takes about 300 bytes. */
const maxTitles = 400_000;

/**
 * Finds titles in collections that are loaded into memory when they are first queried. Before each query the version of the collection
 * in the database is compared, and the titles that have changed since are read again.
 */
export function createCollectionIndex(
  { db }: Pick<Store, 'db'>,
  catalogue: IndexedTitles & MatchingTitles = { ...createTitleBrowse({ db }), ...createTitleSearch({ db }) },
): CollectionIndex {
  const { collectedTitles } = repositoriesOn(db);
  const loaded = new Map<string, LoadedCollection>();

  async function load(userId: string, type: MediaType, index: BrowseIndex): Promise<CollectedTitles> {
    const key = `${userId} ${type}`;
    // Read first: a change that is made meanwhile has a later one.
    const version = await collectedTitles.versionOf(userId);
    const catalogueVersion = index.version;
    const before = loaded.get(key);
    loaded.delete(key);
    const isSameCatalogue = before?.catalogueVersion === catalogueVersion;
    if (before?.version === version && isSameCatalogue) {
      loaded.set(key, before);
      return before.titles;
    }
    const find = (id: string) => index.factsOf(id);
    const changedIds = isSameCatalogue
      ? await collectedTitles.changesAfter(userId, before.version, version)
      : undefined;
    const rows = await collectedTitles.titlesOf(userId, type, changedIds);
    const titles =
      before && changedIds
        ? before.titles.with(new Set(changedIds), rows, find)
        : CollectedTitles.of(rows, find);
    loaded.set(key, { version, catalogueVersion, titles });
    dropOldest();
    return titles;
  }

  function dropOldest() {
    let count = 0;
    for (const { titles } of loaded.values()) count += titles.size;
    for (const [key, { titles }] of loaded) {
      if (count <= maxTitles || loaded.size === 1) return;
      loaded.delete(key);
      count -= titles.size;
    }
  }

  async function match(owner: CollectionOwner, filter: CollectionFilter) {
    const { type, words } = filter;
    const index = await catalogue.indexOf(type);
    const titles = await load(owner.userId, type, index);
    const found = words === '' ? undefined : await catalogue.matches(owner, type, words);
    const matches = matchTitles(titles, filter, index.values, found, owner.seesAdultTitles);
    return { titles, values: index.values, matches };
  }

  return {
    pageOf: async (owner, filter, page) => {
      const { titles, matches } = await match(owner, filter);
      return findPage(titles, matches, page);
    },

    countsOf: async (owner, filter) => {
      const { titles, values, matches } = await match(owner, filter);
      return countMatches(filter.type, titles, filter, values, matches);
    },

    idsOf: async (owner, filter) => {
      const { titles, matches } = await match(owner, filter);
      return titles.catalogue.ids.filter((_, number) => matches.missed[number] === 0);
    },
  };
}
