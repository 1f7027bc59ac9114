import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { searchNameRows } from '../../titles/search/searchNameRows.ts';
import type { StoredTitle } from './StoredTitle.ts';

/** A name as search keeps it. */
export interface KnownName {
  readonly words: string;
  readonly title_id: string;
  readonly tier: number;
}

/** A name that more titles have says nothing of which one is meant. */
export const titlesOfOneName = 200;

export type KnownTitles = ReturnType<typeof createKnownTitles>;

/** The titles that some found ones may be, in memory, and what is told of them while those are placed one after the other. */
export function createKnownTitles(titles: readonly StoredTitle[], names: readonly KnownName[]) {
  const byTitleId = new Map<string, StoredTitle>();
  const bySource = new Map<string, StoredTitle>();
  const byId = new Map<string, StoredTitle>();
  const byWords = new Map<string, Map<string, boolean>>();
  const wordsOf = new Map<string, string[]>();

  const addName = ({ words, title_id, tier }: KnownName) => {
    const having = byWords.get(words) ?? new Map<string, boolean>();
    byWords.set(words, having.set(title_id, isShown(tier)));
    wordsOf.set(title_id, [...(wordsOf.get(title_id) ?? []), words]);
  };
  const add = (title: StoredTitle) => {
    byTitleId.set(title.titleId, title);
    for (const source of title.sources.values()) bySource.set(sourceKey(source), title);
    for (const [name, value] of title.ids) byId.set(idKey(name, value), title);
  };
  for (const title of titles) add(title);
  for (const name of names) addName(name);

  return {
    all: () => byTitleId.values(),

    /** By what the source calls it. */
    told: (found: Pick<FoundTitle, 'source' | 'sourceId'>) => bySource.get(sourceKey(found)),

    /** By what it is known under elsewhere. */
    withId: (name: string, value: string) => byId.get(idKey(name, value)),

    /** Those that have one of these names, where it or theirs is the shown one. Without those whose name many have. */
    named: ({ mediaType, names }: Pick<FoundTitle, 'mediaType' | 'names'>) => {
      const found = new Set<StoredTitle>();
      for (const { words, tier } of searchNameRows(mediaType, '', names)) {
        const having = byWords.get(words) ?? new Map<string, boolean>();
        if (having.size > titlesOfOneName) continue;
        for (const [titleId, isTheirShown] of having) {
          const title = isShown(tier) || isTheirShown ? byTitleId.get(titleId) : undefined;
          if (title) found.add(title);
        }
      }
      return found;
    },

    /** Takes in a title that is new, or of which more is known now. */
    put: (title: StoredTitle) => {
      add(title);
      for (const words of wordsOf.get(title.titleId) ?? []) byWords.get(words)?.delete(title.titleId);
      wordsOf.delete(title.titleId);
      const { mediaType, titleId, merged } = title;
      for (const name of searchNameRows(mediaType, titleId, merged?.names ?? [])) addName(name);
    },
  };
}

const isShown = (tier: number) => tier % 2 === 0;

function sourceKey({ source, sourceId }: { readonly source: string; readonly sourceId: string }): string {
  return `${source} ${sourceId}`;
}

function idKey(name: string, value: string): string {
  return `${name} ${value}`;
}
