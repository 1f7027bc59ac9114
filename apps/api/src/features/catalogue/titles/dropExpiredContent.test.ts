import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createContentRefresh } from '../sync/createContentRefresh.ts';
import { dropExpiredContent } from './dropExpiredContent.ts';
import { saveTopList } from './rankTitles.ts';
import { saveFoundTitles } from './saveTitles.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const poster = { url: 'https://image.tmdb.org/t/p/w342/a.jpg', width: 342, height: 513 };

/** A movie or a TV series of TMDB with all its content. */
const tmdbTitle = (mediaType: 'movie' | 'show', id: string, title = `Movie ${id}`) =>
  foundTitle({
    ...{ mediaType, source: 'tmdb', sourceId: id, names: [title, `Film ${id}`], year: 1999 },
    ids: { tmdb_id: id, imdb_id: `tt000000${id}` },
    item: {
      title,
      released: '1999-03-31',
      runtime: 136,
      genres: ['Action'],
      facts: { description: 'A text.' },
    },
    pictures: [poster],
  });

const tmdbMovie = (id: string, title?: string) => tmdbTitle('movie', id, title);

async function readMovies({ db }: Store, mediaType: 'movie' | 'show' = 'movie') {
  const rows = await db
    .selectFrom('titles')
    .selectAll()
    .where('media_type', '=', mediaType)
    .orderBy('slug')
    .execute();
  const sources = await db.selectFrom('title_sources').selectAll().execute();
  return rows.map(({ item, card, title_id, ...row }) => ({
    ...row,
    titleId: title_id,
    item: JSON.parse(item),
    card: JSON.parse(card),
    sources: sources.filter((source) => source.title_id === title_id),
  }));
}

function refreshOf(
  store: Store,
  time: { now: number },
  details: (id: string, mediaType: string) => unknown,
  types = ['movie'],
) {
  const requests: string[] = [];
  const providerOf = (mediaType: string) => ({
    ...{ name: 'tmdb', mediaType, top: undefined, search: undefined },
    details: async (id: string) => {
      requests.push(id);
      return details(id, mediaType);
    },
  });
  const clock = () => time.now;
  const refresh = createContentRefresh({
    ...{ store, clock, log },
    providersOf: (type) => (types.includes(type) ? [providerOf(type) as never] : []),
    save: (found) => saveFoundTitles(store, found, clock()),
  });
  return { ...refresh, requests };
}

