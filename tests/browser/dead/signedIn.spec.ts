import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { openWhole } from '../served.ts';
import { dashboardOf, expect, keepGame, openAs, test } from '../session/sessionTest.ts';
import { siteCode } from '../siteCode.ts';
import { failures, walkTo } from './failures.ts';

test.use({ rendering: 'browser' });

const hades = '/game/hades-2018';

for (const { name, begin } of failures)
  test(`with an API that ${name}, the shelf, the profile and the rating of somebody who is signed in say what did not come`, async ({
    page,
    server,
    person,
    pageErrors,
  }) => {
    await page.clock.install();
    await openAs(page, server, person.token, '/');
    await openWhole(page, server.url);
    await expect(page.getByRole('heading', { name: `Welcome ${person.username}!` })).toBeVisible();
    await walkTo(page, hades);
    const status = page.getByLabel('Status');
    await expect(status).toBeEnabled();
    const fail = await begin(page);
    const alert = page.getByRole('main').getByRole('alert');

    await status.selectOption({ label: 'Completed' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await fail();
    await expect(alert).toHaveText(messages.media.ratingFailed);
    await expect(status).toHaveValue('completed');

    await walkTo(page, dashboardOf(person));
    await page.getByRole('button', { name: ownMessages.unsaved.discard }).click();
    await fail();
    await expect(alert).toHaveText(messages.media.userContentFailed);
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();

    await walkTo(page, `/user/${person.username}/profile`);
    await fail();
    await expect(alert).toContainText(messages.profile.loadFailed);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

    await walkTo(page, `/auth/oauth-callback?token=${person.token}`);
    await fail();
    await expect(page).toHaveURL(`${server.url}${dashboardOf(person)}`);
    // The address is there before the screen is, and a new screen closes the menu.
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

test('an open page that comes back to its network asks again by itself: the title, the shelf and the profile are there', async ({
  page,
  context,
  server,
  person,
}) => {
  await keepGame(server, person, 'hades-2018');
  await openAs(page, server, person.token, '/');
  await openWhole(page, server.url);
  await siteCode(page);
  for (const [path, missing, there] of [
    [`/user/${person.username}/profile`, messages.profile.loadFailed, page.getByLabel('Display Name')],
    [hades, messages.transport.unreachable, page.getByRole('heading', { level: 1, name: 'Hades' })],
    [
      dashboardOf(person),
      messages.media.userContentFailed,
      page.getByRole('listitem').filter({ hasText: 'Hades' }),
    ],
  ] as const) {
    await walkTo(page, '/');
    await context.setOffline(true);
    await walkTo(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(missing);
    await context.setOffline(false);
    await expect(there).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});
