import { expect, waitFor } from 'storybook/test';

/** Fails if content that scrolls sideways has nothing to focus. Waits, since a table measures its content in its first frame. */
export async function expectFocusableScrollers(frame: Element): Promise<void> {
  await waitFor(
    () => {
      const unreachable = [...frame.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          getComputedStyle(element).overflowX === 'auto' &&
          element.scrollWidth > element.clientWidth &&
          element.tabIndex < 0 &&
          !element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]'),
      );
      expect(unreachable.map(({ className }) => className)).toEqual([]);
    },
    { timeout: 30_000 },
  );
}
