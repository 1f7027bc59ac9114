import type { TestUser } from '../../support/accounts/signUp.ts';
import { createUser, signIn, test as unlimitedTest } from '../fixtures/unlimitedTest.ts';

/** Playwright's test on a unlimitedTest server, with a new user who is signed in on the page. */
export const test = unlimitedTest.extend<{ readonly user: TestUser }>({
  user: async ({ page, server }, use) => {
    const user = await createUser(server);
    await signIn(page, server, user);
    await use(user);
  },
});

export { password } from '../../support/accounts/signUp.ts';
export {
  expect,
  openWithHistoryState,
  readStoredToken,
  signIn,
} from '../fixtures/unlimitedTest.ts';
