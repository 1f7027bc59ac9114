import { hostileTexts } from '../../support/hostileTexts.ts';
import { findLayoutProblems } from '../accessibility/layoutProblems.ts';
import { descriptionOf, expect, mockTitle, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

test.use({ viewport: { width: 320, height: 640 } });

for (const [kind, text] of hostileTexts)
  test(`a description of 200 kB of ${kind} fits 320 pixels and runs no script`, async ({ page, server }) => {
    await mockTitle(page, 'game', { name: 'A Title', description_raw: text });
    await page.goto(`${server.url}/game/a-title`);
    await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeVisible();
    await expect(descriptionOf(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'taken') ?? null)).toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

const names = [
  ['of 206 characters', 'Supercalifragilisticexpialidocious '.repeat(6).slice(0, 206).trim()],
  ['of one word of 206 characters', 'x'.repeat(206)],
  ['written right to left', 'ألف ليلة وليلة: مغامرات السندباد البحري في جزيرة الكنز'],
  ['in Japanese', '転生したらスライムだった件この素晴らしい世界に祝福を！無職転生異世界行ったら本気だす'],
  ['of markup', '<img src=x onerror=alert(1)><b>bold</b>'],
] as const;

for (const [kind, name] of names)
  test(`a name ${kind} is shown in full at 320 pixels`, async ({ page, server, expectNoViolations }) => {
    const platforms = [...Array(40)].map((_, index) => ({
      platform: { name: `${name.slice(0, 40)}${index}` },
    }));
    await mockTitle(page, 'game', { name, platforms, esrb_rating: { name }, released: name });
    await mockTitle(page, 'anime', { title: name, status: name, rating: name, title_japanese: name });
    for (const type of ['game', 'anime']) {
      await page.goto(`${server.url}/${type}/a-title`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      expect(await page.evaluate(findLayoutProblems)).toEqual([]);
    }
    await expectNoViolations();
  });
