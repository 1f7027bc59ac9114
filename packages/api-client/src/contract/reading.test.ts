import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogues, mediaTypes } from './media/index.ts';
import { getProfile } from './profile.ts';
import { id, listOf, optionalNumber, optionalPart, optionalText, text, wholeNumber } from './reading.ts';

describe('small things from any host', () => {
  test('half a character in a text is read as U+FFFD, whole ones stay', () => {
    expect(optionalText.parse('\ud83c a \udfae \u{1f3ae} \u2028')).toBe('\ufffd a \ufffd \u{1f3ae} \u2028');
    expect(text.safeParse(7).success).toBe(false);
  });

  test('an id is text or a number, and is read as text', () => {
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
  ])('%j is read as the number %j', (value, read) => {
    expect(optionalNumber.parse(value)).toBe(read);
  });

  test('a rank is a whole number', () => {
    expect([wholeNumber.parse(1), wholeNumber.parse('12')]).toEqual([1, 12]);
    for (const value of [1.5, '1.5', 'first', null]) expect(wholeNumber.safeParse(value).success).toBe(false);
  });

  test('what should be text or an object and is not is nothing', () => {
    for (const value of [7, {}, [], true]) expect(optionalText.parse(value)).toBeNull();
    for (const value of [7, 'x', [], { url: 7 }])
      expect(optionalPart(z.object({ url: z.string() })).parse(value)).toBeNull();
  });

  test('an entry that cannot be read is left out of its list', () => {
    expect(listOf(z.string()).parse(['a', 7, null, 'b'])).toEqual(['a', 'b']);
  });
});

describe('a top list', () => {
  const { topEndpoint, readTopEntry } = catalogues.game;

  test('is read entry by entry, with ranks and ids as numbers or text; a rank that cannot be read is that of the place', () => {
    const answer = [
      { rank: 1, game: { id: 7, name: 'Portal 2' }, votes: 12 },
      { rank: '2', game: { id: 'u8', name: 'Doom', metacritic: 91 } },
      { rank: 3, anime: { id: 9 } },
      { rank: 'best', game: { id: 10 } },
      null,
      { rank: 4, game: { name: 'no id' } },
    ];
    const entries = topEndpoint.response.parse(answer).map(readTopEntry);
    expect(entries.map(({ rank, item }) => [rank, item.id, item.name])).toEqual([
      [1, 7, 'Portal 2'],
      [2, 'u8', 'Doom'],
      [3, 10, undefined],
    ]);
    expect(entries[1]?.item).not.toHaveProperty('metacritic');
  });

  test.each([{ data: [] }, {}, null, 'x', { message: 'no' }, undefined])('%j is no top list', (answer) => {
    expect(topEndpoint.response.safeParse(answer).success).toBe(false);
  });
});

describe('a collection', () => {
  const { listEndpoint } = mediaTypes.game;

  test('is read with ratings as text, legacy statuses and unknown fields', () => {
    const answer = [
      { id: 7, name: 'Portal 2', user_status: 'Currently Playing', user_rating: '4.5', added_at: 'today' },
      { id: 8, user_status: 'plan to play', user_rating: null },
      { id: 9, user_rating: 9 },
      { user_status: 'playing' },
      'x',
    ];
    expect(listEndpoint.response.parse(answer)).toEqual([
      { id: 7, name: 'Portal 2', user_status: 'playing', user_rating: 4.5 },
      { id: 8, user_status: 'planned', user_rating: null },
      { id: 9, user_rating: 5 },
    ]);
  });

  test('may hold statuses of another time or place, which stay words', () => {
    const answer = ['Backlog', 'constructor', 7, {}].map((user_status, index) => ({
      id: index,
      user_status,
    }));
    expect(listEndpoint.response.parse(answer).map(({ user_status }) => user_status)).toEqual([
      'backlog',
      'constructor',
      null,
      null,
    ]);
  });

  test('that is not an array cannot be read', () => {
    expect(listEndpoint.response.safeParse({ games: [] }).success).toBe(false);
  });
});

describe('one title of a collection', () => {
  const { response } = mediaTypes.anime.getEndpoint;

  test.each([
    [null],
    [{}],
    [{ user_status: null }],
    [{ id: 7, title: 'Monster', user_status: null, user_rating: null }],
  ])('%j is a title that is not tracked', (answer) => {
    const read = response.parse(answer);
    expect(read?.user_status ?? null).toBeNull();
  });

  test('may come as its tracking alone', () => {
    expect(response.parse({ user_status: 'Plan to Watch', user_rating: '0' })).toEqual({
      user_status: 'planned',
      user_rating: 0,
    });
  });

  test('may come whole', () => {
    expect(
      response.parse({ id: 7, title: 'Monster', user_status: 'paused', user_rating: 3.5 }),
    ).toMatchObject({
      id: 7,
      user_status: 'paused',
      user_rating: 3.5,
    });
  });
});

test('search results that cannot be read cost only themselves', () => {
  const { response } = catalogues.anime.searchEndpoint;
  expect(response.parse([{ id: 1, title: 'Monster' }, { title: 'no id' }, 7]).map(({ id }) => id)).toEqual([
    1,
  ]);
});

test('a profile has null where nothing was said', () => {
  expect(getProfile.response.parse({ display_name: 'Bob', bio: null, website: 7, role: 'admin' })).toEqual({
    display_name: 'Bob',
    bio: null,
    website: null,
  });
});
