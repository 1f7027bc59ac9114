import { join, relative } from 'node:path';
import type ts from 'typescript';

const packageRoot = join(import.meta.dirname, '..');

/** Error for a style that cannot be evaluated at build time: location, reason and fix. */
export function compileError(node: ts.Node, reason: string, fix: string): Error {
  return new Error(
    `The style at ${locationOf(node)} cannot be compiled: ${reason}, and a built package has no Stitches to compute it. ${fix}.`,
  );
}

/** 'file:line:column', relative to the package. */
export function locationOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(packageRoot, source.fileName).replaceAll('\\', '/')}:${line + 1}:${character + 1}`;
}
