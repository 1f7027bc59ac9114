import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The members of a file's exported interfaces that have no doc line, as `Interface.member`. */
export function undocumentedMembers(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => !hasDoc(member))
        .map((member) => `${name.text}.${member.name?.getText() ?? member.getText()}`),
    );
}

/** Whether a file's function of this name has a doc line. */
export function hasDocLine(file: string, name: string): boolean {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.some(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name && hasDoc(statement),
  );
}

function hasDoc(node: ts.Node): boolean {
  return ts
    .getJSDocCommentsAndTags(node)
    .some((doc) => ts.isJSDoc(doc) && ts.getTextOfJSDocComment(doc.comment));
}
