import {
  endpointUrl,
  getOwnReview,
  type NewReview,
  type Review,
  saveReview,
} from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { addRating, createUser, expect, titles } from '../rating/ratingTest.ts';

export { expect, openSignedIn, test } from '../rating/ratingTest.ts';

const { slug } = titles.game;
const params = { mediaType: 'game', titleId: slug };

/** The title whose reviews are tested. */
export const { path } = titles.game;

/** The parts of the reviews on a title page. */
const reviewsOf = (page: Page) => ({
  section: page.getByRole('region', { name: 'Reviews' }),
  articles: page.getByRole('article'),
  by: ({ username }: TestUser) => page.getByRole('article', { name: `Review by ${username}` }),
  dialog: page.getByRole('dialog'),
});

/** Scrolls to the end of the page, where the reviews are loaded, and waits for them. */
export async function scrollToReviews(page: Page) {
  const reviews = reviewsOf(page);
  await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(reviews.section).toBeVisible();
  return reviews;
}

/** Adds the title to the collection of a user, and a review through the API. */
export async function addReview(
  server: RunningServer,
  user: TestUser,
  { text, ...fields }: Pick<NewReview, 'text'> & Partial<NewReview>,
): Promise<void> {
  await addRating(server, user, 'game');
  const response = await fetch(`${server.url}${endpointUrl(saveReview, { params })}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, is_spoiler: false, visibility: 'public', ...fields }),
  });
  expect(response.status).toBe(200);
}

/** A new user who has written a review. */
export async function createReviewer(server: RunningServer, review: Parameters<typeof addReview>[2]) {
  const author = await createUser(server);
  await addReview(server, author, review);
  return author;
}

/** The stored review of a user. */
export async function fetchOwnReview(server: RunningServer, { token }: TestUser): Promise<Review | null> {
  const { status, body } = await sendRequest(server.url, endpointUrl(getOwnReview, { params }), { token });
  expect(status).toBe(200);
  return getOwnReview.response.parse(JSON.parse(body)).review;
}
