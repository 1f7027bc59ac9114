import type { MediaType } from '@gildshelf/api-client/contract';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { rankTitles } from '../titles/rankTitles.ts';
import { saveTitles } from '../titles/saveTitles.ts';
import { type CommandLine, exitCodes } from './CommandLine.ts';

/** How far a provider's list was read; kept with the titles, in the same transaction. */
export interface SyncProgress {
  /** The last page that was kept. */
  readonly page: number;
  /** The titles so far, best first. */
  readonly titleIds: readonly string[];
  /** When its first page was asked for. */
  readonly startedAt: number;
}

const day = 24 * 60 * 60 * 1000;

/** Reads it; one that is not there, or began so long ago that the list is another now, begins anew. */
function readSyncProgress(value: string | undefined, now: number): SyncProgress {
  const start: SyncProgress = { page: 0, titleIds: [], startedAt: now };
  if (!value) return start;
  const progress = JSON.parse(value) as SyncProgress;
  return now - progress.startedAt < day ? progress : start;
}

/** How many titles of each provider's list are fetched where nobody says. */
const syncedTitles = 500;

/**
 * Fetches the best titles of each provider, page by page; what a page told is kept with how far that is, so that it may end at
 * any moment and goes on from there. The first provider of a media type that gives its whole list gives the top list.
 */
export async function syncCatalogue(
  store: Store,
  providers: readonly CatalogueProvider[],
  line: CommandLine,
  clock: () => number,
  atMost = syncedTitles,
): Promise<number> {
  const ranked = new Set<MediaType>();
  let hasFailed = false;
  for (const provider of providers)
    try {
      const isWhole = await syncProvider(
        store,
        provider,
        line,
        clock,
        atMost,
        !ranked.has(provider.mediaType),
      );
      if (!isWhole) return exitCodes.stopped;
      ranked.add(provider.mediaType);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      line.warn(
        `${nameOf(provider)}: ${error.message} (${error.kind}). The same command goes on from there.`,
      );
      hasFailed = true;
    }
  if (providers.length === 0)
    line.say('No provider is set for that: CATALOGUE_PROVIDERS names those that are asked.');
  return hasFailed ? exitCodes.partly : exitCodes.done;
}

/** False: a person stopped it. */
async function syncProvider(
  store: Store,
  provider: CatalogueProvider,
  line: CommandLine,
  clock: () => number,
  atMost: number,
  givesTopList: boolean,
): Promise<boolean> {
  const { mediaType, name } = provider;
  const setting = `sync:${name}:${mediaType}`;
  let progress = readSyncProgress(await createSettingsRepository(store.db).find(setting), clock());
  if (progress.page > 0) line.say(`${nameOf(provider)}: going on after page ${progress.page}.`);
  for (let hasMore = true; hasMore; ) {
    if (line.stopped.aborted) {
      line.say(
        `${nameOf(provider)}: stopped after page ${progress.page}. The same command goes on from there.`,
      );
      return false;
    }
    const found = await provider.top(progress.page + 1);
    const titles = found.titles.slice(0, atMost - progress.titleIds.length);
    progress = await store.longTransaction(async (db) => {
      const kept = await saveTitles(db, titles, clock());
      const titleIds = [...new Set([...progress.titleIds, ...kept])];
      const next: SyncProgress = { ...progress, page: progress.page + 1, titleIds };
      await createSettingsRepository(db).save(setting, JSON.stringify(next));
      return next;
    });
    hasMore = found.hasMore && found.titles.length > 0 && progress.titleIds.length < atMost;
    line.progress(progress.titleIds.length, atMost, nameOf(provider));
  }
  const { titleIds } = progress;
  const list = await store.longTransaction(async (db) => {
    const kept = givesTopList ? await rankTitles(db, mediaType, name, titleIds, clock()) : undefined;
    await createSettingsRepository(db).save(setting, '');
    return kept;
  });
  line.say(`${nameOf(provider)}: ${titleIds.length.toLocaleString('en-GB')} titles.`);
  if (list && !list.isKept)
    line.warn(
      `${nameOf(provider)}: its top list has ${list.length} titles, less than half of the ${list.lengthBefore} that are kept; the kept one stays.`,
    );
  return true;
}

function nameOf({ name, mediaType }: CatalogueProvider): string {
  return `${name}, ${mediaType}`;
}
