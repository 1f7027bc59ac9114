import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogues,
  knownTerms,
  mediaTypes,
  messages,
  ownMessages,
  publicProfileFields,
  statusLabel,
  titleStorage,
  unknownFact,
} from '@gildshelf/api-client/contract';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** The packages whose texts are translated; each includes the texts of those before it. */
export const translatedPackages = ['packages/ui', 'packages/widgets', 'apps/site'] as const;

/** The English texts that a package shows itself, without those of the packages that it uses, in alphabetical order. */
export function findMessages(directory: (typeof translatedPackages)[number]): readonly string[] {
  const earlier = translatedPackages.slice(0, translatedPackages.indexOf(directory)).flatMap(findMessages);
  const texts = new Set([
    ...sourceTexts(directory),
    ...(directory === 'packages/widgets' ? [...contractTexts(), ...facetTexts()] : []),
    ...(directory === 'apps/site' ? publicProfileFields : []),
  ]);
  return [...texts].filter((text) => text !== '' && !earlier.includes(text)).sort();
}

/** The English texts that the server writes itself, of mails, feeds and the documents of pages. */
export function findServerMessages(): readonly string[] {
  const { embed, feed, publicCollection } = ownMessages;
  const document = readFileSync(join(root, 'apps/site/index.html'), 'utf8');
  const texts = [
    ...(/(?<=<noscript>)[^<]+/.exec(document) ?? []),
    embed.temporarilyUnavailable,
    ...Object.values(feed).map(templateOf),
    templateOf(publicCollection.title),
    ...Object.values(mediaTypes).flatMap(({ pluralNoun, statuses }) => [
      pluralNoun,
      ...statuses.map(statusLabel),
    ]),
  ];
  return [...new Set([...sourceTexts('apps/api', translateArgument), ...texts])].sort();
}

/** The texts in calls of `translate`, in `<Translated text>`, in properties `label`, `hint` and `title`, and in constants `…Labels`. */
function sourceTexts(directory: string, shown = shownExpression): string[] {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: join(root, directory),
    exclude: (file) => /\.(test|stories|isolated)\.|^(testing|theme)$/.test(file),
  });
  return files.flatMap((file) => {
    const path = join(root, directory, file);
    const text = readFileSync(path, 'utf8');
    return findTexts(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), shown);
  });
}

/** The texts of one source file. */
function findTexts(file: ts.SourceFile, shownIn: typeof shownExpression): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const shown = shownIn(node);
    if (shown) texts.push(...literalsIn(shown));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function translateArgument(node: ts.Node): ts.Expression | undefined {
  return ts.isCallExpression(node) && node.expression.getText() === 'translate'
    ? node.arguments[0]
    : undefined;
}

function shownExpression(node: ts.Node): ts.Expression | undefined {
  const argument = translateArgument(node);
  if (argument) return argument;
  if (ts.isPropertyAssignment(node) && (/^(label|hint|title)$/.test(node.name.getText()) || isInLabels(node)))
    return node.initializer;
  if (ts.isJsxAttribute(node) && node.name.getText() === 'text' && node.initializer) {
    const isTranslated = /^Translated$/.test(node.parent.parent.tagName.getText());
    if (isTranslated && ts.isStringLiteral(node.initializer)) return node.initializer;
  }
  return undefined;
}

/** Whether a property belongs to a constant such as `scopeLabels`. */
function isInLabels(property: ts.PropertyAssignment): boolean {
  const owner = ts.isAsExpression(property.parent.parent)
    ? property.parent.parent.parent
    : property.parent.parent;
  return ts.isVariableDeclaration(owner) && /Labels$/.test(owner.name.getText());
}

/** The string literals that an expression may evaluate to. */
function literalsIn(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [...literalsIn(expression.whenTrue), ...literalsIn(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) return literalsIn(expression.right);
  return [];
}

/** Messages for developers and for programs, which no visitor sees, and the texts of feeds, which only the server writes. */
const { session: _, ...requiredMessages } = messages;
const { oembed: __, feed: ___, ...visibleOwnMessages } = ownMessages;

/** The texts of the contract: its messages, and the names of media types, statuses, facts and details. */
function contractTexts(): string[] {
  const groups = [...Object.values(requiredMessages), ...Object.values(visibleOwnMessages)];
  return [...groups.flatMap((group) => Object.values(group).map(templateOf)), ...mediaTexts()];
}

type Message = string | ((...values: never[]) => string);

/** A message whose values are placeholders named like the parameters of its function. */
function templateOf(message: Message): string {
  if (typeof message === 'string') return message;
  const [, parameters = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(message.toString()) ?? [];
  // An array of one text is that text in a template, and can be joined.
  const placeholders = parameters.split(',').map((name) => [`{${name.trim()}}`]);
  return (message as (...values: unknown[]) => string)(...placeholders);
}

/** The labels and units of the facets that browse pages and the managed collection show. */
function facetTexts(): string[] {
  const facets = Object.values(titleStorage)
    .flatMap(({ browse }) => browse.facets())
    .filter(({ isHidden }) => !isHidden);
  return facets.flatMap(({ label, unit }) => (unit ? [label, unit] : [label]));
}

function mediaTexts(): string[] {
  const names = Object.values(mediaTypes).flatMap((mediaType) => {
    const { type, label, pluralLabel, pluralNoun, editTitle, unsetStatusLabel, statuses, filters } =
      mediaType;
    const { facts, description } = mediaType.present(mediaType.item.parse({ id: 'none' }) as never);
    return [
      ...[type, label, pluralLabel, pluralNoun, editTitle, unsetStatusLabel, description],
      ...statuses.map(statusLabel),
      ...filters.flatMap((filter) => [filter.label, filter.value]),
      ...facts.flatMap((fact) => [fact.label, fact.value]),
    ];
  });
  const titles = Object.values(catalogues).flatMap(({ topTitle, notFound, errorMessages }) => [
    ...[topTitle, notFound],
    ...Object.values(errorMessages),
  ]);
  const details = Object.values(titleStorage).flatMap(({ relatingFacts }) =>
    relatingFacts.flatMap(({ label }) => label ?? []),
  );
  return [...names, ...titles, ...details, ...Object.values(knownTerms).flat(), unknownFact];
}
