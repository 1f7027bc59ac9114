import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { compareScreenshot } from './screenshots/compareScreenshot.ts';
import { dropLongTimers } from './screenshots/dropLongTimers.ts';
import { fonts, installFonts } from './screenshots/fonts.ts';
import { pendingRequests } from './screenshots/takeScreenshot.ts';
import { awaitAxeReport, axeProblem } from './story-checks/axeReport.ts';
import { readStoryInfo } from './story-checks/readStoryInfo.ts';
import { startTitle } from './story-checks/startTitle.ts';
import { statesProblem } from './story-checks/statesProblem.ts';
import { takePageProblems } from './story-checks/takePageProblems.ts';
import { watchPainting } from './story-checks/watchPainting.ts';

declare const expect: { extend(matchers: Record<string, unknown>): void };

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  async prepare({ page, browserContext }) {
    // Raised from Playwright's 30 s for loaded machines; the runner's own limit is 120 s (test-runner-jest.config.js).
    browserContext.setDefaultTimeout(100_000);
    await browserContext.addInitScript(installFonts, fonts);
    await browserContext.addInitScript(dropLongTimers);
    pendingRequests(page);
    void watchPainting(page);
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, { id }) {
    await startTitle(page, id);
    await awaitAxeReport(page);
    takePageProblems(page);
  },

  async postVisit(page, { id, hasFailure }) {
    // Only the story's own failure is reported, not its consequences.
    if (hasFailure) return;
    const problems = takePageProblems(page);
    if (problems.length > 0) throw new Error(`The page reported problems:\n${problems.join('\n')}`);
    const accessibilityProblem = await axeProblem(page);
    if (accessibilityProblem) throw new Error(accessibilityProblem);

    const { name, isPage, hasScreenshot, modes, snippet } = await readStoryInfo(page);
    if (!snippet.startsWith('import '))
      throw new Error(`The snippet of "Show code" is not a module: ${snippet}`);
    if (['All Variants', 'States'].includes(name) && !hasScreenshot)
      throw new Error(`The screenshot of the story ${name} must not be disabled.`);
    const stateProblem = await statesProblem(page);
    if (stateProblem) throw new Error(stateProblem);
    if (hasScreenshot) await compareScreenshot(page, { id, isPage, modes });
  },
};

export default config;
