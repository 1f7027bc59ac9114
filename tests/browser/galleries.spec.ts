import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { misfits } from '../support/misfits.ts';
import { test as base, expect } from './paintingTest.ts';

const source = join(import.meta.dirname, '../../packages/ui/src');
const names = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => file.replaceAll('\\', '/').replace('.stories.tsx', ''))
  .toSorted();

/** `drawGallery(name)` draws one in place of the last, in its stories' own frames. */
const script = `
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { globalStyles } from './theme/globalStyles.ts';
  ${names.map((name, index) => `import * as stories${index} from './${name}.stories.tsx';`).join('\n')}
  const files = { ${names.map((name, index) => `'${name}': stories${index}`).join(', ')} };
  globalStyles();
  let last;
  globalThis.drawGallery = async (name) => {
    const { default: meta, Gallery } = files[name];
    const render = Gallery.render ?? meta.render ?? ((args) => createElement(meta.component, args));
    const inner = () => render({ ...meta.args, ...Gallery.args });
    const frames = [...(Gallery.decorators ?? []), ...(meta.decorators ?? [])];
    const Shown = frames.reduce((Inner, frame) => () => frame(Inner), inner);
    last?.unmount();
    last = createRoot(document.getElementById('root'));
    flushSync(() => last.render(createElement(Shown)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  };
`;

declare const drawGallery: (name: string) => Promise<void>;

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

const readers = [
  {
    reader: 'with letters twice as large on 320 px',
    width: 320,
    html: 'style="font-size: 200%"',
    touch: false,
  },
  { reader: 'from right to left', width: 390, html: 'dir="rtl"', touch: false },
  { reader: 'with a finger', width: 390, html: '', touch: true },
];

for (const { reader, width, html, touch } of readers) {
  test.describe(() => {
    test.use({ viewport: { width, height: 700 }, hasTouch: touch, isMobile: touch });

    test(`every Gallery ${reader}: nothing is cut off, nothing is too small to hit`, async ({
      page,
      code,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const address = 'http://galleries.test/';
      await page.route(`${address}**`, (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: code })
          : route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><html lang="en" ${html}><meta charset="utf-8"><meta name="viewport"
                content="width=device-width"><body><div id="root" style="padding: 24px"></div>
                <script src="/page.js"></script></body></html>`,
            }),
      );
      await page.goto(address);
      const found: string[] = [];
      for (const name of names) {
        await page.evaluate((gallery) => drawGallery(gallery), name);
        await expect(page.locator('#root > *, [role$="dialog"]').first(), name).toBeAttached();
        found.push(...(await page.evaluate(misfits)).map((misfit) => `${name}: ${misfit}`));
      }
      expect(found).toEqual([]);
    });
  });
}
