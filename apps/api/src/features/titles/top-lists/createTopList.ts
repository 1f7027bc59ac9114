import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { Media } from '../Media.ts';
import { readTopListBytes } from './readTopListBytes.ts';
import { type TopListAnswer, topListResponses } from './topListResponses.ts';

const rereadMs = 30_000;
/** How long an answer waits for a reread before it goes out as it was. */
const patienceMs = 500;

interface Kept {
  readonly version: string | undefined;
  readonly answer: TopListAnswer;
}

/**
 * A media type's top list, made once and kept. Every 30 s its version is read again; when the database cannot be
 * reached, what was there last still goes out.
 */
export function createTopList(media: Media, type: CatalogueType, headers: Readonly<Record<string, string>>) {
  let kept: Kept | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Kept> | undefined;

  const reread = async () => {
    const version = await media.topLists.version(type);
    if (!kept || kept.version !== version) {
      const bytes = await readTopListBytes(media, type, version);
      kept = { version, answer: topListResponses(bytes, headers) };
    }
    readAt = media.clock();
    return kept;
  };

  /** One at a time, however many ask. */
  const rereadOnce = () => {
    reading ??= reread().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const rereadOr = (before: Kept) =>
    rereadOnce().catch((error: unknown) => {
      // The next try comes after the same pause: a database that is down is not asked by every request.
      readAt = media.clock();
      media.log.warn({ event: 'top-list-not-read', mediaType: type, error: String(error) });
      return before;
    });

  const isDue = () => media.clock() - readAt >= rereadMs;

  const current = async (): Promise<Kept> => {
    if (!kept) return rereadOnce();
    if (reading || !isDue()) return kept;
    return Promise.race([rereadOr(kept), wait(patienceMs, kept, { ref: false })]);
  };

  return {
    /** What is kept, as long as nobody need look whether it is still so. */
    fresh: () => (isDue() ? undefined : kept?.answer),
    read: async () => (await current()).answer,
  };
}
