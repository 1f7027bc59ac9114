import type { Page } from '@playwright/test';
import type { Mode } from '../modes.ts';

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** Sets Storybook's global `theme` and waits until the story has been rendered in this theme. */
export async function setTheme(page: Page, theme: Mode['theme']): Promise<void> {
  await page.evaluate((wanted) => {
    const shown = document.documentElement.dataset.theme ?? 'dark';
    if (shown === wanted) return;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
    channel.emit('updateGlobals', { globals: { theme: wanted } });
  }, theme);
  await page.waitForFunction(
    (wanted) => (document.documentElement.dataset.theme ?? 'dark') === wanted,
    theme,
  );
}
