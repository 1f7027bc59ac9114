// `pnpm screenshots`: takes the screenshots of docs/screenshots from the built product, with a new data directory: the main screens of a
// visitor and of a user with twelve games, and contact sheets of every screen; each in both themes, German and Japanese, at the width
// of a desk and of a phone. With --main it leaves out the contact sheets.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageKeys } from '@gildshelf/api-client/contract';
import { type Browser, chromium } from '@playwright/test';
import { buildStale, servedBuilds } from '../build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../install/ensureChromium.mjs';
import { type RunningServer, startServer } from '../servers/startServer.ts';
import { drawContactSheet } from './contactSheets.ts';
import { createUserWithShelf } from './createUserWithShelf.ts';
import { takeWebp } from './takeWebp.ts';
import {
  prepareVariant,
  type VariantName,
  variantNames,
  variants,
  type WindowName,
  waitForView,
  windowNames,
  windows,
} from './variants.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/screenshots');
const everyScreenFolder = join(root, 'test-results/screenshots');
const username = 'mara';
const quality = 82;

/** `content` is the selector of an element that is visible once the screen shows its content. */
const mainScreens = {
  home: { path: '/', content: 'main li a', isSignedIn: false },
  title: { path: '/game/hollow-knight', content: '[role=slider]', isSignedIn: true },
  dashboard: { path: `/user/${username}/dashboard`, content: 'main li a', isSignedIn: true },
  builder: { path: '/embed', content: 'h1', isSignedIn: false },
} as const;

await buildStale(servedBuilds);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  await takeMainScreens(browser);
  if (!process.argv.includes('--main')) await drawContactSheets(browser);
} finally {
  await browser.close();
}

async function takeMainScreens(browser: Browser): Promise<void> {
  const server = await startServer({
    entry: 'built',
    environment: {
      LOG_LEVEL: 'error',
      HUMAN_CHECK: 'none',
      RATE_LIMITS: 'off',
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
    const token = await createUserWithShelf(server, username);
    for (const variant of variantNames)
      for (const [name, screen] of Object.entries(mainScreens))
        for (const window of windowNames) {
          const options = { ...screen, variant, window, ...(screen.isSignedIn && { token }) };
          save(`${name}.${variant}.${window}.webp`, await takeMainScreen(browser, server, options));
        }
  } finally {
    await server.stop();
    rmSync(server.dataDirectory, { recursive: true, force: true });
  }
}

interface MainScreenOptions {
  readonly path: string;
  readonly content: string;
  readonly variant: VariantName;
  readonly window: WindowName;
  /** Signs the user in. */
  readonly token?: string;
}

/** Opens a page in a new browser context and takes a screenshot of its first view. */
async function takeMainScreen(
  browser: Browser,
  server: RunningServer,
  { path, content, variant, window, token }: MainScreenOptions,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: windows[window],
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (token) {
    const entry = { key: storageKeys.token, value: token };
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), entry);
  }
  await prepareVariant(page, server.url, variant);
  await page.goto(`${server.url}${path}?lang=${variants[variant].language}`);
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  await waitForView(page);
  const screenshot = await takeWebp(page, quality);
  await context.close();
  return screenshot;
}

/** Opens every screen of the site with Playwright, which knows their list and their users, and draws the contact sheets. */
async function drawContactSheets(browser: Browser): Promise<void> {
  const script = join(root, 'scripts/browserTests.mjs');
  const config = '--config=tests/screenshots/playwright.config.ts';
  const { status } = spawnSync(process.execPath, [script, config, '--reporter=line'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Not every screen could be opened.');
  for (const variant of variantNames)
    for (const window of windowNames)
      save(
        `every-screen.${variant}.${window}.webp`,
        await drawContactSheet(browser, { folder: everyScreenFolder, variant, window }),
      );
}

function save(file: string, image: Buffer): void {
  writeFileSync(join(folder, file), image);
  console.log(`Wrote docs/screenshots/${file} (${Math.round(image.length / 1000)} kB).`);
}
