import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json'];
// Tests, stories and documentation are not part of a build, so a change of them must not trigger one.
const ignored = /\.(test|stories|spec)\.tsx?$|\.md$|\/(dist|dist-server|node_modules)\//;

/**
 * A hash of the content of all inputs of a build.
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
  for (const file of [...commonInputs, ...files]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}
