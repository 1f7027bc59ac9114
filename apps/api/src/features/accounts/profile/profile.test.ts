import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
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
