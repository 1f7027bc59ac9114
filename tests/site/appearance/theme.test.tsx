// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';

afterEach(() => {
  setCookie('theme=; Max-Age=0; Path=/');
  delete document.documentElement.dataset.theme;
  for (const element of document.head.querySelectorAll('meta, #themes')) element.remove();
});

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = cookie;
}

const option = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const linkedSheets = () =>
  [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
const metas = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'));

test('the theme is dark without a choice, whatever the system prefers', async () => {
  await openSite('/appearance');
  expect((await option('Dark')).checked).toBe(true);
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.cookie).toBe('');
});

test('a choice applies at once, is stored in a cookie, and is selected on the next visit', async () => {
  const { user, reload } = await openSite('/appearance');
  await user.click(await option('Light'));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(linkedSheets()).toEqual(['/themes.css']);
  expect(metas('color-scheme')).toEqual(['light']);
  expect(metas('theme-color')).toEqual(['#f6f3eb']);
  expect(document.cookie).toBe('theme=light');
  await reload();
  expect((await option('Light')).checked).toBe(true);
});

test('System follows what the device prefers, and Dark removes the choice', async () => {
  const { user } = await openSite('/appearance');
  await user.click(await option('System'));
  expect(document.documentElement.dataset.theme).toBe('auto');
  expect(document.cookie).toBe('theme=auto');
  await user.click(await option('Dark'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(metas('color-scheme')).toEqual(['dark']);
  expect(document.cookie).toBe('');
});

test('a page that another host serves gets the rules of the stored theme', async () => {
  setCookie('theme=light; Path=/');
  await import('../../../apps/site/src/appearance/applyStoredTheme.ts');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(linkedSheets()).toEqual(['/themes.css']);
});
