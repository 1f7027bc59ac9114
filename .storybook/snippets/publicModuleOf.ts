import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types as t } from 'storybook/internal/babel';
import { babelParse } from 'storybook/internal/csf-tools';

/** Returns the module to import a name from in a snippet: for a relative path the package entry that exports the name, if there is one. */
export function publicModuleOf(file: string, path: string, name: string): string {
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
    entries.reverse().flatMap(([module, entry]) => {
      const { body } = babelParse(readFileSync(entry, 'utf8')).program;
      return body.flatMap((statement) => {
        if (!t.isExportNamedDeclaration(statement) || !statement.source) return [];
        const target = resolve(dirname(entry), statement.source.value);
        return statement.specifiers.map(({ exported }) => {
          const name = t.isIdentifier(exported) ? exported.name : exported.value;
          return [`${target}#${name}`, module] as const;
        });
      });
    }),
  );
}
