import { expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import { onlyFrames } from './siteRoutes.ts';
import { siteSettings } from './siteSettings.ts';

const page = { status: 200, head: '', css: '', html: 'A page', data: '', needsScript: false } as const;
const whole: SiteRenderer = {
  questionsOf: (address) => [`/api${address}`],
  modulesOf: () => ['src/pages/home/HomePage.tsx'],
  statusOf: async () => 200,
  greatestAgeOf: () => 60_000,
  renderPage: async () => page,
};

test('frames are rendered as ever, and all other pages are left to the browser', async () => {
  const renderer = onlyFrames(whole);
  for (const address of ['/embed/carousel', '/embed/rating?slug=portal', '/embed/collection?user=mara'])
    expect(renderer.questionsOf(address)).toEqual([`/api${address}`]);
  for (const address of [
    '/',
    '/game/portal',
    '/embed',
    '/embed/rate?slug=portal',
    '/search?query=/embed/rating',
  ])
    expect(renderer.questionsOf(address)).toBeUndefined();
  expect(renderer.modulesOf('/')).toEqual([]);
  expect(renderer.greatestAgeOf('/embed/collection?user=mara')).toBe(60_000);
  expect(await renderer.renderPage('/embed/carousel', {}, siteSettings(readConfig({})))).toBe(page);
});
