import type { Edit } from '@gildshelf/api-client/contract';
import { serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createCollector } from '../../../testing/app/createCollector.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../../repositories.ts';
import { deleteOldEdits } from './deleteOldEdits.ts';
import { finishEdits, titlesPerPart } from './workOnEdit.ts';

const minute = 60_000;
const [one, two] = [titlesPerPart, 2 * titlesPerPart];
/** Two parts and ten titles. */
const counts = { game: one, anime: one + 10 };
const total = two + 10;

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    const createUser = () => createCollector(store, server, counts);

    test('an edit that stops after any part is continued by a request or by the periodic job, and then complete', async () => {
      const user = await createUser();
      const states: (readonly [string, number, number])[] = [];
      let edit = await user.begin({ status: 'dropped', add_tags: ['x'] });
      const note = async () => {
        states.push([edit.state, edit.done, await user.countOf('dropped')]);
        const [, stored] = await user.call<Edit>('GET', `/api/edits/${edit.id}`);
        expect(stored).toEqual(edit);
      };
      await note();
      edit = await user.advance(edit.id);
      await note();
      // A request may still be working on it.
      await finishEdits(user.context);
      expect(await user.countOf('dropped')).toBe(two);
      server.time.now += minute + 1;
      await finishEdits(user.context);
      edit = (await user.call<Edit>('GET', `/api/edits/${edit.id}`))[1];
      await note();
      expect(states).toEqual([
        ['running', one, one],
        ['running', two, two],
        ['done', total, total],
      ]);
      expect(await user.advance(edit.id)).toEqual(edit);
    });

    test('an undo that stops after any part is continued, and then complete', async () => {
      const user = await createUser();
      const before = await user.rows();
      const [, { id }] = await user.bulk({ remove: true }, user.titles);
      const states = [await user.beginUndo(id)];
      expect(await user.countOf('completed')).toBe(one);
      states.push(await user.advance(id));
      server.time.now += minute + 1;
      await finishEdits(user.context);
      states.push(await user.advance(id));
      expect(states.map(({ state, done, unchanged }) => [state, done, unchanged])).toEqual([
        ['undoing', one, 0],
        ['undoing', two, 0],
        ['undone', total, 0],
      ]);
      expect(await user.rows()).toEqual(before);
    });

    test('an edit that is undone while it is running stops, and what it had changed is restored', async () => {
      const user = await createUser();
      const before = await user.rows();
      const { id } = await user.begin({ status: 'dropped', rating: 1 });
      expect(await user.countOf('dropped')).toBe(one);
      expect((await user.undo(id))[1]).toMatchObject({ state: 'undone', done: total, unchanged: 0 });
      expect(await user.rows()).toEqual(before);
    });

    test('requests that continue an edit at once change each title once', async () => {
      const user = await createUser();
      const { id } = await user.begin({ add_tags: ['x'] });
      const path = `/api/edits/${id}/continue`;
      const responses = await Promise.all([1, 2, 3].map(() => user.call<Edit>('POST', path)));
      expect(responses.map(([status]) => status)).toEqual([200, 200, 200]);
      // A request that waits too long for another one responds with what that one has done.
      expect(await user.call<Edit>('POST', path)).toMatchObject([
        200,
        { state: 'done', done: total, unchanged: 0 },
      ]);
    });

    test('edits are deleted with their titles after 30 days, in parts', async () => {
      const user = await createUser();
      const [, old] = await user.bulk({ is_favourite: true }, user.titles);
      const ended = Date.parse(old.created_at) + serverLimits.editLifetime;
      const titles = async () =>
        (
          await store.db
            .selectFrom('edit_titles')
            .select('position')
            .where('user_id', '=', user.userId)
            .execute()
        ).length;
      await deleteOldEdits(store, ended);
      expect(await titles()).toBe(total);
      await deleteOldEdits(store, ended + 1);
      expect(await titles()).toBe(0);
      expect(await repositoriesOn(store.db).edits.find(user.userId, old.id)).toBeUndefined();
    });

    test('the edits of a user are deleted with the account', async () => {
      const user = await createUser();
      await user.bulk({ is_favourite: true }, user.titles);
      await store.db.deleteFrom('users').where('user_id', '=', user.userId).execute();
      for (const table of ['edits', 'edit_titles'] as const)
        expect(
          await store.db.selectFrom(table).select('edit_id').where('user_id', '=', user.userId).execute(),
        ).toEqual([]);
    });
  },
  { shared: true },
);
