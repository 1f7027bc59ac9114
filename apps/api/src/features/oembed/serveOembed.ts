import { ownMessages } from '@gildshelf/api-client/contract';
import type { Hono } from 'hono';
import type { Config } from '../../config/readConfig.ts';
import { InvalidInput, NotImplemented } from '../../platform/http/errors.ts';
import { jsonResponse } from '../../platform/http/response/jsonResponse.ts';
import type { Media } from '../titles/Media.ts';
import { describePage } from './describePage.ts';

const pixels = /^[1-9]\d{0,8}$/;

/** What is embedded for an address (https://oembed.com): /oembed?url=…&format=json&maxwidth=…&maxheight=… */
export function serveOembed(http: Hono, media: Media, config: Pick<Config, 'publicUrl' | 'apiUrl'>): void {
  http.get('/oembed', async (context) => {
    const { url, format, maxwidth, maxheight } = context.req.query();
    if (!url) throw new InvalidInput(ownMessages.oembed.urlMissing);
    if (format && format !== 'json') throw new NotImplemented(ownMessages.oembed.wrongFormat);
    const room = { width: most('maxwidth', maxwidth), height: most('maxheight', maxheight) };
    const answer = await describePage(media, config, url, room);
    return jsonResponse(context, JSON.stringify(answer), {
      'cache-control': `public, max-age=${answer.cache_age}`,
    });
  });
}

/** Without a number there is no end. */
function most(name: string, given: string | undefined): number {
  if (!given) return Number.POSITIVE_INFINITY;
  if (!pixels.test(given)) throw new InvalidInput(ownMessages.oembed.wrongSize(name));
  return Number(given);
}
