import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const everywhere = ['pnpm-lock.yaml', 'tsconfig.base.json'];
// Tests, stories and texts are never part of a build, so changing one must not cost a build at the next start.
const ignored = /\.(test|stories|spec)\.tsx?$|\.md$|\/(dist|dist-server|node_modules)\//;

/**
 * One word for the content of everything that a build reads.
 * @param {string} root
 * @param {readonly string[]} folders packages, relative to root
 */
export function inputsHash(root, folders) {
  const files = folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.*`, {
        cwd: root,
        exclude: ['**/node_modules/**', '**/dist/**', '**/dist-server/**'],
      }),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...everywhere, ...files]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}
