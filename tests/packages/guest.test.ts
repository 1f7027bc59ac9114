import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type BuiltPage, buildPage } from './support/buildPage.ts';
import { openPage } from './support/openPage.ts';

const scratch = inject('scratch');

describe('a React page with its own styles that shows every widget, without a router', () => {
  let built: BuiltPage;
  beforeAll(async () => {
    built = await buildPage(scratch, 'guest');
  });

  test('is server-rendered without a window and style attributes, and no CSS rule matches its own elements', () => {
    const { html, css } = built;
    expect(html).toContain('Loading Top 100 Games');
    expect(/<[^>]*\sstyle=[^>]*>/.exec(html)?.[0]).toBeUndefined();
    const selectors = [...css.matchAll(/(?<=[{}])([^{}@]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    );
    expect(selectors.length).toBeGreaterThan(50);
    expect(css).not.toContain('@layer');
    const keyframeSelector = /^(from|to|[\d.]+%)$/;
    const foreign = selectors.filter(
      (selector) => !/\.gs-/.test(selector) && selector !== ':root' && !keyframeSelector.test(selector),
    );
    expect(foreign).toEqual([]);
  });

  // @control:SEC-04
  test('hydrates without errors, and sends the token of `getToken` with the requests for the user', {
    timeout: 120_000,
  }, async () => {
    const networkRequests: string[] = [];
    const errors = await openPage(built, async (page) => {
      page.on('request', (request) => {
        if (request.headers().authorization) networkRequests.push(request.url());
      });
      const rating = page.getByRole('region', { name: 'On your shelf: Hades' });
      await rating.getByLabel('Status').selectOption('Completed');
      await rating.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Rating updated successfully!').first().waitFor();

      await page.getByRole('region', { name: 'Rating of Hades' }).waitFor();
      await page.getByRole('region', { name: 'Anime of mara' }).getByRole('listitem').first().waitFor();
      const [link] = await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').all();
      expect(await link?.getAttribute('href')).toMatch(/^https:\/\/shelf\.example\/game\/[\w-]+$/);

      const shelf = page.locator('#shelf');
      await shelf
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Edit Game' });
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(
        await shelf.evaluate((element) => getComputedStyle(element).fontFamily),
      );

      const sent = await page.evaluate(
        () => Reflect.get(window, 'recordedCalls') as [string, string | null][],
      );
      const isOfUser = (call: string) => /\/api\/user(Games|Animes)\//.test(call);
      expect(sent.filter(([call]) => !call.includes(' https://shelf.example/'))).toEqual([]);
      expect(sent.filter(([call]) => isOfUser(call)).length).toBeGreaterThan(1);
      for (const [call, authorization] of sent)
        expect([call, authorization?.startsWith('Bearer ')]).toEqual([call, isOfUser(call) || undefined]);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
    expect(errors).toEqual([]);
    expect(networkRequests).toEqual([]);
  });

  test('the widgets do not change the styles of its own elements', { timeout: 120_000 }, async () => {
    await openPage(built, async (page) => {
      const ownStyles = () =>
        page.evaluate(() =>
          ['html', 'body', 'article', 'h1', 'article > ul', 'li', 'article > ul a', 'article > p'].map(
            (name) => {
              const element = document.querySelector(name);
              if (!element) throw new Error(`There is no ${name}.`);
              const own = getComputedStyle(element);
              return [
                ...['color', 'background-color', 'background-image', 'font', 'margin', 'padding'],
                ...['color-scheme', 'list-style', 'display', 'outline', 'box-sizing', 'overflow-wrap'],
              ].map((property) => `${name} ${property}: ${own.getPropertyValue(property)}`);
            },
          ),
        );
      await page
        .locator('#shelf')
        .getByRole('button', { name: /^Edit / })
        .first()
        .waitFor();
      const withWidgets = await ownStyles();
      await page.evaluate(() => {
        for (const sheet of document.styleSheets) sheet.disabled = true;
      });
      expect(withWidgets).toEqual(await ownStyles());
    });
  });
});
