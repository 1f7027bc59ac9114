import type { List, ListPage, NewList } from '@gildshelf/api-client/contract';
import type { createTestApp } from './createTestApp.ts';

/** A new user of a server, with the calls of lists. */
export async function createCurator(
  { call, member }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'call' | 'member'>,
  username: string,
) {
  const { token, userId } = await member(username);
  const own = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  const listPath = ({ id }: Pick<List, 'id'>) => `/api/lists/${id}`;
  const add = async (list: List, slug: string, note?: string, media_type = 'game') =>
    own('POST', `${listPath(list)}/entries`, { media_type, title_id: slug, note });
  return {
    ...{ token, userId, own, add },
    /** Creates a list with games. */
    create: async (list: Partial<NewList> = {}, slugs: readonly string[] = []): Promise<List> => {
      const { status, body } = await own('POST', '/api/lists', { name: 'Favourites', ...list });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      for (const slug of slugs)
        if ((await add(body, slug)).status !== 200) throw new Error(`The title ${slug} is missing.`);
      return body;
    },
    change: (list: List, change: object) => own('PATCH', listPath(list), change),
    remove: (list: List) => own('DELETE', listPath(list)),
    page: async (list: List, query = '') => (await own('GET', `${listPath(list)}${query}`)).body as ListPage,
    changeEntry: (list: List, entryId: string | undefined, change: object) =>
      own('PATCH', `${listPath(list)}/entries/${entryId}`, change),
    removeEntry: (list: List, entryId: string | undefined) =>
      own('DELETE', `${listPath(list)}/entries/${entryId}`),
    lists: async (query = '') => own('GET', `/api/lists${query}`),
  };
}

/** The slugs of the titles of a page, in order. */
export const slugsOf = ({ entries }: Pick<ListPage, 'entries'>) => entries.map(({ title }) => title.slug);
