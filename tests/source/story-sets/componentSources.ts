import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A component or hook that a package exports, and its file. */
export interface ExportedComponent {
  readonly name: string;
  readonly file: string;
}

/**
 * The exports of an index that come from a `.tsx` file: components, which are capitalised, and hooks that render a control.
 * Functions that create components are left out.
 */
export function exportedComponents(source: string): ExportedComponent[] {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\} from '(\.\/[^']+\.tsx)';/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^(use)?[A-Z]\w*$/.test(name))
        .map((name) => ({ name, file: join(source, file) })),
  );
}

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

/** The `data-*` attributes in a component's source. */
interface DataAttributes {
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
