import { expect, mockSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const responses = {
  games: [
    { id: 1, slug: 'zelda-b', name: 'Zelda B' },
    { id: 2, slug: 'zelda-c', name: 'Zelda C' },
  ],
  anime: [{ id: 3, slug: 'zelda-a', title: 'Zelda A' }],
};

test('Home, End, the left and right arrow keys and keys with a modifier act on the text, not on the results', async ({
  page,
  server,
}) => {
  await mockSearch(page, responses);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(3);
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const caret = () => box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  for (const [key, selected] of [
    ['Home', [0, 0]],
    ['ArrowRight', [1, 1]],
    ['End', [5, 5]],
    ['ArrowLeft', [4, 4]],
    ['Shift+Home', [0, 4]],
    ['Shift+ArrowDown', [4, 5]],
  ] as const) {
    await page.keyboard.press(key);
    expect(await caret(), key).toEqual(selected);
    await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Alt+Enter');
  await expect(page).toHaveURL(`${server.url}/search?query=zelda`);
});
