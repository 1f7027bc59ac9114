import { historyMessages, ownMessages, type PlayFields, serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemChange } from '../../../config/ChangeRecorder.ts';
import { readConfig } from '../../../config/readConfig.ts';
import type { RecordedTitle, TitleUpdate } from '../../../config/TitleWriter.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { createCollector, findTitles } from '../../../testing/app/createCollector.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createTitleWriter } from './createTitleWriter.ts';

const finished: PlayFields = {
  ...{ started: null, finished: '2020-02-17', state: 'finished', is_repeat: null, times: 1, progress: 9 },
  ...{ rating: 4, platform: 'PC', note: 'Ours.', is_private: false },
};

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    /** A user who tracks two games, with a function that writes updates in an edit of their own. */
    async function createWriter(settings: Readonly<Record<string, string>> = {}) {
      const user = await createCollector(store, server, { game: 2 });
      const recorded: ItemChange[] = [];
      const clock = () => server.time.now;
      const writer = createTitleWriter({
        ...{ store, clock, config: readConfig(settings) },
        changes: {
          isWatched: async () => true,
          lock: async () => {},
          record: async (_, change) => void recorded.push(change),
          committed: () => {},
        },
      });
      const titles = (await findTitles(store, 'game', 4)).map(({ title_id }) => title_id);
      const write = async (update: (title: RecordedTitle, index: number) => Partial<TitleUpdate>) => {
        const editId = uuidv7(clock());
        const changed = await writer.change(user.userId, async (transaction) => {
          const now = clock();
          await repositoriesOn(transaction.db).edits.add({
            ...{ user_id: user.userId, edit_id: editId, kind: 'import', state: 'done', change: null },
            ...{ total: 0, done: 0, unchanged: 0, created_at: now, worked_at: now },
          });
          const keys = titles.map((titleId) => ({ mediaType: 'game' as const, titleId }));
          const read = await transaction.read(keys);
          const writes = read.map((before, index) => {
            const { mediaType, titleId } = before;
            return { before, update: { mediaType, titleId, ...update(before, index) } };
          });
          return transaction.write(editId, writes);
        });
        return { editId, changed };
      };
      return { user, recorded, write, titles };
    }
    const item = {
      ...{ status: 'completed', rating: 5, isFavourite: true, isPrivate: true },
      ...{ createdAt: 1000, changedAt: 2000 },
    };
    const episode = (playId: string, number: number) => ({
      ...{ playId, season: 1, number, watched: '2020-02-17', rating: 3 },
    });

    test('writes all parts of titles, old and new, and an undo restores them', async () => {
      const { user, write, recorded, titles } = await createWriter();
      const before = await user.rows();
      const playIds = titles.map(() => uuidv7(server.time.now));
      const { editId, changed } = await write((_, index) => {
        const playId = playIds[index] ?? '';
        const review = { text: 'Good.', isSpoiler: true, isPublic: false, createdAt: 3000 };
        const plays = new Map([[playId, finished]]);
        const parts = { note: `Note ${index}`, tags: ['new', 'older'], review, plays };
        return { item, ...parts, episodes: [episode(playId, 1), episode(playId, 2)] };
      });
      expect(changed).toBe(4);
      const after = await user.rows();
      expect(after.tracked_items).toHaveLength(4);
      expect(after.reviews).toHaveLength(4);
      expect([after.plays?.length, after.play_episodes?.length, after.title_tags?.length]).toEqual([4, 8, 8]);
      expect(recorded).toHaveLength(4);
      expect(recorded.filter((change) => change.before === undefined)).toHaveLength(2);
      expect((await user.undo(editId))[1]).toMatchObject({ state: 'undone', total: 4, unchanged: 0 });
      expect(await user.rows()).toEqual(before);
    });

    test('replaces plays and adds episodes to them, and an undo restores both', async () => {
      const { user, write, titles } = await createWriter();
      const playId = uuidv7(server.time.now);
      const onFirst = (fields: Partial<TitleUpdate>) => (title: RecordedTitle) =>
        title.titleId === titles[0] ? fields : {};
      await write(onFirst({ plays: new Map([[playId, finished]]), episodes: [episode(playId, 1)] }));
      const before = await user.rows();
      const longer = { ...finished, progress: 12, note: 'Theirs.' };
      const change = { plays: new Map([[playId, longer]]), episodes: [episode(playId, 2)] };
      const { editId, changed } = await write(onFirst(change));
      expect(changed).toBe(1);
      expect(await user.rows()).not.toEqual(before);
      expect((await user.undo(editId))[1]).toMatchObject({ unchanged: 0 });
      expect(await user.rows()).toEqual(before);
    });

    test('an undo leaves a title to whose new play an episode was added since', async () => {
      const { user, write, titles } = await createWriter();
      const playId = uuidv7(server.time.now);
      const plays = new Map([[playId, finished]]);
      const { editId } = await write(({ titleId }) =>
        titleId === titles[0] ? { plays, episodes: [episode(playId, 1)] } : {},
      );
      await repositoriesOn(store.db).playEpisodes.save([
        { user_id: user.userId, play_id: playId, season: 1, number: 7, watched: null, rating: 4 },
      ]);
      expect((await user.undo(editId))[1]).toMatchObject({ state: 'undone', unchanged: 1 });
    });

    test('an undo leaves a title whose new review was changed since', async () => {
      const { user, write, titles } = await createWriter();
      const review = { text: 'Good.', isSpoiler: false, isPublic: false, createdAt: 3000 };
      const { editId } = await write(({ titleId }) => (titleId === titles[0] ? { review } : {}));
      await store.db
        .updateTable('reviews')
        .set({ text: 'Better.' })
        .where('user_id', '=', user.userId)
        .execute();
      expect((await user.undo(editId))[1]).toMatchObject({ state: 'undone', unchanged: 1 });
      expect((await user.rows()).reviews).toHaveLength(1);
    });

    test('a title that was removed is added again, and an undo removes it as it was', async () => {
      const { user, write, titles } = await createWriter();
      await user.bulk({ remove: true }, user.titles);
      const before = await user.rows();
      const { editId } = await write(({ titleId }) => (titleId === titles[1] ? { item } : {}));
      expect((await user.rows()).removed_titles).toHaveLength(1);
      expect((await user.undo(editId))[1]).toMatchObject({ unchanged: 0 });
      expect(await user.rows()).toEqual(before);
    });

    test('the ratings of titles are counted, except for those of private ones', async () => {
      const { user, write, titles } = await createWriter();
      const [first = '', second = ''] = titles.slice(2);
      const countOf = async (titleId: string) =>
        (await user.ratings(titleId)).reduce((sum, { count }) => sum + count, 0);
      const before = [await countOf(first), await countOf(second)];
      await write(({ titleId }) =>
        titleId === first ? { item } : titleId === second ? { item: { ...item, isPrivate: false } } : {},
      );
      expect([await countOf(first), await countOf(second)]).toEqual([before[0], (before[1] ?? 0) + 1]);
    });

    describe('limits', () => {
      test('more titles than a user may track are rejected, and nothing is written', async () => {
        const { user, write } = await createWriter({ MAX_TRACKED_TITLES: '3' });
        const before = await user.rows();
        await expect(write(() => ({ item }))).rejects.toThrow(ownMessages.collection.full(3));
        expect(await user.rows()).toEqual(before);
      });

      test('more plays than a user may have are rejected, and nothing is written', async () => {
        const { user, write, titles } = await createWriter();
        const { histories } = repositoriesOn(store.db);
        await histories.addToPlayCount(user.userId, serverLimits.plays - titles.length + 1);
        const before = await user.rows();
        const plays = () => new Map([[uuidv7(server.time.now), finished]]);
        await expect(write(() => ({ plays: plays() }))).rejects.toThrow(historyMessages.tooManyPlays);
        expect(await user.rows()).toEqual(before);
      });
    });

    test('an update without a change writes nothing', async () => {
      const { user, write } = await createWriter();
      const before = await user.rows();
      expect((await write(() => ({}))).changed).toBe(0);
      expect(await user.rows()).toEqual(before);
    });
  },
  { shared: true },
);
