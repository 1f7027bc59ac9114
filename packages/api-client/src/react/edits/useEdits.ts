import { type Edit, listEdits } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { withReloadedPages } from '../history/withReloadedPages.ts';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';

interface EditList {
  /** The edits that have been loaded, the newest first. */
  readonly items: readonly Edit[];
  readonly next?: string | null | undefined;
  readonly isUnsupported?: boolean;
}

/** The edits of the last 30 days that have been loaded; null from a host that does not support it. */
export type EditsQuery = Query<readonly Edit[] | null> & {
  /** Loads the next page; undefined when there is none. */
  readonly more?: MoreTitles | undefined;
};

/** The signed-in user's edits of the last 30 days, the newest first, page by page; `loading` while no one is signed in. */
export function useEdits(): EditsQuery {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, more } = usePagedList<EditList>(
    // Begins like the key of a user's list, so that a change of a title revalidates it.
    userId ? ['user', userId, 'edits'] : null,
    async (after) => {
      const query = after === undefined ? {} : { after };
      const page = await nullIfUnsupported(client, client.call(listEdits, { query }));
      return page ? { items: page.edits, next: page.next } : { items: [], isUnsupported: true };
    },
    { revalidate: withReloadedPages },
  );
  return { ...queryOf(data && (data.isUnsupported ? null : data.items), error), more };
}
