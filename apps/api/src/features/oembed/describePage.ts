import { type CatalogueType, isUsername, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { escapeXml, readableText } from '@gildshelf/api-client/cover';
import type { Config } from '../../config/readConfig.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { findPublicCollection } from '../collection/public/findPublicCollection.ts';
import { linkShape, signatureShape } from '../share-images/drawTitleImage.ts';
import { userImageSize } from '../share-images/drawUserImage.ts';
import { readTitleImage } from '../share-images/readTitleImage.ts';
import type { Media } from '../titles/Media.ts';
import type { MaxSize, OembedResponse } from './OembedResponse.ts';
import { readUrl } from './readUrl.ts';

/** A frame of ours as HTML for somebody else's page: whatever a name holds, it ends no attribute. */
function frameHtml(address: string, title: string, { width, height }: MaxSize): string {
  const attributes = {
    ...{ src: address, title: readableText(title), width, height },
    ...{ loading: 'lazy', frameborder: 0 },
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  return `<iframe${written.join('')}></iframe>`;
}

/** A size, made smaller as a whole until there is room for it. */
function scaledInto(room: MaxSize, { width, height }: MaxSize): MaxSize {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

type Addresses = Pick<Config, 'publicUrl' | 'apiUrl'>;

/** As high as a script tag keeps room for the same widgets. */
export const frames = {
  rating: { width: 480, height: 277 },
  collection: { width: 640, height: 518 },
} as const;
const secondsOfTitles = 3600;
/** With what may lie between, no more than five minutes: somebody may take their collection back at any time. */
const secondsOfPeople = 60;

/** What is embedded for the address of a page of ours, where there is this much room; all other addresses are refused alike. */
export async function describePage(
  media: Media,
  addresses: Addresses,
  address: string,
  room: MaxSize,
): Promise<OembedResponse> {
  const page = readUrl(addresses.publicUrl, address);
  if (!page) throw new NotFound(ownMessages.request.notFound);
  return page.kind === 'title'
    ? describeTitle(media, addresses, page, room)
    : describeCollection(media, addresses, page.username, room);
}

async function describeTitle(
  media: Media,
  { publicUrl, apiUrl }: Addresses,
  { type, slug: slugOrId }: { readonly type: CatalogueType; readonly slug: string },
  room: MaxSize,
): Promise<OembedResponse> {
  const { title, year, slug } = await readTitleImage(media, type, slugOrId);
  const frame = fitted(frames.rating, room);
  const frameAddress = `${publicUrl}/embed/rating?${new URLSearchParams({ type, slug })}`;
  const card = `${apiUrl}/cards/${type}/${encodeURIComponent(slug)}`;
  return {
    ...always(publicUrl, secondsOfTitles),
    title: readableText(title),
    html: frameHtml(frameAddress, ownMessages.card.ofTitle(title, year), frame),
    ...frame,
    ...thumbnail(card, signatureShape, room),
  };
}

async function describeCollection(
  media: Media,
  { publicUrl, apiUrl }: Addresses,
  name: string,
  room: MaxSize,
): Promise<OembedResponse> {
  if (!isUsername(name)) throw new NotFound(ownMessages.collection.notPublic);
  const owner = await findPublicCollection(media, name);
  const { username } = owner;
  const shown = readableText(ownerName(owner)) || username;
  const title = ownMessages.publicCollection.title(shown);
  const frame = fitted(frames.collection, room);
  const frameAddress = `${publicUrl}/embed/collection?${new URLSearchParams({ user: username })}`;
  return {
    ...always(publicUrl, secondsOfPeople),
    title,
    author_name: shown,
    author_url: `${publicUrl}/user/${username}/collection`,
    html: frameHtml(frameAddress, title, frame),
    ...frame,
    ...thumbnail(`${apiUrl}/cards/${username}`, userImageSize, room),
  };
}

const always = (publicUrl: string, cache_age: number) =>
  ({
    version: '1.0',
    type: 'rich',
    provider_name: ownMessages.card.product,
    provider_url: `${publicUrl}/`,
    cache_age,
  }) as const;

/** A frame takes what room there is, each way. */
const fitted = (wanted: MaxSize, room: MaxSize): MaxSize => ({
  width: Math.min(wanted.width, room.width),
  height: Math.min(wanted.height, room.height),
});

/** The card that everybody shows where there is room for it, else the one that is drawn as large as it may be. */
function thumbnail(card: string, small: MaxSize, room: MaxSize) {
  const isRoomy = room.width >= linkShape.width && room.height >= linkShape.height;
  const { width, height } = isRoomy ? linkShape : scaledInto(room, small);
  return {
    thumbnail_url: `${card}.${isRoomy ? 'png' : 'svg'}`,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}
