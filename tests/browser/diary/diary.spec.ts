import { historyMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { expectFits } from '../accessibility/expectFits.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import { createDiarist, expect, setDiary, signIn, test } from './diaryTest.ts';

const november = '?month=2026-11';

const elementsOf = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  month: page.getByRole('heading', { level: 2, name: /^(October|November|December) 2026$/ }),
  entries: page.locator('[data-part="entry"]'),
  previous: page.getByRole('link', { name: /^Previous month/ }),
  next: page.getByRole('link', { name: /^Next month/ }),
  edit: page.getByRole('button', { name: /^Edit the play of/ }),
});

test('the owner sees private plays and titles, and changes a play in the form', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const diarist = await createDiarist(server);
  await signIn(page, server, diarist);
  await openFullyLoaded(page, server.url + diarist.diaryPath(november));
  const { heading, entries } = elementsOf(page);
  await expect(heading).toHaveText('Diary');
  await expect(entries).toHaveCount(4);
  await expect(page.getByText('Portal 2')).toBeVisible();
  await expect(page.getByText('Outer Wilds')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'November 2026', exact: true })).toBeVisible();
  await expectNoViolations();
  await page.getByRole('button', { name: 'Edit the play of Hades' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Platform/ }).fill('Switch 2');
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await expect(entries.filter({ hasText: 'Hades' })).toContainText('Switch 2');
});

test('others see a public diary without private plays, titles and notes, and the 404 text once it is private', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const diarist = await createDiarist(server);
  await setDiary(diarist, 'public');
  const response = await page.goto(server.url + diarist.diaryPath(november));
  const html = (await response?.text()) ?? '';
  expect(response?.status()).toBe(200);
  for (const hidden of ['Portal 2', 'Outer Wilds', 'Secret note']) expect(html).not.toContain(hidden);
  expect(html).toContain('Hades');
  const { entries, edit } = elementsOf(page);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(entries).toHaveCount(2);
  await expect(edit).toHaveCount(0);
  await expectNoViolations();

  const other = await createDiarist(server);
  const unknown = await page.goto(server.url + other.diaryPath(november));
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(historyMessages.diaryPrivate);
  await expect(page).toHaveURL(server.url + other.diaryPath(november));
});

test('by keyboard, months change in place, and the heading gets the focus at the current month', async ({
  page,
  server,
}) => {
  const diarist = await createDiarist(server);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  await signIn(page, server, diarist);
  await openFullyLoaded(page, server.url + diarist.diaryPath(november));
  const { month, previous, next, entries } = elementsOf(page);
  await expect(entries).toHaveCount(4);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, previous);
  await page.keyboard.press('Enter');
  await expect(month).toHaveText('October 2026');
  await expect(previous).toBeFocused();
  await expect(entries).toHaveText([/Elden Ring/i]);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(month).toHaveText('November 2026');
  await expect(month).toBeFocused();
  await page.goBack();
  await expect(month).toHaveText('October 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public diary is readable, and the next page and other months are links', async ({
    page,
    server,
  }) => {
    const diarist = await createDiarist(server);
    await setDiary(diarist, 'public');
    for (let day = 1; day <= 30; day += 1) {
      const finished = `2026-09-${String(day).padStart(2, '0')}`;
      await diarist.addPlay('game/hades-2018', { finished });
      await diarist.addPlay('game/celeste', { finished });
    }
    await page.goto(server.url + diarist.diaryPath('?month=2026-09'));
    const { entries, next } = elementsOf(page);
    await expect(entries).toHaveCount(50);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(entries).toHaveCount(10);
    await expect(page).toHaveURL(/month=2026-09&after=/);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(entries).toHaveCount(50);
    await next.click();
    await expect(entries).toHaveText([/Elden Ring/i]);
  });

  test('a private diary is the 404 text', async ({ page, server }) => {
    const diarist = await createDiarist(server);
    // Chromium does not show `noscript` elements when a test disables JavaScript.
    const response = await page.goto(server.url + diarist.diaryPath());
    expect(response?.status()).toBe(404);
    const [, content] = /<noscript>(.*?)<\/noscript>/s.exec((await response?.text()) ?? '') ?? [];
    expect(content).toContain(historyMessages.diaryPrivate);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
});

test('the link to more entries adds the next page and focuses its first title', async ({ page, server }) => {
  const diarist = await createDiarist(server);
  for (let day = 1; day <= 30; day += 1) {
    const finished = `2026-09-${String(day).padStart(2, '0')}`;
    await diarist.addPlay('game/hades-2018', { finished });
    await diarist.addPlay('game/celeste', { finished });
  }
  await signIn(page, server, diarist);
  await openFullyLoaded(page, server.url + diarist.diaryPath('?month=2026-09'));
  const { entries } = elementsOf(page);
  await expect(entries).toHaveCount(50);
  await page.getByRole('link', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(60);
  await expect(entries.nth(50).getByRole('link')).toBeFocused();
});

for (const { locale, timezoneId, day, month } of [
  {
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    day: 'Saturday, 31 October 2026',
    month: 'October 2026',
  },
  { locale: 'de-DE', timezoneId: 'Europe/Berlin', day: 'Sonntag, 1. November 2026', month: 'November 2026' },
  { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', day: '2026年11月1日日曜日', month: '2026年11月' },
])
  test.describe(`with the locale ${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test('an instant is in its day of the time zone that the first visit saves, in the language of the page', async ({
      page,
      server,
    }) => {
      const diarist = await createDiarist(server);
      await signIn(page, server, diarist);
      const language = locale.slice(0, 2);
      const url = (query: string) => `${server.url + diarist.diaryPath(query)}&lang=${language}`;
      const isSaved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.url().endsWith('/profile/history'),
      );
      await openFullyLoaded(page, url(november));
      await isSaved;
      await openFullyLoaded(page, url(month.startsWith('October') ? '?month=2026-10' : november));
      await expect(page.getByRole('heading', { level: 2, name: month })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: day })).toBeAttached();
    });
  });

for (const colorScheme of ['dark', 'light'] as const)
  test(`in the ${colorScheme} theme the diary fits a window of 320 pixels, also with text of 200 %, and axe finds nothing`, async ({
    page,
    server,
    context,
    expectNoViolations,
  }) => {
    await context.addCookies([{ name: 'theme', value: colorScheme, url: server.url }]);
    await page.setViewportSize({ width: 320, height: 640 });
    const diarist = await createDiarist(server);
    await signIn(page, server, diarist);
    await openFullyLoaded(page, server.url + diarist.diaryPath(november));
    await expect(elementsOf(page).entries).toHaveCount(4);
    await expectFits(page, 'the diary');
    await expectNoViolations();
  });
