import { expect, test } from 'vitest';
import { dateRemarks, entryPlays, type TitleEntry } from './entryPlays.ts';

const entry: TitleEntry = {
  key: 'anime:1',
  meaning: 'finished',
  started: null,
  finished: null,
  progress: null,
  repeats: 0,
};
const plays = (fields: Partial<TitleEntry>) =>
  entryPlays({ ...entry, ...fields }).map(({ key, state, started, finished, times, progress, isRepeat }) => ({
    key: key.slice('anime:1/'.length),
    state,
    started,
    finished,
    times,
    progress,
    isRepeat,
  }));
const play = { started: null, finished: null, times: 1, progress: null, isRepeat: null };

test('a finished title without dates is one play that counts its repeats', () => {
  expect(plays({})).toEqual([{ ...play, key: 'main', state: 'finished', isRepeat: false }]);
  expect(plays({ repeats: 25, progress: 13 })).toEqual([
    { ...play, key: 'main', state: 'finished', times: 26, progress: 13 },
  ]);
});

test('repeats beside a play with dates are one play without dates', () => {
  expect(plays({ started: '2012-03', finished: '2012', repeats: 2 })).toEqual([
    { ...play, key: 'main', state: 'finished', started: '2012-03', finished: '2012' },
    { ...play, key: 'others', state: 'finished', times: 2 },
  ]);
});

test('a title that is repeated has a finished play and an ongoing one with its own progress', () => {
  expect(plays({ meaning: 'repeating', progress: 24, repeatProgress: 7 })).toEqual([
    { ...play, key: 'main', state: 'finished', progress: 24, isRepeat: false },
    { ...play, key: 'repeat', state: 'ongoing', progress: 7, isRepeat: true },
  ]);
});

test.each([
  ['in-progress', 'ongoing'],
  ['paused', 'paused'],
  ['dropped', 'stopped'],
  ['played', 'unknown'],
] as const)('a title that is %s has one play: %s', (meaning, state) => {
  expect(plays({ meaning, progress: 4 })).toEqual([{ ...play, key: 'main', state, progress: 4 }]);
});

test('a planned title and one without a status have a play only with progress or a date', () => {
  for (const meaning of ['planned', 'unknown'] as const) {
    expect(plays({ meaning, progress: 0 })).toEqual([]);
    expect(plays({ meaning, progress: 5 })).toEqual([
      { ...play, key: 'main', state: 'unknown', progress: 5 },
    ]);
    expect(plays({ meaning, started: '2020' })).toEqual([
      { ...play, key: 'main', state: 'unknown', started: '2020' },
    ]);
  }
});

test('a play with an end is not open', () => {
  expect(plays({ meaning: 'in-progress', finished: '2020' })).toMatchObject([{ state: 'unknown' }]);
  expect(plays({ meaning: 'dropped', finished: '2020' })).toMatchObject([{ state: 'stopped' }]);
});

test('remarks that a play was finished before it was started', () => {
  const remarks = (started: string | null, finished: string | null) =>
    dateRemarks(entryPlays({ ...entry, started, finished }));
  expect(remarks('2017-01-02', '2016-12-31')).toEqual(['finished-before-start']);
  expect(remarks('2017-01-02', '2017')).toEqual([]);
  expect(remarks('2017-01-02', null)).toEqual([]);
});
