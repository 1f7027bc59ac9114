import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { competitorsFolder } from '../components/installCompetitors.ts';
import { browserBuildOptions } from '../components/servePages.ts';

/** The published code of a competitor as a page loads it, and its name with the version. */
export interface CompetitorScript {
  readonly name: string;
  readonly script: Uint8Array;
  readonly sheet: Uint8Array;
}

/** Bundles the modules of a competitor's package for production, with all imports. */
export async function competitorScript(name: string, ...modules: string[]): Promise<CompetitorScript> {
  const { outputFiles } = await build({
    ...browserBuildOptions,
    stdin: {
      contents: modules.map((module) => `import '${module}';`).join('\n'),
      resolveDir: competitorsFolder,
    },
    legalComments: 'none',
  });
  const outputOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.contents ?? new Uint8Array();
  const manifest = join(competitorsFolder, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { name: `${name} ${version}`, script: outputOf('.js'), sheet: outputOf('.css') };
}
