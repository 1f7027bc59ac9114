import { findAxeViolations } from '../fixtures/findAxeViolations.ts';
import { expect, signIn, test } from './accessibilityTest.ts';
import { findLowContrast } from './findLowContrast.ts';

// With reduced motion, no transition is running during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ mode: 'parallel' });

const light = 'rgb(246, 243, 235)';
const screens = [
  { name: 'Home', path: '/', heading: 'Top 100 Games' },
  { name: 'a title', path: '/game/the-witcher-3-wild-hunt', heading: 'The Witcher 3: Wild Hunt' },
  { name: 'the search', path: '/search?query=legend', heading: 'Discover Content' },
  { name: 'the login', path: '/auth/login', heading: 'Welcome Back!' },
  { name: 'the choice of the theme', path: '/appearance', heading: 'Appearance' },
  { name: 'the dashboard', path: '/user/:owner/dashboard', heading: /^Welcome/, signedIn: true },
];

for (const { name, path, heading, signedIn } of screens)
  test(`${name} in the light theme: axe finds no violation, and text and controls have enough contrast`, async ({
    page,
    server,
    owner,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: 'light', url: server.url }]);
    if (signedIn) await signIn(page, server, owner);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(server.url + path.replace(':owner', owner.username));
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
      await expect(page.locator('body')).toHaveCSS('background-color', light);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(' ', '-')}-${width}.png` });
      expect.soft(await findLowContrast(page), `${width} px`).toEqual([]);
    }
    expect(await findAxeViolations(page)).toEqual([]);
  });

test('the choice of a theme applies at once, and from the first frame of the next page, without scripts too', async ({
  page,
  server,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/appearance`);
  const body = page.locator('body');
  // Dark is the default, whatever the system prefers.
  await expect(body).toHaveCSS('background-color', 'rgb(5, 20, 38)');
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', light);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', 'rgb(5, 20, 38)');

  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'light',
    storageState: await page.context().storageState(),
  });
  const next = await withoutScripts.newPage();
  for (const path of ['/', '/account']) {
    await next.goto(server.url + path);
    await expect(next.locator('html')).toHaveCSS('background-color', light);
    await expect(next.locator('html')).toHaveCSS('color-scheme', 'light');
  }
  await withoutScripts.close();
});
