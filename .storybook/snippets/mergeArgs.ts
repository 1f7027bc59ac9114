import { type NodePath, types as t } from 'storybook/internal/babel';
import type { RenderFunctionPath } from 'storybook/internal/csf-tools';

/** The args of a story: syntax nodes by arg name. */
type Args = Readonly<Record<string, t.Node>>;

/** Creates `<Component>` with the args as its props. */
export function withArgs(component: string, args: Args): t.JSXElement {
  const name = t.jsxIdentifier(component);
  const children = childrenOf(args.children);
  const isEmpty = children.length === 0;
  const opening = t.jsxOpeningElement(name, attributes(args, ['children']), isEmpty);
  return t.jsxElement(opening, isEmpty ? null : t.jsxClosingElement(name), children);
}

/** Replaces the uses of the parameter of a `render` function with the args. Throws on syntax that it cannot merge. */
export function mergeArgs(render: RenderFunctionPath, args: Args): void {
  const [parameter] = render.node.params;
  const references = (name: string) => render.scope.getBinding(name)?.referencePaths ?? [];
  if (t.isIdentifier(parameter))
    for (const reference of references(parameter.name)) mergeReference(reference, args);
  if (t.isObjectPattern(parameter))
    for (const property of parameter.properties) {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key) || !t.isIdentifier(property.value))
        throw render.buildCodeFrameError('A snippet cannot merge args that are destructured like this.');
      for (const reference of references(property.value.name)) replace(reference, args[property.key.name]);
    }
}

/** Merges one `{...args}` or `args.name`. */
function mergeReference(reference: NodePath, args: Args): void {
  const { parentPath: parent } = reference;
  if (parent?.isJSXSpreadAttribute()) spread(parent, args);
  else if (parent?.isMemberExpression() && t.isIdentifier(parent.node.property))
    replace(parent, args[parent.node.property.name]);
  else throw reference.buildCodeFrameError('A snippet can merge {...args} and args.name only.');
}

/** The element's own attributes and children take precedence over those of the args. */
function spread(path: NodePath<t.JSXSpreadAttribute>, args: Args): void {
  if (path.key !== 0)
    throw path.buildCodeFrameError('In a story, {...args} must come before other attributes.');
  const element = path.parentPath.parent as t.JSXElement;
  const opening = element.openingElement;
  const own = opening.attributes.flatMap((one) => (t.isJSXAttribute(one) ? [String(one.name.name)] : []));
  if (opening.selfClosing && args.children && !own.includes('children')) {
    element.children = childrenOf(args.children);
    element.closingElement = t.jsxClosingElement(opening.name);
    opening.selfClosing = false;
  }
  path.replaceWithMultiple(attributes(args, ['children', ...own]));
}

function replace(path: NodePath, value: t.Node | undefined): void {
  const container = path.parentPath;
  if (!container?.isJSXExpressionContainer()) path.replaceWith(expression(value));
  else if (container.parentPath.isJSXAttribute()) {
    const { name } = container.parentPath.node;
    if (value) container.parentPath.replaceWith(attribute(String(name.name), value));
    else container.parentPath.remove();
  } else container.replaceWithMultiple(childrenOf(value));
}

function attributes(args: Args, except: readonly string[]): t.JSXAttribute[] {
  return Object.entries(args)
    .filter(([name, value]) => !except.includes(name) && !t.isIdentifier(value, { name: 'undefined' }))
    .map(([name, value]) => attribute(name, value));
}

function attribute(name: string, value: t.Node): t.JSXAttribute {
  const isTrue = t.isBooleanLiteral(value, { value: true });
  const isQuotable = t.isStringLiteral(value) && !/["\\&\n]/.test(value.value);
  const valueNode = isQuotable ? t.stringLiteral(value.value) : t.jsxExpressionContainer(expression(value));
  return t.jsxAttribute(t.jsxIdentifier(name), isTrue ? null : valueNode);
}

function childrenOf(value: t.Node | undefined): t.JSXElement['children'] {
  if (!value) return [];
  if (t.isJSXElement(value) || t.isJSXFragment(value)) return [value];
  if (t.isStringLiteral(value) && /^(?! )[^{}<>&\n]+(?<! )$/.test(value.value))
    return [t.jsxText(value.value)];
  return [t.jsxExpressionContainer(expression(value))];
}

function expression(value: t.Node | undefined): t.Expression {
  return t.isExpression(value) ? value : t.identifier('undefined');
}
