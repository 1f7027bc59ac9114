import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type IsAuthentic = (headers: Record<string, string>, body: string, secret: string) => boolean;

/** The function of the documentation. */
async function importExample(): Promise<IsAuthentic> {
  const page = await readFile(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const code = /```js\n(.+?)```/s.exec(page)?.[1] ?? '';
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ url)).isAuthentic;
}

const key = randomBytes(32);
const secret = `whsec_${key.toString('base64')}`;
const body = '{"type":"rated","title":"Pokémon"}';

function signedHeaders(secondsAgo = 0): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const signature = createHmac('sha256', key).update(`an-id.${timestamp}.${body}`).digest('base64');
  return {
    ...{ 'webhook-id': 'an-id', 'webhook-timestamp': timestamp },
    'webhook-signature': `v1,${signature}`,
  };
}

test('the function of the documentation accepts a signed request, and no changed or old one', async () => {
  const isAuthentic = await importExample();
  const headers = signedHeaders();
  expect(isAuthentic(headers, body, secret)).toBe(true);
  expect(isAuthentic(headers, `${body} `, secret)).toBe(false);
  expect(isAuthentic({ ...headers, 'webhook-id': 'another' }, body, secret)).toBe(false);
  expect(isAuthentic({ ...headers, 'webhook-signature': 'v1,' }, body, secret)).toBe(false);
  expect(isAuthentic({}, body, secret)).toBe(false);
  expect(isAuthentic(headers, body, `whsec_${randomBytes(32).toString('base64')}`)).toBe(false);
  expect(isAuthentic(signedHeaders(600), body, secret)).toBe(false);
});
