import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from './SiteRenderer.ts';

/** The site's server entry as it was built into a folder; undefined where it was not. */
export async function loadRenderer(folder: string): Promise<SiteRenderer | undefined> {
  const file = join(folder, 'entry-server.js');
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
}
