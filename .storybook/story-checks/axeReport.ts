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

/** Starts to record the report of the accessibility addon for the next story. */
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

/** Returns an error message if axe threw or did not run, else undefined. The runner itself fails on violations only. */
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
  if (!report) return 'axe did not run for this story: is its parameter a11y switched off?';
  if (report.passes === undefined) return `axe threw an error: ${report.error}`;
  if (report.status !== 'passed') return `axe ended with the status '${report.status}'.`;
  return undefined;
}
