import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { test as lenient } from '../lenientTest.ts';

interface HostPage {
  /** What stands in the body; `{gildshelf}` is our origin. */
  readonly body: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bodies of the host's other pages, by their paths. */
  readonly others?: Readonly<Record<string, string>>;
}

interface Fixtures {
  /** Opens a page of another site (localhost is not 127.0.0.1 to a browser), with the script tag at its end; gives its origin. */
  readonly openHost: (host: HostPage) => Promise<string>;
}

/** Playwright's test with pages of somebody else. */
export const test = lenient.extend<Fixtures>({
  openHost: async ({ page, server }, use) => {
    const hosts: HostPage[] = [];
    const served = createServer(({ url = '/' }, response) => {
      const { head = '', body = '', headers = {}, others = {} } = hosts.at(-1) ?? {};
      const other = others[url];
      const written =
        other ??
        `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}<script src="${server.url}/embed.js" async></script></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(written.replaceAll('{gildshelf}', server.url));
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

export { expect } from '../lenientTest.ts';

/** The frame in a widget's element. */
export const frameIn = (page: Page, selector = 'gildshelf-carousel'): FrameLocator =>
  page.locator(selector).locator('iframe').contentFrame();

/** Keeps what widgets tell the host page: in `told`, as 'ready', 'select {…}' and so on. */
export const listening = `<script>
  globalThis.told = [];
  for (const name of ['ready', 'select', 'rated', 'error'])
    addEventListener('gildshelf:' + name, ({ detail }) => told.push([name, detail]));
</script>`;

export const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told'));
