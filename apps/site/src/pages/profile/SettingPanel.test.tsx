// @vitest-environment jsdom
import {
  getAdultTitles,
  getProfile,
  getVisibility,
  ownMessages,
  setAdultTitles,
  setVisibility,
} from '@gildshelf/api-client/contract';
import type { FixtureException } from '@gildshelf/api-client/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mountProfilePage, pageTimeoutMs } from '../../testing/mountProfilePage.tsx';

const until = (assertion: () => void) => vi.waitFor(assertion, pageTimeoutMs);

/** The panels with one setting each: their calls, error messages and the label of their first checkbox. */
const panels = [
  {
    title: 'Collection',
    label: 'Let anyone see my collection',
    read: getVisibility,
    write: setVisibility,
    ...ownMessages.visibility,
  },
  {
    title: 'Adult titles',
    label: ownMessages.adultTitles.choice,
    read: getAdultTitles,
    write: setAdultTitles,
    ...ownMessages.adultTitles,
  },
];

describe.each(panels)('the panel $title', ({ title, label, read, write, saveFailed, loadFailed }) => {
  /** Opens the page; the returned functions find the panel and its first checkbox. */
  async function open(exceptions: readonly FixtureException[] = []) {
    const { page, unmount } = mountProfilePage(exceptions);
    onTestFinished(unmount);
    await until(() => expect(page.textContent).toContain('Save Changes'));
    const panel = () => page.querySelector(`[aria-label="${title}"]`);
    return { page, panel, box: () => panel()?.querySelector<HTMLElement>('[role="checkbox"]') };
  }

  test(
    'is unchecked by default, and the user can check it and uncheck it again',
    async () => {
      const { box } = await open();
      await until(() => expect(box()?.ariaChecked).toBe('false'));
      expect(box()?.textContent).toBe(label);
      box()?.click();
      await until(() => expect(box()?.ariaChecked).toBe('true'));
      box()?.click();
      await until(() => expect(box()?.ariaChecked).toBe('false'));
    },
    pageTimeoutMs,
  );

  test(
    'changes only after the response',
    async () => {
      const { box } = await open([{ endpoint: write, delay: Number.POSITIVE_INFINITY }]);
      await until(() => expect(box()?.dataset.state).toBe('unchecked'));
      box()?.click();
      await until(() => expect(box()?.dataset.state).toBe('working'));
      expect(box()?.ariaChecked).toBe('false');
    },
    pageTimeoutMs,
  );

  test(
    'shows the error of a failed change at the checkbox, which keeps its state, as does the rest of the form',
    async () => {
      const { page, panel, box } = await open([{ endpoint: write, status: 500, times: 1 }]);
      await until(() => expect(box()?.ariaChecked).toBe('false'));
      const bio = page.querySelector<HTMLTextAreaElement>('[name="bio"]');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(bio, 'Two lines');
      bio?.dispatchEvent(new Event('input', { bubbles: true }));
      box()?.click();
      await until(() => expect(panel()?.textContent).toContain(saveFailed));
      expect([box()?.ariaChecked, box()?.ariaInvalid, bio?.value]).toEqual(['false', 'true', 'Two lines']);
      box()?.click();
      await until(() => expect(box()?.ariaChecked).toBe('true'));
      expect(panel()?.textContent).not.toContain(saveFailed);
    },
    pageTimeoutMs,
  );

  test(
    'is absent when the API has no such setting',
    async () => {
      // Its response arrives before that of the form.
      const { panel } = await open([
        { endpoint: read, status: 404 },
        { endpoint: getProfile, delay: 100 },
      ]);
      expect(panel()).toBeNull();
    },
    pageTimeoutMs,
  );

  test(
    'has a retry button that loads the setting again after a failure',
    async () => {
      const { panel, box } = await open([{ endpoint: read, status: 500, times: 1 }]);
      await until(() => expect(panel()?.textContent).toContain(loadFailed));
      expect(box()).toBeNull();
      panel()?.querySelector('button')?.click();
      await until(() => expect(box()?.ariaChecked).toBe('false'));
    },
    pageTimeoutMs,
  );
});
