import {
  builtInTypes,
  type CatalogueType,
  catalogues,
  endpointPath,
  getRelatedTitles,
  listReviews,
} from '@gildshelf/api-client/contract';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test } from '../fixtures/unlimitedTest.ts';
import { delayScript, runReplayScriptLate, untilCommit } from './delayScript.ts';

const titlePage = '/game/the-witcher-3-wild-hunt';
const publicPages = [
  { path: '/', heading: 'Gildshelf', text: 'Fullmetal Alchemist: Brotherhood' },
  { path: titlePage, heading: 'The Witcher 3: Wild Hunt', text: 'Release Date' },
  { path: '/anime/frieren-beyond-journeys-end', heading: "Frieren: Beyond Journey's End", text: 'Episodes' },
  { path: '/movie/the-godfather', heading: 'The Godfather', text: 'Francis Ford Coppola' },
  { path: '/search', heading: 'Discover Content', text: 'Search' },
  { path: '/search?query=witcher', heading: 'Discover Content', text: 'The Witcher 3: Wild Hunt' },
  { path: '/auth/login', heading: 'Welcome Back!', text: 'Forgot Password?' },
  { path: '/auth/register', heading: 'Join the Adventure', text: 'Log in here' },
  { path: '/auth/forgot-password', heading: 'Forgot Password?', text: 'Back to Login' },
  { path: '/game/nothing-of-this-name', heading: 'Game', text: 'Game information not found' },
];

// A busy server sends the client-rendered shell of a page that it has not rendered yet, so each page is rendered beforehand.
test.beforeAll(async ({ server }) => {
  const render = async (path: string) => (await fetch(server.url + path)).text();
  for (const { path } of publicPages) await expect.poll(() => render(path)).toContain('id="responses"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, text } of publicPages) {
    test(`${path} is server-rendered with its heading, content and links`, async ({ page, server }) => {
      const response = await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
      const isForm = path.startsWith('/auth/');
      const [link, href] = isForm ? ['Gildshelf', '/'] : ['Search', '/search'];
      await expect(page.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href);
      // Forms need JavaScript: the browser's own submission would put the password into the URL.
      expect((await response?.text())?.includes('needs JavaScript')).toBe(isForm);
      await expect(page.locator('form button[type=submit]:enabled')).toHaveCount(0);
    });
  }

  test("Home shows 'Join Now', and a title page links to the login", async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    await page.goto(server.url + titlePage);
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test("a title page shows no 'Share', which opens a dialog", async ({ page, server }) => {
    await page.goto(server.url + titlePage);
    await expect(page.getByText('Release Date')).toBeVisible();
    await expect(page.getByText('Share', { exact: true })).toBeHidden();
  });

  test('a card on Home links to a title page that is server-rendered too', async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\/.+/);
    await expect(page.getByText('Release Date')).toBeVisible();
  });
});

const laterOnTitle = (type: CatalogueType, slug: string) => ({
  region: 'Similar titles',
  requests: [
    ...[catalogues[type].getTitleRating, getRelatedTitles[type]].map((call) => endpointPath(call, { slug })),
    endpointPath(listReviews, { mediaType: type, titleId: 'some-id' }),
  ],
  /** Its content is requested when it is near the window. */
  last: 'Reviews',
});

/**
 * Home loads the top lists that a host may lack after hydration, and title pages what is below their first view; so does the empty search
 * with its popular titles, because the server does not know the searches of a browser.
 */
const laterContent: Readonly<
  Record<string, { readonly region: string; readonly requests: readonly string[]; readonly last?: string }>
> = {
  '/': { region: 'Top 100 Movies', requests: [catalogues.movie.listTopTitles.path] },
  [titlePage]: laterOnTitle('game', 'the-witcher-3-wild-hunt'),
  '/anime/frieren-beyond-journeys-end': laterOnTitle('anime', 'frieren-beyond-journeys-end'),
  '/movie/the-godfather': laterOnTitle('movie', 'the-godfather'),
  '/search': {
    region: 'Popular titles',
    requests: builtInTypes.map((type) => catalogues[type].listTopTitles.path),
  },
};

