// `pnpm stories:test [names of files]`: builds Storybook and runs every story in Chromium. `pnpm stories:update` does the
// same and renews the pictures. With --built it takes storybook-static as it stands, with --report=… it writes JSON there.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  readBaselines,
  recordedMajor,
  recordMajor,
  removeBaseline,
} from '../.storybook/pictures/baselines.ts';
import { chromiumFlags, ensureChromium } from './ensureChromium.mjs';
import { checkRun, leftoverBaselines, withChecks } from './stories/checkRun.mjs';
import { runInGroup } from './stories/runInGroup.mjs';
import { serveFolder } from './stories/serveFolder.mjs';

const root = dirname(import.meta.dirname);
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean' },
    update: { type: 'boolean' },
    folder: { type: 'string', default: join(root, 'storybook-static') },
    report: { type: 'string' },
  },
});
const { built, update, folder } = values;
const tool = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);

if (!built) {
  const build = [tool('storybook'), 'build', '--quiet', '--disable-telemetry', '-o', folder];
  const code = await runInGroup(build, { cwd: root, env: process.env });
  if (code !== 0) process.exit(code);
}

const major = await chromiumMajor();
const recorded = recordedMajor();
if (!update && major !== recorded)
  console.log(`Pictures are of Chromium ${recorded}, this is ${major}: up to 0.5 % of one may differ.`);

const scratch = mkdtempSync(join(tmpdir(), 'gildshelf-stories-'));
const reportFile = values.report ?? join(scratch, 'jest.json');
const server = await serveFolder(folder);
const exitCode = await runInGroup(
  [
    tool('test-storybook'),
    ...['--url', server.url, '--index-json', '--disable-telemetry', '--maxWorkers', '2'],
    update ? '--updateSnapshot' : '--ci',
    // Last, for the runner takes its value from whatever is left over.
    ...['--json', '--outputFile', reportFile],
  ],
  {
    cwd: root,
    env: { ...process.env, ...(names.length > 0 ? { STORY_FILES: names.join(' ') } : {}) },
  },
);
server.close();
// It did not come to its end, and has said why.
if (!existsSync(reportFile)) process.exit(exitCode || 1);

const report = JSON.parse(readFileSync(reportFile, 'utf8'));
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const isWhole = names.length === 0;
if (isWhole && update) {
  for (const file of leftoverBaselines(index, readBaselines())) removeBaseline(file);
  recordMajor(major);
}
const checks = isWhole ? checkRun({ index, report, baselines: readBaselines() }) : [];
const problems = checks.flatMap((check) => check.problems);
for (const problem of problems) console.error(problem);
if (values.report) writeFileSync(reportFile, JSON.stringify(withChecks(report, checks)));
rmSync(scratch, { recursive: true, force: true });
process.exit(exitCode !== 0 ? exitCode : Number(problems.length > 0));

async function chromiumMajor() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const version = browser.version();
  await browser.close();
  return Number.parseInt(version, 10);
}
