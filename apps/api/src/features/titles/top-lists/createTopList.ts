import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { Media } from '../Media.ts';
import { readTopListBytes } from './readTopListBytes.ts';
import { type TopListResponder, topListResponses } from './topListResponses.ts';

const rereadMs = 30_000;
/** Maximum time that a response waits for a reread before the cached list is served. */
const timeoutMs = 500;

interface CachedList {
  readonly version: string | undefined;
  readonly respond: TopListResponder;
}

/**
 * The cached top list of a media type. Its version is read again every 30 s; while the database is unreachable, the cached list is
 * served.
 */
export function createTopList(media: Media, type: CatalogueType, headers: Readonly<Record<string, string>>) {
  let cached: CachedList | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let pendingReread: Promise<CachedList> | undefined;

  const reread = async () => {
    const version = await media.topLists.version(type);
    if (!cached || cached.version !== version) {
      const bytes = await readTopListBytes(media, type, version);
      cached = { version, respond: topListResponses(bytes, headers) };
    }
    readAt = media.clock();
    return cached;
  };

  /** Deduplicates concurrent rereads. */
  const rereadOnce = () => {
    pendingReread ??= reread().finally(() => {
      pendingReread = undefined;
    });
    return pendingReread;
  };

  const rereadOrFallback = (fallback: CachedList) =>
    rereadOnce().catch((error: unknown) => {
      // Waits as long as after a success, so that not every request queries a database that is down.
      readAt = media.clock();
      media.log.warn({ event: 'top-list-not-read', mediaType: type, error: String(error) });
      return fallback;
    });

  const isDue = () => media.clock() - readAt >= rereadMs;

  const current = async (): Promise<CachedList> => {
    if (!cached) return rereadOnce();
    if (pendingReread || !isDue()) return cached;
    return Promise.race([rereadOrFallback(cached), wait(timeoutMs, cached, { ref: false })]);
  };

  return {
    /** The cached response function; undefined if the version must be read again first. */
    fresh: () => (isDue() ? undefined : cached?.respond),
    read: async () => (await current()).respond,
  };
}
