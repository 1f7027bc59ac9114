import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import { withMotion } from '../fixtures/withMotion.ts';
import { expect, expectHeadingFocus, navigationItem, tabToAndPress, test } from './accessibilityTest.ts';
import { endTrailer, mockTrailers } from './mockTrailers.ts';

test.use(withMotion);

test('with the keyboard alone, a visitor skips the navigation bar, pages a carousel, opens its last card and returns to it', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  await openFullyLoaded(page, server.url);
  const games = page.getByRole('region', { name: 'Top 100 Games' });
  const card = (rank: number) => games.getByRole('link').nth(rank - 1);

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeFocused();

  await tabToAndPress(page, games.getByRole('button', { name: 'Next: Top 100 Games' }));
  await expect(card(1)).not.toBeInViewport();
  await expect(card(15)).toBeInViewport();
  await tabToAndPress(page, games.getByRole('button', { name: 'Previous: Top 100 Games' }), 'Shift+Tab');
  await expect(card(1)).toBeInViewport();

  // A tooltip shows the full text of a truncated name, and Escape closes it.
  const truncatedCard = games.getByRole('link', { name: /Ocarina of Time/ });
  await tabTo(page, truncatedCard);
  await expect(page.getByRole('tooltip')).toHaveText('The Legend of Zelda: Ocarina of Time');
  await keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await keyboard.press('End');
  await expect(card(100)).toBeFocused();
  await expect(card(100)).toBeInViewport({ ratio: 1 });
  const name = (await card(100).textContent())?.replace(/^100/, '') ?? '';
  await keyboard.press('Enter');
  await expectHeadingFocus(page, name);
  await tabToAndPress(page, page.getByRole('button', { name: 'Back' }), 'Shift+Tab');
  await expectHeadingFocus(page, 'Gildshelf');
  await expect(card(1)).not.toBeInViewport();
  await expect(card(100)).toBeInViewport();
});

test('skip links bypass the carousels of Home, and each is visible while it has the focus', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  await openFullyLoaded(page, server.url);
  const links = (title: string) => page.getByRole('region', { name: title }).getByRole('link');
  for (const title of ['Top 100 Anime', 'Top 100 Movies']) await expect(links(title)).toHaveCount(100);
  await page.getByRole('link', { name: 'Join Now' }).focus();
  const topLists = catalogueTypes.map((type) => catalogues[type].topTitle);
  for (const title of [...topLists, 'Games: Action']) {
    // The rows of genres are requested when the last top list is in view.
    await expect(links(title).nth(7)).toBeAttached();
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: `Skip ${title}` });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Surprise me' }).focus();
  await keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('with the keyboard alone, a visitor searches, reads all platforms and opens the login from a title', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  await openFullyLoaded(page, server.url);
  await tabToAndPress(page, navigationItem(page, 'link', 'Search'));
  await expectHeadingFocus(page, 'Discover Content');
  const box = page.getByRole('combobox', { name: 'Search' });
  await tabTo(page, box);
  await keyboard.type('witcher', { delay: 20 });
  await expect(box).toBeFocused();
  const result = page.getByRole('option', { name: /The Witcher 3: Wild Hunt/ });
  await expect(result).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(result).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expectHeadingFocus(page, 'The Witcher 3: Wild Hunt');

  const platforms = page.getByRole('term').filter({ hasText: 'Platforms' }).locator('..').getByRole('button');
  await tabTo(page, platforms);
  await expect(page.getByRole('tooltip')).toHaveText((await platforms.textContent()) ?? '');
  await tabToAndPress(page, page.getByRole('main').getByRole('link', { name: 'Log In' }));
  await expectHeadingFocus(page, 'Welcome Back!');
});

test('with the keyboard alone, a visitor plays a trailer, tabs through the player and is back on the button at its end', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  await mockTrailers(page);
  await openFullyLoaded(page, `${server.url}/anime/frieren-beyond-journeys-end`);
  const play = page.getByRole('button', { name: /^Play trailer/ });
  await tabToAndPress(page, play);
  const pause = page.frameLocator('iframe').getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await expect(async () => {
    await keyboard.press('Tab');
    await expect(pause).toBeFocused({ timeout: 500 });
  }, 'the next stop is the player').toPass();
  await keyboard.press('Tab');
  await expect(pause).not.toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(pause).toBeFocused();
  await endTrailer(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('the link of the error page and the retry button of Home work with the keyboard alone', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/nowhere`);
  await tabToAndPress(page, page.getByRole('main').getByRole('link', { name: 'Go to Home' }));
  await expectHeadingFocus(page, 'Gildshelf');
  // Both lists have loaded, so that no request stores them again after `localStorage.clear()`.
  for (const name of ['Top 100 Games', 'Top 100 Anime'])
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(100);

  await page.evaluate(() => localStorage.clear());
  await disableServerRendering(page);
  await page.route('**/api/*/top', (route) => route.fulfill({ status: 500, json: {} }));
  await openFullyLoaded(page, server.url);
  const retry = page.getByRole('button', { name: 'Try Loading Content Again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/*/top');
  await tabToAndPress(page, retry);
  await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
