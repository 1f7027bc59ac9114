import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { entries } from '../../support/topLists.ts';
import { createSiteHost, type MockResponse, type SiteHost } from '../support/siteHost.ts';

export const types = ['game', 'anime'] as const;

type Response = readonly unknown[] | MockResponse | 'unreachable' | 'never';

const isList = (response: Response): response is readonly unknown[] => Array.isArray(response);

/** An API with these responses to the requests for top lists; a list of games or anime that is not given has 100 entries. */
export function createHomeHost(lists: Partial<Record<CatalogueType, Response>> = {}): SiteHost {
  const host = createSiteHost();
  const all: typeof lists = { game: entries('game', 100), anime: entries('anime', 100), ...lists };
  for (const [type, response] of Object.entries(all) as [CatalogueType, Response][])
    host.respondTo(topCall(type), isList(response) ? { json: response } : response);
  return host;
}

/** The request for a top list, in the format of `SiteHost.calls`. */
export const topCall = (type: CatalogueType) => `GET ${catalogues[type].listTopTitles.path}`;
/** The request to update a top list, in the same format. */
export const updateCall = (type: CatalogueType) => `POST ${catalogues[type].refreshTopTitles.path}`;

/** The requests for and updates of top lists so far, as 'GET /api/games/top'. */
export function topCalls(host: SiteHost): string[] {
  const all = types.flatMap((type) => [topCall(type), updateCall(type)]);
  return host.calls().filter((call) => all.includes(call));
}

export const region = (type: CatalogueType) =>
  screen.getByRole('region', { name: catalogues[type].topTitle });

/** All cards, with and without a link. */
export const cards = (type: CatalogueType) => within(region(type)).queryAllByRole('listitem');
export const cardTexts = (type: CatalogueType) => cards(type).map(({ textContent }) => textContent);
export const expectCards = (type: CatalogueType, count: number) =>
  waitFor(() => expect(cards(type)).toHaveLength(count));

export const spinner = (type: CatalogueType) =>
  within(region(type)).queryByText(`Loading ${catalogues[type].topTitle}`)?.closest('[role="status"]');

/** Waits for the error message of Home. */
export const findAlert = () => within(screen.getByRole('main')).findByRole('alert');
export const queryAlert = () => within(screen.getByRole('main')).queryByRole('alert');
export const retryButton = () => screen.getByRole('button', { name: 'Try Loading Content Again' });
