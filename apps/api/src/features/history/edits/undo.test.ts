import { editMessages, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createEditor, type Editor } from '../../../testing/app/createEditor.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const episode = (number: number, watched: string | null, rating: number | null = null) => ({
  ...{ season: 1, number, watched, rating },
});

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    /** A user with a title that has everything, and a second play that is finished. */
    async function createUser() {
      const editor = await createEditor(store, server);
      await editor.rate('planned');
      await editor.change({ is_favourite: true, note: 'Cake.', tags: ['puzzle', 'short'] });
      const [, { play }] = await editor.addPlay({ state: 'ongoing', started: '2026', progress: 3 });
      await editor.addPlay({ state: 'finished', finished: '2024-02-29T20:00:00Z', rating: 4, note: 'Good.' });
      const path = `/api/plays/${play.id}/episodes`;
      await editor.call('PATCH', path, { episodes: [episode(1, '2026', 3), episode(2, null, 5)] });
      await editor.rate('playing', 3.5);
      return { ...editor, play, path };
    }
    type User = Awaited<ReturnType<typeof createUser>>;

    const changes: Readonly<Record<string, readonly [kind: string, (user: User) => Promise<unknown>]>> = {
      'a rating': ['rate', ({ rate }) => rate('playing', 5)],
      'a status that ends plays': ['rate', ({ rate }) => rate('completed', 5)],
      'a status without a rating': ['rate', ({ rate }) => rate('planned')],
      'a removal': ['remove', ({ removeTitle }) => removeTitle()],
      'a note, tags and marks': [
        'details',
        ({ change }) => change({ is_favourite: false, is_private: true, note: '', tags: ['short', 'again'] }),
      ],
      'a private title': ['details', ({ change }) => change({ is_private: true })],
      'a new play': ['add-play', ({ addPlay }) => addPlay({ state: 'finished', finished: '2026-11' })],
      'a changed play': [
        'update-play',
        ({ updatePlay, play }) =>
          updatePlay(play, { state: 'finished', finished: '2026', note: 'Done.', progress: null }),
      ],
      'a removed play with its episodes': ['remove-play', ({ removePlay, play }) => removePlay(play)],
      'episodes that are added, changed and removed': [
        'episodes',
        ({ call, path }) =>
          call('PATCH', path, { episodes: [episode(1, '2025'), episode(2, null), episode(3, '2026-11')] }),
      ],
    };

    describe.each(Object.entries(changes))('%s', (_, [kind, change]) => {
      test('is undone with everything but the time of the last change', async () => {
        const user = await createUser();
        const before = await user.rows();
        await change(user);
        expect(await user.rows()).not.toEqual(before);
        const { edits } = await user.list();
        expect(edits[0]).toMatchObject({
          ...{ kind, state: 'done', total: 1, done: 1, unchanged: 0, change: null },
          ...{ media_type: 'game', title_name: 'Portal', title_slug: 'portal' },
        });
        const [status, undone] = await user.undo(edits[0]?.id);
        expect([status, undone]).toMatchObject([200, { state: 'undone', total: 1, done: 1, unchanged: 0 }]);
        expect(await user.rows()).toEqual(before);
        // Idempotent: a second request must not undo anything else.
        expect((await user.undo(edits[0]?.id))[1]).toEqual(undone);
        expect(await user.rows()).toEqual(before);
      });
    });

    test('a restored title is removed again, and can be restored again', async () => {
      const user = await createUser();
      await user.removeTitle();
      const before = await user.rows();
      await user.restore();
      expect((await user.undoLast()).unchanged).toBe(0);
      expect(await user.rows()).toEqual(before);
      expect((await user.restore())[0]).toBe(200);
    });

    test('a title that a rating or a play had added leaves the collection', async () => {
      const user = await createEditor(store, server);
      const nothing = await user.rows();
      for (const add of [() => user.rate('completed', 5), () => user.addPlay({ state: 'ongoing' })]) {
        await add();
        expect((await user.undoLast()).unchanged).toBe(0);
        expect(await user.rows()).toEqual(nothing);
        expect(await user.tracked()).toBeNull();
      }
    });

    test('a title that was added again is as removed as before, with its notes and plays', async () => {
      const user = await createUser();
      await user.removeTitle();
      const before = await user.rows();
      await user.rate('completed', 1);
      expect((await user.undoLast()).unchanged).toBe(0);
      expect(await user.rows()).toEqual(before);
    });

    test('a re-watched title loses the play that its status had added', async () => {
      const title = { type: 'anime', slug: 'frieren-beyond-journeys-end' } as const;
      const user = await createEditor(store, server, title);
      await user.rate('completed', 5);
      const before = await user.rows();
      await user.rate('re-watching', 5);
      expect((await user.history()).plays).toHaveLength(1);
      await user.undoLast();
      expect(await user.rows()).toEqual(before);
    });

    const laterChanges: readonly [
      string,
      (user: User) => Promise<unknown>,
      (user: User) => Promise<unknown>,
    ][] = [
      ['a rating', ({ rate }) => rate('playing', 5), ({ rate }) => rate('playing', 4)],
      ['a removal', ({ removeTitle }) => removeTitle(), ({ restore }) => restore()],
      ['a note', ({ change }) => change({ note: 'A.' }), ({ change }) => change({ note: 'B.' })],
      ['a tag', ({ change }) => change({ tags: ['new'] }), ({ change }) => change({ tags: [] })],
      [
        'a changed play',
        ({ updatePlay, play }) => updatePlay(play, { progress: 4 }),
        ({ updatePlay, play }) => updatePlay(play, { progress: 5 }),
      ],
      [
        'a removed episode of a play that is removed',
        ({ call, path }) => call('PATCH', path, { episodes: [episode(2, null)] }),
        ({ removePlay, play }) => removePlay(play),
      ],
    ];

    test.each(laterChanges)('%s that was changed since stays, and is counted', async (_, change, later) => {
      const user = await createUser();
      await change(user);
      const { edits } = await user.list();
      await later(user);
      const before = await user.rows();
      expect((await user.undo(edits[0]?.id))[1]).toMatchObject({ state: 'undone', unchanged: 1 });
      expect(await user.rows()).toEqual(before);
    });

    test.each<[string, (user: Editor) => Promise<unknown>]>([
      ['a note', ({ change }) => change({ note: 'Later.' })],
      ['a tag', ({ change }) => change({ tags: ['later'] })],
      ['a play', ({ addPlay }) => addPlay({ state: 'unknown' })],
    ])('an added title with %s since stays', async (_, later) => {
      const user = await createEditor(store, server);
      await user.rate('completed', 5);
      const { edits } = await user.list();
      await later(user);
      const before = await user.rows();
      expect((await user.undo(edits[0]?.id))[1]).toMatchObject({ unchanged: 1 });
      expect(await user.rows()).toEqual(before);
    });

    test('a play with episodes that were added since stays', async () => {
      const user = await createUser();
      const [, { play }] = await user.addPlay({ state: 'finished' });
      const { edits } = await user.list();
      await user.call('PATCH', `/api/plays/${play.id}/episodes`, { episodes: [episode(1, '2026')] });
      expect((await user.undo(edits[0]?.id))[1]).toMatchObject({ unchanged: 1 });
      expect((await user.history()).plays).toHaveLength(3);
    });

    test('other details of a title that were changed since stay beside what is restored', async () => {
      const user = await createUser();
      await user.rate('dropped', 1);
      const { edits } = await user.list();
      await user.change({ is_favourite: false, is_private: true, note: 'Later.' });
      expect((await user.undo(edits[0]?.id))[1]).toMatchObject({ unchanged: 0 });
      expect(await user.tracked()).toMatchObject({ user_status: 'playing', user_rating: 3.5 });
      expect(await user.history()).toMatchObject({ is_favourite: false, is_private: true, note: 'Later.' });
    });

    test('an older edit can be undone after the newer ones of the same title', async () => {
      const user = await createUser();
      const before = await user.rows();
      await user.rate('completed', 5);
      await user.change({ tags: [] });
      await user.removeTitle();
      const { edits } = await user.list();
      for (const { id } of edits.slice(0, 3)) expect((await user.undo(id))[1].unchanged).toBe(0);
      expect(await user.rows()).toEqual(before);
    });

    test('the ratings of a title are counted as after the change and as before it when it is undone', async () => {
      const user = await createUser();
      const title = await store.db
        .selectFrom('titles')
        .select('title_id')
        .where('slug', '=', 'portal')
        .executeTakeFirstOrThrow();
      const ratings = () => user.ratings(title.title_id);
      const before = await ratings();
      for (const change of [
        () => user.rate('completed', 0.5),
        () => user.change({ is_private: true }),
        () => user.removeTitle(),
      ]) {
        await change();
        expect(await ratings()).not.toEqual(before);
        await user.undoLast();
        expect(await ratings()).toEqual(before);
      }
    });

    test('a call that changes nothing has no edit', async () => {
      const user = await createUser();
      const { edits } = await user.list();
      await user.rate('playing', 3.5);
      await user.change({ is_favourite: true, tags: ['short', 'puzzle'] });
      await user.updatePlay(user.play, { progress: 3 });
      await user.call('PATCH', user.path, { episodes: [episode(9, null)] });
      expect((await user.list()).edits).toEqual(edits);
      await user.removeTitle();
      await user.removeTitle();
      expect((await user.list()).edits).toHaveLength(edits.length + 1);
    });

    test('an edit of another user, an unknown one and one after 30 days is not found', async () => {
      const [user, other] = [await createUser(), await createUser()];
      await user.rate('completed', 5);
      const { edits } = await user.list();
      const notFound = [404, { message: editMessages.unknownEdit }];
      for (const id of ['unknown', other.userId]) expect(await user.undo(id)).toEqual(notFound);
      expect(await other.undo(edits[0]?.id)).toEqual(notFound);
      expect(await other.call('GET', `/api/edits/${edits[0]?.id}`)).toEqual(notFound);
      expect(await other.call('POST', `/api/edits/${edits[0]?.id}/continue`)).toEqual(notFound);
      const start = server.time.now;
      // Each call is a millisecond later.
      server.time.now = Date.parse(edits[0]?.created_at ?? '') + serverLimits.editLifetime - 2;
      expect((await user.call('GET', `/api/edits/${edits[0]?.id}`))[0]).toBe(200);
      expect(await user.undo(edits[0]?.id)).toEqual(notFound);
      expect(await user.list()).toEqual({ edits: [], next: null });
      server.time.now = start;
    });

    test('edits are listed page by page, the newest first', async () => {
      const user = await createEditor(store, server);
      for (const rating of [1, 2, 3, 4, 5]) {
        server.time.now += 1;
        await user.rate('playing', rating);
      }
      type Page = Awaited<ReturnType<Editor['list']>>;
      const page = async (query: string) => (await user.call<Page>('GET', `/api/edits?${query}`))[1];
      const first = await page('limit=2');
      const second = await page(`limit=2&after=${first.next}`);
      const third = await page(`limit=2&after=${second.next}`);
      const ratings = [first, second, third].map(({ edits }) =>
        edits.map((edit) => edit.tracking_after?.rating),
      );
      expect(ratings).toEqual([[5, 4], [3, 2], [1]]);
      expect(third.next).toBeNull();
      expect(third.edits[0]).toMatchObject({
        tracking_before: null,
        tracking_after: { status: 'playing', rating: 1 },
      });
      for (const [query, message] of [
        ['after=1', editMessages.invalidCursor],
        ['limit=101', ownMessages.collection.invalidLimit(serverLimits.editPageMaximum)],
      ])
        expect(await user.call('GET', `/api/edits?${query}`)).toMatchObject([400, { message }]);
    });
  },
  { shared: true },
);
