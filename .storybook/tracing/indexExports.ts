import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { babelParse } from 'storybook/internal/csf-tools';

/** A name that an index exports from another module. */
export interface IndexExport {
  readonly name: string;
  /** The module in which the name is declared: an absolute path, or the name of a package. */
  readonly module: string;
  /** The name in that module. */
  readonly localName: string;
}

/** Reads the statements `export { … } from '…'` of an index. */
export function readIndexExports(index: string): IndexExport[] {
  const { body } = babelParse(readFileSync(index, 'utf8')).program;
  return body.flatMap((statement) => {
    if (!t.isExportNamedDeclaration(statement) || !statement.source) return [];
    const { value } = statement.source;
    const module = value.startsWith('.') ? resolve(dirname(index), value) : value;
    return statement.specifiers.flatMap((specifier) => {
      if (!t.isExportSpecifier(specifier)) return [];
      const { exported, local } = specifier;
      const name = t.isIdentifier(exported) ? exported.name : exported.value;
      return [{ name, module, localName: local.name }];
    });
  });
}
