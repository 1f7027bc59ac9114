import { disableToastTimeouts } from './disableToastTimeouts.ts';
import { test as base, expect } from './paintingTest.ts';
import { delayResponses, isStress } from './stress.ts';

/** Playwright's test, which fails when the content security policy of any page in its context has been violated. */
export const test = base.extend<{
  allowViolations: boolean;
  persistentToasts: boolean;
  violations: string[];
}>({
  /** Allows violations, for tests of the policy itself. */
  allowViolations: [false, { option: true }],
  /** Toasts stay open, so that assertions about them do not depend on the speed of the machine. */
  persistentToasts: [true, { option: true }],
  /** The violations so far, as "directive blocked-URI source-file". */
  violations: [
    async ({ context, allowViolations, persistentToasts }, use) => {
      const violations: string[] = [];
      if (persistentToasts) await disableToastTimeouts(context);
      if (isStress) await delayResponses(context);
      await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        });
      });
      await use(violations);
      if (!allowViolations) expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
