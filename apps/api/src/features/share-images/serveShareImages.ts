import { createHash } from 'node:crypto';
import { isUsername, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import { etagMatches } from '../../platform/http/response/etagMatches.ts';
import { textResponse } from '../../platform/http/response/textResponse.ts';
import type { Media } from '../titles/Media.ts';
import { drawTitleImage, drawTitleLinkImage } from './drawTitleImage.ts';
import { drawUserImage, drawUserLinkImage } from './drawUserImage.ts';
import { readTitleImage } from './readTitleImage.ts';
import { readUserImage } from './readUserImage.ts';
import { createPngCache } from './renderPng.ts';

/** Nothing in a card is fetched or run, also where somebody opens it by itself. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** How a picture goes out that other pages show. */
interface SentCard {
  /** The card that it is, or that it is made from: another text, another tag. */
  readonly svg: string;
  readonly type: 'image/svg+xml' | 'image/png';
  /** Seconds. */
  readonly maxAge: number;
  /** By default the SVG itself; not asked for where the asker has it already. */
  readonly bytes?: (tag: string) => Promise<Buffer<ArrayBuffer>>;
}

/** Answers with a card, or with nothing where the asker has it. */
async function imageResponse(context: Context, card: SentCard): Promise<Response> {
  const { svg, type, maxAge, bytes } = card;
  const tag = createHash('sha256').update(type).update(svg).digest('base64url').slice(0, 22);
  const headers = {
    // Weak: how it is compressed does not make it another one.
    etag: `W/"${tag}"`,
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const had = context.req.header('if-none-match');
  if (had && etagMatches(had, headers.etag)) return context.body(null, 304, headers);
  const whole = { ...headers, 'content-type': type };
  return bytes ? context.body(await bytes(tag), 200, whole) : textResponse(context, svg, whole);
}

const ofTitles = 3600;
/** Somebody may take their collection back at any time. */
const ofPeople = 60;

/** Pictures for README files, forums and messengers: /cards/<media-type>/<slug> and /cards/<username>, as .svg and .png */
export function serveShareImages(http: Hono, media: Media): void {
  const pictureOf = createPngCache();
  const pictureAnswer = (context: Context, svg: string, maxAge: number) =>
    imageResponse(context, { svg, type: 'image/png', maxAge, bytes: (tag) => pictureOf(tag, svg) });

  http.get('/cards/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const [, slug, ending] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const title = await readTitleImage(media, mediaType, slug);
    return ending === 'svg'
      ? imageResponse(context, { svg: drawTitleImage(title), type: 'image/svg+xml', maxAge: ofTitles })
      : pictureAnswer(context, drawTitleLinkImage(title), ofTitles);
  });

  http.get('/cards/:file', async (context) => {
    const [, username, ending] = /^(.+)\.(svg|png)$/.exec(context.req.param('file')) ?? [];
    if (!username || !isUsername(username)) throw new NotFound(ownMessages.collection.notPublic);
    const person = await readUserImage(media, username);
    return ending === 'svg'
      ? imageResponse(context, { svg: drawUserImage(person), type: 'image/svg+xml', maxAge: ofPeople })
      : pictureAnswer(context, drawUserLinkImage(person), ofPeople);
  });
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
