// The entry of `npm start`, `npm test` and `npm run dev`: installs the tools and packages, then runs the script.
// It has no dependencies and runs on any Node ≥ 18; docs/decisions/001-bootstrap-node-and-pnpm.md documents why it exists.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './bootstrap/ensurePackages.mjs';
import { ensureTools } from './bootstrap/ensureTools.mjs';
import { commandOf, runForwarding } from './bootstrap/runScript.mjs';
import { SetupError, setupMessages } from './bootstrap/setupErrors.mjs';
import { isAtLeast, versions } from './bootstrap/versions.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = '', ...rest] = process.argv.slice(2);

try {
  if (!isAtLeast(process.version, versions.outerNodeFloor))
    throw new SetupError(setupMessages.oldNode(process.version));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const command = commandOf(scripts, script);
  const tools = await ensureTools(root);
  await ensurePackages(root, tools);
  runForwarding({
    program: tools.node,
    args: [...command, ...rest],
    folder: root,
    environment: tools.environment,
    isStartedByNpm: process.env.npm_lifecycle_event !== undefined,
  });
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
