import { setVisibility } from '@gildshelf/api-client/contract';
import { createUser, expect, imported, test } from '../../fixtures/optionalTypesTest.ts';
import { cardOf, formOf, openSignedIn } from '../../rating/ratingTest.ts';
import { dashboardOf } from '../../session/sessionTest.ts';

const { show, manga } = imported;

test("a user rates a TV series and a manga, which the dashboard's toggle, its filter and the public collection show", async ({
  page,
  server,
  browser,
  expectNoViolations,
}) => {
  const user = await createUser(server);
  const { status, stars, submit, toast } = formOf(page);
  for (const [{ path }, label] of [
    [show, 'Watching'],
    [manga, 'Re-reading'],
  ] as const) {
    await openSignedIn(page, server, user.token, path);
    await expect(status).toBeEnabled();
    await status.selectOption({ label });
    await stars.press('End');
    await submit.click();
    await expect(toast).toBeVisible();
  }

  await page.goto(server.url + dashboardOf(user));
  const toggle = page.getByRole('radiogroup', { name: 'Collection' });
  await expect(toggle.getByRole('radio')).toHaveCount(5);
  await toggle.getByRole('radio', { name: 'Games' }).focus();
  for (const name of ['Anime', 'Movies', 'TV Shows']) {
    await page.keyboard.press('ArrowRight');
    await expect(toggle.getByRole('radio', { name })).toBeChecked();
  }
  await expect(cardOf(page, show.name)).toContainText('Status: Watching');
  const filter = page.getByLabel('Status');
  await filter.selectOption({ label: 'Completed' });
  await expect(cardOf(page, show.name)).toHaveCount(0);
  await filter.selectOption({ label: 'Watching' });
  await expect(cardOf(page, show.name)).toBeVisible();
  await expectNoViolations();

  await toggle.getByRole('radio', { name: 'Manga' }).check();
  await filter.selectOption({ label: 'Re-reading' });
  await expect(cardOf(page, manga.name)).toContainText('Status: Re-reading');
  await page.reload();
  await expect(toggle.getByRole('radio', { name: 'Manga' })).toBeChecked();
  await expect(cardOf(page, manga.name)).toBeVisible();

  const published = await fetch(server.url + setVisibility.path, {
    method: setVisibility.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ collection: 'public' }),
  });
  expect(published.status).toBe(200);
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/user/${user.username}/collection`);
  for (const [name, title] of [
    ['TV Shows', show],
    ['Manga', manga],
  ] as const)
    await expect(visitor.getByRole('list', { name }).getByRole('link')).toHaveAttribute('href', title.path);
  await visitor.close();
});
