// `pnpm size`: the built site and the built packages against their limits in bytes.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const sizeLimit = join(root, 'node_modules', 'size-limit', 'bin.js');
const firstLoad = join(root, 'bench', 'firstLoad.mjs');
const packageSizes = join(root, 'scripts', 'packageSizes.mjs');

const codes = [[sizeLimit], [firstLoad, '--limit'], [packageSizes]].map(
  (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status,
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
