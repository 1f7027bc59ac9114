import { expect, test } from 'vitest';
import { history as messages } from '../messages/history.ts';
import { updatePlayEpisodes } from './playEpisodes.ts';

const episode = { season: 0, number: 1, watched: null, rating: null };

test('an episode needs the whole numbers of its season and of itself', () => {
  const errorsOf = (change: object) =>
    updatePlayEpisodes.body
      .safeParse({ episodes: [{ ...episode, ...change }] })
      .error?.issues.map(({ message }) => message);
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ number: 1e9 })).toEqual([messages.invalidEpisode]);
  expect(errorsOf({ season: -1 })).toEqual([messages.invalidEpisode]);
  expect(errorsOf({ number: 1.5 })).toEqual([messages.invalidEpisode]);
  expect(errorsOf({ watched: '2024-02-30' })).toEqual([messages.invalidDate]);
  expect(errorsOf({ rating: 6 })).toEqual([messages.invalidRating]);
});

test('an invalid episode is reported by its position', () => {
  const { error } = updatePlayEpisodes.body.safeParse({
    episodes: [episode, { ...episode, rating: 6 }, null],
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['episodes.1.rating', messages.invalidRating],
    ['episodes.2', expect.any(String)],
  ]);
  expect(updatePlayEpisodes.body.safeParse({ episodes: {} }).success).toBe(false);
  expect(updatePlayEpisodes.body.parse({ episodes: [episode] })).toEqual({ episodes: [episode] });
});