eachEngine((engine) => {
  it('a movie known only from TMDB loses its content after 180 days, but neither its id, slug, name nor year', async () => {
    const store = await engine.freshStore();
    await saveFoundTitles(store, [tmdbMovie('1')], start);
    expect(await dropExpiredContent(store, start + 180 * day)).toBe(0);
    const [before] = await readMovies(store);
    expect(before?.item).toMatchObject({ runtime: 136, poster_image: poster.url });

    const { searchTitles } = repositoriesOn(store.db);
    const version = await searchTitles.version();
    expect(await dropExpiredContent(store, start + 180 * day + 1)).toBe(1);
    const names = (await searchTitles.changedSince(version)).get('movie')?.map((movie) => movie.names);
    expect(names).toEqual([[['movie', '1']]]);
    const [after] = await readMovies(store);
    expect(after).toMatchObject({ titleId: before?.titleId, slug: before?.slug, title: 'Movie 1' });
    expect(after?.item).toEqual({
      title: 'Movie 1',
      type: 'movie',
      facts: {
        year: 1999,
        ids: { tmdb_id: '1', imdb_id: 'tt0000001' },
        by: {
          title: { source: 'tmdb', at: 0 },
          type: { source: 'tmdb', at: 0 },
          year: { source: 'tmdb', at: 0 },
        },
      },
    });
    expect(JSON.stringify([after?.card, after?.sources])).not.toMatch(
      /tmdb\.org|Action|1999-03-31|A text|Film 1/,
    );
    expect(after?.sources).toMatchObject([{ source: 'tmdb', source_id: '1' }]);
    expect(await dropExpiredContent(store, start + 400 * day)).toBe(0);
  });

  it('a movie that another source has, too, shows the values of that source', async () => {
    const store = await engine.freshStore();
    await saveFoundTitles(store, [tmdbMovie('1', 'The Matrix')], start);
    const imported = foundTitle({
      ...{ mediaType: 'movie', source: 'import', sourceId: 'tt0000001', names: ['Matrix'], year: 1999 },
      ids: { imdb_id: 'tt0000001' },
      item: { title: 'Matrix', runtime: 137 },
    });
    await saveFoundTitles(store, [imported], start - 100 * day);
    expect((await readMovies(store))[0]).toMatchObject({ title: 'The Matrix', item: { runtime: 136 } });
    await dropExpiredContent(store, start + 181 * day);
    const [movie, ...others] = await readMovies(store);
    expect(others).toEqual([]);
    expect(movie).toMatchObject({ slug: 'the-matrix', title: 'Matrix', item: { runtime: 137 } });
    expect(movie?.item.poster_image).toBeUndefined();
  });

  it('a tracked movie stays tracked, and a later response of TMDB fills the same title', async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const { time } = server;
    await saveFoundTitles(store, [tmdbMovie('999001', 'Zzyzx Road Film')], time.now);
    const movie = (await readMovies(store)).find(({ slug }) => slug === 'zzyzx-road-film');
    const owner = await server.signUp();
    const rated = { username: owner, movieId: movie?.titleId, rating: 4, status: 'watched' };
    expect((await server.call('POST', '/api/userMovies/ratings', { as: owner, body: rated }))[0]).toBe(200);
    await dropExpiredContent(store, time.now + 181 * day);
    const tracked = await server.call('GET', `/api/userMovies/${server.idOf(owner)}/movies`, { as: owner });
    expect(JSON.stringify(tracked)).toContain('Zzyzx Road Film');
    expect(JSON.stringify(tracked)).not.toContain('tmdb.org');
    await saveFoundTitles(store, [tmdbMovie('999001', 'Zzyzx Road Film')], time.now + 182 * day);
    const refreshed = (await readMovies(store)).filter(({ title }) => title === 'Zzyzx Road Film');
    expect(refreshed).toMatchObject([{ titleId: movie?.titleId, item: { runtime: 136 } }]);
  });

  it('drops the order of a top list of TMDB with the content, and no other content', async () => {
    const store = await engine.freshStore();
    const game = foundTitle({ sourceId: '7', names: ['A Game'] });
    await saveFoundTitles(store, [game], start);
    const movies = Array.from({ length: 30 }, (_, index) => ({
      ...tmdbMovie(`${index + 1}`),
      rank: index + 1,
    }));
    await saveTopList(store, 'movie', 'tmdb', movies, start);
    expect(await dropExpiredContent(store, start + 181 * day)).toBe(30);
    expect([...(await repositoriesOn(store.db).titles.ranks('movie'))]).toEqual([]);
    const rows = await store.db
      .selectFrom('title_sources')
      .selectAll()
      .where('source', '=', 'rawg')
      .execute();
    expect(rows).toMatchObject([{ fetched_at: start }]);
  });

  it('refreshes content that is older than 150 days, and drops that of movies which TMDB has removed', async () => {
    const store = await engine.freshStore();
    const time = { now: start };
    const movies = Array.from({ length: 60 }, (_, index) => tmdbMovie(`${index + 1}`));
    await saveFoundTitles(store, movies, start);
    const { refreshOldContent, requests } = refreshOf(store, time, (id) =>
      id === '7' ? undefined : { ...tmdbMovie(id), item: { title: `Movie ${id}`, runtime: 90 } },
    );
    time.now = start + 150 * day;
    await refreshOldContent();
    expect(requests).toEqual([]);
    time.now += 1;
    await refreshOldContent();
    expect(requests.map(Number).sort((a, b) => a - b)).toEqual(movies.map((_, index) => index + 1));
    expect(await dropExpiredContent(store, time.now + 179 * day)).toBe(0);
    const runtimes = (await readMovies(store)).map(({ slug, item }) => [slug, item.runtime]);
    expect(new Set(runtimes.filter(([slug]) => slug !== 'movie-7').map(([, runtime]) => runtime))).toEqual(
      new Set([90]),
    );
    expect(runtimes).toContainEqual(['movie-7', undefined]);
  });

  it('drops and refreshes TV series as movies, each title by the calls of its media type', async () => {
    const store = await engine.freshStore();
    const time = { now: start };
    const both = (id: string) => [tmdbTitle('movie', id), tmdbTitle('show', id, `Show ${id}`)];
    await saveFoundTitles(store, [...both('1'), ...both('2')], start);
    time.now = start + 151 * day;
    const onlyMovies = refreshOf(store, time, tmdbMovie);
    await onlyMovies.refreshOldContent();
    expect(onlyMovies.requests.sort()).toEqual(['1', '2']);
    time.now += 60 * 60 * 1000;
    // TMDB has removed the second series.
    const calls: string[] = [];
    const { refreshOldContent } = refreshOf(
      store,
      time,
      (id, type) => {
        calls.push(`${type} ${id}`);
        return id === '2'
          ? undefined
          : { ...tmdbTitle('show', id, 'Show 1'), item: { title: 'Show 1', runtime: 50 } };
      },
      ['movie', 'show'],
    );
    await refreshOldContent();
    expect(calls.sort()).toEqual(['show 1', 'show 2']);
    const shows = await readMovies(store, 'show');
    expect(shows.map(({ item }) => [item.title, item.runtime, item.released])).toEqual([
      ['Show 1', 50, undefined],
      ['Show 2', undefined, undefined],
    ]);
    expect((await readMovies(store)).map(({ item }) => item.runtime)).toEqual([136, 136]);

    // The ranks and the content of a series are dropped, those of a movie that was fetched later stay.
    const ranked = (type: 'movie' | 'show', at: number) =>
      saveTopList(store, type, 'tmdb', [{ ...tmdbTitle(type, '1'), rank: 1 }], at);
    await ranked('show', time.now);
    await ranked('movie', time.now + day);
    const { titles, topLists } = repositoriesOn(store.db);
    const versions = () => Promise.all([topLists.version('movie'), topLists.version('show')]);
    const before = await versions();
    expect(await dropExpiredContent(store, time.now + 180 * day + 1)).toBe(2);
    expect([...(await titles.ranks('show'))]).toEqual([]);
    expect([...(await titles.ranks('movie'))]).toHaveLength(1);
    const after = await versions();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
    expect((await readMovies(store, 'show'))[0]?.item).toMatchObject({
      ...{ title: 'Movie 1', type: 'show' },
      facts: { year: 1999, ids: { tmdb_id: '1' } },
    });
  });

  it('passes a movie that cannot be read, ends a run after five failures, and leaves the content until it is too old', async () => {
    const store = await engine.freshStore();
    const time = { now: start };
    await saveFoundTitles(
      store,
      Array.from({ length: 40 }, (_, index) => tmdbMovie(`${index + 1}`)),
      start,
    );
    let isDown = true;
    const { refreshOldContent, requests } = refreshOf(store, time, (id) => {
      if (isDown || id === '3') throw new Error('The response is malformed.');
      return tmdbMovie(id);
    });
    time.now = start + 151 * day;
    await refreshOldContent();
    expect(requests).toHaveLength(5);
    expect(await dropExpiredContent(store, time.now)).toBe(0);
    isDown = false;
    // Another server, or this one, has started a run less than 50 minutes ago.
    await refreshOldContent();
    expect(requests).toHaveLength(5);
    time.now += 60 * 60 * 1000;
    await refreshOldContent();
    expect(requests).toHaveLength(5 + 40);
    expect(await dropExpiredContent(store, start + 181 * day)).toBe(1);
  });
});
