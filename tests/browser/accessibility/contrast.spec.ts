import { createPublicUser } from '../embeds/hostPage.ts';
import { expect, test } from './accessibilityTest.ts';
import { findLowContrast } from './findLowContrast.ts';

// The screens of the site are measured in screens.spec.ts. With reduced motion, no transition is running during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const widget of ['carousel', 'rating', 'collection'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`text in a ${theme} ${widget} widget has a contrast of 4.5:1 with the pixels behind it, large text and controls 3:1`, async ({
      page,
      server,
    }) => {
      const { username } = await createPublicUser(server, ['bioshock', 'half-life-2', 'portal-2']);
      const subject = { carousel: '', rating: '&slug=portal-2', collection: `&user=${username}&count=2` };
      await page.goto(`${server.url}/embed/${widget}?theme=${theme}${subject[widget]}`);
      await expect(page.getByText('From the shelves of')).toBeVisible();
      expect(await findLowContrast(page)).toEqual([]);
    });

test('the measurement reports text with too little contrast over a gradient, and no other text', async ({
  page,
}) => {
  await page.setContent(`<body style="margin: 0; background: linear-gradient(90deg, #000, #888)">
    <p style="color: #fff; width: 200px">Clear on the dark side</p>
    <p style="color: #fff; width: 200px; margin-left: 1080px">Faint on the light side</p>
    <p style="color: #fff; opacity: 0.4; width: 200px">Faint by its opacity</p>
    <h1 style="color: #fff; width: 200px; margin-left: 1080px">Large enough</h1>
  </body>`);
  const found = await findLowContrast(page);
  expect(found.map((message) => message.replace(/ has .*/, ''))).toEqual([
    "'Faint on the light side'",
    "'Faint by its opacity'",
  ]);
});

test('the measurement reports controls with too little contrast of their edge or graphic, and no others', async ({
  page,
}) => {
  const button = (name: string, color: string) =>
    `<button aria-label="${name}" style="border: 0; background: none"><svg width="20" height="20"><rect width="20" height="20" fill="${color}"/></svg></button>`;
  const style = (color: string) => `style="border: 1px solid ${color}; background: none"`;
  await page.setContent(`<body style="margin: 20px; background: #000">
    ${button('Clear graphic', '#777')} ${button('Faint graphic', '#333')}
    <p><input aria-label="Clear edge" ${style('#777')}> <input aria-label="Faint edge" ${style('#333')}>
    <input aria-label="Clear fill" style="border: 0; background: #777">
    <input aria-label="Line at one side" style="border: 0; border-bottom: 1px solid #fff; background: none">
    <input aria-label="Faint but off" disabled ${style('#333')}></p>
    <div role="slider" aria-label="Half faint" tabindex="0"><svg width="40" height="20">
      <rect width="18" height="20" fill="#fff"/><rect x="20" width="18" height="20" fill="#333"/></svg></div>
  </body>`);
  const found = await findLowContrast(page);
  expect(found.map((message) => message.replace(/ has .*/, ''))).toEqual([
    "The graphic of 'Faint graphic'",
    "The edge of 'Faint edge'",
    "The edge of 'Line at one side'",
    "The graphic of 'Half faint'",
  ]);
});

test('the measurement ignores what is above or below the window', async ({ page }) => {
  const field =
    '<input aria-label="Field" style="border: 1px solid #000; background: #fff; margin: 0 0 0 300px; height: 40px">';
  await page.setContent(`<body style="margin: 0; background: #fff">
    <div style="position: fixed; top: 0; width: 200px; height: 100px; background: #000"></div>
    <h1 style="margin: 0; padding-top: 300px; color: #000">Above</h1><div style="height: 20px">${field}</div>
    <div style="height: 1000px"></div>${field}<div style="height: 2000px"></div>
  </body>`);
  await page.evaluate(() => scrollTo(0, 350));
  expect(await findLowContrast(page)).toEqual([]);
});

test('the measurement is repeated when the page changes during it', async ({ page }) => {
  await page.setContent('<body style="background: #fff"><p style="color: #fff">Clear at last</p></body>');
  // In the first screenshots the background is as light as the text; it turns dark when the text becomes visible again.
  await page.evaluate(() => {
    let changes = 0;
    Object.defineProperty(document, 'adoptedStyleSheets', {
      configurable: true,
      get: () => [],
      set(sheets: CSSStyleSheet[]) {
        Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);
        changes++;
        if (changes === 3) document.body.style.background = '#000';
      },
    });
  });
  expect(await findLowContrast(page)).toEqual([]);
});
