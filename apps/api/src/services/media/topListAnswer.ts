import { readyResponse } from '../../middleware/readyResponse.ts';
import { takes } from '../../site/takes.ts';
import type { TopListBytes } from './readTopListBytes.ts';

/** A top list for one request: nothing where the asker has it already, else the encoding that it takes. */
export function topListAnswer(
  list: TopListBytes,
  ask: { ifNoneMatch?: string; acceptEncoding?: string },
  common: Readonly<Record<string, string>>,
): Response {
  const headers = {
    ...common,
    etag: list.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
  };
  if (holds(ask.ifNoneMatch, list.etag)) return readyResponse(null, 304, headers);
  const encoding = (['br', 'gzip'] as const).find((name) => takes(ask.acceptEncoding ?? '', name));
  return readyResponse(list[encoding ?? 'plain'], 200, {
    ...headers,
    'content-type': 'application/json',
    ...(encoding && { 'content-encoding': encoding }),
  });
}

function holds(ifNoneMatch = '', etag: string): boolean {
  const opaque = etag.slice('W/'.length);
  return ifNoneMatch.split(',').some((tag) => ['*', etag, opaque].includes(tag.trim()));
}
