import { acceptsEncoding, etagMatches } from '../../../platform/http/response/negotiation.ts';
import { readyResponse } from '../../../platform/http/response/readyResponse.ts';
import type { TopListBytes } from './readTopListBytes.ts';

/** Creates the response for the headers of a request. */
export type TopListResponder = (requestHeaders: Headers) => Response;

/** Creates responses of a top list: 304 if the client has it, else in an accepted encoding. Headers are prepared once. */
export function topListResponses(
  list: TopListBytes,
  common: Readonly<Record<string, string>>,
): TopListResponder {
  const unchanged = {
    ...common,
    etag: list.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
  };
  const plain = { ...unchanged, 'content-type': 'application/json' };
  const br = { ...plain, 'content-encoding': 'br' };
  const gzip = { ...plain, 'content-encoding': 'gzip' };
  return (requestHeaders) => {
    const ifNoneMatch = requestHeaders.get('if-none-match');
    if (ifNoneMatch && etagMatches(ifNoneMatch, list.etag)) return readyResponse(null, 304, unchanged);
    const accepted = requestHeaders.get('accept-encoding') ?? '';
    if (acceptsEncoding(accepted, 'br')) return readyResponse(list.br, 200, br);
    if (acceptsEncoding(accepted, 'gzip')) return readyResponse(list.gzip, 200, gzip);
    return readyResponse(list.plain, 200, plain);
  };
}
