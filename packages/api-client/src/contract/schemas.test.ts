import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getProfile } from './account/profile.ts';
import { catalogues, mediaTypes } from './media/index.ts';
import { id, listOf, nullIfInvalid, optionalNumber, optionalText, text, wholeNumber } from './schemas.ts';

describe('primitive values', () => {
  test('a lone surrogate is replaced by U+FFFD, a pair is unchanged', () => {
    expect(optionalText.parse('\ud83c a \udfae \u{1f3ae} \u2028')).toBe('\ufffd a \ufffd \u{1f3ae} \u2028');
    expect(text.safeParse(7).success).toBe(false);
  });

  test('an id is a string or a number and is parsed to a string', () => {
    expect([id.parse('u1'), id.parse(7), id.parse(0)]).toEqual(['u1', '7', '0']);
    for (const value of ['', null, undefined, {}, Number.NaN])
      expect(id.safeParse(value).success).toBe(false);
  });

  test.each([
    [4.5, 4.5],
    ['4.5', 4.5],
    [' -3 ', -3],
    ['', null],
    ['many', null],
    ['1e999', null],
    ['0x10', null],
    [Number.NaN, null],
    [true, null],
    [[], null],
    [null, null],
    [undefined, undefined],
  ])('%j is parsed to the number %j', (value, expected) => {
    expect(optionalNumber.parse(value)).toBe(expected);
  });

  test('a rank is a whole number', () => {
    expect([wholeNumber.parse(1), wholeNumber.parse('12')]).toEqual([1, 12]);
    for (const value of [1.5, '1.5', 'first', null]) expect(wholeNumber.safeParse(value).success).toBe(false);
  });

  test('an optional text or object of another type is parsed to null', () => {
    for (const value of [7, {}, [], true]) expect(optionalText.parse(value)).toBeNull();
    for (const value of [7, 'x', [], { url: 7 }])
      expect(nullIfInvalid(z.object({ url: z.string() })).parse(value)).toBeNull();
  });

  test('a list leaves out invalid entries', () => {
    expect(listOf(z.string()).parse(['a', 7, null, 'b'])).toEqual(['a', 'b']);
  });
});

describe('a top list', () => {
  const { listTopTitles, toTopEntry } = catalogues.game;

  test('is parsed entry by entry, with ranks and ids as numbers or text; an invalid rank is replaced by the position', () => {
    const body = [
      { rank: 1, game: { id: 7, name: 'Portal 2' }, votes: 12 },
      { rank: '2', game: { id: 'u8', name: 'Doom', metacritic: 91 } },
      { rank: 3, anime: { id: 9 } },
      { rank: 'best', game: { id: 10 } },
      null,
      { rank: 4, game: { name: 'no id' } },
    ];
    const entries = listTopTitles.response.parse(body).map(toTopEntry);
    expect(entries.map(({ rank, item }) => [rank, item.id, item.name])).toEqual([
      [1, 7, 'Portal 2'],
      [2, 'u8', 'Doom'],
      [3, 10, undefined],
    ]);
    expect(entries[1]?.item).not.toHaveProperty('metacritic');
  });

  test.each([{ data: [] }, {}, null, 'x', { message: 'no' }, undefined])('rejects %j', (body) => {
    expect(listTopTitles.response.safeParse(body).success).toBe(false);
  });
});

describe('a collection', () => {
  const { listTrackedTitles } = mediaTypes.game;

  test('is parsed with ratings as text, legacy statuses and unknown fields', () => {
    const body = [
      { id: 7, name: 'Portal 2', user_status: 'Currently Playing', user_rating: '4.5', added_at: 'today' },
      { id: 8, user_status: 'plan to play', user_rating: null },
      { id: 9, user_rating: 9 },
      { user_status: 'playing' },
      'x',
    ];
    expect(listTrackedTitles.response.parse(body)).toEqual([
      { id: 7, name: 'Portal 2', user_status: 'playing', user_rating: 4.5 },
      { id: 8, user_status: 'planned', user_rating: null },
      { id: 9, user_rating: 5 },
    ]);
  });

  test('keeps unknown statuses as lowercase text', () => {
    const body = ['Backlog', 'constructor', 7, {}].map((user_status, index) => ({
      id: index,
      user_status,
    }));
    expect(listTrackedTitles.response.parse(body).map(({ user_status }) => user_status)).toEqual([
      'backlog',
      'constructor',
      null,
      null,
    ]);
  });

  test('is rejected when it is not an array', () => {
    expect(listTrackedTitles.response.safeParse({ games: [] }).success).toBe(false);
  });
});

describe('one title of a collection', () => {
  const { response } = mediaTypes.anime.getTrackedTitle;

  test.each([
    [null],
    [{}],
    [{ user_status: null }],
    [{ id: 7, title: 'Monster', user_status: null, user_rating: null }],
  ])('%j is an untracked title', (body) => {
    const parsed = response.parse(body);
    expect(parsed?.user_status ?? null).toBeNull();
  });

  test('may consist of status and rating only', () => {
    expect(response.parse({ user_status: 'Plan to Watch', user_rating: '0' })).toEqual({
      user_status: 'planned',
      user_rating: 0,
    });
  });

  test('may be complete', () => {
    expect(
      response.parse({ id: 7, title: 'Monster', user_status: 'paused', user_rating: 3.5 }),
    ).toMatchObject({
      id: 7,
      user_status: 'paused',
      user_rating: 3.5,
    });
  });
});

test('search results leave out invalid entries', () => {
  const { response } = catalogues.anime.searchTitles;
  expect(response.parse([{ id: 1, title: 'Monster' }, { title: 'no id' }, 7]).map(({ id }) => id)).toEqual([
    1,
  ]);
});

test('an invalid or empty profile field is null', () => {
  expect(getProfile.response.parse({ display_name: 'Bob', bio: null, website: 7, role: 'admin' })).toEqual({
    display_name: 'Bob',
    bio: null,
    website: null,
  });
});
