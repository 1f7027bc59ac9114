import { describe, expect, test } from 'vitest';
import { FileProblem } from '../../../files/FileProblem.ts';
import type { JsonObject } from '../../../parse/jsonFields.ts';
import { fileOf, rowCount } from '../../samples.ts';
import { trakt } from './readTrakt.ts';

type Files = Readonly<Record<string, readonly unknown[]>>;

const filesOf = (files: Files) =>
  Object.entries(files).map(([name, rows]) => fileOf(`${name}.json`, JSON.stringify(rows)));
const read = (files: Files) => trakt.read(filesOf(files), {});
const movie = { title: 'Heat', year: 1995, ids: { trakt: 789, slug: 'heat-1995', tmdb: 949 } };
const show = { title: 'Severance', year: 2022, ids: { trakt: 154997, tvdb: 371980 } };
const event = (fields: JsonObject) => ({ action: 'watch', type: 'movie', movie, ...fields });
const day = (number: number) => `2024-01-0${number}T20:00:00.000Z`;
const instant = (number: number) => `2024-01-0${number}T20:00:00Z`;
const episodeEvent = (id: number, season: number, number: number, watched_at: string) => ({
  ...{ id, watched_at, action: 'watch', type: 'episode', episode: { season, number }, show },
});
const unknown = '1970-01-01T00:00:00.000Z';

describe('rows about films', () => {
  test('plays that only the number of plays contains have no date', () => {
    const { titles } = read({
      'watched-history': [event({ id: 1, watched_at: day(2) })],
      'watched-movies': [{ plays: 4, last_watched_at: day(2), movie }],
    });
    expect(titles[0]?.plays).toMatchObject([
      { key: 'history/1', finished: instant(2), times: 1 },
      { key: 'movie/789/undated', finished: null, times: 3 },
    ]);
  });

  test('ids of events above 2^53 are different', () => {
    const ids = ['9007199254740992', '9007199254740993'];
    const rows = ids.map((id) => JSON.stringify(event({ watched_at: day(1) })).replace('{', `{"id":${id},`));
    const { titles } = trakt.read([fileOf('watched-history.json', `[${rows.join(',')}]`)], {});
    expect(titles[0]?.plays.map(({ key }) => key)).toEqual(ids.map((id) => `history/${id}`));
  });

  test('an event without an id is known by its title and instant', () => {
    const rows = [
      event({ watched_at: day(1) }),
      event({ watched_at: day(1) }),
      event({ watched_at: day(2) }),
    ];
    const content = read({ 'watched-history': rows });
    expect(content.titles[0]?.plays.map(({ finished }) => finished)).toEqual([instant(1), instant(2)]);
    expect(content.leftOut.map(({ reason }) => reason)).toEqual(['repeated']);
  });

  test('the last of several ratings is used, whatever the order of the pages is', () => {
    const rating = (number: number) => ({ rating: number, rated_at: day(number), type: 'movie', movie });
    const { titles } = read({
      ...{
        'ratings-movies-10': [rating(8)],
        'ratings-movies-2': [rating(9)],
        'ratings-movies-1': [rating(3)],
      },
    });
    expect(titles).toMatchObject([
      { rating: { raw: '9', stars: 4.5 }, rated: instant(9), remarks: ['several-ratings'] },
    ]);
    expect(titles[0]?.places.map(({ file }) => file)).toEqual([
      ...['ratings-movies-1.json', 'ratings-movies-2.json', 'ratings-movies-10.json'],
    ]);
  });

  test('a film that is only interrupted is confirmed by the user', () => {
    const { titles } = read({ 'watched-playback': [{ id: 5, progress: 12.3, paused_at: day(1), movie }] });
    expect(titles[0]?.status).toMatchObject({ word: 'playback', suggestion: null, isSure: false });
    expect(titles[0]?.plays).toMatchObject([{ state: 'ongoing', progress: 12, started: null }]);
  });

  test('replies and comments about lists are left out, likes of comments are not read', () => {
    const comment = (id: number, parent: number, text: string) => ({
      ...{ type: 'movie', movie, comment: { id, comment: text, parent_id: parent, spoiler: false } },
    });
    const content = read({
      'comments-movies': [comment(1, 0, 'Good.'), comment(2, 1, 'Yes.'), comment(3, 0, ' ')],
      'comments-lists': [{ type: 'list', list: { name: 'Best', ids: { trakt: 1 } }, comment: { id: 4 } }],
      'likes-comments': [{ liked_at: day(1), ...comment(9, 0, 'Of another user.') }],
    });
    expect(content.titles[0]?.reviews.map(({ text }) => text)).toEqual(['Good.']);
    expect(content.titles[0]?.status).toMatchObject({ word: 'commented', isSure: false });
    expect(content.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
      ['not-a-title', 'Best'],
      ['reply', 'Heat'],
      ['blank', 'Heat'],
    ]);
    expect(rowCount(content)).toBe(4);
  });

  test('private notes are a note', () => {
    const notes = [
      { type: 'movie', movie, note: { id: 1, notes: 'With Ida.', privacy: 'private' } },
      { type: 'movie', movie, id: 2, note: 'Again?' },
    ];
    expect(read({ 'notes-movies': notes }).titles[0]).toMatchObject({
      ...{ note: 'With Ida.\n\nAgain?', status: null },
    });
  });

  test('malformed rows are left out', () => {
    const rows = [
      event({ id: 1, watched_at: day(1) }),
      ...[null, 'text', { id: 2, watched_at: day(1), movie: { ids: {} } }],
      { id: 3, watched_at: day(1), type: 'episode', show },
      { id: 4, watched_at: day(1), type: 'episode', episode: { season: 1, number: null }, show },
    ];
    const content = read({ 'watched-history': rows });
    expect(content.titles).toHaveLength(1);
    expect(content.leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
      [2, 'malformed', null],
      [3, 'malformed', null],
      [4, 'malformed', null],
      [5, 'malformed', 'Severance'],
      [6, 'malformed', 'Severance'],
    ]);
  });

  test('a file that ends early is malformed', () => {
    const [file] = filesOf({ 'watched-history': [event({ id: 1, watched_at: day(1) })] });
    const cut = { name: 'watched-history.json', bytes: file?.bytes.subarray(0, -3) ?? new Uint8Array() };
    expect(() => trakt.read([cut], {})).toThrow(FileProblem);
  });
});

