// `pnpm bench`: every figure that the README quotes, one script each, one after the other.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const own = 'bench.mjs';
// A script says in its first line that it is one; everything else here is what scripts import.
const scripts = globSync('*.{mjs,ts}', { cwd: import.meta.dirname })
  .filter(
    (file) =>
      file !== own && readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// `pnpm bench:'),
  )
  .sort();

for (const script of scripts) {
  console.log(`\n── ${script.replace(/\.\w+$/, '')}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@gildshelf/source', join(import.meta.dirname, script)],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
