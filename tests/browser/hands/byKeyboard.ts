import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../tabTo.ts';
import { expect } from './handsTest.ts';

/** After a navigation the focus is at the heading, where reading starts. */
export async function expectHeadingFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Goes to something by Tab, past stops that all show the focus, and presses Enter. */
export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await expect(target).toBeInViewport();
  await page.keyboard.press('Enter');
}

/** The bar stands before everything else on a page. */
export const barItem = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('navigation').getByRole(role, { name });
