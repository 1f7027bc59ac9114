import {
  type CollectionCounts,
  type CollectionTitlesPage,
  collectionSorts,
  endpointUrl,
  getCollectionCounts,
  listCollectionTitles,
} from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import {
  everything,
  found,
  type ModelQuery,
  type ModelTitle,
  modelValues,
  pairsOf,
  someQuery,
  sorted,
} from '../../../testing/app/collectionModel.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle, saveFound } from '../../../testing/database/titles.ts';

const titleCount = 36;
const cycle = <Value>(values: readonly [Value, ...Value[]], number: number): Value =>
  values[number % values.length] ?? values[0];
const { genres, platforms } = modelValues;
const releases = [null, '2001-04-09', '2011', '2011-05', '2019-12-31', '2011-05'] as const;
const statuses = ['playing', 'planned', 'completed', 'dropped', 'completed'] as const;
const ratings = [0, 4.5, 0.5, 3, 5, 3, 4] as const;
const day = 24 * 60 * 60 * 1000;

/** Fills the collection of a new user, with ties in every order; resolves to the username and the titles. */
async function fillCollection(server: MediaServer, store: Store) {
  const as = await server.signUp();
  const titles: ModelTitle[] = [];
  for (let number = 0; number < titleCount; number++) {
    const name = `Tale ${number % 12}${number % 3 === 0 ? ' of Ash' : ''}`;
    const released = cycle(releases, number);
    const ofTitle = {
      genres: number % 4 === 3 ? [] : [cycle(genres, number), cycle(genres, number + 1)],
      platforms: [cycle(platforms, number)],
    };
    const found = foundTitle({
      sourceId: `tale-${number}`,
      names: [name],
      item: {
        genres: ofTitle.genres,
        platforms: ofTitle.platforms.map((platform) => ({ platform: { name: platform } })),
        released,
      },
    });
    const [id = ''] = await saveFound(store, found);
    server.time.now += number % 5 === 0 ? 0 : 1;
    const addedAt = server.time.now;
    const status = cycle(statuses, number);
    const rating = status === 'planned' ? 0 : cycle(ratings, number);
    const rate = () =>
      server.call('POST', '/api/userGames/ratings', {
        as,
        body: { username: as, gameId: id, status, rating },
      });
    await rate();
    server.time.now += day;
    const isChanged = number % 3 === 0;
    if (isChanged) await rate();
    const changedAt = isChanged ? server.time.now : addedAt;
    server.time.now -= day;
    const details = {
      is_favourite: number % 6 === 0,
      tags: number % 5 === 0 ? ['cosy'] : number % 7 === 0 ? ['old'] : [],
    };
    await server.call('PATCH', `/api/history/game/${id}`, { as, body: details });
    const plays = playsOf(number);
    for (const play of plays) await server.call('POST', `/api/history/game/${id}/plays`, { as, body: play });
    titles.push({
      ...{ id, name: name.toLowerCase(), ...ofTitle, released, status, rating, addedAt, changedAt },
      ...{ tags: details.tags, isFavourite: details.is_favourite, isAdult: number === 17 },
      progress:
        plays.length > 0
          ? (plays.find(({ state }) => state === 'paused') ?? { progress: 100 }).progress
          : null,
      minutes:
        plays.length > 0 ? plays.reduce((sum, { progress, times }) => sum + progress * times, 0) : null,
      isDated: plays.some(({ finished }) => finished !== null),
    });
  }
  await store.db
    .updateTable('titles')
    .set({ is_adult: 1 })
    .where('title_id', '=', titles[17]?.id ?? '')
    .execute();
  return { as, titles: titles.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** Plays that do not change the status of their title: of every fourth title, a second one of every eighth. */
function playsOf(number: number) {
  const unknown = { state: 'unknown', progress: 100, times: 2, finished: number % 8 === 0 ? '2011' : null };
  if (number % 4 !== 0) return [];
  return number % 8 === 0 && statuses[number % statuses.length] === 'playing'
    ? [unknown, { state: 'paused', progress: 40, times: 1, finished: null }]
    : [unknown];
}

eachEngine(
  (engine) => {
    let server: MediaServer;
    let as: string;
    let titles: readonly ModelTitle[];
    beforeAll(async () => {
      const store = await engine.freshStore();
      server = await createMediaServer(store);
      // The titles of another user are never found.
      await fillCollection(server, store);
      ({ as, titles } = await fillCollection(server, store));
    }, 120_000);

    const get = async <Body>(url: string) => {
      const [status, body] = await server.call<Body>('GET', url, { as });
      expect(status, `${url} ${JSON.stringify(body)}`).toBe(200);
      return body;
    };

    /** All pages of a query: the ids, and the total of each page. */
    async function readPages(query: ModelQuery, limit: number) {
      const ids: string[] = [];
      const totals = new Set<number>();
      let after: string | null | undefined;
      do {
        const pairs = [...pairsOf(query), ['limit', String(limit)], ...(after ? [['after', after]] : [])];
        const page = await get<CollectionTitlesPage>(
          endpointUrl(listCollectionTitles, { query: pairs as [string, string][] }),
        );
        expect(page.titles.length).toBeLessThanOrEqual(limit);
        ids.push(...page.titles.map(({ title }) => String(title.id)));
        totals.add(page.total);
        after = page.next;
      } while (after);
      return { ids, totals: [...totals] };
    }

    test('has titles of every kind', () => {
      expect(titles).toHaveLength(titleCount);
      expect(new Set(titles.map(({ progress }) => progress))).toEqual(new Set([null, 100, 40]));
      expect(new Set(titles.map(({ minutes }) => minutes))).toEqual(new Set([null, 200, 240]));
    });

    describe.each(collectionSorts)('in the order of %s', (sort) => {
      test.each(['asc', 'desc', undefined] as const)(
        'the pages in the direction %s have every title once, as in a plain sort',
        async (direction) => {
          const query = { ...everything, sort, direction };
          for (const limit of [1, 7, 500]) {
            const { ids, totals } = await readPages(query, limit);
            expect(ids).toEqual(sorted(titles, query));
            expect(totals).toEqual([titleCount - 1]);
          }
        },
        60_000,
      );
    });

    test('any query has the titles of a plain filter and sort, without gaps or repeats between pages', async () => {
      await fc.assert(
        fc.asyncProperty(someQuery, fc.integer({ min: 1, max: 12 }), async (query, limit) => {
          const expected = sorted(titles, query);
          expect(await readPages(query, limit)).toEqual({ ids: expected, totals: [expected.length] });
        }),
        { numRuns: 60, seed: 24 },
      );
    }, 120_000);

    test('the counts of any query are those of a plain filter', async () => {
      await fc.assert(
        fc.asyncProperty(someQuery, async (query) => {
          const counts = await get<CollectionCounts>(
            endpointUrl(getCollectionCounts, { query: pairsOf(query) as [string, string][] }),
          );
          const count = (without: string, matches: (title: ModelTitle) => boolean) =>
            found(titles, query, without).filter(matches).length;
          expect(counts.total).toBe(found(titles, query).length);
          for (const { value, count: own } of counts.statuses)
            expect(own, value).toBe(count('status', ({ status }) => status === value));
          for (const { value, count: own } of counts.tags)
            expect(own, value).toBe(count('tag', ({ tags }) => tags.includes(value)));
          const facet = (name: string) => counts.facets.find((one) => one.name === name)?.values ?? [];
          expect(
            facet('genre')
              .map(({ value }) => value)
              .sort(),
          ).toEqual([...genres]);
          for (const { value, count: own } of facet('genre'))
            expect(own, value).toBe(count('genre', (title) => title.genres.includes(value)));
          for (const { value, count: own } of facet('decade'))
            expect(own, value).toBe(
              count('decade', ({ released }) => released?.slice(0, 3) === value.slice(0, 3)),
            );
          expect([counts.favourite, counts.unrated, counts.undated]).toEqual([
            count('favourite', ({ isFavourite }) => isFavourite),
            count('unrated', ({ rating }) => rating === 0),
            count('undated', ({ isDated }) => !isDated),
          ]);
        }),
        { numRuns: 60, seed: 24 },
      );
    }, 120_000);
  },
  { shared: true },
);
