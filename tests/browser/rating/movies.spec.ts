import { mediaTypes } from '@gildshelf/api-client/contract';
import { addRating, expect, fetchRatings, formOf, openDashboard, test, titles } from './ratingTest.ts';

const { path, name } = titles.movie;

test('a movie that was rated through the API opens from the collection and the search, and its page changes the rating', async ({
  page,
  server,
  user,
}) => {
  await addRating(server, user, 'movie', { status: 'watched', rating: 4.5 });
  await openDashboard(page, server, user);
  await page.getByRole('radio', { name: mediaTypes.movie.pluralLabel }).check();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(server.url + path);
  const { status, stars, submit, toast } = formOf(page);
  await expect(status).toHaveValue('watched');
  await expect(stars).toHaveAttribute('aria-valuenow', '4.5');
  await stars.press('End');
  await submit.click();
  await expect(toast).toBeVisible();
  expect(await fetchRatings(server, user, 'movie')).toEqual([['the-godfather', 'watched', 5]]);

  await page.goto(`${server.url}/search?query=godfather`);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('href', path);
});
