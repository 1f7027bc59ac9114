import { ownMessages } from '@gildshelf/api-client/contract';
import type { Feed } from './readFeed.ts';

/** A format of feeds. */
export interface FeedFormat {
  readonly contentType: string;
  /** Writes a feed as text. */
  readonly write: (feed: Feed) => Promise<string>;
}

/** The formats of feeds by the extension of their URLs. */
export const feedFormats = {
  atom: { contentType: 'application/atom+xml', write: writeAtom },
  json: { contentType: 'application/feed+json', write: writeJsonFeed },
} as const satisfies Readonly<Record<string, FeedFormat>>;

/** Writes a feed as Atom (RFC 4287). */
async function writeAtom(feed: Feed): Promise<string> {
  const { title, author, pageUrl, url, query, language, changed, sources, entries } = feed;
  // Imported on first use, since it takes a sixth of a second and most servers start without anyone reading a feed.
  const { generateAtomFeed } = await import('feedsmith');
  const page = { href: pageUrl, rel: 'alternate', type: 'text/html' };
  return generateAtomFeed({
    id: url,
    title: { value: title },
    updated: changed,
    authors: [{ name: author, uri: pageUrl }],
    links: [page, { href: `${url}.atom${query}`, rel: 'self', type: feedFormats.atom.contentType }],
    rights: { value: sources },
    generator: { text: ownMessages.shareImage.product },
    xml: { lang: language },
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      content: { value: entry.content, type: 'text' },
      links: entry.url ? [{ ...page, href: entry.url }] : [],
      categories: entry.genres.map((term) => ({ term })),
      published: entry.added,
      updated: entry.changed,
    })),
  });
}

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
async function writeJsonFeed(source: Feed): Promise<string> {
  const { title, author, pageUrl, url, query, language, sources, entries } = source;
  const { generateJsonFeed } = await import('feedsmith');
  const feed = generateJsonFeed({
    title,
    description: sources,
    home_page_url: pageUrl,
    feed_url: `${url}.json${query}`,
    language,
    authors: [{ name: author, url: pageUrl }],
    items: entries.map((entry) => ({
      id: entry.id,
      title: entry.title,
      content_text: entry.content,
      ...(entry.url && { url: entry.url }),
      ...(entry.imageUrl && { image: entry.imageUrl }),
      tags: [...entry.genres],
      date_published: entry.added,
      date_modified: entry.changed,
    })),
  });
  return JSON.stringify(feed);
}
