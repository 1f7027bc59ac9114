import { messages, ownMessages } from '@gildshelf/api-client/contract';
import {
  fixtureAccessTokens,
  fixtureWebhookDeliveries,
  fixtureWebhooks,
} from '@gildshelf/api-client/testing';
import type { Page } from '@playwright/test';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { expect, mockGames } from './accessibilityTest.ts';
import { fail, heading, type State } from './screenState.ts';

const witcher = '/game/the-witcher-3-wild-hunt';
const apiAccess = '/user/:owner/api-access';
const dashboard = '/user/:owner/dashboard';
const cards = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem');

async function openDialog(page: Page, action: 'Edit' | 'Remove') {
  await page.getByRole('button', { name: `${action} Portal 2` }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The states of screens for a signed-in user with a collection. */
export const ownerStates: readonly State[] = (
  [
    {
      name: 'Home of a signed-in user',
      path: '/',
      reach: (page) => expect(page.getByRole('heading', { name: /^Welcome .+!$/ })).toBeVisible(),
    },
    {
      name: 'the account menu',
      path: '/search',
      async reach(page) {
        await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
        await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      },
    },
    {
      name: 'a game with its rating form',
      isCheckedRtl: true,
      path: witcher,
      reach: (page) => expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible(),
    },
    {
      name: 'a failed rating',
      path: witcher,
      prepare: fail('**/ratings'),
      async reach(page) {
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('alert')).toHaveText(messages.media.ratingFailed);
      },
    },
    {
      name: 'a saved rating',
      path: witcher,
      async reach(page) {
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByText(messages.media.ratingSaved, { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a dashboard of seven games',
      isCheckedRtl: true,
      path: dashboard,
      reach: (page) => expect(cards(page)).toHaveCount(7),
    },
    {
      name: 'a dashboard of a hundred and one games',
      path: dashboard,
      prepare: (page) => mockGames(page, 101),
      reach: (page) => expect(cards(page).first()).toBeVisible(),
    },
    {
      name: 'an empty dashboard',
      path: dashboard,
      async reach(page) {
        await page.getByLabel('Status').selectOption('planned');
        await page.getByText('Anime', { exact: true }).click();
        await expect(page.getByRole('link', { name: 'Browse Content!' })).toBeVisible();
      },
    },
    {
      name: 'a dashboard whose request failed',
      path: dashboard,
      prepare: async (page) => {
        await disableServerRendering(page);
        await fail('**/api/userGames/*/games*')(page);
      },
      reach: (page) => expect(page.getByRole('alert')).toHaveText(messages.media.userContentFailed),
    },
    {
      name: 'the edit dialog',
      isCheckedRtl: true,
      path: dashboard,
      reach: (page) => openDialog(page, 'Edit'),
    },
    {
      name: 'the dialog after a rating',
      path: dashboard,
      async reach(page) {
        const dialog = await openDialog(page, 'Edit');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
      },
    },
    { name: 'the dialog before a removal', path: dashboard, reach: (page) => openDialog(page, 'Remove') },
    {
      name: 'a failed removal',
      path: dashboard,
      prepare: (page) =>
        page.route('**/api/userGames/*/games/*', (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
        ),
      async reach(page) {
        const dialog = await openDialog(page, 'Remove');
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alert')).toHaveText(messages.collection.removeFailed('game'));
      },
    },
    {
      name: 'the dialog after a removal',
      path: dashboard,
      prepare: (page) =>
        page.route('**/api/userGames/*/games/*', (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ json: {} }) : route.continue(),
        ),
      async reach(page) {
        const dialog = await openDialog(page, 'Remove');
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('dialog', { name: 'Successfully Removed' })).toBeVisible();
      },
    },
    { name: 'the profile', path: '/user/:owner/profile', reach: heading('Edit Profile') },
    {
      name: 'the profile with a public collection',
      path: '/user/:owner/profile',
      prepare: (page) =>
        page.route('**/api/profile/visibility', (route) =>
          route.fulfill({ json: { collection: 'public', profile: ['bio'] } }),
        ),
      reach: (page) => expect(page.getByRole('checkbox', { name: 'Show my website' })).toBeVisible(),
    },
    {
      name: 'the change-password dialog',
      path: '/user/:owner/profile',
      async reach(page) {
        await page.getByRole('button', { name: 'Change Password' }).click();
        await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
      },
    },
    {
      name: 'the API access page without tokens',
      isCheckedRtl: true,
      path: apiAccess,
      reach: (page) => expect(page.getByRole('button', { name: 'Create Token' })).toBeVisible(),
    },
    {
      name: 'a list of personal access tokens with an error in the form',
      path: apiAccess,
      prepare: (page) =>
        page.route('**/api/access-tokens', (route) => route.fulfill({ json: fixtureAccessTokens })),
      async reach(page) {
        await page.getByRole('button', { name: 'Create Token' }).click();
        await expect(page.getByRole('alert')).toHaveText(ownMessages.accessTokens.missingName);
      },
    },
    {
      name: 'a new personal access token',
      path: apiAccess,
      async reach(page) {
        await page.getByLabel('Name').fill('A script');
        await page.getByRole('button', { name: 'Create Token' }).click();
        await expect(page.getByRole('textbox', { name: 'Your new token' })).toBeFocused();
      },
    },
    {
      name: 'webhooks that could not be loaded',
      path: apiAccess,
      prepare: fail('**/api/webhooks'),
      reach: (page) => expect(page.getByText(ownMessages.webhooks.loadFailed)).toBeVisible(),
    },
    {
      name: 'a webhook that was disabled after 20 failures, with its deliveries',
      isCheckedRtl: true,
      path: apiAccess,
      prepare: async (page) => {
        await page.route('**/api/webhooks', (route) => route.fulfill({ json: fixtureWebhooks }));
        await page.route('**/api/webhooks/*/deliveries', (route) =>
          route.fulfill({ json: fixtureWebhookDeliveries }),
        );
      },
      async reach(page) {
        await page.getByRole('button', { name: /^Deliveries to / }).click();
        await expect(page.getByText('The response had the status 500.')).toBeVisible();
        await expect(page.getByRole('button', { name: /^Enable / })).toBeVisible();
      },
    },
    {
      name: 'a webhook whose address is not public',
      path: apiAccess,
      async reach(page) {
        await page.getByLabel('URL').fill('https://127.0.0.1/hook');
        await page.getByRole('button', { name: 'Create Webhook' }).click();
        await expect(page.getByRole('alert')).toHaveText(ownMessages.webhooks.notPublic);
      },
    },
    {
      name: 'the warning about unsaved changes',
      path: witcher,
      async reach(page) {
        await page.getByLabel('Status').selectOption('Dropped');
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
        await expect(page.getByRole('alertdialog', { name: ownMessages.unsaved.title })).toBeVisible();
      },
    },
    {
      name: 'the rating window of a signed-in user',
      path: '/embed/rate?type=game&slug=portal-2',
      reach: (page) => expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible(),
    },
  ] satisfies State[]
).map((state) => ({ ...state, signedIn: true }));
