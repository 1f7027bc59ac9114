import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** Lints a text with our rules, in a temporary folder, since Biome ignores files outside of the repository. */
function lint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-lint-'));
  const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter }));
  writeFileSync(join(folder, 'Generated.tsx'), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    ...{ cwd: folder, encoding: 'utf8' },
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

// @control:SEC-04
test('the linter rejects dangerouslySetInnerHTML', () => {
  const component = (props: string) =>
    `export const Generated = ({ text }: { text: string }) => <p ${props} />;\n`;
  expect(lint(component('title={text}'))).toMatchObject({ status: 0 });
  expect(lint(component('dangerouslySetInnerHTML={{ __html: text }}'))).toMatchObject({
    status: 1,
    output: expect.stringContaining('noDangerouslySetInnerHtml'),
  });
});

// @control:SEC-04
test('no file for the browser turns text into HTML or code, or disables that rule', () => {
  const sinks =
    /dangerouslySetInnerHTML['"]?\s*[=:]|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|srcdoc|noDangerouslySetInnerHtml/i;
  const files = globSync(['{packages/*,apps/site}/src/**/*.{ts,tsx}', 'apps/site/index.html'], { cwd: root });
  const shipped = files.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
