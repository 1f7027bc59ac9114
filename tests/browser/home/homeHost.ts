import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { Page, Request } from '@playwright/test';

export { expect, test } from '../lenientTest.ts';

export const types = ['game', 'anime'] as const;

/** Responds with this list to the requests for the top list of a media type. */
export const answer = (page: Page, type: CatalogueType, list: readonly unknown[]) =>
  page.route(
    ({ pathname }) => pathname === catalogues[type].topEndpoint.path,
    (route) => route.fulfill({ json: list }),
  );

export const region = (page: Page, type: CatalogueType) =>
  page.getByRole('region', { name: catalogues[type].topTitle });

/** Every card, whether it leads somewhere or not. */
export const cards = (page: Page, type: CatalogueType) => region(page, type).getByRole('listitem');

/** The box that scrolls. */
export const track = (page: Page, type: CatalogueType) => region(page, type).getByRole('list').locator('..');

export const arrow = (page: Page, type: CatalogueType, name: 'Previous' | 'Next') =>
  region(page, type).getByRole('button', { name: `${name}: ${catalogues[type].topTitle}` });

export const retry = (page: Page) => page.getByRole('button', { name: 'Try Loading Content Again' });

/** The calls about top lists that the page has made so far, as 'GET /api/games/top'. */
export function topCalls(page: Page): () => string[] {
  const paths = types.flatMap((type) => [
    catalogues[type].topEndpoint.path,
    catalogues[type].refreshTopEndpoint.path,
  ]) as string[];
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (paths.includes(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls;
}

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
