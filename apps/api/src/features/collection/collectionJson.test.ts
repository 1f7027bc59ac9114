import { mediaTypes, titleStorage } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, it, test } from 'vitest';
import { queriesOf } from '../../platform/db/queryPlans.ts';
import type { Store } from '../../platform/db/Store.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { Covers } from '../../platform/titles/titleResponse.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { storedCard } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';
import { trackedResponse } from './collection.ts';
import { streamCollection, trackedJson } from './collectionJson.ts';
import { createCollectionRepository } from './createCollectionRepository.ts';

const covers: Covers = {
  coverUrl: (mediaType, { slug }) => `https://api.example/covers/${mediaType}/${slug}.svg`,
  withProxiedImages: (_titleId, json) => json,
};

const tracked = (card: object, slug = 'a-title') => ({
  ...{ title_id: '1', slug, is_adult: 0, status: 'planned', rating: 0, updated_at: 7 },
  card: JSON.stringify(card),
});

it.each(Object.values(mediaTypes).map(({ type }) => type))(
  'writes one image for each %s: its own, or a generated cover if it has none',
  (type) => {
    const item = { name: 'A "title"', title: 'A "title"' };
    const sizes = [300, 600].map((width) => ({
      ...{ url: 'https://pictures.example/a.jpg?b={"background_image":1}', width, height: width },
    }));
    const cardWithoutImage = storedCard(type, item);
    const cardWithImage = storedCard(type, item, sizes);
    const items = [tracked(cardWithImage), tracked(cardWithoutImage), tracked(cardWithImage)];
    const text = trackedJson(covers, type, items);
    const [imageField = ''] = Object.keys(titleStorage[type].imageFields(''));
    expect(text.split(`,"${imageField}":`)).toHaveLength(items.length + 1);
    expect(JSON.parse(text)).toEqual(
      items.map((item) => JSON.parse(JSON.stringify(trackedResponse(covers, type, item)))),
    );
    expect(JSON.parse(text)[0]).toMatchObject(JSON.parse(JSON.stringify(cardWithImage)));
    expect(JSON.stringify(JSON.parse(text)[1][imageField])).toContain('https://api.example/covers/');
  },
);

const count = 1300;
const titleIds = Array.from({ length: count }, (_, number) => uuidv7(1_000_000 + number));
const extra = uuidv7(9_000_000);

type Tracked = readonly { id: string; user_rating: number }[];

