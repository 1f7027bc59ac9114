import { join, relative } from 'node:path';
import ts from 'typescript';

/** A call of `css`, `styled`, `keyframes` or `globalCss` at the top level of a module. */
export interface StyleCall {
  functionName: string;
  /** File, line and column of the call: shown in error messages, and the key of its record. */
  location: string;
  start: number;
  end: number;
  /** Offset behind the name of the function, where the opening parenthesis is. */
  calleeEnd: number;
  /** Name of the function in the source text (an import may be renamed). */
  callee: string;
  /** Source text of the first argument. */
  firstArgument: string;
}

const kinds = new Set(['css', 'styled', 'keyframes', 'globalCss']);

/** The calls of functions of theme/stitches.ts in a module; throws if a call cannot be evaluated at build time. */
export function findStyleCalls(file: string, code: string): StyleCall[] {
  if (!code.includes('/stitches.ts')) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const kindOf = importedKinds(source);
  if (kindOf.size === 0) return [];
  const calls: StyleCall[] = [];
  const visit = (node: ts.Node, isTopLevel: boolean) => {
    const kind = ts.isIdentifier(node) && isReference(node) ? kindOf.get(node.text) : undefined;
    if (kind) calls.push(readCall(node as ts.Identifier, kind, isTopLevel));
    const isInner = ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, isTopLevel && !isInner));
  };
  for (const statement of source.statements) if (!ts.isImportDeclaration(statement)) visit(statement, true);
  return calls;
}

function importedKinds(source: ts.SourceFile): Map<string, string> {
  const kindOf = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!/\/stitches\.ts$/.test(statement.moduleSpecifier.text) || !bindings) continue;
    if (!ts.isNamedImports(bindings)) {
      throw compileError(
        statement,
        'a namespace import hides which functions the module uses',
        'Use named imports',
      );
    }
    for (const { name, propertyName } of bindings.elements) {
      const kind = (propertyName ?? name).text;
      if (kinds.has(kind)) kindOf.set(name.text, kind);
    }
  }
  return kindOf;
}

/** Excludes property names: `{ css: … }`, `styles.css`. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function readCall(node: ts.Identifier, functionName: string, isTopLevel: boolean): StyleCall {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.expression !== node) {
    throw compileError(
      node,
      `${functionName} is passed as a value, so its arguments are unknown`,
      'Call it where the styles are declared',
    );
  }
  if (!isTopLevel) {
    throw compileError(
      node,
      `${functionName} is called inside a function, that is at run time`,
      'Move the call to the top level of the module',
    );
  }
  const source = node.getSourceFile();
  return {
    functionName,
    location: locationOf(call),
    start: call.getStart(),
    end: call.getEnd(),
    calleeEnd: node.getEnd(),
    callee: node.text,
    firstArgument: call.arguments[0]?.getText(source) ?? '',
  };
}

const packageRoot = join(import.meta.dirname, '..');

/** Error for a style that cannot be evaluated at build time: location, reason and fix. */
function compileError(node: ts.Node, reason: string, fix: string): Error {
  return new Error(
    `The style at ${locationOf(node)} cannot be compiled: ${reason}, and a built package has no Stitches to compute it. ${fix}.`,
  );
}

/** 'file:line:column', relative to the package. */
function locationOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(packageRoot, source.fileName).replaceAll('\\', '/')}:${line + 1}:${character + 1}`;
}

/** Throws if a component composes styles while it renders: Stitches supports that, a built package does not. */
export function rejectRenderTimeStyles(file: string, code: string): void {
  if (!/\bcss\b|['"]@/.test(code)) return;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, scope: 'module' | 'function' | 'attribute') => {
    const name = nameOf(node);
    if (name === 'css' && scope !== 'module') {
      throw compileError(
        node,
        'its css prop is composed while a component renders',
        'Use a variant, or cssVariables for numbers',
      );
    }
    if (name === '@initial' || (name?.startsWith('@') && scope === 'attribute')) {
      throw compileError(
        node,
        'its variant depends on the width of the window',
        'Put the @media rule into the variant itself',
      );
    }
    const innerScope = ts.isJsxAttribute(node) ? 'attribute' : ts.isFunctionLike(node) ? 'function' : scope;
    ts.forEachChild(node, (child) => visit(child, innerScope));
  };
  visit(source, 'module');
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (!ts.isPropertyAssignment(node)) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}
