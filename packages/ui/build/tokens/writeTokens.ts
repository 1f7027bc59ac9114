import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figmaVariables } from './figmaVariables.ts';
import { tokensCss } from './tokensCss.ts';
import { tokensJson } from './tokensJson.ts';

/** The exported files of the design tokens, by name. */
export const tokenFiles = {
  'tokens.css': tokensCss,
  'tokens.json': tokensJson,
  'figma-variables.json': figmaVariables,
} as const;

/** Writes the files of the design tokens into a folder. */
export async function writeTokens(folder: string): Promise<void> {
  await Promise.all(
    Object.entries(tokenFiles).map(([name, content]) => writeFile(join(folder, name), content())),
  );
}
