import { ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { newPerson } from '../lenientTest.ts';
import { expect, frameIn, test } from './hostPage.ts';
import { logIn, rate, ratingOf } from './rateInWindow.ts';

const heading = { level: 2, name: 'Top 100 Anime' } as const;

/** A frame as an editor writes it, with these words in its sandbox. */
const boxed = (path: string, tokens: string) =>
  `<iframe sandbox="${tokens}" src="{gildshelf}${path}" width="600" height="408"></iframe>`;
const frameOf = (page: Page) => page.locator('iframe').contentFrame();

// @control:WEB-09
test('in an empty sandbox everything is shown', async ({ page, openHost }) => {
  await openHost({ body: boxed('/embed/carousel?type=anime', '') });
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveCount(24);
  await expect(frame.getByRole('link', { name: /Steins;Gate/ })).toHaveAttribute(
    'href',
    '/anime/steins-gate',
  );
});

// @control:WEB-09
test('with the two documented words links lead out of a sandbox, to a page that is whole', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({
    body: boxed('/embed/carousel?type=anime', 'allow-popups allow-popups-to-escape-sandbox'),
  });
  const opened = page.context().waitForEvent('page');
  await frameOf(page)
    .getByRole('link', { name: /Steins;Gate/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/anime/steins-gate`);
  await expect(tab.locator('html')).toHaveAttribute('data-pages', 'loaded');
  expect(await tab.evaluate(() => opener)).toBeNull();
});

// @control:WEB-09
test('with the four documented words a title is rated from a sandbox, and the frame shows it', async ({
  page,
  openHost,
  server,
}) => {
  const person = await newPerson(server);
  const { count } = await ratingOf(server, 'portal-2');
  const tokens = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  await openHost({ body: boxed('/embed/rating?slug=portal-2', tokens) });
  const opened = page.context().waitForEvent('page');
  await frameOf(page).getByRole('link', { name: 'Rate', exact: true }).click();
  const window = await opened;
  await logIn(window, person.username);
  await rate(window, 'Completed');
  await expect(frameOf(page).getByText(ownMessages.embed.average(count + 1))).toBeVisible();
});

// @control:WEB-09
test('on a page that is in a sandbox itself an element keeps the height that is reserved for it', async ({
  page,
  openHost,
}) => {
  await openHost({
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    body: '<gildshelf-carousel type="anime"></gildshelf-carousel><p>Below</p>',
  });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  await frameIn(page).getByRole('button', { name: /^Next/ }).click();
  await expect(frameIn(page).getByRole('button', { name: /^Previous/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expect(page.locator('iframe')).toHaveCSS('height', '408px');
  expect(await page.evaluate(() => origin)).toBe('null');
});

// @control:WEB-09
test('where the script of a frame is blocked all titles and links are there, and scroll', async ({
  page,
  openHost,
}) => {
  await page.route('**/embed-frame.js', (route) => route.abort());
  await openHost({ body: '<gildshelf-carousel type="anime" count="40"></gildshelf-carousel>' });
  const frame = frameIn(page);
  await expect(frame.getByRole('listitem')).toHaveCount(40);
  await expect(frame.getByRole('link', { name: /Steins;Gate/ }).first()).toHaveAttribute(
    'href',
    '/anime/steins-gate',
  );
  const last = frame.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCSS('height', '408px');
});
