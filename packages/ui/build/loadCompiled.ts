import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compileModule } from './compileModule.ts';
import type { StyleRecords } from './recordStyles.ts';
import type { PlaceholderFor } from './rulePlaceholders.ts';

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
