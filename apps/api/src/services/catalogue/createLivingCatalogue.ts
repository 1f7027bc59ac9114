import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../database/Store.ts';
import type { Log } from '../../Log.ts';
import type { CatalogueProvider } from '../../providers/catalogue/CatalogueProvider.ts';
import { createFreshening } from './createFreshening.ts';
import { createQuestions } from './createQuestions.ts';
import { createUnderWay } from './createUnderWay.ts';
import { fetchTopList } from './fetchTopList.ts';
import type { Growing } from './Growing.ts';
import { keepFound } from './keepFound.ts';
import { keepTopList } from './keepTopList.ts';
import type { LivingCatalogue } from './LivingCatalogue.ts';

/** What the living catalogue is made of. */
export interface LivingCatalogueParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** In order of preference; each tells of one media type. */
  readonly providers: readonly CatalogueProvider[];
}

/** Lets the catalogue of this store grow by what the providers know. */
export function createLivingCatalogue({ providers, ...parts }: LivingCatalogueParts): LivingCatalogue {
  const { store, clock, log } = parts;
  const growing: Growing = {
    ...parts,
    providersOf: (type) => providers.filter(({ mediaType }) => mediaType === type),
    keep: (found) => keepFound(store, found, clock()),
  };
  const questions = createQuestions(growing);
  const freshening = createFreshening(growing);
  const lists = createUnderWay<void>(Number.POSITIVE_INFINITY);

  async function refresh(type: MediaType): Promise<void> {
    const fetched = await fetchTopList(growing, type);
    if (!fetched) throw new Error('No provider has given a list.');
    const { name: provider } = fetched.provider;
    const kept = await keepTopList(store, type, provider, fetched.titles, clock());
    log.info({
      event: kept.isKept ? 'top-list-kept' : 'top-list-too-short',
      mediaType: type,
      provider,
      ...kept,
    });
  }

  return {
    ask: questions.ask,
    freshen: freshening.freshen,
    refresh: (type) => lists.find(type) ?? lists.start(type, () => refresh(type)),
    settled: async () => {
      await Promise.all([questions.settled(), freshening.settled(), lists.settled()]);
    },
  };
}
