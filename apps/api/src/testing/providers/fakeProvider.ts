import { normaliseForSearch } from '@gildshelf/api-client/contract';
import type { CatalogueProvider, FoundTitle } from '../../providers/CatalogueProvider.ts';

/** A provider that serves the given titles, records its calls and can be made to wait or fail. */
export function fakeProvider(
  titles: FoundTitle[] = [],
  { name, mediaType }: Pick<CatalogueProvider, 'name' | 'mediaType'> = { name: 'rawg', mediaType: 'game' },
) {
  const requests: string[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  const respond = async <Result>(request: string, createResult: () => Result): Promise<Result> => {
    requests.push(request);
    await gate;
    return createResult();
  };
  const provider: CatalogueProvider = {
    name,
    mediaType,
    top: (page) => respond(`top ${page}`, () => ({ titles, hasMore: false })),
    search: (query) =>
      respond(`search ${query}`, () =>
        titles.filter(({ names }) =>
          names.some((name) => normaliseForSearch(name).includes(normaliseForSearch(query))),
        ),
      ),
    details: (id) =>
      respond(`details ${id}`, () => {
        const title = titles.find(({ sourceId }) => sourceId === id);
        return title && { ...title, isWhole: true };
      }),
  };
  return {
    provider,
    requests,
    titles,
    /** Delays all responses until the promise resolves; they fail if it rejects. */
    delayUntil: (promise: Promise<unknown>) => {
      gate = promise;
      promise.catch(() => {});
    },
  };
}
