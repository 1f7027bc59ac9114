import type { Page } from '@playwright/test';

const titles = new WeakMap<Page, string>();

/**
 * Resets what the stories of another title may have left in the page, because a test file has several titles: cookies and the size of
 * the window, which are those of a new context then. The preview clears stored values before each story.
 */
export async function startTitle(page: Page, storyId: string): Promise<void> {
  const [title = ''] = storyId.split('--');
  const previous = titles.get(page);
  titles.set(page, title);
  if (previous === undefined || previous === title) return;
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1280, height: 800 });
}
