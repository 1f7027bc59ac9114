import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

/** An address, and whether it may be a picture's and a website's. */
const table: readonly (readonly [address: string, isPicture: boolean, isWebsite: boolean])[] = [
  ['https://example.com/me.png', true, true],
  ['https://bücher.example/me.png?size=2#top', true, true],
  ['https://cdn.example.com:8443/a%20b.png', true, true],
  ['http://example.com/me.png', false, true],
  ['javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['data:image/png;base64,x', false, false],
  ['file:///etc/passwd', false, false],
  ['ftp://example.com/me.png', false, false],
  ['//example.com/me.png', false, false],
  ['me.png', false, false],
  ['https://me:secret@example.com/me.png', false, false],
  ['https://example.com@evil.example', false, false],
  ['https://127.0.0.1/me.png', false, false],
  ['https://2130706433/me.png', false, false],
  ['https://0x7f.1/me.png', false, false],
  ['https://[::1]/me.png', false, false],
  ['https://localhost/me.png', false, false],
  [`https://example.com/${'x'.repeat(2_048)}`, false, false],
];

afterEach(() => vi.restoreAllMocks());

eachEngine((engine) => {
  // @control:SEC-15
  test('a table of 19 addresses: which may be a picture, which a website, and what is refused is not saved', async () => {
    const { call, member } = await createTestApp(engine);
    const { token } = await member('bob');
    const save = (body: object) => call('PATCH', '/api/profile', { token, body });
    expect(table).toHaveLength(19);
    for (const [address, isPicture, isWebsite] of table)
      for (const [field, isGood, sentence] of [
        ['avatar_url', isPicture, ownMessages.profile.avatarAddress],
        ['website', isWebsite, ownMessages.profile.websiteAddress],
      ] as const) {
        await save({ [field]: null });
        const answer = await save({ [field]: address });
        const name = `${field} ${address.slice(0, 60)}`;
        expect(answer.status, name).toBe(isGood ? 200 : 400);
        if (!isGood) expect(answer.body.message, name).toBe(sentence);
        expect((await call('GET', '/api/profile', { token })).body[field], name).toBe(
          isGood ? address : null,
        );
      }
  });

  // @control:SEC-15
  test('the server never fetches an address of a profile: whoever listens there hears nothing', async () => {
    let hits = 0;
    const listener = createServer((socket) => {
      hits += 1;
      socket.end();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const lookup = vi.spyOn(dns, 'lookup');
    const connecting = vi.spyOn(Socket.prototype, 'connect');
    // PostgreSQL is connected to as well.
    const attempts = () =>
      connecting.mock.calls.filter((where) => JSON.stringify(where).includes(String(port)));
    const lookups = () => lookup.mock.calls.filter(([name]) => name.endsWith('.localhost'));
    const address = (name: string) => `https://${name}.localhost:${port}/x.png`;

    const { call, member, logIn } = await createTestApp(engine);
    const { token } = await member('bob');
    const body = { avatar_url: address('picture'), website: address('website') };
    const saved = await call('PATCH', '/api/profile', { token, body });
    expect(saved.body.avatar_url).toBe(body.avatar_url);
    await call('GET', '/api/profile', { token });
    expect((await logIn('bob')).body.user.avatar_url).toBe(body.avatar_url);
    expect({ hits, attempts: attempts(), lookups: lookups() }).toEqual({
      hits: 0,
      attempts: [],
      lookups: [],
    });

    // The listener does hear.
    await once(connect(port, '127.0.0.1'), 'close');
    expect([hits, attempts().length]).toEqual([1, 1]);
    listener.close();
  });
});
