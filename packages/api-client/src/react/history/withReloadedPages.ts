import { appendPage, type PagedList } from '../pagedList.ts';

/**
 * The revalidated first page with as many further pages as were loaded, requested again: an entry on a later page may have changed while
 * the first page is unchanged.
 */
export async function withReloadedPages<List extends PagedList>(
  first: List,
  loaded: List | undefined,
  requestPage: (cursor: string) => Promise<List>,
): Promise<List> {
  let list = first;
  while (list.next && loaded && list.items.length < loaded.items.length)
    list = appendPage(list, await requestPage(list.next));
  return list;
}
