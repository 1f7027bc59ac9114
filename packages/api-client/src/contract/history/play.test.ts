import { describe, expect, test } from 'vitest';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import { defaultPlay, newPlay, type PlayFields, play, playChange, playError } from './play.ts';
import { playStates } from './playState.ts';

const now = Date.UTC(2026, 10, 20, 12);

/** The messages of an invalid new play. */
const errorsOf = (fields: object) => newPlay.safeParse(fields).error?.issues.map(({ message }) => message);

describe('a new play', () => {
  test('needs only a state, one of the five', () => {
    for (const state of playStates) expect(newPlay.parse({ state })).toEqual({ state });
    expect(errorsOf({})).toEqual([messages.unknownState]);
    expect(errorsOf({ state: 'completed' })).toEqual([messages.unknownState]);
  });

  test('accepts all fields, and null for what is not known', () => {
    const fields: PlayFields = {
      ...{ state: 'finished', started: '2026', finished: '2026-11-08', is_repeat: true, times: 1 },
      ...{ progress: 0, rating: 0.5, platform: 'PC', note: 'Short.', is_private: true },
    };
    expect(newPlay.parse(fields)).toEqual(fields);
    expect(newPlay.parse({ ...defaultPlay, state: 'unknown' })).toEqual({ ...defaultPlay, state: 'unknown' });
  });

  test('rejects unknown fields', () => {
    expect(newPlay.safeParse({ state: 'ongoing', user_id: 'u1' }).success).toBe(false);
    expect(playChange.safeParse({ id: 'p1' }).success).toBe(false);
  });

  const { playTimes, progress, platform, note } = ownLimits;
  test.each([
    ['started', '2021-02-30', messages.invalidDate],
    ['finished', '17/05/2021', messages.invalidDate],
    ['times', 0, messages.invalidTimes],
    ['times', 1.5, messages.invalidTimes],
    ['times', '2', messages.invalidTimes],
    ['times', playTimes + 1, messages.invalidTimes],
    ['progress', -1, messages.invalidProgress],
    ['progress', 0.5, messages.invalidProgress],
    ['progress', 1e9, messages.invalidProgress],
    ['rating', 0, messages.invalidRating],
    ['rating', 4.25, messages.invalidRating],
    ['rating', 5.5, messages.invalidRating],
    ['rating', Number.NaN, messages.invalidRating],
    ['platform', 'x'.repeat(platform + 1), messages.longPlatform],
    ['note', 'x'.repeat(note + 1), messages.longNote],
  ])('%s: %j is rejected with a message', (name, value, message) => {
    expect(errorsOf({ state: 'ongoing', [name]: value })).toEqual([message]);
    expect(playChange.safeParse({ [name]: value }).error?.issues).toMatchObject([{ message, path: [name] }]);
  });

  test.each([
    ['times', playTimes],
    ['progress', progress],
    ['rating', 5],
    ['platform', '🎮'.repeat(platform / 2)],
    ['note', 'x'.repeat(note)],
  ])('%s: the largest value is accepted', (name, value) => {
    expect(errorsOf({ state: 'ongoing', [name]: value })).toBeUndefined();
  });
});

describe('playError', () => {
  const error = (
    state: PlayFields['state'],
    started: PlayFields['started'],
    finished: PlayFields['finished'] = null,
  ) => playError({ state, started, finished }, now);

  test('has no objection to partial dates that may be in order', () => {
    expect(error('unknown', null)).toBeUndefined();
    expect(error('ongoing', '2026-11-20')).toBeUndefined();
    expect(error('finished', '2021-05-17', '2021-05-17')).toBeUndefined();
    expect(error('finished', '2021-12', '2021')).toBeUndefined();
    expect(error('finished', '2024-02-29', '2024-02')).toBeUndefined();
    expect(error('stopped', null, '2016')).toBeUndefined();
    expect(error('unknown', '2016', '2017')).toBeUndefined();
    expect(error('finished', '2021-05-18', '2021-05-17T20:30:00Z')).toBeUndefined();
  });

  test('reports a date in the future at its field', () => {
    expect(error('ongoing', '2027')).toEqual({ field: 'started', message: messages.futureDate });
    expect(error('finished', '2026', '2026-12')).toEqual({ field: 'finished', message: messages.futureDate });
    expect(error('finished', '9999', '9999')).toMatchObject({ field: 'started' });
  });

  test('reports an end before the start at the end', () => {
    const endBeforeStart = { field: 'finished', message: messages.endBeforeStart };
    expect(error('finished', '2021-05-18', '2021-05-17')).toEqual(endBeforeStart);
    expect(error('stopped', '2022', '2021-12-31')).toEqual(endBeforeStart);
    expect(error('unknown', '2024-03-01', '2024-02')).toEqual(endBeforeStart);
  });

  test('reports the end of a play that has not ended', () => {
    for (const state of ['ongoing', 'paused'] as const)
      expect(error(state, '2021', '2021')).toEqual({ field: 'finished', message: messages.endOfOpenPlay });
  });
});

describe('a play in a response', () => {
  const minimal = { id: 'p1', state: 'finished', times: 1, is_private: false, episodes: 0 };

  test('has null for values that are missing or invalid', () => {
    const invalid = { started: '2021-02-30', finished: 7, is_repeat: 'yes', progress: {}, rating: 'good' };
    expect(play.parse({ ...minimal, ...invalid, platform: 3, note: [] })).toEqual({
      ...minimal,
      ...{ started: null, finished: null, is_repeat: null, progress: null, rating: null },
      ...{ platform: null, note: null },
    });
  });

  test('has the state unknown for one that a later host may add', () => {
    expect(play.parse({ ...minimal, state: 'mastered' }).state).toBe('unknown');
  });

  test('is invalid without an id or a number of times', () => {
    for (const name of ['id', 'times'])
      expect(play.safeParse({ ...minimal, [name]: undefined }).success).toBe(false);
  });
});
