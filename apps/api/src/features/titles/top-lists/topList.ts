import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type CatalogueType, catalogues, limits } from '@gildshelf/api-client/contract';
import { acceptsEncoding, etagMatches } from '../../../platform/http/response/negotiation.ts';
import { readyResponse } from '../../../platform/http/response/readyResponse.ts';
import { createSingleFlight, withTimeout } from '../../../platform/jobs.ts';
import { titleResponse } from '../../../platform/titles/titleResponse.ts';
import type { TitlesContext } from '../TitlesContext.ts';

const rereadMs = 30_000;
/** Maximum time that a response waits for a reread before the cached list is served. */
const timeoutMs = 500;

interface CachedList {
  readonly version: string | undefined;
  readonly isRanked: boolean;
  readonly respond: TopListResponder;
}

/**
 * The cached top list of a media type. Its version is read again every 30 s, and so is the whole list if its titles have no ranks,
 * because an import changes no version. While the database is unreachable, the cached list is served.
 */
export function createTopList(
  context: TitlesContext,
  type: CatalogueType,
  headers: Readonly<Record<string, string>>,
) {
  let cached: CachedList | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const rereads = createSingleFlight<CachedList>();

  const reread = async () => {
    const version = await context.topLists.version(type);
    if (!cached?.isRanked || cached.version !== version) {
      const { isRanked, ...bytes } = await readTopListBytes(context, type);
      cached = { version, isRanked, respond: topListResponses(bytes, headers) };
    }
    readAt = context.clock();
    return cached;
  };

  const rereadOnce = () => rereads.run(type, reread);

  const rereadOrFallback = (fallback: CachedList) =>
    rereadOnce().catch((error: unknown) => {
      // Waits as long as after a success, so that not every request queries a database that is down.
      readAt = context.clock();
      context.log.warn({ event: 'top-list-not-read', mediaType: type, error: String(error) });
      return fallback;
    });

  const isDue = () => context.clock() - readAt >= rereadMs;

  const current = async (): Promise<CachedList> => {
    if (!cached) return rereadOnce();
    if (rereads.find(type) || !isDue()) return cached;
    return withTimeout(rereadOrFallback(cached), timeoutMs, cached);
  };

  return {
    /** The cached response function; undefined if the version must be read again first. */
    fresh: () => (isDue() ? undefined : cached?.respond),
    read: async () => (await current()).respond,
  };
}

/** The response bodies of a top list. */
interface TopListBytes {
  /** A weak ETag, the same for all encodings. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads a top list and compresses it in every encoding. */
async function readTopListBytes(
  { titles, covers }: TitlesContext,
  type: CatalogueType,
): Promise<TopListBytes & Pick<CachedList, 'isRanked'>> {
  const { entryField, listTopTitles } = catalogues[type];
  const ranked = await titles.top(type, limits.topListSize);
  const isRanked = ranked.length > 0;
  const rows = isRanked ? ranked : await titles.firstBySlug(type, limits.topListSize);
  const entries = rows.map((title, index) => ({
    rank: 'rank' in title ? title.rank : index + 1,
    [entryField]: titleResponse(covers, type, title, title.card),
  }));
  const plain = Buffer.from(JSON.stringify(listTopTitles.response.parse(entries)));
  const [br, gzipped] = await Promise.all([compress.br(plain), compress.gzip(plain)]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    isRanked,
    etag: `W/"${hash}"`,
    plain: new Uint8Array(plain),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
  };
}

/** Creates the response for the headers of a request. */
type TopListResponder = (requestHeaders: Headers) => Response;

/** Creates responses of a top list: 304 if the client has it, else in an accepted encoding. Headers are prepared once. */
function topListResponses(list: TopListBytes, common: Readonly<Record<string, string>>): TopListResponder {
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
