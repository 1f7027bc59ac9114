import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type BuiltPage, buildPage } from './support/buildPage.ts';
import { openPage } from './support/openPage.ts';

const scratch = inject('scratch');

describe('a page whose style sheet has rules for our components and precedes our rules', () => {
  let built: BuiltPage;
  beforeAll(async () => {
    built = await buildPage(scratch, 'styled');
  });

  /** The computed styles of the button and of the hidden text. */
  async function computedStyles(variant: string) {
    const document = built.document.replace('data-variant=""', `data-variant="${variant}"`);
    const styles: Record<string, string> = {};
    const problems = await openPage({ ...built, document }, async (page) => {
      const button = page.getByRole('button', { name: 'Lend' });
      Object.assign(
        styles,
        await button.evaluate((element) => {
          const { borderRadius, borderWidth, maxWidth, minHeight, marginTop, paddingLeft } =
            getComputedStyle(element);
          return { borderRadius, borderWidth, maxWidth, minHeight, marginTop, paddingLeft };
        }),
        await page.locator('.shown').evaluate((element) => ({ hidden: getComputedStyle(element).display })),
      );
    });
    expect(problems).toEqual([]);
    return styles;
  }

  test.each(['globalStyles', 'layered Island'])(
    '%s: every rule of the page wins, and of other layers those that the page orders after ours; not over [hidden]',
    { timeout: 120_000 },
    async (variant) => {
      expect(await computedStyles(variant)).toEqual({
        borderRadius: '3px',
        borderWidth: '1px',
        maxWidth: '777px',
        minHeight: '90px',
        marginTop: '11px',
        paddingLeft: '60px',
        hidden: 'none',
      });
    },
  );

  test('Island: rules for elements, layers and single classes of the page do not win, two classes and style do', {
    timeout: 120_000,
  }, async () => {
    expect(await computedStyles('Island')).toEqual({
      borderRadius: '4px',
      borderWidth: '1px',
      maxWidth: '100%',
      minHeight: '90px',
      marginTop: '11px',
      paddingLeft: '20px',
      hidden: 'none',
    });
  });
});
