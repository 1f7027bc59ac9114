import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { password } from '../../support/accounts/signUp.ts';
import { expect } from '../fixtures/unlimitedTest.ts';
import { widgetFrame } from './hostPage.ts';

/** Presses 'Rate' in the widget; resolves to the window that opens. */
export async function pressRate(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await widgetFrame(page, 'gildshelf-rating').getByRole('link', { name: 'Rate', exact: true }).click();
  return opened;
}

/** Logs in through the login form to which the window links. */
export async function logIn(window: Page, username: string) {
  await window.getByRole('link', { name: 'Log In' }).click();
  await window.getByRole('textbox', { name: 'Username or Email' }).fill(username);
  await window.getByRole('textbox', { name: 'Password' }).fill(password);
  await window.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Rates the title of the window with five stars. */
export async function rate(window: Page, status: string) {
  await window.getByLabel('Status').selectOption(status);
  await window.getByRole('slider', { name: 'Rating' }).focus();
  await window.keyboard.press('End');
  await window.getByRole('button', { name: 'Submit' }).click();
  await expect(window.getByText('Rating updated successfully!').first()).toBeVisible();
}

/** Fetches the current rating of a game; other tests rate on the same server. */
export async function fetchRating(server: RunningServer, slug: string) {
  const response = await fetch(server.url + catalogues.game.getTitleRating.path.replace(':slug', slug));
  return (await response.json()) as { readonly average: number | null; readonly count: number };
}

/** The text about an average of `count` ratings in a widget. */
export function averageText(count: number): string {
  const { averageOfOne, average } = ownMessages.embed;
  return (count === 1 ? averageOfOne : average).replace('{count}', String(count));
}
