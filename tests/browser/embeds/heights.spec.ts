import { reservedHeight } from '../../../packages/widgets/src/embed/reservedHeight.ts';
import { createPublicUser, expect, test } from './hostPage.ts';

/** Pixels that may stay empty: the reserved height is the same for a mouse and for touch, where buttons are higher. */
const maxUnused = 24;

for (const hasTouch of [false, true])
  test.describe(() => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`every widget fills its reserved height on wide and narrow pages, with ${hasTouch ? 'touch' : 'a mouse'}`, async ({
      page,
      server,
    }) => {
      const { username } = await createPublicUser(server);
      const widgets = [
        ['carousel', 'type=anime'],
        ['carousel', 'type=anime&size=large'],
        ['carousel', 'type=movie'],
        ['list', 'slugs=portal-2,the-witcher-3-wild-hunt'],
        ['list', 'slugs=portal-2,bioshock,half-life-2&size=large'],
        ['rating', 'slug=portal-2'],
        ['rating', 'slug=the-witcher-3-wild-hunt'],
        ['rating', 'type=movie&slug=the-godfather'],
        ['rating', 'slug=portal-2&size=small'],
        ['rating', 'slug=the-witcher-3-wild-hunt&size=small'],
        ['badge', `user=${username}`],
        ['list', 'type=movie&slugs=the-godfather,pulp-fiction'],
        ['collection', `user=${username}`],
        ['collection', `user=${username}&size=large`],
      ] as const;
      for (const [name, query] of widgets) {
        await page.goto(`${server.url}/embed/${name}?${query}`);
        // One visit for all widths: the server's HTML is the same for each.
        for (const width of [320, 360, 419, 420, 599, 600, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
          const height = await page.getByRole('main').evaluate((main) => (main as HTMLElement).offsetHeight);
          const reserved = reservedHeight(name, { size: new URLSearchParams(query).get('size'), width });
          expect(height, `${width} ${name} ${query}`).toBeLessThanOrEqual(reserved);
          expect(height, `${width} ${name} ${query}`).toBeGreaterThanOrEqual(reserved - maxUnused);
        }
      }
    });
  });
