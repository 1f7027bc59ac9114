import { expect, signIn, test } from './handsTest.ts';
import { findFaintText } from './measureContrast.ts';
import { openState, ownerStates, visitorStates } from './states.ts';

// Colours are measured after every transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of [...visitorStates, ...ownerStates]) {
  test(`text in ${state.name} has a contrast of 4.5:1 with the pixels behind it, large text 3:1`, async ({
    page,
    server,
    owner,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await openState(page, server, state, owner);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The whole page in one window, so that nothing fixed or virtualised moves for the screenshot.
      const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 4000));
      await page.setViewportSize({ width, height });
      expect.soft(await findFaintText(page), `${width} px`).toEqual([]);
    }
  });
}

test('reports text that is too faint over a gradient, and no other', async ({ page }) => {
  await page.setContent(`<body style="margin: 0; background: linear-gradient(90deg, #000, #888)">
    <p style="color: #fff; width: 200px">Clear on the dark side</p>
    <p style="color: #fff; width: 200px; margin-left: 1080px">Faint on the light side</p>
    <p style="color: #fff; opacity: 0.4; width: 200px">Faint by its opacity</p>
    <h1 style="color: #fff; width: 200px; margin-left: 1080px">Large enough</h1>
  </body>`);
  const found = await findFaintText(page);
  expect(found.map((message) => message.replace(/ has .*/, ''))).toEqual([
    "'Faint on the light side'",
    "'Faint by its opacity'",
  ]);
});
