import { openWhole } from '../served.ts';
import { answerTitle, expect, newPerson, signIn, test } from './mediaTest.ts';

const titles = [
  ['game', 'the-witcher-3-wild-hunt', 'The Witcher 3: Wild Hunt'],
  ['anime', 'frieren-beyond-journeys-end', "Frieren: Beyond Journey's End"],
] as const;

for (const [type, slug, name] of titles) {
  test(`/${type}/:slug opens from Home at its top, with its name as the title and the focus on its heading`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openWhole(page, server.url);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(`${server.url}/${type}/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Gildshelf`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`Back leads from /${type}/:slug to where one came from, and to Home on the first page of a visit`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/search?query=the`);
    const result = page.getByRole('option').first();
    await result.click();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${server.url}/search?query=the`);

    const fresh = await page.context().newPage();
    await fresh.goto(`${server.url}/${type}/${slug}`);
    await fresh.getByRole('button', { name: 'Back' }).click();
    await expect(fresh).toHaveURL(`${server.url}/`);
  });

  test(`a visitor of /${type}/:slug is offered 'Log In' and 'Create Account' in the place of the form`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/${type}/${slug}`);
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/auth/register',
    );
    await expect(page.getByLabel('Status')).toHaveCount(0);
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`${server.url}/auth/login`);
  });

  test(`who is signed in sets a status and a rating at /${type}/:slug`, async ({
    page,
    server,
    expectSound,
  }) => {
    await signIn(page, server, await newPerson(server));
    await page.goto(`${server.url}/${type}/${slug}`);
    await expect(page.getByLabel('Status')).toBeEnabled();
    await page.getByLabel('Status').selectOption({ label: 'Completed' });
    await expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await expectSound();
  });
}

test('a title opened from far down another one starts at its top', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await answerTitle(page, 'game', { name: 'A Title', description_raw: 'A line.\n'.repeat(200) });
  await openWhole(page, `${server.url}/game/a-title`);
  await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  // As a link does that stands on the page.
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'next' }, '', '/anime/frieren-beyond-journeys-end');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: /Frieren/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
