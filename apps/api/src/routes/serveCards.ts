import { isUsername, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { createPictures } from '../cards/createPictures.ts';
import { drawLinkCard } from '../cards/drawLinkCard.ts';
import { drawPersonCard } from '../cards/drawPersonCard.ts';
import { drawPersonLinkCard } from '../cards/drawPersonLinkCard.ts';
import { drawTitleCard } from '../cards/drawTitleCard.ts';
import { NotFound } from '../errors.ts';
import { readPersonCard } from '../services/cards/readPersonCard.ts';
import { readTitleCard } from '../services/cards/readTitleCard.ts';
import type { Media } from '../services/media/Media.ts';
import { cardAnswer } from './cardAnswer.ts';

const ofTitles = 3600;
/** Somebody may take their collection back at any time. */
const ofPeople = 60;

/** Pictures for README files, forums and messengers: /cards/<media-type>/<slug> and /cards/<username>, as .svg and .png */
export function serveCards(http: Hono, media: Media): void {
  const pictureOf = createPictures();
  const pictureAnswer = (context: Context, svg: string, maxAge: number) =>
    cardAnswer(context, { svg, type: 'image/png', maxAge, bytes: (tag) => pictureOf(tag, svg) });

  http.get('/cards/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const [, slug, ending] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const title = await readTitleCard(media, mediaType, slug);
    return ending === 'svg'
      ? cardAnswer(context, { svg: drawTitleCard(title), type: 'image/svg+xml', maxAge: ofTitles })
      : pictureAnswer(context, drawLinkCard(title), ofTitles);
  });

  http.get('/cards/:file', async (context) => {
    const [, username, ending] = /^(.+)\.(svg|png)$/.exec(context.req.param('file')) ?? [];
    if (!username || !isUsername(username)) throw new NotFound(ownMessages.collection.notPublic);
    const person = await readPersonCard(media, username);
    return ending === 'svg'
      ? cardAnswer(context, { svg: drawPersonCard(person), type: 'image/svg+xml', maxAge: ofPeople })
      : pictureAnswer(context, drawPersonLinkCard(person), ofPeople);
  });
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
