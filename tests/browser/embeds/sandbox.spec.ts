import type { Page } from '@playwright/test';
import { createUser } from '../fixtures/unlimitedTest.ts';
import { expect, test, widgetFrame } from './hostPage.ts';
import { averageText, fetchRating, logIn, rate } from './ratingWindow.ts';

const heading = { level: 2, name: 'Top 100 Anime' } as const;

/** A frame as an editor inserts it, with these sandbox tokens. */
const sandboxedFrame = (path: string, tokens: string) =>
  `<iframe sandbox="${tokens}" src="{gildshelf}${path}" width="600" height="408"></iframe>`;
const frameOf = (page: Page) => page.locator('iframe').contentFrame();

// @control:WEB-09
test('an empty sandbox shows the whole widget', async ({ page, openHostPage }) => {
  await openHostPage({ body: sandboxedFrame('/embed/carousel?type=anime', '') });
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveCount(24);
  await expect(frame.getByRole('link', { name: /Steins;Gate/ })).toHaveAttribute(
    'href',
    '/anime/steins-gate',
  );
});

// @control:WEB-09
test('with the two documented tokens, a link in a sandbox opens a page that hydrates', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({
    body: sandboxedFrame('/embed/carousel?type=anime', 'allow-popups allow-popups-to-escape-sandbox'),
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
test('with the four documented tokens, a user rates a title from a sandbox, and the frame shows the new average', async ({
  page,
  openHostPage,
  server,
}) => {
  const user = await createUser(server);
  const { count } = await fetchRating(server, 'portal-2');
  const tokens = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  await openHostPage({ body: sandboxedFrame('/embed/rating?slug=portal-2', tokens) });
  const opened = page.context().waitForEvent('page');
  await frameOf(page).getByRole('link', { name: 'Rate', exact: true }).click();
  const window = await opened;
  await logIn(window, user.username);
  await rate(window, 'Completed');
  await expect(frameOf(page).getByText(averageText(count + 1))).toBeVisible();
});

// @control:WEB-09
test('on a sandboxed host page, an element keeps its reserved height', async ({ page, openHostPage }) => {
  await openHostPage({
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    body: '<gildshelf-carousel type="anime"></gildshelf-carousel><p>Below</p>',
  });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  await widgetFrame(page).getByRole('button', { name: /^Next/ }).click();
  await expect(widgetFrame(page).getByRole('button', { name: /^Previous/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expect(page.locator('iframe')).toHaveCSS('height', '408px');
  expect(await page.evaluate(() => origin)).toBe('null');
});

// @control:WEB-09
test('when the script of a frame is blocked, it shows and scrolls all titles and links', async ({
  page,
  openHostPage,
}) => {
  await page.route('**/embed-frame.js', (route) => route.abort());
  await openHostPage({ body: '<gildshelf-carousel type="anime" count="40"></gildshelf-carousel>' });
  const frame = widgetFrame(page);
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
