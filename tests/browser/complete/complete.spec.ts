import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { keepScript, withoutScript } from './keepScript.ts';
import { startLate } from './startLate.ts';

const titlePage = '/game/the-witcher-3-wild-hunt';
const publicPages = [
  { path: '/', heading: 'Gildshelf', says: 'Fullmetal Alchemist: Brotherhood' },
  { path: titlePage, heading: 'The Witcher 3: Wild Hunt', says: 'Release Date' },
  { path: '/anime/frieren-beyond-journeys-end', heading: "Frieren: Beyond Journey's End", says: 'Episodes' },
  { path: '/search', heading: 'Discover Content', says: 'Search' },
  { path: '/search?query=witcher', heading: 'Discover Content', says: 'The Witcher 3: Wild Hunt' },
  { path: '/auth/login', heading: 'Welcome Back!', says: 'Forgot Password?' },
  { path: '/auth/register', heading: 'Join the Adventure', says: 'Log in here' },
  { path: '/auth/forgot-password', heading: 'Forgot Password?', says: 'Back to Login' },
  { path: '/game/nothing-of-this-name', heading: 'Game', says: 'Game information not found' },
];

// A busy server lets the browser fill a page that it has not rendered before: here each has been.
test.beforeAll(async ({ server }) => {
  const render = async (path: string) => (await fetch(server.url + path)).text();
  for (const { path } of publicPages) await expect.poll(() => render(path)).toContain('id="answers"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, says } of publicPages) {
    test(`${path} is complete: its heading, its content, its links`, async ({ page, server }) => {
      const answer = await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(says).first()).toBeVisible();
      const isForm = path.startsWith('/auth/');
      const [way, leadsTo] = isForm ? ['Gildshelf', '/'] : ['Search', '/search'];
      await expect(page.getByRole('link', { name: way, exact: true })).toHaveAttribute('href', leadsTo);
      // A form is sent by a script only: by itself the browser would put a password into the address.
      expect((await answer?.text())?.includes('needs JavaScript')).toBe(isForm);
      await expect(page.locator('form button[type=submit]:enabled')).toHaveCount(0);
    });
  }

  test("'Join Now' shows, and a title page offers to log in", async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    await page.goto(server.url + titlePage);
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('a card of Home leads to its title, and that page is complete too', async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\/.+/);
    await expect(page.getByText('Release Date')).toBeVisible();
  });
});

for (const { path, heading } of publicPages) {
  test(`${path} is taken over as it stands: no complaint, no call, no shift`, async ({ page, server }) => {
    const complaints: string[] = [];
    const calls: string[] = [];
    page.on('console', (said) => /error|warning/.test(said.type()) && complaints.push(said.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'sent', document.querySelector('h1'));
        Reflect.set(window, 'title', document.title);
      });
    });
    await openWhole(page, server.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // What the browser says by itself of an answer of 404, or of a picture of the network that is not there.
    expect(complaints.filter((said) => !said.startsWith('Failed to load resource'))).toEqual([]);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'sent') === document.querySelector('h1'))).toBe(
      true,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'title') === document.title)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.001);
  });
}

test('a title that does not exist is 404, one that does 200', async ({ request, server }) => {
  for (const [path, status] of [
    [titlePage, 200],
    ['/game/nothing-of-this-name', 404],
    ['/anime/top', 404],
    ['/nowhere', 404],
  ] as const)
    expect((await request.get(server.url + path)).status(), path).toBe(status);
});

test('three loads in one profile, a way back and a reload: styles and content every time', async ({
  page,
  server,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (let load = 0; load < 3; load++) {
    await page.goto(server.url);
    await expect(heading).toHaveCSS('line-height', '0px');
  }
  await page.goto(server.url + titlePage);
  await page.goBack();
  await expect(heading).toHaveCSS('line-height', '0px');
  await page.reload();
  await expect(heading).toHaveCSS('line-height', '0px');
});

test('a button that is pressed before the script is there does what it is for once it is', async ({
  page,
  server,
}) => {
  const letGo = await keepScript(page);
  await page.goto(server.url, withoutScript);
  const games = page.getByRole('region', { name: 'Top 100 Games' });
  const track = games.getByRole('list').locator('..');
  await games.getByRole('button', { name: /^Next/ }).click();
  expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  letGo();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

for (const isLate of [false, true])
  test(`a button that is pressed while the page is being taken over leads on once${isLate ? ', whichever script comes first' : ''}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('gildshelf:taken-over', () =>
        document.querySelector<HTMLButtonElement>('button[aria-label^="Next"]')?.click(),
      );
    });
    if (isLate) await startLate(page, server.url);
    await page.goto(server.url);
    const track = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('list').locator('..');
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(7 * (150 + 24));
  });

test('what is typed before the script is there is searched once it is', async ({ page, server }) => {
  const letGo = await keepScript(page);
  await page.goto(`${server.url}/search`, withoutScript);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('witcher');
  letGo();
  await expect(page.getByRole('option', { name: /The Witcher 3/ })).toBeVisible();
  await expect(box).toHaveValue('witcher');
  await expect(box).toBeFocused();
});

// @control:SEC-10
test('what is typed into a form before its script is there is sent once it is', async ({ page, server }) => {
  const letGo = await keepScript(page);
  await page.goto(`${server.url}/auth/login`, withoutScript);
  const [name, password] = [
    page.getByLabel('Username or Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await name.pressSequentially('nobody');
  await password.pressSequentially('silver7!');
  await password.press('Enter');
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  const sent = page.waitForRequest('**/api/auth/login');
  letGo();
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ username: 'nobody', password: 'silver7!' });
});

for (const { path, heading } of publicPages.slice(0, 3))
  test(`${path} is taken over also by a script that the browser has already`, async ({ page, server }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await openWhole(page, server.url + path);
    for (let visit = 0; visit < 8; visit++) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    }
    expect(complaints).toEqual([]);
  });

test('a form that begins with a failed attempt shows it, and complains of nothing', async ({
  page,
  server,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await openWhole(page, `${server.url}/auth/login`);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'failedAttempt_login',
      JSON.stringify({ message: 'That was not it.', values: { username: 'mara' } }),
    ),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('That was not it.');
  await expect(page.getByLabel('Username or Email')).toHaveValue('mara');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

// @control:SEC-10
test('an address with a token comes empty: nothing of it is kept', async ({ request, server }) => {
  for (const query of ['?token=secret', '?problem=failed'])
    expect(await (await request.get(`${server.url}/auth/login${query}`)).text()).not.toContain(
      'id="answers"',
    );
});

test('what the server said of the first page is gone on the next one', async ({ page, server }) => {
  await openWhole(page, server.url + titlePage);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', server.url + titlePage);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveTitle('Search · Gildshelf');
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
});
