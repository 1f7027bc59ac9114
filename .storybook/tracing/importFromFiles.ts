import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { babelParse } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { type IndexExport, readIndexExports } from './indexExports.ts';

const packages = join(import.meta.dirname, '../../packages');
const indexes: Readonly<Record<string, string>> = {
  '@gildshelf/ui': join(packages, 'ui/src/index.ts'),
  '@gildshelf/widgets': join(packages, 'widgets/src/index.ts'),
};
const exportsByPackage = new Map<string, ReadonlyMap<string, IndexExport>>();

/**
 * Vite plugin: the modules of Storybook import components from their files instead of the index of their package, and the stories of a
 * page import the page. Chromatic takes new snapshots of the stories that import a changed file, directly or indirectly, so that
 * otherwise every component would change the stories of every widget and page.
 */
export function importFromFiles(): Plugin {
  return {
    name: 'gildshelf:import-from-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(source, id) {
        const code = withOwnPage(withFileImports(source), id);
        return code === source ? undefined : { code, map: null };
      },
    },
  };
}

/**
 * Replaces the imports and exports of names from the packages of components by those from the files that declare them; lines stay as
 * they are.
 */
export function withFileImports(source: string): string {
  if (!Object.keys(indexes).some((name) => source.includes(`'${name}'`))) return source;
  let code = source;
  // From the end, so that the positions of the others stay as they are.
  for (const statement of babelParse(source).program.body.reverse()) {
    const { start, end } = statement;
    const replacement = fileStatements(statement);
    if (!replacement || typeof start !== 'number' || typeof end !== 'number') continue;
    const lines = source.slice(start, end).split('\n').length - 1;
    code = code.slice(0, start) + replacement.join(' ') + '\n'.repeat(lines) + code.slice(end);
  }
  return code;
}

function fileStatements(statement: t.Statement): string[] | undefined {
  if (!t.isImportDeclaration(statement) && !t.isExportNamedDeclaration(statement)) return undefined;
  const module = statement.source?.value ?? '';
  if (!(module in indexes)) return undefined;
  const isTypes = (t.isImportDeclaration(statement) ? statement.importKind : statement.exportKind) === 'type';
  return statement.specifiers.flatMap((specifier) => {
    if (isTypes) return [];
    if (t.isImportSpecifier(specifier))
      return specifier.importKind === 'type'
        ? []
        : fileStatement('import', module, nameOf(specifier.imported), specifier.local.name);
    if (t.isExportSpecifier(specifier))
      return fileStatement('export', module, specifier.local.name, nameOf(specifier.exported));
    throw new Error(`Import names from ${module}: a namespace depends on all of its components.`);
  });
}

const nameOf = (node: t.Identifier | t.StringLiteral) => (t.isIdentifier(node) ? node.name : node.value);

function fileStatement(keyword: 'import' | 'export', packageName: string, name: string, alias: string) {
  const found = exportsOf(packageName).get(name);
  if (!found) throw new Error(`${packageName} does not export ${name}.`);
  return `${keyword} { ${found.localName} as ${alias} } from '${found.module}';`;
}

function exportsOf(packageName: string): ReadonlyMap<string, IndexExport> {
  const known = exportsByPackage.get(packageName);
  if (known) return known;
  const found = new Map(readIndexExports(indexes[packageName] ?? '').map((one) => [one.name, one]));
  exportsByPackage.set(packageName, found);
  return found;
}

/**
 * Adds the import of the page's definition to the stories of a page, which render the whole site. The list of all pages is untraced in
 * chromatic.config.json: otherwise a change of one page would reach the stories of all.
 */
export function withOwnPage(source: string, file: string): string {
  const isOfPage = basename(file).endsWith('.stories.tsx') && existsSync(join(dirname(file), 'page.ts'));
  // After the last line, so that all other positions stay as they are.
  return isOfPage ? `${source}\nimport './page.ts';` : source;
}
