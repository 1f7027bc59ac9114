import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { publicModuleOf } from './publicModuleOf.ts';

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
