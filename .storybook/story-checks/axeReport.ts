import type { Page } from '@playwright/test';

interface Report {
  readonly type: string;
  readonly status: string;
  readonly result?: { readonly passes?: readonly unknown[]; readonly error?: unknown };
}
interface Outcome {
  readonly reporters: readonly Report[];
}
interface Browser {
  __STORYBOOK_ADDONS_CHANNEL__?: { once(event: string, listener: (outcome: Outcome) => void): void };
  __outcome?: Outcome | undefined;
}

/** Starts to listen for what the accessibility addon reports of the next story. */
export async function awaitAxeReport(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean((globalThis as Browser).__STORYBOOK_ADDONS_CHANNEL__));
  await page.evaluate(() => {
    const browser = globalThis as Browser;
    browser.__outcome = undefined;
    browser.__STORYBOOK_ADDONS_CHANNEL__?.once('storyFinished', (outcome) => {
      browser.__outcome = outcome;
    });
  });
}

/** Why a story cannot count as accessible: violations fail in the runner already, but not an axe that broke or never ran. */
export async function axeProblem(page: Page): Promise<string | undefined> {
  const report = await page.evaluate(() => {
    const found = (globalThis as Browser).__outcome?.reporters.find(({ type }) => type === 'a11y');
    return (
      found && {
        status: found.status,
        passes: found.result?.passes?.length,
        error: String(found.result?.error),
      }
    );
  });
  if (!report) return 'axe did not look at this story: is its parameter a11y switched off?';
  if (report.passes === undefined) return `axe broke: ${report.error}`;
  if (report.status !== 'passed') return `axe ended as '${report.status}'.`;
  return undefined;
}
