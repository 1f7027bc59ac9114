import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../components/forBrowsers.ts';
import { peersFolder } from '../components/installPeers.ts';

/** A peer's published code as a page loads it, and what it is called with its version. */
export interface PeerScript {
  readonly name: string;
  readonly script: Uint8Array;
  readonly sheet: Uint8Array;
}

/** Bundles what somebody publishes for other people's pages, for production, with all that it imports. */
export async function peerScript(name: string, ...modules: string[]): Promise<PeerScript> {
  const { outputFiles } = await build({
    ...forBrowsers,
    stdin: { contents: modules.map((module) => `import '${module}';`).join('\n'), resolveDir: peersFolder },
    legalComments: 'none',
  });
  const ending = (end: string) =>
    outputFiles.find(({ path }) => path.endsWith(end))?.contents ?? new Uint8Array();
  const manifest = join(peersFolder, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { name: `${name} ${version}`, script: ending('.js'), sheet: ending('.css') };
}
