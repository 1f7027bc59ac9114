import { builtInTypes, type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import type { Page, Request } from '@playwright/test';

export { expect, test } from '../fixtures/unlimitedTest.ts';

export { builtInTypes };

/** Responds with this list to requests for the top list of a media type. */
export const mockTopList = (page: Page, type: CatalogueType, list: readonly unknown[]) =>
  page.route(
    ({ pathname }) => pathname === catalogues[type].listTopTitles.path,
    (route) => route.fulfill({ json: list }),
  );

export const region = (page: Page, type: CatalogueType) =>
  page.getByRole('region', { name: catalogues[type].topTitle });

/** Every card, with or without a link. */
export const cards = (page: Page, type: CatalogueType) => region(page, type).getByRole('listitem');

/** The scrolling element of a carousel. */
export const track = (page: Page, type: CatalogueType) => region(page, type).getByRole('list').locator('..');

export const arrowButton = (page: Page, type: CatalogueType, name: 'Previous' | 'Next') =>
  region(page, type).getByRole('button', { name: `${name}: ${catalogues[type].topTitle}` });

export const retryButton = (page: Page) => page.getByRole('button', { name: 'Try Loading Content Again' });

/** Records the calls of top list endpoints of all media types from now on, as 'GET /api/games/top'. */
export function recordTopListCalls(page: Page): () => string[] {
  const paths = catalogueTypes.flatMap((type) => [
    catalogues[type].listTopTitles.path,
    catalogues[type].refreshTopTitles.path,
  ]) as string[];
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (paths.includes(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls;
}

/** The value of a key in local storage. */
export const readStoredValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
