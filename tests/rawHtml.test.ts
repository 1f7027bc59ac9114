import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** What Biome says of a file under our rules, in a folder of its own, for git knows no such file. */
function lint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-lint-'));
  const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter }));
  writeFileSync(join(folder, 'Made.tsx'), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    ...{ cwd: folder, encoding: 'utf8' },
  });
  rmSync(folder, { recursive: true });
  return { status, said: stdout + stderr };
}

// @control:SEC-04
test('lint refuses dangerouslySetInnerHTML', () => {
  const component = (props: string) =>
    `export const Made = ({ text }: { text: string }) => <p ${props} />;\n`;
  expect(lint(component('title={text}'))).toMatchObject({ status: 0 });
  expect(lint(component('dangerouslySetInnerHTML={{ __html: text }}'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('noDangerouslySetInnerHtml'),
  });
});

// @control:SEC-04
test('no file that a browser gets makes HTML or code out of text, or switches that rule off', () => {
  const sinks =
    /dangerouslySetInnerHTML['"]?\s*[=:]|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|srcdoc|noDangerouslySetInnerHtml/i;
  const files = globSync(['{packages/*,apps/site}/src/**/*.{ts,tsx}', 'apps/site/index.html'], { cwd: root });
  const shown = files.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
