import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './handsTest.ts';
import { openState, ownerStates, settle, visitorStates } from './states.ts';

// Colours are judged where they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of [...visitorStates, ...ownerStates]) {
  test(`axe finds nothing in ${state.name}, nor with more contrast, forced colours or from right to left`, async ({
    page,
    server,
    owner,
    violations,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await openState(page, server, state, owner);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await faintTexts(page), 'with more contrast').toEqual([]);
    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    await readForcedColours(page);
    expect(await faintTexts(page), 'with forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: null });
    await turnRound(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (state.isTurned) expect(await findings(page), 'from right to left').toEqual([]);
    expect(violations).toEqual([]);
  });
}

const read = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

const findings = (page: Page) => read(new AxeBuilder({ page }));

async function faintTexts(page: Page) {
  await settle(page);
  return read(new AxeBuilder({ page }).withRules('color-contrast'));
}

/** Axe asks for the colour that fills letters, and Chromium tells it without what is forced; painted is the other. */
async function readForcedColours(page: Page) {
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
}

async function turnRound(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}
