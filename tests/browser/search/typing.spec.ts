import { echoHost, expect, openSearch, openWithClock, placeholder, stillness, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('there is one text box, and its placeholder says what can be searched', async ({ page, server }) => {
  const { box } = await openSearch(page, server);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  await expect(page.locator('input, textarea, select')).toHaveCount(1);
  await expect(page.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
  await expect(box).toHaveAttribute('placeholder', placeholder);
});

test('while letters follow each other nothing is asked, and a short stillness asks for the whole text once', async ({
  page,
  server,
}) => {
  const asked = await echoHost(page);
  const { box, names } = await openWithClock(page, server);
  for (const letter of 'zelda') {
    await box.press(letter);
    await page.clock.runFor(stillness - 1);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(names).toHaveText(['Found by zelda']);
  expect(asked).toEqual(['games zelda', 'anime zelda']);
});

test('a text that is the same after the pause is not asked for again, nor are spaces around it', async ({
  page,
  server,
}) => {
  const asked = await echoHost(page);
  const { box, names } = await openWithClock(page, server, 'zelda');
  await expect(names).toHaveText(['Found by zelda']);
  await box.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('  ');
  await page.clock.runFor(stillness * 5);
  await expect(box).toHaveValue('zelda  ');
  expect(asked).toEqual(['games zelda', 'anime zelda']);
});

test('an emptied box clears the results at once and asks nothing', async ({ page, server }) => {
  const asked = await echoHost(page);
  const { box, results, nothing } = await openWithClock(page, server, 'zelda');
  await expect(results).toHaveCount(1);
  await box.fill('');
  await expect(results).toHaveCount(0);
  await page.clock.runFor(stillness * 5);
  await expect(nothing).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/search`);
  expect(asked).toEqual(['games zelda', 'anime zelda']);
});

test('spaces alone clear the results at once and ask nothing', async ({ page, server }) => {
  const asked = await echoHost(page);
  const { box, results, nothing } = await openWithClock(page, server, 'zelda');
  await expect(results).toHaveCount(1);
  await box.fill('  \t　 ');
  await expect(results).toHaveCount(0);
  await page.clock.runFor(stillness * 5);
  await expect(nothing).toHaveCount(0);
  expect(asked).toEqual(['games zelda', 'anime zelda']);
});

test('an address with an empty query asks nothing and says nothing', async ({ page, server }) => {
  const asked = await echoHost(page);
  for (const query of ['', '   ']) {
    const { box, nothing } = await openSearch(page, server, query);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(nothing).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('what is written with an input method is searched as it grows', async ({ page, server }) => {
  await echoHost(page);
  const { box, names } = await openSearch(page, server);
  await box.focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ふりーれ');
  await expect(names).toHaveText(['Found by ふりーれ']);
  await compose('フリーレン');
  await devtools.send('Input.insertText', { text: 'フリーレン' });
  await expect(box).toHaveValue('フリーレン');
  await expect(names).toHaveText(['Found by フリーレン']);
  await expect(page).toHaveURL(`${server.url}/search?query=${encodeURIComponent('フリーレン')}`);
});

test('no more than 200 letters are taken, typed or from an address', async ({ page, server }) => {
  const asked = await echoHost(page);
  const { box, results } = await openSearch(page, server);
  await box.focus();
  await page.keyboard.insertText('w'.repeat(250));
  await expect(box).toHaveValue('w'.repeat(200));
  await expect(results).toHaveCount(1);
  await openSearch(page, server, 'z'.repeat(5_000));
  await expect(box).toHaveValue('z'.repeat(200));
  await expect(results).toHaveCount(1);
  expect(asked.filter((call) => call.startsWith('games'))).toEqual([
    `games ${'w'.repeat(200)}`,
    `games ${'z'.repeat(200)}`,
  ]);
});
