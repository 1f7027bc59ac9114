import type { MediaType } from '@gildshelf/api-client/contract';
import { createSingleFlight, withTimeout } from '../../../platform/jobs.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { credits } from '../../../providers/credits.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createExpiringSet, type SyncContext } from './syncTasks.ts';

const timeoutMs = 800;
const minute = 60_000;
const week = 7 * 24 * 60 * minute;
/** Minimum time between two requests for the same title. */
const cooldownMs = 10 * minute;
const maxRecentTitles = 5_000;
const maxConcurrent = 16;

/** A title at a provider; `fetchedAt` is when its details were last fetched, 0 if never. */
interface ProviderTitle {
  readonly provider: CatalogueProvider;
  readonly sourceId: string;
  readonly fetchedAt: number;
}

/** Refreshes titles that are known only from a list or whose details are older than a week. */
export function createTitleRefresh({ store, providersOf, save, clock, log }: SyncContext) {
  const { titleSources, titleIds } = repositoriesOn(store.db);
  const recentTitles = createExpiringSet(clock, maxRecentTitles);
  const inFlight = createSingleFlight<boolean>();

  async function findProviderTitle(type: MediaType, titleId: string) {
    const [sourceRows, idRows] = await Promise.all([titleSources.of([titleId]), titleIds.of([titleId])]);
    const candidates = providersOf(type).flatMap((provider): ProviderTitle[] => {
      const ownSource = sourceRows.find(({ source }) => source === provider.name);
      const sourceId =
        ownSource?.source_id ??
        idRows.find(({ id_name }) => id_name === credits[provider.name].idName)?.id_value;
      return sourceId
        ? [{ provider, sourceId, fetchedAt: ownSource?.is_whole ? ownSource.fetched_at : 0 }]
        : [];
    });
    return {
      isPartial: sourceRows.length > 0 && sourceRows.every(({ is_whole }) => !is_whole),
      target: candidates[0],
    };
  }

  async function refetch({ provider, sourceId }: ProviderTitle): Promise<boolean> {
    try {
      const title = await provider.details(sourceId);
      if (!title) return false;
      await save([title]);
      return true;
    } catch (error) {
      log.warn({ event: 'title-not-refreshed', provider: provider.name, error: String(error) });
      return false;
    }
  }

  return {
    refreshTitle: async (type: MediaType, titleId: string): Promise<boolean> => {
      if (providersOf(type).length === 0) return false;
      const pending = inFlight.find(titleId);
      if (!pending && (recentTitles.has(titleId) || inFlight.size() >= maxConcurrent)) return false;
      const { isPartial, target } = await findProviderTitle(type, titleId);
      if (!target || target.fetchedAt > clock() - week) return false;
      const fetched = inFlight.run(titleId, () => refetch(target));
      recentTitles.add(titleId, cooldownMs);
      return isPartial ? withTimeout(fetched, timeoutMs, false) : false;
    },
    settled: inFlight.settled,
  };
}
