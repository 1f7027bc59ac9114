import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { readIndexExports } from '../tracing/indexExports.ts';

/** Returns the import statements of a story file for the given names, with public packages in place of relative paths. */
export function importLines(csf: CsfFile, names: ReadonlySet<string>, file: string): string[] {
  const imports = new Map<string, { values: string[]; types: string[] }>();
  for (const statement of csf._ast.program.body) {
    if (!t.isImportDeclaration(statement)) continue;
    for (const specifier of statement.specifiers) {
      if (!t.isImportSpecifier(specifier) || !names.has(specifier.local.name)) continue;
      const name = t.isIdentifier(specifier.imported) ? specifier.imported.name : specifier.imported.value;
      const module = publicModuleOf(file, statement.source.value, name);
      const { values, types } = imports.get(module) ?? { values: [], types: [] };
      imports.set(module, { values, types });
      const isType = specifier.importKind === 'type' || statement.importKind === 'type';
      (isType ? types : values).push(name);
    }
  }
  return [...imports].map(([module, { values, types }]) =>
    values.length === 0
      ? `import type { ${types.sort().join(', ')} } from '${module}';`
      : `import { ${[...values.sort(), ...types.sort().map((name) => `type ${name}`)].join(', ')} } from '${module}';`,
  );
}

/** Returns the module to import a name from in a snippet: for a relative path the package entry that exports the name, if there is one. */
function publicModuleOf(file: string, path: string, name: string): string {
  if (!path.startsWith('.')) return path;
  const target = resolve(dirname(file), path);
  return publicExports(findPackageJSON(pathToFileURL(file)) ?? '').get(`${target}#${name}`) ?? path;
}

const exportsByManifest = new Map<string, ReadonlyMap<string, string>>();

function publicExports(manifestFile: string): ReadonlyMap<string, string> {
  let found = exportsByManifest.get(manifestFile);
  if (!found) {
    found = readPublicExports(manifestFile);
    exportsByManifest.set(manifestFile, found);
  }
  return found;
}

/** Maps `<file>#<exported name>` to the module that exports it. */
function readPublicExports(manifestFile: string): ReadonlyMap<string, string> {
  const { name: packageName, exports = {} } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const entries = Object.entries<{ '@gildshelf/source'?: string }>(exports).flatMap(
    ([subpath, { '@gildshelf/source': source }]) =>
      source ? [[join(packageName, subpath), resolve(dirname(manifestFile), source)] as const] : [],
  );
  return new Map(
    // Reversed, because the last entry of a map wins: the main entry, which is first in a manifest, takes precedence.
    entries
      .reverse()
      .flatMap(([module, entry]) =>
        readIndexExports(entry).map(({ module: target, name }) => [`${target}#${name}`, module] as const),
      ),
  );
}
