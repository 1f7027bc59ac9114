import type { Page } from '@playwright/test';
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

/** Every other address that the page comes by from now on; the one it is at may be written once more. */
export function followPath(page: Page): () => string[] {
  const paths: string[] = [];
  let current = new URL(page.url()).pathname;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === current) return;
    current = pathname;
    paths.push(pathname);
  });
  return () => paths;
}
