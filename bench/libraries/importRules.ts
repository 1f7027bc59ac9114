import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from '../../scripts/architecture/findViolations.ts';
import { layers } from '../../scripts/architecture/layers.ts';
import { readImports } from '../../scripts/architecture/readImports.ts';
import type { Figure } from '../figures/recordFigures.mjs';
import { compare } from './compare.ts';
import type { InstalledLibrary } from './installLibrary.ts';

type Cruise = (
  folders: readonly string[],
  options: Readonly<Record<string, unknown>>,
  resolveOptions: Readonly<Record<string, unknown>>,
) => Promise<{ readonly output: { readonly summary: { readonly totalCruised: number } } }>;

const root = join(import.meta.dirname, '../..');
const folders = [
  ...globSync('{packages,apps}/*/{src,build}', { cwd: root }),
  ...['.storybook', 'storybook', 'tests', 'bench', 'scripts'],
];

/** Compares the check of all imports of the repository: ours also checks globals, the library's rules only the layers' paths. */
export async function measureImportRules(library: InstalledLibrary): Promise<Figure[]> {
  const { cruise } = await library.load<{ cruise: Cruise }>('dependency-cruiser');
  const ours = () => {
    const files = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
      { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
    );
    return files.flatMap((file) =>
      findViolations(file, readImports(file, readFileSync(join(root, file), 'utf8'))),
    );
  };
  const theirs = async () => {
    const { output } = await cruise(
      folders,
      {
        ...{ baseDir: root, validate: true, ruleSet: { forbidden: layerRules() } },
        ...{ tsPreCompilationDeps: true, exclude: 'node_modules|/dist/' },
      },
      {
        ...{ conditionNames: ['@gildshelf/source', 'import', 'node', 'default', 'types'] },
        ...{ exportsFields: ['exports'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'] },
      },
    );
    if (output.summary.totalCruised < 1000) throw new Error('dependency-cruiser found too few files.');
  };
  return [await compare(library, { what: 'check of all imports', calls: 1, ours, theirs })];
}

/** One rule per layer: files of the layer may import only files of the layers that it may reach. */
function layerRules() {
  return layers.map(({ name, path, inside = [] }, index) => {
    const reachable = layers.filter((layer) => layer.name === name || inside.includes(layer.name));
    const earlier = layers.slice(0, index).map((layer) => layer.path.source);
    return {
      ...{ name, severity: 'error', from: { path: path.source, pathNot: earlier } },
      to: { path: '^(packages|apps)/', pathNot: reachable.map((layer) => layer.path.source) },
    };
  });
}
