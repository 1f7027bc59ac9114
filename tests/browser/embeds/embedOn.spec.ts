import { startServer } from '../../../scripts/servers/startServer.ts';
import { serveForeignSite } from '../../support/servers/serveForeignSite.ts';
import { expect, test } from '../fixtures/cspTest.ts';

const paths = ['/embed/carousel', '/embed/rating?slug=portal-2', '/embed/collection?user=mara'];

// @control:SEC-20
test('EMBED_ON limits the frames to the host pages that it lists', async ({ page }) => {
  const [listedHost, otherHost] = [await serveForeignSite(''), await serveForeignSite('')];
  for (const [EMBED_ON, allowed] of [
    ['none', []],
    [listedHost.url, [listedHost.url]],
    ['any', [listedHost.url, otherHost.url]],
  ] as const) {
    const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error', EMBED_ON } });
    for (const host of [listedHost.url, otherHost.url]) {
      await page.goto(host);
      await page.evaluate(
        (urls) => {
          for (const url of urls) {
            const frame = document.createElement('iframe');
            frame.src = url;
            document.body.append(frame);
          }
        },
        paths.map((path) => server.url + path),
      );
      const isAllowed = allowed.some((origin) => origin === host);
      const shown = () =>
        Promise.all(
          page
            .frames()
            .slice(1)
            .map((frame) => frame.url()),
        );
      await expect
        .poll(shown, `${EMBED_ON} on ${host}`)
        .toEqual(paths.map((path) => (isAllowed ? server.url + path : 'chrome-error://chromewebdata/')));
    }
    await server.stop();
  }
  await Promise.all([listedHost.close(), otherHost.close()]);
});
