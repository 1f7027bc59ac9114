import type { MediaType } from '@gildshelf/api-client/contract';
import { type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { repositoriesOn } from '../../repositories.ts';
import { rankTitles } from '../titles/rankTitles.ts';
import { saveTitles } from '../titles/saveTitles.ts';

/** Progress of reading a provider's list, stored as JSON in the transaction that saves the titles. */
export interface SyncProgress {
  /** The last page that was saved. */
  readonly page: number;
  /** The titles so far, in order of their ranks. */
  readonly titleIds: readonly string[];
  /** When the first page was requested. */
  readonly startedAt: number;
}

const day = 24 * 60 * 60 * 1000;

/** Parses stored progress; starts again if there is none, or if it is a day old, because the list changes meanwhile. */
function readSyncProgress(value: string | undefined, now: number): SyncProgress {
  const start: SyncProgress = { page: 0, titleIds: [], startedAt: now };
  if (!value) return start;
  const progress = JSON.parse(value) as SyncProgress;
  return now - progress.startedAt < day ? progress : start;
}

/** Default number of titles that are fetched of each provider's list. */
const defaultTitles = 500;

/**
 * Fetches the top titles of each provider page by page. Each page is saved in one transaction with the progress, so that the command can
 * be killed at any moment and resumed. The first provider of a media type whose list is read completely supplies the top list.
 */
export async function syncCatalogue(
  store: Store,
  providers: readonly CatalogueProvider[],
  line: CommandLine,
  clock: () => number,
  maxTitles = defaultTitles,
): Promise<number> {
  const ranked = new Set<MediaType>();
  let hasFailed = false;
  for (const provider of providers)
    try {
      const isComplete = await syncProvider(
        store,
        provider,
        line,
        clock,
        maxTitles,
        !ranked.has(provider.mediaType),
      );
      if (!isComplete) return exitCodes.stopped;
      ranked.add(provider.mediaType);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      line.warn(
        `${nameOf(provider)}: ${error.message} (${error.kind}). Run the same command again to resume.`,
      );
      hasFailed = true;
    }
  if (providers.length === 0) line.print('CATALOGUE_PROVIDERS contains no matching provider.');
  return hasFailed ? exitCodes.partly : exitCodes.done;
}

/** Resolves to false if the user stopped it. */
async function syncProvider(
  store: Store,
  provider: CatalogueProvider,
  line: CommandLine,
  clock: () => number,
  maxTitles: number,
  isTopListSource: boolean,
): Promise<boolean> {
  const { mediaType, name } = provider;
  const setting = `sync:${name}:${mediaType}`;
  let progress = readSyncProgress(await repositoriesOn(store.db).settings.find(setting), clock());
  if (progress.page > 0) line.print(`${nameOf(provider)}: resuming after page ${progress.page}.`);
  for (let hasMore = true; hasMore; ) {
    if (line.stopped.aborted) {
      line.print(
        `${nameOf(provider)}: stopped after page ${progress.page}. Run the same command again to resume.`,
      );
      return false;
    }
    const found = await provider.top(progress.page + 1);
    const titles = found.titles.slice(0, maxTitles - progress.titleIds.length);
    progress = await store.longTransaction(async (db) => {
      const savedIds = await saveTitles(db, titles, clock());
      const titleIds = [...new Set([...progress.titleIds, ...savedIds])];
      const next: SyncProgress = { ...progress, page: progress.page + 1, titleIds };
      await repositoriesOn(db).settings.save(setting, JSON.stringify(next));
      return next;
    });
    hasMore = found.hasMore && found.titles.length > 0 && progress.titleIds.length < maxTitles;
    line.progress(progress.titleIds.length, maxTitles, nameOf(provider));
  }
  const { titleIds } = progress;
  const savedList = await store.longTransaction(async (db) => {
    const result = isTopListSource ? await rankTitles(db, mediaType, name, titleIds, clock()) : undefined;
    await repositoriesOn(db).settings.save(setting, '');
    return result;
  });
  line.print(`${nameOf(provider)}: ${titleIds.length.toLocaleString('en-GB')} titles.`);
  if (savedList && !savedList.isSaved)
    line.warn(
      `${nameOf(provider)}: its top list has ${savedList.length} titles, less than half of the stored ${savedList.previousLength}; the stored list is unchanged.`,
    );
  return true;
}

function nameOf({ name, mediaType }: CatalogueProvider): string {
  return `${name}, ${mediaType}`;
}
