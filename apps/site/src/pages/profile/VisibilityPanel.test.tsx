// @vitest-environment jsdom
import { getProfile, getVisibility, ownMessages, setVisibility } from '@gildshelf/api-client/contract';
import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { collectionBuilderUrl } from './VisibilityPanel.tsx';

// Long enough for a slow machine to load the page.
const timeoutMs = 60_000;
const { saveFailed, loadFailed } = ownMessages.visibility;
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

const box = () => container.querySelector<HTMLElement>('[aria-label="Collection"] [role="checkbox"]');
const checkboxOf = (label: string) =>
  [...container.querySelectorAll<HTMLElement>('[role="checkbox"]')].find(
    ({ textContent }) => textContent === label,
  );
const link = () =>
  container.querySelector(`main a[href="${userPath(paths.collection, fixtureUser.username)}"]`);
const builderLink = () =>
  container.querySelector(`main a[href="${collectionBuilderUrl(fixtureUser.username)}"]`);
const until = (assertion: () => void) => vi.waitFor(assertion, timeoutMs);

/** Opens Mara's profile page and waits for its form. */
async function open(exceptions: readonly FixtureException[] = []) {
  const page = (
    <SiteFixture url={userPath(paths.profile, fixtureUser.username)} signedIn exceptions={exceptions} />
  );
  root.render(page);
  await until(() => expect(container.textContent).toContain('Save Changes'));
}

test(
  'the collection is private by default, and its owner can make it public and private again',
  async () => {
    await open();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect(box()?.textContent).toBe('Let anyone see my collection');
    expect([link(), builderLink()]).toEqual([null, null]);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(link()).not.toBeNull();
    expect(builderLink()).not.toBeNull();
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect([link(), builderLink()]).toEqual([null, null]);
  },
  timeoutMs,
);

test(
  'each part of the profile has its own checkbox, unchecked by default and hidden while the collection is private',
  async () => {
    await open();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect(checkboxOf('Show my bio')).toBeUndefined();
    box()?.click();
    await until(() => expect(checkboxOf('Show my bio')?.ariaChecked).toBe('false'));
    for (const label of ['Show my bio', 'Show my location', 'Show my website']) {
      checkboxOf(label)?.click();
      await until(() => expect(checkboxOf(label)?.ariaChecked).toBe('true'));
    }
    checkboxOf('Show my location')?.click();
    await until(() => expect(checkboxOf('Show my location')?.ariaChecked).toBe('false'));
    expect(checkboxOf('Show my bio')?.ariaChecked).toBe('true');
    box()?.click();
    await until(() => expect(checkboxOf('Show my bio')).toBeUndefined());
  },
  timeoutMs,
);

test(
  'shows only the checkbox of the collection when the API has no setting for the profile',
  async () => {
    await open([{ endpoint: getVisibility, status: 200, body: { collection: 'public' } }]);
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(container.querySelectorAll('[aria-label="Collection"] [role="checkbox"]')).toHaveLength(1);
  },
  timeoutMs,
);

test(
  'the checkbox changes only after the response',
  async () => {
    await open([{ endpoint: setVisibility, delay: Number.POSITIVE_INFINITY }]);
    await until(() => expect(box()?.dataset.state).toBe('unchecked'));
    box()?.click();
    await until(() => expect(box()?.dataset.state).toBe('working'));
    expect([box()?.ariaChecked, link()]).toEqual(['false', null]);
  },
  timeoutMs,
);

test(
  'a failed change shows an error at the checkbox, which keeps its state, as does the rest of the form',
  async () => {
    await open([{ endpoint: setVisibility, status: 500, times: 1 }]);
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    const bio = container.querySelector<HTMLTextAreaElement>('[name="bio"]');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(bio, 'Two lines');
    bio?.dispatchEvent(new Event('input', { bubbles: true }));
    box()?.click();
    await until(() => expect(container.textContent).toContain(saveFailed));
    expect([box()?.ariaChecked, box()?.ariaInvalid, bio?.value]).toEqual(['false', 'true', 'Two lines']);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(container.textContent).not.toContain(saveFailed);
  },
  timeoutMs,
);

test(
  'shows no panel when the API has no visibility settings',
  async () => {
    // Its response arrives before that of the form.
    await open([
      { endpoint: getVisibility, status: 404 },
      { endpoint: getProfile, delay: 100 },
    ]);
    expect([box(), container.querySelector('[aria-label="Collection"]')]).toEqual([null, null]);
  },
  timeoutMs,
);

test(
  'the retry button loads the settings again after a failure',
  async () => {
    await open([{ endpoint: getVisibility, status: 500, times: 1 }]);
    await until(() => expect(container.textContent).toContain(loadFailed));
    expect(box()).toBeNull();
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try Again')?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
  },
  timeoutMs,
);
