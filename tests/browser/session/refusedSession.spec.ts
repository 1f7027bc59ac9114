import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { dashboardOf, expect, keptToken, openAs, revoke, test } from './sessionTest.ts';

/** Counts how often the address becomes the login's. */
function countRedirects(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/auth/login') count += 1;
  });
  return () => count;
}

const toasts = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: ownMessages.session.ended });

// @control:WEB-01
test('a session that the server has ended leads from the open dashboard to the login: one redirect, one toast', async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  // The last of what the page asks for by itself.
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  const redirects = countRedirects(page);
  const saidOnTheWay = watchFor(page, messages.collection.signedOut);
  await revoke(server, person.token);
  await page.getByRole('radio', { name: 'Anime' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(redirects()).toBe(1);
  expect(await keptToken(page)).toBeNull();
  expect(await saidOnTheWay()).toBe(false);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

/** Watches everything that is drawn for a text, from now on. */
function watchFor(page: Page, text: string): () => Promise<boolean> {
  const watching = page.evaluate((wanted) => {
    Object.assign(window, { hasDrawn: false });
    new MutationObserver(() => {
      if (document.body.textContent.includes(wanted)) Object.assign(window, { hasDrawn: true });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return async () => {
    await watching;
    return page.evaluate(() => Reflect.get(window, 'hasDrawn') === true);
  };
}
