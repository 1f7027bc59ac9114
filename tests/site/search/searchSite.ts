import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenSite, openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type Reply, type SiteHost } from '../support/siteHost.ts';

/** Milliseconds without typing after which the text is searched. */
export const stillness = 200;

type Found = readonly unknown[];
type Outcome = Reply | 'unreachable' | 'never';
type Response = Found | Outcome | ((query: string) => Found | Outcome | Promise<Found | Outcome>);

export interface SearchResponses {
  readonly games?: Response;
  readonly anime?: Response;
}

export interface SearchHost {
  readonly host: SiteHost;
  /** The searches so far, as 'games zelda'. */
  readonly searches: string[];
}

const isList = (response: Found | Outcome): response is Found => Array.isArray(response);

/** A host that responds so to both searches. */
export function createSearchHost({ games = [], anime = [] }: SearchResponses): SearchHost {
  const host = createSiteHost();
  const searches: string[] = [];
  for (const [name, response] of Object.entries({ games, anime }))
    host.answer(`GET /api/${name}/search`, async ({ query }) => {
      const text = query.get('query') ?? '';
      searches.push(`${name} ${text}`);
      const found = typeof response === 'function' ? await response(text) : response;
      return isList(found) ? { json: found } : found;
    });
  return { host, searches };
}

/** A host that finds one game for each text, 'Found by zelda', and no anime. */
export const createEchoHost = () => createSearchHost({ games: (query) => [foundBy(query)] });

export const foundBy = (query: string) => ({ id: query, slug: query, name: `Found by ${query}` });

/** Opens Search, with a query in the URL or without. */
export async function openSearch(host?: SiteHost, query?: string, options?: SiteOptions): Promise<OpenSite> {
  const search = query === undefined ? '' : `?${new URLSearchParams({ query })}`;
  const site = await openSite(`/search${search}`, { ...options, ...(host && { host }) });
  await screen.findByRole('combobox', { name: 'Search' });
  return site;
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
export const results = () => screen.queryAllByRole('option');
export const partOf = (result: Element, part: string) => result.querySelector(`[data-part="${part}"]`);
/** The names of the results, the best first. */
export const names = () => results().map((result) => partOf(result, 'name')?.textContent);
export const nothing = () => screen.queryByText('No results found');
export const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
/** The path and the query of the URL. */
export const here = () => `${location.pathname}${location.search}`;

export const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

/** Replaces the text of the box at once. */
export function setText(text: string) {
  fireEvent.change(box(), { target: { value: text } });
}
