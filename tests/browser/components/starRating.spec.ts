import type { Page } from '@playwright/test';
import { expect, test } from './componentTest.ts';

const stars = (page: Page) => page.getByRole('slider', { name: 'Your rating' });

/** The point at a position along the row in reading direction: 0 is the start of the first star, 5 the end of the last one. */
async function pointAt(page: Page, position: number): Promise<[x: number, y: number]> {
  const { left, right, top, height, rtl } = await stars(page).evaluate((row) => ({
    ...row.getBoundingClientRect().toJSON(),
    rtl: getComputedStyle(row).direction === 'rtl',
  }));
  const offset = ((right - left) * position) / 5;
  return [rtl ? right - offset : left + offset, top + height / 2];
}

async function expectRating(page: Page, rating: number) {
  await expect(stars(page)).toHaveAttribute('data-rating', String(rating));
  await expect(stars(page)).toHaveAttribute('data-state', 'set');
  await expect(stars(page)).toHaveAttribute('aria-valuenow', String(rating));
  await expect(stars(page)).toHaveAttribute('aria-valuetext', `${rating} of 5 stars`);
  await expect(page.getByRole('img', { name: `Kept: ${rating} of 5 stars` })).toBeVisible();
}

/** Which stars are gold in their middle in a screenshot, from left to right. */
async function goldenStars(page: Page): Promise<boolean[]> {
  const screenshot = (await stars(page).screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [0, 1, 2, 3, 4].map((star) => {
      const middle = Math.round((image.width * (star + 0.5)) / 5);
      const [red = 0, , blue = 0] =
        canvas?.getImageData(middle, Math.round(image.height / 2), 1, 1).data ?? [];
      return red > 200 && blue < 100;
    });
  }, screenshot);
}

for (const dir of ['ltr', 'rtl'] as const) {
  const [more, less] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test(`the keyboard changes the rating, ${dir}`, async ({ page, renderComponent }) => {
    await renderComponent({ show: 'stars', value: 3, dir });
    const golden = [true, true, true, false, false];
    expect(await goldenStars(page)).toEqual(dir === 'ltr' ? golden : golden.reverse());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stars(page)).toBeFocused();
    for (const [key, rating] of [
      [more, 3.5],
      [less, 3],
      ['ArrowUp', 3.5],
      ['ArrowDown', 3],
      ['PageUp', 4],
      ['PageUp', 5],
      ['PageDown', 4],
      ['Home', 0],
      [more, 0.5],
      ['End', 5],
    ] as const) {
      await page.keyboard.press(key);
      await expectRating(page, rating);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
  });

  test(`clicking and dragging with the mouse change the rating, ${dir}`, async ({
    page,
    renderComponent,
  }) => {
    await renderComponent({ show: 'stars', value: 1, dir });
    await page.mouse.move(...(await pointAt(page, 3.2)));
    await expect(stars(page)).toHaveAttribute('data-state', 'preview');
    await expect(stars(page)).toHaveAttribute('data-rating', '1');
    await page.mouse.down();
    await page.mouse.up();
    await expectRating(page, 3.5);
    // A drag may leave the row; the rating is that of the position at release.
    await page.mouse.down();
    await page.mouse.move(...(await pointAt(page, 9)));
    await page.mouse.up();
    await expectRating(page, 5);
    await expect(page.getByRole('status')).toHaveText('2');
  });

  test.describe(`stars by touch, ${dir}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 480, height: 844 } });

    test('a tap sets the rating', async ({ page, renderComponent, touch }) => {
      await renderComponent({ show: 'stars', value: 1, dir });
      await touch.drag([await pointAt(page, 3.7)]);
      await expectRating(page, 4);
    });

    test('dragging along the stars changes the rating once, on release', async ({
      page,
      renderComponent,
      touch,
    }) => {
      await renderComponent({ show: 'stars', value: 1, dir });
      const path = await Promise.all([0.5, 1.3, 2.2, 3.4, 4.2].map((position) => pointAt(page, position)));
      await touch.hold(path);
      await expect(stars(page)).toHaveAttribute('data-state', 'preview');
      await expect(stars(page)).toHaveAttribute('data-rating', '1');
      await touch.release();
      await expectRating(page, 4.5);
      await expect(page.getByRole('status')).toHaveText('1');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('a swipe that starts on the stars and scrolls the page leaves the rating unchanged', async ({
      page,
      renderComponent,
      touch,
    }) => {
      await renderComponent({ show: 'stars', value: 1, dir });
      await touch.swipe(await pointAt(page, 4.2), { y: -300 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectRating(page, 1);
      await expect(page.getByRole('status')).toHaveText('0');
    });

    test('every star is at least 44 by 44 pixels', async ({ page, renderComponent }) => {
      await renderComponent({ show: 'stars', dir });
      const { width, height } = (await stars(page).boundingBox()) ?? { width: 0, height: 0 };
      expect(width / 5).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    });
  });
}

test('with forced colours filled and empty stars differ by more than their colour', async ({
  page,
  renderComponent,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await renderComponent({ show: 'stars', value: 2 });
  const [empty, filled] = await Promise.all(
    ['empty', 'filled'].map((part) =>
      stars(page)
        .locator(`[data-part="${part}"]`)
        .evaluate((drawing) => {
          const { fill, stroke } = getComputedStyle(drawing);
          return { fill, stroke };
        }),
    ),
  );
  expect(empty?.fill).toBe('none');
  expect(filled?.fill).not.toBe('none');
  expect(filled?.fill).toBe(empty?.stroke);
});
