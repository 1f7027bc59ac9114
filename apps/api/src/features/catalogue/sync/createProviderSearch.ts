import { hasKanaOrKanji, type MediaType, normaliseForSearch } from '@gildshelf/api-client/contract';
import { createSingleFlight, withTimeout } from '../../../platform/jobs.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { createExpiringSet, type SyncContext } from './syncTasks.ts';

const timeoutMs = 800;
const minute = 60_000;
/** How long a query is not sent again, in milliseconds. One that was not sent, since too many requests were waiting, may be sent at once. */
const cooldowns = { succeeded: 10 * minute, failed: minute, busy: 0 } as const;
const maxRecentQueries = 5_000;
const maxConcurrent = 16;

/** Searches the providers for queries that have too few results in the catalogue. */
export function createProviderSearch({ providersOf, save, clock, log }: SyncContext) {
  const recentQueries = createExpiringSet(clock, maxRecentQueries);
  const inFlight = createSingleFlight<boolean>();

  /** Results of the first provider that responds; none if all fail. */
  async function search(
    type: MediaType,
    query: string,
  ): Promise<{ readonly outcome: keyof typeof cooldowns; readonly found: readonly FoundTitle[] }> {
    let isBusy = true;
    for (const provider of providersOf(type))
      try {
        return { outcome: 'succeeded', found: await provider.search(query) };
      } catch (error) {
        isBusy &&= error instanceof ProviderError && error.kind === 'busy';
        log.warn({ event: 'provider-search-failed', provider: provider.name, error: String(error) });
      }
    return { outcome: isBusy ? 'busy' : 'failed', found: [] };
  }

  async function fetchAndSave(key: string, type: MediaType, query: string): Promise<boolean> {
    const { outcome, found } = await search(type, query);
    recentQueries.add(key, cooldowns[outcome]);
    if (found.length === 0) return false;
    try {
      await save(found);
      return true;
    } catch (error) {
      log.error({ event: 'found-titles-not-saved', error: String(error) });
      return false;
    }
  }

  return {
    searchProviders: async (type: MediaType, query: string): Promise<boolean> => {
      const normalised = normaliseForSearch(query);
      if (isTooShort(normalised) || providersOf(type).length === 0) return false;
      const key = `${type} ${normalised}`;
      const pending = inFlight.find(key);
      if (pending) return withTimeout(pending, timeoutMs, false);
      if (recentQueries.has(key) || inFlight.size() >= maxConcurrent) return false;
      return withTimeout(
        inFlight.run(key, () => fetchAndSave(key, type, query)),
        timeoutMs,
        false,
      );
    },
    settled: inFlight.settled,
  };
}

/** Queries below these lengths are not sent: every search passes through them while the user types. */
function isTooShort(normalised: string): boolean {
  return normalised.replaceAll(' ', '').length < (hasKanaOrKanji(normalised) ? 2 : 3);
}
