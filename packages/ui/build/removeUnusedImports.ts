import ts from 'typescript';

/** Removes the imports whose names a module does not use; line numbers are preserved. */
export function removeUnusedImports(file: string, code: string): string {
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
  return unused.toReversed().reduce((result, statement) => {
    const lines = '\n'.repeat(statement.getText(source).split('\n').length - 1);
    return result.slice(0, statement.getStart(source)) + lines + result.slice(statement.end);
  }, code);
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  const rest = bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [];
  return [...(importClause?.name ? [importClause.name.text] : []), ...named, ...rest];
}