describe('rows about shows', () => {
  test('an episode that was watched again is in a second play', () => {
    const { titles } = read({
      'watched-history': [
        ...[episodeEvent(4, 1, 1, day(4)), episodeEvent(2, 1, 2, day(2)), episodeEvent(1, 1, 1, day(1))],
        episodeEvent(3, 0, 1, day(3)),
      ],
    });
    expect(titles[0]?.plays).toMatchObject([
      {
        ...{ key: 'show/154997/episodes', started: instant(1), finished: null, progress: 2 },
        episodes: [
          { season: 0, number: 1, watched: instant(3) },
          { season: 1, number: 1, watched: instant(1) },
          { season: 1, number: 2, watched: instant(2) },
        ],
      },
      {
        ...{ key: 'show/154997/episodes/2', started: instant(4), progress: 1 },
        episodes: [{ season: 1, number: 1, watched: instant(4) }],
      },
    ]);
  });

  test('the start is not known if an episode has no date', () => {
    const rows = [episodeEvent(1, 1, 1, unknown), episodeEvent(2, 1, 2, day(2))];
    const { titles } = read({ 'watched-history': rows });
    expect(titles[0]?.plays).toMatchObject([
      { started: null, progress: 2, episodes: [{ number: 2, watched: instant(2) }] },
    ]);
    expect(titles[0]?.extras.undatedEpisodes).toEqual([{ season: 1, number: 1 }]);
  });

  test('episodes that the history lacks are those of the watched shows', () => {
    const seasons = [
      { number: 1, episodes: [1, 2].map((number) => ({ number, plays: 1, last_watched_at: day(number) })) },
    ];
    const { titles } = read({
      'watched-history': [episodeEvent(1, 1, 1, day(1))],
      'watched-shows': [{ plays: 2, last_watched_at: day(2), show, seasons }],
    });
    expect(titles[0]?.plays).toMatchObject([
      { progress: 2, episodes: [{ watched: instant(1) }, { watched: instant(2) }] },
    ]);
  });

  test('ratings of episodes are in the play, those of seasons among the extras', () => {
    const episode = (number: number, rating: number) => ({
      ...{ rating, rated_at: day(1), type: 'episode', episode: { season: 1, number }, show },
    });
    const content = read({
      'ratings-episodes': [episode(1, 8), episode(2, 7)],
      'ratings-seasons': [{ rating: 9, rated_at: day(2), type: 'season', season: { number: 1 }, show }],
    });
    expect(content.titles).toMatchObject([
      {
        ...{ rating: null, status: { word: 'rated episodes', suggestion: 'watching', isSure: false } },
        plays: [
          {
            episodes: [
              { number: 1, rating: { stars: 4 } },
              { number: 2, rating: { stars: 3.5 } },
            ],
          },
        ],
        extras: { parts: [{ rating: 9, season: { number: 1 } }] },
      },
    ]);
    expect(rowCount(content)).toBe(3);
  });

  test('only titles that are hidden from the progress are dropped', () => {
    const hidden = [{ hidden_at: day(1), type: 'show', show }];
    expect(read({ 'hidden-progress-watched': hidden }).titles[0]?.status?.suggestion).toBe('dropped');
    for (const name of ['hidden-progress-watched-reset', 'hidden-calendar', 'hidden-recommendations'])
      expect(read({ [name]: hidden }).titles).toEqual([]);
    const season = [{ hidden_at: day(1), type: 'season', season: { number: 1 }, show }];
    expect(read({ 'hidden-progress-watched': season }).titles[0]?.status).toBeNull();
  });
});

