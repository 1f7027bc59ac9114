import type { FoundTitle } from '../CatalogueProvider.ts';
import { ProviderError } from '../upstream/Upstream.ts';

type ReadTitle = (entry: unknown) => FoundTitle | undefined;

/** Reads the titles of a list; invalid entries are left out. */
export function readTitles(entries: readonly unknown[], read: ReadTitle): FoundTitle[] {
  return entries.flatMap((entry) => read(entry) ?? []);
}

/** Reads a page of a top list, with ranks in the whole list; invalid entries are left out, but count for the ranks. */
export function readRankedTitles(entries: readonly unknown[], offset: number, read: ReadTitle): FoundTitle[] {
  return entries.flatMap((entry, index) => {
    const title = read(entry);
    return title ? [{ ...title, rank: offset + index + 1 }] : [];
  });
}

/** Reads the requested title; undefined where the provider returned another one. Throws a ProviderError for an invalid entry. */
export function readRequestedTitle(
  entry: unknown,
  sourceId: string,
  read: ReadTitle,
): FoundTitle | undefined {
  const title = read(entry);
  if (!title) throw new ProviderError('shape', `The response for ${sourceId} is no valid title.`);
  return title.sourceId === sourceId ? title : undefined;
}
