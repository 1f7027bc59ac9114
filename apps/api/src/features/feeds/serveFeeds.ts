import { createHash } from 'node:crypto';
import {
  findLanguage,
  isUsername,
  type MediaType,
  mediaTypes,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import { etagMatches } from '../../platform/http/response/negotiation.ts';
import { textResponse } from '../../platform/http/response/textResponse.ts';
import { userContentHeaders } from '../../platform/http/response/userContentHeaders.ts';
import { requestLanguage } from '../../platform/languages/chooseLanguage.ts';
import { type FeedFormat, feedFormats } from './feedDocuments.ts';
import { type Feed, type FeedDependencies, readFeed } from './readFeed.ts';
import { readListFeed } from './readListFeed.ts';

/**
 * Serves public collections and lists as Atom and as JSON Feed: /feeds/<username>, /feeds/<username>/<media-type> and
 * /feeds/<username>/lists/<slug>, as .atom and .json, in the language that a page of the site would have.
 */
export function serveFeeds(http: Hono, dependencies: FeedDependencies): void {
  http.get('/feeds/:file', async (context) => {
    const { name: username, format } = parseFile(context.req.param('file'));
    const request = { username: requireUsername(username), ...requestedLanguage(context) };
    return feedResponse(context, await readFeed(dependencies, request), format);
  });

  http.get('/feeds/:username/:file', async (context) => {
    const { name: mediaType, format } = parseFile(context.req.param('file'));
    if (!isMediaType(mediaType)) throw new NotFound(ownMessages.collection.notPublic);
    const username = requireUsername(context.req.param('username'));
    const request = { username, type: mediaType, ...requestedLanguage(context) };
    return feedResponse(context, await readFeed(dependencies, request), format);
  });

  http.get('/feeds/:username/lists/:file', async (context) => {
    const { name: slug, format } = parseFile(context.req.param('file'));
    const request = { username: context.req.param('username'), slug, ...requestedLanguage(context) };
    return feedResponse(context, await readListFeed(dependencies, request), format);
  });
}

function requestedLanguage(context: Context) {
  const inUrl = findLanguage(context.req.query('lang'));
  return { language: requestLanguage(context), query: inUrl && inUrl !== 'en' ? `?lang=${inUrl}` : '' };
}

function parseFile(file: string): { readonly name: string; readonly format: FeedFormat } {
  const [, name, extension] = /^(.+)\.(atom|json)$/.exec(file) ?? [];
  if (!name || !isFormat(extension)) throw new NotFound(ownMessages.collection.notPublic);
  return { name, format: feedFormats[extension] };
}

function requireUsername(text: string): string {
  if (!isUsername(text)) throw new NotFound(ownMessages.collection.notPublic);
  return text;
}

/** Responds with a feed, or with 304 where the client has it. */
async function feedResponse(context: Context, feed: Feed, format: FeedFormat): Promise<Response> {
  const text = await format.write(feed);
  const headers = {
    // Weak, since all content codings share it.
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    'last-modified': feed.changed.toUTCString(),
    ...userContentHeaders,
    'content-language': feed.language,
    vary: 'accept-encoding, accept-language, cookie',
  };
  return isUnchanged(context, headers)
    ? context.body(null, 304, headers)
    : textResponse(context, text, { ...headers, 'content-type': format.contentType });
}

/**
 * Whether the client has this response (RFC 9110, 13.2.2). The dates must be equal: when the latest title is removed, an older one
 * determines the date.
 */
function isUnchanged(
  { req }: Context,
  headers: { readonly etag: string; readonly 'last-modified': string },
): boolean {
  const ifNoneMatch = req.header('if-none-match');
  if (ifNoneMatch !== undefined) return etagMatches(ifNoneMatch, headers.etag);
  return req.header('if-modified-since') === headers['last-modified'];
}

function isFormat(text: string | undefined): text is keyof typeof feedFormats {
  return text !== undefined && Object.hasOwn(feedFormats, text);
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
