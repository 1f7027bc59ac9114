import { catalogues, ownMessages, setAdultTitles } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { startFaultyProvider } from '../../../apps/api/src/testing/providers/startFaultyProvider.ts';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { healthyJikan } from '../../support/servers/healthyJikan.ts';
import {
  createUser,
  expect,
  signIn,
  test as unlimitedTest,
  withoutLimits,
} from '../fixtures/unlimitedTest.ts';

const name = 'Velvet Midnight';
const slug = 'velvet-midnight';

/** A server whose provider finds one title, which it describes as being for adults. */
const test = unlimitedTest.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const provider = await startFaultyProvider(healthyJikan(name, 'Rx - Hentai'));
      const catalogue = { CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: provider.url, LOG_LEVEL: 'info' };
      const environment = { ...withoutLimits, ...catalogue };
      const server = await startServer({ entry: 'built', environment });
      await use(server);
      await server.stop();
      await provider.close();
    },
    { scope: 'worker' },
  ],
});

async function choose(server: RunningServer, { token }: TestUser, adult_titles: boolean) {
  const response = await fetch(server.url + setAdultTitles.path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ adult_titles }),
  });
  expect(response.status).toBe(200);
}

/** Searches until the server has stored the title of its provider. */
async function storeTitle(server: RunningServer) {
  const user = await createUser(server);
  await choose(server, user, true);
  const headers = { authorization: `Bearer ${user.token}` };
  const url = `${server.url}${catalogues.anime.searchTitles.path}?query=${encodeURIComponent(name)}`;
  // A search is not sent while the pages of the top list fill the queue of requests to the provider.
  await expect.poll(() => server.output()).toContain('"top-list-saved"');
  await expect.poll(async () => (await fetch(url, { headers })).text()).toContain(slug);
}

async function expectHidden(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/search?query=${encodeURIComponent(name)}`);
  await expect(page.getByText('No results found')).toBeVisible();
  const response = await page.goto(`${server.url}/anime/${slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Anime information not found')).toBeVisible();
}

async function expectShown(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/search?query=${encodeURIComponent(name)}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto(`${server.url}/anime/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a title for adults is shown only to a user who has ticked the setting, and a change applies to a second device', async ({
  page,
  browser,
  server,
  expectNoViolations,
}) => {
  await storeTitle(server);
  await expectHidden(page, server);
  const user = await createUser(server);
  await signIn(page, server, user);
  await expectHidden(page, server);

  await page.goto(`${server.url}/user/${user.username}/profile`);
  const box = page.getByRole('checkbox', { name: ownMessages.adultTitles.choice });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expectNoViolations();
  await expectShown(page, server);

  const device = await browser.newContext();
  const devicePage = await device.newPage();
  await signIn(devicePage, server, user);
  await devicePage.goto(`${server.url}/user/${user.username}/dashboard`);
  const readToken = () => devicePage.evaluate(() => localStorage.getItem('token'));
  await expect.poll(readToken).not.toBe(user.token);
  await expectShown(devicePage, server);

  await choose(server, user, false);
  await expectHidden(devicePage, server);
  await device.close();
});
