import { expect, test } from 'vitest';
import * as limits from '../limits.ts';
import { mediaTypes } from '../media/index.ts';
import * as ownLimits from '../ownLimits.ts';
import * as ownMessages from './own.ts';

test('messages contain the numbers of the limits', () => {
  expect(ownMessages.media.invalidRating).toContain(
    `0 and ${limits.ratingMaximum}, in steps of ${limits.ratingStep}`,
  );
  expect(ownMessages.profile.tooLong('Bio', ownLimits.bio)).toBe('Bio may have at most 2000 characters.');
});

test('the error message of an invalid status lists the valid ones', () => {
  const { rateTitle } = mediaTypes.movie;
  const result = rateTitle.body.safeParse({ username: 'bob', movieId: '7', rating: 0, status: 'seen' });
  expect(result.error?.issues[0]?.message).toBe('The status must be one of: watched, planned.');
});
