import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { shareCalls } from '../shareCalls.ts';
import { findTitles, idsOfMatches } from './index/findTitles.ts';
import { searchWords } from './index/searchWords.ts';
import { addSegment, removeTitles, type Segment } from './index/segments.ts';

/** Finds the ids of titles by their names. */
export interface TitleSearch {
  /** The ids of the `limit` best titles of a media type for a query, best first; those saved before the call are found. */
  best(viewer: Viewer, mediaType: MediaType, query: string, limit: number): Promise<readonly string[]>;
}

/** The same with all titles that match, for queries of a part of the catalogue. */
export interface MatchingTitles extends TitleSearch {
  /** The ids of all titles of a media type that match a query, in no particular order. */
  matches(viewer: Viewer, mediaType: MediaType, query: string): Promise<Iterable<string>>;
}

/**
 * Searches an index in memory, which is loaded at the first search. Before each search the titles that changed since are added as a
 * further segment. Deleted titles, which have no version, are removed when a search finds them.
 */
export function createTitleSearch({ db }: Pick<Store, 'db'>): MatchingTitles {
  const { searchTitles } = repositoriesOn(db);
  const segments = new Map<MediaType, readonly Segment[]>();
  // Below the version of titles that were saved before there were versions.
  let version = -1;

  const refresh = shareCalls(async () => {
    const current = await searchTitles.version();
    if (current === version) return;
    for (const [mediaType, changed] of await searchTitles.changedSince(version))
      segments.set(mediaType, addSegment(segments.get(mediaType) ?? [], changed));
    version = current;
  });

  return {
    matches: async (viewer, mediaType, query) => {
      const words = searchWords(query);
      if (words.length === 0) return [];
      await refresh();
      return idsOfMatches(segments.get(mediaType) ?? [], words, viewer);
    },

    best: async (viewer, mediaType, query, limit) => {
      const words = searchWords(query);
      if (words.length === 0) return [];
      await refresh();
      for (;;) {
        const ids = findTitles(segments.get(mediaType) ?? [], words, limit, viewer).map(({ id }) => id);
        const deleted = await searchTitles.deletedAmong(ids);
        if (deleted.size === 0) return ids;
        removeTitles(segments.get(mediaType) ?? [], deleted);
      }
    },
  };
}
