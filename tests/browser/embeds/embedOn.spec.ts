import { startServer } from '../../../scripts/servers/startServer.ts';
import { serveForeignSite } from '../../support/serveForeignSite.ts';
import { expect, test } from '../watched.ts';

const paths = ['/embed/carousel', '/embed/rating?slug=portal-2', '/embed/collection?user=mara'];

// @control:SEC-20
test('with EMBED_ON frames stand on the pages that it names and nowhere else', async ({ page }) => {
  const [friend, stranger] = [await serveForeignSite(''), await serveForeignSite('')];
  for (const [EMBED_ON, allowed] of [
    ['none', []],
    [friend.url, [friend.url]],
    ['any', [friend.url, stranger.url]],
  ] as const) {
    const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error', EMBED_ON } });
    for (const host of [friend.url, stranger.url]) {
      await page.goto(host);
      await page.evaluate(
        (addresses) => {
          for (const address of addresses) {
            const frame = document.createElement('iframe');
            frame.src = address;
            document.body.append(frame);
          }
        },
        paths.map((path) => server.url + path),
      );
      const isAllowed = allowed.some((one) => one === host);
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
  await Promise.all([friend.close(), stranger.close()]);
});
