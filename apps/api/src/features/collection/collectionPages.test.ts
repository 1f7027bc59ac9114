import { type Game, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { nilId, uuidv7 } from '../../platform/db/uuid.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { planOf } from '../../testing/database/planOf.ts';
import { repositoriesOn } from '../repositories.ts';
import { createCollectionRepository } from './createCollectionRepository.ts';

const count = 2000;
const runs = process.env.TEST_TIER === 'all' ? { sqlite: 60, postgres: 25 } : { sqlite: 20, postgres: 10 };
const slugOf = (number: number) => `made-up-${number}`;

async function addTitles({ db }: Store): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{
      title_id: uuidv7(number),
      media_type: 'game' as const,
      slug: slugOf(number),
      title: `Made up ${number}`,
    },
    ...{ rank: null, item: '{"name":"x"}', card: '{"name":"x"}', created_at: number, updated_at: number },
  }));
  for (let start = 0; start < count; start += 500)
    await repositoriesOn(db).titles.save(rows.slice(start, start + 500));
  return rows.map(({ title_id }) => title_id);
}

/** A change of a collection between two of its pages; `title` is one of sixty. */
const change = fc.record({
  kind: fc.constantFrom('track', 'remove'),
  title: fc.nat(59),
  /** Advance of the clock before the change; may be negative, because the clocks of server instances may differ. */
  milliseconds: fc.integer({ min: -3, max: 3 }),
});

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    let titleIds: string[];
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
      titleIds = await addTitles(store);
    });

    const statusOf = (number: number) => (number % 3 === 0 ? 'completed' : 'playing');

    const track = (userId: string, number: number, updated: number) =>
      createCollectionRepository(store.db).save({
        ...{
          user_id: userId,
          media_type: 'game',
          title_id: titleIds[number] ?? '',
          status: 'playing',
          rating: 4,
        },
        ...{ created_at: updated, updated_at: updated },
      });

    /** Creates a user who tracks `titles` titles, five of them changed in each millisecond. */
    async function createCollector(titles: number): Promise<{ name: string; userId: string; path: string }> {
      const name = await server.signUp();
      const userId = server.idOf(name);
      const rows = Array.from({ length: titles }, (_, number) => ({
        ...{
          user_id: userId,
          media_type: 'game' as const,
          title_id: titleIds[number] ?? '',
          status: statusOf(number),
        },
        ...{ rating: 4, created_at: 0, updated_at: 1000 + Math.floor(number / 5) },
      }));
      for (let start = 0; start < titles; start += 500)
        await store.db
          .insertInto('tracked_items')
          .values(rows.slice(start, start + 500))
          .execute();
      return { name, userId, path: `/api/userGames/${userId}/games` };
    }

    async function get(name: string, url: string) {
      const response = await server.http.request(url, { headers: { authorization: name } });
      const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      return { status: response.status, items: (await response.json()) as Game[], next };
    }

    /** Reads all pages from a URL on, and calls `betweenPages` between two of them. */
    async function readPages(
      name: string,
      from: string,
      betweenPages: (shown: readonly Game[]) => Promise<void> = async () => {},
    ) {
      const pages: Game[][] = [];
      for (let url: string | undefined = from; url; ) {
        const { status, items, next } = await get(name, url);
        expect(status).toBe(200);
        pages.push(items);
        url = next;
        if (url) await betweenPages(pages.flat());
      }
      return pages;
    }

    describe('pages of a collection', () => {
      it('together contain the whole collection in its order, each with the requested size', async () => {
        const { name, path } = await createCollector(123);
        const complete = await get(name, path);
        expect(complete.next).toBeUndefined();
        expect(complete.items).toHaveLength(123);
        for (const size of [1, 2, 7, 50, 122, 123, 124, 500]) {
          const pages = await readPages(name, `${path}?limit=${size}`);
          expect(pages.flat()).toEqual(complete.items);
          expect(pages.slice(0, -1).every(({ length }) => length === size)).toBe(true);
          expect(pages.at(-1)?.length).toBeGreaterThan(0);
        }
      });

      it.each([123, 2000])('with a status contain only its titles, among %i titles', async (size) => {
        const { name, path } = await createCollector(size);
        const { items } = await get(name, path);
        const completed = items.filter((item) => Reflect.get(item, 'user_status') === 'completed');
        expect(completed).toHaveLength(Math.ceil(size / 3));
        expect(await get(name, `${path}?status=completed`)).toMatchObject({ items: completed });
        const pages = await readPages(name, `${path}?status=completed&limit=40`);
        expect(pages.flat()).toEqual(completed);
        expect((await get(name, `${path}?status=dropped&limit=10`)).items).toEqual([]);
      });

      it.each(['watching', 'all', ''])(
        'are rejected with 400 for the status "%s", which games do not have',
        async (status) => {
          const { name, path } = await createCollector(0);
          const headers = { authorization: name };
          const response = await server.http.request(`${path}?status=${status}`, { headers });
          expect([response.status, await response.json()]).toMatchObject([
            400,
            { message: ownMessages.media.unknownStatus(mediaTypes.game.statuses) },
          ]);
        },
      );

      it('are a single empty page for a user without titles', async () => {
        const { name, path } = await createCollector(0);
        expect(await readPages(name, `${path}?limit=10`)).toEqual([[]]);
      });

      it('have fifty titles if only a cursor is given', async () => {
        const { name, path } = await createCollector(123);
        const first = await get(name, `${path}?limit=10`);
        const after = new URL(first.next ?? '', 'http://host').searchParams.get('after');
        const second = await get(name, `${path}?after=${after}`);
        expect(second.items).toHaveLength(50);
        expect(second.next).toMatch(/\?after=[^&]+$/);
      });

      it('never contain titles of another user, even with a cursor of that user', async () => {
        const [bob, eve] = [await createCollector(30), await createCollector(3)];
        const { next = '' } = await get(bob.name, `${bob.path}?limit=10`);
        const after = next.split('?')[1] ?? '';
        expect((await get(eve.name, `${eve.path}?${after}`)).items.length).toBeLessThanOrEqual(3);
        const forbidden = await server.http.request(next, { headers: { authorization: eve.name } });
        expect(forbidden.status).toBe(403);
      });

      it.each([
        ...['0', '-1', '501', '1000', '1e2', '2.5', '07x', '', ' 5', '٣'].map(
          (limit) =>
            [`limit=${encodeURIComponent(limit)}`, ownMessages.collection.invalidLimit(500)] as const,
        ),
        ...[
          '',
          'x',
          '1',
          '1_',
          '1_2',
          `1_${'0'.repeat(36)}`,
          `-1_${nilId}`,
          `1_${nilId}'--`,
          `1.5_${nilId}`,
          '\0',
        ].map(
          (after) => [`after=${encodeURIComponent(after)}`, ownMessages.collection.invalidCursor] as const,
        ),
      ])('are rejected with 400 for the query ?%s', async (query, message) => {
        const { name, path } = await createCollector(0);
        const response = await server.http.request(`${path}?${query}`, { headers: { authorization: name } });
        expect([response.status, await response.json()]).toEqual([400, { message, errors: [{ message }] }]);
      });

      it('accept any valid cursor, even outside the collection', async () => {
        const { name, path } = await createCollector(12);
        for (const after of [`0_${nilId}`, `999999999999999_${nilId.replaceAll('0', 'f')}`])
          expect((await get(name, `${path}?after=${after}`)).status).toBe(200);
      });

      it('contain every unchanged title and no title twice while others are added, changed and removed', async () => {
        const between = fc.array(fc.array(change, { maxLength: 6 }), { minLength: 8, maxLength: 8 });
        await fc.assert(
          fc.asyncProperty(between, fc.integer({ min: 3, max: 9 }), async (rounds, size) => {
            const { name, userId, path } = await createCollector(40);
            const touched = new Set<string>();
            const removed = new Set<string>();
            const trackedAgain = new Set<string>();
            let now = 1007;
            let round = 0;
            const pages = await readPages(name, `${path}?limit=${size}`, async () => {
              for (const { kind, title, milliseconds } of rounds[round] ?? []) {
                const slug = slugOf(title);
                touched.add(slug);
                now += milliseconds;
                if (kind === 'track') {
                  if (removed.has(slug)) trackedAgain.add(slug);
                  await track(userId, title, now);
                } else {
                  removed.add(slug);
                  await createCollectionRepository(store.db).remove(userId, 'game', slug, uuidv7(now));
                }
              }
              round += 1;
            });
            const shown = pages.flat().map(({ slug }) => slug ?? '');
            const once = shown.filter((slug) => !trackedAgain.has(slug));
            expect(new Set(once).size).toBe(once.length);
            const untouched = Array.from({ length: 40 }, (_, number) => slugOf(number)).filter(
              (slug) => !touched.has(slug),
            );
            expect(shown).toEqual(expect.arrayContaining(untouched));
          }),
          { numRuns: runs[engine.name] },
        );
      });

      it('are read in the order of an index, without a sort or a scan of the rest of the collection', async () => {
        const { userId } = await createCollector(count);
        await sql`analyze`.execute(store.db);
        const after = { changedAt: 1200, titleId: titleIds[1000] ?? '' };
        for (const [position, status] of [
          [],
          [after],
          [undefined, 'completed'],
          [after, 'completed'],
        ] as const) {
          const plan = await planOf(store, (db) =>
            createCollectionRepository(db).page(visitor, userId, 'game', 51, position, undefined, status),
          );
          expect(plan).not.toMatch(
            /\bsort\b|temp b-tree|seq scan|^scan|\bscan (?!using|backward using)|bitmap|hash/im,
          );
          expect(plan).toContain('tracked_items_by_change');
          if (position) expect(plan).toMatch(/\(updated_at, ?title_id\)( <|<)/);
        }
      });
    });
  },
  { shared: true },
);
