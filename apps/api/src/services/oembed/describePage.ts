import { type CatalogueType, isUsername, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { readableText } from '@gildshelf/api-client/cover';
import { personCardSize } from '../../cards/drawPersonCard.ts';
import { linkShape, signatureShape } from '../../cards/drawTitleCard.ts';
import type { Environment } from '../../environment.ts';
import { NotFound } from '../../errors.ts';
import { readTitleCard } from '../cards/readTitleCard.ts';
import { findPublicCollection } from '../media/findPublicCollection.ts';
import type { Media } from '../media/Media.ts';
import { frameHtml } from './frameHtml.ts';
import type { OembedAnswer, Room } from './OembedAnswer.ts';
import { readAddress } from './readAddress.ts';
import { scaledInto } from './scaledInto.ts';

type Addresses = Pick<Environment, 'publicUrl' | 'apiUrl'>;

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
  room: Room,
): Promise<OembedAnswer> {
  const page = readAddress(addresses.publicUrl, address);
  if (!page) throw new NotFound(ownMessages.request.notFound);
  return page.kind === 'title'
    ? describeTitle(media, addresses, page, room)
    : describeCollection(media, addresses, page.username, room);
}

async function describeTitle(
  media: Media,
  { publicUrl, apiUrl }: Addresses,
  { type, slug: slugOrId }: { readonly type: CatalogueType; readonly slug: string },
  room: Room,
): Promise<OembedAnswer> {
  const { title, year, slug } = await readTitleCard(media, type, slugOrId);
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
  room: Room,
): Promise<OembedAnswer> {
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
    ...thumbnail(`${apiUrl}/cards/${username}`, personCardSize, room),
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
const fitted = (wanted: Room, room: Room): Room => ({
  width: Math.min(wanted.width, room.width),
  height: Math.min(wanted.height, room.height),
});

/** The card that everybody shows where there is room for it, else the one that is drawn as large as it may be. */
function thumbnail(card: string, small: Room, room: Room) {
  const isRoomy = room.width >= linkShape.width && room.height >= linkShape.height;
  const { width, height } = isRoomy ? linkShape : scaledInto(room, small);
  return {
    thumbnail_url: `${card}.${isRoomy ? 'png' : 'svg'}`,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}
