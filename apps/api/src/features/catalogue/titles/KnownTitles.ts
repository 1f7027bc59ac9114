import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { searchNameRows } from '../../titles/search/searchNameRows.ts';
import type { StoredTitle } from './StoredTitle.ts';

/** A name as stored for search. */
export interface KnownName {
  readonly words: string;
  readonly title_id: string;
  readonly tier: number;
}

/** A name shared by more titles than this does not identify one. */
export const maxTitlesPerName = 200;

export type KnownTitles = ReturnType<typeof createKnownTitles>;

/** In-memory index of the stored titles that found titles may match; updated while these are matched one after the other. */
export function createKnownTitles(titles: readonly StoredTitle[], names: readonly KnownName[]) {
  const byTitleId = new Map<string, StoredTitle>();
  const bySource = new Map<string, StoredTitle>();
  const byId = new Map<string, StoredTitle>();
  const byWords = new Map<string, Map<string, boolean>>();
  const wordsOf = new Map<string, string[]>();

  const addName = ({ words, title_id, tier }: KnownName) => {
    const titlesOfName = byWords.get(words) ?? new Map<string, boolean>();
    byWords.set(words, titlesOfName.set(title_id, isShown(tier)));
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

    /** Finds a title by its id at the source. */
    findBySource: (found: Pick<FoundTitle, 'source' | 'sourceId'>) => bySource.get(sourceKey(found)),

    /** Finds a title by an id in another catalogue. */
    findByOtherId: (name: string, value: string) => byId.get(idKey(name, value)),

    /** Finds titles that share a name which is the shown name of either; ignores names shared by too many titles. */
    findByNames: ({ mediaType, names }: Pick<FoundTitle, 'mediaType' | 'names'>) => {
      const found = new Set<StoredTitle>();
      for (const { words, tier } of searchNameRows(mediaType, '', names)) {
        const titlesOfName = byWords.get(words) ?? new Map<string, boolean>();
        if (titlesOfName.size > maxTitlesPerName) continue;
        for (const [titleId, isShownThere] of titlesOfName) {
          const title = isShown(tier) || isShownThere ? byTitleId.get(titleId) : undefined;
          if (title) found.add(title);
        }
      }
      return found;
    },

    /** Adds a new title, or updates one whose data has changed. */
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
