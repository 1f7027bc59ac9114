import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureFiles } from '../../scripts/size/measureFiles.mjs';
import { firstLoadFiles } from './firstLoadFiles.mjs';
import { routeLoads } from './routeBudgets.mjs';

const site = join(import.meta.dirname, '../../apps/site');
const dist = join(site, 'dist');

/**
 * The first view of each route of the built site: its JavaScript in kilobytes (1,000 bytes, highest brotli quality), and the
 * routes whose files contain the DismissableLayer of Radix. Every dialog, menu, toast and tooltip of Radix uses that layer,
 * and a build contains its name.
 * @returns {Promise<{ loads: import('./routeBudgets.mjs').RouteLoad[], radixRoutes: string[] }>}
 */
export async function readFirstLoads() {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile))
    throw new Error(
      'There is no apps/site/dist/.vite/manifest.json: build the site first (pnpm build:served).',
    );
  /** @type {{ pages: readonly (import('./routeBudgets.mjs').Page & { entryScript?: string })[] }} */
  const { pages } = await import(pathToFileURL(join(site, 'dist-server', 'entry-server.js')).href);
  const files = firstLoadFiles(JSON.parse(readFileSync(manifestFile, 'utf8')), pages);
  if (!files.entry?.length) throw new Error('The manifest has no entry: is build.manifest enabled?');

  /** The files of these parts of the site, each once; undefined if a part is missing. @param {readonly string[]} parts */
  const filesOf = (parts) => {
    const fileLists = parts.map((part) => files[part]);
    if (fileLists.some((names) => names === undefined)) return undefined;
    return [...new Set(fileLists.flatMap((names) => names ?? []))];
  };

  const names = [...new Set(Object.values(files).flat())];
  const sizes = await measureFiles(names.map((name) => join(dist, name)));
  const radixFiles = globSync('assets/*.js', { cwd: dist }).filter((name) =>
    readFileSync(join(dist, name), 'utf8').includes('DismissableLayer'),
  );
  if (radixFiles.length === 0)
    throw new Error('No file of the build contains the DismissableLayer of Radix: has it been renamed?');
  return {
    loads: routeLoads(pages, (parts) =>
      filesOf(parts)?.reduce((sum, name) => sum + (sizes.get(join(dist, name)) ?? 0), 0),
    ),
    radixRoutes: routeLoads(
      pages,
      (parts) => filesOf(parts)?.filter((name) => radixFiles.includes(name)).length,
    )
      .filter((load) => load.kb)
      .map(({ path }) => path),
  };
}
