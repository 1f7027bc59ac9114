import type { Person } from '../../support/signUp.ts';
import { test as lenientTest, newPerson, signIn } from '../lenientTest.ts';

/** Playwright's test on a lenient server, with somebody new whose session the page has. */
export const test = lenientTest.extend<{ readonly person: Person }>({
  person: async ({ page, server }, use) => {
    const person = await newPerson(server);
    await signIn(page, server, person);
    await use(person);
  },
});

export { password } from '../../support/signUp.ts';
export { expect, keptToken, openWithState, signIn } from '../lenientTest.ts';
