import type { MediaType } from '@gildshelf/api-client/contract';
import { withTimeout } from '../../../platform/async/withTimeout.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { credits } from '../../../providers/credits.ts';
import { createTitleIdsRepository } from '../titles/createTitleIdsRepository.ts';
import { createTitleSourcesRepository } from '../titles/createTitleSourcesRepository.ts';
import { createMemory } from './createMemory.ts';
import { createUnderWay } from './createUnderWay.ts';
import type { SyncContext } from './SyncContext.ts';

const patienceMs = 800;
const minute = 60_000;
const week = 7 * 24 * 60 * minute;
/** How long a title is left alone after it was asked for. */
const restMs = 10 * minute;
const remembered = 5_000;
const atOnce = 16;

/** Whom to ask for a title, and by which id; `fetchedAt` is when they last told all about it. */
interface Question {
  readonly provider: CatalogueProvider;
  readonly sourceId: string;
  readonly fetchedAt: number;
}

/** Asks for titles anew of which a list alone has told, or whose details are older than a week. */
export function createTitleRefresh({ store, providersOf, keep, clock, log }: SyncContext) {
  const sources = createTitleSourcesRepository(store.db);
  const ids = createTitleIdsRepository(store.db);
  const memory = createMemory(clock, remembered);
  const underWay = createUnderWay<boolean>(atOnce);

  async function look(type: MediaType, titleId: string) {
    const [said, known] = await Promise.all([sources.of([titleId]), ids.of([titleId])]);
    const questions = providersOf(type).flatMap((provider): Question[] => {
      const own = said.find(({ source }) => source === provider.name);
      const sourceId =
        own?.source_id ?? known.find(({ id_name }) => id_name === credits[provider.name].idName)?.id_value;
      return sourceId ? [{ provider, sourceId, fetchedAt: own?.is_whole ? own.fetched_at : 0 }] : [];
    });
    return { isPartial: said.length > 0 && said.every(({ is_whole }) => !is_whole), question: questions[0] };
  }

  async function fetchAnew({ provider, sourceId }: Question): Promise<boolean> {
    try {
      const title = await provider.details(sourceId);
      if (!title) return false;
      await keep([title]);
      return true;
    } catch (error) {
      log.warn({ event: 'title-not-freshened', provider: provider.name, error: String(error) });
      return false;
    }
  }

  return {
    freshen: async (type: MediaType, titleId: string): Promise<boolean> => {
      if (providersOf(type).length === 0) return false;
      const running = underWay.find(titleId);
      if (!running && (memory.has(titleId) || underWay.isFull())) return false;
      const { isPartial, question } = await look(type, titleId);
      if (!question || question.fetchedAt > clock() - week) return false;
      const fetched = underWay.find(titleId) ?? underWay.start(titleId, () => fetchAnew(question));
      memory.add(titleId, restMs);
      return isPartial ? withTimeout(fetched, patienceMs, false) : false;
    },
    settled: underWay.settled,
  };
}
