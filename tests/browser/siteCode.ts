import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>;
const dist = join(import.meta.dirname, '../../apps/site/dist');

/** The code of the site that is loaded on demand, by the start of its file's name. */
function files(name: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const found = Object.values(manifest).filter(
    ({ file, isDynamicEntry }) => isDynamicEntry && file.startsWith(`assets/${name}`),
  );
  if (found.length === 0) throw new Error(`The site has no code named ${name}.`);
  return found.map(({ file }) => `/${file}`);
}

/**
 * Resolves once the page has this code with all that it imports: what it has not loaded yet, it loads now. Without a name, all code: a
 * page whose network goes away has otherwise that of the pages to which its links lead.
 */
export async function siteCode(page: Page, name = ''): Promise<void> {
  // As text, so that no compiler of the tests changes the import.
  await page.evaluate(
    `Promise.all(${JSON.stringify(files(name))}.map((file) => import(file))).then(() => undefined)`,
  );
}
