import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientIp } from './clientIp.ts';

async function addressOf(socket: string | undefined, forwarded: string | undefined, hops: number) {
  const http = new Hono();
  http.get('/', (context) => context.text(clientIp(context, hops)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await http.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return answer.text();
}

// @control:SEC-12
test.each([
  ['the socket counts', '203.0.113.7', undefined, 0, '203.0.113.7'],
  ['what a caller claims does not', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['one proxy: what it added, the last', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the last but one', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['fewer entries than proxies: the first', '10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
  ['a proxy that adds nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense in the header', '10.0.0.1', '1.2.3.4, <script>', 1, '10.0.0.1'],
  ['v4 inside v6 is v4', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['v6 counts as its /64', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['a neighbour in the same /64', '2001:db8:1:2:ffff::1', undefined, 0, '2001:db8:1:2::/64'],
  ['a zone is no part of it', 'fe80::1%eth0', undefined, 0, 'fe80::/64'],
  ['a port is no part of it', '10.0.0.1', '198.51.100.1:5678', 1, '198.51.100.1'],
  ['nor in brackets', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::/64'],
  ['without a socket', undefined, undefined, 0, 'unknown'],
])('%s', async (_, socket, forwarded, hops, address) => {
  expect(await addressOf(socket, forwarded, hops)).toBe(address);
});
