import { LRUCache } from 'lru-cache';
import { BadGateway, type HttpError, NotFound } from '../../platform/http/errors.ts';
import { createSingleFlight, limitConcurrency } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log/createLog.ts';
import { ProviderError } from '../../providers/upstream/Upstream.ts';
import { createImageFolder } from './createImageFolder.ts';
import { type FetchedImage, fetchImage } from './fetchImage.ts';

export type ImageCache = ReturnType<typeof createImageCache>;

/** Limits of each host: the covers of a page are fetched within two seconds, and a host that hangs does not block the others. */
const maxRunning = 8;
const maxQueued = 100;
const queueTimeoutMs = 2000;
/** How long an image is not fetched again after a failure, and the most failures that are remembered. */
const failureTtlMs = 5 * 60 * 1000;
const maxFailures = 10_000;

/** Where images are fetched from, and where they are stored. */
export interface ImageCacheOptions {
  readonly folder: string;
  /** Precedes `<host>/<path>` in the URL of an image. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * Caches providers' images on the disk. Concurrent requests for an image share one fetch; eight images of a host are fetched at
 * once, and requests beyond its queue are rejected (503). An image that failed is not fetched again for five minutes.
 */
export function createImageCache({ folder: path, source, clock, log }: ImageCacheOptions) {
  const folder = createImageFolder(path, log);
  const singleFlight = createSingleFlight<Blob>();
  const limiters = new Map<string, ReturnType<typeof limitConcurrency>>();
  const failures = new LRUCache<string, { readonly until: number; readonly createError: () => HttpError }>({
    max: maxFailures,
  });

  function limiterOf(host: string) {
    const limiter = limiters.get(host) ?? limitConcurrency(maxRunning, maxQueued, queueTimeoutMs);
    limiters.set(host, limiter);
    return limiter;
  }

  function recordFailure(imagePath: string, createError: () => HttpError): HttpError {
    failures.set(imagePath, { until: clock() + failureTtlMs, createError });
    return createError();
  }

  function throwRecentFailure(imagePath: string): void {
    const failure = failures.get(imagePath);
    if (failure && clock() < failure.until) throw failure.createError();
  }

  async function fetchAndStore(imagePath: string): Promise<Blob> {
    // An earlier request may have stored it in the meantime.
    const stored = await folder.find(imagePath);
    if (stored) return stored;
    throwRecentFailure(imagePath);
    const [host = ''] = imagePath.split('/', 1);
    return limiterOf(host)(async () => {
      const image = await tryFetch(imagePath, host);
      if (!image) throw recordFailure(imagePath, () => new NotFound());
      await folder.save(imagePath, image);
      return new Blob([image.bytes], { type: image.type });
    });
  }

  async function tryFetch(imagePath: string, host: string): Promise<FetchedImage | undefined> {
    try {
      return await fetchImage(source + imagePath);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ event: 'image-not-fetched', host, kind: error.kind, problem: error.message });
      throw recordFailure(imagePath, () => new BadGateway());
    }
  }

  /**
   * Resolves to the image at `<host>/<path>`, with its content type. An image that is not stored is fetched only where `isShown`
   * resolves to true; otherwise this rejects with NotFound.
   */
  return async (imagePath: string, isShown: () => Promise<boolean>): Promise<Blob> => {
    const stored = await folder.find(imagePath);
    if (stored) return stored;
    throwRecentFailure(imagePath);
    if (!(await isShown())) throw new NotFound();
    return singleFlight.run(imagePath, () => fetchAndStore(imagePath));
  };
}
