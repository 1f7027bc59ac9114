import {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  isTitleSlug,
  isUsername,
  matchPath,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { escapeXml, xmlSafeText } from '@gildshelf/api-client/cover';
import type { PageFacts } from '../../config/PageFacts.ts';
import type { Config } from '../../config/readConfig.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { dataPagePath } from '../../providers/credits.ts';

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the descriptions of pages get from other features. */
export interface OembedDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'apiUrl'>;
  readonly pages: readonly PageFacts[];
  /** Throws NotFound for an unknown slug or id. */
  readonly findTitle: (
    type: CatalogueType,
    slugOrId: string,
  ) => Promise<{ readonly title: string; readonly year: number | null; readonly slug: string }>;
  /** Finds the owner of a public collection. Throws the same NotFound for a private collection and for an unknown user. */
  readonly findOwner: (
    username: string,
  ) => Promise<{ readonly username: string; readonly display_name: string | null }>;
  /** Finds a public list. Throws the same NotFound for a private list, an unknown list and an unknown user. */
  readonly findList: (
    username: string,
    slug: string,
  ) => Promise<{
    readonly username: string;
    readonly display_name: string | null;
    readonly slug: string;
    readonly name: string;
  }>;
  /** Of the PNG for link previews, and of the SVG of a title and of a collection. */
  readonly imageSizes: Readonly<Record<'link' | 'title' | 'collection', Size>>;
}

/** A response of type 'rich' (https://oembed.com, 2.3.4). */
interface OembedResponse {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly author_name?: string;
  readonly author_url?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** The page with the sources of the data and their licences; not part of oEmbed, but named like the field of other providers. */
  readonly license_url: string;
  /** In seconds. */
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

/** A page of this site that can be embedded. */
type EmbeddablePage =
  | { readonly kind: 'title'; readonly type: CatalogueType; readonly slug: string }
  /** The username is not validated: an invalid one is treated like that of an unknown user. */
  | { readonly kind: 'collection'; readonly username: string }
  | { readonly kind: 'list'; readonly username: string; readonly slug: string };

/** Parses the URL of a page; undefined for another site, or for a page that cannot be embedded. */
export function readUrl(
  publicUrl: string,
  pages: readonly PageFacts[],
  url: string,
): EmbeddablePage | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, username: user, password, pathname } = new URL(url);
  if (origin !== publicUrl || user || password) return undefined;
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const page of pages) {
    const params = page.embed && matchPath(page.path, path);
    if (!params) continue;
    const { username = '', slug = '' } = params;
    if (page.embed === 'collection') return { kind: 'collection', username };
    if (page.embed === 'list') return { kind: 'list', username, slug };
    const type = catalogueTypes.find((name) => catalogues[name].detailRoute === page.path);
    return type && isTitleSlug(slug) ? { kind: 'title', type, slug } : undefined;
  }
  return undefined;
}

/** Builds the HTML of a widget's iframe for pages of other sites; all attribute values are escaped. */
function frameHtml(url: string, title: string, { width, height }: Size): string {
  const attributes = {
    ...{ src: url, title: xmlSafeText(title), width, height },
    ...{ loading: 'lazy', frameborder: 0 },
  };
  const serialised = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(String(value))}"`,
  );
  return `<iframe${serialised.join('')}></iframe>`;
}

