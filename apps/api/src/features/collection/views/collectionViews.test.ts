import { ownMessages, type SavedView, serverLimits } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const { collectionViews: messages } = ownMessages;
const path = '/api/collection/views';
const done = { name: 'Done', type: 'game', query: 'status=completed&sort=name' };

eachEngine((engine) => {
  const start = async () => {
    const server = await createMediaServer(await engine.freshStore());
    const [as, other] = [await server.signUp(), await server.signUp()];
    return {
      ...{ ...server, as, other },
      save: (body: unknown, user = as) => server.call<SavedView>('POST', path, { as: user, body }),
      list: async (user = as) =>
        (await server.call<{ views: SavedView[] }>('GET', path, { as: user }))[1].views,
    };
  };

  test('a user saves, lists, changes and deletes views, which no one else can', async () => {
    const { save, list, call, as, other, time } = await start();
    const [status, first] = await save(done);
    expect([status, first]).toEqual([200, { id: expect.any(String), ...done }]);
    time.now += 1;
    const [, second] = await save({ ...done, name: 'Films', type: 'movie', query: '' });
    expect(await list()).toEqual([first, second]);
    const changed = { ...first, name: 'Finished' };
    const own = `${path}/${first.id}`;
    expect(await call('PATCH', own, { as, body: { name: 'Finished' } })).toEqual([200, changed]);
    expect(await call('PATCH', own, { as, body: {} })).toEqual([200, changed]);
    for (const [id, user] of [
      [first.id, other],
      ['x', as],
    ])
      expect(await call('PATCH', `${path}/${id}`, { as: user, body: { query: '' } })).toEqual([
        404,
        { message: messages.unknownView },
      ]);
    expect(await call('DELETE', own, { as: other })).toEqual([200, {}]);
    expect([await list(), await list(other)]).toEqual([[changed, second], []]);
    for (const id of [own, own, `${path}/x`]) expect((await call('DELETE', id, { as }))[0]).toBe(200);
    expect(await list()).toEqual([second]);
  });

  test('a user has at most 50 views, also with concurrent requests', async () => {
    const { save, list } = await start();
    for (let number = 1; number < serverLimits.savedViews; number++) await save(done);
    const statuses = await Promise.all([save(done), save(done), save(done)]);
    expect(statuses.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    expect(statuses).toContainEqual([409, expect.objectContaining({ message: messages.tooManyViews })]);
    expect(await list()).toHaveLength(serverLimits.savedViews);
  });

  test('rejects invalid views', async () => {
    const { save } = await start();
    const invalid = [
      [{ ...done, name: '' }, messages.invalidName],
      [{ ...done, name: ' Done' }, messages.invalidName],
      [{ ...done, name: 'x'.repeat(61) }, messages.invalidName],
      [{ ...done, type: 'book' }, messages.invalidType],
      [{ ...done, query: 'x'.repeat(1001) }, messages.longQuery],
    ] as const;
    for (const [view, message] of invalid)
      expect(await save(view)).toEqual([400, expect.objectContaining({ message })]);
  });
});
