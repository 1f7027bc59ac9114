import { answer, arrow, cards, entries, entry, expect, region, test, types } from './homeHost.ts';

test.use({ rendering: 'browser' });

const game = (fields: object) => entry('game', 1, { id: 1, slug: 'odd', name: 'Odd', ...fields });
const others = entries('game', 5).slice(1);
const long = 'Gilded shelves of a very long night '.repeat(6).slice(0, 206);

/** The first card, by what it is made of and what is read on it. */
const kinds: Record<string, readonly [first: object, shown: string]> = {
  'no picture': [game({ background_image: null }), 'Odd'],
  'no name': [game({ name: null }), 'Untitled'],
  'an empty name': [game({ name: '  ' }), 'Untitled'],
  'a name that is no text': [game({ name: { en: 'Odd' } }), 'Untitled'],
  'a name of 206 letters': [game({ name: long }), long],
  'a name of 206 letters in one word': [game({ name: 'W'.repeat(206) }), 'W'.repeat(206)],
  'a name from right to left': [game({ name: 'أسطورة زيلدا: أنفاس البرية' }), 'أسطورة زيلدا: أنفاس البرية'],
  'a Japanese name': [
    game({ name: 'ゼルダの伝説 ブレス オブ ザ ワイルド' }),
    'ゼルダの伝説 ブレス オブ ザ ワイルド',
  ],
  'a name of markup': [game({ name: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
  'null in every field but the id': [
    entry('game', null, {
      id: 1,
      slug: null,
      name: null,
      background_image: null,
      released: null,
      genres: null,
    }),
    'Untitled',
  ],
  'a rank that is no number': [entry('game', 'best', { id: 1, slug: 'odd', name: 'Odd' }), 'Odd'],
};

for (const [kind, [first, shown]] of Object.entries(kinds)) {
  test(`Home stays whole with ${kind}`, async ({ page, server, expectSound }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.setViewportSize({ width: 1280, height: 900 });
    await answer(page, 'game', 'top', { body: [first, ...others] });
    await answer(page, 'anime', 'top', { body: entries('anime', 1) });
    await page.goto(server.url);
    await expect(cards(page, 'game')).toHaveText([
      `1${shown.trim()}`,
      '2Title 2',
      '3Title 3',
      '4Title 4',
      '5Title 5',
    ]);
    const box = await cards(page, 'game').first().boundingBox();
    expect([box?.width, box?.height]).toEqual([150, 240]);
    await expect(cards(page, 'anime')).toHaveCount(1);
    await expectSound();
    expect(errors).toEqual([]);
  });
}

for (const slug of ['a/b?c#d', '%00', '進撃の巨人', 'é 🎮', 'x'.repeat(300), 'a&b=c+d', '"><script>']) {
  test(`a card leads to its page by the slug ${slug.slice(0, 20)}`, async ({ page, server }) => {
    const item = { id: 'odd', slug, name: 'Odd' };
    const asked: string[] = [];
    await answer(page, 'game', 'top', { body: [entry('game', 1, item)] });
    await page.route('**/api/games/*', (route) => {
      asked.push(decodeURIComponent(new URL(route.request().url()).pathname));
      return route.request().url().endsWith('/top') ? route.fallback() : route.fulfill({ json: item });
    });
    await page.goto(server.url);
    await cards(page, 'game').getByText('Odd').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Odd' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/game/${encodeURIComponent(slug)}`);
    await expect.poll(() => asked).toContain(`/api/games/${slug}`);
  });
}

test('a slug that no address can hold leads nowhere, and the rest of the list does', async ({
  page,
  server,
}) => {
  const dead = ['\\ud800', '..', '.'].map(
    (slug, index) => `{"rank":${index + 1},"game":{"id":${index + 1},"slug":"${slug}","name":"Dead"}}`,
  );
  const alive = JSON.stringify(entry('game', 4, { id: 4, slug: 'alive', name: 'Alive' }));
  await page.route('**/api/games/top', (route) =>
    route.fulfill({ contentType: 'application/json', body: `[${[...dead, alive].join()}]` }),
  );
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(4);
  await expect(region(page, 'game').getByRole('link')).toHaveAttribute('href', '/game/alive');
});

test('ranks and ids that come twice are cards of their own, each in its place', async ({ page, server }) => {
  const body = ['First', 'Second', 'Third'].map((name) => entry('game', 1, { id: 1, slug: 'same', name }));
  await answer(page, 'game', 'top', { body });
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveText(['1First', '1Second', '1Third']);
});

test('a host that sends 120 entries in any order: the hundred best are shown, the best first', async ({
  page,
  server,
}) => {
  for (const type of types) await answer(page, type, 'top', { body: entries(type, 120).reverse() });
  await page.goto(server.url);
  for (const type of types) {
    await expect(cards(page, type)).toHaveCount(100);
    await expect(cards(page, type).first()).toHaveText('1Title 1');
    await expect(cards(page, type).last()).toHaveText('100Title 100');
  }
});

test('a host that sends three entries: three cards, nowhere to scroll, and both arrows disabled', async ({
  page,
  server,
}) => {
  await answer(page, 'game', 'top', { body: entries('game', 3) });
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(3);
  for (const name of ['Previous', 'Next'] as const)
    await expect(arrow(page, 'game', name)).toHaveAttribute('aria-disabled', 'true');
  await expect(cards(page, 'anime')).toHaveCount(100);
});
