import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { ask } from '../../support/ask.ts';
import type { Person } from '../../support/signUp.ts';
import { dashboardOf, expect, openAs } from '../session/sessionTest.ts';

export { expect, openAs, test } from '../session/sessionTest.ts';
export { stopClock } from '../stopClock.ts';

/** A title of each media type that has screens. */
export const titles = {
  game: { path: '/game/hades-2018', slug: 'hades-2018', name: 'Hades' },
  anime: {
    path: '/anime/frieren-beyond-journeys-end',
    slug: 'frieren-beyond-journeys-end',
    name: "Frieren: Beyond Journey's End",
  },
} as const;

/** The form of a title's page. */
export const formOf = (page: Page) => ({
  status: page.getByLabel('Status'),
  stars: page.getByRole('slider', { name: 'Rating' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  failure: page.getByRole('main').getByRole('alert'),
  toast: page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
});

/** Opens a title's page as somebody, and waits until its form can be used. */
export async function openTitle(page: Page, server: RunningServer, person: Person, type: CatalogueType) {
  await openAs(page, server, person.token, titles[type].path);
  const form = formOf(page);
  await expect(form.status).toBeEnabled();
  return form;
}

/** Puts a title on somebody's shelf, past the site. */
export async function keep(
  server: RunningServer,
  { username, token }: Person,
  type: CatalogueType,
  { slug = titles[type].slug as string, status = 'completed', rating = 4 } = {},
) {
  const { idField, rateEndpoint } = mediaTypes[type];
  const body = { username, [idField]: slug, rating, status };
  expect((await ask(server.url, rateEndpoint.path, { token, body })).status).toBe(200);
}

/** What the server keeps of somebody, as status and rating by slug. */
export async function keptBy(server: RunningServer, { userId, token }: Person, type: CatalogueType) {
  const path = mediaTypes[type].listEndpoint.path.replace(':userId', userId);
  const items: { slug: string; user_status: string; user_rating: number }[] = JSON.parse(
    (await ask(server.url, path, { token })).body,
  );
  return items.map(({ slug, user_status, user_rating }) => [slug, user_status, user_rating]);
}

/** The card of a title on the dashboard, also while a dialog hides it from those who do not see. */
export const cardOf = (page: Page, name: string) => page.locator('main li').filter({ hasText: name });

export async function openDashboard(page: Page, server: RunningServer, person: Person) {
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
}

/** As near as a moment is known while the clock is stopped. */
export const tick = 10;

/** Moves a stopped clock no further than until something is there. */
export async function runUntil(page: Page, target: Locator) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(tick);
        return target.isVisible();
      },
      { intervals: [tick] },
    )
    .toBe(true);
}
