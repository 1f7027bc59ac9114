import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { compileStyles } from './compileStyles.ts';

const root = mkdtempSync(join(tmpdir(), 'gildshelf-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

const components = join(import.meta.dirname, '../src/components').replaceAll('\\', '/');
const stringOf = (value: unknown) => JSON.stringify(value);

test('extracts the rules of the entry from its script, and the server build contains the same rules', async () => {
  const cardFile = stringOf(`${components}/page/card/Card.tsx`);
  const alertFile = stringOf(`${components}/feedback/alert/Alert.tsx`);
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><head></head><script type="module" src="/entry.js">',
  );
  writeFileSync(
    join(root, 'entry.js'),
    `import { Card } from ${cardFile}; window.parts = [Card, () => import(${alertFile})];`,
  );
  const styles = () =>
    compileStyles({ rulesFileName: 'rules.json', rulesPathForServer: join(root, 'dist/rules.json') });
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const external = /^react/;
  await build({
    ...options,
    plugins: [styles()],
    build: { modulePreload: false, rolldownOptions: { external } },
  });
  await build({
    ...options,
    plugins: [styles()],
    build: { ssr: 'entry.js', outDir: 'dist-server', rolldownOptions: { external } },
  });

  const dist = join(root, 'dist');
  const files = readdirSync(join(dist, 'assets'));
  const read = (pattern: RegExp) =>
    readFileSync(join(dist, 'assets', files.find((file) => pattern.test(file)) ?? ''), 'utf8');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const sheetUrl = /<link rel="stylesheet" id="stitches" href="\/assets\/([^"]+)">/.exec(html)?.[1];
  expect(files).toContain(sheetUrl);

  const rules: [name: string, text: string][] = JSON.parse(
    readFileSync(join(dist, 'rules.json'), 'utf8'),
  ).flat();
  expect(rules.length).toBeGreaterThan(0);
  const [script, lazyScript, sheet] = [read(/^index-.*\.js$/), read(/^Alert-.*\.js$/), read(/\.css$/)];
  for (const [name, text] of rules) {
    expect(sheet).toContain(text);
    expect(script).not.toContain(text.replaceAll(`.${name}`, '&'));
  }
  for (const code of [script, lazyScript, sheet]) expect(code).not.toContain('@@gs');
  expect(lazyScript).toMatch(/&\{[a-z-]+:/);

  const [serverFile = ''] = readdirSync(join(root, 'dist-server')).filter((file) =>
    file.startsWith('entry.'),
  );
  const server = readFileSync(join(root, 'dist-server', serverFile), 'utf8');
  expect(server).toContain(stringOf(rules[0]?.[1]).slice(1, -1));
});