/** Scales a size down to fit, keeping its aspect ratio. */
function scaledInto(maxSize: Size, { width, height }: Size): Size {
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Sizes of the frames, in pixels: the heights are those that the script tag of a widget reserves for it. */
export const frameSizes = {
  rating: { width: 480, height: 277 },
  collection: { width: 640, height: 518 },
} as const;
const titleCacheSeconds = 3600;
/** Short, since an owner may make a collection private at any time: with proxies in between it is shown for at most five minutes. */
const userCacheSeconds = 60;

/** Describes the widget for a page of this site, within a maximum size. Throws NotFound for a page without one. */
export async function describePage(
  dependencies: OembedDependencies,
  page: EmbeddablePage | undefined,
  maxSize: Size,
): Promise<OembedResponse> {
  if (!page) throw new NotFound(ownMessages.request.notFound);
  if (page.kind === 'title') return describeTitle(dependencies, page, maxSize);
  if (page.kind === 'list') return describeList(dependencies, page, maxSize);
  return describeCollection(dependencies, page.username, maxSize);
}

async function describeTitle(
  { config: { publicUrl, apiUrl }, findTitle, imageSizes }: OembedDependencies,
  { type, slug: slugOrId }: { readonly type: CatalogueType; readonly slug: string },
  maxSize: Size,
): Promise<OembedResponse> {
  const { title, year, slug } = await findTitle(type, slugOrId);
  const frame = clamped(frameSizes.rating, maxSize);
  const frameUrl = `${publicUrl}/embed/rating?${new URLSearchParams({ type, slug })}`;
  const imageUrl = `${apiUrl}/cards/${type}/${encodeURIComponent(slug)}`;
  return {
    ...commonFields(publicUrl, titleCacheSeconds),
    title: xmlSafeText(title),
    html: frameHtml(frameUrl, ownMessages.shareImage.ofTitle(title, year), frame),
    ...frame,
    ...thumbnail(imageUrl, imageSizes.link, imageSizes.title, maxSize),
  };
}

async function describeCollection(
  dependencies: OembedDependencies,
  name: string,
  maxSize: Size,
): Promise<OembedResponse> {
  if (!isUsername(name)) throw new NotFound(ownMessages.collection.notPublic);
  const owner = await dependencies.findOwner(name);
  const { username } = owner;
  return describeUserContent(dependencies, maxSize, owner, {
    title: ownMessages.publicCollection.title(authorOf(owner)),
    pagePath: `/user/${username}/collection`,
    framePath: `/embed/collection?${new URLSearchParams({ user: username })}`,
    imagePath: `/cards/${username}`,
  });
}

async function describeList(
  dependencies: OembedDependencies,
  { username: name, slug: listSlug }: { readonly username: string; readonly slug: string },
  maxSize: Size,
): Promise<OembedResponse> {
  const list = await dependencies.findList(name, listSlug);
  const { username, slug } = list;
  return describeUserContent(dependencies, maxSize, list, {
    title: xmlSafeText(list.name) || slug,
    pagePath: `/user/${username}/lists/${slug}`,
    framePath: `/embed/user-list?${new URLSearchParams({ user: username, slug })}`,
    imagePath: `/cards/${username}/lists/${slug}`,
  });
}

interface Owner {
  readonly username: string;
  readonly display_name: string | null;
}

const authorOf = (owner: Owner) => xmlSafeText(ownerName(owner)) || owner.username;

/** Describes the widget of something that a user has made public. */
function describeUserContent(
  { config: { publicUrl, apiUrl }, imageSizes }: OembedDependencies,
  maxSize: Size,
  owner: Owner,
  content: Readonly<Record<'title' | 'pagePath' | 'framePath' | 'imagePath', string>>,
): OembedResponse {
  const { title } = content;
  const frame = clamped(frameSizes.collection, maxSize);
  return {
    ...commonFields(publicUrl, userCacheSeconds),
    title,
    author_name: authorOf(owner),
    author_url: publicUrl + content.pagePath,
    html: frameHtml(publicUrl + content.framePath, title, frame),
    ...frame,
    ...thumbnail(apiUrl + content.imagePath, imageSizes.link, imageSizes.collection, maxSize),
  };
}

const commonFields = (publicUrl: string, cache_age: number) =>
  ({
    version: '1.0',
    type: 'rich',
    provider_name: ownMessages.shareImage.product,
    provider_url: `${publicUrl}/`,
    license_url: publicUrl + dataPagePath,
    cache_age,
  }) as const;

/** Limits each side of a frame; its aspect ratio may change. */
const clamped = (size: Size, maxSize: Size): Size => ({
  width: Math.min(size.width, maxSize.width),
  height: Math.min(size.height, maxSize.height),
});

/** The PNG for link previews where it fits, since every consumer can show it; else the SVG, scaled to fit. */
function thumbnail(imageUrl: string, link: Size, small: Size, maxSize: Size) {
  const fitsLinkImage = maxSize.width >= link.width && maxSize.height >= link.height;
  const { width, height } = fitsLinkImage ? link : scaledInto(maxSize, small);
  return {
    thumbnail_url: `${imageUrl}.${fitsLinkImage ? 'png' : 'svg'}`,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}
