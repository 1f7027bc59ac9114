import { createHash } from 'node:crypto';
import {
  isUsername,
  listMessages,
  type MediaType,
  mediaTypes,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import { etagMatches } from '../../platform/http/response/negotiation.ts';
import { textResponse } from '../../platform/http/response/textResponse.ts';
import type { Repositories } from '../repositories.ts';
import { type ImageThemeName, imageThemes } from './imageThemes.ts';
import { type FindList, readListImage } from './listImage.ts';
import { createPngCache } from './renderPng.ts';
import { drawTitleImage, drawTitleLinkImage, readTitleImage, signatureShape } from './titleImage.ts';
import {
  drawUserImage,
  drawUserLinkImage,
  type FindOwner,
  readUserImage,
  type UserImageContent,
} from './userImage.ts';

/** A share image loads and runs nothing, also where it is opened as a document. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A share image as it is sent. */
interface SentImage {
  /** The image itself, or the one that the PNG is rendered from; its hash is the ETag. */
  readonly svg: string;
  readonly type: 'image/svg+xml' | 'image/png';
  /** In seconds. */
  readonly maxAge: number;
  /** Renders the body; by default the body is the SVG. Not called for a 304. */
  readonly bytes?: (tag: string) => Promise<Buffer<ArrayBuffer>>;
}

/** Responds with a share image, or with 304 where the client has it. */
async function imageResponse(context: Context, image: SentImage): Promise<Response> {
  const { svg, type, maxAge, bytes } = image;
  const tag = createHash('sha256').update(type).update(svg).digest('base64url').slice(0, 22);
  const headers = {
    // Weak, since all content codings share it.
    etag: `W/"${tag}"`,
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const ifNoneMatch = context.req.header('if-none-match');
  if (ifNoneMatch && etagMatches(ifNoneMatch, headers.etag)) return context.body(null, 304, headers);
  const headersWithType = { ...headers, 'content-type': type };
  return bytes
    ? context.body(await bytes(tag), 200, headersWithType)
    : textResponse(context, svg, headersWithType);
}

const titleMaxAge = 3600;
/** Short, since an owner may make a collection private at any time. */
const userMaxAge = 60;

/** Serves share images for README files, forums and messengers: /cards/<media-type>/<slug>, /cards/<username> and /cards/<username>/lists/<slug>, as .svg and .png?theme=… */
export function serveShareImages(
  http: Hono,
  repositories: Pick<Repositories, 'titles' | 'collection' | 'counts' | 'listEntries'>,
  { findOwner, findList }: { readonly findOwner: FindOwner; readonly findList: FindList },
): void {
  const pngOf = createPngCache();
  const pngResponse = (context: Context, svg: string, maxAge: number) =>
    imageResponse(context, { svg, type: 'image/png', maxAge, bytes: (tag) => pngOf(tag, svg) });

  const userImageResponse = (
    context: Context,
    content: UserImageContent,
    { extension, theme }: { readonly extension: string | undefined; readonly theme: ImageThemeName },
  ) =>
    extension === 'svg'
      ? imageResponse(context, {
          svg: drawUserImage(content, theme),
          type: 'image/svg+xml',
          maxAge: userMaxAge,
        })
      : pngResponse(context, drawUserLinkImage(content, theme), userMaxAge);

  http.get('/cards/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const [, slug, extension] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const theme = requestedTheme(context);
    const title = await readTitleImage(repositories, mediaType, slug);
    return extension === 'svg'
      ? imageResponse(context, {
          svg: drawTitleImage(title, signatureShape, theme),
          type: 'image/svg+xml',
          maxAge: titleMaxAge,
        })
      : pngResponse(context, drawTitleLinkImage(title, theme), titleMaxAge);
  });

  http.get('/cards/:file', async (context) => {
    const [, username, extension] = /^(.+)\.(svg|png)$/.exec(context.req.param('file')) ?? [];
    if (!username || !isUsername(username)) throw new NotFound(ownMessages.collection.notPublic);
    const theme = requestedTheme(context);
    const user = await readUserImage(repositories, await findOwner(username));
    return userImageResponse(context, user, { extension, theme });
  });

  http.get('/cards/:username/lists/:file', async (context) => {
    const { username, file } = context.req.param();
    const [, slug, extension] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
    if (!slug) throw new NotFound(listMessages.notPublic);
    const theme = requestedTheme(context);
    const list = await readListImage(repositories, await findList(username, slug));
    return userImageResponse(context, list, { extension, theme });
  });
}

/** The theme in the query; any other value is dark, since there is no page that could show an error message. */
function requestedTheme(context: Context): ImageThemeName {
  const theme = context.req.query('theme') ?? '';
  return Object.hasOwn(imageThemes, theme) ? (theme as ImageThemeName) : 'dark';
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
