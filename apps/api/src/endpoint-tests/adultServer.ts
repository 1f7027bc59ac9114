import {
  addListEntry,
  addPlay,
  catalogueTypes,
  createList,
  endpointPath,
  mediaTypes,
  setAdultTitles,
  setVisibility,
  updateHistorySettings,
} from '@gildshelf/api-client/contract';
import { expect } from 'vitest';
import { saveFoundTitles } from '../features/catalogue/titles/saveTitles.ts';
import { repositoriesOn } from '../features/repositories.ts';
import { everyTitle } from '../platform/titles/visibleTitles.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import type { Engine } from '../testing/database/eachEngine.ts';
import { foundTitle, installBuiltInTitles } from '../testing/database/titles.ts';

/** The slug of the adult titles. */
export const slug = 'velvet-midnight';
/** The public list of Ada. */
export const listSlug = 'plush';
/** A part of every name of the adult titles. */
export const hiddenName = /velvet|ビロード/i;

/** Their user. */
export const ada = { username: 'ada', email: 'ada@example.com', password: 'correct1!' };

/**
 * A server with an adult title of every catalogue, each with a play in the public collection, the public diary and a public list of Ada,
 * who sees adult titles.
 */
export async function startAdultServer(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store);
  const humanCheck = { challenge: async () => ({}), isHuman: async () => true };
  const app = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store, humanCheck });
  const found = catalogueTypes.map((mediaType) => ({
    ...foundTitle({
      sourceId: '1',
      mediaType,
      names: ['Velvet Midnight', 'ビロード'],
      item: { genres: ['Plush'], facts: { is_adult: true } },
    }),
    rank: 1,
  }));
  await saveFoundTitles(store, found, app.time.now);
  const { token, userId } = await app.member('ada');
  const seeAdultTitles = async (sees: boolean, as = token) =>
    app.call('PUT', setAdultTitles.path, { token: as, body: { adult_titles: sees } });
  const rate = (type: (typeof catalogueTypes)[number], as = token, username = 'ada', title = slug) => {
    const { rateTitle, idField, statuses } = mediaTypes[type];
    const body = { username, [idField]: title, rating: 4.5, status: statuses[0] };
    return app.call('POST', rateTitle.path, { token: as, body });
  };
  await seeAdultTitles(true);
  const list = { name: 'Plush', visibility: 'public' };
  expect((await app.call('POST', createList.path, { token, body: list })).status).toBe(200);
  for (const mediaType of catalogueTypes) {
    const entry = { media_type: mediaType, title_id: slug };
    const entriesPath = endpointPath(addListEntry, { listId: listSlug });
    expect((await app.call('POST', entriesPath, { token, body: entry })).status).toBe(200);
    expect((await rate(mediaType)).status).toBe(200);
    const path = endpointPath(addPlay, { mediaType, titleId: slug });
    const body = { state: 'unknown', finished: '2026-11' };
    expect((await app.call('POST', path, { token, body })).status).toBe(200);
  }
  await app.call('PUT', setVisibility.path, { token, body: { collection: 'public' } });
  await app.call('PATCH', updateHistorySettings.path, { token, body: { diary: 'public' } });
  const titleIds = await Promise.all(
    catalogueTypes.map(
      async (type) => (await repositoriesOn(store.db).titles.findId(everyTitle, type, slug)) ?? '',
    ),
  );
  return { ...app, store, token, userId, titleIds, seeAdultTitles, rate };
}

/** A server with adult titles. */
export type AdultServer = Awaited<ReturnType<typeof startAdultServer>>;
