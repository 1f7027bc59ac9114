import { mediaTypes, type Play, playStates } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createEditor, type Editor } from '../../../testing/app/createEditor.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const anime = { type: 'anime', slug: 'frieren-beyond-journeys-end' } as const;
const title = { media_type: anime.type, title_id: anime.slug };
const { statuses } = mediaTypes.anime;
const someStatus = fc.constantFrom(...statuses);
const someState = fc.constantFrom(...playStates);
const someRating = fc.constantFrom(0, 0.5, 5);
const someTags = fc.subarray(['a', 'b', 'c']);
const named = <const Name extends string>(name: Name) => fc.constant(name);
const play = { state: someState, index: fc.nat({ max: 3 }) };

const action = fc.oneof(
  fc.record({ name: named('rate'), status: someStatus, rating: someRating }),
  fc.record({ name: named('add'), ...play }),
  fc.record({ name: named('change'), ...play }),
  fc.record({ name: fc.constantFrom('removePlay', 'episodes'), index: play.index }),
  fc.record({ name: named('details'), tags: someTags, isPrivate: fc.boolean() }),
  fc.record({ name: named('bulk'), status: someStatus, tags: someTags }),
  fc.record({
    name: fc.constantFrom('remove', 'restore', 'bulkRemove', 'undoLast', 'undoLast', 'undoFirst'),
  }),
);

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Performs an action; one that is not possible is rejected by the server. */
async function perform(user: Editor, step: Action): Promise<void> {
  const plays = async () => (await user.history()).plays;
  switch (step.name) {
    case 'rate':
      await user.rate(step.status, step.rating);
      return;
    case 'add':
      await user.addPlay({ state: step.state });
      return;
    case 'change':
      await user.updatePlay((await plays())[step.index], { state: step.state, progress: step.index });
      return;
    case 'removePlay':
      await user.removePlay((await plays())[step.index]);
      return;
    case 'episodes': {
      const { id } = (await plays())[step.index] ?? ({} as Partial<Play>);
      const episodes = [{ season: 1, number: step.index, watched: '2026', rating: null }];
      await user.call('PATCH', `/api/plays/${id}/episodes`, { episodes });
      return;
    }
    case 'details':
      await user.change({ tags: step.tags, is_private: step.isPrivate, note: step.tags.join(' ') });
      return;
    case 'bulk': {
      const tags = step.tags.length > 0 ? { add_tags: step.tags } : {};
      await user.bulk({ status: step.status, ...tags }, [title]);
      return;
    }
    case 'remove':
      await user.removeTitle();
      return;
    case 'restore':
      await user.restore();
      return;
    case 'bulkRemove':
      await user.bulk({ remove: true }, [title]);
  }
}

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    /** The number of plays is exact, every episode has its play, and a planned title has no rating. */
    async function expectConsistent(user: Editor) {
      const rows = await user.rows();
      const read = (table: string) => (rows[table] ?? []).map((row) => JSON.parse(row));
      const [history] = read('histories');
      const ids = read('plays').map(({ play_id }) => play_id);
      expect(history.play_count).toBe(ids.length);
      for (const { play_id } of read('play_episodes')) expect(ids).toContain(play_id);
      const items = [...read('tracked_items'), ...read('removed_titles')];
      expect(items.length).toBeLessThanOrEqual(1);
      for (const { status, rating } of items) if (status === 'planned') expect(rating).toBe(0);
    }

    test('in any sequence of changes, undoing the last one restores all rows, and undoing an older one leaves them consistent', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (steps) => {
          const user = await createEditor(store, server, anime);
          let undoable: { readonly id: string; readonly before: unknown }[] = [];
          for (const step of steps) {
            const before = await user.rows();
            if (step.name === 'undoLast') {
              const last = undoable.pop();
              if (!last) continue;
              expect((await user.undo(last.id))[1]).toMatchObject({ state: 'undone', unchanged: 0 });
              expect(await user.rows()).toEqual(last.before);
            } else if (step.name === 'undoFirst') {
              const [first] = undoable;
              if (!first) continue;
              const [, { unchanged }] = await user.undo(first.id);
              if (unchanged === 1) expect(await user.rows()).toEqual(before);
              undoable = [];
            } else {
              const known = (await user.list()).edits[0]?.id;
              await perform(user, step);
              const id = (await user.list()).edits[0]?.id;
              if (id !== undefined && id !== known) undoable.push({ id, before });
              else expect(await user.rows()).toEqual(before);
            }
            await expectConsistent(user);
          }
        }),
        { numRuns: 15 },
      );
    });

    test('an undo and a change by another device at once leave the result of one order', async () => {
      for (let round = 0; round < 6; round++) {
        const user = await createEditor(store, server, anime);
        await user.rate('watching', 2);
        await user.rate('completed', 4);
        const id = (await user.list()).edits[0]?.id;
        const [[, undone], [status]] = await Promise.all([user.undo(id), user.rate('dropped', 1)]);
        expect(status).toBe(200);
        expect(undone.unchanged).toBeOneOf([0, 1]);
        expect(await user.tracked()).toMatchObject({ user_status: 'dropped', user_rating: 1 });
        await expectConsistent(user);
      }
    });

    test('two devices that undo the same edit at once restore it once', async () => {
      const user = await createEditor(store, server, anime);
      await user.rate('watching', 2);
      const [, { play: added }] = await user.addPlay({ state: 'finished' });
      const before = await user.rows();
      await user.removePlay(added);
      const id = (await user.list()).edits[0]?.id;
      const responses = await Promise.all([user.undo(id), user.undo(id)]);
      for (const response of responses)
        expect(response).toMatchObject([200, { state: 'undone', unchanged: 0 }]);
      expect(await user.rows()).toEqual(before);
    });
  },
  { shared: true },
);
