import ts from 'typescript';
import { compileError, locationOf } from './compileError.ts';

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
