import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const empty = { display_name: null, avatar_url: null, bio: null, location: null, website: null };

eachEngine((engine) => {
  const start = async () => {
    const app = await createTestApp(engine);
    const { token, userId } = await app.member('bob');
    const save = (body: unknown) => app.call('PATCH', '/api/profile', { token, body });
    const read = async () => (await app.call('GET', '/api/profile', { token })).body;
    return { ...app, token, userId, save, read };
  };

  test('a profile starts empty, returns what was saved, and keeps the fields that are not sent', async () => {
    const { save, read } = await start();
    expect(await read()).toEqual(empty);
    const all = {
      display_name: 'Bob 進 🎮',
      avatar_url: 'https://example.com/bob.png',
      bio: 'Two\nlines',
      location: 'Oslo',
      website: 'http://example.com',
    };
    expect((await save(all)).status).toBe(200);
    expect(await read()).toEqual(all);
    await save({ bio: null });
    expect(await read()).toEqual({ ...all, bio: null });
  });

  test('stores and returns an unpaired surrogate as U+FFFD', async () => {
    const { save, read } = await start();
    const { body } = await save({ display_name: 'Bob \ud83c', bio: '\udfae\u2028' });
    expect(body.display_name).toBe('Bob \ufffd');
    expect(await read()).toMatchObject({ display_name: 'Bob \ufffd', bio: '\ufffd\u2028' });
  });

  test('returns a token with the new display name that belongs to the same session', async () => {
    const { save, call, token } = await start();
    const { body } = await save({ display_name: 'Robert', avatar_url: 'https://example.com/r.png' });
    expect(body).toMatchObject({ display_name: 'Robert', avatar_url: 'https://example.com/r.png' });
    const claims = (text: string) =>
      JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
    expect(claims(body.token)).toMatchObject({ display_name: 'Robert', sid: claims(token).sid });
    await call('POST', '/api/auth/logout', { token });
    expect((await call('GET', '/api/profile', { token: body.token })).status).toBe(401);
  });

  test.each(['user_id', 'userId', 'username', 'email', 'role', 'verified_at', 'password_hash', '__proto__'])(
    'rejects the unknown field %s and saves nothing',
    async (field) => {
      const { save, read } = await start();
      expect(await save(`{"bio":"new","${field}":"x"}`)).toMatchObject({
        status: 400,
        body: { message: ownMessages.request.unknownField(field) },
      });
      expect(await read()).toEqual(empty);
    },
  );
});

/** A URL, and whether it is valid as an avatar and as a website. */
const table: readonly (readonly [url: string, isAvatar: boolean, isWebsite: boolean])[] = [
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
  test('validates 19 URLs as avatar and as website, and does not save the rejected ones', async () => {
    const { call, member } = await createTestApp(engine);
    const { token } = await member('bob');
    const save = (body: object) => call('PATCH', '/api/profile', { token, body });
    expect(table).toHaveLength(19);
    for (const [url, isAvatar, isWebsite] of table)
      for (const [field, isAllowed, message] of [
        ['avatar_url', isAvatar, ownMessages.profile.invalidAvatarUrl],
        ['website', isWebsite, ownMessages.profile.invalidWebsiteUrl],
      ] as const) {
        await save({ [field]: null });
        const response = await save({ [field]: url });
        const name = `${field} ${url.slice(0, 60)}`;
        expect(response.status, name).toBe(isAllowed ? 200 : 400);
        if (!isAllowed) expect(response.body.message, name).toBe(message);
        expect((await call('GET', '/api/profile', { token })).body[field], name).toBe(isAllowed ? url : null);
      }
  });

  // @control:SEC-15
  test('the server never resolves or connects to the URLs of a profile', async () => {
    let hits = 0;
    const listener = createServer((socket) => {
      hits += 1;
      socket.end();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const lookupSpy = vi.spyOn(dns, 'lookup');
    const connectSpy = vi.spyOn(Socket.prototype, 'connect');
    // Filtered by port, since connections to PostgreSQL are recorded as well.
    const attempts = () =>
      connectSpy.mock.calls.filter((connectArguments) =>
        JSON.stringify(connectArguments).includes(String(port)),
      );
    const lookups = () => lookupSpy.mock.calls.filter(([name]) => name.endsWith('.localhost'));
    const profileUrl = (name: string) => `https://${name}.localhost:${port}/x.png`;

    const { call, member, logIn } = await createTestApp(engine);
    const { token } = await member('bob');
    const body = { avatar_url: profileUrl('avatar'), website: profileUrl('website') };
    const saved = await call('PATCH', '/api/profile', { token, body });
    expect(saved.body.avatar_url).toBe(body.avatar_url);
    await call('GET', '/api/profile', { token });
    expect((await logIn('bob')).body.user.avatar_url).toBe(body.avatar_url);
    expect({ hits, attempts: attempts(), lookups: lookups() }).toEqual({
      hits: 0,
      attempts: [],
      lookups: [],
    });

    // Verifies that the listener and the spy record a connection.
    await once(connect(port, '127.0.0.1'), 'close');
    expect([hits, attempts().length]).toEqual([1, 1]);
    listener.close();
  });
});
