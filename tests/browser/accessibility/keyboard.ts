import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../tabTo.ts';
import { expect } from './accessibilityTest.ts';

/** Asserts that a navigation has moved the focus to the heading of the new page. */
export async function expectHeadingFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Moves the focus to an element with Tab, asserts that each stop shows the focus, and presses Enter. */
export async function tabToAndPress(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await expect(target).toBeInViewport();
  await page.keyboard.press('Enter');
}

/** A link or button of the navigation bar. */
export const navigationItem = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('navigation').getByRole(role, { name });