for (const { path, heading } of publicPages) {
  const later = laterContent[path];
  test(`${path} hydrates without errors, layout shifts or ${later ? 'other' : 'API'} requests`, async ({
    page,
    server,
  }) => {
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => /error|warning/.test(message.type()) && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on(
      'request',
      (request) => request.url().includes('/api/') && requests.push(new URL(request.url()).pathname),
    );
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
    await openFullyLoaded(page, server.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (later)
      await expect(page.getByRole('region', { name: later.region }).getByRole('link').first()).toBeVisible();
    const shifted = await page.evaluate(() => Reflect.get(window, 'shifted'));
    if (later?.last) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('region', { name: later.last })).toBeVisible();
    }
    // The browser itself logs responses with status 404, and images that it cannot load without a network.
    expect(errors.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([]);
    const paths = requests.map((request) => request.replace(/(?<=^\/api\/reviews\/\w+\/).+/, 'some-id'));
    expect(paths.toSorted()).toEqual(later?.requests.toSorted() ?? []);
    expect(await page.evaluate(() => Reflect.get(window, 'sent') === document.querySelector('h1'))).toBe(
      true,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'title') === document.title)).toBe(true);
    expect(shifted).toBeLessThanOrEqual(0.001);
  });
}

test('responds with 200 to an existing title, and with 404 to unknown titles and paths', async ({
  request,
  server,
}) => {
  for (const [path, status] of [
    [titlePage, 200],
    ['/game/nothing-of-this-name', 404],
    ['/anime/top', 404],
    ['/nowhere', 404],
  ] as const)
    expect((await request.get(server.url + path)).status(), path).toBe(status);
});

test('repeated loads, a back navigation and a reload all show the styled page', async ({ page, server }) => {
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

test('a button pressed before the script has loaded acts after hydration', async ({ page, server }) => {
  const releaseScript = await delayScript(page);
  await page.goto(server.url, untilCommit);
  const games = page.getByRole('region', { name: 'Top 100 Games' });
  const track = games.getByRole('list').locator('..');
  await games.getByRole('button', { name: /^Next/ }).click();
  expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  releaseScript();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

for (const isReplayLast of [false, true])
  test(`a button pressed during hydration acts once${isReplayLast ? ', also when the replay script runs last' : ''}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('gildshelf:hydrated', () =>
        document.querySelector<HTMLButtonElement>('button[aria-label^="Next"]')?.click(),
      );
    });
    if (isReplayLast) await runReplayScriptLate(page, server.url);
    await page.goto(server.url);
    const track = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('list').locator('..');
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(7 * (150 + 24));
  });

test('text typed before the script has loaded is searched after hydration', async ({ page, server }) => {
  const releaseScript = await delayScript(page);
  await page.goto(`${server.url}/search`, untilCommit);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('witcher');
  releaseScript();
  await expect(page.getByRole('option', { name: /The Witcher 3/ })).toBeVisible();
  await expect(box).toHaveValue('witcher');
  await expect(box).toBeFocused();
});

// @control:SEC-10
test('credentials typed before the script has loaded stay out of the URL, and are sent after hydration', async ({
  page,
  server,
}) => {
  const releaseScript = await delayScript(page);
  await page.goto(`${server.url}/auth/login`, untilCommit);
  const [name, password] = [
    page.getByLabel('Username or Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await name.pressSequentially('nobody');
  await password.pressSequentially('silver7!');
  await password.press('Enter');
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  const sent = page.waitForRequest('**/api/auth/login');
  releaseScript();
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ username: 'nobody', password: 'silver7!' });
});

for (const { path, heading } of publicPages.slice(0, 3))
  test(`${path} hydrates when the browser has the script in its cache`, async ({ page, server }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openFullyLoaded(page, server.url + path);
    for (let visit = 0; visit < 8; visit++) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    }
    expect(errors).toEqual([]);
  });

test('a form with a stored failed attempt hydrates without errors', async ({ page, server }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openFullyLoaded(page, `${server.url}/auth/login`);
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
  expect(errors).toEqual([]);
});

// @control:SEC-10
test('a login URL with a token or a problem is not server-rendered, so that it is never cached', async ({
  request,
  server,
}) => {
  for (const query of ['?token=secret', '?problem=failed'])
    expect(await (await request.get(`${server.url}/auth/login${query}`)).text()).not.toContain(
      'id="responses"',
    );
});

test('a navigation removes the canonical link and the Open Graph tags of the server-rendered page', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url + titlePage);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', server.url + titlePage);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveTitle('Search · Gildshelf');
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
});
