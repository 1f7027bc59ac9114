import { describe, expect, test } from 'vitest';
import { serverReviewsQuery } from '../media/define/serverQueries.ts';
import { reviews as messages } from '../messages/reviews.ts';
import * as ownLimits from '../ownLimits.ts';
import { getOwnReview, listReviews, newReview, reviewReport } from './reviews.ts';

const given = { text: 'Good.', is_spoiler: false, visibility: 'public' };
const review = {
  ...{ ...given, id: 'r1', rating: '4.5', helpful_count: 2, is_helpful: true, is_own: false },
  ...{ created_at: '2026-11-03T18:00:00.000Z', updated_at: '2026-11-03T18:00:00.000Z' },
  author: { username: 'ana' },
};

describe('a review to save', () => {
  const errorsOf = (change: object) =>
    newReview.safeParse({ ...given, ...change }).error?.issues.map(({ message }) => message);

  test.each(['Good.', ' *a* ', '👍', 'x'.repeat(ownLimits.review), '\u202eא'])('accepts a text', (text) => {
    expect(errorsOf({ text })).toBeUndefined();
  });

  test.each(['', ' \n', '\u200b\u2060', 'x'.repeat(ownLimits.review + 1), null, 7])(
    'rejects a text that is empty, too long or no text',
    (text) => {
      expect(errorsOf({ text })).toEqual([messages.invalidText]);
    },
  );

  test('is public or private and has no other fields', () => {
    expect(errorsOf({ visibility: 'private' })).toBeUndefined();
    expect(errorsOf({ visibility: 'friends' })).toEqual([messages.invalidVisibility]);
    expect(errorsOf({ is_spoiler: 1 })).toHaveLength(1);
    expect(errorsOf({ rating: 5 })).toHaveLength(1);
  });
});

test('a report needs a reason', () => {
  const isValid = (reason: unknown) => reviewReport.safeParse({ reason }).success;
  expect(['Spam.', 'x'.repeat(ownLimits.reportReason)].every(isValid)).toBe(true);
  expect(['', ' ', 'x'.repeat(ownLimits.reportReason + 1), undefined].some(isValid)).toBe(false);
});

test('a page does not contain reviews that are invalid', () => {
  const invalid = [
    null,
    { ...review, visibility: 'friends' },
    { ...review, author: {} },
    { ...review, text: 7 },
    { ...review, helpful_count: 'many' },
  ];
  const page = listReviews.response.parse({ reviews: [...invalid, review], total: '1', next: 7 });
  expect(page).toMatchObject({ reviews: [{ id: 'r1', rating: 4.5 }], total: 1, next: null });
  expect(page.reviews).toHaveLength(1);
});

test('an own review that is invalid fails, and a missing one is null', () => {
  const isValid = (body: unknown) => getOwnReview.response.safeParse(body).success;
  expect([{ review }, { review: null }].every(isValid)).toBe(true);
  expect([{}, { review: {} }, null].some(isValid)).toBe(false);
});

describe('the query of a page on our server', () => {
  const id = '01a1f8bd-b143-7745-ba54-ef6ba879ae63';

  test.each([
    {},
    { sort: 'newest', limit: '1' },
    { sort: 'helpful', limit: '50' },
    { after: `1_${id}` },
    { sort: 'newest', after: `1_${id}` },
    { sort: 'helpful', after: `3_1_${id}` },
  ])('accepts %j', (query) => {
    expect(serverReviewsQuery.safeParse(query).success).toBe(true);
  });

  test.each([
    { sort: 'oldest' },
    { sort: '' },
    { limit: '51' },
    { limit: '0' },
    { after: id },
    { after: `3_1_${id}` },
    { sort: 'helpful', after: `1_${id}` },
    { sort: 'helpful', after: `-3_1_${id}` },
  ])('rejects %j', (query) => {
    expect(serverReviewsQuery.safeParse(query).success).toBe(false);
  });
});
