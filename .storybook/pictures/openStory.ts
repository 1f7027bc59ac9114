import type { Page } from '@playwright/test';
import { foreignFonts } from './foreignFonts.ts';
import { holdLongTimers } from './holdLongTimers.ts';
import { quietStyles } from './quietStyles.ts';
import { untilStill } from './untilStill.ts';

/** A story on a page of its own, which nothing that was shown before can have touched. */
export interface OpenStory {
  readonly page: Page;
  /** Nothing that was asked for is still on its way. */
  readonly isQuiet: () => boolean;
}

/** Opens a story in the same browser as `from`, in letters that are the same on every machine. */
export async function openStory(from: Page, id: string, viewport: { width: number; height: number }) {
  const page = await from.context().newPage();
  await page.addInitScript(holdLongTimers);
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.setViewportSize(viewport);
  // axe has had its look; here it would only take time.
  const search = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(new URL(`iframe.html?${search}`, from.url()).href);
  await page.addStyleTag({ content: quietStyles });
  await untilStill(page);

  const foreign = await foreignFonts(page);
  if (foreign.length > 0)
    throw new Error(
      `A picture needs letters that are the same on every machine, and this one has ${foreign.join(', ')}.`,
    );
  return { page, isQuiet: () => pending.size === 0 } satisfies OpenStory;
}
