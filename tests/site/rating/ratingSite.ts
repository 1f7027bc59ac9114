import { mediaTypes } from '@gildshelf/api-client/contract';
import { fixtureTitle, fixtureToken } from '@gildshelf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type RecordedRequest, type SiteHost } from '../support/siteHost.ts';

/** A title of each tested media type. */
export const titles = {
  game: { path: '/game/hades-2018', slug: 'hades-2018', name: 'Hades' },
  anime: {
    path: '/anime/frieren-beyond-journeys-end',
    slug: 'frieren-beyond-journeys-end',
    name: "Frieren: Beyond Journey's End",
  },
  movie: { path: '/movie/the-godfather', slug: 'the-godfather', name: 'The Godfather' },
  show: { path: '/show/breaking-bad', slug: 'breaking-bad', name: 'Breaking Bad' },
  manga: { path: '/manga/berserk', slug: 'berserk', name: 'Berserk' },
} as const;

type TestedType = keyof typeof titles;

/** The requests that rate, read and remove a tracked title, in the format of `SiteHost.calls`. */
export const rateCalls = {
  game: 'POST /api/userGames/ratings',
  anime: 'POST /api/userAnimes/ratings',
  movie: 'POST /api/userMovies/ratings',
  show: 'POST /api/userShows/ratings',
  manga: 'POST /api/userManga/ratings',
} as const;
export const trackedCalls = {
  game: /^GET \/api\/userGames\/user-mara\/games\//,
  anime: /^GET \/api\/userAnimes\/user-mara\/anime\//,
  movie: /^GET \/api\/userMovies\/user-mara\/movies\//,
  show: /^GET \/api\/userShows\/user-mara\/shows\//,
  manga: /^GET \/api\/userManga\/user-mara\/manga\//,
} as const;
export const removeCalls = /^DELETE \/api\/user(Games|Animes)\//;

/** The requests for the collection of the user, or for one title in it. */
export const collectionRequests = ({ requests }: SiteHost) =>
  requests.filter(
    ({ method, path }) =>
      method === 'GET' && /^\/api\/user(Games|Animes)\/[^/]+\/(games|anime)(\/|$)/.test(path),
  );

export const ratingRequests = ({ requests }: SiteHost) =>
  requests.filter(({ path }) => path.endsWith('/ratings'));

/** The body of a rating, with the id of the title separated from the other fields. */
export function readRating(request: RecordedRequest | undefined, type: TestedType) {
  const { [mediaTypes[type].idField]: titleId, ...rest } = JSON.parse(request?.body ?? '{}');
  return { titleId, rest };
}

export const idOf = (type: TestedType) => fixtureTitle(type, titles[type].slug).id;

/** An API on which the user tracks only these titles, by slug. */
export function createCollectionHost(
  type: TestedType,
  shelf: Record<string, { status: string; rating: number }>,
) {
  return createSiteHost({ shelves: { [type]: shelf } });
}

const headers = { authorization: `Bearer ${fixtureToken()}`, 'content-type': 'application/json' };

/** Rates a title without the site, as another device does. */
export async function rateOnOtherDevice(
  { fetch }: SiteHost,
  type: TestedType,
  tracking: { status: string; rating: number },
) {
  const { idField, rateTitle } = mediaTypes[type];
  const body = JSON.stringify({ username: 'mara', [idField]: idOf(type), ...tracking });
  expect((await fetch(rateTitle.path, { method: 'POST', headers, body })).status).toBe(200);
}

/** The titles that the user tracks on the API, as slug, status and rating. */
export async function fetchTracked({ fetch }: SiteHost, type: TestedType) {
  const path = mediaTypes[type].listTrackedTitles.path.replace(':userId', 'user-mara');
  const items = await (await fetch(path, { headers })).json();
  return items.map((item: Record<string, unknown>) => [item.slug, item.user_status, item.user_rating]);
}

/** The rating form of a title page. */
export const form = {
  status: () => screen.getByLabelText<HTMLSelectElement>('Status'),
  stars: () => screen.getByRole('slider', { name: 'Rating' }),
  hasNoStars: () => screen.queryByRole('slider') === null,
  starsText: () => screen.getByRole('slider', { name: 'Rating' }).getAttribute('aria-valuetext'),
  submit: () => screen.getByRole('button', { name: 'Submit' }),
  alert: () => within(screen.getByRole('main')).queryByRole('alert'),
  toasts: () => {
    const region = screen.queryByRole('region', { name: /Notifications/ });
    return region ? within(region).queryAllByRole('listitem') : [];
  },
};

/** Opens the page of a title, and waits until its form is enabled. */
export async function openTitle(type: TestedType, host = createCollectionHost(type, {})) {
  const site = await openSite(titles[type].path, { host, signedIn: true });
  await waitFor(() => expect(form.status().disabled).toBe(false));
  return site;
}

/** Presses keys while the stars of the form have the focus. */
export async function pressStars(user: UserEvent, keys: string) {
  form.stars().focus();
  await user.keyboard(keys);
}

export async function expectSaved() {
  await waitFor(() => expect(form.toasts()).toHaveLength(1));
  expect(form.toasts()[0]?.textContent).toContain('Rating updated successfully!');
}

export async function openDashboard(host: SiteHost, type: TestedType = 'game') {
  const site = await openSite('/user/mara/dashboard', { host, signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  if (type === 'anime') await site.user.click(screen.getByRole('radio', { name: 'Anime' }));
  return site;
}

/** The cards of the dashboard, also while a dialog hides them from the accessibility tree. */
export const cardsWith = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main li')].filter(({ textContent }) =>
    textContent.includes(text),
  );

/** Waits for the card of a title, and returns its queries. */
export async function cardWith(name: string) {
  await waitFor(() => expect(cardsWith(name)).toHaveLength(1));
  return within(cardsWith(name)[0] as HTMLElement);
}

/** Delays the responses to a call until the returned function is called; then the fixtures respond. */
export function delayResponse(host: SiteHost, call: string | RegExp): () => void {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  host.respondTo(call, () => released);
  return release;
}
