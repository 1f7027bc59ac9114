import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const folder = mkdtempSync(join(tmpdir(), 'gildshelf-lint-'));
const lengths = mkdtempSync(join(tmpdir(), 'gildshelf-lint-'));
afterAll(() => {
  for (const one of [folder, lengths]) rmSync(one, { recursive: true });
});

// Each part has its own import rules, which replace the general rule and must therefore repeat it.
const parts = [
  'packages/ui/src/components/actions/button',
  'packages/api-client/src/contract',
  'packages/api-client/src/client',
  'packages/api-client/src/react',
  'packages/widgets/src',
  'apps/site/src',
  'apps/api/src',
  'tests',
  'bench',
];
const lines = {
  'whole.ts': "import { z } from 'zod';",
  'named.ts': "import { z } from 'zod/mini';",
  'right.ts': "import * as z from 'zod/mini';",
};

/** Writes the configuration of the repository into a folder that is no Git repository. */
function copyConfig(target: string): void {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as object;
  writeFileSync(join(target, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
}

/** The output of the linter for these lines in every part, with the configuration of the repository. */
function lint(): string {
  copyConfig(folder);
  for (const part of parts)
    for (const [name, line] of Object.entries(lines)) {
      const file = join(folder, part, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${line}\n\nexport const name = z.string();\n`);
    }
  const only = '--only=style/noRestrictedImports';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', only, '--max-diagnostics=none', '--colors=off', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

test('the linter rejects a file of more than 300 lines, except the texts of a language', () => {
  const files = { 'src/short.ts': 300, 'src/long.ts': 301, 'src/languages/de.ts': 301 };
  for (const [name, count] of Object.entries(files)) {
    mkdirSync(dirname(join(lengths, name)), { recursive: true });
    writeFileSync(join(lengths, name), 'export {};\n'.repeat(count));
  }
  copyConfig(lengths);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none', '--colors=off', '.'],
    { cwd: lengths, encoding: 'utf8' },
  );
  const rejected = (stdout + stderr).matchAll(/^(\S+\.ts):\d+:\d+ lint\/style\/noExcessiveLinesPerFile/gm);
  expect(Array.from(rejected, ([, file]) => file)).toEqual(['src/long.ts']);
});

test('the linter rejects a named import of zod, which costs 78 kB, in every part and suggests the right import', () => {
  const output = lint();
  const rejected = [...output.matchAll(/^(\S+\.ts):\d+:\d+ lint\/style\/noRestrictedImports/gm)];
  expect(rejected.map(([, file]) => file).sort()).toEqual(
    parts.flatMap((part) => [`${part}/named.ts`, `${part}/whole.ts`]).sort(),
  );
  expect(output).toContain("import * as z from 'zod/mini'.");
});
