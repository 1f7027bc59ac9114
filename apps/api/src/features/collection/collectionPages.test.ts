import { type Game, ownMessages } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../platform/crypto/uuidv7.ts';
import type { Store } from '../../platform/db/Store.ts';
import { nilId } from '../../platform/db/uuid.ts';
import { mediaServer } from '../../testing/app/mediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { planOf } from '../../testing/database/planOf.ts';
import { createTitlesRepository } from '../titles/createTitlesRepository.ts';
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
    await createTitlesRepository(db).save(rows.slice(start, start + 500));
  return rows.map(({ title_id }) => title_id);
}

/** What happens to a collection between two of its pages; `title` is one of sixty. */
const change = fc.record({
  kind: fc.constantFrom('track', 'remove'),
  title: fc.nat(59),
  /** How the clock moves on first; copies of a server may differ by a little. */
  milliseconds: fc.integer({ min: -3, max: 3 }),
});

eachEngine(
  (engine) => {
    let store: Store;
    let server: Awaited<ReturnType<typeof mediaServer>>;
    let titleIds: string[];
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await mediaServer(store);
      titleIds = await addTitles(store);
    });

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

    /** A person who tracks so many titles, five of them in each millisecond. */
    async function collector(titles: number): Promise<{ name: string; userId: string; path: string }> {
      const name = await server.signUp();
      const userId = server.idOf(name);
      const rows = Array.from({ length: titles }, (_, number) => ({
        ...{
          user_id: userId,
          media_type: 'game' as const,
          title_id: titleIds[number] ?? '',
          status: 'playing',
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

    async function get(name: string, address: string) {
      const answer = await server.http.request(address, { headers: { authorization: name } });
      const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      return { status: answer.status, items: (await answer.json()) as Game[], next };
    }

    /** All pages from an address on; between two of them `meanwhile` happens. */
    async function walk(
      name: string,
      from: string,
      meanwhile: (shown: readonly Game[]) => Promise<void> = async () => {},
    ) {
      const pages: Game[][] = [];
      for (let address: string | undefined = from; address; ) {
        const { status, items, next } = await get(name, address);
        expect(status).toBe(200);
        pages.push(items);
        address = next;
        if (address) await meanwhile(pages.flat());
      }
      return pages;
    }

    describe('pages of a collection', () => {
      it('are together the whole of it, in its order, each as long as asked for', async () => {
        const { name, path } = await collector(123);
        const whole = await get(name, path);
        expect(whole.next).toBeUndefined();
        expect(whole.items).toHaveLength(123);
        for (const size of [1, 2, 7, 50, 122, 123, 124, 500]) {
          const pages = await walk(name, `${path}?limit=${size}`);
          expect(pages.flat()).toEqual(whole.items);
          expect(pages.slice(0, -1).every(({ length }) => length === size)).toBe(true);
          expect(pages.at(-1)?.length).toBeGreaterThan(0);
        }
      });

      it('of a person who tracks nothing are one, and empty', async () => {
        const { name, path } = await collector(0);
        expect(await walk(name, `${path}?limit=10`)).toEqual([[]]);
      });

      it('have fifty titles where only a place is given', async () => {
        const { name, path } = await collector(123);
        const first = await get(name, `${path}?limit=10`);
        const after = new URL(first.next ?? '', 'http://host').searchParams.get('after');
        const second = await get(name, `${path}?after=${after}`);
        expect(second.items).toHaveLength(50);
        expect(second.next).toMatch(/\?after=[^&]+$/);
      });

      it('bring nobody else’s titles, whoever’s place is given', async () => {
        const [bob, eve] = [await collector(30), await collector(3)];
        const { next = '' } = await get(bob.name, `${bob.path}?limit=10`);
        const after = next.split('?')[1] ?? '';
        expect((await get(eve.name, `${eve.path}?${after}`)).items.length).toBeLessThanOrEqual(3);
        const refused = await server.http.request(next, { headers: { authorization: eve.name } });
        expect(refused.status).toBe(403);
      });

      it.each([
        ...['0', '-1', '501', '1000', '1e2', '2.5', '07x', '', ' 5', '٣'].map(
          (limit) => [`limit=${encodeURIComponent(limit)}`, ownMessages.collection.wrongLimit(500)] as const,
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
        ].map((after) => [`after=${encodeURIComponent(after)}`, ownMessages.collection.wrongCursor] as const),
      ])('are refused for ?%s', async (query, message) => {
        const { name, path } = await collector(0);
        const answer = await server.http.request(`${path}?${query}`, { headers: { authorization: name } });
        expect([answer.status, await answer.json()]).toEqual([400, { message, errors: [{ message }] }]);
      });

      it('may be asked for from any place there could be', async () => {
        const { name, path } = await collector(12);
        for (const after of [`0_${nilId}`, `999999999999999_${nilId.replaceAll('0', 'f')}`])
          expect((await get(name, `${path}?after=${after}`)).status).toBe(200);
      });

      it('bring no title twice and lose none that stayed as it was, whatever is added, changed and removed meanwhile', async () => {
        const between = fc.array(fc.array(change, { maxLength: 6 }), { minLength: 8, maxLength: 8 });
        await fc.assert(
          fc.asyncProperty(between, fc.integer({ min: 3, max: 9 }), async (rounds, size) => {
            const { name, userId, path } = await collector(40);
            const touched = new Set<string>();
            const removed = new Set<string>();
            const cameBack = new Set<string>();
            let now = 1007;
            let round = 0;
            const pages = await walk(name, `${path}?limit=${size}`, async () => {
              for (const { kind, title, milliseconds } of rounds[round] ?? []) {
                const slug = slugOf(title);
                touched.add(slug);
                now += milliseconds;
                if (kind === 'track') {
                  if (removed.has(slug)) cameBack.add(slug);
                  await track(userId, title, now);
                } else {
                  removed.add(slug);
                  await createCollectionRepository(store.db).remove(userId, 'game', slug, uuidv7(now));
                }
              }
              round += 1;
            });
            const shown = pages.flat().map(({ slug }) => slug ?? '');
            const once = shown.filter((slug) => !cameBack.has(slug));
            expect(new Set(once).size).toBe(once.length);
            const untouched = Array.from({ length: 40 }, (_, number) => slugOf(number)).filter(
              (slug) => !touched.has(slug),
            );
            expect(shown).toEqual(expect.arrayContaining(untouched));
          }),
          { numRuns: runs[engine.name] },
        );
      });

      it('are read along an index, without a sort and without the rest of the collection', async () => {
        const { userId } = await collector(count);
        await sql`analyze`.execute(store.db);
        const after = { changedAt: 1200, titleId: titleIds[1000] ?? '' };
        for (const place of [undefined, after]) {
          const plan = await planOf(store, (db) =>
            createCollectionRepository(db).page(userId, 'game', 51, place),
          );
          expect(plan).not.toMatch(
            /\bsort\b|temp b-tree|seq scan|^scan|\bscan (?!using|backward using)|bitmap|hash/im,
          );
          expect(plan).toContain('tracked_items_by_change');
          if (place) expect(plan).toMatch(/\(updated_at, ?title_id\)( <|<)/);
        }
      });
    });
  },
  { shared: true },
);
