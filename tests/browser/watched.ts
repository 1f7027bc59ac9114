import { test as base, expect } from '@playwright/test';
import { isStress, slowDown } from './stress.ts';

/** Playwright's test, which fails when the content security policy of any page in its browser refused something. */
export const test = base.extend<{ mayViolate: boolean; violations: string[] }>({
  /** For tests of the policy itself. */
  mayViolate: [false, { option: true }],
  /** What was refused so far: the directive, what it was, and the script that wanted it. */
  violations: [
    async ({ context, mayViolate }, use) => {
      const violations: string[] = [];
      if (isStress) await slowDown(context);
      await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        });
      });
      await use(violations);
      if (!mayViolate) expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
