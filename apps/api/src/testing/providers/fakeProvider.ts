import { normalForm } from '@gildshelf/api-client/contract';
import type { CatalogueProvider, FoundTitle } from '../../providers/CatalogueProvider.ts';

/** A provider of games that knows what it is told, says when it is asked, and can be made to wait or fail. */
export function fakeProvider(titles: FoundTitle[] = []) {
  const asked: string[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  const answer = async <Answer>(question: string, make: () => Answer): Promise<Answer> => {
    asked.push(question);
    await gate;
    return make();
  };
  const provider: CatalogueProvider = {
    name: 'rawg',
    mediaType: 'game',
    top: (page) => answer(`top ${page}`, () => ({ titles, hasMore: false })),
    search: (query) =>
      answer(`search ${query}`, () =>
        titles.filter(({ names }) => names.some((name) => normalForm(name).includes(normalForm(query)))),
      ),
    details: (id) =>
      answer(`details ${id}`, () => {
        const title = titles.find(({ sourceId }) => sourceId === id);
        return title && { ...title, isWhole: true };
      }),
  };
  return {
    provider,
    asked,
    titles,
    /** From now on it answers when this is settled, and fails if this does. */
    waitFor: (promise: Promise<unknown>) => {
      gate = promise;
      promise.catch(() => {});
    },
  };
}
