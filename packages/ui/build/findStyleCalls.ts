import ts from 'typescript';
import { placeOf, refusal } from './refusal.ts';

/** A call of `css`, `styled`, `keyframes` or `globalCss` at the top level of a module. */
export interface StyleCall {
  kind: string;
  /** The file and line, by which the call is known to who reads and to the records. */
  place: string;
  start: number;
  end: number;
  /** Where the name of the function ends and the bracket begins. */
  nameEnd: number;
  /** The function and the first argument as they are written. */
  name: string;
  type: string;
}

const kinds = new Set(['css', 'styled', 'keyframes', 'globalCss']);

/** The calls of theme/stitches.ts in a module; throws a sentence where one cannot be known at build time. */
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
      throw refusal(statement, 'a namespace hides which functions it uses', 'Import them by their names');
    }
    for (const { name, propertyName } of bindings.elements) {
      const kind = (propertyName ?? name).text;
      if (kinds.has(kind)) kindOf.set(name.text, kind);
    }
  }
  return kindOf;
}

/** Not the name of a property: `{ css: … }`, `look.css`. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function readCall(node: ts.Identifier, kind: string, isTopLevel: boolean): StyleCall {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.expression !== node) {
    throw refusal(
      node,
      `${kind} is handed on, so its arguments are unknown`,
      'Call it where its look is declared',
    );
  }
  if (!isTopLevel) {
    throw refusal(
      node,
      `${kind} is called inside a function, so while the page runs`,
      'Move the call to the top level of the module',
    );
  }
  const source = node.getSourceFile();
  return {
    kind,
    place: placeOf(call),
    start: call.getStart(),
    end: call.getEnd(),
    nameEnd: node.getEnd(),
    name: node.text,
    type: call.arguments[0]?.getText(source) ?? '',
  };
}
