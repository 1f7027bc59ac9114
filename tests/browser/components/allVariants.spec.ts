import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { test as base, expect } from '../fixtures/paintingTest.ts';
import { findLayoutProblems } from './findLayoutProblems.ts';

const source = join(import.meta.dirname, '../../../packages/ui/src');
const names = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => file.replaceAll('\\', '/').replace('.stories.tsx', ''))
  .toSorted();

/** `renderAllVariants(name)` renders one AllVariants story inside its decorators, in place of the previous one. */
const script = `
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { globalStyles } from './theme/globalStyles.ts';
  ${names.map((name, index) => `import * as stories${index} from './${name}.stories.tsx';`).join('\n')}
  const files = { ${names.map((name, index) => `'${name}': stories${index}`).join(', ')} };
  globalStyles();
  let root;
  globalThis.renderAllVariants = async (name) => {
    const { default: meta, AllVariants } = files[name];
    const render = AllVariants.render ?? meta.render ?? ((args) => createElement(meta.component, args));
    const inner = () => render({ ...meta.args, ...AllVariants.args });
    const decorators = [...(AllVariants.decorators ?? []), ...(meta.decorators ?? [])];
    const Decorated = decorators.reduce((Inner, decorator) => () => decorator(Inner), inner);
    root?.unmount();
    root = createRoot(document.getElementById('root'));
    flushSync(() => root.render(createElement(Decorated)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  };
`;

declare const renderAllVariants: (name: string) => Promise<void>;

const test = base.extend<object, { code: string }>({
  code: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const { outputFiles } = await build({
        stdin: { contents: script, resolveDir: source, loader: 'js' },
        bundle: true,
        write: false,
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
});

const conditions = [
  {
    condition: 'with text at 200 % on 320 px',
    width: 320,
    html: 'style="font-size: 200%"',
    touch: false,
  },
  { condition: 'right to left', width: 390, html: 'dir="rtl"', touch: false },
  { condition: 'with touch', width: 390, html: '', touch: true },
];

for (const { condition, width, html, touch } of conditions) {
  test.describe(() => {
    test.use({ viewport: { width, height: 700 }, hasTouch: touch, isMobile: touch });

    test(`in every AllVariants story ${condition} nothing is cut off or too small to tap`, async ({
      page,
      code,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const url = 'http://stories.test/';
      await page.route(`${url}**`, (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: code })
          : route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><html lang="en" ${html}><meta charset="utf-8"><meta name="viewport"
                content="width=device-width"><body><div id="root" style="padding: 24px"></div>
                <script src="/page.js"></script></body></html>`,
            }),
      );
      await page.goto(url);
      const problems: string[] = [];
      for (const name of names) {
        await page.evaluate((story) => renderAllVariants(story), name);
        await expect(page.locator('#root > *, [role$="dialog"]').first(), name).toBeAttached();
        problems.push(...(await page.evaluate(findLayoutProblems)).map((misfit) => `${name}: ${misfit}`));
      }
      expect(problems).toEqual([]);
    });
  });
}
