import type { Page, Route } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { openWhole } from '../served.ts';

export { gate } from '../gate.ts';
export { expect, test } from '../lenientTest.ts';

type Answer = unknown[] | ((query: string, route: Route) => unknown);

export interface SearchHost {
  readonly games?: Answer;
  readonly anime?: Answer;
}

/** A host that answers both searches so; what it was asked, in order, as 'games zelda'. */
export async function searchHost(page: Page, { games = [], anime = [] }: SearchHost): Promise<string[]> {
  const asked: string[] = [];
  for (const [name, answer] of Object.entries({ games, anime })) {
    await page.route(`**/api/${name}/search?*`, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      asked.push(`${name} ${query}`);
      const body = typeof answer === 'function' ? await answer(query, route) : answer;
      // Undefined: the answer has been given, or nobody waits for one any more.
      if (body !== undefined) await route.fulfill({ json: body }).catch(() => undefined);
    });
  }
  return asked;
}

/** A host that knows one game for each text, 'Found by zelda', and no anime. */
export const echoHost = (page: Page) =>
  searchHost(page, { games: (query) => [{ id: query, slug: query, name: `Found by ${query}` }] });

/** Opens Search with all of the site's code, and finds its parts. */
export async function openSearch(page: Page, server: RunningServer, query?: string) {
  const search = query === undefined ? '' : `?${new URLSearchParams({ query })}`;
  await openWhole(page, `${server.url}/search${search}`);
  return searchParts(page);
}

export function searchParts(page: Page) {
  const box = page.getByRole('combobox', { name: 'Search' });
  const results = page.getByRole('option');
  return {
    box,
    results,
    /** The shown names, the best first. */
    names: page.getByRole('option').locator('[data-part="name"]'),
    nothing: page.getByText('No results found', { exact: true }),
  };
}
