import { ownMessages } from '@gildshelf/api-client/contract';
import type { Hono } from 'hono';
import { InvalidInput, NotImplemented } from '../../platform/http/errors.ts';
import { jsonResponse } from '../../platform/http/response/textResponse.ts';
import { describePage, type OembedDependencies, readUrl } from './embeddablePages.ts';

const pixels = /^[1-9]\d{0,8}$/;

/** Serves oEmbed responses (https://oembed.com): /oembed?url=…&format=json&maxwidth=…&maxheight=… */
export function serveOembed(http: Hono, dependencies: OembedDependencies): void {
  const { config, pages } = dependencies;
  http.get('/oembed', async (context) => {
    const { url, format, maxwidth, maxheight } = context.req.query();
    if (!url) throw new InvalidInput(ownMessages.oembed.urlMissing);
    if (format && format !== 'json') throw new NotImplemented(ownMessages.oembed.invalidFormat);
    const maxSize = { width: readMaximum('maxwidth', maxwidth), height: readMaximum('maxheight', maxheight) };
    const page = readUrl(config.publicUrl, pages, url);
    const response = await describePage(dependencies, page, maxSize);
    return jsonResponse(context, JSON.stringify(response), {
      'cache-control': `public, max-age=${response.cache_age}`,
    });
  });
}

/** Parses a maximum in pixels; Infinity where none is given. */
function readMaximum(name: string, value: string | undefined): number {
  if (!value) return Number.POSITIVE_INFINITY;
  if (!pixels.test(value)) throw new InvalidInput(ownMessages.oembed.invalidSize(name));
  return Number(value);
}
