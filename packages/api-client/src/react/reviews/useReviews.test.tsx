// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ReviewSort, reviewMessages } from '../../contract/index.ts';
import { fixtureReview } from '../../testing/reviews/fixtureReviews.ts';
import { useRemoveTitle } from '../collection/useRemoveTitle.ts';
import {
  fakeFetch,
  fixtureHost,
  requestLog,
  resetBrowserState,
  signIn,
  signInFixtureUser,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useOwnReview } from './useOwnReview.ts';
import { useDeleteReview, useReportReview, useReviewVote, useSaveReview } from './useReviewCommands.ts';
import { type ReviewsQuery, useReviews } from './useReviews.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const slug = 'disco-elysium';
const path = `/api/reviews/game/${slug}`;
const review = { text: 'Talk to *everyone*.', is_spoiler: false, visibility: 'public' } as const;

function renderReviews(host: typeof fetch, sort: ReviewSort = 'helpful') {
  return renderHook(
    () => ({
      reviews: useReviews('game', slug, sort),
      newest: useReviews('game', slug, 'newest'),
      own: useOwnReview('game', slug),
      save: useSaveReview('game', slug),
      remove: useDeleteReview('game', slug),
      vote: useReviewVote('game', slug),
      report: useReportReview(),
      removeTitle: useRemoveTitle('game'),
      session: useUser(),
    }),
    { wrapper: withProviders(host) },
  ).result;
}

const authors = (query: ReviewsQuery) =>
  query.state === 'ready' ? query.data?.items.map(({ author }) => author.username) : query.state;

describe('useReviews', () => {
  test('has the reviews of a title for visitors in both orders, without requests for an own review', async () => {
    const result = renderReviews(fixtureHost());
    await waitFor(() => expect(authors(result.current.reviews)).toEqual(['mira', 'tomasz', 'june_k']));
    expect(result.current.reviews).toMatchObject({ data: { total: 3 }, more: undefined });
    expect(authors(result.current.newest)).toEqual(['mira', 'tomasz', 'june_k']);
    expect(result.current.own.state).toBe('loading');
    expect(requestLog).toEqual([`GET ${path}?sort=helpful`, `GET ${path}?sort=newest`]);
  });

  test('sends the token of a signed-in user, and not after a logout', async () => {
    signIn();
    const headers: (string | null)[] = [];
    const respond = (request: RequestInit) => {
      headers.push(new Headers(request.headers).get('authorization'));
      return { body: { reviews: [], total: 0, next: null } };
    };
    const host = fakeFetch({ [`GET ${path}?sort=newest`]: respond });
    const result = renderReviews(host, 'newest');
    await waitFor(() => expect(result.current.reviews.state).toBe('ready'));
    act(() => result.current.session.logOut());
    await waitFor(() => expect(headers.length).toBeGreaterThan(1));
    const [first, ...others] = headers;
    expect(first).toMatch(/^Bearer /);
    expect(new Set(others)).toEqual(new Set([null]));
  });

  test.each([404, 405])('is null when the host responds with %i', async (status) => {
    signIn();
    const response = { status, body: {} };
    const result = renderReviews(
      fakeFetch({ [`GET ${path}?sort=newest`]: response, [`GET ${path}/own`]: response }),
      'newest',
    );
    await waitFor(() => expect(result.current.reviews).toMatchObject({ state: 'ready', data: null }));
    await waitFor(() => expect(result.current.own).toMatchObject({ state: 'ready', data: null }));
  });

  test.each([{ status: 500, body: {} }, { body: '<!doctype html>' }, { body: { reviews: {} } }])(
    'fails when the response is %j, and is requested again by reload()',
    async (response) => {
      let isFailing = true;
      const page = { body: { reviews: [fixtureReview({ username: 'ana' })], total: 1, next: null } };
      const host = fakeFetch({ [`GET ${path}?sort=newest`]: () => (isFailing ? response : page) });
      const result = renderReviews(host, 'newest');
      await waitFor(() => expect(result.current.reviews.state).toBe('failed'));
      isFailing = false;
      await act(() => result.current.reviews.reload());
      expect(authors(result.current.reviews)).toEqual(['ana']);
    },
  );

  test('loads further pages, each review once', async () => {
    const page = (next: string | null, ...names: readonly string[]) => ({
      body: { reviews: names.map((username) => fixtureReview({ username })), total: 3, next },
    });
    const host = fakeFetch({
      [`GET ${path}?sort=newest`]: page('1_a', 'ana', 'bo'),
      [`GET ${path}?sort=newest&after=1_a`]: page(null, 'bo', 'cem'),
    });
    const result = renderReviews(host, 'newest');
    await waitFor(() => expect(authors(result.current.reviews)).toEqual(['ana', 'bo']));
    act(() => result.current.reviews.more?.show());
    await waitFor(() => expect(authors(result.current.reviews)).toEqual(['ana', 'bo', 'cem']));
    expect(result.current.reviews.more).toBeUndefined();
  });
});

