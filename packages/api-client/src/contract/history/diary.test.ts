import { describe, expect, test } from 'vitest';
import { getDiaryYear, listDiary } from './diary.ts';

describe('a page of a diary', () => {
  const play = { id: 'p1', state: 'finished', times: 1, is_private: false, episodes: 0 };
  const game = {
    media_type: 'game',
    title: { id: 7, name: 'Portal 2', released: 5 },
    play,
    status: 'completed',
  };
  const anime = { media_type: 'anime', title: { id: 'a1', title: 'Monster' }, play: { ...play, id: 'p2' } };
  const entriesOf = (...entries: readonly unknown[]) =>
    listDiary.response.parse({ username: 'mara', entries }).entries;

  test('has the titles as their media types define them', () => {
    const [first, second] = entriesOf(game, anime);
    expect(first).toMatchObject({
      media_type: 'game',
      title: { id: 7, name: 'Portal 2', released: null },
      status: 'completed',
    });
    expect(second).toMatchObject({ media_type: 'anime', title: { title: 'Monster' } });
    expect(second?.status).toBeUndefined();
  });

  test('does not contain entries whose title, play or media type is invalid', () => {
    const invalid = [
      { ...game, media_type: 'podcast' },
      { ...game, media_type: 'toString' },
      { ...game, title: { name: 'No id' } },
      { ...game, title: 'Portal 2' },
      { ...game, play: { id: 'p3' } },
      null,
    ];
    expect(entriesOf(...invalid, game).map(({ play }) => play.id)).toEqual(['p1']);
  });
});

test('the numbers of a year are those of its valid days and months', () => {
  const month = {
    month: '2026-11',
    count: 2,
    repeats: 0,
    average: '4.5',
    types: [{ type: 'game', count: 2 }],
  };
  const year = getDiaryYear.response.parse({
    ...{ year: '2026', total: 2, undated: 0 },
    days: [{ date: '2026-11-08', count: 2 }, { date: 8 }],
    months: [month, {}],
  });
  expect(year).toMatchObject({ year: 2026, days: [{ count: 2 }], months: [{ average: 4.5 }] });
  expect(year.first_year).toBeUndefined();
});
