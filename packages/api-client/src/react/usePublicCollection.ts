import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, type TrackedItem } from '../client/index.ts';
import { isCollectionName, type MediaType, mediaTypeOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';
import { useCommand } from './useCommand.ts';

/** What anybody may see of a person's collection of one media type. */
export interface PublicList {
  /** As its owner writes it. */
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly avatar_url?: string | null | undefined;
  /** These three only where the owner shows them. */
  readonly bio?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly website?: string | null | undefined;
  /** How many titles there are in all. */
  readonly total: number;
  /** Where the next page begins, for `after`; null where none follows. */
  readonly next?: string | null | undefined;
  /** Those that have been loaded, last changed first. */
  readonly items: readonly TrackedItem[];
}

/** Loads the page that follows those already shown. */
export interface MoreTitles {
  readonly show: () => void;
  readonly isLoading: boolean;
  /** Why the last attempt failed; what is shown stays. */
  readonly error?: unknown;
}

/** A public collection; `missing` where it is private, and where there is nobody of this name. */
export type PublicCollectionQuery =
  | Exclude<Query<PublicList>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: PublicList; readonly more?: MoreTitles }
  | { readonly state: 'missing' };

export interface PublicCollectionPage {
  /** Titles in a page, 1 to 100; the host's 24 without it. */
  readonly limit?: number | undefined;
  /** `next` of an earlier page: starts behind it. */
  readonly after?: string | undefined;
}

const notFound = 404;
const badRequest = 400;

/**
 * What anybody may see of a person's collection of one media type, a page at a time: `more.show` adds the next one. A
 * collection that has become private is `missing`, also after it was shown, and so is a place that it does not have.
 */
export function usePublicCollection(
  username: string,
  type: MediaType,
  { limit, after }: PublicCollectionPage = {},
): PublicCollectionQuery {
  const { client } = useApi();
  const { cache } = useSWRConfig();
  const { publicListEndpoint } = mediaTypeOf(type);
  const inputAfter = (place: string | undefined) => {
    const query = {
      ...(limit !== undefined && { limit: String(limit) }),
      ...(place !== undefined && { after: place }),
    };
    return { params: { username }, ...(Object.keys(query).length > 0 && { query }) };
  };
  const input = inputAfter(after);
  const isName = isCollectionName(username);
  const key = isName ? [publicListEndpoint.path, JSON.stringify(input)] : null;
  const known = isName ? client.known(publicListEndpoint, input) : undefined;
  const { data, error, mutate } = useSWR<PublicList, Error>(
    key,
    async () => {
      const first = await client.call(publicListEndpoint, input);
      return withRest(first, cache.get(unstable_serialize(key))?.data);
    },
    { fallbackData: known?.data },
  );
  const more = useCommand(async (place: string) => {
    const page = await client.call(publicListEndpoint, inputAfter(place));
    await mutate((shown) => shown && joined(shown, page), { revalidate: false });
  });
  const problem = error ?? (data ? undefined : known?.error);
  if (!isName || isMissing(problem, after) || isMissing(more.error)) return { state: 'missing' };
  const query = queryOf(data, problem);
  const next = data?.next;
  if (query.state !== 'ready' || !next) return query;
  return {
    ...query,
    more: {
      show: () => void more.run(next).catch(() => undefined),
      isLoading: more.isRunning,
      error: more.error ?? undefined,
    },
  };
}

const isMissing = (error: unknown, after?: string) =>
  error instanceof ApiError &&
  (error.status === notFound || (error.status === badRequest && after !== undefined));

/** A list with the page that follows it; a title that was changed meanwhile stays in its first place. */
function joined(list: PublicList, page: PublicList): PublicList {
  const ids = new Set(list.items.map(({ id }) => id));
  return { ...page, items: [...list.items, ...page.items.filter(({ id }) => !ids.has(id))] };
}

/** The first page, loaded again, with the pages that were shown behind it, as long as nothing has changed before them. */
function withRest(first: PublicList, shown: PublicList | undefined): PublicList {
  const isSame =
    shown?.total === first.total && first.items.every(({ id }, index) => shown.items[index]?.id === id);
  return isSame && shown.items.length > first.items.length ? joined(first, shown) : first;
}
