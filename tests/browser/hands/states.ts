import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { filledByBrowser } from '../filledByBrowser.ts';
import { openWhole } from '../served.ts';
import { endless } from './endless.ts';
import { expect, giveGames } from './handsTest.ts';
import { settle } from './settle.ts';
import { playTrailer, standInForTrailers } from './trailerStandIn.ts';

/** A screen in one of its states, and how to get there from its address. */
export interface State {
  readonly name: string;
  /** Of the owner's own pages the part behind their name. */
  readonly path: string;
  readonly signedIn?: true;
  /** Looked at from right to left by axe too. */
  readonly isTurned?: true;
  /** Whatever has to be in place before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** From the opened page to the state; it is reached when this ends. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const cards = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem');
const fail = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: {} }));

const witcher = '/game/the-witcher-3-wild-hunt';
const trailer = '/anime/frieren-beyond-journeys-end';
const dashboard = '/user/:owner/dashboard';

async function openDialog(page: Page, action: 'Edit' | 'Remove') {
  await page.getByRole('button', { name: `${action} Portal 2` }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A page of a public collection; all of the profile is as long as the server takes it, without a space. */
const publicList = {
  username: 'mara',
  display_name: 'Mara of the Shelf',
  bio: 'Finishes what she starts. '.repeat(12).trim(),
  location: 'L'.repeat(80),
  website: `https://mara.example.com/${'a'.repeat(150)}/`,
  total: 50,
  next: 'place',
  items: Array.from({ length: 7 }, (_, index) => ({
    id: `${index}`,
    slug: `title-${index}`,
    name: `Title ${index}`,
    title: `Title ${index}`,
    user_status: 'completed',
    user_rating: 4.5,
  })),
};

/** What a visitor comes to see. */
export const visitorStates: readonly State[] = [
  {
    name: 'Home',
    path: '/',
    reach: (page) => expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible(),
  },
  {
    name: 'Home without its lists',
    path: '/',
    async prepare(page) {
      await filledByBrowser(page);
      await fail('**/api/*/top')(page);
    },
    reach: (page) => expect(page.getByRole('button', { name: 'Try Loading Content Again' })).toBeVisible(),
  },
  { name: 'a game', isTurned: true, path: witcher, reach: heading('The Witcher 3: Wild Hunt') },
  {
    name: 'a game with the longest of everything',
    path: '/game/endless',
    async prepare(page) {
      await filledByBrowser(page);
      await page.route('**/api/games/endless', (route) => route.fulfill({ json: endless }));
    },
    reach: heading(endless.name),
  },
  { name: 'a game without an average', path: '/game/chrono-trigger', reach: heading('Chrono Trigger') },
  { name: 'a game that is not there', path: '/game/nothing-of-this-name', reach: heading('Game') },
  {
    name: 'an anime with a trailer',
    isTurned: true,
    path: trailer,
    prepare: standInForTrailers,
    reach: heading("Frieren: Beyond Journey's End"),
  },
  { name: 'a playing trailer', path: trailer, prepare: standInForTrailers, reach: playTrailer },
  { name: 'Search', path: '/search', reach: heading('Discover Content') },
  {
    name: 'Search with results',
    path: '/search?query=legend',
    reach: (page) => expect(page.getByText(/^\d+ results$/)).toBeVisible(),
  },
  {
    name: 'Search without results',
    path: '/search?query=qqqq',
    reach: (page) => expect(page.getByText('No results found')).toBeVisible(),
  },
  { name: 'Account', path: '/account', reach: heading('Your shelf is waiting') },
  { name: 'the error screen', path: '/nowhere', reach: heading('Unexpected Application Error!') },
  { name: 'Login', path: '/auth/login', reach: heading('Welcome Back!') },
  { name: 'Register', path: '/auth/register', reach: heading('Join the Adventure') },
  { name: 'a mail that is waited for', path: '/auth/verify-email', reach: heading('Check Your Email') },
  { name: 'a verified email', path: '/auth/verify-email-success', reach: heading('Email Verified!') },
  { name: 'a forgotten password', path: '/auth/forgot-password', reach: heading('Forgot Password?') },
  { name: 'a new password', path: '/auth/reset-password?token=t', reach: heading('Reset Password') },
  {
    name: 'a collection that nobody may see',
    path: '/user/nobody/collection',
    reach: heading(ownMessages.collection.notPublic),
  },
  {
    name: 'a public collection with all of its owner’s profile',
    path: '/user/mara/collection',
    async prepare(page) {
      await filledByBrowser(page);
      await page.route('**/api/collections/mara/*', (route) => route.fulfill({ json: publicList }));
    },
    reach: (page) => expect(page.getByRole('link', { name: 'Show more games' })).toBeVisible(),
  },
  {
    name: 'the builder of widgets',
    path: '/embed?widget=rating&slug=portal-2',
    reach: (page) =>
      expect(
        page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Portal 2' }),
      ).toBeVisible(),
  },
  {
    name: 'the window in which a visitor would rate',
    path: '/embed/rate?type=game&slug=portal-2',
    reach: (page) => expect(page.getByRole('link', { name: 'Log In' })).toBeVisible(),
  },
];

/** What somebody with a shelf comes to see. */
export const ownerStates: readonly State[] = (
  [
    {
      name: 'Home of somebody signed in',
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
      isTurned: true,
      path: witcher,
      reach: (page) => expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible(),
    },
    {
      name: 'a rating that failed',
      path: witcher,
      prepare: fail('**/ratings'),
      async reach(page) {
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('alert')).toHaveText(messages.media.ratingFailed);
      },
    },
    {
      name: 'a rating that was saved',
      path: witcher,
      async reach(page) {
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByText(messages.media.ratingSaved, { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a dashboard of seven games',
      isTurned: true,
      path: dashboard,
      reach: (page) => expect(cards(page)).toHaveCount(7),
    },
    {
      name: 'a dashboard of a hundred and one games',
      path: dashboard,
      prepare: (page) => giveGames(page, 101),
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
      name: 'a dashboard that did not load',
      path: dashboard,
      prepare: async (page) => {
        await filledByBrowser(page);
        await fail('**/api/userGames/*/games*')(page);
      },
      reach: (page) => expect(page.getByRole('alert')).toHaveText(messages.media.userContentFailed),
    },
    { name: 'the edit dialog', isTurned: true, path: dashboard, reach: (page) => openDialog(page, 'Edit') },
    {
      name: 'the confirmation of a rating',
      path: dashboard,
      async reach(page) {
        const dialog = await openDialog(page, 'Edit');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
      },
    },
    { name: 'the question before a removal', path: dashboard, reach: (page) => openDialog(page, 'Remove') },
    {
      name: 'a removal that failed',
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
      name: 'the confirmation of a removal',
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
      name: 'the profile of somebody whose collection is public',
      path: '/user/:owner/profile',
      prepare: (page) =>
        page.route('**/api/profile/visibility', (route) =>
          route.fulfill({ json: { collection: 'public', profile: ['bio'] } }),
        ),
      reach: (page) => expect(page.getByRole('checkbox', { name: 'Show my website' })).toBeVisible(),
    },
    {
      name: 'the dialog of a new password',
      path: '/user/:owner/profile',
      async reach(page) {
        await page.getByRole('button', { name: 'Change Password' }).click();
        await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
      },
    },
    {
      name: 'the question before unsaved changes are lost',
      path: witcher,
      async reach(page) {
        await page.getByLabel('Status').selectOption('Dropped');
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
        await expect(page.getByRole('alertdialog', { name: ownMessages.unsaved.title })).toBeVisible();
      },
    },
    {
      name: 'the window in which a title is rated for a widget',
      path: '/embed/rate?type=game&slug=portal-2',
      reach: (page) => expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible(),
    },
  ] satisfies State[]
).map((state) => ({ ...state, signedIn: true }));

/** Opens a page and brings it to one of its states, with all its code there and nothing under way. */
export async function openState(
  page: Page,
  server: RunningServer,
  state: State,
  owner: Person,
): Promise<void> {
  await state.prepare?.(page);
  await openWhole(page, `${server.url}${state.path.replace(':owner', owner.username)}`);
  await state.reach(page);
  await settle(page);
}
