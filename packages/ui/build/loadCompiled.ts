import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compileModule } from './compileModule.ts';
import type { StyleRecords } from './recordStyles.ts';

const source = join(import.meta.dirname, '..', 'src');

/** Which files a bundler loads through `loadCompiled`. */
export const compiledFiles: RegExp = new RegExp(`^${(source + sep).replaceAll(/[\\.+]/g, '\\$&')}.*\\.tsx?$`);

/** A file of the package as the build wants it: compiled, and with the small run-time in the place of Stitches. */
export async function loadCompiled(file: string, styles: StyleRecords): Promise<string> {
  if (file === join(source, 'theme', 'stitches.ts')) return "export * from './compiled/compiledStitches.ts';";
  return compileModule(file, await readFile(file, 'utf8'), styles);
}
