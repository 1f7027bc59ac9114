// `pnpm stories:test [names of files]`: builds Storybook and runs every story in Chromium. `pnpm stories:update` does the
// same and renews the pictures. With --built it takes storybook-static as it stands, with --report=… it writes JSON there.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
import { withRepeated } from './stories/repeated.mjs';
import { runInGroup } from './stories/runInGroup.mjs';
import { serveFolder } from './stories/serveFolder.mjs';
import { jestCounts } from './test/readCounts.mjs';

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
const stoppedFolder = join(scratch, 'stopped-painting');
mkdirSync(stoppedFolder);
const server = await serveFolder(folder);
let { exitCode, report } = await runStories(names);
// Of a browser that has stopped painting nothing was learned: those files run a second time.
const stopped = readdirSync(stoppedFolder);
if (report && exitCode !== 0 && stopped.length > 0) {
  console.log(`Chromium had stopped painting, and these run again: ${stopped.join(', ')}`);
  const second = await runStories(stopped);
  if (second.report) report = withRepeated(report, second.report, stopped);
  exitCode = second.exitCode || jestCounts(report).failed;
}
server.close();
// It did not come to its end, and has said why.
if (!report) process.exit(exitCode || 1);

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const isWhole = names.length === 0;
if (isWhole && update) {
  for (const file of leftoverBaselines(index, readBaselines())) removeBaseline(file);
  recordMajor(major);
}
const checks = isWhole ? checkRun({ index, report, baselines: readBaselines() }) : [];
const problems = checks.flatMap((check) => check.problems);
for (const problem of problems) console.error(problem);
if (values.report) writeFileSync(values.report, JSON.stringify(withChecks(report, checks)));
rmSync(scratch, { recursive: true, force: true });
process.exit(exitCode !== 0 ? exitCode : Number(problems.length > 0));

/**
 * @param {readonly string[]} files their names, or parts of them; all without any
 * @returns {Promise<{ exitCode: number, report: import('./stories/checkRun.mjs').CountedReport | undefined }>} the report is undefined where the run did not come to its end
 */
async function runStories(files) {
  const reportFile = join(scratch, 'jest.json');
  rmSync(reportFile, { force: true });
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
      env: {
        ...process.env,
        STOPPED_PAINTING: stoppedFolder,
        ...(files.length > 0 ? { STORY_FILES: files.join(' ') } : {}),
      },
    },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  return { exitCode, report };
}

async function chromiumMajor() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const version = browser.version();
  await browser.close();
  return Number.parseInt(version, 10);
}
