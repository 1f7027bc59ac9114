import ts from 'typescript';
import { refusal } from './refusal.ts';

/** Throws a sentence where a component puts a style together while it renders, which Stitches can and a built package cannot. */
export function refuseRenderTimeStyles(file: string, code: string): void {
  if (!/\bcss\b|['"]@/.test(code)) return;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, place: 'module' | 'function' | 'attribute') => {
    const name = nameOf(node);
    if (name === 'css' && place !== 'module') {
      throw refusal(
        node,
        'its css is put together while a component renders',
        'Use a variant, or cssVariables for numbers',
      );
    }
    if (name === '@initial' || (name?.startsWith('@') && place === 'attribute')) {
      throw refusal(
        node,
        'the window chooses its variant while the page is open',
        'Put the @media into the variant itself',
      );
    }
    const inner = ts.isJsxAttribute(node) ? 'attribute' : ts.isFunctionLike(node) ? 'function' : place;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, 'module');
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (!ts.isPropertyAssignment(node)) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}
