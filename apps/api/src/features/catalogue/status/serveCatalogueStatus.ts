import { getCatalogueStatus } from '@gildshelf/api-client/contract';
import { tables } from '@gildshelf/catalogue-data';
import type { ServerContext } from '../../../config/ServerContext.ts';
import { type Api, serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { findOpenDataProgress, installedTables } from '../../../platform/titles/openDataProgress.ts';
import { providerName, requiredNotices } from '../../../providers/credits.ts';
import { repositoriesOn } from '../../repositories.ts';

/** Counting scans an index with a row per title and source, about 20 ms for 200,000 titles. */
const countsMaxAgeMs = 60_000;
const progressMaxAgeMs = 10_000;

/** Registers the status of the catalogue: the number of titles by source, and the progress of installing the open data. */
export function serveCatalogueStatus(
  api: Api,
  { store, clock, config }: Pick<ServerContext, 'store' | 'clock' | 'config'>,
): void {
  const counts = cachedFor(countsMaxAgeMs, clock, () =>
    repositoriesOn(store.db).titleSources.countBySource(),
  );
  const progress = cachedFor(progressMaxAgeMs, clock, () => findOpenDataProgress(store.db));
  serveEndpoint(api, getCatalogueStatus, async () => {
    const [sources, started] = await Promise.all([counts(), progress()]);
    return {
      sources: sources.map(({ media_type, source, titles }) => ({
        ...{ type: media_type, source, titles: Number(titles) },
        name: providerName(source) ?? null,
      })),
      notices: requiredNotices(config.catalogueProviders, sources),
      installation: started.map(({ table, rows, savedRows }) => ({
        ...{ table, type: tables[table].subject, rows, installed_rows: savedRows },
      })),
      is_installing:
        started.length > 0 &&
        (started.length < installedTables.length || started.some(({ finishedAt }) => finishedAt === null)),
    };
  });
}

/** A value that is read again when it is older than `maxAgeMs`; concurrent calls share one read, and a failed one is not stored. */
function cachedFor<Value>(
  maxAgeMs: number,
  clock: () => number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let stored: { readonly at: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (stored && clock() - stored.at < maxAgeMs) return stored.value;
    const current = { at: clock(), value: read() };
    stored = current;
    current.value.catch(() => {
      if (stored === current) stored = undefined;
    });
    return current.value;
  };
}
