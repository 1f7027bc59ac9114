import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse, type SiteHost } from '../support/siteHost.ts';

export const listCalls = {
  games: 'GET /api/userGames/user-mara/games',
  anime: 'GET /api/userAnimes/user-mara/anime',
  movies: 'GET /api/userMovies/user-mara/movies',
  shows: 'GET /api/userShows/user-mara/shows',
  manga: 'GET /api/userManga/user-mara/manga',
} as const;

type ListName = keyof typeof listCalls;

/** An API whose lists of the user contain these titles, none by default. */
export function createCollectionHost(tracked: Readonly<Partial<Record<ListName, unknown>>>): SiteHost {
  const host = createSiteHost();
  for (const [name, call] of Object.entries(listCalls))
    host.respondTo(call, { json: tracked[name as ListName] ?? [] } satisfies MockResponse);
  return host;
}

export const dashboardPath = '/user/mara/dashboard';

/** Opens the dashboard of the signed-in user. */
export async function openDashboard(host: SiteHost, options: SiteOptions = {}) {
  const site = await openSite(dashboardPath, { ...options, host, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
  return site;
}

/** Creates games as they are in the response of the API. */
export function createGames(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    slug: `game-${index}`,
    name: `Game ${index}`,
    user_status: 'completed',
    user_rating: 3.5,
  }));
}

/** Selects a media type. */
export async function selectMediaType(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('radio', { name }));
}

export const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem');

/** The cards that contain this text. */
export const cardsWith = (text: string) => cards().filter(({ textContent }) => textContent.includes(text));

/** Waits for a card with this text, and returns the queries of the first one. */
export async function cardWith(text: string) {
  const [name] = await screen.findAllByText(text, { exact: false, selector: 'main li *' });
  return within(name?.closest('li') as HTMLElement);
}
