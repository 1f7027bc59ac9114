import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { TitleId } from '../client/index.ts';
import { useCommand } from './useCommand.ts';

/** A list of which a host returns a page at a time. */
export interface PagedList {
  /** The number of items on all pages, if the host counts them. */
  readonly total?: number;
  /** The cursor of the next page; null on the last page. */
  readonly next?: string | null | undefined;
  /** The items that have been loaded. */
  readonly items: readonly { readonly id: TitleId }[];
}

/** Loads the page after those already loaded. */
export interface MoreTitles {
  readonly show: () => void;
  readonly isLoading: boolean;
  /** The error of the last attempt; the loaded titles stay. */
  readonly error?: unknown;
}

/** Creates a list from its revalidated first page and the list that was loaded before. */
type RevalidateList<List> = (
  first: List,
  loaded: List | undefined,
  requestPage: (cursor: string) => Promise<List>,
) => List | Promise<List>;

interface PagedListOptions<List> {
  /** The embedded first page. */
  readonly prefetched?: List | undefined;
  /** Returns the previous list until the first page of another key is loaded. */
  readonly keepPreviousData?: boolean;
  /** Creates the revalidated list; by default the first page, with the later pages that were loaded if it is unchanged. */
  readonly revalidate?: RevalidateList<List> | undefined;
}

/**
 * A list page by page: `more` loads the page after those already loaded, and is undefined when there is none. The first page is
 * requested again when the list is shown again; the later pages stay if it is unchanged. Sends no request while `key` is null.
 */
export function usePagedList<List extends PagedList>(
  key: readonly string[] | null,
  requestPage: (cursor?: string) => Promise<List>,
  { prefetched, keepPreviousData, revalidate = withLoadedPages }: PagedListOptions<List>,
): {
  readonly data: List | undefined;
  readonly error: Error | undefined;
  readonly more: MoreTitles | undefined;
} {
  const { cache, mutate } = useSWRConfig();
  const listKey = unstable_serialize(key);
  const { data, error } = useSWR<List, Error>(
    key,
    async () => revalidate(await requestPage(), cache.get(listKey)?.data, requestPage),
    { fallbackData: prefetched, keepPreviousData },
  );
  const load = useCommand(async (cursor: string) => {
    const page = await requestPage(cursor);
    // Of this key, since another list may be shown when the page arrives.
    await mutate<List>(key, (loaded) => appendPage(loaded ?? data, page), { revalidate: false });
  });
  const [loadedKey, setLoadedKey] = useState<string>();
  const isOfThisList = loadedKey === listKey;
  const next = data?.next;
  return {
    data,
    error,
    more: next
      ? {
          show() {
            setLoadedKey(listKey);
            load.run(next).catch(() => undefined);
          },
          isLoading: isOfThisList && load.isRunning,
          error: (isOfThisList && load.error) || undefined,
        }
      : undefined,
  };
}

/** Appends the next page; an item that is on both, because it was changed in the meantime, stays in its first position. */
export function appendPage<List extends PagedList>(list: List | undefined, page: List): List {
  if (!list) return page;
  const ids = new Set(list.items.map(({ id }) => id));
  return { ...list, ...page, items: [...list.items, ...page.items.filter(({ id }) => !ids.has(id))] };
}

/** The revalidated first page, with the later pages that were already loaded if the first page is unchanged. */
function withLoadedPages<List extends PagedList>(first: List, loaded: List | undefined): List {
  const isSame =
    loaded !== undefined &&
    loaded.total === first.total &&
    first.items.every(({ id }, index) => loaded.items[index]?.id === id);
  return isSame && loaded.items.length > first.items.length ? appendPage(first, loaded) : first;
}
