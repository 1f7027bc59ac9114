import { xmlSafeText } from '@gildshelf/api-client/cover';
import { translateTo } from '../../platform/languages/translateTo.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import {
  authorOf,
  type Feed,
  type FeedDependencies,
  type FeedRequest,
  maxEntries,
  sourcesOf,
  titleEntry,
} from './readFeed.ts';

/** Which list is requested. */
interface ListFeedRequest extends Omit<FeedRequest, 'type'> {
  readonly slug: string;
}

/** Reads the feed of a public list: the titles that were added or annotated last. Throws NotFound for any other list. */
export async function readListFeed(
  dependencies: FeedDependencies,
  { username, slug, language, query }: ListFeedRequest,
): Promise<Feed> {
  const { config, repositories, findList } = dependencies;
  const list = await findList(username, slug);
  const reader = { userId: list.user_id, viewer: visitor, isPublic: true };
  const entries = await repositories.listEntries.newest(reader, list.list_id, maxEntries);
  const path = `${list.username}/lists/${list.slug}`;
  const pageUrl = `${config.publicUrl}/user/${path}`;
  const title = xmlSafeText(list.name) || list.slug;
  return {
    ...{ title, author: authorOf(list), pageUrl, language, query },
    url: `${config.apiUrl}/feeds/${path}`,
    changed: new Date(list.updated_at),
    sources: sourcesOf(translateTo[language], config),
    entries: entries.map((entry) => ({
      ...titleEntry(dependencies, pageUrl, entry.media_type, entry),
      content: xmlSafeText(entry.note ?? '') || title,
    })),
  };
}
