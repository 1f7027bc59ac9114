import { oddGames, otherGames } from '../../support/oddGames.ts';
import { entries } from '../../support/topListEntries.ts';
import { answer, arrow, cards, expect, test } from './homeHost.ts';

test.use({ rendering: 'browser' });

test('cards of unusual entries are as large as any other, and pass the accessibility check', async ({
  page,
  server,
  expectSound,
}) => {
  const unusual = Object.values(oddGames).map(([first]) => first);
  const body = [...unusual, ...otherGames];
  await page.setViewportSize({ width: 1280, height: 900 });
  await answer(page, 'game', body);
  await answer(page, 'anime', entries('anime', 1));
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
  await expectSound();
});

test('a host that sends three entries: three cards, nowhere to scroll, and both arrows disabled', async ({
  page,
  server,
}) => {
  await answer(page, 'game', entries('game', 3));
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(3);
  for (const name of ['Previous', 'Next'] as const)
    await expect(arrow(page, 'game', name)).toHaveAttribute('aria-disabled', 'true');
  await expect(cards(page, 'anime')).toHaveCount(100);
});
