import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>;
const dist = join(import.meta.dirname, '../../apps/site/dist');

/** The paths of the lazy chunks whose file names start with `name`. */
function chunkPaths(name: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest).filter(
    ({ file, isDynamicEntry }) => isDynamicEntry && file.startsWith(`assets/${name}`),
  );
  if (chunks.length === 0) throw new Error(`The site has no lazy chunk named ${name}.`);
  return chunks.map(({ file }) => `/${file}`);
}

/**
 * Loads the lazy chunks with this name and their imports in the page; all lazy chunks without a name. By itself a page has loaded only
 * the chunks of the pages that its links lead to, which matters for tests that go offline.
 */
export async function loadChunks(page: Page, name = ''): Promise<void> {
  // A string, since the compiler of the tests would transform the import of a function.
  await page.evaluate(
    `Promise.all(${JSON.stringify(chunkPaths(name))}.map((file) => import(file))).then(() => undefined)`,
  );
}
