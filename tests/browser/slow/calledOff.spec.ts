import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../watched.ts';
import { keepBack } from './keepBack.ts';

test('keepBack gives a response also where the page aborts its request after the head of the response', async ({
  page,
}) => {
  const host = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/') response.end('<title>Asks</title>');
    // Its end never comes.
    else response.write('the beginning');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const late = await keepBack(page, '**/question');
  const error = page.evaluate(async () => {
    const calledOff = new AbortController();
    const answer = await fetch('/question', { signal: calledOff.signal });
    calledOff.abort();
    return answer.text().catch(String);
  });
  await late.asked();
  await late.give();
  expect(await error).toContain('AbortError');
  host.closeAllConnections();
  host.close();
});
