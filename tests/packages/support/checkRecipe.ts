import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { openUrl } from './openPage.ts';
import type { RatingService } from './startRatingService.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Lend' });
const stars = (page: Page) => page.getByRole('slider', { name: 'Book rating' });
const fallback = 'Loading the rating…';

// Servers do not stream to bots, which headless Chromium is by its own name.
const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Opens the page of a recipe: it is styled before any script runs, hydrates without errors and warnings, can be used, and
 * contains no rule twice.
 * @param ratings from which the server fetches the stars if it sends them, with their styles, after the rest of the page; the
 * service responds once the rest has arrived
 */
export async function checkRecipe(url: string, ratings: RatingService | undefined): Promise<void> {
  const streams = ratings !== undefined;
  const html = await htmlOf(url, ratings);
  expect(html.match(/<style id="stitches"/g)).toHaveLength(1);
  expect(html.includes('<style data-gildshelf=""')).toBe(streams);
  expect(html.indexOf('<style id="stitches"')).toBeLessThan(html.indexOf('</head>'));

  let serverStyles: ElementStyles | undefined;
  const withoutScripts = await openUrl(
    url,
    async (page) => {
      serverStyles = await stylesOf(button(page));
      expect(serverStyles.background).toContain('gradient');
      expect(await repeatedRules(page)).toEqual([]);
    },
    { userAgent, javaScriptEnabled: false },
  );
  expect(withoutScripts).toEqual([]);

  ratings?.holdBack();
  const problems = await openUrl(
    url,
    async (page) => {
      if (ratings) {
        await page.getByText(fallback).waitFor();
        ratings.respond();
      }
      await hydrated(button(page));
      expect(await stylesOf(button(page))).toEqual(serverStyles);
      await button(page).click();
      const dialog = page.getByRole('dialog', { name: 'Lend this book?' });
      await dialog.getByRole('button', { name: 'Yes' }).click();
      await dialog.waitFor({ state: 'detached' });

      await hydrated(stars(page));
      await stars(page).press('End');
      await expect.poll(() => stars(page).getAttribute('aria-valuenow')).toBe('5');
      expect((await page.locator('style[data-gildshelf]').count()) > 0).toBe(streams);
      expect(await repeatedRules(page)).toEqual([]);
    },
    { userAgent, waitUntil: 'commit' },
  );
  expect(problems).toEqual([]);
}

/** The whole HTML of a page; the service for ratings responds once the page without the stars has arrived. */
async function htmlOf(url: string, ratings: RatingService | undefined) {
  ratings?.holdBack();
  const { body } = await fetch(url, { headers: { 'user-agent': userAgent } });
  let html = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    html += text;
    if (html.includes(fallback)) ratings?.respond();
  }
  return html;
}

/** Follows links with the router of the framework: each page has its styles and no rule twice. */
export async function checkNavigation(url: string): Promise<void> {
  const problems = await openUrl(
    url,
    async (page) => {
      const books = page.getByRole('heading', { name: 'Books' });
      const ratings = page.getByRole('heading', { name: 'Ratings' });
      const dialog = page.getByRole('dialog', { name: 'Lend this book?' });
      const openDialog = async () => {
        await hydrated(button(page));
        await button(page).click();
        return stylesOf(dialog);
      };
      const headingStyles = await stylesOf(books);
      const dialogStyles = await openDialog();
      expect(dialogStyles.radius).not.toBe('0px');
      await dialog.getByRole('button', { name: 'Yes' }).click();
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

      await page.getByRole('link', { name: 'All ratings' }).click();
      await ratings.waitFor();
      expect(await stylesOf(ratings)).toEqual(headingStyles);
      const card = await stylesOf(page.getByRole('img', { name: 'Rating of Emma' }).locator('..'));
      expect(card.radius).not.toBe('0px');
      expect(await repeatedRules(page)).toEqual([]);

      await page.getByRole('link', { name: 'Books' }).click();
      await books.waitFor();
      expect(await stylesOf(books)).toEqual(headingStyles);
      expect(await openDialog()).toEqual(dialogStyles);
      expect(await repeatedRules(page)).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    },
    { userAgent },
  );
  expect(problems).toEqual([]);
}

interface ElementStyles {
  readonly color: string;
  readonly background: string;
  readonly font: string;
  readonly padding: string;
  readonly radius: string;
}

const stylesOf = (element: Locator): Promise<ElementStyles> =>
  element.evaluate((node) => {
    const { color, backgroundColor, backgroundImage, font, padding, borderRadius } = getComputedStyle(node);
    return {
      color,
      background: `${backgroundColor} ${backgroundImage}`,
      font,
      padding,
      radius: borderRadius,
    };
  });

/** Resolves when React has hydrated the element. */
async function hydrated(element: Locator) {
  await element.waitFor();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      timeout: 30_000,
    })
    .toBe(true);
}

/** The style rules that all style sheets of the page contain more than once under the same conditions. */
export const repeatedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const repeated: string[] = [];
    const visit = (rules: CSSRuleList, condition: string) => {
      for (const rule of rules) {
        if ('selectorText' in rule) {
          const text = `${condition} ${rule.cssText}`;
          if (seen.has(text)) repeated.push(text);
          seen.add(text);
        } else if (rule instanceof CSSGroupingRule) {
          visit(rule.cssRules, `${condition}${rule instanceof CSSMediaRule ? rule.conditionText : ''}`);
        }
      }
    };
    for (const { cssRules } of document.styleSheets) visit(cssRules, '');
    return repeated;
  });
