import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../../platform/async/createSingleFlight.ts';
import { limitConcurrency } from '../../platform/async/limitConcurrency.ts';
import { BadGateway, type HttpError, NotFound } from '../../platform/http/errors.ts';
import type { Log } from '../../platform/log/createLog.ts';
import { ProviderError } from '../../providers/upstream/Upstream.ts';
import { createImageFolder } from './createImageFolder.ts';
import { type FetchedImage, fetchImage } from './fetchImage.ts';

export type ImageCache = ReturnType<typeof createImageCache>;

/** Of each host: a page of covers is fetched in two seconds, and a host that hangs holds up no other. */
const atOnce = 8;
const waiting = 100;
const patienceMs = 2000;
/** How long what failed is not tried again, and how many of those are remembered. */
const failedMs = 5 * 60 * 1000;
const mostFailed = 10_000;

/** Where pictures come from, and where they are kept. */
export interface ImageCacheOptions {
  readonly folder: string;
  /** What stands before a host and its path in an address. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Pictures of providers that are fetched once and kept: each one at a time, so many of a host at once (else 503), and what failed not again for five minutes. */
export function createImageCache({ folder: path, source, clock, log }: ImageCacheOptions) {
  const folder = createImageFolder(path, log);
  const share = createSingleFlight<Blob>();
  const gates = new Map<string, ReturnType<typeof limitConcurrency>>();
  const failed = new LRUCache<string, { readonly until: number; readonly problem: () => HttpError }>({
    max: mostFailed,
  });

  function gateOf(host: string) {
    const gate = gates.get(host) ?? limitConcurrency(atOnce, waiting, patienceMs);
    gates.set(host, gate);
    return gate;
  }

  function remember(place: string, problem: () => HttpError): HttpError {
    failed.set(place, { until: clock() + failedMs, problem });
    return problem();
  }

  function refuseFailed(place: string): void {
    const known = failed.get(place);
    if (known && clock() < known.until) throw known.problem();
  }

  async function fetchAnew(place: string): Promise<Blob> {
    // It may have come since this was asked.
    const kept = await folder.find(place);
    if (kept) return kept;
    refuseFailed(place);
    const [host = ''] = place.split('/', 1);
    return gateOf(host)(async () => {
      const picture = await fetched(place, host);
      if (!picture) throw remember(place, () => new NotFound());
      await folder.keep(place, picture);
      return new Blob([picture.bytes], { type: picture.type });
    });
  }

  async function fetched(place: string, host: string): Promise<FetchedImage | undefined> {
    try {
      return await fetchImage(source + place);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError)) throw thrown;
      log.warn({ event: 'picture-not-fetched', host, kind: thrown.kind, problem: thrown.message });
      throw remember(place, () => new BadGateway());
    }
  }

  /** The picture of a place, with its content type; what is not kept is fetched only where `isShown` says that somebody may see it. */
  return async (place: string, isShown: () => Promise<boolean>): Promise<Blob> => {
    const kept = await folder.find(place);
    if (kept) return kept;
    refuseFailed(place);
    if (!(await isShown())) throw new NotFound();
    return share(place, () => fetchAnew(place));
  };
}
