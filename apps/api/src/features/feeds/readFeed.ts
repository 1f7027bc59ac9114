import {
  catalogues,
  isPlanned,
  type Language,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  ownerName,
  ownMessages,
  statusLabel,
} from '@gildshelf/api-client/contract';
import { xmlSafeText } from '@gildshelf/api-client/cover';
import type { Translate } from '@gildshelf/ui/messages';
import type { Config } from '../../config/readConfig.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { translateTo } from '../../platform/languages/translateTo.ts';
import { viewOf } from '../../platform/titles/presentItem.ts';
import { type Covers, type TitleWithCover, titleResponse } from '../../platform/titles/titleResponse.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { dataPagePath } from '../../providers/credits.ts';
import type { Repositories } from '../repositories.ts';

/** The owner of a public collection or list. */
export interface FeedOwner {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
}

/** A public list with its owner. */
interface FeedList extends FeedOwner {
  readonly list_id: string;
  readonly slug: string;
  readonly name: string;
  readonly updated_at: number;
}

/** What feeds get from the server and from other features. */
export interface FeedDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'apiUrl'>;
  readonly repositories: Pick<Repositories, 'collection' | 'publicCollections' | 'listEntries'>;
  readonly covers: Covers;
  /** Finds the owner of a public collection. Throws the same NotFound for a private collection and for an unknown user. */
  readonly findOwner: (username: string) => Promise<FeedOwner>;
  /** Finds a public list. Throws the same NotFound for a private list, an unknown list and an unknown user. */
  readonly findList: (username: string, slug: string) => Promise<FeedList>;
}

/** A title of a collection or a list as an entry of a feed. All texts are plain text that XML allows. */
interface FeedEntry {
  /** Stays the same when the title is rated again, so that feed readers update the entry. */
  readonly id: string;
  readonly title: string;
  /** Status and rating; in a list the note, or the name of the list. */
  readonly content: string;
  /** The page of the title; undefined for a media type without pages. */
  readonly url: string | undefined;
  readonly imageUrl: string | undefined;
  readonly genres: readonly string[];
  /** When the title was added. */
  readonly added: Date;
  /** When its status or rating, or its note in a list, last changed. */
  readonly changed: Date;
}

/** The most recently changed titles of a public collection or list. */
export interface Feed {
  readonly title: string;
  readonly author: string;
  /** The page of the collection or list. */
  readonly pageUrl: string;
  /** The URL of the feed without its extension. */
  readonly url: string;
  /** The query of its URL: that of the language, where the URL chooses one. */
  readonly query: string;
  /** Of the title and of the texts of entries; titles and genres are in the language of their provider. */
  readonly language: Language;
  /** The last change of a shown title, or of a list; when the collection was made public if it is empty. */
  readonly changed: Date;
  /** Names the page with the sources of the data and their licences. */
  readonly sources: string;
  readonly entries: readonly FeedEntry[];
}

/** The most entries of a feed. */
export const maxEntries = 50;

/** Which feed is requested. */
export interface FeedRequest extends Pick<Feed, 'language' | 'query'> {
  readonly username: string;
  /** Undefined for all media types. */
  readonly type?: MediaType;
}

/** Reads the feed of a public collection: of one media type, or of all of them. Throws NotFound for any other collection. */
export async function readFeed(
  dependencies: FeedDependencies,
  { username, type, language, query }: FeedRequest,
): Promise<Feed> {
  const { config, repositories, findOwner } = dependencies;
  const owner = await findOwner(username);
  const types = type ? [type] : mediaTypeNames;
  const lists = await Promise.all(
    types.map(async (mediaType) => {
      const items = await repositories.collection.newestPublic(visitor, owner.user_id, mediaType, maxEntries);
      return items.map((item) => ({ ...item, mediaType }));
    }),
  );
  const items = lists
    .flat()
    .sort((a, b) => b.changed_at - a.changed_at)
    .slice(0, maxEntries);
  const changedAt =
    items[0]?.changed_at ?? (await repositories.publicCollections.findCreationTime(owner.user_id));
  // The owner has made the collection private meanwhile.
  if (changedAt === undefined) throw new NotFound(ownMessages.collection.notPublic);
  const author = authorOf(owner);
  const translate = translateTo[language];
  const title = translate(ownMessages.publicCollection.title('{name}'), { name: author });
  const pageUrl = `${config.publicUrl}/user/${owner.username}/collection`;
  return {
    ...{ author, pageUrl },
    ...{ language, query },
    title: type
      ? translate(ownMessages.feed.ofType('{title}', '{pluralNoun}'), {
          title,
          pluralNoun: translate(mediaTypes[type].pluralNoun),
        })
      : title,
    url: `${config.apiUrl}/feeds/${owner.username}${type ? `/${type}` : ''}`,
    changed: new Date(changedAt),
    sources: sourcesOf(translate, config),
    entries: items.map((item) => feedEntry(dependencies, { pageUrl, translate }, item)),
  };
}

type FeedItem = Awaited<
  ReturnType<FeedDependencies['repositories']['collection']['newestPublic']>
>[number] & {
  readonly mediaType: MediaType;
};

function feedEntry(
  dependencies: FeedDependencies,
  { pageUrl, translate }: { readonly pageUrl: string; readonly translate: Translate },
  item: FeedItem,
): FeedEntry {
  const { mediaType, status, rating } = item;
  const label = translate(statusLabel(status));
  return {
    ...titleEntry(dependencies, pageUrl, mediaType, item),
    content:
      isPlanned(status) || rating === 0
        ? label
        : translate(ownMessages.feed.rated('{status}', '{rating}'), { status: label, rating }),
  };
}

/** A title that was added and changed. */
interface ChangedTitle extends TitleWithCover {
  readonly card: string;
  readonly added_at: number;
  readonly changed_at: number;
}

/** The parts of an entry that do not depend on what its user has written about the title. */
export function titleEntry(
  { config, covers }: Pick<FeedDependencies, 'config' | 'covers'>,
  pageUrl: string,
  mediaType: MediaType,
  title: ChangedTitle,
): Omit<FeedEntry, 'content'> {
  const view = viewOf(mediaType, titleResponse(covers, mediaType, title, title.card));
  return {
    id: `${pageUrl}#${title.title_id}`,
    title: xmlSafeText(view.title) || title.slug,
    url: titleUrl(config.publicUrl, mediaType, title.slug),
    imageUrl: view.imageUrl ?? undefined,
    genres: view.genres.map(xmlSafeText).filter(Boolean),
    added: new Date(title.added_at),
    changed: new Date(title.changed_at),
  };
}

/** The name of the author of a feed. */
export const authorOf = (owner: FeedOwner): string => xmlSafeText(ownerName(owner)) || owner.username;

/** Names the page with the sources of the data. */
export const sourcesOf = (translate: Translate, { publicUrl }: FeedDependencies['config']): string =>
  translate('Data sources: {url}', { url: publicUrl + dataPagePath });

function titleUrl(publicUrl: string, mediaType: MediaType, slug: string): string | undefined {
  return hasPage(mediaType) ? publicUrl + catalogues[mediaType].detailPath(slug) : undefined;
}

function hasPage(mediaType: MediaType): mediaType is keyof typeof catalogues & MediaType {
  return Object.hasOwn(catalogues, mediaType);
}
