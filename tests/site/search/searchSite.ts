import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenSite, openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse, type SiteHost } from '../support/siteHost.ts';

/** The debounce interval of the search in milliseconds. */
export const debounceMs = 200;

type Found = readonly unknown[];
type Outcome = MockResponse | 'unreachable' | 'never';
type Response = Found | Outcome | ((query: string) => Found | Outcome | Promise<Found | Outcome>);

export interface SearchResponses {
  readonly games?: Response;
  readonly anime?: Response;
  /** Without it the API has no titles of the media type. */
  readonly movies?: Response;
  readonly shows?: Response;
  readonly manga?: Response;
}

export interface SearchHost {
  readonly host: SiteHost;
  /** The search requests so far, as 'games zelda'. */
  readonly searches: string[];
}

const isList = (response: Found | Outcome): response is Found => Array.isArray(response);

/** An API with these responses to the searches for titles. */
export function createSearchHost(responses: SearchResponses): SearchHost {
  const host = createSiteHost();
  host.respondTo(/^GET \/api\/(movies|shows|manga)\/search$/, { status: 404, json: {} });
  const searches: string[] = [];
  for (const [name, response] of Object.entries({ games: [], anime: [], ...responses }))
    host.respondTo(`GET /api/${name}/search`, async ({ query }) => {
      const text = query.get('query') ?? '';
      searches.push(`${name} ${text}`);
      const found = typeof response === 'function' ? await response(text) : response;
      return isList(found) ? { json: found } : found;
    });
  return { host, searches };
}

/** An API whose search returns one game for each text, 'Found by zelda', and no anime. */
export const createEchoHost = () => createSearchHost({ games: (query) => [gameFoundBy(query)] });

export const gameFoundBy = (query: string) => ({ id: query, slug: query, name: `Found by ${query}` });

/** Opens the search page, with a query in the URL or without one. */
export async function openSearch(host?: SiteHost, query?: string, options?: SiteOptions): Promise<OpenSite> {
  const search = query === undefined ? '' : `?${new URLSearchParams({ query })}`;
  const site = await openSite(`/search${search}`, { ...options, ...(host && { host }) });
  await screen.findByRole('combobox', { name: 'Search' });
  return site;
}

export const searchBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
export const results = () => screen.queryAllByRole('option');
export const partOf = (result: Element, part: string) => result.querySelector(`[data-part="${part}"]`);
/** The names of the results, the best first. */
export const resultNames = () => results().map((result) => partOf(result, 'name')?.textContent);
export const noResultsMessage = () => screen.queryByText('No results found');
export const announcement = () => document.querySelector('[aria-live="polite"]')?.textContent;
/** The path and the query of the URL. */
export const currentUrl = () => `${location.pathname}${location.search}`;

export const expectNames = (...expected: string[]) => waitFor(() => expect(resultNames()).toEqual(expected));

/** Replaces the text of the box with one change event. */
export function setText(text: string) {
  fireEvent.change(searchBox(), { target: { value: text } });
}
