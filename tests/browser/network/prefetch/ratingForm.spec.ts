import { createGate } from '../../fixtures/timing.ts';
import { delayChunk, expect, test } from './prefetchTest.ts';

for (const width of [390, 1280])
  test(`at ${width} px a delayed rating form replaces a placeholder of the same size, for a signed-in user`, async ({
    page,
    server,
    user,
    scripts,
  }) => {
    expect(user.token).not.toBe('');
    await page.setViewportSize({ width, height: 900 });
    const network = createGate();
    await delayChunk(page, 'ShelfForm', network.opened);
    await page.goto(`${server.url}/game/disco-elysium`);
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'On your shelf' }) });
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    const before = await panel.boundingBox();
    network.open();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    const after = await panel.boundingBox();
    // Chromium reports a layout shift from a movement of three pixels on.
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
    expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width });
    expect(scripts.requestCount('ShelfForm')).toBe(1);
  });

test('the rating form is not requested for visitors', async ({ page, server, scripts }) => {
  await page.goto(`${server.url}/game/disco-elysium`);
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
  expect(scripts.requestCount('ShelfForm')).toBe(0);
});
