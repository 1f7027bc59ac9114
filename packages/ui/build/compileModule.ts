import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { type Part, variantClassName } from '../src/theme/compiled/css.ts';
import { groups } from '../src/theme/compiled/sheet.ts';
import { findStyleCalls, rejectRenderTimeStyles, type StyleCall } from './findStyleCalls.ts';
import type { StyleRecords } from './recordStyles.ts';
import type { PlaceholderFor } from './rulePlaceholders.ts';

/** Replaces the style calls of a module by their recorded results; line numbers are preserved. */
export function compileModule(
  file: string,
  code: string,
  { records }: Pick<StyleRecords, 'records'>,
  printText: PlaceholderFor = (_, __, text) => text,
): string {
  rejectRenderTimeStyles(file, code);
  const calls = findStyleCalls(file, code);
  if (calls.length === 0) return code;
  let compiled = code;
  for (const call of calls.toReversed()) {
    const lines = code.slice(call.start, call.end).split('\n').length - 1;
    compiled =
      compiled.slice(0, call.start) +
      printCall(call, records, printText) +
      '\n'.repeat(lines) +
      compiled.slice(call.end);
  }
  return removeUnusedImports(file, compiled);
}

function printCall(
  { functionName, callee, location, firstArgument }: StyleCall,
  records: StyleRecords['records'],
  printText: PlaceholderFor,
): string {
  const record = records.get(location);
  if (!record)
    throw new Error(`The style at ${location} did not exist when the styles were recorded: build again.`);
  if (record.kind === 'keyframes') return JSON.stringify(record.name);
  const compiledArgs =
    record.kind === 'global'
      ? [printText(groups.global, record.text, record.text)]
      : record.parts.map((part) => printPart(part, printText));
  const args = compiledArgs.map((argument) => JSON.stringify(argument));
  return `/* @__PURE__ */ ${callee}(${[...(functionName === 'styled' ? [firstArgument] : []), ...args].join(', ')})`;
}

function printPart([name, text, variants, ...rest]: Part, printText: PlaceholderFor): Part {
  const base = printText(groups.base, name, text);
  if (!variants) return [name, base];
  const printed = Object.entries(variants).map(([variant, values]) => [
    variant,
    Object.fromEntries(
      Object.entries(values).map(([value, [hash, rules]]) => [
        value,
        [hash, printText(groups.variant, variantClassName(name, hash, variant, value), rules)] as const,
      ]),
    ),
  ]);
  return [name, base, Object.fromEntries(printed), ...rest];
}

/** Removes the imports whose names a module does not use; line numbers are preserved. */
function removeUnusedImports(file: string, code: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) used.add(node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  const unused = imports.filter((statement) => {
    const names = importedNames(statement);
    return names.length > 0 && names.every((name) => !used.has(name));
  });
  return unused.toReversed().reduce((result, statement) => {
    const lines = '\n'.repeat(statement.getText(source).split('\n').length - 1);
    return result.slice(0, statement.getStart(source)) + lines + result.slice(statement.end);
  }, code);
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  const rest = bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [];
  return [...(importClause?.name ? [importClause.name.text] : []), ...named, ...rest];
}

const source = join(import.meta.dirname, '..', 'src');

/** Matches the paths of files that a bundler loads through `loadCompiled`. */
export const compiledFilePattern: RegExp = new RegExp(
  `^${(source + sep).replaceAll(/[\\.+]/g, '\\$&')}.*\\.tsx?$`,
);

/** The file that a server build replaces by the list of rules in the style sheet of the browser build. */
export const extractedRulesFile: string = join(source, 'theme', 'compiled', 'extractedRules.ts');

/** Source text of a file of the package for a build: compiled, and with the small run time in place of Stitches. */
export async function loadCompiled(
  file: string,
  styles: StyleRecords,
  printText?: PlaceholderFor,
): Promise<string> {
  if (file === join(source, 'theme', 'stitches.ts')) return "export * from './compiled/compiledStitches.ts';";
  return compileModule(file, await readFile(file, 'utf8'), styles, printText);
}
