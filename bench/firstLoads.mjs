import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measureFiles } from '../scripts/size/measureFiles.mjs';
import { firstLoadFiles } from './firstLoadFiles.mjs';
import { routeLoads } from './routeBudgets.mjs';

const site = join(dirname(import.meta.dirname), 'apps', 'site');
const dist = join(site, 'dist');

/**
 * The first view of each route of the built site: its JavaScript in kilobytes (1,000 bytes, brotli at its best), and
 * how many of its files hold a layer of Radix. Every dialog, menu, toast and tooltip of Radix stands on that layer, by whose
 * name it is known in a build.
 * @returns {Promise<{ loads: import('./routeBudgets.mjs').RouteLoad[], radixRoutes: string[] }>}
 */
export async function readFirstLoads() {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile))
    throw new Error(
      'There is no apps/site/dist/.vite/manifest.json: build the site first (pnpm build:served).',
    );
  const files = firstLoadFiles(JSON.parse(readFileSync(manifestFile, 'utf8')));
  if (!files.entry?.length) throw new Error('The manifest names no entry: is build.manifest on?');

  /** The files of these parts of the site together, each once. @param {readonly string[]} parts */
  const filesOf = (parts) => {
    const known = parts.map((part) => files[part]);
    if (known.some((names) => names === undefined)) return undefined;
    return [...new Set(known.flatMap((names) => names ?? []))];
  };

  const routes = readFileSync(join(site, 'src', 'routes.ts'), 'utf8');
  const names = [...new Set(Object.values(files).flat())];
  const sizes = await measureFiles(names.map((name) => join(dist, name)));
  const ofRadix = globSync('assets/*.js', { cwd: dist }).filter((name) =>
    readFileSync(join(dist, name), 'utf8').includes('DismissableLayer'),
  );
  if (ofRadix.length === 0)
    throw new Error('No part of the build holds a layer of Radix: is it called otherwise now?');
  return {
    loads: routeLoads(routes, (parts) =>
      filesOf(parts)?.reduce((sum, name) => sum + (sizes.get(join(dist, name)) ?? 0), 0),
    ),
    radixRoutes: routeLoads(
      routes,
      (parts) => filesOf(parts)?.filter((name) => ofRadix.includes(name)).length,
    )
      .filter((load) => load.kb)
      .map(({ path }) => path),
  };
}
