import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/signUp.ts';
import { disableServerRendering } from '../disableServerRendering.ts';
import { openFullyLoaded } from '../serverTest.ts';
import { expect, mockGames } from './accessibilityTest.ts';
import { longTextGame } from './longTextGame.ts';
import { mockTrailers, playTrailer } from './mockTrailers.ts';
import { waitForAnimations } from './waitForAnimations.ts';

/** A screen in one of its states, and how to reach the state from its URL. */
export interface State {
  readonly name: string;
  /** `:owner` stands for the username of the signed-in user. */
  readonly path: string;
  readonly signedIn?: true;
  /** Whether axe also checks the screen from right to left. */
  readonly isCheckedRtl?: true;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Runs on the opened page; resolves when the state is reached. */
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

/** A response with a public collection; the profile fields are as long as the server accepts, and two have no spaces. */
const publicList = {
  username: 'mara',
  display_name: 'Mara of the Shelf',
  bio: 'Finishes what she starts. '.repeat(12).trim(),
  location: 'L'.repeat(80),
  website: `https://mara.example.com/${'a'.repeat(150)}/`,
  total: 50,
  next: 'cursor',
  items: Array.from({ length: 7 }, (_, index) => ({
    id: `${index}`,
    slug: `title-${index}`,
    name: `Title ${index}`,
    title: `Title ${index}`,
    user_status: 'completed',
    user_rating: 4.5,
  })),
};

/** The states of screens for visitors. */
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
      await disableServerRendering(page);
      await fail('**/api/*/top')(page);
    },
    reach: (page) => expect(page.getByRole('button', { name: 'Try Loading Content Again' })).toBeVisible(),
  },
  { name: 'a game', isCheckedRtl: true, path: witcher, reach: heading('The Witcher 3: Wild Hunt') },
  {
    name: 'a game with long texts in every field',
    path: '/game/endless',
    async prepare(page) {
      await disableServerRendering(page);
      await page.route('**/api/games/endless', (route) => route.fulfill({ json: longTextGame }));
    },
    reach: heading(longTextGame.name),
  },
  { name: 'a game without an average', path: '/game/chrono-trigger', reach: heading('Chrono Trigger') },
  { name: 'a game that does not exist', path: '/game/nothing-of-this-name', reach: heading('Game') },
  {
    name: 'an anime with a trailer',
    isCheckedRtl: true,
    path: trailer,
    prepare: mockTrailers,
    reach: heading("Frieren: Beyond Journey's End"),
  },
  { name: 'a playing trailer', path: trailer, prepare: mockTrailers, reach: playTrailer },
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
  { name: 'the verification screen', path: '/auth/verify-email', reach: heading('Check Your Email') },
  {
    name: 'the screen after the verification',
    path: '/auth/verify-email-success',
    reach: heading('Email Verified!'),
  },
  { name: 'the forgot-password form', path: '/auth/forgot-password', reach: heading('Forgot Password?') },
  { name: 'the reset-password form', path: '/auth/reset-password?token=t', reach: heading('Reset Password') },
  {
    name: 'a collection that is not public',
    path: '/user/nobody/collection',
    reach: heading(ownMessages.collection.notPublic),
  },
  {
    name: 'a public collection with its owner’s full profile',
    path: '/user/mara/collection',
    async prepare(page) {
      await disableServerRendering(page);
      await page.route('**/api/collections/mara/*', (route) => route.fulfill({ json: publicList }));
    },
    reach: (page) => expect(page.getByRole('link', { name: 'Show more games' })).toBeVisible(),
  },
  {
    name: 'the widget builder',
    path: '/embed?widget=rating&slug=portal-2',
    reach: (page) =>
      expect(
        page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Portal 2' }),
      ).toBeVisible(),
  },
  {
    name: 'the rating window of a visitor',
    path: '/embed/rate?type=game&slug=portal-2',
    reach: (page) => expect(page.getByRole('link', { name: 'Log In' })).toBeVisible(),
  },
];

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

/** Opens a page and brings it to one of its states; resolves when its code has loaded and no animation is running. */
export async function openState(
  page: Page,
  server: RunningServer,
  state: State,
  owner: TestUser,
): Promise<void> {
  await state.prepare?.(page);
  await openFullyLoaded(page, `${server.url}${state.path.replace(':owner', owner.username)}`);
  await state.reach(page);
  await waitForAnimations(page);
}
