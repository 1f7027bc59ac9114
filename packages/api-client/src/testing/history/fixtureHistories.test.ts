import { expect, test } from 'vitest';
import { createApiClient } from '../../client/index.ts';
import {
  addPlay,
  getDiaryYear,
  getPublicDiaryYear,
  getTitleHistory,
  listDiary,
  listPlayEpisodes,
  listPlays,
  listPublicDiary,
  listTags,
  mediaTypes,
  newPlay,
  playError,
  removePlay,
  restoreTitle,
  updateHistorySettings,
  updatePlay,
  updatePlayEpisodes,
  updateTitleHistory,
} from '../../contract/index.ts';
import { createFixtureFetch } from '../createFixtureFetch.ts';
import { fixtureToken, fixtureUser } from '../fixtureToken.ts';
import { fixtureHistories } from './fixtureHistories.ts';

const createClient = () =>
  createApiClient({ host: '', fetch: createFixtureFetch(), getToken: () => fixtureToken() });

const disco = { mediaType: 'game', titleId: 'disco-elysium' };
const frieren = { mediaType: 'anime', titleId: 'frieren-beyond-journeys-end' };
const untracked = { mediaType: 'game', titleId: 'baldurs-gate-3' };
const allHistories = Object.values(fixtureHistories).flatMap((histories) => Object.values(histories));
const allPlays = allHistories.flatMap(({ plays = [] }) => plays);

test('every play of the fixtures is valid in a request', () => {
  for (const { recordedEpisodes: _, ...play } of allPlays) {
    expect(newPlay.safeParse(play)).toMatchObject({ success: true });
    expect(playError({ started: null, finished: null, ...play }, Date.UTC(2026, 10, 20, 12))).toBeUndefined();
  }
});

test('the diary contains the plays of every title, the newest first, by pages', async () => {
  const client = createClient();
  const all = await client.call(listDiary, {});
  expect(all.entries).toHaveLength(allPlays.length);
  const page = await client.call(listDiary, { query: { limit: '3' } });
  const rest = await client.call(listDiary, { query: { limit: '50', after: String(page.next) } });
  expect([...page.entries, ...rest.entries]).toEqual(all.entries);
  expect(rest.next).toBeNull();

  const november = await client.call(listDiary, { query: { month: '2026-11', type: 'game' } });
  expect(november.entries.map(({ title }) => title.slug)).toEqual([
    'disco-elysium',
    'elden-ring',
    'portal-2',
    'hades-2018',
  ]);
  const undated = await client.call(listDiary, { query: { month: 'undated' } });
  expect(undated.entries.map(({ title }) => title.slug)).toEqual(['disco-elysium', 'one-piece']);
});

test('a year has the numbers of its days and months', async () => {
  const year = await createClient().call(getDiaryYear, { params: { year: '2026' } });
  expect(year).toMatchObject({ first_year: 1997, undated: 2, total: 10 });
  expect(year.days).toContainEqual({ date: '2026-11-08', count: 2 });
  expect(year.months.at(-1)).toMatchObject({
    ...{ month: '2026-11', count: 5, repeats: 3 },
    types: [
      { type: 'anime', count: 1 },
      { type: 'game', count: 4 },
    ],
  });
});

test('a public diary has neither private plays and titles nor notes, and a private one is not found', async () => {
  const client = createClient();
  const params = { username: fixtureUser.username };
  await expect(client.call(listPublicDiary, { params })).rejects.toMatchObject({ status: 404 });
  await client.call(updateHistorySettings, { body: { diary: 'public' } });
  const { entries } = await client.call(listPublicDiary, { params });
  expect(entries).toHaveLength(allPlays.length - 2);
  expect(entries.some(({ play }) => play.is_private || play.note)).toBe(false);
  const year = await client.call(getPublicDiaryYear, { params: { ...params, year: '2026' } });
  expect(year.total).toBe(8);
});

test('a title has its plays, those in progress first, and those that are not tracked have none', async () => {
  const client = createClient();
  const history = await client.call(getTitleHistory, { params: disco });
  expect(history.plays.map(({ state, finished, times }) => [state, finished, times])).toEqual([
    ['ongoing', null, 1],
    ['finished', '2023-03-26', 1],
    ['finished', '2021', 1],
    ['finished', null, 3],
  ]);
  expect(history).toMatchObject({ is_favourite: true, tags: ['detective', 'replay every year'] });
  const page = await client.call(listPlays, { params: disco, query: { after: '3' } });
  expect(page.plays).toEqual(history.plays.slice(3));
  expect(await client.call(getTitleHistory, { params: untracked })).toMatchObject({ plays: [], tags: [] });
});

test('details are changed for tracked titles only', async () => {
  const client = createClient();
  const change = { note: '', tags: ['rpg'], is_private: true };
  expect(await client.call(updateTitleHistory, { params: disco, body: change })).toMatchObject({
    ...{ is_favourite: true, is_private: true, note: null, tags: ['rpg'] },
  });
  const { tags } = await client.call(listTags, {});
  expect(tags.map(({ name }) => name)).toEqual(['fantasy', 'open world', 'rpg', 'with friends']);
  const rejected = client.call(updateTitleHistory, { params: untracked, body: change });
  await expect(rejected).rejects.toMatchObject({ status: 409 });
});

test('a play moves the status up, and a status changes the open play', async () => {
  const client = createClient();
  const added = await client.call(addPlay, { params: untracked, body: { state: 'ongoing' } });
  expect(added).toMatchObject({ status: 'playing', rating: 0 });
  const { id: playId } = added.play;
  expect(
    await client.call(updatePlay, { params: { playId }, body: { state: 'finished', finished: '2026' } }),
  ).toMatchObject({ status: 'completed', play: { finished: '2026' } });
  const invalid = client.call(updatePlay, { params: { playId }, body: { finished: '2027' } });
  await expect(invalid).rejects.toMatchObject({ status: 400 });

  await client.call(mediaTypes.game.rateTitle, {
    body: { username: 'mara', gameId: 'disco-elysium', rating: 5, status: 'completed' },
  });
  const { plays } = await client.call(getTitleHistory, { params: disco });
  expect(plays.filter(({ state }) => state === 'finished')).toHaveLength(4);

  await client.call(removePlay, { params: { playId } });
  const gone = client.call(updatePlay, { params: { playId }, body: {} });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test('episodes with a date or a rating are saved, those without both are removed', async () => {
  const client = createClient();
  const { plays } = await client.call(getTitleHistory, { params: frieren });
  const params = { playId: plays[0]?.id ?? '' };
  expect((await client.call(listPlayEpisodes, { params })).episodes).toHaveLength(2);
  const { episodes } = await client.call(updatePlayEpisodes, {
    params,
    body: {
      episodes: [
        { season: 1, number: 17, watched: null, rating: null },
        { season: 1, number: 3, watched: '2026', rating: null },
      ],
    },
  });
  expect(episodes.map(({ number }) => number)).toEqual([3, 18]);
});

test('a removed title is restored with its status and its plays', async () => {
  const client = createClient();
  const params = { userId: fixtureUser.userId, titleId: disco.titleId };
  await client.call(mediaTypes.game.removeTitle, { params });
  expect(await client.call(getTitleHistory, { params: disco })).toMatchObject({ plays: [] });
  expect(await client.call(restoreTitle, { params: disco })).toEqual({ status: 'playing', rating: 4.5 });
  expect((await client.call(getTitleHistory, { params: disco })).plays).toHaveLength(4);
  await expect(client.call(restoreTitle, { params: untracked })).rejects.toMatchObject({ status: 404 });
});
