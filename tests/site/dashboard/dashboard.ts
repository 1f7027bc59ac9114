import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type Reply, type SiteHost } from '../support/siteHost.ts';

export const lists = {
  games: 'GET /api/userGames/user-mara/games',
  anime: 'GET /api/userAnimes/user-mara/anime',
} as const;

/** A host that lists these games and these anime of the user. */
export function hostWith(tracked: { readonly games?: unknown; readonly anime?: unknown }): SiteHost {
  const host = createSiteHost();
  host.answer(lists.games, { json: tracked.games ?? [] } satisfies Reply);
  host.answer(lists.anime, { json: tracked.anime ?? [] } satisfies Reply);
  return host;
}

export const dashboard = '/user/mara/dashboard';

/** Opens the dashboard of the signed-in user. */
export async function openDashboard(host: SiteHost, options: SiteOptions = {}) {
  const site = await openSite(dashboard, { ...options, host, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
  return site;
}

/** Games as a host lists them. */
export function someGames(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    slug: `game-${index}`,
    name: `Game ${index}`,
    user_status: 'completed',
    user_rating: 3.5,
  }));
}

/** Shows the other media type. */
export async function turnTo(user: UserEvent, name: 'Games' | 'Anime') {
  await user.click(await screen.findByRole('radio', { name }));
}

export const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem');

/** The cards that show this text. */
export const cardsOf = (text: string) => cards().filter(({ textContent }) => textContent.includes(text));

/** The queries of the first card that shows this text; waits for it. */
export async function cardOf(text: string) {
  const [name] = await screen.findAllByText(text, { exact: false, selector: 'main li *' });
  return within(name?.closest('li') as HTMLElement);
}
