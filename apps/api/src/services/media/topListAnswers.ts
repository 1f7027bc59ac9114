import { holdsTag } from '../../middleware/holdsTag.ts';
import { readyResponse } from '../../middleware/readyResponse.ts';
import { takes } from '../../site/takes.ts';
import type { TopListBytes } from './readTopListBytes.ts';

/** Answers one request for a top list, whose headers say what the asker has and takes. */
export type TopListAnswer = (asked: Headers) => Response;

/** The answers of a top list: nothing where the asker has it already, else the encoding that it takes. Heads are made once. */
export function topListAnswers(list: TopListBytes, common: Readonly<Record<string, string>>): TopListAnswer {
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
    if (ifNoneMatch && holdsTag(ifNoneMatch, list.etag)) return readyResponse(null, 304, unchanged);
    const accepted = asked.get('accept-encoding') ?? '';
    if (takes(accepted, 'br')) return readyResponse(list.br, 200, br);
    if (takes(accepted, 'gzip')) return readyResponse(list.gzip, 200, gzip);
    return readyResponse(list.plain, 200, plain);
  };
}
