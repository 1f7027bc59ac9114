import { type MediaType, mediaTypeNames } from '@gildshelf/api-client/contract';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { dropContent } from '../titles/dropExpiredContent.ts';
import type { SyncContext } from './syncTasks.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A month before the content is dropped, so that TMDB may be unavailable for some time. */
const refreshAgeMs = 150 * day;
/** A run of any server excludes the others for this time. */
const claimMs = 50 * minute;
const claimSetting = 'tmdb-refreshed-at';
const batchSize = 25;
/** After this many consecutive failures the run ends, and the next one retries. */
const maxFailures = 5;

interface OldTitle {
  readonly title_id: string;
  readonly source_id: string;
  readonly media_type: MediaType;
}

/** Refreshes the content of TMDB that is older than 150 days, the oldest first; drops that of titles which TMDB has removed. */
export function createContentRefresh({ store, providersOf, save, clock, log }: SyncContext) {
  const { titleSources } = repositoriesOn(store.db);
  let isStopped = false;

  /** Whether no server has started a run within the last 50 minutes. */
  function claimRun(now: number): Promise<boolean> {
    return store.db.transaction().execute(async (db) => {
      const { settings } = repositoriesOn(db);
      if (Number(await settings.lock(claimSetting)) > now - claimMs) return false;
      await settings.save(claimSetting, String(now));
      return true;
    });
  }

  /** Fetches titles one after the other, until five consecutive requests have failed. */
  async function fetchTitles(
    providers: ReadonlyMap<MediaType, CatalogueProvider>,
    titles: readonly OldTitle[],
  ) {
    const found: FoundTitle[] = [];
    const missing: string[] = [];
    const failed: string[] = [];
    let failures = 0;
    for (const { title_id, source_id, media_type } of titles) {
      if (isStopped || failures === maxFailures) break;
      const provider = providers.get(media_type);
      if (!provider) {
        failed.push(title_id);
        continue;
      }
      try {
        const title = await provider.details(source_id);
        failures = 0;
        if (title) found.push(title);
        else missing.push(title_id);
      } catch (error) {
        failures += 1;
        failed.push(title_id);
        log.warn({ event: 'title-not-refreshed', provider: provider.name, error: String(error) });
      }
    }
    return { found, missing, failed, isUnavailable: failures === maxFailures };
  }

  return {
    refreshOldContent: async (): Promise<void> => {
      const providers = new Map(
        mediaTypeNames
          .flatMap((type) => providersOf(type).find(({ name }) => name === 'tmdb') ?? [])
          .map((provider) => [provider.mediaType, provider]),
      );
      if (providers.size === 0) return;
      const failedTitles = new Set<string>();
      const fetchedBefore = clock() - refreshAgeMs;
      const oldTitles = async () => {
        const titles = await titleSources.tmdbFetchedBefore(fetchedBefore, batchSize + failedTitles.size);
        return titles.filter(({ title_id }) => !failedTitles.has(title_id));
      };
      let titles = await oldTitles();
      if (titles.length === 0 || !(await claimRun(clock()))) return;
      while (titles.length > 0 && !isStopped) {
        const { found, missing, failed, isUnavailable } = await fetchTitles(providers, titles);
        if (found.length > 0) await save(found);
        // TMDB has removed them.
        if (missing.length > 0)
          await store.longTransaction((db) => dropContent(db, missing, fetchedBefore, clock()));
        if (isUnavailable) return;
        for (const titleId of failed) failedTitles.add(titleId);
        titles = await oldTitles();
      }
    },
    /** Ends a run after its current title. */
    stop: () => {
      isStopped = true;
    },
  };
}
