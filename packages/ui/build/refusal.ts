import { join, relative } from 'node:path';
import type ts from 'typescript';

const packageRoot = join(import.meta.dirname, '..');

/** The error of a style that cannot be known at build time: where, why, and what to do instead. */
export function refusal(node: ts.Node, why: string, how: string): Error {
  return new Error(
    `The style at ${placeOf(node)} cannot be compiled: ${why}, and a built package has no Stitches to ask then. ${how}.`,
  );
}

/** File, line and column, by which a call is known. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(packageRoot, source.fileName).replaceAll('\\', '/')}:${line + 1}:${character + 1}`;
}
