import { describe, expect, test } from 'vitest';
import { mediaTypeNames, mediaTypes } from '../media/index.ts';
import { book } from '../testing/book.ts';
import {
  effectOfStatus,
  isOpen,
  isPlayState,
  type PlayState,
  playStates,
  type StatusEffect,
  statusAfterPlay,
} from './playState.ts';

const statusesOf = (type: (typeof mediaTypeNames)[number]): readonly string[] => mediaTypes[type].statuses;

test('a play is open while it is in progress or paused', () => {
  expect(playStates.filter(isOpen)).toEqual(['ongoing', 'paused']);
});

test('rejects other states', () => {
  for (const value of ['planned', 'Finished', '', null, 0]) expect(isPlayState(value)).toBe(false);
});

describe('effectOfStatus', () => {
  const effects: Readonly<Record<string, StatusEffect>> = {
    planned: {},
    playing: { openPlays: 'ongoing' },
    watching: { openPlays: 'ongoing' },
    reading: { openPlays: 'ongoing' },
    completed: { openPlays: 'finished' },
    watched: { openPlays: 'finished' },
    dropped: { openPlays: 'stopped' },
    paused: { openPlays: 'paused' },
    're-watching': { addsRepeat: true },
    're-reading': { addsRepeat: true },
  };

  test.each(mediaTypeNames.flatMap((type) => statusesOf(type).map((status) => [type, status] as const)))(
    'has the effect of %s → %s on the plays',
    (_, status) => {
      expect(effectOfStatus(status)).toEqual(effects[status]);
    },
  );

  test('has no effect for a status of another host', () => {
    for (const status of ['', 'Owned', 'rewatched']) expect(effectOfStatus(status)).toEqual({});
  });
});

describe('statusAfterPlay', () => {
  const after = (
    type: (typeof mediaTypeNames)[number],
    status: string | undefined,
    state: PlayState,
    hasOtherOpenPlays = false,
  ) => statusAfterPlay(statusesOf(type), { status, hasOtherOpenPlays }, state);

  /** The first status of each media type that means the same. */
  const inProgress = {
    game: 'playing',
    anime: 'watching',
    show: 'watching',
    manga: 'reading',
    movie: 'planned',
  };
  const finished = {
    ...{ game: 'completed', anime: 'completed', show: 'completed', manga: 'completed', movie: 'watched' },
  };
  const types = Object.keys(inProgress) as (keyof typeof inProgress)[];

  test.each(types)('%s: a title that was not tracked gets the status nearest to the play', (type) => {
    const has = (status: string) => statusesOf(type).includes(status);
    expect(playStates.map((state) => after(type, undefined, state))).toEqual([
      inProgress[type],
      finished[type],
      has('dropped') ? 'dropped' : 'planned',
      has('paused') ? 'paused' : inProgress[type],
      'planned',
    ]);
  });

  test.each(types)('%s: a finished play finishes a title that is planned, paused or in progress', (type) => {
    const unfinished = statusesOf(type).filter((status) => status !== finished[type] && status !== 'dropped');
    expect(unfinished).toContain('planned');
    for (const status of unfinished) {
      expect(after(type, status, 'finished')).toBe(finished[type]);
      expect(after(type, status, 'finished', true)).toBe(status);
    }
  });

  test.each(types)('%s: an ongoing play moves only a planned title', (type) => {
    for (const status of statusesOf(type)) {
      const expected = status === 'planned' ? inProgress[type] : status;
      expect(after(type, status, 'ongoing')).toBe(expected);
      expect(after(type, status, 'ongoing', true)).toBe(expected);
    }
  });

  test.each(types)('%s: other states change no status, and a finished or dropped title stays so', (type) => {
    for (const status of statusesOf(type))
      for (const state of ['stopped', 'paused', 'unknown'] as const)
        expect(after(type, status, state)).toBe(status);
    for (const status of [finished[type], 'dropped'])
      for (const state of playStates) expect(after(type, status, state)).toBe(status);
  });

  test.each(types)('%s: the result is a status of the media type', (type) => {
    for (const status of [undefined, ...statusesOf(type)])
      for (const state of playStates)
        for (const hasOtherOpenPlays of [true, false])
          expect(statusesOf(type)).toContain(after(type, status, state, hasOtherOpenPlays));
  });

  test('a status of another host is unchanged, and a media type without a finished status stays planned', () => {
    expect(after('game', 'Owned', 'finished')).toBe('Owned');
    expect(statusAfterPlay(book.statuses, { status: undefined, hasOtherOpenPlays: false }, 'finished')).toBe(
      'planned',
    );
  });
});
