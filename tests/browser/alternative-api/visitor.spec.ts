import { expect, test, variants } from './alternativeApiTest.ts';

for (const untracked of variants)
  test.describe(`with another API implementation, variant '${untracked}'`, () => {
    test.use({ untracked });

    test('Home shows both lists of 100 titles, with a generated cover for every image that is missing or fails to load', async ({
      page,
      site,
      expectNoViolations,
    }) => {
      await page.goto(site.url);
      for (const name of ['Top 100 Games', 'Top 100 Anime']) {
        const region = page.getByRole('region', { name });
        await expect(region.getByRole('link')).toHaveCount(100);
        for (const [index, source] of [
          [0, /^http:\/\/localhost:\d+\/pictures\//],
          [6, /^data:image\/svg/],
          [10, /^data:image\/svg/],
        ] as const) {
          // An image that fails to load is replaced by a generated cover.
          const item = region.getByRole('listitem').nth(index);
          await item.scrollIntoViewIfNeeded();
          await expect(item.locator('img')).toHaveAttribute('src', source);
        }
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectNoViolations();
    });

    test('a game and an anime opened from their cards show the details from the API', async ({
      page,
      site,
      expectNoViolations,
    }) => {
      await page.goto(site.url);
      await page.getByRole('link', { name: /Amber Atlas/ }).click();
      await expect(page).toHaveURL(`${site.url}/game/amber-atlas`);
      await expect(page.getByRole('heading', { level: 1, name: 'Amber Atlas' })).toBeVisible();
      const main = page.getByRole('main');
      for (const fact of [
        '19/05/2015',
        'PC, playstation5',
        'Mature',
        '4.41 / 5',
        'begins where its maps end',
      ])
        await expect(main).toContainText(fact);
      await expect(main).not.toContainText('Donde');
      await expect(main.getByRole('link', { name: 'Log In' })).toBeVisible();
      await expectNoViolations();

      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('link', { name: /Amber Ballad/ }).click();
      await expect(page).toHaveURL(`${site.url}/anime/amber-ballad`);
      await expect(page.getByRole('heading', { level: 1, name: 'Amber Ballad' })).toBeVisible();
      for (const fact of ['琥珀の物語', '26', '8.9', 'PG-13', '2024/??/3 to Present', 'is told by those'])
        await expect(main).toContainText(fact);
      await expect(main).not.toContainText('Written by');
      await expectNoViolations();
    });

    test('a URL with a slug or a numeric id opens a title, and an unknown one shows the message for a missing title', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/game/1`);
      await expect(page.getByRole('heading', { level: 1, name: 'Amber Atlas' })).toBeVisible();
      await page.goto(`${site.url}/anime/5002`);
      await expect(page.getByRole('heading', { level: 1, name: 'Amber Ballad' })).toBeVisible();
      await page.goto(`${site.url}/game/nothing`);
      await expect(page.getByRole('alert')).toContainText('Game information not found');
      await page.goto(`${site.url}/anime/nothing`);
      await expect(page.getByRole('alert')).toContainText('Anime information not found');
    });

    test('search finds at most five games and five anime, and opens the chosen result', async ({
      page,
      site,
      expectNoViolations,
    }) => {
      await page.goto(`${site.url}/search`);
      await page.getByPlaceholder('Search for games, anime, and more...').fill('amber');
      await expect(page.getByRole('option')).toHaveCount(10);
      await expectNoViolations();
      await page.getByRole('option', { name: /Amber Comet/ }).click();
      await expect(page).toHaveURL(`${site.url}/anime/amber-comet`);
      await expect(page.getByRole('heading', { level: 1, name: 'Amber Comet' })).toBeVisible();
      await page.goBack();
      await page.getByPlaceholder('Search for games, anime, and more...').fill('nothing of that name');
      await expect(page.getByText('No results found')).toBeVisible();
    });
  });
