import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './support/runProgram.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'gildshelf-release-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a release gives all three packages the same version and adds the changesets to their changelogs', async () => {
  const manifests = globSync(['package.json', 'pnpm-workspace.yaml', '{packages,apps}/*/package.json'], {
    cwd: root,
  });
  for (const file of manifests) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true });
  const changesets = globSync('.changeset/*.md', { cwd: copy });

  await runProgram(copy, join(root, 'node_modules/.bin/changeset'), ['version']);

  const read = (file: string) => readFileSync(join(copy, 'packages', file), 'utf8');
  const { version } = JSON.parse(read('ui/package.json'));
  for (const name of ['ui', 'api-client', 'widgets']) {
    expect(JSON.parse(read(`${name}/package.json`)).version).toBe(version);
    if (changesets.length > 0) expect(read(`${name}/CHANGELOG.md`)).toContain(`\n## ${version}\n`);
  }
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);
});
