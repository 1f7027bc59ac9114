import { builtInTypes, type MediaType } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { repositoriesOn } from '../features/repositories.ts';
import { queriesOf } from '../platform/db/queryPlans.ts';
import type { Store } from '../platform/db/Store.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { createLog } from '../platform/log/createLog.ts';
import { visitor } from '../platform/titles/visibleTitles.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { planOf } from '../testing/database/planOf.ts';
import { addTitle } from '../testing/database/titles.ts';
import { createShownTypes } from './createShownTypes.ts';

const titleRow = (media_type: MediaType, number: number) => ({
  ...{ title_id: uuidv7(number), media_type, slug: `made-up-${number}`, title: 'Made up', rank: null },
  ...{ is_adult: 0, item: '{}', card: '{}', created_at: 0, updated_at: 0 },
});

eachEngine((engine) => {
  function start(store: Store) {
    const time = { now: 0 };
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    return { time, lines, shown: createShownTypes({ store, clock: () => time.now, log }) };
  }

  describe('the media types that the site shows', () => {
    it('are those of the built-in data, and the others of which there are titles, in their order', async () => {
      const store = await engine.freshStore();
      expect(await start(store).shown.first()).toBe(builtInTypes);
      await addTitle(store, 'A manga', { mediaType: 'manga' });
      await addTitle(store, 'An adult show', { mediaType: 'show', isAdult: true });
      expect(await start(store).shown.first()).toEqual([...builtInTypes, 'manga']);
      await addTitle(store, 'A show', { mediaType: 'show' });
      expect(await start(store).shown.first()).toEqual([...builtInTypes, 'show', 'manga']);
    });

    it('are read again in the background after 30 seconds, and stay the same array until they change', async () => {
      const store = await engine.freshStore();
      const { shown, time } = start(store);
      const first = await shown.first();
      await addTitle(store, 'A show', { mediaType: 'show' });
      time.now = 29_999;
      expect(await queriesOf(store, async () => shown.latest())).toEqual([]);
      time.now = 30_000;
      expect(shown.latest()).toBe(first);
      await expect.poll(() => shown.latest()).toEqual([...builtInTypes, 'show']);
      const second = shown.latest();
      await addTitle(store, 'Another show', { mediaType: 'show' });
      time.now = 60_000;
      shown.latest();
      expect(await shown.first()).toBe(second);
      await store.db.deleteFrom('titles').execute();
      time.now = 90_000;
      await expect.poll(() => shown.latest()).toEqual(builtInTypes);
    });

    it('stay as they are when the database fails, which is logged', async () => {
      const store = await engine.freshStore();
      await addTitle(store, 'A show', { mediaType: 'show' });
      let isFailing = true;
      const db = store.db.withPlugin({
        transformQuery({ node }) {
          if (isFailing) throw new Error('The database is down.');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { shown, time, lines } = start({ ...store, db });
      expect(await shown.first()).toBe(builtInTypes);
      expect(lines).toEqual([expect.stringContaining('media-types-not-read')]);
      isFailing = false;
      time.now = 30_000;
      shown.latest();
      const complete = [...builtInTypes, 'show'];
      await expect.poll(() => shown.latest()).toEqual(complete);
      isFailing = true;
      time.now = 60_000;
      shown.latest();
      await expect.poll(() => lines).toHaveLength(2);
      expect(shown.latest()).toEqual(complete);
    });

    it('are read by an index, with one row per media type', async () => {
      const store = await engine.freshStore();
      const rows = Array.from({ length: 500 }, (_, index) => titleRow(index % 2 ? 'game' : 'show', index));
      await repositoriesOn(store.db).titles.save(rows);
      if (engine.name === 'postgres') await sql`analyze titles`.execute(store.db);
      const plan = await planOf(store, (db) => repositoriesOn(db).titles.hasAny(visitor, 'show'));
      expect(plan).toMatch(/using index \w*titles\w* \(media_type=\?\)|index scan using \w*titles\w*/i);
      expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan|^scan/i);
    });
  });
});
