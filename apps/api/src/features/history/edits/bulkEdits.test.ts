import {
  type BulkChange,
  type Edit,
  editMessages,
  historyMessages,
  ownLimits,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { createCollector, findTitles } from '../../../testing/app/createCollector.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    const createUser = (counts?: Parameters<typeof createCollector>[2]) =>
      createCollector(store, server, counts);

    describe.each<[string, BulkChange, number]>([
      ['a status', { status: 'dropped' }, 5],
      ['a planned status, which has no rating', { status: 'planned' }, 0],
      ['a rating', { rating: 2.5 }, 0],
      ['no rating', { rating: null }, 7],
      ['tags', { add_tags: ['new', 'short'], remove_tags: ['old'] }, 0],
      ['privacy', { is_private: true }, 0],
      ['the mark of a favourite', { is_favourite: true }, 1],
      ['a status, a rating and a tag', { status: 'playing', rating: 1, add_tags: ['later'] }, 5],
      ['a removal', { remove: true }, 0],
    ])('%s for many titles', (_, change, unchanged) => {
      test('is saved, and undone with everything but the time of the last change', async () => {
        const user = await createUser({ game: 5, movie: 5 });
        await user.addPlay({ state: 'ongoing', started: '2026' });
        await user.change({ tags: ['old'], note: 'Cake.', is_favourite: true });
        const portal = { media_type: 'game', title_id: 'portal' };
        const before = await user.rows();
        const [status, edit] = await user.bulk(change, [...user.titles, portal]);
        expect([status, edit]).toMatchObject([
          200,
          { kind: 'bulk', state: 'done', done: edit.total, change, title_name: null },
        ]);
        expect(edit.unchanged).toBeGreaterThanOrEqual(unchanged);
        const after = await user.rows();
        expect(after).not.toEqual(before);
        expect((await user.undo(edit.id))[1]).toMatchObject({ state: 'undone', unchanged: 0 });
        expect(await user.rows()).toEqual(before);
      });
    });

    test('titles whose media type lacks the status are unchanged and counted, also with another change', async () => {
      const user = await createUser({ game: 3, movie: 4 });
      const [, edit] = await user.bulk({ status: 'playing', rating: 1 }, user.titles);
      expect(edit).toMatchObject({ total: 7, done: 7, unchanged: 4 });
      expect(await user.countOf('playing')).toBe(3);
      expect(await user.countOf('completed')).toBe(4);
    });

    test('a planned title gets no rating', async () => {
      const user = await createUser({ game: 2 });
      await user.bulk({ status: 'planned' }, user.titles);
      expect((await user.bulk({ rating: 5 }, user.titles))[1]).toMatchObject({ unchanged: 2 });
      const [, edit] = await user.bulk({ status: 'playing', rating: 5 }, user.titles);
      expect(edit).toMatchObject({ unchanged: 0 });
    });

    test('titles are named by slug or id, each counts once, and those that are not tracked are left out', async () => {
      const user = await createUser({ game: 2 });
      const [first, , other] = await findTitles(store, 'game', 3);
      const names = [first?.slug, first?.title_id, first?.slug, other?.title_id, 'unknown'];
      const titles = names.map((name) => ({ media_type: 'game', title_id: name ?? '' }));
      expect((await user.bulk({ is_favourite: true }, titles))[1]).toMatchObject({ total: 1, unchanged: 0 });
      expect((await user.bulk({ is_favourite: true }, titles.slice(4)))[1]).toMatchObject({
        ...{ state: 'done', total: 0, done: 0 },
      });
    });

    test('a filter is the query of the collection, for all titles that it finds', async () => {
      const user = await createUser({ game: 3, movie: 3 });
      await user.bulk({ status: 'dropped' }, user.titles.slice(0, 2));
      const edit = async (filter: readonly (readonly [string, string])[]) =>
        user.call<Edit>('POST', '/api/edits', { filter, change: { add_tags: ['left'] } });
      expect(
        await edit([
          ['type', 'game'],
          ['status', 'dropped'],
        ]),
      ).toMatchObject([200, { total: 2, unchanged: 0 }]);
      expect(await edit([['type', 'game']])).toMatchObject([200, { total: 3, unchanged: 2 }]);
      expect((await edit([['type', 'podcast']]))[0]).toBe(400);
    });

    const portal = [{ media_type: 'game', title_id: 'portal' }];
    const tag = { is_favourite: true };
    test.each<[string, object, string]>([
      ['no titles', { change: tag }, editMessages.invalidFilter],
      ['an empty list', { titles: [], change: tag }, editMessages.invalidTitles],
      ['a list and a filter', { titles: portal, filter: [], change: tag }, editMessages.invalidFilter],
      ['a filter of other shape', { filter: { type: 'game' }, change: tag }, editMessages.invalidFilter],
      [
        'an unknown media type',
        { titles: [{ media_type: 'x', title_id: 'y' }], change: tag },
        editMessages.invalidTitles,
      ],
      [
        'too many titles',
        { titles: Array.from({ length: ownLimits.editedTitles + 1 }, () => portal[0]), change: tag },
        editMessages.invalidTitles,
      ],
      ['no change', { titles: portal, change: {} }, editMessages.noChange],
      [
        'a removal with another change',
        { titles: portal, change: { remove: true, ...tag } },
        editMessages.noChange,
      ],
      ['an invalid rating', { titles: portal, change: { rating: 0.7 } }, historyMessages.invalidRating],
      ['an invalid tag', { titles: portal, change: { add_tags: ['A'] } }, historyMessages.invalidTag],
      [
        'an unknown field',
        { titles: portal, change: { note: 'x' } },
        ownMessages.request.unknownField('note'),
      ],
    ])('rejects %s', async (_, body, message) => {
      const user = await createUser();
      expect(await user.call('POST', '/api/edits', body)).toMatchObject([400, { message }]);
      expect((await user.list()).edits).toEqual([]);
    });

    test('a list of the maximum number of titles fits into a request', async () => {
      const user = await createUser();
      const titles = Array.from({ length: ownLimits.editedTitles }, () => ({
        media_type: 'game',
        title_id: uuidv7(1),
      }));
      expect((await user.bulk({ is_favourite: true }, titles))[0]).toBe(200);
    });

    test('titles that were changed since the edit stay as they are and are counted, the others are restored', async () => {
      const user = await createUser({ game: 6 });
      const [, { id }] = await user.bulk({ status: 'dropped' }, user.titles);
      await user.bulk({ status: 'playing' }, user.titles.slice(0, 2));
      await user.bulk({ is_favourite: true }, user.titles);
      expect((await user.undo(id))[1]).toMatchObject({ unchanged: 2 });
      expect([await user.countOf('playing'), await user.countOf('completed')]).toEqual([2, 4]);
    });

    test('a further edit is rejected while three are running', async () => {
      const user = await createUser({ game: 60 });
      for (let count = 0; count < serverLimits.runningEdits; count++)
        await user.begin({ add_tags: [`x${count}`] });
      const [status, problem] = await user.bulk({ is_favourite: true }, user.titles);
      expect([status, problem]).toMatchObject([409, { message: editMessages.tooManyRunning }]);
    });

    test('a title with the maximum number of tags is unchanged', async () => {
      const user = await createUser();
      await user.rate('playing');
      await user.change({ tags: Array.from({ length: ownLimits.tags }, (_, index) => `tag ${index}`) });
      expect((await user.bulk({ add_tags: ['more'] }, portal))[1]).toMatchObject({ total: 1, unchanged: 1 });
    });
  },
  { shared: true },
);
