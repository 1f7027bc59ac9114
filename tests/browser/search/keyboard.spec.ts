import { stopClock } from '../stopClock.ts';
import { echoHost, expect, gate, openSearch, searchHost, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const three = {
  games: [
    { id: 1, slug: 'zelda-b', name: 'Zelda B' },
    { id: 2, slug: 'zelda-c', name: 'Zelda C' },
  ],
  anime: [{ id: 3, slug: 'zelda-a', title: 'Zelda A' }],
};

test('the arrows go through the results and around their ends, and Enter opens the one they are on', async ({
  page,
  server,
}) => {
  await searchHost(page, three);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(3);
  await box.focus();
  const expectActive = async (index: number) => {
    for (const [place, result] of (await results.all()).entries())
      await expect(result).toHaveAttribute('aria-selected', String(place === index));
    const id = await results.nth(index).getAttribute('id');
    await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(box).toBeFocused();
  };
  await expectActive(0);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(index);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/game/zelda-b`);
  expect(await page.evaluate(() => history.state.usr.name)).toBe('Zelda B');
});

test('Home, End, the arrows to the sides and keys with a modifier stay with the text', async ({
  page,
  server,
}) => {
  await searchHost(page, three);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(3);
  await box.focus();
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

test('Enter asks at once, and waits for the answer to the text as typed: an earlier result is never opened', async ({
  page,
  server,
}) => {
  const second = gate();
  const asked = await searchHost(page, {
    games: async (query) => {
      if (query === 'zelda two') await second.opened;
      return [{ id: query, slug: query.replace(' ', '-'), name: `Found by ${query}` }];
    },
  });
  await page.clock.install();
  const { box, names } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText(['Found by zelda']);
  await stopClock(page);
  await box.press('End');
  await page.keyboard.type(' two');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.at(-1)).toBe('games zelda two');
  await expect(names).toHaveText(['Found by zelda']);
  await expect(page).toHaveURL(`${server.url}/search?query=zelda+two`);
  second.open();
  await expect(page).toHaveURL(`${server.url}/game/zelda-two`);
  await page.goBack();
  await expect(box).toHaveValue('zelda two');
});

test('Enter before there is any result opens the first that the text finds; nothing where it finds nothing', async ({
  page,
  server,
}) => {
  await searchHost(page, {
    games: (query) => (query === 'zelda' ? [{ id: 1, slug: 'zelda', name: 'Zelda' }] : []),
  });
  const { box, nothing } = await openSearch(page, server);
  await box.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('zeld');
  await page.keyboard.press('Enter');
  await expect(nothing).toBeVisible();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/game/zelda`);
});

test('an Enter that waits is taken back by another letter, by Escape and by leaving the box', async ({
  page,
  server,
}) => {
  for (const takeBack of ['x', 'Escape', 'Tab']) {
    const slow = gate();
    const asked = await searchHost(page, {
      games: async (query) => {
        if (query === 'zelda') await slow.opened;
        return [{ id: query, slug: query, name: `Found by ${query}` }];
      },
    });
    const { box, names } = await openSearch(page, server);
    await box.fill('zelda');
    await box.press('Enter');
    await expect.poll(() => asked).toEqual(['games zelda']);
    await page.keyboard.press(takeBack);
    slow.open();
    await box.fill('mario');
    await expect(names).toHaveText(['Found by mario']);
    await expect(page).toHaveURL(`${server.url}/search?query=mario`);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('Escape empties the box, and keeps the focus in it', async ({ page, server }) => {
  await echoHost(page);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(1);
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/search`);
});

test('keys by which somebody chooses the signs that they write move nothing, open nothing and empty nothing', async ({
  page,
  server,
}) => {
  await searchHost(page, three);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(3);
  await box.focus();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await box.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
    // Safari's Enter that ends a composition.
    if (key !== 'Escape') await box.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true });
  }
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveValue('zelda');
  await expect(page).toHaveURL(`${server.url}/search?query=zelda`);
});
