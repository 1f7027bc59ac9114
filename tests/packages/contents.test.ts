import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { tokenFiles } from '../../packages/ui/build/tokens/writeTokens.ts';
import { readImports } from '../../scripts/architecture/readImports.ts';
import { runProgram } from './support/runProgram.ts';

const root = join(import.meta.dirname, '../..');
const scratch = inject('scratch');

/** A client module of each package, and the start of a declaration in it. */
const sampleModules: Readonly<Record<string, readonly [file: string, declaration: string]>> = {
  ui: ['dist/components/page/card/Card.js', 'function Card('],
  'api-client': ['dist/client/createApiClient.js', 'function createApiClient('],
  widgets: ['dist/trailer/Trailer.js', 'function Trailer('],
};

describe.each(['ui', 'api-client', 'widgets'])('the tarball of %s', (name) => {
  const folder = join(scratch, 'tarballs', name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const code = files.filter((file) => /\.(js|d\.ts)$/.test(file));
  const manifest = JSON.parse(read('package.json'));

  test('contains the build, README, CHANGELOG and LICENSE, and nothing else', () => {
    const outside = files.filter((file) => !file.startsWith('dist/'));
    expect(outside.filter((file) => !['package.json', 'README.md', 'CHANGELOG.md'].includes(file))).toEqual(
      [],
    );
    expect(files).toContain('README.md');
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
    expect(existsSync(join(folder, 'NOTICE'))).toBe(name === 'ui');
    expect(files.filter((file) => /\.(test|stories)\.|\/testing\/[^/]*[Ss]ample/.test(file))).toEqual([]);
    expect(code.length).toBeGreaterThan(10);
  });

  test('exports only files that exist, and never the source', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/@gildshelf\/source|workspace:|catalog:|\.\/src\//);
    const { './package.json': ownManifest, ...exported } = manifest.exports;
    expect(ownManifest).toBe('./package.json');
    const entries = Object.values<Record<string, string> | string>(exported);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      // A file that is not a module, such as a style sheet.
      if (typeof entry === 'string') {
        expect(entry).toMatch(/\.(css|json)$/);
        expect(existsSync(join(folder, entry)), entry).toBe(true);
        continue;
      }
      expect(Object.keys(entry)).toEqual(['types', 'default']);
      for (const file of Object.values(entry)) expect(existsSync(join(folder, file)), file).toBe(true);
    }
  });

  test('contains the design tokens as CSS, W3C tokens and Figma variables, if it is the tarball of ui', () => {
    if (name !== 'ui')
      return expect(Object.keys(tokenFiles).filter((file) => files.includes(`dist/${file}`))).toEqual([]);
    for (const [file, content] of Object.entries(tokenFiles)) {
      expect(manifest.exports[`./${file}`]).toBe(`./dist/${file}`);
      expect(read(`dist/${file}`)).toBe(content());
    }
    // Bundlers must not remove the import of a style sheet.
    expect(manifest.sideEffects).toEqual(['./dist/tokens.css']);
  });

  test('declares its licence, repository, web pages, engines and keywords', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      homepage: expect.stringMatching(`^https://.*/packages/${name}#readme$`),
      bugs: expect.stringMatching(/^https:.*\/issues$/),
      repository: { type: 'git', directory: `packages/${name}` },
      engines: { node: expect.any(String) },
      publishConfig: { access: 'public' },
    });
    expect(manifest.keywords).toContain('react');
  });

  test('has declaration files without private names', () => {
    const declarations = code.filter((file) => file.endsWith('.d.ts'));
    expect(declarations.length).toBeGreaterThan(0);
    // Only the id of the style element is public.
    const lines = declarations.flatMap((file) => read(file).replaceAll('id="stitches"', '').split('\n'));
    expect(lines.filter((line) => /stitches|@gildshelf\/source|\.tsx?['"]/i.test(line))).toEqual([]);
  });

  test('imports only its own files and the dependencies in its package.json', () => {
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const isNamed = (specifier: string) =>
      named.some((dependency) => specifier === dependency || specifier.startsWith(`${dependency}/`));
    const isOwn = (file: string, specifier: string) => {
      const target = posix.join(posix.dirname(file), specifier);
      return files.includes(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    };
    const wrong = code.flatMap((file) =>
      readImports(file, read(file))
        .imports.map(({ specifier }) => specifier)
        .filter((specifier) => !(specifier.startsWith('.') ? isOwn(file, specifier) : isNamed(specifier)))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has a source map of each module, with the text of its source and its line numbers', () => {
    const modules = files.filter((file) => file.endsWith('.js'));
    for (const file of modules) {
      const { sources, sourcesContent } = JSON.parse(read(`${file}.map`));
      expect(read(file), file).toContain(`//# sourceMappingURL=${posix.basename(file)}.map`);
      expect(
        sources.every((source: string) => /^(\.\.\/)+src\//.test(source)),
        `${file}: ${sources}`,
      ).toBe(true);
      expect(sourcesContent).toHaveLength(sources.length);
    }
    const [file = '', declaration = ''] = sampleModules[name] ?? [];
    const code = read(file);
    const map = JSON.parse(read(`${file}.map`));
    const line = code.slice(0, code.indexOf(declaration)).split('\n').length - 1;
    const entry = new SourceMap(map).findEntry(line, 0);
    const originalLine = 'originalLine' in entry ? entry.originalLine : -1;
    expect(map.sourcesContent[0].split('\n')[originalLine]).toContain(declaration);
  });

  test('contains neither a path of the build machine nor a registry URL', () => {
    const texts = [...files, 'package.json'].filter((file) => /\.(js|map|d\.ts|json|md)$/.test(file));
    for (const file of texts) {
      expect(read(file).includes(root), file).toBe(false);
      expect(/npmjs|registry\./.test(read(file)), file).toBe(false);
    }
  });

  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test('has type declarations that match its modules (attw)', async () => {
    const [tarball = ''] = globSync(`gildshelf-${name}-*.tgz`, { cwd: scratch });
    await runProgram(scratch, join(root, 'node_modules/.bin/attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
      // Style sheets have no types.
      ...(name === 'ui' ? ['--exclude-entrypoints', 'tokens.css'] : []),
    ]);
  });
});
