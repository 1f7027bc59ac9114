import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

// Frames of other sites report to the page, whose own script checks them.
const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

interface Options {
  /** These rules alone; all of them without it. */
  readonly rules?: readonly string[];
  /** Leaves out what this selector finds. */
  readonly exclude?: string;
}

/**
 * What axe finds in a page and its frames, one message for each rule: its name and the elements. @axe-core/playwright
 * evaluates axe again for each analysis, in a page of its own too: on the log-in page 1.16 s of processor time against 0.08.
 */
export async function findViolations(page: Page, { rules, exclude }: Options = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(
    async ({ only, left }) => {
      const { violations }: Results = await Reflect.get(window, 'axe').run(
        left ? { exclude: [[left]] } : document,
        { resultTypes: ['violations'], ...(only && { runOnly: only }) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { only: rules, left: exclude },
  );
}

interface Results {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}
