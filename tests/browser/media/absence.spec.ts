import { catalogues, messages } from '@gildshelf/api-client/contract';
import { detailsOf, expect, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

for (const [path, sentence] of [
  ['/game/nothing-of-this-name', catalogues.game.notFound],
  ['/anime/nothing-of-this-name', catalogues.anime.notFound],
] as const)
  test(`${path} says that there is no such title, and leads on`, async ({ page, server, expectSound }) => {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page).toHaveTitle('Not found · Gildshelf');
    await expectSound();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
  });

const answers = [
  { status: 404, body: '' },
  { status: 404, body: '<!doctype html><h1>Not Found</h1>' },
  { status: 404, body: '{"message":"No such row in table titles."}' },
  { status: 404, body: '"nope"' },
  { status: 200, body: 'null' },
];

test('a host says in its own way that it does not know a title, and we say it in ours', async ({
  page,
  server,
}) => {
  for (const answer of answers)
    for (const type of ['game', 'anime'] as const) {
      await page.route(detailsOf(type, 'a-title'), (route) => route.fulfill(answer));
      await page.goto(`${server.url}/${type}/a-title`);
      await expect(page.getByRole('alert')).toContainText(catalogues[type].notFound);
      await expect(page.getByText('No such row')).toHaveCount(0);
    }
});

const addresses = [
  'top',
  'search',
  '%00',
  '%2e%2e%2fapi',
  '%E0%A4%A',
  '%',
  '100%25',
  'a%2Fb%3Fc%23d',
  '%F0%9F%98%80',
  'x'.repeat(2000),
  '<script>alert(1)<%2Fscript>',
];

for (const type of ['game', 'anime'] as const)
  test(`an odd address under /${type} is no title, and never the words of the server`, async ({
    page,
    server,
  }) => {
    for (const address of addresses) {
      await page.goto(`${server.url}/${type}/${address}`);
      await expect(page.getByRole('alert'), address).toContainText(catalogues[type].notFound);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

test('a title with an odd slug is asked for by exactly that', async ({ page, server }) => {
  const asked: string[] = [];
  await page.route('**/api/games/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { id: 1, name: 'A Title' } });
  });
  for (const slug of ['a/b?c#d', '葬送 é', 'a&b=c+d', '...']) {
    await page.goto(`${server.url}/game/${encodeURIComponent(slug)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeVisible();
    expect(asked.at(-1)).toBe(`/api/games/${encodeURIComponent(slug)}`);
  }
});

test('a host that is gone is said to be out of reach', async ({ page, server }) => {
  await page.route('**/api/anime/*', (route) => route.abort());
  await page.goto(`${server.url}/anime/a-title`);
  await expect(page.getByRole('alert')).toContainText(messages.transport.unreachable);
});