describe('the own review', () => {
  test('is saved, changed and deleted in all lists', async () => {
    signInFixtureUser();
    const result = renderReviews(fixtureHost());
    await waitFor(() => expect(result.current.own).toMatchObject({ data: { review: null } }));
    await act(() => result.current.save.run(review));
    expect(result.current.own).toMatchObject({ data: { review: { text: review.text, is_own: true } } });
    await waitFor(() => expect(authors(result.current.newest)).toEqual(['mara', 'mira', 'tomasz', 'june_k']));
    await waitFor(() => expect(result.current.reviews).toMatchObject({ data: { total: 4 } }));
    await act(() => result.current.save.run({ ...review, visibility: 'private' }));
    await waitFor(() => expect(result.current.reviews).toMatchObject({ data: { total: 3 } }));
    expect(result.current.own).toMatchObject({ data: { review: { visibility: 'private' } } });
    await act(() => result.current.remove.run());
    expect(result.current.own).toMatchObject({ data: { review: null } });
  });

  test('leaves the collection with its title', async () => {
    signInFixtureUser();
    const result = renderReviews(fixtureHost());
    await act(() => result.current.save.run(review));
    await waitFor(() => expect(result.current.reviews).toMatchObject({ data: { total: 4 } }));
    await act(async () => void (await result.current.removeTitle.run(slug)));
    await waitFor(() => expect(result.current.own).toMatchObject({ data: { review: null } }));
    await waitFor(() => expect(result.current.reviews).toMatchObject({ data: { total: 3 } }));
    await act(() => expect(result.current.save.run(review)).rejects.toMatchObject({ status: 409 }));
  });

  test('stays as it was when the host does not save it', async () => {
    signInFixtureUser();
    const result = renderReviews(fixtureHost());
    await act(() => result.current.save.run(review));
    await act(() => expect(result.current.save.run({ ...review, text: ' ' })).rejects.toBeInstanceOf(Error));
    expect(result.current.own).toMatchObject({ data: { review: { text: review.text } } });
  });

  test('is not requested while no one is signed in, and rejected without a request', async () => {
    const result = renderReviews(fixtureHost());
    await waitFor(() => expect(result.current.reviews.state).toBe('ready'));
    requestLog.length = 0;
    await act(() => expect(result.current.save.run(review)).rejects.toBeInstanceOf(Error));
    expect(requestLog).toEqual([]);
  });
});

describe('useReviewVote', () => {
  test('changes the number of votes in every list with the response, without another request', async () => {
    signInFixtureUser();
    const result = renderReviews(fixtureHost());
    await waitFor(() => expect(result.current.reviews.state).toBe('ready'));
    await waitFor(() => expect(result.current.newest.state).toBe('ready'));
    requestLog.length = 0;
    await act(() => result.current.vote.run({ reviewId: 'review-tomasz', isHelpful: true }));
    const votes = (query: ReviewsQuery) =>
      query.state === 'ready' && query.data?.items.map((item) => [item.helpful_count, item.is_helpful]);
    const expected = [
      [14, false],
      [4, true],
      [0, false],
    ];
    expect(votes(result.current.reviews)).toEqual(expected);
    expect(votes(result.current.newest)).toEqual(expected);
    await act(() => result.current.vote.run({ reviewId: 'review-tomasz', isHelpful: false }));
    expect(votes(result.current.reviews)).toEqual([
      [14, false],
      [3, false],
      [0, false],
    ]);
    expect(requestLog).toEqual([
      'PUT /api/review-votes/review-tomasz',
      'DELETE /api/review-votes/review-tomasz',
    ]);
  });

  test('rejects a vote for the own review', async () => {
    signInFixtureUser();
    const result = renderReviews(fixtureHost());
    const own = await act(() => result.current.save.run(review));
    await act(() =>
      expect(result.current.vote.run({ reviewId: own?.id ?? '', isHelpful: true })).rejects.toMatchObject({
        message: reviewMessages.ownReview,
      }),
    );
  });
});

test('useReportReview resolves to the message of the host', async () => {
  signInFixtureUser();
  const result = renderReviews(fixtureHost());
  const message = await act(() => result.current.report.run({ reviewId: 'review-mira', reason: 'Spam.' }));
  expect(message).toBe(reviewMessages.reported);
});
