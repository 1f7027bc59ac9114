import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { entries } from '../../support/topListEntries.ts';
import { createSiteHost, type Reply, type SiteHost } from '../support/siteHost.ts';

export const types = ['game', 'anime'] as const;

type Response = readonly unknown[] | Reply | 'unreachable' | 'never';

const isList = (response: Response): response is readonly unknown[] => Array.isArray(response);

/** A host that responds so to the requests for top lists; a list that is not given has 100 entries. */
export function createHomeHost(lists: Partial<Record<CatalogueType, Response>> = {}): SiteHost {
  const host = createSiteHost();
  for (const type of types) {
    const response = lists[type] ?? entries(type, 100);
    host.answer(topCall(type), isList(response) ? { json: response } : response);
  }
  return host;
}

/** The request for a top list, as hosts name calls. */
export const topCall = (type: CatalogueType) => `GET ${catalogues[type].topEndpoint.path}`;
/** The request to update a top list. */
export const updateCall = (type: CatalogueType) => `POST ${catalogues[type].refreshTopEndpoint.path}`;

/** The requests about top lists so far, as 'GET /api/games/top'. */
export function topCalls(host: SiteHost): string[] {
  const all = types.flatMap((type) => [topCall(type), updateCall(type)]);
  return host.calls().filter((call) => all.includes(call));
}

export const region = (type: CatalogueType) =>
  screen.getByRole('region', { name: catalogues[type].topTitle });

/** Every card, with a link or without. */
export const cards = (type: CatalogueType) => within(region(type)).queryAllByRole('listitem');
export const cardTexts = (type: CatalogueType) => cards(type).map(({ textContent }) => textContent);
export const expectCards = (type: CatalogueType, count: number) =>
  waitFor(() => expect(cards(type)).toHaveLength(count));

export const spinner = (type: CatalogueType) =>
  within(region(type)).queryByText(`Loading ${catalogues[type].topTitle}`)?.closest('[role="status"]');

/** The error message of Home. */
export const alert = () => within(screen.getByRole('main')).findByRole('alert');
export const noAlert = () => within(screen.getByRole('main')).queryByRole('alert');
export const retry = () => screen.getByRole('button', { name: 'Try Loading Content Again' });
