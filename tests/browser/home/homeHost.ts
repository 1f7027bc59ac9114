import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { Page, Request } from '@playwright/test';

export { expect, test } from '../lenientTest.ts';

export const types = ['game', 'anime'] as const;

/** What a host answers in place of the server; `unreachable` breaks the connection. */
export type Answer = { readonly status?: number; readonly body?: unknown } | 'unreachable';

const isCall = (path: string) => (url: URL) => url.pathname === path;

/** Answers one call of a media type: its top list, or the request to make it anew. */
export async function answer(page: Page, type: CatalogueType, call: 'top' | 'refreshTop', given: Answer) {
  await page.route(isCall(catalogues[type][`${call}Endpoint`].path), (route) => {
    if (given === 'unreachable') return route.abort();
    const { status = 200, body } = given;
    const isText = typeof body === 'string';
    return route.fulfill({
      status,
      contentType: isText ? 'text/html' : 'application/json',
      body: isText ? body : JSON.stringify(body),
    });
  });
}

/** A line of a top list as §3 has it: a game or an anime with these fields. */
export function entry(type: CatalogueType, rank: unknown, item: object) {
  return { rank, [type]: item };
}

/** A list of as many entries, ranked from 1. */
export function entries(type: CatalogueType, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const rank = index + 1;
    const item = { id: rank, slug: `${type}-${rank}` };
    return entry(type, rank, { ...item, [type === 'game' ? 'name' : 'title']: `Title ${rank}` });
  });
}

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
