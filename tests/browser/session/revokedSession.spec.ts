import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { dashboardOf, expect, openSignedIn, readStoredToken, revokeSession, test } from './sessionTest.ts';

/** Counts the navigations to the login. */
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
test('a session revoked on the server redirects the open dashboard to the login once, with one toast', async ({
  page,
  server,
  user,
}) => {
  await openSignedIn(page, server, user.token, dashboardOf(user));
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  // The last element that depends on a request of the page.
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  const redirects = countRedirects(page);
  const hasShownSignedOut = watchForText(page, messages.collection.signedOut);
  await revokeSession(server, user.token);
  await page.getByRole('radio', { name: 'Anime' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(redirects()).toBe(1);
  expect(await readStoredToken(page)).toBeNull();
  expect(await hasShownSignedOut()).toBe(false);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

/** Watches the page from now on; the returned function reports whether it has rendered the text. */
function watchForText(page: Page, text: string): () => Promise<boolean> {
  const started = page.evaluate((searched) => {
    Object.assign(window, { hasRendered: false });
    new MutationObserver(() => {
      if (document.body.textContent.includes(searched)) Object.assign(window, { hasRendered: true });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return async () => {
    await started;
    return page.evaluate(() => Reflect.get(window, 'hasRendered') === true);
  };
}
