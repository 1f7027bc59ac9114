import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The `data-*` attributes in a component's source. */
export interface DataAttributes {
  /** Set by the component and the private parts in its folder; for a Radix component, also those that its CSS selects. */
  readonly written: ReadonlySet<string>;
  /** `written` and those that its child components, Radix or a trigger's parent may set. */
  readonly possible: ReadonlySet<string>;
}

/** The attributes that Radix sets according to its documentation. */
const writtenByRadix = [
  'data-state',
  'data-side',
  'data-align',
  'data-disabled',
  'data-highlighted',
  'data-orientation',
  'data-swipe',
  'data-swipe-direction',
];

/** The data attributes of a component. `isForeign` is true for the file of another component, which has its own page. */
export function dataAttributesOf(file: string, isForeign: (file: string) => boolean): DataAttributes {
  const own = filesFrom(file, (next) => isForeign(next) || dirname(next) !== dirname(file));
  const all = filesFrom(file, () => false);
  const written = new Set([...own].flatMap(namesIn));
  if ([...own].some(isOnRadix)) for (const name of [...own].flatMap(selectedIn)) written.add(name);
  const possible = new Set([...all].flatMap(namesIn));
  if ([...all].some(isOnRadix)) for (const name of writtenByRadix) possible.add(name);
  // A menu or a dialog sets the state on its trigger.
  if (textOf(file).includes('...rest')) possible.add('data-state');
  return { written, possible };
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const isOnRadix = (file: string) => textOf(file).includes("'@radix-ui/");

function filesFrom(file: string, isEnd: (file: string) => boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of textOf(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const next = join(dirname(file), specifier);
    if (!isEnd(next)) filesFrom(next, isEnd, seen);
  }
  return seen;
}

function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) names.push(node.name.getText());
    // As in `toggleAttribute('data-smooth')`.
    if (ts.isStringLiteral(node)) names.push(node.text);
    if (ts.isPropertyAccessExpression(node) && /\bdataset$/.test(node.expression.getText()))
      names.push(`data-${node.name.text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names.map((name) => name.replaceAll("'", '')).filter((name) => /^data-[a-z-]+$/.test(name));
}

function selectedIn(file: string): string[] {
  return [...textOf(file).matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name);
}
