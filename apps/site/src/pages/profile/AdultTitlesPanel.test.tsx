// @vitest-environment jsdom
import { getAdultTitles, getProfile, ownMessages, setAdultTitles } from '@gildshelf/api-client/contract';
import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';

// Long enough for a slow machine to load the page.
const timeoutMs = 60_000;
const { choice, saveFailed, loadFailed } = ownMessages.adultTitles;
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

const panel = () => container.querySelector('[aria-label="Adult titles"]');
const box = () => panel()?.querySelector<HTMLElement>('[role="checkbox"]');
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
  'adult titles are hidden by default, and the user can choose to see them and not to see them again',
  async () => {
    await open();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect(box()?.textContent).toBe(choice);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
  },
  timeoutMs,
);

test(
  'the checkbox changes only after the response',
  async () => {
    await open([{ endpoint: setAdultTitles, delay: Number.POSITIVE_INFINITY }]);
    await until(() => expect(box()?.dataset.state).toBe('unchecked'));
    box()?.click();
    await until(() => expect(box()?.dataset.state).toBe('working'));
    expect(box()?.ariaChecked).toBe('false');
  },
  timeoutMs,
);

test(
  'a failed change shows an error at the checkbox, which keeps its state',
  async () => {
    await open([{ endpoint: setAdultTitles, status: 500, times: 1 }]);
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    box()?.click();
    await until(() => expect(panel()?.textContent).toContain(saveFailed));
    expect([box()?.ariaChecked, box()?.ariaInvalid]).toEqual(['false', 'true']);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(panel()?.textContent).not.toContain(saveFailed);
  },
  timeoutMs,
);

test(
  'shows no panel when the API has no such setting',
  async () => {
    // Its response arrives before that of the form.
    await open([
      { endpoint: getAdultTitles, status: 404 },
      { endpoint: getProfile, delay: 100 },
    ]);
    expect(panel()).toBeNull();
  },
  timeoutMs,
);

test(
  'the retry button loads the setting again after a failure',
  async () => {
    await open([{ endpoint: getAdultTitles, status: 500, times: 1 }]);
    await until(() => expect(panel()?.textContent).toContain(loadFailed));
    expect(box()).toBeNull();
    panel()?.querySelector('button')?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
  },
  timeoutMs,
);
