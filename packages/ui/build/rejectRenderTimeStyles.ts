import ts from 'typescript';
import { compileError } from './compileError.ts';

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
