import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures/cspTest.ts';
import { holdResponses } from './holdResponses.ts';

test('releasing a held response resolves when the page aborts its request after the response headers', async ({
  page,
}) => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/') response.end('<title>Client</title>');
    // The response never ends.
    else response.write('the first part');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const delayed = await holdResponses(page, '**/endless');
  const error = page.evaluate(async () => {
    const controller = new AbortController();
    const response = await fetch('/endless', { signal: controller.signal });
    controller.abort();
    return response.text().catch(String);
  });
  await delayed.requested();
  await delayed.release();
  expect(await error).toContain('AbortError');
  server.closeAllConnections();
  server.close();
});
