import ts from 'typescript';

/** Attributes that a visitor sees or hears. */
const visibleAttributes =
  /^(label|title|aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|hint|description|intro|caption|banner|alt|\w+Label)$/;

const word = /\p{L}{2}/u;

/** The texts in JSX that a visitor would see in English whatever the language of the page is, as 'line: text'. */
export function findHardcodedTexts(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (word.test(text.replace(/\{\w+\}/g, '')) && !neverTranslated.has(text))
      found.push(`${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node) && visibleAttributes.test(node.name.getText()) && node.initializer)
      for (const text of literalTexts(node.initializer)) report(node, text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const text of literalTexts(node.expression)) report(node, text);
    if (isTextOutsideJsx(node)) report(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A default of a prop, or a property of a constant, that starts like a sentence; those of constants `…Labels` are translated. */
function isTextOutsideJsx(node: ts.Node): node is ts.Node & { initializer: ts.StringLiteral } {
  const isDefault = ts.isBindingElement(node);
  const isProperty =
    ts.isPropertyAssignment(node) &&
    ts.isVariableDeclaration(node.parent.parent) &&
    !node.parent.parent.name.getText().endsWith('Labels');
  return (
    (isDefault || isProperty) &&
    node.initializer !== undefined &&
    ts.isStringLiteral(node.initializer) &&
    /^\p{Lu}\p{Ll}/u.test(node.initializer.text)
  );
}

/** The name of the product. */
const neverTranslated = new Set(['Gildshelf']);

/** The string literals that an expression shows; a call, such as that of `translate`, is responsible for its own arguments. */
function literalTexts(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => span.literal.text).join(' ')];
  if (ts.isJsxExpression(node)) return node.expression ? literalTexts(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return literalTexts(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literalTexts(node.whenTrue), ...literalTexts(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return literalTexts(node.right);
  return [];
}
