import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import type { FrameLocator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { createUser, test as unlimitedTest } from '../fixtures/unlimitedTest.ts';

interface HostPage {
  /** The HTML of the body; `{gildshelf}` stands for the origin of the test server. */
  readonly body: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The complete HTML of the host's other pages, by path. */
  readonly others?: Readonly<Record<string, string>>;
}

interface Fixtures {
  /** Opens a page of another site (browsers treat localhost and 127.0.0.1 as two) that ends with the script tag; resolves to its origin. */
  readonly openHostPage: (host: HostPage) => Promise<string>;
}

/** Playwright's test with host pages of another site. */
export const test = unlimitedTest.extend<Fixtures>({
  openHostPage: async ({ page, server }, use) => {
    const hosts: HostPage[] = [];
    const served = createServer(({ url = '/' }, response) => {
      const { head = '', body = '', headers = {}, others = {} } = hosts.at(-1) ?? {};
      const other = others[url];
      const html =
        other ??
        `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}<script src="${server.url}/embed.js" async></script></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(html.replaceAll('{gildshelf}', server.url));
    });
    served.listen(0, 'localhost');
    await once(served, 'listening');
    await use(async (host) => {
      hosts.push(host);
      const origin = `http://localhost:${(served.address() as AddressInfo).port}`;
      await page.goto(`${origin}/`);
      return origin;
    });
    served.closeAllConnections();
    served.close();
  },
});

export { expect } from '../fixtures/unlimitedTest.ts';

/** The frame of a widget's element. */
export const widgetFrame = (page: Page, selector = 'gildshelf-carousel'): FrameLocator =>
  page.locator(selector).locator('iframe').contentFrame();

/** A script for the host page that records the events of widgets in `recordedEvents`. */
export const recordEvents = `<script>
  globalThis.recordedEvents = [];
  for (const name of ['ready', 'select', 'rated', 'error'])
    addEventListener('gildshelf:' + name, ({ detail }) => recordedEvents.push([name, detail]));
</script>`;

/** The recorded events of widgets, as pairs of name and detail. */
export const readEvents = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'recordedEvents'));

/** Creates a user with a public collection who has rated these games in this order. */
export async function createPublicUser(server: RunningServer, games: readonly string[] = ['portal-2']) {
  const user = await createUser(server);
  const { username } = user;
  const send = (method: string, path: string, body: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify(body),
    });
  for (const gameId of games) {
    const rated = { username, gameId, rating: 4.5, status: 'completed' };
    await send('POST', mediaTypes.game.rateTitle.path, rated);
  }
  await send(setVisibility.method, setVisibility.path, { collection: 'public' });
  return user;
}
