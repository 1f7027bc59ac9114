import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { comparePicture } from './pictures/comparePicture.ts';
import { fonts } from './pictures/fonts.ts';
import { holdLongTimers } from './pictures/holdLongTimers.ts';
import { installFonts } from './pictures/installFonts.ts';
import { openRequests } from './pictures/openRequests.ts';
import { awaitAxeReport, axeProblem } from './story-checks/axeReport.ts';
import { complaintsOf } from './story-checks/complaintsOf.ts';
import { storyFacts } from './story-checks/storyFacts.ts';
import { watchPainting } from './story-checks/watchPainting.ts';

declare const expect: { extend(matchers: Record<string, unknown>): void };

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  async prepare({ page, browserContext }) {
    // What takes longer fails by the runner's own limit.
    browserContext.setDefaultTimeout(100_000);
    await browserContext.addInitScript(installFonts, fonts);
    await browserContext.addInitScript(holdLongTimers);
    openRequests(page);
    void watchPainting(page);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page) {
    await awaitAxeReport(page);
    complaintsOf(page);
  },

  async postVisit(page, { id, hasFailure }) {
    // The story's own failure is told, not what follows from it.
    if (hasFailure) return;
    const complaints = complaintsOf(page);
    if (complaints.length > 0) throw new Error(`The story complains:\n${complaints.join('\n')}`);
    const problem = await axeProblem(page);
    if (problem) throw new Error(problem);

    const { name, isPage, isPictured, snippet } = await storyFacts(page);
    if (!snippet.startsWith('import ')) throw new Error(`"Show code" shows no module: ${snippet}`);
    if (name === 'Gallery' && !isPictured) throw new Error('A Gallery must have its picture taken.');
    if (isPictured) await comparePicture(page, { id, isPage });
  },
};

export default config;
