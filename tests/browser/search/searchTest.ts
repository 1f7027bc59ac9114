import type { Page, Route } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';

export { createGate } from '../fixtures/timing.ts';
export { expect, test } from '../fixtures/unlimitedTest.ts';

type MockResponse = unknown[] | ((query: string, route: Route) => unknown);

export interface SearchResponses {
  readonly games?: MockResponse;
  readonly anime?: MockResponse;
  readonly movies?: MockResponse;
}

/** Responds to the search of each media type with these items. The returned array records the requests in order, as 'games zelda'. */
export async function mockSearch(
  page: Page,
  { games = [], anime = [], movies = [] }: SearchResponses,
): Promise<string[]> {
  const requests: string[] = [];
  for (const [name, response] of Object.entries({ games, anime, movies })) {
    await page.route(`**/api/${name}/search?*`, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      requests.push(`${name} ${query}`);
      const body = typeof response === 'function' ? await response(query, route) : response;
      // Undefined: the callback has handled the route itself.
      if (body !== undefined) await route.fulfill({ json: body }).catch(() => undefined);
    });
  }
  return requests;
}

/** Responds to each search with one game, named 'Found by zelda' after its text, and no titles of other types. */
export const mockEchoSearch = (page: Page) =>
  mockSearch(page, { games: (query) => [{ id: query, slug: query, name: `Found by ${query}` }] });

/** Opens the search page, waits until all chunks are loaded, and returns its elements. */
export async function openSearch(page: Page, server: RunningServer, query?: string) {
  const search = query === undefined ? '' : `?${new URLSearchParams({ query })}`;
  await openFullyLoaded(page, `${server.url}/search${search}`);
  return searchElements(page);
}

export function searchElements(page: Page) {
  const box = page.getByRole('combobox', { name: 'Search' });
  const results = page.getByRole('option');
  return {
    box,
    results,
    /** The names of the results, the best match first. */
    names: page.getByRole('option').locator('[data-part="name"]'),
    nothing: page.getByText('No results found', { exact: true }),
  };
}
