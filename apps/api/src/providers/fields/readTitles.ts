import type { FoundTitle } from '../CatalogueProvider.ts';
import { ProviderError } from '../upstream/Upstream.ts';

type Read = (entry: unknown) => FoundTitle | undefined;

/** The titles in a list; what is none is left out. */
export function readTitles(entries: readonly unknown[], read: Read): FoundTitle[] {
  return entries.flatMap((entry) => read(entry) ?? []);
}

/** The titles in a page of a top list, with their places in the whole of it; what is none keeps its place. */
export function readRanked(entries: readonly unknown[], before: number, read: Read): FoundTitle[] {
  return entries.flatMap((entry, index) => {
    const title = read(entry);
    return title ? [{ ...title, rank: before + index + 1 }] : [];
  });
}

/** The one title that was asked for; undefined where the provider tells of another one, a ProviderError where of none. */
export function readAsked(entry: unknown, sourceId: string, read: Read): FoundTitle | undefined {
  const title = read(entry);
  if (!title) throw new ProviderError('shape', `what it says of ${sourceId} is no title`);
  return title.sourceId === sourceId ? title : undefined;
}
