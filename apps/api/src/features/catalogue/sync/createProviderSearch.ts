import { hasKanaOrKanji, type MediaType, normalForm } from '@gildshelf/api-client/contract';
import { withTimeout } from '../../../platform/async/withTimeout.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { createMemory } from './createMemory.ts';
import { createUnderWay } from './createUnderWay.ts';
import type { SyncContext } from './SyncContext.ts';

const patienceMs = 800;
const minute = 60_000;
/** How long a query is not asked again: after an answer, and after none. */
const rests = { answered: 10 * minute, failed: minute } as const;
const remembered = 5_000;
const atOnce = 16;

/** Asks the providers for what people search and the catalogue does not have. */
export function createProviderSearch({ providersOf, keep, clock, log }: SyncContext) {
  const memory = createMemory(clock, remembered);
  const underWay = createUnderWay<boolean>(atOnce);

  /** From the first provider that answers. */
  async function search(type: MediaType, query: string): Promise<readonly FoundTitle[] | undefined> {
    for (const provider of providersOf(type))
      try {
        return await provider.search(query);
      } catch (error) {
        log.warn({ event: 'provider-search-failed', provider: provider.name, error: String(error) });
      }
    return undefined;
  }

  async function learn(key: string, type: MediaType, query: string): Promise<boolean> {
    const found = await search(type, query);
    memory.add(key, found ? rests.answered : rests.failed);
    if (!found || found.length === 0) return false;
    try {
      await keep(found);
      return true;
    } catch (error) {
      log.error({ event: 'found-titles-not-kept', error: String(error) });
      return false;
    }
  }

  return {
    ask: async (type: MediaType, query: string): Promise<boolean> => {
      const form = normalForm(query);
      if (isTooShort(form) || providersOf(type).length === 0) return false;
      const key = `${type} ${form}`;
      const running = underWay.find(key);
      if (running) return withTimeout(running, patienceMs, false);
      if (memory.has(key) || underWay.isFull()) return false;
      return withTimeout(
        underWay.start(key, () => learn(key, type, query)),
        patienceMs,
        false,
      );
    },
    settled: underWay.settled,
  };
}

/** Fewer letters than this say too little: everybody who types begins with them. */
function isTooShort(form: string): boolean {
  return form.replaceAll(' ', '').length < (hasKanaOrKanji(form) ? 2 : 3);
}
