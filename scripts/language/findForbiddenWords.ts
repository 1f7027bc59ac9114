import { basename } from 'node:path';
import ts from 'typescript';
import { allowedLines, allowedNames, forbiddenWords } from './forbiddenWords.ts';

/** Text of a file that is checked, with the line where it starts, counted from 1. */
interface CheckedText {
  readonly line: number;
  readonly text: string;
}

/**
 * The forbidden words of a file as `line: word (instead) …`: in the name of the file, and in the prose of Markdown, or in the
 * comments, declared names and test titles of code. Code spans, other string literals and the names of foreign APIs are not checked.
 */
export function findForbiddenWords(file: string, source: string): string[] {
  const name = basename(file).replace(/\.[^.]+$/, '');
  const fileName = { line: 1, text: isAllowedName(name, file) ? '' : wordsOf(name) };
  const texts = /\.mdx?$/.test(file) ? proseOf(file, source) : textsOf(file, source);
  return [fileName, ...texts].flatMap(({ line, text }) =>
    forbiddenWords.flatMap(({ pattern, instead, allowed = [] }) => {
      const checked = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text.toLowerCase());
      return Array.from(
        checked.matchAll(pattern),
        ([word]) => `${file}:${line}: '${word}' (write: ${instead})`,
      );
    }),
  );
}

/** The paragraphs of a Markdown document, line by line, without code blocks, code spans and link targets. */
function proseOf(file: string, source: string): CheckedText[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (/^\s*```/.test(text)) isCode = !isCode;
    return isCode || allowedLines[file]?.test(text)
      ? []
      : [{ line: index + 1, text: withoutCode(text).replaceAll(/\]\([^)]*\)/g, ']') }];
  });
}

function textsOf(file: string, source: string): CheckedText[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts = new Map<number, CheckedText>();
  const add = (position: number, text: string) =>
    texts.set(position, { line: parsed.getLineAndCharacterOfPosition(position).line + 1, text });
  const addComment = (start: number, end: number) => add(start, withoutCode(source.slice(start, end)));
  const visit = (node: ts.Node) => {
    // Comments follow a node, or stand alone in empty braces; the same comment may be found twice.
    for (const position of [node.pos, node.getStart(parsed) + 1, node.end]) {
      ts.forEachLeadingCommentRange(source, position, addComment);
      ts.forEachTrailingCommentRange(source, position, addComment);
    }
    if (isDeclaredName(node) && !isAllowedName(node.text, file))
      add(node.getStart(parsed), wordsOf(node.text));
    const title = titleOf(node);
    if (title) add(title.getStart(parsed), withoutCode(title.getText(parsed).slice(1, -1)));
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...texts.values()];
}

const withoutCode = (text: string) => text.replaceAll(/`[^`\n]*`/g, ' ');

const isAllowedName = (name: string, file: string) =>
  allowedNames.some(({ names, files }) => names.includes(name) && files.test(file));

/** The lower-case words of an identifier in camel, kebab or constant case. */
const wordsOf = (name: string) =>
  name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])|[_-]/g, '$1$3 $2').toLowerCase();

/** Whether a node is the name of a declaration of this file; names that are only used are declared elsewhere. */
function isDeclaredName(node: ts.Node): node is ts.Identifier {
  const { parent } = node;
  return (
    ts.isIdentifier(node) &&
    'name' in parent &&
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isExportSpecifier(parent) &&
    !ts.isJsxAttribute(parent)
  );
}

/** The title of a `test`, `it` or `describe`, also of `test.each`. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  let called: ts.Expression = node.expression;
  while (!ts.isIdentifier(called)) {
    if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) called = called.expression;
    else if (ts.isTaggedTemplateExpression(called)) called = called.tag;
    else return undefined;
  }
  const title = node.arguments[0];
  return title &&
    /^(test|it|describe)$/.test(called.text) &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title
    : undefined;
}
