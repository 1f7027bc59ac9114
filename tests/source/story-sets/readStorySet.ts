import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of stories, parsed without running it. */
export interface StorySet {
  readonly file: string;
  /** The names of the components: `component` first, then its `subcomponents`. */
  readonly components: readonly string[];
  readonly tags: readonly string[];
  /** `parameters.dataAttributes`: name and meaning. */
  readonly dataAttributes: ReadonlyMap<string, string>;
  readonly stories: readonly string[];
  readonly text: string;
}

/** Parses a file of stories; its `meta` must be an object literal. */
export function readStorySet(file: string): StorySet {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = declared(source, 'meta');
  const component = propertyOf(meta, 'component');
  const parts = propertyOf(meta, 'subcomponents');
  const tags = propertyOf(meta, 'tags');
  const table = propertyOf(propertyOf(meta, 'parameters'), 'dataAttributes');
  return {
    file,
    components: [...(component ? [nameOf(component)] : []), ...properties(parts).map(({ name }) => name)],
    tags:
      tags && ts.isArrayLiteralExpression(tags)
        ? tags.elements.map((tag) => withoutQuotes(tag.getText()))
        : [],
    dataAttributes: new Map(properties(table).map(({ name, value }) => [name, value?.getText() ?? ''])),
    stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    text,
  };
}

function declared(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found?.initializer) return unwrap(found.initializer);
  }
  return undefined;
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;
}

function nameOf(node: ts.Expression): string {
  return ts.isExpressionWithTypeArguments(node) ? node.expression.getText() : node.getText();
}

const withoutQuotes = (text: string) => text.replace(/^['"]|['"]$/g, '');

function properties(node: ts.Expression | undefined): { name: string; value: ts.Expression | undefined }[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.map((property) => ({
    name: withoutQuotes(property.name?.getText() ?? ''),
    value: ts.isPropertyAssignment(property) ? unwrap(property.initializer) : undefined,
  }));
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  return properties(node).find((property) => property.name === name)?.value;
}
