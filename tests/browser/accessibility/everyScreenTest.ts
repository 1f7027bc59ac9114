import type { Language } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import type { LocalisedScreen } from '../../support/everyScreen.ts';
import { createPublicUser } from '../embeds/hostPage.ts';
import { expect, test as optionalTypesTest, signIn } from '../fixtures/optionalTypesTest.ts';
import { waitForAnimations } from './pageRendering.ts';

/** Playwright's test on a server with titles of every media type, with a user per worker whose collection is public. */
export const test = optionalTypesTest.extend<object, { owner: TestUser }>({
  owner: [
    async ({ server }, use) => {
      await use(await createPublicUser(server, ['bioshock', 'half-life-2', 'portal-2']));
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** Opens a screen in a language; resolves when its content, dialog or menu is visible and its fonts and code have loaded. */
export async function openScreen(
  page: Page,
  server: RunningServer,
  { path, content, isSignedIn, opener }: LocalisedScreen,
  { owner, language }: { readonly owner: TestUser; readonly language: Language },
): Promise<void> {
  if (isSignedIn) await signIn(page, server, owner);
  const url = new URL(path.replace(':username', owner.username), server.url);
  url.searchParams.set('lang', language);
  await page.goto(url.href);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator(content).first()).toBeVisible();
  // The documents of widgets load no pages.
  if (await page.locator('#root').count())
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  if (opener) {
    await page.locator(opener).first().click();
    await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
  await waitForAnimations(page);
}
