import { reservedHeight } from '../../../packages/widgets/src/embed/reservedHeight.ts';
import { expect, test } from './hostPage.ts';
import { publicPerson } from './publicPerson.ts';

/** Pixels that may stay empty: the same place is kept for mice and, whose buttons are higher, for fingers. */
const mayStay = 24;

for (const hasTouch of [false, true])
  test.describe(() => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`every widget fits the place that is kept for it, on narrow pages too, with ${hasTouch ? 'fingers' : 'a mouse'}`, async ({
      page,
      server,
    }) => {
      const { username } = await publicPerson(server);
      const widgets = [
        ['carousel', 'type=anime'],
        ['carousel', 'type=anime&size=large'],
        ['rating', 'slug=portal-2'],
        ['rating', 'slug=the-witcher-3-wild-hunt'],
        ['collection', `user=${username}`],
        ['collection', `user=${username}&size=large`],
      ] as const;
      for (const width of [320, 360, 419, 420, 599, 600, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [name, query] of widgets) {
          await page.goto(`${server.url}/embed/${name}?${query}`);
          const height = await page.getByRole('main').evaluate((main) => (main as HTMLElement).offsetHeight);
          const kept = reservedHeight(name, { isLarge: query.endsWith('large'), width });
          expect(height, `${width} ${name} ${query}`).toBeLessThanOrEqual(kept);
          expect(height, `${width} ${name} ${query}`).toBeGreaterThanOrEqual(kept - mayStay);
        }
      }
    });
  });
