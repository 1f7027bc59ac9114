import { echoHost, expect, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('a text that is composed with an input method is searched while it grows', async ({ page, server }) => {
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
