// @vitest-environment jsdom
import { getVisibility } from '@gildshelf/api-client/contract';
import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths, userPath } from '../../routing/paths.ts';
import { mountProfilePage, pageTimeoutMs } from '../../testing/mountProfilePage.tsx';
import { collectionBuilderUrl } from './VisibilityPanel.tsx';

const collection = 'Let anyone see my collection';

const until = (assertion: () => void) => vi.waitFor(assertion, pageTimeoutMs);

/** Opens the page for the current test. */
function open(exceptions?: readonly FixtureException[]): HTMLElement {
  const { page, unmount } = mountProfilePage(exceptions);
  onTestFinished(unmount);
  return page;
}

/** The checkbox with a label. */
const checkboxOf = (page: HTMLElement, label: string) =>
  [...page.querySelectorAll<HTMLElement>('[role="checkbox"]')].find(
    ({ textContent }) => textContent === label,
  );

test(
  'the links to the public page and to the builder are shown only while the collection is public',
  async () => {
    const page = open();
    const links = () =>
      [userPath(paths.collection, fixtureUser.username), collectionBuilderUrl(fixtureUser.username)].filter(
        (href) => page.querySelector(`main a[href="${href}"]`),
      ).length;
    for (const [state, count] of [
      ['false', 0],
      ['true', 2],
      ['false', 0],
    ]) {
      await until(() => expect([checkboxOf(page, collection)?.ariaChecked, links()]).toEqual([state, count]));
      checkboxOf(page, collection)?.click();
    }
  },
  pageTimeoutMs,
);

test(
  'each part of the profile has its own checkbox, unchecked by default and hidden while the collection is private',
  async () => {
    const page = open();
    const isChecked = (label: string) => checkboxOf(page, label)?.ariaChecked;
    await until(() => expect(isChecked(collection)).toBe('false'));
    expect(isChecked('Show my bio')).toBeUndefined();
    checkboxOf(page, collection)?.click();
    await until(() => expect(isChecked('Show my bio')).toBe('false'));
    for (const label of ['Show my bio', 'Show my location', 'Show my website']) {
      checkboxOf(page, label)?.click();
      await until(() => expect(isChecked(label)).toBe('true'));
    }
    checkboxOf(page, 'Show my location')?.click();
    await until(() => expect(isChecked('Show my location')).toBe('false'));
    expect(isChecked('Show my bio')).toBe('true');
    checkboxOf(page, collection)?.click();
    await until(() => expect(isChecked('Show my bio')).toBeUndefined());
  },
  pageTimeoutMs,
);

test(
  'only the checkbox of the collection is shown when the API has no setting for the profile',
  async () => {
    const page = open([{ endpoint: getVisibility, status: 200, body: { collection: 'public' } }]);
    await until(() => expect(checkboxOf(page, collection)?.ariaChecked).toBe('true'));
    expect(page.querySelectorAll('[aria-label="Collection"] [role="checkbox"]')).toHaveLength(1);
  },
  pageTimeoutMs,
);
