import { acceptsEncoding } from '../../../platform/http/response/acceptsEncoding.ts';
import { etagMatches } from '../../../platform/http/response/etagMatches.ts';
import { readyResponse } from '../../../platform/http/response/readyResponse.ts';
import type { TopListBytes } from './readTopListBytes.ts';

/** Answers one request for a top list, whose headers say what the asker has and takes. */
export type TopListAnswer = (asked: Headers) => Response;

/** The answers of a top list: nothing where the asker has it already, else the encoding that it takes. Heads are made once. */
export function topListResponses(
  list: TopListBytes,
  common: Readonly<Record<string, string>>,
): TopListAnswer {
  const unchanged = {
    ...common,
    etag: list.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
  };
  const plain = { ...unchanged, 'content-type': 'application/json' };
  const br = { ...plain, 'content-encoding': 'br' };
  const gzip = { ...plain, 'content-encoding': 'gzip' };
  return (asked) => {
    const ifNoneMatch = asked.get('if-none-match');
    if (ifNoneMatch && etagMatches(ifNoneMatch, list.etag)) return readyResponse(null, 304, unchanged);
    const accepted = asked.get('accept-encoding') ?? '';
    if (acceptsEncoding(accepted, 'br')) return readyResponse(list.br, 200, br);
    if (acceptsEncoding(accepted, 'gzip')) return readyResponse(list.gzip, 200, gzip);
    return readyResponse(list.plain, 200, plain);
  };
}
