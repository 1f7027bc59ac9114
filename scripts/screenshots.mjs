// `pnpm screenshots`: takes the screenshots of the README from the built product, with a new data directory: Home as a visitor
// sees it, and the dashboard of a user with twelve games. Writes docs/screenshots/home.png and docs/screenshots/dashboard.png.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApiClient } from '@gildshelf/api-client';
import { auth, mediaTypes, storageKeys, updateProfile } from '@gildshelf/api-client/contract';
import { chromium } from '@playwright/test';
import { fonts, installFonts } from '../.storybook/screenshots/fonts.ts';
import { buildStale, servedBuilds } from './build/builds.mjs';
import { chromiumFlags, ensureChromium } from './install/ensureChromium.mjs';
import { startServer } from './servers/startServer.ts';

const root = dirname(import.meta.dirname);
const folder = join(root, 'docs', 'screenshots');
const viewport = { width: 1280, height: 800 };
const mailTimeoutMs = 30_000;
const username = 'mara';
const displayName = 'Mara';
const password = 'gilded1!';

/** Status and rating by slug, in the order in which they are saved: the dashboard shows the last one first. */
const shelf = {
  'resident-evil-4': ['dropped', 2.5],
  'half-life-2': ['completed', 4.5],
  minecraft: ['playing', 4],
  celeste: ['completed', 5],
  undertale: ['planned', 0],
  bloodborne: ['dropped', 3],
  'persona-5-royal': ['planned', 0],
  'portal-2': ['completed', 5],
  'disco-elysium': ['completed', 4.5],
  'stardew-valley': ['playing', 4.5],
  'hollow-knight': ['completed', 4],
  'elden-ring': ['playing', 4.5],
};

await buildStale(servedBuilds);
const server = await startServer({
  entry: 'built',
  environment: {
    LOG_LEVEL: 'error',
    HUMAN_CHECK: 'none',
    // On a busy machine the first view of a page must not fall back to client rendering.
    SERVER_RENDERING_MS: '30000',
    // Unset: emails go to the outbox folder, where the verification link is read, and no provider is requested.
    SMTP_URL: '',
    CATALOGUE_PROVIDERS: '',
    // Unset: the site and its API have the URL on which the server listens.
    HOST: '',
    PUBLIC_URL: '',
    API_URL: '',
  },
});
try {
  const token = await createUserWithShelf();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    mkdirSync(folder, { recursive: true });
    await takeScreenshot(browser, {
      path: '/',
      file: 'home.png',
      isReady: (page) => page.getByRole('link', { name: 'Join Now' }),
    });
    await takeScreenshot(browser, {
      path: `/user/${username}/dashboard`,
      file: 'dashboard.png',
      token,
      isReady: (page) =>
        page.getByRole('list', { name: mediaTypes.game.pluralLabel }).getByRole('link').first(),
    });
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
  rmSync(server.dataDirectory, { recursive: true, force: true });
}

/** Registers and verifies a user, fills in the profile and tracks the games; resolves to the token of the session. */
async function createUserWithShelf() {
  let token = '';
  const client = createApiClient({ host: server.url, getToken: () => token });
  const recaptchaToken = 'none';
  const email = `${username}@example.org`;
  await client.call(auth.register, { body: { email, username, password, recaptchaToken } });
  await client.call(auth.verifyEmail, { body: { token: await mailedToken() } });
  ({ token } = await client.call(auth.logIn, { body: { username, password, recaptchaToken } }));
  // The new token contains the display name. Without a profile the dashboard would offer to complete it.
  ({ token } = await client.call(updateProfile, { body: { display_name: displayName } }));
  for (const [gameId, [status, rating]] of Object.entries(shelf))
    await client.call(mediaTypes.game.rateTitle, { body: { username, gameId, status, rating } });
  return token;
}

/** The token of the verification link, once its email is in the outbox folder. */
async function mailedToken() {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const [link] = server.mailedLinks();
    if (link) return new URL(link).searchParams.get('token') ?? '';
    await setTimeout(50);
  }
  throw new Error(`No verification email was written within ${mailTimeoutMs} ms.`);
}

/**
 * Opens a page in a new browser context and saves a screenshot of its first viewport.
 * @param {import('@playwright/test').Browser} browser
 * @param {{
 *   path: string,
 *   file: string,
 *   token?: string,
 *   isReady: (page: import('@playwright/test').Page) => import('@playwright/test').Locator,
 * }} options `token` signs the user in; `isReady` returns an element that is visible once the page shows its content.
 */
async function takeScreenshot(browser, { path, file, token, isReady }) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  if (token) {
    const entry = { key: storageKeys.token, value: token };
    await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), entry);
  }
  // The product loads no web font, so its text would have the fonts of this machine.
  await context.addInitScript(installFonts, fonts);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
  await isReady(page).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isViewLoaded);
  await page.screenshot({ path: join(folder, file), animations: 'disabled' });
  await context.close();
  console.log(`Wrote docs/screenshots/${file}.`);
}

/** Runs in the page: whether the fonts and every image whose centre is in view have loaded; images further down are lazy. */
function isViewLoaded() {
  const areLoaded = [...document.images].every((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const isInView = document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
    return !isInView || (image.complete && image.naturalWidth > 0);
  });
  return areLoaded && document.fonts.status === 'loaded';
}
