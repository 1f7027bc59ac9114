import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import { fixtureTitle, fixtureToken } from '@gildshelf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type HostRequest, type SiteHost } from '../support/siteHost.ts';

/** A title of each media type that has pages. */
export const titles = {
  game: { path: '/game/hades-2018', slug: 'hades-2018', name: 'Hades' },
  anime: {
    path: '/anime/frieren-beyond-journeys-end',
    slug: 'frieren-beyond-journeys-end',
    name: "Frieren: Beyond Journey's End",
  },
} as const;

/** The calls that rate a title, and those that read or remove it from the collection of the user. */
export const rateCalls = {
  game: 'POST /api/userGames/ratings',
  anime: 'POST /api/userAnimes/ratings',
} as const;
export const trackedCalls = {
  game: /^GET \/api\/userGames\/user-mara\/games\//,
  anime: /^GET \/api\/userAnimes\/user-mara\/anime\//,
} as const;
export const removeCalls = /^DELETE \/api\/user(Games|Animes)\//;

/** The requests that read the collection of the user. */
export const contentRequests = ({ requests }: SiteHost) =>
  requests.filter(
    ({ method, path }) =>
      method === 'GET' && /^\/api\/user(Games|Animes)\/[^/]+\/(games|anime)(\/|$)/.test(path),
  );

export const ratingRequests = ({ requests }: SiteHost) =>
  requests.filter(({ path }) => path.endsWith('/ratings'));

/** The body of a rating, with the id of the title apart. */
export function readRating(request: HostRequest | undefined, type: CatalogueType) {
  const { [mediaTypes[type].idField]: titleId, ...rest } = JSON.parse(request?.body ?? '{}');
  return { titleId, rest };
}

export const idOf = (type: CatalogueType) => fixtureTitle(type, titles[type].slug).id;

/** A host on which the user tracks nothing but these titles, by slug. */
export function hostWith(type: CatalogueType, shelf: Record<string, { status: string; rating: number }>) {
  return createSiteHost({ shelves: { [type]: shelf } });
}

const headers = { authorization: `Bearer ${fixtureToken()}`, 'content-type': 'application/json' };

/** Rates a title past the site, as another device does. */
export async function rateElsewhere(
  { fetch }: SiteHost,
  type: CatalogueType,
  tracking: { status: string; rating: number },
) {
  const { idField, rateEndpoint } = mediaTypes[type];
  const body = JSON.stringify({ username: 'mara', [idField]: idOf(type), ...tracking });
  expect((await fetch(rateEndpoint.path, { method: 'POST', headers, body })).status).toBe(200);
}

/** What the host has of the user, as slug, status and rating. */
export async function trackedOn({ fetch }: SiteHost, type: CatalogueType) {
  const path = mediaTypes[type].listEndpoint.path.replace(':userId', 'user-mara');
  const items = await (await fetch(path, { headers })).json();
  return items.map((item: Record<string, unknown>) => [item.slug, item.user_status, item.user_rating]);
}

/** The form of a title's page. */
export const form = {
  status: () => screen.getByLabelText<HTMLSelectElement>('Status'),
  stars: () => screen.getByRole('slider', { name: 'Rating' }),
  noStars: () => screen.queryByRole('slider') === null,
  starsText: () => screen.getByRole('slider', { name: 'Rating' }).getAttribute('aria-valuetext'),
  submit: () => screen.getByRole('button', { name: 'Submit' }),
  failure: () => within(screen.getByRole('main')).queryByRole('alert'),
  toasts: () => {
    const region = screen.queryByRole('region', { name: /Notifications/ });
    return region ? within(region).queryAllByRole('listitem') : [];
  },
};

/** Opens the page of a title, and waits until its form can be used. */
export async function openTitle(type: CatalogueType, host = hostWith(type, {})) {
  const site = await openSite(titles[type].path, { host, signedIn: true });
  await waitFor(() => expect(form.status().disabled).toBe(false));
  return site;
}

/** Presses keys in the stars of the form. */
export async function pressStars(user: UserEvent, keys: string) {
  form.stars().focus();
  await user.keyboard(keys);
}

export async function expectSaved() {
  await waitFor(() => expect(form.toasts()).toHaveLength(1));
  expect(form.toasts()[0]?.textContent).toContain('Rating updated successfully!');
}

export async function openDashboard(host: SiteHost, type: CatalogueType = 'game') {
  const site = await openSite('/user/mara/dashboard', { host, signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  if (type === 'anime') await site.user.click(screen.getByRole('radio', { name: 'Anime' }));
  return site;
}

/** The cards of the dashboard, also while a dialog hides them from the accessibility tree. */
export const cardsOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main li')].filter(({ textContent }) =>
    textContent.includes(text),
  );

/** The card of a title; waits for it. */
export async function cardOf(name: string) {
  await waitFor(() => expect(cardsOf(name)).toHaveLength(1));
  return within(cardsOf(name)[0] as HTMLElement);
}

/** Holds the response of a call back until it is released, which leaves it to the fixtures. */
export function holdBack(host: SiteHost, call: string | RegExp): () => void {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  host.answer(call, () => released);
  return release;
}
