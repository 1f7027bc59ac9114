import { historyMessages, type Play } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { changeOf, draftOf, errorsOf, fieldOfMessage } from './playDraft.ts';

const play: Play = {
  id: 'play',
  started: '2026-11-05T21:30:00Z',
  finished: null,
  state: 'ongoing',
  is_repeat: null,
  times: 1,
  progress: 540,
  rating: null,
  platform: 'PC',
  note: null,
  is_private: false,
  episodes: 2,
};

test('a draft of a play has no change', () => {
  expect(changeOf(draftOf(play), draftOf(play))).toEqual({});
});

test('only changed fields are sent, and an instant stays as it is', () => {
  const draft = { ...draftOf(play), platform: null, state: 'finished' } as const;
  expect(changeOf(draft, draftOf(play))).toEqual({ state: 'finished', platform: null });
});

test('a new play is finished and has no date', () => {
  expect(draftOf(undefined)).toMatchObject({
    state: 'finished',
    started: null,
    finished: null,
    rating: null,
  });
});

test('a contradiction is shown at its field', () => {
  const now = Date.UTC(2026, 10, 20);
  expect(errorsOf({ ...draftOf(play), finished: '2026' }, now)).toEqual({
    finished: historyMessages.endOfOpenPlay,
  });
  expect(errorsOf({ ...draftOf(play), started: '2027' }, now)).toEqual({
    started: historyMessages.futureDate,
  });
  expect(errorsOf(draftOf(play), now)).toEqual({});
});

test('an error message of the server belongs to its field', () => {
  const draft = draftOf(play);
  expect(fieldOfMessage(historyMessages.longNote, draft)).toBe('note');
  expect(fieldOfMessage(historyMessages.futureDate, draft)).toBe('started');
  expect(fieldOfMessage(historyMessages.futureDate, { ...draft, finished: '2026' })).toBe('finished');
  expect(fieldOfMessage(historyMessages.tooManyPlays, draft)).toBeUndefined();
});
