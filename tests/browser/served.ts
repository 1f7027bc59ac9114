import { ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { type Rendering, serverFixture } from './serverFixture.ts';
import { expect, test as watched } from './watched.ts';

/** A watched test with one server a worker, as `npm start` serves it. */
export const test = watched.extend<object, Rendering & { server: RunningServer }>({
  rendering: ['server', { option: true, scope: 'worker' }],
  server: [...serverFixture({ LOG_LEVEL: 'error' })],
});

export { expect };

/** Opens an address and waits until the site has all its code, which it fetches last: a quiet network says nothing about a busy machine. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
}

/** An address of every screen that a visitor reaches, with its heading. */
export const screens = [
  { path: '/', heading: 'Gildshelf' },
  { path: '/game/the-witcher-3-wild-hunt', heading: 'The Witcher 3: Wild Hunt' },
  { path: '/anime/frieren-beyond-journeys-end', heading: "Frieren: Beyond Journey's End" },
  { path: '/game/nothing-of-this-name', heading: 'Game' },
  { path: '/search?query=legend', heading: 'Discover Content' },
  { path: '/account', heading: 'Your shelf is waiting' },
  { path: '/auth/login', heading: 'Welcome Back!' },
  { path: '/auth/register', heading: 'Join the Adventure' },
  { path: '/auth/verify-email', heading: 'Check Your Email' },
  { path: '/auth/verify-email-success', heading: 'Email Verified!' },
  { path: '/auth/forgot-password', heading: 'Forgot Password?' },
  { path: '/auth/reset-password', heading: 'Reset Password' },
  { path: '/auth/oauth-callback', heading: 'Welcome Back!' },
  { path: '/user/nobody/collection', heading: ownMessages.collection.notPublic },
  { path: '/embed', heading: 'Show Gildshelf on your page' },
  { path: '/nowhere', heading: 'Unexpected Application Error!' },
] as const;
