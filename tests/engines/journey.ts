import { expect } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { serveForeignSite } from '../support/servers/serveForeignSite.ts';
import type { JourneyPage } from './JourneyPage.ts';

const user = { email: 'mara@example.org', username: 'Mara', password: 'gilded1!' };
const witcher = 'The Witcher 3: Wild Hunt';

/** A visitor opens Home, a title from its card, goes back, and opens a search result. */
export async function browse(page: JourneyPage, server: RunningServer) {
  await page.open(server.url);
  await expectHome(page);
  await page.screenshot('home');

  const card = await page.firstText(['region', 'Top 100 Games'], ['link']);
  await page.clickFirst(['region', 'Top 100 Games'], ['link']);
  await page.expectPath(/^\/game\/./);
  expect(card).toContain(await page.firstText(['heading']));
  await page.screenshot('title');
  await page.click(['button', 'Back']);
  await page.expectPath('/');
  await expectHome(page);

  await page.click(['navigation'], ['link', 'Search']);
  await page.expectHeadingFocus('Discover Content');
  await page.fill('Search', 'witcher');
  await page.expectText(witcher, ['option']);
  await page.screenshot('search');
  await page.click(['option']);
  await page.expectPath('/game/the-witcher-3-wild-hunt');
  await page.expectShown(['heading', witcher]);
}

async function expectHome(page: JourneyPage) {
  for (const list of ['Top 100 Games', 'Top 100 Anime'])
    await page.expectCount(100, ['region', list], ['link']);
}

/** Registers, opens the mailed link and logs in by the form. */
export async function signUp(page: JourneyPage, server: RunningServer) {
  await page.open(`${server.url}/auth/register`);
  await page.fill('Email', user.email);
  await page.fill('Username', user.username);
  await page.fill('Password', user.password);
  await page.screenshot('register');
  await page.click(['button', 'Register']);
  await page.expectShown(['heading', 'Check Your Email']);

  await expect.poll(() => server.mailedLinks().length, 'mailed links').toBeGreaterThan(0);
  await page.open(server.mailedLinks().at(-1) ?? '');
  await page.expectShown(['heading', 'Email Verified!']);
  await page.click(['link', 'Log In to Your Account']);
  await page.expectHeadingFocus('Welcome Back!');
  await page.fill('Username or Email', user.username);
  await page.fill('Password', user.password);
  await page.expectStyle('text-decoration-line', 'underline', ['link', 'Forgot Password?']);
  await page.screenshot('login');
  await page.click(['button', 'Login']);
  await page.expectText(`Welcome, ${user.username}!`);
}

/** Rates a title by keyboard and finds it on the dashboard. */
export async function rate(page: JourneyPage, server: RunningServer) {
  await page.open(`${server.url}/game/the-witcher-3-wild-hunt`);
  await page.choose('Status', 'Completed');
  await page.press('End', ['slider', 'Rating']);
  await page.press('ArrowLeft', ['slider', 'Rating']);
  await page.expectAttribute('aria-valuetext', '4.5 of 5 stars', ['slider', 'Rating']);
  await page.press('Enter', ['button', 'Submit']);
  await page.expectText('Rating updated successfully!');
  await page.screenshot('rated');

  await page.open(`${server.url}/user/${user.username}/dashboard`);
  const games = ['list', 'Games'] as const;
  await page.expectText(witcher, games, ['listitem']);
  await page.expectText('Status: Completed', games, ['listitem']);
  await page.expectShown(games, ['img', '4.5 of 5 stars']);
  await page.screenshot('dashboard');
}

/** Opens the profile from the account menu and makes the collection public there. */
export async function publish(page: JourneyPage) {
  await page.click(['navigation'], ['button', 'Account']);
  for (const item of ['Dashboard', 'Profile', 'Logout']) await page.expectShown(['menuitem', item]);
  await page.screenshot('account-menu');
  await page.click(['menuitem', 'Profile']);
  await page.expectPath(`/user/${user.username}/profile`);
  await page.click(['checkbox', 'Let anyone see my collection']);
  await page.expectShown(['link', 'your public page']);
  await page.screenshot('profile');
}

export async function logOut(page: JourneyPage) {
  await page.click(['navigation'], ['button', 'Account']);
  await page.click(['menuitem', 'Logout']);
  await page.expectPath('/');
  await page.expectShown(['navigation'], ['link', 'Account']);
  await page.screenshot('logged-out');
}

/** A page on another origin shows a carousel, a rating and the collection in frames. */
export async function embed(page: JourneyPage, server: RunningServer) {
  const host = await serveForeignSite(`<title>Host</title>
    <gildshelf-carousel type="anime" count="12"></gildshelf-carousel>
    <gildshelf-rating type="game" slug="the-witcher-3-wild-hunt"></gildshelf-rating>
    <gildshelf-collection user="${user.username}"></gildshelf-collection>
    <script src="${server.url}/embed.js" async></script>`);
  try {
    await page.open(host.url);
    await page.inFrame('gildshelf-carousel', async () => {
      await page.expectCount(12, ['listitem']);
      await page.screenshot('embedded-carousel');
    });
    await page.inFrame('gildshelf-rating', async () => {
      await page.expectShown(['heading', witcher]);
      await page.expectShown(['link', 'Rate']);
      await page.screenshot('embedded-rating');
    });
    await page.inFrame('gildshelf-collection', async () => {
      await page.expectText(witcher, ['listitem']);
      await page.expectShown(['img', '4.5 of 5 stars']);
      await page.screenshot('embedded-collection');
    });
  } finally {
    await host.close();
  }
}
