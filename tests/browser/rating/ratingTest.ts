import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { dashboardOf, expect, openSignedIn } from '../session/sessionTest.ts';

export { pauseClock } from '../fixtures/timing.ts';
export { createUser, expect, openSignedIn, test } from '../session/sessionTest.ts';

/** A title of each tested media type. */
export const titles = {
  game: { path: '/game/hades-2018', slug: 'hades-2018', name: 'Hades' },
  anime: {
    path: '/anime/frieren-beyond-journeys-end',
    slug: 'frieren-beyond-journeys-end',
    name: "Frieren: Beyond Journey's End",
  },
  movie: { path: '/movie/the-godfather', slug: 'the-godfather', name: 'The Godfather' },
} as const;

type TestedType = keyof typeof titles;

/** The elements of the rating form on a title page. */
export const formOf = (page: Page) => ({
  status: page.getByLabel('Status'),
  stars: page.getByRole('slider', { name: 'Rating' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  failure: page.getByRole('main').getByRole('alert'),
  toast: page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
});

/** Opens a title page as a signed-in user, and waits until its form is enabled. */
export async function openTitle(page: Page, server: RunningServer, user: TestUser, type: TestedType) {
  await openSignedIn(page, server, user.token, titles[type].path);
  const form = formOf(page);
  await expect(form.status).toBeEnabled();
  return form;
}

/** Adds a title to a user's collection through the API. */
export async function addRating(
  server: RunningServer,
  { username, token }: TestUser,
  type: TestedType,
  { slug = titles[type].slug as string, status = 'completed', rating = 4 } = {},
) {
  const { idField, rateTitle } = mediaTypes[type];
  const body = { username, [idField]: slug, rating, status };
  expect((await sendRequest(server.url, rateTitle.path, { token, body })).status).toBe(200);
}

/** A user's stored ratings, as [slug, status, rating]. */
export async function fetchRatings(server: RunningServer, { userId, token }: TestUser, type: TestedType) {
  const path = mediaTypes[type].listTrackedTitles.path.replace(':userId', userId);
  const items: { slug: string; user_status: string; user_rating: number }[] = JSON.parse(
    (await sendRequest(server.url, path, { token })).body,
  );
  return items.map(({ slug, user_status, user_rating }) => [slug, user_status, user_rating]);
}

/** The card of a title on the dashboard, also while a dialog makes it inaccessible to `getByRole`. */
export const cardOf = (page: Page, name: string) => page.locator('main li').filter({ hasText: name });

export async function openDashboard(page: Page, server: RunningServer, user: TestUser) {
  await openSignedIn(page, server, user.token, dashboardOf(user));
  await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
}

/** The step of `runClockUntil` in milliseconds, and so the uncertainty of the moment at which it ends. */
export const tickMs = 10;

/** Runs a stopped clock in steps until `target` is visible. */
export async function runClockUntil(page: Page, target: Locator) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(tickMs);
        return target.isVisible();
      },
      { intervals: [tickMs] },
    )
    .toBe(true);
}
