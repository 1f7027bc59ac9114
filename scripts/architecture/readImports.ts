import ts from 'typescript';
import { layers } from './layers.ts';

/** One import: static, dynamic, `export … from`, `require`, or a type's `import('…')`. */
export type Import = {
  specifier: string;
  /** Erased by the compiler, so it adds no bytes and no run-time dependency. */
  isType: boolean;
  /** The named imports; empty for a namespace, a default or a side-effect import. */
  names: string[];
};

/** The imports of a source file, and the restricted globals that it uses, such as 'fetch', 'Date.now' and 'window'. */
export type ModuleUsage = { imports: Import[]; globals: string[] };

/** Parses a TypeScript or JavaScript file without running it. The extension of `file` determines the syntax. */
export function readImports(file: string, text: string): ModuleUsage {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const result: ModuleUsage = { imports: [], globals: [] };
  const visit = (node: ts.Node) => {
    const found = importIn(node);
    if (found) result.imports.push(found);
    const used = globalIn(node);
    if (used) result.globals.push(used);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return result;
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

/** The text of a specifier; for a computed one its source text, which no rule allows unless it is listed. */
function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

const restrictedGlobals = new Set(layers.flatMap(({ forbidden }) => forbidden?.globals ?? []));

function globalIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const dotted = `${node.expression.getText()}.${node.name.text}`;
    return restrictedGlobals.has(dotted) ? dotted : undefined;
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return 'new Date()';
  if (!ts.isIdentifier(node) || !restrictedGlobals.has(node.text) || !isValue(node)) return undefined;
  return node.text;
}

/** Whether an identifier refers to a variable, and is not the name of a property, a parameter or a type member. */
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
