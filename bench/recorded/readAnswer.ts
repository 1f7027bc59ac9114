import type { FoundTitle } from '@gildshelf/api';
import type { Adapter, Answer } from './adapters.ts';
import { watchReads } from './watchReads.ts';

/** What an adapter makes of one answer. */
export interface Reading {
  readonly titles: readonly FoundTitle[];
  /** How many titles lie in it: whatever has an id. */
  readonly expected: number;
  readonly isList: boolean;
  readonly hasMore: boolean;
}

/** Reads an answer as the adapter does; `told` hears of each field that is looked at. */
export async function readAnswer(
  adapter: Adapter,
  answer: unknown,
  told: (path: string) => void = () => {},
): Promise<Reading> {
  const { list, one } = adapter.titlesIn(answer as Answer);
  const entries = Array.isArray(list) ? list : [one];
  const ids = entries.flatMap((entry) => idIn(entry, adapter.idField) ?? []);
  const provider = adapter.create({ request: async () => watchReads(answer, told) });
  if (ids.length === 0) return { titles: [], expected: 0, isList: list !== undefined, hasMore: false };
  if (list !== undefined) {
    const { titles, hasMore } = await provider.top(1);
    return { titles, expected: ids.length, isList: true, hasMore };
  }
  const title = await provider.details(ids[0] ?? '');
  return { titles: title ? [title] : [], expected: 1, isList: false, hasMore: false };
}

function idIn(entry: unknown, field: string): string | undefined {
  const id = (entry as Answer | null)?.[field];
  return id === undefined || id === null ? undefined : String(id);
}
