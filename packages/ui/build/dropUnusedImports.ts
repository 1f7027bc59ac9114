import ts from 'typescript';

/** A module without the imports of names that it does not use; every line stays in its place. */
export function dropUnusedImports(file: string, code: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) used.add(node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  const unused = imports.filter((statement) => {
    const names = importedNames(statement);
    return names.length > 0 && names.every((name) => !used.has(name));
  });
  return unused.toReversed().reduce((kept, statement) => {
    const lines = '\n'.repeat(statement.getText(source).split('\n').length - 1);
    return kept.slice(0, statement.getStart(source)) + lines + kept.slice(statement.end);
  }, code);
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  const rest = bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [];
  return [...(importClause?.name ? [importClause.name.text] : []), ...named, ...rest];
}
