import { catalogueTypes, ownerName, serverLimits } from '@gildshelf/api-client/contract';
import {
  useCollectionStatistics,
  usePublicList,
  usePublicTitles,
  useTitleDetails,
} from '@gildshelf/api-client/react';
import { readEmbedRequest } from '@gildshelf/widgets/embed';
import { catalogueTypeOf } from '../../routing/navigation.ts';

/**
 * The name of the title or of the owner that a frame shows, by the same requests as those of its preview; undefined until it is known.
 * `shownPath` is the path of the preview, which may be that of an earlier title.
 */
export function useSubjectName(path: string, shownPath: string): string | undefined {
  const { widget, type, slug, user, count, status } = readFrame(shownPath);
  const details = useTitleDetails(type, widget === 'rating' ? slug : '');
  const statistics = useCollectionStatistics(widget === 'badge' ? user : '');
  const list = usePublicTitles(widget === 'collection' ? user : '', type, { limit: count, status });
  const userList = usePublicList(widget === 'user-list' ? user : null, slug, { limit: count });
  const current = readFrame(path);
  if (widget !== current.widget || type !== current.type || slug !== current.slug || user !== current.user)
    return undefined;
  if (details.state === 'ready') return details.view.title;
  if (statistics.state === 'ready') return ownerName(statistics.data);
  if (userList.state === 'ready') return userList.data.name;
  return list.state === 'ready' ? ownerName(list.data) : undefined;
}

/** The parameters of a frame; of an invalid path, without a widget. */
function readFrame(path: string) {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const request = readEmbedRequest(path);
  const type = catalogueTypeOf(searchParams.get('type')) ?? catalogueTypes[0];
  return {
    widget: request && 'content' in request ? pathname.replace('/embed/', '') : undefined,
    type,
    slug: searchParams.get('slug') ?? '',
    user: searchParams.get('user') ?? '',
    count: Number(searchParams.get('count') ?? serverLimits.publicSize),
    status: searchParams.get('status') ?? undefined,
  };
}