describe('lists', () => {
  const item = (rank: number, fields: JsonObject) => ({ rank, id: rank, listed_at: day(rank), ...fields });

  test('a list of the user named watchlist is no watchlist', () => {
    const content = read({ 'lists-list-5-my-watchlist': [item(1, { type: 'movie', movie })] });
    expect(content.titles[0]?.status).toBeNull();
    expect(content.lists).toMatchObject([{ key: '5', name: 'my-watchlist' }]);
  });

  test('entries of all pages are in the order of their ranks, and episodes are entries of their show', () => {
    const list = { name: 'Both', privacy: 'public', item_count: 3, ids: { trakt: 5, slug: 'both' } };
    const episode = { type: 'episode', episode: { season: 1, number: 1 }, show };
    const { lists } = read({
      'lists-list-5-both-2': [item(3, { type: 'show', show })],
      'lists-list-5-both-1': [item(2, episode), item(1, { type: 'movie', movie, notes: 'soup' })],
      'lists-lists': [list],
      'lists-collaborations': [{ ...list, ids: { trakt: 6 } }],
    });
    expect(lists).toEqual([
      {
        ...{ key: '5', name: 'Both', description: '', isRanked: false, isPublic: true },
        entries: [
          { titleKey: 'movie/789', note: 'soup', added: instant(1) },
          { titleKey: 'show/154997', note: null, added: instant(2) },
        ],
      },
    ]);
  });

  test('a list of several pages has its name without the number of the page', () => {
    const { lists } = read({
      'lists-list-5-top-10-1': [item(1, { type: 'movie', movie })],
      'lists-list-5-top-10-2': [item(2, { type: 'show', show })],
    });
    expect(lists).toMatchObject([{ name: 'top-10', entries: [{}, {}] }]);
  });

  test('the parts of older backups are in folders', () => {
    const content = read({
      'lists/watchlist': [item(1, { type: 'show', show })],
      'watched/history-1': [event({ id: 1, watched_at: day(1) })],
      'collection/movies': [{ collected_at: day(1), movie }],
    });
    expect(content.titles.map(({ status }) => status?.word)).toEqual(['watched', 'watchlist']);
    expect(rowCount(content)).toBe(2);
  });
});
