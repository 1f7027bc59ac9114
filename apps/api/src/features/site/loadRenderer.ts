import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from './SiteRenderer.ts';

/** Loads the site's server entry from the folder of its build; undefined where it has not been built. */
export async function loadRenderer(folder: string): Promise<SiteRenderer | undefined> {
  const file = join(folder, 'entry-server.js');
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
}