/** A change of a title, by its number, between two parts. */
const change = fc.record({ kind: fc.constantFrom('rate', 'remove'), number: fc.nat(count - 1) });

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
      const rows = [...titleIds, extra].map((title_id, number) => ({
        ...{
          title_id,
          media_type: 'game' as const,
          slug: `made-up-${number}`,
          title: `${number}`,
          rank: null,
        },
        ...{ item: '{"name":"x"}', card: '{"name":"x"}', created_at: 1, updated_at: 1 },
      }));
      for (let start = 0; start < rows.length; start += 500)
        await repositoriesOn(store.db).titles.save(rows.slice(start, start + 500));
    });

    const save = (userId: string, titleId: string, rating: number, updated: number) =>
      createCollectionRepository(store.db).save({
        ...{ user_id: userId, media_type: 'game', title_id: titleId, status: 'playing', rating },
        ...{ created_at: updated, updated_at: updated },
      });

    async function createCollector() {
      const name = await server.signUp();
      const userId = server.idOf(name);
      const rows = titleIds.map((title_id, number) => ({
        ...{ user_id: userId, media_type: 'game' as const, title_id, status: 'playing', rating: 4 },
        ...{ created_at: 1, updated_at: 1000 + Math.floor(number / 5) },
      }));
      for (let start = 0; start < rows.length; start += 500)
        await store.db
          .insertInto('tracked_items')
          .values(rows.slice(start, start + 500))
          .execute();
      return { name, userId, path: `/api/userGames/${userId}/games` };
    }

    const request = (name: string, path: string, method = 'GET') =>
      server.http.request(path, { method, headers: { authorization: name } });

    const stream = ({ db }: Pick<Store, 'db'>, userId: string) =>
      streamCollection(
        {
          collection: createCollectionRepository(db),
          covers,
        },
        'game',
        { ...visitor, userId },
      );

    test('a long collection has the same titles as all its pages together', async () => {
      const { name, path } = await createCollector();
      const pages: Tracked[] = [];
      for (let url: string | undefined = `${path}?limit=500`; url; ) {
        const page = await request(name, url);
        pages.push((await page.json()) as Tracked);
        url = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect(await (await request(name, path)).json()).toEqual(pages.flat());
    });

    test('a query reads at most 512 titles and runs only after the previous part has been consumed', async () => {
      const { userId } = await createCollector();
      const queries = await queriesOf(store, async (recorded) => {
        for await (const _ of stream(recorded, userId));
      });
      const cards = queries.filter(({ sql }) => sql.includes('"card"'));
      // The last query reads titles that have changed meanwhile.
      expect(cards).toHaveLength(Math.ceil(count / 512) + 1);
      for (const { parameters } of cards) expect(parameters.at(-1)).toBe(512);

      const firstQueries = await queriesOf(store, async (recorded) => {
        await stream(recorded, userId).next();
      });
      expect(firstQueries.filter(({ sql }) => sql.includes('"card"'))).toHaveLength(1);
    });

    test('a title that stays tracked is sent exactly once, whatever changes between two parts', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
          const { userId } = await createCollector();
          const removed = new Set<string>();
          let [text, now] = ['', 1_000_000];
          for await (const part of stream(store, userId)) {
            text += part;
            const { kind, number } = changes.shift() ?? {};
            const titleId = titleIds[number ?? -1];
            if (!titleId) continue;
            if (kind === 'rate') await save(userId, titleId, 1, now++);
            else {
              removed.add(titleId);
              await store.db
                .deleteFrom('tracked_items')
                .where('user_id', '=', userId)
                .where('title_id', '=', titleId)
                .execute();
            }
          }
          const ids = (JSON.parse(text) as Tracked).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(titleIds.filter((id) => !removed.has(id) && !ids.includes(id))).toEqual([]);
        }),
        { numRuns: 5 },
      );
    });

    test('titles that are changed or added meanwhile and not sent yet come last, the most recently changed first', async () => {
      const { userId } = await createCollector();
      const [unsent = '', alsoUnsent = '', sent = ''] = [titleIds[0], titleIds[1], titleIds.at(-1)];
      let text = '';
      let changedAt = 2_000_000;
      for await (const part of stream(store, userId)) {
        if (text === '')
          for (const id of [unsent, alsoUnsent, sent, extra]) await save(userId, id, 2, changedAt++);
        text += part;
      }
      const ids = (JSON.parse(text) as Tracked).map(({ id }) => id);
      expect(ids.slice(0, 2)).toEqual([titleIds.at(-1), titleIds.at(-2)]);
      expect(ids.slice(-3)).toEqual([extra, alsoUnsent, unsent]);
      expect(ids).toHaveLength(count + 1);
      expect(new Set(ids).size).toBe(count + 1);
    });

    test('a third long response of a user waits for the first two; other users are not affected', async () => {
      const [ada, bob] = [await createCollector(), await createCollector()];
      const open = async ({ name, path }: typeof ada) => {
        const reader = (await request(name, path)).body?.getReader();
        if (!reader) throw new Error('The response has no body.');
        return reader;
      };
      const [first, second, third] = [await open(ada), await open(ada), await open(ada)];
      await Promise.all([first.read(), second.read()]);
      let hasBegun = false;
      const waiting = third.read().then(() => {
        hasBegun = true;
      });
      const others = await (await request(bob.name, bob.path)).json();
      expect(others).toHaveLength(count);
      // Only the beginning of the response is requested, and it has no body that is read.
      await request(ada.name, ada.path, 'HEAD');
      expect(hasBegun).toBe(false);
      await first.cancel();
      await waiting;
      await Promise.all([second.cancel(), third.cancel()]);
      expect(await (await request(ada.name, ada.path)).json()).toHaveLength(count);
    });
  },
  { shared: true },
);
