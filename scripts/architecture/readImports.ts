import ts from 'typescript';
import { layers } from './layers.ts';

/** One import, of whatever kind: static, dynamic, `export … from`, or a type's `import('…')`. */
export type Import = {
  specifier: string;
  /** Erased by the compiler, so it costs no bytes and ties nothing together at run time. */
  isType: boolean;
  /** The names in braces; a namespace, a default or a bare import has none. */
  names: string[];
};

/** What a source file imports, and which globals it uses in dotted form: 'fetch', 'Date.now', 'window'. */
export type Reading = { imports: Import[]; globals: string[] };

/** Reads a TypeScript or JavaScript file without running it. `file` only tells the syntax by its ending. */
export function readImports(file: string, text: string): Reading {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const reading: Reading = { imports: [], globals: [] };
  const visit = (node: ts.Node) => {
    const found = importIn(node);
    if (found) reading.imports.push(found);
    const used = globalIn(node);
    if (used) reading.globals.push(used);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reading;
}

function importIn(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    const named =
      clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
    const isType =
      Boolean(clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) || onlyTypes(clause, [...named]);
    return { specifier: textOf(node.moduleSpecifier), isType, names: named.map(({ name }) => name.text) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
    return {
      specifier: textOf(node.moduleSpecifier),
      isType: node.isTypeOnly,
      names: named.map(({ name }) => name.text),
    };
  }
  if (ts.isCallExpression(node) && node.arguments[0]) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
    if (isImport || isRequire) return { specifier: textOf(node.arguments[0]), isType: false, names: [] };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: textOf(node.argument.literal), isType: true, names: [] };
  }
  return undefined;
}

function onlyTypes(clause: ts.ImportClause | undefined, named: ts.ImportSpecifier[]): boolean {
  return !clause?.name && named.length > 0 && named.every((element) => element.isTypeOnly);
}

/** A specifier that is computed cannot be judged; its source text then stands for it, and no rule lets it pass as known. */
function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

const refused = new Set(layers.flatMap(({ without }) => without?.globals ?? []));

function globalIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const dotted = `${node.expression.getText()}.${node.name.text}`;
    return refused.has(dotted) ? dotted : undefined;
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return 'new Date()';
  if (!ts.isIdentifier(node) || !refused.has(node.text) || !isValue(node)) return undefined;
  return node.text;
}

/** Whether an identifier stands for a variable, and is not a mere name: of a property, a parameter, a type's member. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return (
    ts.isExpression(parent) ||
    ts.isStatement(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isTemplateSpan(parent)
  );
}
