import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findHardcodedTexts } from './findHardcodedTexts.ts';
import { findMessages, findServerMessages, translatedPackages } from './findMessages.ts';

const root = join(import.meta.dirname, '../..');

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

interface LanguageModule {
  readonly messages: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The languages in a folder: the files that are named by a tag. */
const languageFiles = (directory: string) => globSync('??.ts', { cwd: join(root, directory) }).sort();

const translations = async (directory: string, file: string) =>
  ((await import(join(root, directory, file))) as LanguageModule).messages;

const server = 'apps/api/src/platform/languages';

describe.each([
  ...translatedPackages.map((name) => ({
    directory: `${name}/src/languages`,
    expected: findMessages(name),
  })),
  { directory: server, expected: findServerMessages() },
])('$directory', ({ directory, expected }) => {
  const files = languageFiles(directory);

  test('has the same languages as the other packages', () => {
    expect(files).toEqual(['de.ts', 'ja.ts']);
  });

  test.each(files)('%s has every text and no other', async (file) => {
    const path = join(root, directory, file);
    const own = ownKeys(parse(path, readFileSync(path, 'utf8')));
    expect(own.filter((key) => !expected.includes(key))).toEqual([]);
    expect(expected.filter((key) => !own.includes(key))).toEqual([]);
  });

  test.each(files)('%s has the placeholders of every text', async (file) => {
    const wrong = Object.entries(await translations(directory, file)).filter(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).some(
        (form) => String(placeholdersOf(form)) !== String(placeholdersOf(key)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(languageFiles(server))(
  '%s of the server translates the texts of pages as pages do',
  async (file) => {
    const ofPages = await translations('apps/site/src/languages', file);
    const ofServer = await translations(server, file);
    const shared = Object.keys(ofServer).filter((text) => Object.hasOwn(ofPages, text));
    expect(shared).toContain('games');
    for (const text of shared) expect(ofServer[text]).toBe(ofPages[text]);
  },
);

describe.each(translatedPackages)('%s', (directory) => {
  test('shows no text in English only', () => {
    const sources = globSync('src/**/*.tsx', {
      cwd: join(root, directory),
      exclude: (file) => /\.(test|stories|isolated)\.|^testing$/.test(file),
    });
    const texts = sources.flatMap((file) => {
      const path = join(root, directory, file);
      return findHardcodedTexts(parse(path, readFileSync(path, 'utf8'))).map((text) => `${file}:${text}`);
    });
    expect(texts).toEqual([]);
  });
});

test('finds texts in defaults of props and in constants, except those whose names end with Labels', () => {
  const source = `function Sheet({ closeLabel = 'Close', side = 'end' }) {}
    const english = { next: 'Next', path: 'M12 19' };
    const keyLabels = { Control: 'Ctrl' };`;
  expect(findHardcodedTexts(parse('a.tsx', source))).toEqual(['1: Close', '2: Next']);
});

test('finds texts in JSX, in visible attributes and in conditions, but not those that are translated', () => {
  const source = `<p title="Shelf" id="shelf">Your shelf {isOpen ? 'Close' : translate('Open')} {\`Edit \${name}\`}</p>`;
  expect(findHardcodedTexts(parse('a.tsx', source))).toEqual([
    '1: Shelf',
    '1: Your shelf',
    '1: Close',
    '1: Edit',
  ]);
});

/** The keys that a file lists itself, without those that it spreads. */
function ownKeys(file: ts.SourceFile): string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isVariableDeclaration(node.parent.parent))
      keys.push(ts.isComputedPropertyName(node.name) ? '' : node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return keys;
}

const placeholdersOf = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name).sort();
