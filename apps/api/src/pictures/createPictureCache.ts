import { LRUCache } from 'lru-cache';
import { NotFound, ProviderFailed, type RequestProblem } from '../errors.ts';
import type { Log } from '../Log.ts';
import { ProviderProblem } from '../providers/catalogue/Upstream.ts';
import { createSingleFlight } from '../providers/catalogue/upstream/createSingleFlight.ts';
import { createGate } from '../services/passwords/createGate.ts';
import { createPictureFolder } from './createPictureFolder.ts';
import { type FetchedPicture, fetchPicture } from './fetchPicture.ts';

export type PictureCache = ReturnType<typeof createPictureCache>;

/** Of each host: a page of covers is fetched in two seconds, and a host that hangs holds up no other. */
const atOnce = 8;
const waiting = 100;
const patienceMs = 2000;
/** How long what failed is not tried again, and how many of those are remembered. */
const failedMs = 5 * 60 * 1000;
const mostFailed = 10_000;

/** Where pictures come from, and where they are kept. */
export interface PictureCacheOptions {
  readonly folder: string;
  /** What stands before a host and its path in an address. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Pictures of providers that are fetched once and kept: each one at a time, so many of a host at once (else 503), and what failed not again for five minutes. */
export function createPictureCache({ folder: path, source, clock, log }: PictureCacheOptions) {
  const folder = createPictureFolder(path, log);
  const share = createSingleFlight<Blob>();
  const gates = new Map<string, ReturnType<typeof createGate>>();
  const failed = new LRUCache<string, { readonly until: number; readonly problem: () => RequestProblem }>({
    max: mostFailed,
  });

  function gateOf(host: string) {
    const gate = gates.get(host) ?? createGate(atOnce, waiting, patienceMs);
    gates.set(host, gate);
    return gate;
  }

  function remember(place: string, problem: () => RequestProblem): RequestProblem {
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

  async function fetched(place: string, host: string): Promise<FetchedPicture | undefined> {
    try {
      return await fetchPicture(source + place);
    } catch (thrown) {
      if (!(thrown instanceof ProviderProblem)) throw thrown;
      log.warn({ event: 'picture-not-fetched', host, kind: thrown.kind, problem: thrown.message });
      throw remember(place, () => new ProviderFailed());
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
