import { holdToasts } from './holdToasts.ts';
import { test as base, expect } from './paintingTest.ts';
import { isStress, slowDown } from './stress.ts';

/** Playwright's test, which fails when the content security policy of any page in its browser refused something. */
export const test = base.extend<{ mayViolate: boolean; toastsStay: boolean; violations: string[] }>({
  /** For tests of the policy itself. */
  mayViolate: [false, { option: true }],
  /** Whether a message is still there when a test asks for it must not depend on how quick the machine is. */
  toastsStay: [true, { option: true }],
  /** What was refused so far: the directive, what it was, and the script that wanted it. */
  violations: [
    async ({ context, mayViolate, toastsStay }, use) => {
      const violations: string[] = [];
      if (toastsStay) await holdToasts(context);
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
