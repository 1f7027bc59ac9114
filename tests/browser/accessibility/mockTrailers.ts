import type { Page } from '@playwright/test';
import { expect } from './accessibilityTest.ts';

/** A fake of the provider's script: replaces the given element with a frame, and reports the end of the video. */
const playerScript = `
  window.YT = {
    Player: class {
      constructor(element, { events }) {
        this.frame = document.createElement('iframe');
        this.frame.title = 'YouTube video player';
        this.frame.src = 'https://www.youtube-nocookie.com/embed/stand-in';
        this.frame.width = this.frame.height = '100%';
        element.replaceWith(this.frame);
        window.endTrailer = () => events.onStateChange({ data: 0 });
      }
      destroy() { this.frame.remove(); }
    },
  };
  window.onYouTubeIframeAPIReady();
`;
const playerPage = '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>';
const thumbnail =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#24405c"/></svg>';

/** Responds in place of the video provider, so that no request leaves the machine. */
export async function mockTrailers(page: Page): Promise<void> {
  await page.route('https://www.youtube.com/iframe_api', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: playerScript }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: playerPage }),
  );
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: thumbnail }),
  );
}

/** Plays the trailer of an open title page; resolves when the player is visible. */
export async function playTrailer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play trailer/ }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** Reports the end of the video. */
export const endTrailer = (page: Page) => page.evaluate(() => Reflect.get(window, 'endTrailer')());
