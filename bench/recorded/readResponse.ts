import type { FoundTitle } from '@gildshelf/api';
import type { Adapter, RecordedResponse } from './adapters.ts';
import { watchReads } from './watchReads.ts';

/** The result of an adapter for one response. */
export interface ReadResult {
  readonly titles: readonly FoundTitle[];
  /** The number of titles in the response: entries with an id. */
  readonly expected: number;
  readonly isList: boolean;
  readonly hasMore: boolean;
}

/** Reads a response with the adapter; calls `onRead` with the path of each field that the adapter reads. */
export async function readResponse(
  adapter: Adapter,
  response: unknown,
  onRead: (path: string) => void = () => {},
): Promise<ReadResult> {
  const { list, one } = adapter.titlesIn(response as RecordedResponse);
  const entries = Array.isArray(list) ? list : [one];
  const ids = entries.flatMap((entry) => idIn(entry, adapter.idField) ?? []);
  const provider = adapter.create({ request: async () => watchReads(response, onRead) });
  if (ids.length === 0) return { titles: [], expected: 0, isList: list !== undefined, hasMore: false };
  if (list !== undefined) {
    const { titles, hasMore } = await provider.top(1);
    return { titles, expected: ids.length, isList: true, hasMore };
  }
  const title = await provider.details(ids[0] ?? '');
  return { titles: title ? [title] : [], expected: 1, isList: false, hasMore: false };
}

function idIn(entry: unknown, field: string): string | undefined {
  const id = (entry as RecordedResponse | null)?.[field];
  return id === undefined || id === null ? undefined : String(id);
}
