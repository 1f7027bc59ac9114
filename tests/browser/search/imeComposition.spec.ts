import { expect, mockEchoSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('text is searched while it is being composed with an input method', async ({ page, server }) => {
  await mockEchoSearch(page);
  const { box, names } = await openSearch(page, server);
  await box.focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ふりーれ');
  await expect(names).toHaveText(['Found by ふりーれ']);
  await compose('フリーレン');
  await session.send('Input.insertText', { text: 'フリーレン' });
  await expect(box).toHaveValue('フリーレン');
  await expect(names).toHaveText(['Found by フリーレン']);
  await expect(page).toHaveURL(`${server.url}/search?query=${encodeURIComponent('フリーレン')}`);
});
