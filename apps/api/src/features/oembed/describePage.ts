import { type CatalogueType, isUsername, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { escapeXml, xmlSafeText } from '@gildshelf/api-client/cover';
import type { Config } from '../../config/readConfig.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { findPublicCollection } from '../collection/public/findPublicCollection.ts';
import { linkShape, signatureShape } from '../share-images/drawTitleImage.ts';
import { userImageSize } from '../share-images/drawUserImage.ts';
import { readTitleImage } from '../share-images/readTitleImage.ts';
import type { Media } from '../titles/Media.ts';
import type { MaxSize, OembedResponse } from './OembedResponse.ts';
import type { EmbeddablePage } from './readUrl.ts';

/** Builds the HTML of a widget's iframe for pages of other sites; all attribute values are escaped. */
function frameHtml(url: string, title: string, { width, height }: MaxSize): string {
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
function scaledInto(maxSize: MaxSize, { width, height }: MaxSize): MaxSize {
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

type BaseUrls = Pick<Config, 'publicUrl' | 'apiUrl'>;

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
  media: Media,
  baseUrls: BaseUrls,
  page: EmbeddablePage | undefined,
  maxSize: MaxSize,
): Promise<OembedResponse> {
  if (!page) throw new NotFound(ownMessages.request.notFound);
  return page.kind === 'title'
    ? describeTitle(media, baseUrls, page, maxSize)
    : describeCollection(media, baseUrls, page.username, maxSize);
}

async function describeTitle(
  media: Media,
  { publicUrl, apiUrl }: BaseUrls,
  { type, slug: slugOrId }: { readonly type: CatalogueType; readonly slug: string },
  maxSize: MaxSize,
): Promise<OembedResponse> {
  const { title, year, slug } = await readTitleImage(media, type, slugOrId);
  const frame = clamped(frameSizes.rating, maxSize);
  const frameUrl = `${publicUrl}/embed/rating?${new URLSearchParams({ type, slug })}`;
  const imageUrl = `${apiUrl}/cards/${type}/${encodeURIComponent(slug)}`;
  return {
    ...commonFields(publicUrl, titleCacheSeconds),
    title: xmlSafeText(title),
    html: frameHtml(frameUrl, ownMessages.shareImage.ofTitle(title, year), frame),
    ...frame,
    ...thumbnail(imageUrl, signatureShape, maxSize),
  };
}

async function describeCollection(
  media: Media,
  { publicUrl, apiUrl }: BaseUrls,
  name: string,
  maxSize: MaxSize,
): Promise<OembedResponse> {
  if (!isUsername(name)) throw new NotFound(ownMessages.collection.notPublic);
  const owner = await findPublicCollection(media, name);
  const { username } = owner;
  const displayName = xmlSafeText(ownerName(owner)) || username;
  const title = ownMessages.publicCollection.title(displayName);
  const frame = clamped(frameSizes.collection, maxSize);
  const frameUrl = `${publicUrl}/embed/collection?${new URLSearchParams({ user: username })}`;
  return {
    ...commonFields(publicUrl, userCacheSeconds),
    title,
    author_name: displayName,
    author_url: `${publicUrl}/user/${username}/collection`,
    html: frameHtml(frameUrl, title, frame),
    ...frame,
    ...thumbnail(`${apiUrl}/cards/${username}`, userImageSize, maxSize),
  };
}

const commonFields = (publicUrl: string, cache_age: number) =>
  ({
    version: '1.0',
    type: 'rich',
    provider_name: ownMessages.shareImage.product,
    provider_url: `${publicUrl}/`,
    cache_age,
  }) as const;

/** Limits each side of a frame; its aspect ratio may change. */
const clamped = (size: MaxSize, maxSize: MaxSize): MaxSize => ({
  width: Math.min(size.width, maxSize.width),
  height: Math.min(size.height, maxSize.height),
});

/** The PNG for link previews where it fits, since every consumer can show it; else the SVG, scaled to fit. */
function thumbnail(imageUrl: string, small: MaxSize, maxSize: MaxSize) {
  const fitsLinkImage = maxSize.width >= linkShape.width && maxSize.height >= linkShape.height;
  const { width, height } = fitsLinkImage ? linkShape : scaledInto(maxSize, small);
  return {
    thumbnail_url: `${imageUrl}.${fitsLinkImage ? 'png' : 'svg'}`,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}
