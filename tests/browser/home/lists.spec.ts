import type { CatalogueType } from '@gildshelf/api-client/contract';
import { builtInTypes, cards, expect, region, test, track } from './homeTest.ts';

test.use({ rendering: 'browser' });

test.use({ viewport: { width: 1280, height: 900 } });

const headings: Readonly<Partial<Record<CatalogueType, string>>> = {
  game: 'Top 100 Games',
  anime: 'Top 100 Anime',
  movie: 'Top 100 Movies',
};

const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width, height };
};

test('Top 100 Games, Top 100 Anime and Top 100 Movies are carousels of 100 cards that scroll horizontally', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  for (const type of builtInTypes) {
    await expect(region(page, type).getByRole('heading', { level: 2 })).toHaveText(headings[type] ?? '');
    await expect(cards(page, type)).toHaveCount(100);
    await expect(track(page, type)).toHaveCSS('overflow-x', 'auto');
    const scrollRange = await track(page, type).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(scrollRange).toBeGreaterThan(5000);
  }
});

test('cards are 150 by 240 px with an image 180 px high, in two rows 24 px apart, filled column by column', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  for (const type of builtInTypes) {
    await expect(cards(page, type)).toHaveCount(100);
    const links = region(page, type).getByRole('link');
    const boxes = await links.evaluateAll((all) =>
      all.slice(0, 4).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const image = card.querySelector('img, svg')?.getBoundingClientRect();
        return { x, y, width, height, image: [image?.width, image?.height] };
      }),
    );
    const [first, second, third, fourth] = boxes;
    expect(boxes.map(({ width, height, image }) => [width, height, ...image])).toEqual(
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
