// `pnpm stories:test [names of files]`: builds Storybook and runs every story in Chromium, several titles per test file if no name is
// given. `pnpm stories:update` also updates the
// baseline images. --built uses the existing storybook-static, --report=… writes a JSON report to that file.

import { spawn } from 'node:child_process';
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
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  readBaselines,
  readChromiumMajor,
  removeBaseline,
  saveChromiumMajor,
} from '../../.storybook/screenshots/baselines.ts';
import { chromiumFlags, ensureChromium } from '../install/ensureChromium.mjs';
import { jestCounts } from '../test/readCounts.mjs';
import { checkRun, leftoverBaselines, mergeRerunResults, testFilesOf, withChecks } from './checkRun.mjs';
import { groupStories, storiesInSameFile, ungroupReport } from './groupStories.mjs';
import { serveFolder } from './serveFolder.mjs';

const canGroup = process.platform !== 'win32';

/**
 * Runs a program in its own process group to its end; a signal to this process ends the whole group.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
async function runInProcessGroup([program = '', ...args], options) {
  const child = spawn(program, args, { ...options, stdio: 'inherit', detached: canGroup });
  const end = () => {
    if (canGroup && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      end();
      process.exit(130);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const root = join(import.meta.dirname, '../..');
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
  const code = await runInProcessGroup(build, { cwd: root, env: process.env });
  if (code !== 0) process.exit(code);
}

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const major = await chromiumMajor();
const recorded = readChromiumMajor();
if (!update && major !== recorded)
  console.log(
    `The baseline images are of Chromium ${recorded}, this is ${major}: up to 0.5 % of the pixels may differ.`,
  );

const scratch = mkdtempSync(join(tmpdir(), 'gildshelf-stories-'));
const stoppedFolder = join(scratch, 'stopped-painting');
mkdirSync(stoppedFolder);
// The runner reads the grouped stories, and the pages Storybook's own index.
const server = await serveFolder(folder, {
  '/grouped': '',
  '/grouped/index.json': JSON.stringify(groupStories(index)),
});
const isGrouped = names.length === 0;
let { exitCode, report } = await runStories(names);
// The result of a browser that has stopped painting is meaningless, so those files run a second time.
const stoppedStories = readdirSync(stoppedFolder);
const stopped = testFilesOf(index, isGrouped ? storiesInSameFile(index, stoppedStories) : stoppedStories);
if (report && exitCode !== 0 && stopped.length > 0) {
  console.log(`Chromium stopped painting in these files, which run again: ${stopped.join(', ')}`);
  const second = await runStories(stopped);
  if (second.report) report = mergeRerunResults(report, second.report, stopped);
  exitCode = second.exitCode || jestCounts(report).failed;
}
server.close();
// Without a report the run did not complete, and its output has the reason.
if (!report) process.exit(exitCode || 1);

const isComplete = names.length === 0;
if (isComplete && update) {
  for (const file of leftoverBaselines(index, readBaselines())) removeBaseline(file);
  saveChromiumMajor(major);
}
const checks = isComplete ? checkRun({ index, report, baselines: readBaselines() }) : [];
const problems = checks.flatMap((check) => check.problems);
for (const problem of problems) console.error(problem);
if (values.report) writeFileSync(values.report, JSON.stringify(withChecks(report, checks)));
rmSync(scratch, { recursive: true, force: true });
process.exit(exitCode !== 0 ? exitCode : Number(problems.length > 0));

/**
 * @param {readonly string[]} files names or parts of names; empty for all files
 * @returns {Promise<{ exitCode: number, report: import('./checkRun.mjs').CountedReport | undefined }>} no report if the run did
 * not complete
 */
async function runStories(files) {
  const reportFile = join(scratch, 'jest.json');
  rmSync(reportFile, { force: true });
  const exitCode = await runInProcessGroup(
    [
      tool('test-storybook'),
      ...[
        '--url',
        files.length > 0 ? server.url : `${server.url}/grouped`,
        '--index-json',
        '--disable-telemetry',
        '--maxWorkers',
        '2',
      ],
      update ? '--updateSnapshot' : '--ci',
      // Last, since the runner treats the remaining arguments as the value of --json.
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
  return { exitCode, report: report && files.length === 0 ? ungroupReport(report, index) : report };
}

async function chromiumMajor() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const version = browser.version();
  await browser.close();
  return Number.parseInt(version, 10);
}
