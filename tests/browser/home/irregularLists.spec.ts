import { entries, ordinaryGames, unusualGames } from '../../support/topLists.ts';
import { arrowButton, cards, expect, mockTopList, test } from './homeTest.ts';

test.use({ rendering: 'browser' });

test('cards of irregular entries have the same size as others and pass the accessibility check', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const irregular = Object.values(unusualGames).map(([first]) => first);
  const body = [...irregular, ...ordinaryGames];
  await page.setViewportSize({ width: 1280, height: 900 });
  await mockTopList(page, 'game', body);
  await mockTopList(page, 'anime', entries('anime', 1));
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(body.length);
  await expect(cards(page, 'anime')).toHaveCount(1);
  const sizes = await cards(page, 'game').evaluateAll((all) =>
    all.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return `${width} × ${height}`;
    }),
  );
  expect(sizes).toEqual(body.map(() => '150 × 240'));
  await expectNoViolations();
});

test('a list of three entries has three cards and both arrow buttons disabled', async ({ page, server }) => {
  await mockTopList(page, 'game', entries('game', 3));
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(3);
  for (const name of ['Previous', 'Next'] as const)
    await expect(arrowButton(page, 'game', name)).toHaveAttribute('aria-disabled', 'true');
  await expect(cards(page, 'anime')).toHaveCount(100);
});
