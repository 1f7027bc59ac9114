import { catalogues } from '@gildshelf/api-client/contract';
import { answer, cards, entry, expect, region, test, track, types } from './homeHost.ts';

test.use({ rendering: 'browser' });

test.use({ viewport: { width: 1280, height: 900 } });

const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width, height };
};

test('two carousels of a hundred cards scroll sideways: Top 100 Games and Top 100 Anime', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  for (const type of types) {
    await expect(region(page, type).getByRole('heading', { level: 2 })).toHaveText(
      type === 'game' ? 'Top 100 Games' : 'Top 100 Anime',
    );
    await expect(cards(page, type)).toHaveCount(100);
    await expect(track(page, type)).toHaveCSS('overflow-x', 'auto');
    const hidden = await track(page, type).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBeGreaterThan(5000);
  }
});

test('cards of 150 by 240 with an image of 180 stand in two rows, 24 apart, filled column by column', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  for (const type of types) {
    await expect(cards(page, type)).toHaveCount(100);
    const links = region(page, type).getByRole('link');
    const shown = await links.evaluateAll((all) =>
      all.slice(0, 4).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const image = card.querySelector('img, svg')?.getBoundingClientRect();
        return { x, y, width, height, image: [image?.width, image?.height] };
      }),
    );
    const [first, second, third, fourth] = shown;
    expect(shown.map(({ width, height, image }) => [width, height, ...image])).toEqual(
      Array.from({ length: 4 }, () => [150, 240, 150, 180]),
    );
    expect([second?.x, (second?.y ?? 0) - (first?.y ?? 0)]).toEqual([first?.x, 240 + 24]);
    expect([(third?.x ?? 0) - (first?.x ?? 0), third?.y]).toEqual([150 + 24, first?.y]);
    expect([fourth?.x, fourth?.y]).toEqual([third?.x, second?.y]);
    const tops = await cards(page, type).evaluateAll((all) =>
      all.map((card) => (card as HTMLElement).offsetTop),
    );
    expect(new Set(tops).size).toBe(2);
    const { height } = await region(page, type).getByRole('list').evaluate(boxOf);
    expect(height).toBeGreaterThanOrEqual(400);
    expect(height).toBe(2 * 240 + 24);
  }
});

for (const type of types) {
  test(`a card of ${type === 'game' ? 'a game' : 'an anime'} leads to its page, with the object as navigation state`, async ({
    page,
    server,
  }) => {
    const { id, ...rest } = { id: 'x1', slug: 'the-one', name: 'The One', title: 'The One' };
    const item = { id, slug: rest.slug, [type === 'game' ? 'name' : 'title']: 'The One' };
    await answer(page, type, 'top', { body: [entry(type, 1, item)] });
    await page.route(`**${catalogues[type].root}/the-one`, (route) => route.fulfill({ json: item }));
    await page.goto(server.url);
    await cards(page, type).getByText('The One').click();
    await expect(page).toHaveURL(`${server.url}/${type}/the-one`);
    await expect(page.getByRole('heading', { level: 1, name: 'The One' })).toBeVisible();
    expect(await page.evaluate(() => history.state.usr)).toMatchObject(item);
  });
}

test('a card without a slug does nothing: it is no link, takes no focus, and a click stays on Home', async ({
  page,
  server,
  expectSound,
}) => {
  for (const type of types) {
    const title = type === 'game' ? 'name' : 'title';
    const body = [null, '', undefined, '..'].map((slug, index) =>
      entry(type, index + 1, { id: index + 1, slug, [title]: `Nowhere ${index + 1}` }),
    );
    await answer(page, type, 'top', { body });
  }
  await page.goto(server.url);
  for (const type of types) {
    await expect(cards(page, type)).toHaveCount(4);
    await expect(region(page, type).getByRole('link')).toHaveCount(0);
    await expect(cards(page, type).locator('[tabindex]')).toHaveCount(0);
    for (const card of await cards(page, type).all()) await card.click();
  }
  await expect(page).toHaveURL(`${server.url}/`);
  await expectSound();
});
