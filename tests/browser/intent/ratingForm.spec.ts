import { gate } from '../gate.ts';
import { expect, holdBack, test } from './intentTest.ts';

for (const width of [390, 1280])
  test(`at ${width} px the form of a title comes late into a place that is as high, for who is signed in`, async ({
    page,
    server,
    person,
    scripts,
  }) => {
    expect(person.token).not.toBe('');
    await page.setViewportSize({ width, height: 900 });
    const network = gate();
    await holdBack(page, 'ShelfForm', network.opened);
    await page.goto(`${server.url}/game/disco-elysium`);
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'On your shelf' }) });
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    const before = await panel.boundingBox();
    network.open();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    const after = await panel.boundingBox();
    // Chromium counts as a shift what moves by three pixels.
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
    expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width });
    expect(scripts.asked('ShelfForm')).toBe(1);
  });

test('a visitor never asks for the form', async ({ page, server, scripts }) => {
  await page.goto(`${server.url}/game/disco-elysium`);
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
  expect(scripts.asked('ShelfForm')).toBe(0);
});
