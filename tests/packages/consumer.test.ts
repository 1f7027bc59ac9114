import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type BuiltPage, buildPage } from './support/buildPage.ts';
import { repeatedRules } from './support/checkRecipe.ts';
import { openPage } from './support/openPage.ts';
import { runProgram } from './support/runProgram.ts';

const scratch = inject('scratch');
const tool = (name: string) => join(scratch, 'node_modules', '.bin', name);

describe('a project outside of the workspace that has installed the packages', () => {
  test('compiles in strict mode with bundler module resolution, with every declaration file checked', async () => {
    await runProgram(scratch, tool('tsc'), ['-p', '.']);
  });

  test('compiles with Node module resolution in TypeScript 7', async () => {
    const next = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
    const asNode = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    await runProgram(scratch, process.execPath, [next, '-p', '.', ...asNode]);
  });

  test.each([
    [
      '@gildshelf/ui',
      ['getCssText', 'globalStyles', 'tokens', 'createToaster'],
      ['Button', 'Dialog', 'Text'],
    ],
    ['@gildshelf/widgets', ['coverSources', 'trailerVideoId'], ['RatingForm', 'useHumanCheck']],
    ['@gildshelf/api-client/react', ['present', 'queryOf'], ['ApiProvider', 'useTopTitles', 'useRateTitle']],
    ['@gildshelf/api-client', ['createApiClient', 'createSession'], []],
    ['@gildshelf/api-client/contract', ['mediaTypes', 'endpoints'], []],
  ])('can import %s into a server component', async (entry, onServer, onClient) => {
    const output = await runProgram(scratch, 'node', [
      '--conditions=react-server',
      'serverComponents.mjs',
      entry,
    ]);
    const { server, client } = JSON.parse(output) as { server: string[]; client: string[] };
    expect(server).toEqual(expect.arrayContaining(onServer));
    expect(client).toEqual(expect.arrayContaining(onClient));
    // `lazyPart` creates components, so it belongs to client modules like the components and hooks.
    expect(client.filter((name) => !/^([A-Z]|use[A-Z]|lazyPart$)/.test(name))).toEqual([]);
  });
});

describe('its page, built with Vite', () => {
  let built: BuiltPage;
  beforeAll(async () => {
    built = await buildPage(scratch, '.');
  });

  test('is server-rendered with the styles of its components and without style attributes', () => {
    const { html, css } = built;
    expect(/<[^>]*\sstyle=[^>]*>/.exec(html)?.[0]).toBeUndefined();
    for (const [part, opening] of Object.entries({
      Button: /<button[^>]*class="([^"]*)"[^>]*>(?:<[^>]*>)*Lend</,
      MediaTile: /<a[^>]*class="([^"]*)"[^>]*href="\/books\/0"/,
      Select: /<select[^>]*class="([^"]*)"/,
      StarRating: /<[^>]*role="slider"[^>]*>/,
      Heading: /<h1[^>]*class="([^"]*)"/,
    })) {
      const [element = ''] = opening.exec(html) ?? [];
      const classes = / class="([^"]*)"/.exec(element)?.[1]?.split(' ') ?? [];
      const styled = classes.filter((name) => css.includes(`.${name}{`));
      expect(styled, `${part} has no styles: ${element}`).not.toEqual([]);
    }
    expect(css).not.toContain('<');
    expect(css).toMatch(/^@layer gildshelf\{/);
  });

  test('hydrates without errors, its components can be used, and no rule is in the page twice', {
    timeout: 120_000,
  }, async () => {
    const errors = await openPage(built, async (page) => {
      await page.getByLabel('Book status').selectOption('Read');
      const bookRating = page.getByRole('slider', { name: 'Book rating' });
      await bookRating.press('End');
      await page.getByText('read, 5 stars').waitFor();

      await page.getByRole('button', { name: 'Lend' }).click();
      await page
        .getByRole('dialog', { name: 'Lend this book?' })
        .getByRole('button', { name: 'Yes' })
        .click();
      await page.getByText('Lent to Mara').first().waitFor();

      const shelf = page.getByRole('region', { name: 'On your shelf: Hades' });
      await shelf.getByLabel('Status').selectOption('Playing');
      const rating = shelf.getByRole('slider');
      const box = await rating.boundingBox();
      if (!box) throw new Error('The stars of the rating form are not on the page.');
      await rating.click({ position: { x: box.width - 2, y: box.height / 2 } });
      await shelf.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Rating updated successfully!').first().waitFor();
      expect(await rating.getAttribute('aria-valuenow')).toBe('5');

      expect(await page.getByRole('link', { name: /Hades/ }).count()).toBeGreaterThan(0);
      expect(await repeatedRules(page)).toEqual([]);
    });
    expect(errors).toEqual([]);
  });
});
