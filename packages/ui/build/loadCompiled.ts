import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compileModule } from './compileModule.ts';
import type { StyleRecords } from './recordStyles.ts';
import type { PrintText } from './ruleSigns.ts';

const source = join(import.meta.dirname, '..', 'src');

/** Which files a bundler loads through `loadCompiled`. */
export const compiledFiles: RegExp = new RegExp(`^${(source + sep).replaceAll(/[\\.+]/g, '\\$&')}.*\\.tsx?$`);

/** The file in whose place a build writes which rules its style sheet has. */
export const sentRulesFile: string = join(source, 'theme', 'compiled', 'sentRules.ts');

/** A file of the package as the build wants it: compiled, and with the small run-time in the place of Stitches. */
export async function loadCompiled(
  file: string,
  styles: StyleRecords,
  printText?: PrintText,
): Promise<string> {
  if (file === join(source, 'theme', 'stitches.ts')) return "export * from './compiled/compiledStitches.ts';";
  return compileModule(file, await readFile(file, 'utf8'), styles, printText);
}
